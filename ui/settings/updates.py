"""Settings, Updates: this version, the one that is ready, a look now, and the switch.

Made by `settings_page`. Nothing is ever installed before the program is closed.
"""

from __future__ import annotations

from app.updates.downloader import ReadyUpdate
from app.updates.service import fetch_newer, ready
from app.updates.source import read_release
from app.version import VERSION
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, buttons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class UpdatesGroup(SettingsGroup):
    """One card above the switch."""

    found: ReadyUpdate | None = None

    def above(self) -> None:
        """State and a look now."""
        card = self.add_card()
        card.body.addWidget(
            WrappedLabel(translate("Update", "This is version {version}.", version=VERSION), "")
        )
        self.state = WrappedLabel()
        card.body.addWidget(self.state)
        self.check = button(translate("Update", "Check now"), self._check, icon="sync")
        self.new = button(translate("Update", "What is new"), self._show_new, icon="info")
        card.body.addWidget(buttons(self.check, self.new))
        self.said = WrappedLabel()
        card.body.addWidget(self.said)

    def refresh(self) -> None:
        """What is ready now."""
        folder = self.asks.folder
        self.found = ready(folder) if folder is not None else None
        if read_release() is None:
            self.state.say(
                translate(
                    "Update", "This copy was not put here by an installer, so it looks for no newer versions."
                )
            )
        elif self.found is not None:
            self.state.say(ready_text(self.found), "green")
        else:
            self.state.say(translate("Update", "No newer version is ready."))
        self.check.setEnabled(read_release() is not None and not self._looking)
        self.new.setVisible(self.found is not None)

    _looking = False

    def _check(self) -> None:
        runtime = self.asks.runtime
        if runtime is None:
            return
        self._looking = True
        self.said.say(translate("Update", "Looking for a newer version..."))
        self.check.setEnabled(False)
        self.asks.context.bridge.submit(
            lambda: fetch_newer(runtime.folder, runtime.cancel),
            done=self._looked, failed=self._failed, owner=self, worker="background",
        )  # fmt: skip

    def _looked(self, found: ReadyUpdate | None) -> None:
        self._looking = False
        self.said.say(
            "" if found is not None else translate("Update", "This is the newest version."), "green"
        )
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self._looking = False
        self.said.say(texts.error(error.code, error.params).whole, "amber")
        self.refresh()

    def _show_new(self) -> None:
        if self.found is not None:
            self.asks.whats_new_asked.emit(self.found)


def ready_text(found: ReadyUpdate) -> str:
    """That a version waits, and for what."""
    return translate(
        "Update",
        "Version {version} is ready; it is installed when you close Counterfoil.",
        version=found.version,
    )
