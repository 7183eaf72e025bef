"""Settings, Server for the shop: whether it runs and where, the address as a QR code, the programs' tokens, who called.

Made by `settings_page`. Tokens are shown once, here; kept are their hashes.
"""

from __future__ import annotations

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout

from app.paths import clients_file, prepare, tokens_file
from app.server.auth.clients_seen import last_seen, read_clients
from app.server.auth.tokens import Token, Tokens
from app.server.http.server import base_url
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import NOTHING, Facts, button, buttons, copy_text, side_by_side
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel
from ui.widgets.labels import WrappedLabel
from ui.widgets.qr_code import QrCode
from ui.widgets.simple_table import Head, Line, SimpleTable

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
ROWS = 5


def lan_addresses() -> list[str]:
    """IPv4 addresses of this computer in the networks it is in, the most usual kinds first."""
    found = [
        each.toString()
        for each in QNetworkInterface.allAddresses()
        if each.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
        and not each.isLoopback()
        and not each.isLinkLocal()
    ]
    return sorted(found, key=lambda each: (not each.startswith("192.168."), not each.startswith("10."), each))


class ServerGroup(SettingsGroup):
    """State, address, tokens; then the settings."""

    def above(self) -> None:
        """Cards for what programs of the shop need to be told."""
        self._state_card()
        self._tokens_card()

    def settings_title(self) -> str:
        """Heading over the settings."""
        return translate("Settings", "How it serves")

    def _state_card(self) -> None:
        card = self.add_card(translate("Settings", "Where programs reach it"))
        row = QHBoxLayout()
        row.setSpacing(18)
        left = QVBoxLayout()
        left.setSpacing(8)
        self.state = WrappedLabel()
        left.addWidget(self.state)
        facts = Facts()
        self.address = facts.add(translate("Settings", "Address"), copy=True)
        self.cloud = facts.add(translate("Settings", "Number of the cloud"), copy=True)
        self.fingerprint = facts.add(translate("Settings", "Fingerprint of the certificate"), copy=True)
        left.addWidget(facts)
        self.switch = button("", self._switch, role="primary")
        self.reach = button(
            translate("Settings", "Let other computers in"),
            lambda: self.keep({"server.lan": True, "server.host": "0.0.0.0"}),  # noqa: S104 - a person asked
        )
        left.addWidget(buttons(self.switch, self.reach))
        left.addStretch(1)
        row.addLayout(left, 1)
        self.qr = QrCode()
        row.addWidget(self.qr)
        card.body.addLayout(row)

    def _tokens_card(self) -> None:
        card = self.add_card(translate("Settings", "Programs that may use it"))
        self.tokens = SimpleTable(
            translate("Settings", "Tokens"),
            (
                Head(translate("Settings", "Program")),
                Head(translate("Settings", "Rights"), 160),
                Head(translate("Settings", "Made"), 100),
                Head(translate("Settings", "Last seen"), 220),
            ),
        )
        self.tokens.show_at_most(ROWS)
        self.tokens.selected.connect(self._enable)
        card.body.addWidget(self.tokens)
        self.nobody = WrappedLabel(translate("Settings", "No program has a token yet, so none is let in."))
        card.body.addWidget(self.nobody)
        self.problem = WrappedLabel("", "problem")
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.name.setPlaceholderText(translate("Settings", "What the token is for, e.g. Till 2"))
        self.name.setAccessibleName(translate("Settings", "Name of the new token"))
        self.name.returnPressed.connect(self._create)
        self.name.textEdited.connect(lambda _: self.problem.say(""))
        self.read_only = QCheckBox(translate("Settings", "May only read"))
        card.body.addLayout(
            side_by_side(
                self.name,
                self.read_only,
                button(translate("Settings", "Make a token"), self._create, icon="new"),
            )
        )
        card.body.addWidget(self.problem)
        self.fresh = WrappedLabel()
        card.body.addWidget(self.fresh)
        self.secret = ElidingLabel()
        self.secret.setAccessibleName(translate("Settings", "The new token"))
        self.copy = button(
            translate("Settings", "Copy"), lambda: copy_text(self.secret.text()), icon="copy",
            name=translate("Settings", "Copy the new token"),
        )  # fmt: skip
        self.done = button(translate("Settings", "I have kept it"), self._forget)
        card.body.addLayout(side_by_side(self.secret, self.copy, self.done))
        self._forget()
        self.revoke = button(
            translate("Settings", "Revoke"), self._revoke, icon="delete", role="danger",
            name=translate("Settings", "Revoke the selected tokens"),
        )  # fmt: skip
        card.body.addWidget(buttons(self.revoke))
        self.worthless = WrappedLabel(
            translate("Settings", "A revoked token is worthless at once, also in running programs.")
        )
        card.body.addWidget(self.worthless)

    # what is shown

    def refresh(self) -> None:
        """State, address and tokens of now."""
        runtime = self.asks.runtime
        servers = runtime.servers if runtime is not None else None
        running = servers.v2 if servers is not None else None
        problem = servers.problems.get("v2") if servers is not None else None
        settings = self.asks.context.settings
        if running is not None:
            self.state.say(translate("Settings", "It runs."), "green")
        elif problem is not None:
            said = texts.error(problem.code, problem.params)
            self.state.say(f"{translate('Settings', 'It does not run.')} {said.whole}", "red")
        else:
            self.state.say(translate("Settings", "It is switched off."), "muted")
        url = ""
        if running is not None:
            host = running.host
            if host in EVERYWHERE:
                host = next(iter(lan_addresses()), "127.0.0.1")
            url = base_url(host, running.port, scheme=running.url.partition(":")[0])
        self.address.setText(url or NOTHING)
        self.cloud.setText(str(self.asks.context.cloud_id))
        self.fingerprint.setText((servers.fingerprint if servers is not None else None) or NOTHING)
        self.qr.show_text(url, translate("Settings", "QR code of the address"))
        on = settings is not None and settings.flag("server.enabled")
        self.switch.setText(translate("Settings", "Switch off") if on else translate("Settings", "Switch on"))
        alone = settings is not None and on and not settings.flag("server.lan")
        self.reach.setVisible(alone)
        self._show_tokens()

    def _show_tokens(self) -> None:
        kept = self._kept()
        if kept is None:
            return
        try:
            found = kept.list()
        except ShopError as error:
            self.problem.say(texts.error(error.code, error.params).whole, "problem")
            return
        runtime = self.asks.runtime
        assert runtime is not None
        live = runtime.servers.clients
        clients = live.list() if live is not None else read_clients(clients_file(runtime.folder))
        seen: dict[str, tuple[int, str]] = {}
        for each in clients:
            if each.name not in seen:
                seen[each.name] = (each.last, each.address)
        if live is None:
            seen = {
                name: (at, seen.get(name, (0, ""))[1])
                for name, at in last_seen(clients_file(runtime.folder)).items()
            }
        self.tokens.show_lines([self._line(each, seen.get(each.name)) for each in found])
        for part in (self.tokens, self.revoke, self.worthless):
            part.setVisible(bool(found))
        self.nobody.setVisible(not found)
        self._enable()

    def _line(self, token: Token, seen: tuple[int, str] | None) -> Line:
        permissions = (
            translate("Settings", "reads") if token.read_only else translate("Settings", "reads and writes")
        )
        now = self.asks.context.clock.now()
        last = translate("Settings", "never") if seen is None else f"{texts.when(seen[0], now)}, {seen[1]}"
        return Line(
            (token.name, permissions, formats.day_text(token.created), last), token.name, "sign_in", "text"
        )

    def _enable(self) -> None:
        self.revoke.setEnabled(bool(self.tokens.keys()))

    # what is done

    def _switch(self) -> None:
        settings = self.asks.context.settings
        if settings is not None:
            self.keep({"server.enabled": not settings.flag("server.enabled")})

    def _kept(self) -> Tokens | None:
        runtime = self.asks.runtime
        if runtime is None:
            return None
        return Tokens(tokens_file(prepare(runtime.folder)), clock=runtime.clock)

    def _create(self) -> None:
        if not self.name.text().strip():
            self.problem.say(translate("Settings", "Type what the token is for."), "problem")
            self.name.setFocus()
            return
        self.asks.ask("settings", self._make)

    def _make(self) -> None:
        kept = self._kept()
        if kept is None:
            return
        try:
            secret = kept.create(self.name.text().strip(), read_only=self.read_only.isChecked())
        except ShopError as error:
            taken = error.params.get("reason") == "token_exists"
            self.problem.say(
                translate("Settings", "There is a token of that name. Type another one.")
                if taken
                else texts.error(error.code, error.params).whole,
                "problem",
            )
            return
        self.name.clear()
        self.read_only.setChecked(False)
        self.fresh.say(
            translate("Settings", "This is the token. It is shown this once: copy it into the program now."),
            "amber",
        )
        self.secret.setText(secret)
        for each in (self.secret, self.copy, self.done):
            each.show()
        self.copy.setFocus()
        self._show_tokens()

    def _forget(self) -> None:
        self.secret.setText("")
        self.fresh.say("")
        for each in (self.secret, self.copy, self.done):
            each.hide()

    def _revoke(self) -> None:
        names = [str(each) for each in self.tokens.keys()]  # noqa: SIM118 - a method of ours
        if names:
            self.asks.ask("settings", lambda: self._take_away(names))

    def _take_away(self, names: list[str]) -> None:
        kept = self._kept()
        if kept is None:
            return
        try:
            for each in names:
                kept.revoke(each)
        except ShopError as error:
            self.problem.say(texts.error(error.code, error.params).whole, "problem")
        else:
            self.asks.said.emit(translate("Settings", "%n token(s) revoked", len(names)))
        self._show_tokens()
