"""Settings, This shop: the cloud, the account, how much is here, signing in again, signing out.

Made by `settings_page`. What it asks for is done by the application, which closes and opens the shop for it.
"""

from __future__ import annotations

from storage.errors import ShopError
from ui.background.session import is_practice
from ui.settings.group import SettingsGroup
from ui.settings.parts import NOTHING, Facts, button, buttons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class ShopGroup(SettingsGroup):
    """Facts and two ways out."""

    def above(self) -> None:
        """The card of the cloud."""
        card = self.add_card(translate("Settings", "The cloud"))
        self.said = WrappedLabel()
        card.body.addWidget(self.said)
        self.facts = Facts()
        self.address = self.facts.add(translate("Settings", "Address"), copy=True)
        self.cloud = self.facts.add(translate("Settings", "Number of the cloud"), copy=True)
        self.kept = self.facts.add(translate("Settings", "The token is kept in"))
        self.folder = self.facts.add(translate("Settings", "Records are kept in"), copy=True)
        card.body.addWidget(self.facts)
        self.connect_button = button("", self._connect, icon="connect", role="primary")
        self.sign_out = button(
            translate("Settings", "Sign out..."),
            lambda: self.asks.may("sign_out", self.asks.sign_out_asked.emit),
            icon="sign_out",
            role="danger",
        )
        card.body.addWidget(buttons(self.connect_button, self.sign_out))
        self.note = WrappedLabel()
        card.body.addWidget(self.note)

    def refresh(self) -> None:
        """What is connected now."""
        runtime = self.asks.runtime
        shop = runtime.shop if runtime is not None else None
        try:
            status = self.asks.context.queries.sync_status()
            waiting = texts.waiting(status.waiting) if status.waiting else ""
            self.said.say(
                ". ".join(filter(None, (texts.headline(status.headline, status.paused_until), waiting))),
                "muted",
            )
        except ShopError as error:
            self.said.say(texts.error(error.code, error.params).title, "red")
        self.address.setText(shop.base_url if shop is not None else NOTHING)
        self.cloud.setText(str(shop.cloud_id) if shop is not None else NOTHING)
        kinds = {
            "keychain": translate("Settings", "the keychain of this computer"),
            "file": translate("Settings", "a file that only you can read"),
        }
        practice = runtime is not None and is_practice(runtime.folder)
        if practice:
            self.kept.setText(translate("Settings", "the memory, until the program ends"))
        else:
            self.kept.setText(kinds[shop.secrets.value] if shop is not None else NOTHING)
        self.folder.setText(str(runtime.replica.path.parent) if runtime is not None else NOTHING)
        self.connect_button.setText(
            translate("Settings", "Sign in again, or to another cloud...")
            if shop is not None and not practice
            else translate("Settings", "Connect to a cloud...")
        )
        self.sign_out.setVisible(shop is not None and not practice)
        self.note.say(_note(connected=shop is not None, practice=practice))

    def _connect(self) -> None:
        self.asks.may("sign_out", self.asks.connect_asked.emit)


def _note(*, connected: bool, practice: bool) -> str:
    if practice:
        return translate(
            "Settings",
            "This is the practice shop: its cloud runs in this program, and nothing leaves this computer.",
        )
    if connected:
        return translate(
            "Settings",
            "Signing out takes the token away from this computer. Records and waiting changes stay here.",
        )
    return ""
