"""Settings, General: the declared settings, and the way to the dialog that tries the scanner."""

from __future__ import annotations

from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class GeneralGroup(SettingsGroup):
    """A card about the scanner below the settings, one of which is about its codes."""

    def add_cards_below(self) -> None:
        """Add the card."""
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
