"""`PriceDialog`: new prices for many products by one rule, with every line to be seen and taken out before it is done.

Opened by `ListActions`. The preview is computed on a worker thread while the rule is typed; applying is one undoable step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QWidget

from app import prices
from app.change_set import ChangeLine, Effect
from app.changes.application import Later
from app.commands.adjustment import parse_adjustment
from app.price_work import pricing
from app.price_work.pricing import PricedProducts
from app.price_work.rule import LEVELS, Kept, PriceRule
from ui.changes.dialog import ChangesDialog
from ui.changes.table import LineColumn, Look
from ui.changes.view import ChangesView
from ui.context import AppContext
from ui.price_work.percent import percent_problem, typed_number
from ui.price_work.rounding import STEPS, RoundingBox
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.controls import ComboBox
from ui.widgets.dialog_buttons import DialogButtons

WIDTH, HEIGHT = 900, 620
"""Pixels of the dialog at normal text size."""
PRICE, MARGIN, MARKUP, VAT = "price", "margin", "markup", "vat"


class PriceDialog(ChangesDialog):
    """The rule above the products that it concerns."""

    def __init__(self, context: AppContext, ids: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(context, translate("Prices", "Prices"), parent)
        self._ids = list(ids)
        dialog_size.open_at(self, WIDTH, HEIGHT)
        self._build()
        self._on_start_changed()

    # the rule

    def rule(self) -> PriceRule | None:
        """The rule that was entered, None if there is none yet."""
        start = self.start.currentData()
        common: dict[str, Any] = {"level": self.level.currentData(), "rounding": self.rounding.chosen()}
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
            kept: Kept = "net" if self.keep_net.isChecked() else "shelf"
            return PriceRule(
                start="vat", rate=float(1 + number / 100), kept=kept, rounding=self.rounding.chosen()
            )
        return PriceRule(start=start, percent=number, **common)

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
        self.ask_preview()

    # the lines

    def start_preview(self) -> None:
        """The lines of the rule, or what is wrong with it."""
        rule = self.rule()
        if rule is not None:
            replica = self._context.commands.replica
            self.preview(lambda cancel: pricing.preview(replica, self._ids, rule, cancel=cancel))
            return
        self.view.clear()
        typed, start = self.value.text().strip(), self.start.currentData()
        why = (
            translate("Prices", "Enter a price or a change, e.g. +5%.")
            if start == PRICE
            else percent_problem(typed, start)
        )
        self.clear(why if typed else "", "red")

    def show_changes(self) -> None:
        """The prices that change, what needs a look first, then the products that are left out."""
        if self.changes is not None:
            self.view.show_changes(self.changes)
            self._show_counts()

    def chosen(self) -> Sequence[ChangeLine]:
        """The lines with a tick."""
        return self.view.ticked() if self.changes is not None else []

    def _show_counts(self) -> None:
        if self.changes is None:
            return
        chosen, counts = self.chosen(), self.changes.counts
        parts = [translate("Prices", "%n price(s) will change.", len(chosen))]
        if marked := sum(bool(line.marks) for line in chosen):
            parts.append(translate("Prices", "Check %n of them.", marked))
        if counts[Effect.UNCHANGED]:
            parts.append(translate("Bulk", "%n already have this value.", counts[Effect.UNCHANGED]))
        if counts[Effect.REFUSED]:
            parts.append(translate("Prices", "%n skipped.", counts[Effect.REFUSED]))
        self.status.show_message(" ".join(parts), "")
        self.go.setText(translate("Prices", "Change %n price(s)", len(chosen)))
        self.enable_actions(bool(chosen))

    def _columns(self) -> tuple[LineColumn, ...]:
        return (
            LineColumn(texts.entity("products"), text=lambda line: line.name),
            LineColumn(translate("Bulk", "Before"), 95, number=True, text=_before),
            LineColumn(translate("Bulk", "After"), 95, number=True, text=_after),
            LineColumn(translate("Prices", "Difference"), 90, number=True, text=_difference),
            LineColumn(translate("Prices", "Note"), 260, text=self._note),
        )

    def _note(self, line: ChangeLine) -> str:
        if line.reason:
            return texts.price_reason(line.reason)
        notes = [texts.price_mark(mark) for mark in line.marks]
        costs = self.changes.costs if isinstance(self.changes, PricedProducts) else {}
        if (cost := costs.get(line.id or 0)) is not None and "below_cost" in line.marks:
            notes.append(f"{_price(cost.price)} ({texts.cost_source(cost)})")
        if (name := _shown_field(line)) != prices.WITH_VAT or prices.RATE in line.after:
            notes.append(texts.field("products", name))
        return texts.notes(notes)

    def _ask_when(self) -> None:
        if not (chosen := self.chosen()):
            return
        from ui.price_work.later import LaterDialog

        dialog = self.asking = LaterDialog(len(chosen), self._context.clock.now(), self)
        dialog.accepted.connect(
            lambda: self.apply(later=Later(*dialog.values()), labels=dialog.print_labels.isChecked())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # made once

    def _build(self) -> None:
        self.add_title(translate("Prices", "New prices for %n product(s)", len(self._ids)))
        self.column.addWidget(self.form)
        self._build_form()
        self.view = ChangesView(self._columns(), groups=((Effect.CHANGED,), (Effect.REFUSED,)), look=_look)
        self.view.ticks_changed.connect(self._show_counts)
        self.column.addWidget(self.view, 1)
        self.column.addWidget(self.status)
        self.add_buttons()
        self.later = self.buttons.add(
            translate("Plans", "Plan for later…"), self._ask_when, place=DialogButtons.ButtonRole.ActionRole
        )
        self.action_buttons.append(self.later)
        self.later.setEnabled(False)

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
        self.rounding = RoundingBox()
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
            box.currentIndexChanged.connect(lambda _: self.ask_preview())
        self.level.currentIndexChanged.connect(self.source.setCurrentIndex)
        self.value.textChanged.connect(lambda _: self.ask_preview())
        self.keep_net.toggled.connect(lambda _: self.ask_preview())
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


def _look(line: ChangeLine) -> Look:
    if line.reason:
        return Look("problem", "muted", muted=True)
    return Look("problem", "amber") if line.marks else Look("products")


def _shown_field(line: ChangeLine) -> str:
    priced = [name for name in line.after if name in LEVELS.values()]
    return priced[0] if priced else prices.WITHOUT_VAT if prices.WITHOUT_VAT in line.after else prices.RATE


def _before(line: ChangeLine) -> str:
    return _price(line.shelf if line.reason else line.before[_shown_field(line)])


def _after(line: ChangeLine) -> str:
    return "" if line.reason else _price(line.after[_shown_field(line)])


def _difference(line: ChangeLine) -> str:
    if line.reason or not (before := line.before[_shown_field(line)]):
        return ""
    return formats.percent_text((line.after[_shown_field(line)] - before) / before * 100, decimals=1)


def _price(value: float | None) -> str:
    return "-" if value is None else formats.price_text(value)
