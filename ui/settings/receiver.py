"""Settings, Webhook receiver: its state and its addresses, with the secret part hidden.

`ReceiverCard` is also on the webhooks page.
"""

from __future__ import annotations

from app.server.view import ServersView
from app.settings.settings import Settings
from ui.settings.group import SettingsActions, SettingsGroup
from ui.settings.parts import NO_VALUE, Card, Facts, copy_text, icon_button
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel

HIDDEN = "••••••••"


class ReceiverCard(Card):
    """State and addresses of the receiver."""

    def __init__(self, actions: SettingsActions) -> None:
        super().__init__(translate("Settings", "The receiver"))
        self._actions = actions
        self._revealed = False
        self.state = WrappedLabel()
        self.body.addWidget(self.state)
        self.reveal = icon_button("reveal", translate("Settings", "Show secret"))
        self.reveal.clicked.connect(self._on_reveal)
        self.copy = icon_button("copy", translate("Settings", "Copy address with secret"))
        self.copy.clicked.connect(lambda: copy_text(self._full_address()))
        facts = Facts()
        self.local_address = facts.add(
            translate("Settings", "Address on this computer"), self.reveal, self.copy
        )
        self.public_address = facts.add(translate("Settings", "Address for the cloud"))
        self.body.addWidget(facts)
        self.refresh()

    def refresh(self) -> None:
        """Show the present state and addresses."""
        servers, settings = self._servers(), self._actions.context.settings
        running = servers is not None and servers.receiver is not None
        problem = servers.problems.get("receiver") if servers is not None else None
        if servers is not None and servers.receiver is not None:
            self.state.show_message(
                translate("Settings", "Running on port {port}.", port=servers.receiver.port), "green"
            )
        elif problem is not None:
            reason = texts.error(problem.code, problem.params)
            self.state.show_message(f"{translate('Settings', 'Not running.')} {reason.whole}", "red")
        else:
            self.state.show_message(
                translate("Settings", "Off. Counterfoil checks the cloud for changes instead."), "muted"
            )
        self.local_address.setText(
            self._masked(url)
            if servers is not None and (url := servers.receiver_lan_url) is not None
            else NO_VALUE
        )
        public = self._public_url(servers, settings)
        self.public_address.setText(self._masked(public) if public else translate("Settings", "none"))
        for tool_button in (self.reveal, self.copy):
            tool_button.setVisible(running)

    def _servers(self) -> ServersView | None:
        return self._actions.runtime.shown_servers if self._actions.runtime is not None else None

    def _public_url(self, servers: ServersView | None, settings: Settings | None) -> str:
        if servers is None or settings is None or not servers.receiver_url:
            return ""
        base = settings.text("receiver.public_url")
        return f"{base.rstrip('/')}/{servers.receiver_url.rpartition('/')[2]}" if base else ""

    def _full_address(self) -> str:
        servers = self._servers()
        if servers is None:
            return ""
        return self._public_url(servers, self._actions.context.settings) or servers.receiver_lan_url or ""

    def _masked(self, url: str) -> str:
        base, _, secret = url.rpartition("/")
        return f"{base}/{secret if self._revealed else HIDDEN}"

    def _on_reveal(self) -> None:
        if self._revealed:
            self._set_revealed(revealed=False)
        else:
            self._actions.run_permitted("settings", lambda: self._set_revealed(revealed=True))

    def _set_revealed(self, *, revealed: bool) -> None:
        self._revealed = revealed
        tooltip = translate("Settings", "Hide secret") if revealed else translate("Settings", "Show secret")
        self.reveal.setIcon(icons.icon("hide" if revealed else "reveal", "muted"))
        self.reveal.setToolTip(tooltip)
        self.reveal.setAccessibleName(tooltip)
        self.refresh()


class ReceiverGroup(SettingsGroup):
    """The card of the receiver, then its settings."""

    def add_cards_above(self) -> None:
        """Add the card."""
        self.card = ReceiverCard(self.settings_actions)
        self.cards.append(self.card)
        self.layout_.addWidget(self.card)

    def refresh(self) -> None:
        """Update the card."""
        self.card.refresh()
