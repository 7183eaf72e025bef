"""Derives the price without VAT from the price with VAT and the rate, and the other way round, while the user types.

Made by `ProductParts`. The price with VAT, which is on the shelf, leads: a new rate changes the price without VAT.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from app import prices
from app.queries.purchase_prices import Cost
from storage.errors import InvalidRecord
from ui.editors.base import Unreadable
from ui.record.field_row import FieldRow
from ui.text import formats, texts
from ui.text.texts import translate

WITH, WITHOUT, RATE = prices.LINKED


class LinkedPrices(QObject):
    """The two prices and the rate of one form, and a label with the margin."""

    derived = Signal()
    """A price was derived from the other one."""

    def __init__(self, rows: Mapping[str, FieldRow], parent: QObject) -> None:
        super().__init__(parent)
        self._rows = rows
        self._cost: Cost | None = None
        self.margin = QLabel()
        self.margin.setProperty("role", "muted")
        self.margin.setWordWrap(True)
        self.margin.hide()
        rows[WITH].editor.edited.connect(lambda: self._derive(WITHOUT))
        rows[RATE].editor.edited.connect(lambda: self._derive(WITHOUT))
        rows[WITHOUT].editor.edited.connect(lambda: self._derive(WITH))

    def show_cost(self, cost: Cost | None) -> None:
        """Set what the product costs; None where that is not known."""
        self._cost = cost
        self.show_margin()

    def suggest_rate(self, rate: float) -> None:
        """Set a rate unless the user has chosen one."""
        editor = self._rows[RATE].editor
        if not editor.dirty:
            editor.set_value(rate)
            self._derive(WITHOUT)

    def show_margin(self) -> None:
        """Show the margin at the present price, and the cost that it is counted from."""
        cost, price = self._cost, self._value(WITHOUT)
        earned = prices.margin(price, cost.price) if cost is not None and price is not None else None
        self.margin.setVisible(earned is not None)
        if earned is None or cost is None:
            return
        self.margin.setText(
            translate(
                "Prices",
                "Margin {part}% ({earned} per unit without VAT). Cost {cost}: {where}.",
                part=formats.number_text(earned[1], decimals=1),
                earned=formats.number_text(earned[0], decimals=2),
                cost=formats.number_text(cost.price, decimals=2),
                where=texts.cost_source(cost),
            )
        )

    def _derive(self, name: str) -> None:
        """Derive the price `name` from the other one."""
        other = WITH if name == WITHOUT else WITHOUT
        rate, known = self._value(RATE), self._value(other)
        follows = self._following(other) if rate is not None and known is not None else None
        if follows is not None:
            price: Any = follows
            if not self._rows[other].editor.dirty and not self._rows[RATE].editor.dirty:
                # Back at the saved price and rate: the other price is the saved one as well, without rounding.
                price = self._rows[name].editor.saved_value
            self._rows[name].editor.set_value(price)
            self.derived.emit()
        self.show_margin()

    def _following(self, written: str) -> float | None:
        """The other price when `written` leads; None when it cannot be calculated."""
        values = {name: self._value(name) for name in (WITH, WITHOUT, RATE)}
        try:
            return next(iter(prices.follow(values, (written,)).values()), None)
        except InvalidRecord:
            return None  # the field is told when it is saved

    def _value(self, name: str) -> float | None:
        try:
            value = self._rows[name].editor.value()
        except Unreadable:
            return None
        return float(value) if isinstance(value, int | float) else None
