"""Tabs of the webhooks page about this computer: webhooks registered at its `/v2` server, and its webhook receiver.

Programs register their webhooks themselves; here they are listed, tried and removed.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.server.webhooks import admin
from app.server.webhooks.admin import WebhookSummary
from storage.errors import ShopError
from storage.webhooks.queue import Delivery
from ui.settings.group import SettingsActions
from ui.settings.parts import Card, button, button_row
from ui.settings.receiver import ReceiverCard
from ui.text import formats, settings_texts, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

VISIBLE_ROWS = 4
MAX_CALLS = 200


class OwnWebhooksTab(QWidget):
    """The registered webhooks, and their last calls."""

    def __init__(self, actions: SettingsActions) -> None:
        super().__init__()
        self._actions = actions
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(12)
        card = Card(translate("Webhooks", "Programs notified of changes"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Webhooks",
                    "They are registered on this computer's server and never reach the cloud.",
                )
            )
        )
        self.state = WrappedLabel()
        card.body.addWidget(self.state)
        self.hooks = SimpleTable(
            translate("Webhooks", "Programs notified of changes"),
            (
                Column(translate("Webhooks", "Address")),
                Column(translate("Webhooks", "Event"), 130),
                Column(translate("Webhooks", "Method"), 90),
                Column(translate("Webhooks", "Waiting"), 105, number=True),
                Column(translate("Webhooks", "Not delivered"), 130, number=True),
            ),
        )
        self.hooks.selection_changed.connect(self._enable)
        self.hooks.row_activated.connect(lambda _: self._try())
        card.body.addWidget(_fixed_height(self.hooks))
        self.try_button = button(translate("Webhooks", "Test call"), self._try, icon="send")
        self.remove = button(translate("Webhooks", "Remove"), self._remove, icon="delete", role="danger")
        card.body.addWidget(button_row(self.try_button, self.remove))
        self.message = WrappedLabel()
        card.body.addWidget(self.message)
        layout.addWidget(card)
        card = Card(translate("Webhooks", "Last calls"))
        self.calls = SimpleTable(
            translate("Webhooks", "Last calls"),
            (
                Column(translate("Webhooks", "Time"), 140),
                Column(translate("Webhooks", "Address")),
                Column(translate("Webhooks", "Records"), 90, number=True),
                Column(translate("Webhooks", "Result"), 440),
            ),
        )
        card.body.addWidget(_fixed_height(self.calls))
        self.replay = button(translate("Webhooks", "Try undelivered calls again"), self._replay, icon="sync")
        card.body.addWidget(button_row(self.replay))
        layout.addWidget(card)
        layout.addStretch(1)

    def refresh(self) -> None:
        """Read the webhooks and the delivery queue again."""
        replica = self._actions.context.commands.replica
        try:
            found, pending = admin.list_webhooks(replica), admin.list_deliveries(replica)
        except ShopError as error:
            self.state.show_message(texts.error(error.code, error.params).whole, "red")
            return
        runtime = self._actions.runtime
        deliverer = runtime.shown_servers.deliverer if runtime is not None else None
        self.state.show_message(
            ""
            if deliverer is not None
            else translate("Webhooks", "The server is off. Events wait until you turn it on."),
            "amber",
        )
        self.hooks.show_rows([_hook_row(hook) for hook in found])
        urls = {hook.id: _without_secrets(hook.url) for hook in found}
        now = self._actions.context.clock.now()
        calls = [_delivery_row(delivery, urls, now) for delivery in pending]
        if deliverer is not None:
            calls += [
                Row(
                    (texts.when(call.at, now), urls.get(call.webhook, "-"), str(call.records), translate("Webhooks", "delivered")),
                    ("made", call.at, call.webhook), "synced", "green",
                )
                for call in reversed(deliverer.delivered)
            ]  # fmt: skip
        self.calls.show_rows(calls[:MAX_CALLS])
        self.replay.setEnabled(any(delivery.dead is not None for delivery in pending))
        self._enable()

    def _enable(self) -> None:
        selected = self.hooks.selected_keys()
        self.try_button.setEnabled(len(selected) == 1)
        self.remove.setEnabled(bool(selected))

    # actions

    def _try(self) -> None:
        selected = self.hooks.selected_keys()
        if len(selected) != 1 or self._actions.runtime is None:
            return
        context = self._actions.context
        self.try_button.setEnabled(False)
        self.message.show_message(translate("Webhooks", "Calling…"))
        self._actions.context.bridge.submit(
            partial(
                admin.call_webhook, context.commands.replica, context.cloud_id, selected[0], now=context.clock.now(),
                loop_guard=self._actions.runtime.shown_servers.loop_guard,
            ),
            done=self._on_answer, failed=self._failed, worker="background", owner=self,
        )  # fmt: skip

    def _on_answer(self, status: int) -> None:
        show_answer(self.message, status)
        self._enable()

    def _failed(self, error: ShopError) -> None:
        code = str(error.params["reason"]) if error.code == "peer_refused" else error.code
        self.message.show_message(settings_texts.delivery_problem(code), "red")
        self._enable()

    def _remove(self) -> None:
        selected = [int(key) for key in self.hooks.selected_keys()]
        if selected:
            self._actions.run_permitted("settings", lambda: self._remove_hooks(selected))

    def _remove_hooks(self, ids: list[int]) -> None:
        replica = self._actions.context.commands.replica
        self._actions.context.bridge.submit(
            lambda: admin.remove_webhooks(replica, ids),
            done=self._removed, failed=self._failed, owner=self,
        )  # fmt: skip

    def _removed(self, count: int) -> None:
        self.message.show_message(translate("Webhooks", "%n webhook(s) removed", count), "green")
        self.refresh()

    def _replay(self) -> None:
        replica = self._actions.context.commands.replica
        self._actions.run_permitted(
            "settings",
            lambda: self._actions.context.bridge.submit(
                replica.deliveries.replay, done=lambda _: self.refresh(), failed=self._failed, owner=self
            ),
        )


class ReceiverTab(QWidget):
    """The receiver's card, a test call, and a link to its settings."""

    def __init__(self, actions: SettingsActions) -> None:
        super().__init__()
        self._actions = actions
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(12)
        self.card = ReceiverCard(actions)
        self.try_button = button(translate("Webhooks", "Test call"), self._try, icon="send")
        show = partial(actions.context.navigator.show_settings, "receiver")
        self.settings = button(translate("Webhooks", "Receiver settings…"), show)
        self.card.body.addWidget(button_row(self.try_button, self.settings))
        self.message = WrappedLabel()
        self.card.body.addWidget(self.message)
        layout.addWidget(self.card)
        layout.addStretch(1)

    def refresh(self) -> None:
        """Update the card and the button."""
        self.card.refresh()
        runtime = self._actions.runtime
        self.try_button.setEnabled(runtime is not None and runtime.shown_servers.receiver_url is not None)

    def _try(self) -> None:
        runtime = self._actions.runtime
        url = runtime.shown_servers.receiver_url if runtime is not None else None
        if runtime is None or url is None:
            return
        certificate = runtime.shown_servers.certificate
        self.message.show_message(translate("Webhooks", "Calling…"))
        self._actions.context.bridge.submit(
            lambda: admin.call_receiver(url, certificate),
            done=lambda status: show_answer(self.message, status),
            failed=lambda error: self.message.show_message(
                settings_texts.delivery_problem(error.code), "red"
            ),
            worker="background",
            owner=self,
        )


