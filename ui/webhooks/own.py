"""Webhooks of this computer: programs of the shop that are told of changes, and the receiver of the cloud's.

Made by `webhooks_page`. Programs register themselves at the shop's server; here they are seen, tried and removed.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.server.webhooks import admin
from app.server.webhooks.admin import WebhookSummary
from storage.errors import ShopError
from storage.webhooks.queue import Delivery
from ui.settings.group import SettingsActions
from ui.settings.parts import Card, button, buttons
from ui.settings.receiver import ReceiverCard
from ui.text import formats, settings_texts, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Head, Line, SimpleTable

ROWS = 4
SHOWN = 200


class OwnWebhooks(QWidget):
    """Two tables: who is registered, and what was called."""

    def __init__(self, asks: SettingsActions) -> None:
        super().__init__()
        self._asks = asks
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(12)
        card = Card(translate("Webhooks", "Programs that are told of changes"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Webhooks",
                    "They register at the server of this computer, and never reach the cloud.",
                )
            )
        )
        self.state = WrappedLabel()
        card.body.addWidget(self.state)
        self.hooks = SimpleTable(
            translate("Webhooks", "Programs that are told of changes"),
            (
                Head(translate("Webhooks", "Address")),
                Head(translate("Webhooks", "Told of"), 130),
                Head(translate("Webhooks", "Method"), 90),
                Head(translate("Webhooks", "Waiting"), 90, number=True),
                Head(translate("Webhooks", "Given up"), 100, number=True),
            ),
        )
        self.hooks.selected.connect(self._enable)
        self.hooks.chosen.connect(lambda _: self._try())
        card.body.addWidget(_rows(self.hooks))
        self.attempt = button(translate("Webhooks", "Call to try"), self._try, icon="send")
        self.remove = button(translate("Webhooks", "Remove"), self._remove, icon="delete", role="danger")
        card.body.addWidget(buttons(self.attempt, self.remove))
        self.said = WrappedLabel()
        card.body.addWidget(self.said)
        layout.addWidget(card)
        card = Card(translate("Webhooks", "Last calls"))
        self.calls = SimpleTable(
            translate("Webhooks", "Last calls"),
            (
                Head(translate("Webhooks", "When"), 140),
                Head(translate("Webhooks", "Address")),
                Head(translate("Webhooks", "Records"), 90, number=True),
                Head(translate("Webhooks", "Result"), 440),
            ),
        )
        card.body.addWidget(_rows(self.calls))
        self.replay = button(translate("Webhooks", "Try those given up again"), self._replay, icon="sync")
        card.body.addWidget(buttons(self.replay))
        layout.addWidget(card)
        layout.addStretch(1)

    def refresh(self) -> None:
        """As it stands now."""
        replica = self._asks.context.commands.replica
        try:
            found, pending = admin.list_webhooks(replica), admin.list_deliveries(replica)
        except ShopError as error:
            self.state.say(texts.error(error.code, error.params).whole, "red")
            return
        runtime = self._asks.runtime
        deliverer = runtime.servers.deliverer if runtime is not None else None
        self.state.say(
            ""
            if deliverer is not None
            else translate(
                "Webhooks", "The server is switched off, so nobody is called. What is to be told waits."
            ),
            "amber",
        )
        self.hooks.show_lines([_hook_line(each) for each in found])
        urls = {each.id: _public(each.url) for each in found}
        now = self._asks.context.clock.now()
        lines = [_delivery_line(each, urls, now) for each in pending]
        if deliverer is not None:
            lines += [
                Line(
                    (texts.when(each.at, now), urls.get(each.webhook, "-"), str(each.records), translate("Webhooks", "arrived")),
                    ("made", each.at, each.webhook), "synced", "green",
                )
                for each in reversed(deliverer.delivered)
            ]  # fmt: skip
        self.calls.show_lines(lines[:SHOWN])
        self.replay.setEnabled(any(each.dead is not None for each in pending))
        self._enable()

    def _enable(self) -> None:
        chosen = self.hooks.keys()
        self.attempt.setEnabled(len(chosen) == 1)
        self.remove.setEnabled(bool(chosen))

    # doing

    def _try(self) -> None:
        chosen = self.hooks.keys()
        if len(chosen) != 1:
            return
        context = self._asks.context
        self.attempt.setEnabled(False)
        self.said.say(translate("Webhooks", "Calling..."))
        self._asks.context.bridge.submit(
            partial(admin.call_webhook, context.commands.replica, context.cloud_id, chosen[0], now=context.clock.now()),
            done=self._tried, failed=self._failed, worker="background", owner=self,
        )  # fmt: skip

    def _tried(self, status: int) -> None:
        answered(self.said, status)
        self._enable()

    def _failed(self, error: ShopError) -> None:
        self.said.say(settings_texts.delivery_problem(error.code), "red")
        self._enable()

    def _remove(self) -> None:
        chosen = [int(each) for each in self.hooks.keys()]  # noqa: SIM118 - a method of ours
        if chosen:
            self._asks.ask("settings", lambda: self._forget(chosen))

    def _forget(self, ids: list[int]) -> None:
        replica = self._asks.context.commands.replica
        self._asks.context.bridge.submit(
            lambda: admin.remove_webhooks(replica, ids),
            done=self._forgotten, failed=self._failed, owner=self,
        )  # fmt: skip

    def _forgotten(self, count: int) -> None:
        self.said.say(translate("Webhooks", "%n webhook(s) removed", count), "green")
        self.refresh()

    def _replay(self) -> None:
        replica = self._asks.context.commands.replica
        self._asks.ask(
            "settings",
            lambda: self._asks.context.bridge.submit(
                replica.deliveries.replay, done=lambda _: self.refresh(), failed=self._failed, owner=self
            ),
        )


class ReceiverPage(QWidget):
    """The receiver's card, a call to try it, and the way to its settings."""

    def __init__(self, asks: SettingsActions) -> None:
        super().__init__()
        self._asks = asks
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(12)
        self.card = ReceiverCard(asks)
        self.attempt = button(translate("Webhooks", "Call to try"), self._try, icon="send")
        self.settings = button(translate("Webhooks", "Settings of the receiver..."), asks.settings_asked.emit)
        self.card.body.addWidget(buttons(self.attempt, self.settings))
        self.said = WrappedLabel()
        self.card.body.addWidget(self.said)
        layout.addWidget(self.card)
        layout.addStretch(1)

    def refresh(self) -> None:
        """As it is now."""
        self.card.refresh()
        runtime = self._asks.runtime
        self.attempt.setEnabled(runtime is not None and runtime.servers.receiver_url is not None)

    def _try(self) -> None:
        runtime = self._asks.runtime
        url = runtime.servers.receiver_url if runtime is not None else None
        if url is None:
            return
        self.said.say(translate("Webhooks", "Calling..."))
        self._asks.context.bridge.submit(
            lambda: admin.call_receiver(url),
            done=lambda status: answered(self.said, status),
            failed=lambda error: self.said.say(settings_texts.delivery_problem(error.code), "red"),
            worker="background",
            owner=self,
        )


