"""Settings, Updates: this version, a downloaded newer one, a check now, and the setting for automatic checks.

An update is installed only when the program is closed.
"""

from __future__ import annotations

from app.updates.downloader import ReadyUpdate
from app.updates.service import fetch_newer, ready
from app.updates.source import read_release
from app.version import VERSION
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row
from ui.text import texts
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
        self.whats_new = button(translate("Update", "What is new"), self._show_whats_new, icon="info")
        card.body.addWidget(button_row(self.check, self.whats_new))
        self.message = WrappedLabel()
        card.body.addWidget(self.message)

    def refresh(self) -> None:
        """Show whether a newer version is downloaded."""
        folder = self.settings_actions.folder
        self.found = ready(folder) if folder is not None else None
        if read_release() is None:
            self.state.show_message(
                translate(
                    "Update", "This copy was not put here by an installer, so it looks for no newer versions."
                )
            )
        elif self.found is not None:
            self.state.show_message(ready_text(self.found), "green")
        else:
            self.state.show_message(translate("Update", "No newer version is ready."))
        self.check.setEnabled(read_release() is not None and not self._checking)
        self.whats_new.setVisible(self.found is not None)

    _checking = False

    def _check(self) -> None:
        runtime = self.settings_actions.runtime
        if runtime is None:
            return
        self._checking = True
        self.message.show_message(translate("Update", "Looking for a newer version..."))
        self.check.setEnabled(False)
        self.settings_actions.context.bridge.submit(
            lambda: fetch_newer(runtime.folder, runtime.cancel),
            done=self._checked, failed=self._failed, owner=self, worker="background",
        )  # fmt: skip

    def _checked(self, found: ReadyUpdate | None) -> None:
        self._checking = False
        self.message.show_message(
            "" if found is not None else translate("Update", "This is the newest version."), "green"
        )
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self._checking = False
        self.message.show_message(texts.error(error.code, error.params).whole, "amber")
        self.refresh()

    def _show_whats_new(self) -> None:
        if self.found is not None:
            self.settings_actions.whats_new_asked.emit(self.found)


def ready_text(found: ReadyUpdate) -> str:
    """Text about a downloaded version."""
    return translate(
        "Update",
        "Version {version} is ready; it is installed when you close Counterfoil.",
        version=found.version,
    )