def show_answer(label: WrappedLabel, status: int) -> None:
    """Show the HTTP status that a test call was answered with."""
    success = 200 <= status < 300
    text = (
        translate("Webhooks", "It answered {status}: the call was delivered.", status=status)
        if success
        else translate("Webhooks", "It answered {status}: it did not accept the call.", status=status)
    )
    label.show_message(text, "green" if success else "red")


def _hook_row(hook: WebhookSummary) -> Row:
    cells = (
        _without_secrets(hook.url),
        texts.choice(hook.kind),
        hook.method,
        formats.number_text(hook.waiting),
        formats.number_text(hook.given_up),
    )
    if hook.given_up:
        return Row(cells, hook.id, "needs_you", "red")
    return Row(cells, hook.id, *(("waiting", "amber") if hook.problem else ("synced", "green")))


def _delivery_row(delivery: Delivery, urls: dict[int, str], now: int) -> Row:
    problem = settings_texts.delivery_problem(delivery.problem) if delivery.problem else ""
    if delivery.dead is not None:
        result = translate("Webhooks", "not delivered: {why}", why=problem)
        at, icon, role = delivery.dead, "needs_you", "red"
    elif problem:
        again = formats.time_text(delivery.next_try)
        result = translate("Webhooks", "next try {time}: {why}", time=again, why=problem)
        at, icon, role = delivery.created, "waiting", "amber"
    else:
        result, at, icon, role = translate("Webhooks", "waiting"), delivery.created, "waiting", "muted"
    cells = (
        texts.when(at, now),
        urls.get(delivery.hook, "-"),
        formats.number_text(len(delivery.records)),
        result,
    )
    return Row(cells, delivery.id, icon, role)


def _without_secrets(url: str) -> str:
    """A URL without what may be secret: user information and query."""
    base, question_mark, _ = url.partition("?")
    scheme, separator, rest = base.partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}{separator}{host.rpartition('@')[2]}{slash}{path}{'?…' if question_mark else ''}"


def _fixed_height(table: SimpleTable) -> SimpleTable:
    table.setFixedHeight(table.verticalHeader().defaultSectionSize() * VISIBLE_ROWS + 34)
    return table
