"""Settings, Updates: this version, a downloaded newer one, a check now, and the setting for automatic checks.

An update is installed only when the program is closed; on Windows it can be closed for that, and started again.
"""

from __future__ import annotations

from app.updates.service import Standing, fetch_newer, installs_itself, standing
from app.updates.source import is_managed, is_rehearsal, read_release
from app.updates.state import ReadyUpdate
from app.version import VERSION
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class UpdatesGroup(SettingsGroup):
    """A card above the setting."""

    found: ReadyUpdate | None = None

    def add_cards_above(self) -> None:
        """Add the card."""
        card = self.add_card()
        card.body.addWidget(
            WrappedLabel(translate("Update", "This is version {version}.", version=VERSION), "")
        )
        self.state = WrappedLabel()
        card.body.addWidget(self.state)
        self.check = button(translate("Update", "Check now"), self._check, icon="sync")
        self.whats_new = button(translate("Update", "What's new"), self._show_whats_new, icon="info")
        self.install = button(
            translate("Update", "Install and restart"),
            self.settings_actions.update_asked.emit,
            icon="download",
        )
        card.body.addWidget(button_row(self.check, self.whats_new, self.install))
        self.message = WrappedLabel()
        card.body.addWidget(self.message)

    def refresh(self) -> None:
        """Show whether a newer version is downloaded."""
        folder = self.settings_actions.folder
        known = standing(folder) if folder is not None else Standing()
        self.found = known.ready
        if read_release() is not None:
            self.state.show_message(*standing_text(known))
        elif is_managed():
            self.state.show_message(
                translate(
                    "Update",
                    "Counterfoil was installed for all users of this computer. Ask the person who installed it to install updates.",
                )
            )
        elif is_rehearsal():
            self.state.show_message(
                translate(
                    "Update",
                    "This trial version never finds updates. Install a released version.",
                ),
                "amber",
            )
        else:
            self.state.show_message(
                translate(
                    "Update", "This copy was not installed by an installer, so it does not check for updates."
                )
            )
        self.check.setEnabled(read_release() is not None and not self._checking)
        self.whats_new.setVisible(self.found is not None)
        self.install.setVisible(self.found is not None and installs_itself())

    _checking = False

    def _check(self) -> None:
        runtime = self.settings_actions.runtime
        if runtime is None:
            return
        self._checking = True
        self.message.show_message(translate("Update", "Checking for updates…"))
        self.check.setEnabled(False)
        self.settings_actions.context.bridge.submit(
            lambda: fetch_newer(runtime.folder, runtime.cancel, by_person=True),
            done=self._checked, failed=self._failed, owner=self, worker="background",
        )  # fmt: skip

    def _checked(self, found: ReadyUpdate | None) -> None:
        self._checking = False
        self.message.show_message(
            "" if found is not None else translate("Update", "This is the latest version."), "green"
        )
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self._checking = False
        self.message.show_message(texts.error(error.code, error.params).whole, "amber")
        self.refresh()

    def _show_whats_new(self) -> None:
        if self.found is not None:
            self.settings_actions.whats_new_asked.emit(self.found)


def standing_text(known: Standing) -> tuple[str, str]:
    """What is known of newer versions, and the role of its colour."""
    if known.ready is not None:
        return ready_text(known.ready), "green"
    if known.withdrawn:
        return withdrawn_text(), "amber"
    if known.quiet_since is not None:
        since = formats.day_text(known.quiet_since)
        text = translate(
            "Update",
            "No update information since {date}. Check the internet connection and this computer's date, or look for an update on the web.",
            date=since,
        )
        return text, "amber"
    return translate("Update", "No update is ready."), "muted"


def withdrawn_text() -> str:
    """Text about a version that is not to be used."""
    return translate(
        "Update",
        "Version {version} was withdrawn by its publisher. A newer one will be installed when available.",
        version=VERSION,
    )


def ready_text(found: ReadyUpdate) -> str:
    """Text about a downloaded version."""
    return translate(
        "Update",
        "Version {version} is ready; it is installed when you close Counterfoil.",
        version=found.version,
    )
