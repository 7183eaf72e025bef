"""`PriceDialog`: new prices for many products by one rule, with every line to be seen and taken out before it is done.

Opened by `ListActions`. The preview is computed on a worker thread while the rule is typed; applying is one undoable step.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from app import prices
from app.commands.adjustment import parse_adjustment
from app.errors import Cancelled
from app.plans.planner import Added, Planner
from app.price_work.pricing import Applied, Line, Pricing, planned_changes
from app.price_work.rule import LEVELS, PriceRule, Rounding
from storage.errors import ShopError
from ui.background.long_job import LongJob, ReportProgress
from ui.context import AppContext
from ui.price_work.percent import percent_problem, typed_number
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.controls import ComboBox, show_progress
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

PREVIEW_DELAY = 250
"""Milliseconds from a change of the rule to a new preview."""
WIDTH, HEIGHT = 900, 620
"""Pixels of the dialog at normal text size."""
STEPS = ("0.01", "0.1", "0.5", "1", "5", "10")
ENDINGS = (".90", ".99")
PRICE, MARGIN, MARKUP, VAT = "price", "margin", "markup", "vat"


class PriceDialog(QDialog):
    """`changed` carries the `Applied` that is on disk, `planned` what was planned for later, and whether to print its labels."""

    changed = Signal(object)
    planned = Signal(object, bool)

    def __init__(self, context: AppContext, ids: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._ids = list(ids)
        self._pricing = Pricing(context.commands.replica, context.commands)
        self._preview_job = LongJob(context.bridge, self)
        self._apply_job = LongJob(context.bridge, self)
        self._apply_job.progressed.connect(self._on_progress)
        self._preview_timer = QTimer(self, interval=PREVIEW_DELAY, singleShot=True)
        self._preview_timer.timeout.connect(self._start_preview)
        self.lines: list[Line] = []
        self.setWindowTitle(translate("Prices", "Prices"))
        dialog_size.open_at(self, WIDTH, HEIGHT)
        self._build()
        self._on_start_changed()

    # the rule

    def rule(self) -> PriceRule | None:
        """The rule that was entered, None if there is none yet."""
        start = self.start.currentData()
        common: dict[str, Any] = {"level": self.level.currentData(), "rounding": self._rounding()}
        if start == PRICE:
            typed = self.value.text()
            if (adjustment := parse_adjustment(typed)) is not None:
                return PriceRule(source=self.source.currentData(), adjustment=adjustment, **common)
            number = typed_number(typed)
            if number is None and not typed.strip() and self.source.currentData() != self.level.currentData():
                return PriceRule(source=self.source.currentData(), **common)
            return None if number is None or number < 0 else PriceRule(fixed=float(number), **common)
        number = typed_number(self.value.text())
        if number is None or percent_problem(self.value.text(), start):
            return None
        if start == VAT:
            kept = "net" if self.keep_net.isChecked() else "shelf"
            return PriceRule(start="vat", rate=float(1 + number / 100), kept=kept, rounding=self._rounding())  # type: ignore[arg-type]
        return PriceRule(start=start, percent=number, **common)

    def _rounding(self) -> Rounding:
        text = self.rounding.currentData()
        if text is None:
            return Rounding()
        return Rounding(ending=Decimal(text)) if text.startswith(".") else Rounding(step=Decimal(text))

    def _on_start_changed(self) -> None:
        start = self.start.currentData()
        captions = {
            PRICE: translate("Prices", "New price or change"),
            MARGIN: translate("Prices", "Margin (%)"),
            MARKUP: translate("Prices", "Markup (%)"),
            VAT: translate("Prices", "New rate (%)"),
        }
        hints = {
            PRICE: translate(
                "Prices",
                "+5%, -10, x {factor} or {price}",
                factor=formats.number_text(1.1),
                price=formats.number_text(49.9, decimals=2),
            ),
            MARGIN: translate("Prices", "of the price without VAT"),
            MARKUP: translate("Prices", "of the purchase price"),
            VAT: "",
        }
        self.value_caption.setText(captions[start])
        self.value.setAccessibleName(captions[start])
        self.value.setPlaceholderText(hints[start])
        for widget in (self.source_caption, self.source):
            widget.setVisible(start == PRICE)
        for widget in (self.level_caption, self.level):
            widget.setVisible(start != VAT)
        self.keep_net.setVisible(start == VAT)
        # A new rate keeps one of the two prices to the last digit unless somebody wants it round.
        self.rounding.setCurrentIndex(self.rounding.findData(None if start == VAT else STEPS[0]))
        self._ask_preview()

    def _ask_preview(self) -> None:
        self.go.setEnabled(False)
        self.later.setEnabled(False)
        self._preview_timer.start()

    # the preview

    def _start_preview(self) -> None:
        rule = self.rule()
        if rule is None:
            self._preview_job.stop()
            self.lines = []
            self.table.show_rows([])
            typed, start = self.value.text().strip(), self.start.currentData()
            why = (
                translate("Prices", "Enter a price or a change, e.g. +5%.")
                if start == PRICE
                else percent_problem(typed, start)
            )
            self.status.show_message(why if typed else "", "red")
            return
        self.status.show_message(translate("Bulk", "Loading…"))
        self._preview_job.start(
            lambda _progress, cancel: self._pricing.preview(self._ids, rule, cancel=cancel),
            done=self._show_preview,
            failed=self._on_failed,
        )

    def _show_preview(self, lines: list[Line]) -> None:
        self.lines = lines
        self.table.rows_model.unticked.clear()
        changing = sorted((line for line in lines if line.after), key=lambda line: not line.marks)
        left_out = [line for line in lines if line.reason not in ("", "same")]
        self.table.show_rows([*map(self._changing_row, changing), *map(self._left_out_row, left_out)])
        self._show_counts()

    def _show_counts(self) -> None:
        chosen = self._chosen()
        same = sum(line.reason == "same" for line in self.lines)
        left_out = sum(line.reason not in ("", "same") for line in self.lines)
        parts = [translate("Prices", "%n price(s) will change.", len(chosen))]
        if marked := sum(bool(line.marks) for line in chosen):
            parts.append(translate("Prices", "Check %n of them.", marked))
        if same:
            parts.append(translate("Bulk", "%n already have this value.", same))
        if left_out:
            parts.append(translate("Prices", "%n skipped.", left_out))
        self.status.show_message(" ".join(parts), "")
        self.go.setText(translate("Prices", "Change %n price(s)", len(chosen)))
        self.go.setEnabled(bool(chosen))
        self.later.setEnabled(bool(chosen))

    def _chosen(self) -> list[Line]:
        return [line for line in self.lines if line.after and line.id not in self.table.rows_model.unticked]

    def _shown_field(self, line: Line) -> str:
        priced = [name for name in line.after if name in LEVELS.values()]
        return (
            priced[0] if priced else prices.WITHOUT_VAT if prices.WITHOUT_VAT in line.after else prices.RATE
        )

    def _changing_row(self, line: Line) -> Row:
        name = self._shown_field(line)
        before, after = line.before[name], line.after[name]
        share = formats.percent_text((after - before) / before * 100, decimals=1) if before else ""
        notes = [texts.price_mark(mark) for mark in line.marks]
        if line.cost is not None and "below_cost" in line.marks:
            source = texts.cost_source(line.cost)
            notes.append(f"{_price(line.cost.price)} ({source})")
        if name != prices.WITH_VAT or prices.RATE in line.after:
            notes.append(texts.field("products", name))
        cells = (line.name, _price(before), _price(after), share, texts.notes(notes))
        return Row(
            cells,
            line.id,
            icon="problem" if line.marks else "products",
            role="amber" if line.marks else "text",
        )

    def _left_out_row(self, line: Line) -> Row:
        reason = texts.price_reason(line.reason)
        return Row(
            (line.name, _price(line.before[prices.WITH_VAT]), "", "", reason),
            None,
            icon="problem",
            role="muted",
        )

    # applying

    def _apply(self) -> None:
        chosen = self._chosen()
        if not chosen or not self.go.isEnabled():
            return
        self._start_job(
            lambda progress, cancel: self._pricing.apply(
                chosen, origin="window", progress=progress, cancel=cancel
            ),
            self._on_done,
        )

    def _ask_when(self) -> None:
        chosen = self._chosen()
        if not chosen:
            return
        from ui.price_work.later import LaterDialog

        dialog = self.asking = LaterDialog(len(chosen), self._context.clock.now(), self)
        dialog.accepted.connect(
            lambda: self._plan(chosen, *dialog.values(), labels=dialog.print_labels.isChecked())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _plan(self, lines: Sequence[Line], name: str, start: str, end: str | None, *, labels: bool) -> None:
        planner = Planner(self._context.commands.replica, self._context.commands)
        self._start_job(
            lambda _progress, cancel: planner.add(
                name, planned_changes(lines), start=start, end=end, origin="window", cancel=cancel
            ),
            lambda added: self._on_planned(added, labels),
        )

    def _start_job(
        self, job: Callable[[ReportProgress, threading.Event], Any], done: Callable[[Any], None]
    ) -> None:
        for button in (self.go, self.later):
            button.setEnabled(False)
        self.form.setEnabled(False)
        show_progress(self.progress, 0, None)
        self.progress.show()
        self._apply_job.start(job, done=done, failed=self._on_failed, worker="commands")

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _on_done(self, applied: Applied) -> None:
        self.changed.emit(applied)
        self.accept()

    def _on_planned(self, added: Added, labels: bool) -> None:
        self.planned.emit(added, labels)
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.progress.hide()
        self.form.setEnabled(True)
        for button in (self.go, self.later):
            button.setEnabled(bool(self._chosen()))
        if isinstance(error, Cancelled):
            super().reject()
            return
        self.status.show_message(texts.error(error.code, error.params).whole, "red")

    def reject(self) -> None:
        """Esc cancels a running change, of which nothing stays, and closes the dialog."""
        self._preview_job.stop()
        if self._apply_job.running:
            self._apply_job.stop()
            return
        super().reject()

    # made once

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Prices", "New prices for %n product(s)", len(self._ids)))
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.form = QWidget()
        layout.addWidget(self.form)
        self._build_form()
        self.table = SimpleTable(
            translate("Bulk", "Before and after"),
            (
                Column(texts.entity("products")),
                Column(translate("Bulk", "Before"), 95, number=True),
                Column(translate("Bulk", "After"), 95, number=True),
                Column(translate("Prices", "Difference"), 90, number=True),
                Column(translate("Prices", "Note"), 260),
            ),
            ticks=True,
        )
        self.table.rows_model.ticks_changed.connect(self._show_counts)
        layout.addWidget(self.table, 1)
        self.status = WrappedLabel()
        layout.addWidget(self.status)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        buttons = DialogButtons(self, translate("Bulk", "Cancel"))
        self.go = buttons.add(translate("Prices", "Change"), self._apply, role="primary", default=True)
        self.go.setEnabled(False)
        self.later = buttons.add(
            translate("Plans", "Plan for later…"), self._ask_when, place=DialogButtons.ButtonRole.ActionRole
        )
        self.later.setEnabled(False)
        layout.addWidget(buttons)

    def _build_form(self) -> None:
        grid = QGridLayout(self.form)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        self.start = _choice(
            translate("Prices", "Method"),
            (
                (translate("Prices", "Current price"), PRICE),
                (translate("Prices", "Purchase price and margin"), MARGIN),
                (translate("Prices", "Purchase price and markup"), MARKUP),
                (translate("Prices", "A new VAT rate"), VAT),
            ),
        )
        levels = [(texts.field("products", name), level) for level, name in LEVELS.items()]
        self.source = _choice(translate("Prices", "Starting price"), levels)
        self.level = _choice(translate("Prices", "Price to change"), levels)
        self.value = QLineEdit()
        self.value.setClearButtonEnabled(True)
        self.keep_net = QCheckBox(translate("Prices", "Keep the prices without VAT"))
        self.rounding = _choice(
            translate("Bulk", "Round to"),
            (
                (translate("Bulk", "Do not round"), None),
                *((formats.price_text(float(step)), step) for step in STEPS),
                *(
                    (translate("Prices", "ending in {ending}", ending=_ending(each)), each)
                    for each in ENDINGS
                ),
            ),
        )
        self.value_caption = _caption("", self.value)
        self.source_caption = _caption(translate("Prices", "Starting price"), self.source)
        self.level_caption = _caption(translate("Prices", "Price to change"), self.level)
        columns: tuple[tuple[QWidget, QWidget], ...] = (
            (_caption(translate("Prices", "Method"), self.start), self.start),
            (self.source_caption, self.source),
            (self.level_caption, self.level),
            (self.value_caption, self.value),
            (_caption(translate("Bulk", "Round to"), self.rounding), self.rounding),
        )
        for column, (caption, widget) in enumerate(columns):
            grid.addWidget(caption, 0, column)
            grid.addWidget(widget, 1, column)
        grid.addWidget(self.keep_net, 2, 0, 1, len(columns))
        grid.setColumnStretch(3, 1)
        self.start.currentIndexChanged.connect(lambda _: self._on_start_changed())
        for box in (self.source, self.level, self.rounding):
            box.currentIndexChanged.connect(lambda _: self._ask_preview())
        self.level.currentIndexChanged.connect(self.source.setCurrentIndex)
        self.value.textChanged.connect(lambda _: self._ask_preview())
        self.keep_net.toggled.connect(lambda _: self._ask_preview())
        self.value.setFocus()


def _choice(name: str, choices: Sequence[tuple[str, str | None]]) -> ComboBox:
    box = ComboBox()
    box.setAccessibleName(name)
    for text, data in choices:
        box.addItem(text, data)
    return box


def _caption(text: str, buddy: QWidget) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setBuddy(buddy)
    return label


def _ending(text: str) -> str:
    return f"{formats.decimal_mark()}{text[1:]}"


def _price(value: float | None) -> str:
    return "-" if value is None else formats.price_text(value)
