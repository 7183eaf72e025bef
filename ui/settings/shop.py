"""Settings, This shop: the connected cloud, the folder of the records, signing in and out.

Connecting and signing out are done by `ui/application.py`, which closes and opens the shop for them.
"""

from __future__ import annotations

from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import NO_VALUE, Facts, button, button_row
from ui.sync import text as sync_text
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class ShopGroup(SettingsGroup):
    """A card with the connection and buttons to change it."""

    def add_cards_above(self) -> None:
        """Add the card."""
        card = self.add_card(translate("Settings", "The cloud"))
        self.message = WrappedLabel()
        card.body.addWidget(self.message)
        self.facts = Facts()
        self.address = self.facts.add(translate("Settings", "Address"), copy=True)
        self.cloud = self.facts.add(translate("Settings", "Cloud number"), copy=True)
        self.token_place = self.facts.add(translate("Settings", "Token saved in"))
        self.folder = self.facts.add(translate("Settings", "Data folder"), copy=True)
        card.body.addWidget(self.facts)
        self.connect_button = button("", self._connect, icon="connect", role="primary")
        self.sign_out = button(
            translate("Settings", "Sign out…"),
            lambda: self.settings_actions.run_permitted(
                "sign_out", self.settings_actions.sign_out_asked.emit
            ),
            icon="sign_out",
            role="danger",
        )
        card.body.addWidget(button_row(self.connect_button, self.sign_out))
        self.note = WrappedLabel()
        card.body.addWidget(self.note)

    def refresh(self) -> None:
        """Show the present connection."""
        runtime = self.settings_actions.runtime
        shop = runtime.shop if runtime is not None else None
        try:
            status = self.settings_actions.context.queries.sync_status()
            self.message.show_message(sync_text.summary(status), "muted")
        except ShopError as error:
            self.message.show_message(texts.error(error.code, error.params).title, "red")
        self.address.setText(shop.base_url if shop is not None else NO_VALUE)
        self.cloud.setText(str(shop.cloud_id) if shop is not None else NO_VALUE)
        places = {
            "keychain": translate("Settings", "this computer's keychain"),
            "file": translate("Settings", "a protected file"),
        }
        practice = self.settings_actions.context.practice
        if practice:
            self.token_place.setText(translate("Settings", "memory only, until you quit"))
        else:
            self.token_place.setText(places[shop.secrets.value] if shop is not None else NO_VALUE)
        self.folder.setText(str(runtime.replica.path.parent) if runtime is not None else NO_VALUE)
        self.connect_button.setText(
            translate("Settings", "Sign in again or switch cloud…")
            if shop is not None and not practice
            else translate("Settings", "Connect to a cloud…")
        )
        self.sign_out.setVisible(shop is not None and not practice)
        self.note.show_message(_explanation(connected=shop is not None, practice=practice))

    def _connect(self) -> None:
        self.settings_actions.run_permitted("sign_out", self.settings_actions.connect_asked.emit)


def _explanation(*, connected: bool, practice: bool) -> str:
    if practice:
        return translate(
            "Settings",
            "This is the practice shop. Its cloud runs inside Counterfoil, and nothing leaves this computer.",
        )
    if connected:
        return translate(
            "Settings",
            "Signing out deletes the token from this computer. Records and unsent changes stay here.",
        )
    return ""
