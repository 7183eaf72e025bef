"""Settings, Webhook receiver: whether it runs and where, why not, and its address with the secret hidden.

Made by `settings_page`; the webhooks page shows the same card.
"""

from __future__ import annotations

from app.server.supervisor import Servers
from app.settings.settings import Settings
from ui.settings.group import SettingsActions, SettingsGroup
from ui.settings.parts import NOTHING, Card, Facts, copy_text, tool
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel

HIDDEN = "••••••••"


class ReceiverCard(Card):
    """State and addresses."""

    def __init__(self, asks: SettingsActions) -> None:
        super().__init__(translate("Settings", "The receiver"))
        self._asks = asks
        self._revealed = False
        self.state = WrappedLabel()
        self.body.addWidget(self.state)
        self.reveal = tool("reveal", translate("Settings", "Show the secret in the addresses"))
        self.reveal.clicked.connect(self._on_reveal)
        self.copy = tool("copy", translate("Settings", "Copy the address with its secret"))
        self.copy.clicked.connect(lambda: copy_text(self._whole()))
        facts = Facts()
        self.here = facts.add(translate("Settings", "Address on this computer"), self.reveal, self.copy)
        self.public = facts.add(translate("Settings", "Address for the cloud"))
        self.body.addWidget(facts)
        self.refresh()

    def refresh(self) -> None:
        """As it is now."""
        servers, settings = self._servers(), self._asks.context.settings
        running = servers is not None and servers.receiver is not None
        problem = servers.problems.get("receiver") if servers is not None else None
        if servers is not None and servers.receiver is not None:
            self.state.say(
                translate("Settings", "It runs on port {port}.", port=servers.receiver.port), "green"
            )
        elif problem is not None:
            said = texts.error(problem.code, problem.params)
            self.state.say(f"{translate('Settings', 'It does not run.')} {said.whole}", "red")
        else:
            self.state.say(
                translate("Settings", "It is switched off; the cloud is asked for news instead."), "muted"
            )
        self.here.setText(
            self._masked(servers.receiver_url) if servers is not None and servers.receiver_url else NOTHING
        )
        public = self._public(servers, settings)
        self.public.setText(self._masked(public) if public else translate("Settings", "none"))
        for each in (self.reveal, self.copy):
            each.setVisible(running)

    def _servers(self) -> Servers | None:
        return self._asks.runtime.servers if self._asks.runtime is not None else None

    def _public(self, servers: Servers | None, settings: Settings | None) -> str:
        if servers is None or settings is None or not servers.receiver_url:
            return ""
        base = settings.text("receiver.public_url")
        return f"{base.rstrip('/')}/{servers.receiver_url.rpartition('/')[2]}" if base else ""

    def _whole(self) -> str:
        servers = self._servers()
        if servers is None:
            return ""
        return self._public(servers, self._asks.context.settings) or servers.receiver_url or ""

    def _masked(self, url: str) -> str:
        base, _, secret = url.rpartition("/")
        return f"{base}/{secret if self._revealed else HIDDEN}"

    def _on_reveal(self) -> None:
        if self._revealed:
            self._show(revealed=False)
        else:
            self._asks.ask("settings", lambda: self._show(revealed=True))

    def _show(self, *, revealed: bool) -> None:
        self._revealed = revealed
        words = (
            translate("Settings", "Hide the secret in the addresses")
            if revealed
            else translate("Settings", "Show the secret in the addresses")
        )
        self.reveal.setIcon(icons.icon("hide" if revealed else "reveal", "muted"))
        self.reveal.setToolTip(words)
        self.reveal.setAccessibleName(words)
        self.refresh()


class ReceiverGroup(SettingsGroup):
    """The card, then the settings."""

    def above(self) -> None:
        """The card."""
        self.card = ReceiverCard(self.asks)
        self.cards.append(self.card)
        self.layout_.addWidget(self.card)

    def refresh(self) -> None:
        """State of now."""
        self.card.refresh()
