"""Settings, General: the declared settings, the start at sign-in as the system has it, and the way to try the scanner."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox

from app import autostart
from app.autostart import Registered
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class GeneralGroup(SettingsGroup):
    """Below the settings a card about the start at sign-in, and one about the scanner."""

    def add_cards_below(self) -> None:
        """Add the cards."""
        self._add_autostart()
        card = self.add_card(translate("Settings", "Barcode scanner"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Settings",
                    "See what the scanner sends and whether its codes are read. This changes nothing.",
                )
            )
        )
        self.try_scanner = button(
            translate("Settings", "Test the scanner…"), self.settings_actions.scanner_asked.emit
        )
        card.body.addWidget(button_row(self.try_scanner))

    def _add_autostart(self) -> None:
        card = self.add_card(translate("Settings", "Start at sign-in"))
        self.autostart = QCheckBox(translate("Settings", "Start Counterfoil in the tray when I sign in"))
        self.autostart.clicked.connect(self._register)
        card.body.addWidget(self.autostart)
        self.autostart_line = WrappedLabel()
        card.body.addWidget(self.autostart_line)
        card.set_offered(autostart.of_system() is not None and self.settings_actions.folder is not None)

    def refresh(self) -> None:
        """Show what the system has registered now: another program may have changed it."""
        registration, folder = autostart.of_system(), self.settings_actions.folder
        if registration is None or folder is None:
            return
        try:
            found = registration.read(autostart.command(folder))
        except ShopError as error:
            self._show_autostart_error(error)
            return
        self.autostart.setChecked(found is Registered.YES)
        self.autostart_line.show_message(*_registered_text(found))

    def _register(self, on: bool) -> None:
        registration, folder = autostart.of_system(), self.settings_actions.folder
        if registration is not None and folder is not None:
            try:
                registration.write(autostart.command(folder) if on else None)
            except ShopError as error:
                self.autostart.setChecked(not on)
                self._show_autostart_error(error)
                return
            self.refresh()

    def _show_autostart_error(self, error: ShopError) -> None:
        self.autostart_line.show_message(texts.error(error.code, error.params).whole, "red")


def _registered_text(found: Registered) -> tuple[str, str]:
    """What is registered, and the colour role of the line."""
    match found:
        case Registered.YES:
            return translate("Settings", "Registered with the system."), "green"
        case Registered.SWITCHED_OFF:
            text = translate("Settings", "Turned off in the system's settings. Tick it to turn it on again.")
            return text, "amber"
        case Registered.OTHER:
            text = translate(
                "Settings",
                "Another copy of Counterfoil, or other data, starts at sign-in. Tick it to start this copy instead.",
            )
            return text, "amber"
    return translate("Settings", "It does not start automatically."), "muted"
