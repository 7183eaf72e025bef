"""`ShopCheckPage`: what is wrong or odd in the shop's records, by check, with the way to each record.

Built by `ui/window/page_factory.py`, which connects its signals. The records are read on a worker thread, and only while
the page is visible. A finding can be dismissed until one of its values changes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.commands.price_check import Leading, fix_prices
from app.shop_check.check import check_shop, without_dismissed
from app.shop_check.dismissals import Dismissals
from app.shop_check.finding import CHECKS, Finding
from storage.errors import ShopError
from ui.background.debounce import Debouncer
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.permissions.guard import AskPermission
from ui.style import icons
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton
from ui.widgets.empty_state import EmptyState
from ui.widgets.headline import Headline
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

REFRESH_DELAY, REFRESH_PAUSE = 800, 5000
"""Milliseconds from a change of records to a new check, and between two checks after changes."""
MAX_ROWS = 500
"""Rows of one check that are listed; of the rest only the number is shown."""
CHECKS_WIDTH = 330
"""Pixels of the list of checks at normal text size."""
PRICES = ("price", "cost", "with_vat", "without_vat")
SHARES = ("margin", "least")
"""Values in per cent."""


@dataclass(frozen=True, slots=True)
class Found:
    """The findings to show, and the titles of their records by entity and id."""

    findings: Sequence[Finding]
    dismissed: frozenset[str]
    titles: Mapping[tuple[str, int], str]


class ShopCheckPage(QWidget):
    """The checks that found something, and the findings of one of them."""

    message = Signal(str, object)
    """Text for a toast, and the change that Undo would undo, or None."""
    failed = Signal(object)
    drawn = Signal()
    """The findings are on the screen."""

    def __init__(self, context: AppContext, ask: AskPermission, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._ask = ask
        folder = context.runtime.folder if context.runtime is not None else None
        self.dismissals = Dismissals(folder, context.cloud_id)
        self._cancel = threading.Event()
        self.found: Found | None = None
        self._debouncer = Debouncer(self.refresh, self, first=REFRESH_DELAY, pause=REFRESH_PAUSE)
        self._fetch = LatestRead(context.bridge, self.read, self.show_found, self.failed.emit, self)
        self._build()
        # Connected to a method, so that Qt disconnects it with the page.
        context.bridge.changed.connect(self._debouncer.ask)
        cancel = self._cancel
        self.destroyed.connect(lambda *_: cancel.set())

    def showEvent(self, event: QShowEvent) -> None:
        """Check anew."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Check all records on a worker thread; does nothing while hidden."""
        if self.isVisible():
            self._fetch.ask()

    def read(self) -> Found:
        """The findings and the titles of their records; runs on a worker thread."""
        replica = self._context.commands.replica
        settings = self._context.settings
        least = settings.number("shop.least_margin") if settings is not None else 0
        findings = check_shop(replica, self._cancel, least_margin=least)
        wanted: dict[str, set[int]] = {}
        for each in findings:
            wanted.setdefault(each.entity, set()).update((each.id, *each.params.get("others", ())))
        titles = {
            (entity, id): self._context.queries.title(entity, record)
            for entity, ids in wanted.items()
            for id, record in replica.many(entity, sorted(ids)).items()
        }
        return Found(findings, self.dismissals.keys(), titles)

    # what is shown

    def show_found(self, found: Found) -> None:
        """Show the checks that found something and the findings of the selected one."""
        self.found = found
        shown = self._shown()
        counts = {check: sum(each.check == check for each in shown) for check in CHECKS}
        rows = [
            Row((texts.shop_check(check), formats.number_text(count)), check)
            for check, count in counts.items()
            if count
        ]
        self.checks.show_rows(rows)
        if rows and not self.checks.selected_keys():
            self.checks.selectRow(0)
        hidden = len(found.findings) - len(without_dismissed(found.findings, found.dismissed))
        self.show_dismissed.setText(translate("ShopCheck", "Show dismissed ({count})", count=hidden))
        self.show_dismissed.setVisible(bool(hidden))
        self.stack.setCurrentWidget(self.lists if rows else self.empty)
        if rows:
            self.header.show_status(
                "problem", "amber", translate("ShopCheck", "%n problem(s) found", len(shown)),
                translate("ShopCheck", "Each of these can cost time or money at the till."),
            )  # fmt: skip
        else:
            self.header.show_status("synced", "green", translate("ShopCheck", "No problems found"), "")
        self._show_findings()
        self.drawn.emit()

    def _show_again(self) -> None:
        if self.found is not None:
            self.show_found(self.found)

    def _shown(self) -> list[Finding]:
        if self.found is None:
            return []
        if self.show_dismissed.isChecked():
            return list(self.found.findings)
        return without_dismissed(self.found.findings, self.found.dismissed)

    def _check(self) -> str:
        selected = self.checks.selected_keys()
        return str(selected[0]) if selected else ""

    def _show_findings(self) -> None:
        check = self._check()
        found = [each for each in self._shown() if each.check == check]
        titles = self.found.titles if self.found is not None else {}
        dismissed = self.found.dismissed if self.found is not None else frozenset()
        self.table.show_rows(
            [
                Row(
                    (
                        titles.get((each.entity, each.id)) or f"#{each.id}",
                        texts.entity(each.entity),
                        self._values(each, titles),
                    ),
                    each,
                    icon=each.entity,
                    role="muted" if each.key in dismissed else "text",
                )
                for each in found[:MAX_ROWS]
            ]
        )
        note = texts.shop_check_advice(check) if check else ""
        if len(found) > MAX_ROWS:
            note = "{} {}".format(
                note,
                translate(
                    "ShopCheck", "Only the first {count} are shown.", count=formats.number_text(MAX_ROWS)
                ),
            )
        self.advice.show_message(note)
        for each in (self.keep_shelf, self.keep_net):
            each.setVisible(check == "prices_disagree")
        self._enable()

    def _values(self, finding: Finding, titles: Mapping[tuple[str, int], str]) -> str:
        values: dict[str, Any] = {}
        for name, value in finding.params.items():
            if name in PRICES and value is not None:
                values[name] = formats.price_text(value)
            elif name == "rate" and value is not None:
                values[name] = formats.percent_text(round((value - 1) * 100, 6))
            elif name in SHARES:
                values[name] = formats.percent_text(round(value, 1))
            elif name == "others":
                values[name] = ", ".join(titles.get((finding.entity, each)) or f"#{each}" for each in value)
            else:
                values[name] = formats.NOTHING if value is None else value
        if finding.cost is not None:
            values["where"] = texts.cost_source(finding.cost)
        return texts.shop_finding(finding.check, **values)

    def _selected(self) -> list[Finding]:
        return [key for key in self.table.selected_keys() if isinstance(key, Finding)]

    def _enable(self) -> None:
        selected = self._selected()
        dismissed = self.found.dismissed if self.found is not None else frozenset()
        self.open.setEnabled(len(selected) == 1)
        self.dismiss.setEnabled(bool(selected))
        again = bool(selected) and all(each.key in dismissed for each in selected)
        self.dismiss.setText(
            translate("ShopCheck", "Show again") if again else translate("ShopCheck", "Dismiss")
        )

    # actions

    def _open(self) -> None:
        if len(selected := self._selected()) == 1:
            self._context.navigator.show_record(selected[0].entity, selected[0].id)

    def _dismiss(self) -> None:
        selected = self._selected()
        if self.found is None or not selected:
            return
        again = all(each.key in self.found.dismissed for each in selected)
        try:
            (self.dismissals.restore if again else self.dismissals.dismiss)(selected)
        except ShopError as error:
            self.failed.emit(error)
            return
        self.show_found(Found(self.found.findings, self.dismissals.keys(), self.found.titles))

    def _fix(self, leading: Leading) -> None:
        context = self._context
        self._ask(
            "bulk",
            lambda: context.bridge.submit(
                lambda: fix_prices(context.commands.replica, context.commands, leading, origin="window"),
                done=self._on_fixed, failed=self.failed.emit, owner=self,
            ),
        )  # fmt: skip

    def _on_fixed(self, change: Any) -> None:
        count = len(change.ids) if change is not None else 0
        self.message.emit(translate("ShopCheck", "%n price(s) recalculated", count), change)
        self.refresh()

    # made once

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(10)
        self.header = Headline()
        self.header.show_status("synced", "muted", translate("ShopCheck", "Checking the records…"), "")
        self.again = self._button("sync", translate("ShopCheck", "Check again"), self.refresh)
        self.header.addWidget(self.again)
        layout.addLayout(self.header)
        self.stack = QStackedWidget()
        self.empty = EmptyState()
        self.empty.show_message(
            "synced",
            translate("ShopCheck", "Prices, codes, recipes, names and numbers are correct"),
            translate("ShopCheck", "The check reads the records on this computer and works offline."),
        )
        self.lists = self._build_lists()
        self.stack.addWidget(self.lists)
        self.stack.addWidget(self.empty)
        layout.addWidget(self.stack, 1)
        self._enable()

    def _build_lists(self) -> QWidget:
        lists = QWidget()
        row = QHBoxLayout(lists)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.checks = SimpleTable(
            translate("ShopCheck", "Checks"),
            (
                Column(translate("ShopCheck", "Problem")),
                Column(translate("ShopCheck", "Count"), 70, number=True),
            ),
        )
        self.checks.setFixedWidth(CHECKS_WIDTH)
        self.checks.setSelectionMode(SimpleTable.SelectionMode.SingleSelection)
        self.checks.selection_changed.connect(self._show_findings)
        left = QVBoxLayout()
        left.addWidget(self.checks, 1)
        self.show_dismissed = QCheckBox(translate("ShopCheck", "Show dismissed ({count})", count=0))
        self.show_dismissed.hide()
        self.show_dismissed.toggled.connect(self._show_again)
        left.addWidget(self.show_dismissed)
        row.addLayout(left)
        right = QVBoxLayout()
        right.setSpacing(8)
        self.advice = WrappedLabel()
        right.addWidget(self.advice)
        self.table = SimpleTable(
            translate("ShopCheck", "Problems"),
            (
                Column(translate("ShopCheck", "Record")),
                Column(translate("ShopCheck", "Kind"), 90),
                Column(translate("ShopCheck", "Values"), 400),
            ),
        )
        self.table.selection_changed.connect(self._enable)
        self.table.row_activated.connect(lambda key: self._context.navigator.show_record(key.entity, key.id))
        right.addWidget(self.table, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        self.keep_shelf = self._button(
            "", translate("ShopCheck", "Keep all prices with VAT"), lambda: self._fix("shelf")
        )
        self.keep_net = self._button(
            "", translate("ShopCheck", "Keep all prices without VAT"), lambda: self._fix("net")
        )
        self.dismiss = self._button("hide", translate("ShopCheck", "Dismiss"), self._dismiss)
        self.open = self._button("next", translate("Sync", "Open the record"), self._open)
        for each in (self.keep_shelf, self.keep_net, self.dismiss, self.open):
            buttons.addWidget(each)
        self.keep_shelf.hide()
        self.keep_net.hide()
        right.addLayout(buttons)
        row.addLayout(right, 1)
        return lists

    def _button(self, icon: str, text: str, callback: Callable[[], object]) -> QPushButton:
        button = ElidingButton()
        button.setText(text)
        if icon:
            icons.set_button_icon(button, icon)
        button.clicked.connect(lambda _=False: callback())
        return button
