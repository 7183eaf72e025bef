"""`PlansDialog`: the plans of this computer, the lines of one, and the decisions about what somebody changed meanwhile.

Opened by the window and the overview. Read and written on worker threads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.plans.decisions import Answer
from app.plans.planner import Performed, Planner
from app.plans.summary import PlanSummary, summaries
from storage.errors import ShopError
from storage.plans.plan import Outcome, PlanLine, PlanState
from storage.schema.fields import Record
from storage.sync_state.cloud_time import own_clock_ahead
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.permissions.guard import AskPermission
from ui.plans import text as plans_text
from ui.style import icons
from ui.sync.text import own_clock_warning
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.elided import ElidingButton
from ui.widgets.empty_state import EmptyState
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

WIDTH, HEIGHT = 960, 640
"""Pixels of the dialog at normal text size."""
MAX_ROWS = 500
"""Lines of a plan that are listed, those that need a decision first."""
ROLES = {"ask": "amber", "begun": "text", "planned": "text"}
"""Colour role of a plan by its state; all others are muted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The plans, and of the selected one the lines with their products."""

    plans: Sequence[PlanSummary]
    selected: int | None
    lines: Sequence[PlanLine]
    products: Mapping[int, Record]
    warning: str = ""
    """That the plans wait for a right clock."""


class PlansDialog(QDialog):
    """`message` carries a text for a toast and the change that Undo would undo, or None."""

    message = Signal(str, object)
    labels_asked = Signal(int)
    """Print the labels of this plan."""
    drawn = Signal()
    """The plans are on the screen."""

    def __init__(self, context: AppContext, ask: AskPermission, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._ask = ask
        self._planner = Planner(context.commands.replica, context.commands)
        self.shown = Shown((), None, (), {})
        self._selected: int | None = None
        self._fetch = LatestRead(context.bridge, self.read, self.show_plans, self._on_failed, self)
        self.setWindowTitle(translate("Plans", "Planned prices"))
        dialog_size.open_at(self, WIDTH, HEIGHT)
        self._build()
        # Connected to a method, so that Qt disconnects it with the dialog.
        context.bridge.changed.connect(self._fetch.ask)
        self._fetch.ask()

    def read(self) -> Shown:
        """Read the plans and the lines of the selected one; runs on a worker thread."""
        replica = self._context.commands.replica
        # What is to come or needs somebody comes first; then the newest of those that are over.
        found = sorted(summaries(replica), key=lambda each: each.plan.start, reverse=True)
        plans = sorted(
            (each for each in found if each.is_open), key=lambda each: (not each.asking, each.plan.start)
        )
        plans += [each for each in found if not each.is_open]
        known = {each.plan.id for each in plans}
        selected = (
            self._selected if self._selected in known else next(iter(each.plan.id for each in plans), None)
        )
        lines = [] if selected is None else replica.plans.lines(selected)
        lines = sorted(lines, key=lambda line: not line.asks)[:MAX_ROWS]
        now = self._context.clock.now()
        warning = own_clock_warning(own_clock_ahead(replica.sync_state.meta, now), now) if plans else ""
        products = replica.many("products", [line.record for line in lines])
        return Shown(plans, selected, lines, products, warning)

    # what is shown

    def show_plans(self, shown: Shown) -> None:
        """Show the plans and the lines of the selected one."""
        self.shown = shown
        self.plans.selection_changed.disconnect(self._on_selected)
        self.plans.show_rows([self._plan_row(each) for each in shown.plans])
        at = next((at for at, each in enumerate(shown.plans) if each.plan.id == shown.selected), None)
        if at is not None:
            self.plans.selectRow(at)
        self._selected = shown.selected
        self.plans.selection_changed.connect(self._on_selected)
        self.lines.show_rows([self._line_row(each) for each in shown.lines])
        self.stack.setCurrentWidget(self.lists if shown.plans else self.empty)
        self.warning.show_message(shown.warning, "amber")
        self._enable()
        self.drawn.emit()

    def _plan_row(self, found: PlanSummary) -> Row:
        plan = found.plan
        cells = (
            plan.name,
            plans_text.when(plan.start),
            "" if plan.end is None else plans_text.when(plan.end),
            str(found.records),
            texts.plan_state(found.state),
        )
        icon = "needs_you" if found.asking else "schedule"
        return Row(cells, plan.id, icon=icon, role=ROLES.get(found.state, "muted"))

    def _line_row(self, line: PlanLine) -> Row:
        name = plans_text.shown_field(line.after)
        product = self.shown.products.get(line.record)
        cells = (
            str((product or {}).get("name") or f"#{line.record}"),
            plans_text.value(name, line.before),
            plans_text.value(name, line.after),
            formats.NOTHING if product is None else plans_text.value(name, product),
            plans_text.outcome(line),
        )
        icon = "needs_you" if line.asks else "products"
        return Row(cells, line.record, icon=icon, role="amber" if line.asks else "text")

    def _on_selected(self) -> None:
        keys = self.plans.selected_keys()
        if keys and keys[0] != self._selected:
            self._selected = int(keys[0])
            self._fetch.ask()

    def _plan(self) -> PlanSummary | None:
        return next((each for each in self.shown.plans if each.plan.id == self.shown.selected), None)

    def _enable(self) -> None:
        found = self._plan()
        state = None if found is None else found.plan.state
        asking = [line.record for line in self.shown.lines if line.asks]
        chosen = [key for key in self.lines.selected_keys() if key in asking]
        for button in (self.keep, self.take):
            button.setVisible(bool(found is not None and found.asking))
        self.keep.setText(
            translate("Plans", "Keep the current price")
            if chosen
            else translate("Plans", "Keep all current prices")
        )
        self.take.setText(
            translate("Plans", "Use the planned price")
            if chosen
            else translate("Plans", "Use all planned prices")
        )
        self.open_button.setEnabled(len(self.lines.selected_keys()) == 1)
        self.cancel.setEnabled(state in (PlanState.PLANNED, PlanState.BEGUN))
        self.cancel.setText(
            translate("Plans", "Stop and keep prices")
            if state is PlanState.BEGUN
            else translate("Plans", "Cancel plan")
        )
        self.print_button.setEnabled(state in (PlanState.PLANNED, PlanState.BEGUN))
        self.give_back.setVisible(state is PlanState.BEGUN)
        self.undo.setVisible(
            any(line.begun is Outcome.SET or line.returned is Outcome.SET for line in self.shown.lines)
        )

    # actions

    def _do(self, job: Callable[[int], Any], done: Callable[[Any], None]) -> None:
        found = self._plan()
        if found is None:
            return
        number = found.plan.id
        self._ask(
            "bulk",
            lambda: self._context.bridge.submit(
                lambda: job(number), done=done, failed=self._on_failed, owner=self
            ),
        )

    def _answer(self, answer: Answer) -> None:
        asking = {line.record for line in self.shown.lines if line.asks}
        records = [key for key in self.lines.selected_keys() if key in asking] or None
        self._do(
            lambda plan: self._planner.answer(plan, answer, records=records, origin="window"),
            self._on_performed,
        )

    def _cancel(self, *, give_back: bool = False) -> None:
        self._do(
            lambda plan: self._planner.cancel(plan, origin="window", give_back=give_back), self._on_performed
        )

    def _undo(self) -> None:
        self._do(lambda plan: self._planner.undo(plan, origin="window"), self._on_undone)

    def _print(self) -> None:
        found = self._plan()
        if found is None:
            return
        self.accept()
        self.labels_asked.emit(found.plan.id)

    def _on_performed(self, done: Performed) -> None:
        count = len(done.change.ids) if done.change is not None else 0
        text = translate("Prices", "%n price(s) changed", count)
        self.message.emit(f"{done.plan.name}: {text}", done.change)
        self._fetch.ask()

    def _on_undone(self, change: Any) -> None:
        if change is not None:
            plan = self._plan()
            about = {"count": len(change.ids), "name": plan.plan.name if plan is not None else ""}
            self.message.emit(texts.undone(texts.step("plan", about)), None)
        self._fetch.ask()

    def _on_failed(self, error: ShopError) -> None:
        self.status.show_message(texts.error(error.code, error.params).whole, "red")

    def _open_product(self, record: Any) -> None:
        self.accept()
        self._context.navigator.show_record("products", record)

    def _open_selected(self) -> None:
        if len(selected := self.lines.selected_keys()) == 1:
            self._open_product(selected[0])

    # made once

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Plans", "Planned prices"))
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.warning = WrappedLabel()
        layout.addWidget(self.warning)
        self.stack = QStackedWidget()
        self.empty = EmptyState()
        self.empty.show_message(
            "schedule",
            translate("Plans", "Nothing is planned"),
            translate(
                "Plans",
                "In the list of products choose “Prices…”, enter the new prices and plan them for later.",
            ),
        )
        self.lists = self._build_lists()
        self.stack.addWidget(self.lists)
        self.stack.addWidget(self.empty)
        layout.addWidget(self.stack, 1)
        layout.addWidget(
            WrappedLabel(
                translate(
                    "Plans",
                    "This computer changes the prices by its clock, even offline. If it is off, it does so at the next start.",
                )
            )
        )
        self.status = WrappedLabel()
        layout.addWidget(self.status)
        layout.addWidget(DialogButtons(self, translate("Plans", "Close"), default=True))
        self._enable()

    def _build_lists(self) -> QWidget:
        lists = QWidget()
        layout = QVBoxLayout(lists)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.plans = SimpleTable(
            translate("Plans", "Plans"),
            (
                Column(translate("Plans", "Plan")),
                Column(translate("Plans", "From"), 145),
                Column(translate("Plans", "Until"), 145),
                Column(translate("Plans", "Products"), 90, number=True),
                Column(translate("Plans", "State"), 180),
            ),
        )
        self.plans.setSelectionMode(SimpleTable.SelectionMode.SingleSelection)
        self.plans.selection_changed.connect(self._on_selected)
        layout.addWidget(self.plans, 2)
        self.cancel = self._button("", self._cancel)
        self.give_back = self._button(
            translate("Plans", "Restore the previous prices now"), lambda: self._cancel(give_back=True)
        )
        self.undo = self._button(translate("Plans", "Undo the plan"), self._undo)
        self.print_button = self._button(translate("Plans", "Print labels…"), self._print)
        layout.addLayout(_row(self.print_button, self.undo, self.give_back, self.cancel))
        self.lines = SimpleTable(
            translate("Plans", "Prices of the plan"),
            (
                Column(texts.entity("products")),
                Column(translate("Bulk", "Before"), 90, number=True),
                Column(translate("Plans", "Planned"), 112, number=True),
                Column(translate("Plans", "Now"), 90, number=True),
                Column(translate("Plans", "Result"), 270),
            ),
        )
        self.lines.selection_changed.connect(self._enable)
        self.lines.row_activated.connect(self._open_product)
        layout.addWidget(self.lines, 3)
        self.keep = self._button("", lambda: self._answer("mine"))
        self.take = self._button("", lambda: self._answer("plan"))
        self.open_button = self._button(translate("Sync", "Open the record"), self._open_selected, "next")
        layout.addLayout(_row(self.keep, self.take, self.open_button))
        return lists

    def _button(self, text: str, callback: Callable[[], object], icon: str = "") -> QPushButton:
        button = ElidingButton()
        button.setText(text)
        button.setAutoDefault(False)
        if icon:
            icons.set_button_icon(button, icon)
        button.clicked.connect(lambda _=False: callback())
        return button


def _row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    return row
