"""Settings, Server for the shop: state and address of the `/v2` server, and the refresh tokens of its clients.

A token is shown once, when it is created; only its hash is stored.
"""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout

from app.paths import clients_file, prepare, tokens_file
from app.server.auth.clients_seen import last_seen, read_clients
from app.server.auth.tokens import Token, Tokens
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.list_choice import ListChoice, rights_text
from ui.settings.parts import NO_VALUE, Facts, button, button_row, copy_text, row_layout
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel
from ui.widgets.labels import WrappedLabel
from ui.widgets.qr_code import QrCode
from ui.widgets.simple_table import Column, Row, SimpleTable

MAX_ROWS = 5
NAME_WIDTH = 420
"""Pixels of the name of a new token at normal text size."""


class ServerGroup(SettingsGroup):
    """Cards for the state and for the tokens, then the settings."""

    def add_cards_above(self) -> None:
        """Add the cards."""
        self._add_state_card()
        self._add_tokens_card()

    def settings_title(self) -> str:
        """Heading over the settings."""
        return translate("Settings", "Connection")

    def _add_state_card(self) -> None:
        card = self.add_card(translate("Settings", "Address for programs"))
        row = QHBoxLayout()
        row.setSpacing(18)
        left = QVBoxLayout()
        left.setSpacing(8)
        self.state = WrappedLabel()
        left.addWidget(self.state)
        facts = Facts()
        self.address = facts.add(translate("Settings", "Address"), copy=True)
        self.cloud = facts.add(translate("Settings", "Cloud number"), copy=True)
        self.fingerprint = facts.add(translate("Settings", "Certificate fingerprint"), copy=True)
        left.addWidget(facts)
        self.on_off = button("", self._toggle, role="primary")
        self.allow_lan = button(
            translate("Settings", "Allow access from other computers"),
            lambda: self.save({"server.lan": True, "server.host": "0.0.0.0"}),  # noqa: S104 - a person asked
        )
        left.addWidget(button_row(self.on_off, self.allow_lan))
        left.addStretch(1)
        row.addLayout(left, 1)
        self.qr = QrCode()
        row.addWidget(self.qr)
        card.body.addLayout(row)

    def _add_tokens_card(self) -> None:
        card = self.add_card(translate("Settings", "Programs with access"))
        self.tokens = SimpleTable(
            translate("Settings", "Tokens"),
            (
                Column(translate("Settings", "Program")),
                Column(translate("Settings", "Permissions"), 220),
                Column(translate("Settings", "Created"), 100),
                Column(translate("Settings", "Last seen"), 200),
            ),
        )
        self.tokens.set_max_rows(MAX_ROWS)
        self.tokens.selection_changed.connect(self._enable)
        card.body.addWidget(self.tokens)
        self.no_tokens = WrappedLabel(translate("Settings", "No tokens yet, so no program has access."))
        card.body.addWidget(self.no_tokens)
        self.problem = WrappedLabel("", "problem")
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.name.setPlaceholderText(translate("Settings", "What the token is for, e.g. Till 2"))
        self.name.setAccessibleName(translate("Settings", "Name of the new token"))
        self.name.returnPressed.connect(self._create)
        self.name.textEdited.connect(lambda _: self.problem.show_message(""))
        self.lists = ListChoice()
        self.read_only = QCheckBox(translate("Settings", "Read only"))
        self.name.setMaximumWidth(theme.scaled(NAME_WIDTH))
        card.body.addWidget(self.name)
        create = button(translate("Settings", "Create a token"), self._create, icon="new")
        card.body.addWidget(button_row(self.lists, self.read_only, create))
        card.body.addWidget(self.problem)
        self.new_token_note = WrappedLabel()
        card.body.addWidget(self.new_token_note)
        self.new_token = ElidingLabel()
        self.new_token.setAccessibleName(translate("Settings", "The new token"))
        self.copy = button(
            translate("Settings", "Copy"), lambda: copy_text(self.new_token.text()), icon="copy",
            name=translate("Settings", "Copy new token"),
        )  # fmt: skip
        self.hide_token = button(translate("Settings", "I have saved it"), self._hide_token)
        card.body.addLayout(row_layout(self.new_token, self.copy, self.hide_token))
        self._hide_token()
        self.revoke = button(
            translate("Settings", "Revoke"), self._revoke, icon="delete", role="danger",
            name=translate("Settings", "Revoke selected tokens"),
        )  # fmt: skip
        card.body.addWidget(button_row(self.revoke))
        self.revoke_note = WrappedLabel(
            translate("Settings", "A revoked token stops working at once, even in running programs.")
        )
        card.body.addWidget(self.revoke_note)

    # display

    def refresh(self) -> None:
        """Show the present state, address and tokens."""
        runtime = self.settings_actions.runtime
        servers = runtime.shown_servers if runtime is not None else None
        running = servers.v2 if servers is not None else None
        problem = servers.problems.get("v2") if servers is not None else None
        settings = self.settings_actions.context.settings
        if running is not None:
            self.state.show_message(translate("Settings", "Running."), "green")
        elif problem is not None:
            reason = texts.error(problem.code, problem.params)
            self.state.show_message(f"{translate('Settings', 'Not running.')} {reason.whole}", "red")
        else:
            self.state.show_message(translate("Settings", "Off."), "muted")
        url = running.lan_url if running is not None else ""
        self.address.setText(url or NO_VALUE)
        self.cloud.setText(str(self.settings_actions.context.cloud_id))
        self.fingerprint.setText((servers.fingerprint if servers is not None else None) or NO_VALUE)
        self.qr.show_text(url, translate("Settings", "Address as QR code"))
        on = settings is not None and settings.flag("server.enabled")
        self.on_off.setText(translate("Settings", "Turn off") if on else translate("Settings", "Turn on"))
        local_only = settings is not None and on and not settings.flag("server.lan")
        self.allow_lan.setVisible(local_only)
        self._show_tokens()

    def _show_tokens(self) -> None:
        tokens = self._open_tokens()
        if tokens is None:
            return
        try:
            found = tokens.list()
        except ShopError as error:
            self.problem.show_message(texts.error(error.code, error.params).whole, "problem")
            return
        runtime = self.settings_actions.runtime
        assert runtime is not None
        live = runtime.shown_servers.clients
        clients = live.list() if live is not None else read_clients(clients_file(runtime.folder))
        seen: dict[str, tuple[int, str]] = {}
        for client in clients:
            if client.name not in seen:
                seen[client.name] = (client.last, client.address)
        if live is None:
            seen = {
                name: (at, seen.get(name, (0, ""))[1])
                for name, at in last_seen(clients_file(runtime.folder)).items()
            }
        self.tokens.show_rows([self._token_row(token, seen.get(token.name)) for token in found])
        for widget in (self.tokens, self.revoke, self.revoke_note):
            widget.setVisible(bool(found))
        self.no_tokens.setVisible(not found)
        self._enable()

    def _token_row(self, token: Token, seen: tuple[int, str] | None) -> Row:
        rights = rights_text(read_only=token.read_only, only=token.only)
        now = self.settings_actions.context.clock.now()
        last = translate("Settings", "never") if seen is None else f"{texts.when(seen[0], now)}, {seen[1]}"
        return Row((token.name, rights, formats.day_text(token.created), last), token.name, "sign_in", "text")

    def _enable(self) -> None:
        self.revoke.setEnabled(bool(self.tokens.selected_keys()))

    # actions

    def _toggle(self) -> None:
        settings = self.settings_actions.context.settings
        if settings is not None:
            self.save({"server.enabled": not settings.flag("server.enabled")})

    def _open_tokens(self) -> Tokens | None:
        runtime = self.settings_actions.runtime
        if runtime is None:
            return None
        return Tokens(tokens_file(prepare(runtime.folder)), clock=runtime.clock)

    def _create(self) -> None:
        if not self.name.text().strip():
            self.problem.show_message(translate("Settings", "Enter what the token is for."), "problem")
            self.name.setFocus()
            return
        self.settings_actions.run_permitted("settings", self._create_token)

    def _create_token(self) -> None:
        tokens = self._open_tokens()
        if tokens is None:
            return
        try:
            new_token = tokens.create(
                self.name.text().strip(), read_only=self.read_only.isChecked(), only=self.lists.chosen()
            )
        except ShopError as error:
            name_taken = error.params.get("reason") == "token_exists"
            self.problem.show_message(
                translate("Settings", "A token with this name already exists. Enter another name.")
                if name_taken
                else texts.error(error.code, error.params).whole,
                "problem",
            )
            return
        self.name.clear()
        self.read_only.setChecked(False)
        self.lists.reset()
        self.new_token_note.show_message(
            translate("Settings", "Copy the token to the other program now. It is shown only once."),
            "amber",
        )
        self.new_token.setText(new_token)
        for widget in (self.new_token, self.copy, self.hide_token):
            widget.show()
        self.copy.setFocus()
        self._show_tokens()

    def _hide_token(self) -> None:
        self.new_token.setText("")
        self.new_token_note.show_message("")
        for widget in (self.new_token, self.copy, self.hide_token):
            widget.hide()

    def _revoke(self) -> None:
        names = [str(key) for key in self.tokens.selected_keys()]
        if names:
            self.settings_actions.run_permitted("settings", lambda: self._revoke_tokens(names))

    def _revoke_tokens(self, names: list[str]) -> None:
        tokens = self._open_tokens()
        if tokens is None:
            return
        try:
            for name in names:
                tokens.revoke(name)
        except ShopError as error:
            self.problem.show_message(texts.error(error.code, error.params).whole, "problem")
        else:
            self.settings_actions.message.emit(translate("Settings", "%n token(s) revoked", len(names)))
        self._show_tokens()