def answered(said: WrappedLabel, status: int) -> None:
    """Say what a call to try came to."""
    fine = 200 <= status < 300
    words = (
        translate("Webhooks", "It answered {status}: the call arrived.", status=status)
        if fine
        else translate("Webhooks", "It answered {status}: it did not take the call.", status=status)
    )
    said.say(words, "green" if fine else "red")


def _hook_line(hook: WebhookSummary) -> Line:
    cells = (_public(hook.url), texts.choice(hook.kind), hook.method, str(hook.waiting), str(hook.given_up))
    if hook.given_up:
        return Line(cells, hook.id, "needs_you", "red")
    return Line(cells, hook.id, *(("waiting", "amber") if hook.problem else ("synced", "green")))


def _delivery_line(delivery: Delivery, urls: dict[int, str], now: int) -> Line:
    problem = settings_texts.delivery_problem(delivery.problem) if delivery.problem else ""
    if delivery.dead is not None:
        result = translate("Webhooks", "given up: {why}", why=problem)
        at, icon, role = delivery.dead, "needs_you", "red"
    elif problem:
        again = formats.time_text(delivery.next_try)
        result = translate("Webhooks", "again at {time}: {why}", time=again, why=problem)
        at, icon, role = delivery.created, "waiting", "amber"
    else:
        result, at, icon, role = translate("Webhooks", "waits"), delivery.created, "waiting", "muted"
    cells = (texts.when(at, now), urls.get(delivery.hook, "-"), str(len(delivery.records)), result)
    return Line(cells, delivery.id, icon, role)


def _public(url: str) -> str:
    """An address without what may be a secret: whatever follows a question mark, and who signs in."""
    base, mark, _ = url.partition("?")
    scheme, between, rest = base.partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}{between}{host.rpartition('@')[2]}{slash}{path}{'?…' if mark else ''}"


def _rows(table: SimpleTable) -> SimpleTable:
    table.setFixedHeight(table.verticalHeader().defaultSectionSize() * ROWS + 34)
    return table
