"""Keeps the price with VAT, the price without, and the rate of a product in step while somebody types.

Made by `record_form` for products. The price on the shelf is what people mean: a new rate changes the price without.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from app.labels import prices
from app.queries.stock_levels import Level, newest_purchase
from ui.editors.base import Unreadable
from ui.record.field_row import FieldRow
from ui.text import formats
from ui.text.texts import translate

WITH, WITHOUT, RATE = "priceWithVat", "priceWithoutVat", "vat"


class PricesInStep(QObject):
    """The three fields of one form, and a line that says what is earned."""

    moved = Signal()
    """A price followed another one."""

    def __init__(self, rows: Mapping[str, FieldRow], parent: QObject) -> None:
        super().__init__(parent)
        self._rows = rows
        self._levels: list[Level] = []
        self.margin = QLabel()
        self.margin.setProperty("role", "muted")
        self.margin.setWordWrap(True)
        self.margin.hide()
        rows[WITH].editor.edited.connect(lambda: self._follow(WITHOUT))
        rows[RATE].editor.edited.connect(lambda: self._follow(WITHOUT))
        rows[WITHOUT].editor.edited.connect(lambda: self._follow(WITH))

    def show_levels(self, levels: list[Level]) -> None:
        """What the product was bought for, by warehouse."""
        self._levels = levels
        self.say()

    def take_rate(self, rate: float) -> None:
        """Begin with the rate of the category, where nobody chose one."""
        editor = self._rows[RATE].editor
        if not editor.touched:
            editor.enter(rate)
            self._follow(WITHOUT)

    def say(self) -> None:
        """Work out what is earned at the price that stands there."""
        found = newest_purchase(self._levels)
        price = self._value(WITHOUT)
        earned = (
            prices.margin(price, found.bought)
            if found is not None and found.bought is not None and price is not None
            else None
        )
        self.margin.setVisible(earned is not None)
        if earned is None or found is None or found.bought is None:
            return
        self.margin.setText(
            translate(
                "Prices",
                "Margin {part} %: {earned} on one without VAT. Bought for {bought}, the newest price known, in {warehouse}.",
                part=formats.number_text(earned[1], decimals=1),
                earned=formats.number_text(earned[0], decimals=2),
                bought=formats.number_text(found.bought, decimals=2),
                warehouse=found.name,
            )
        )

    def _follow(self, name: str) -> None:
        """Work out the price `name` from the other one."""
        other = WITH if name == WITHOUT else WITHOUT
        rate, known = self._value(RATE), self._value(other)
        if rate is not None and rate >= 1 and known is not None:
            moved: Any
            if not self._rows[other].editor.touched and not self._rows[RATE].editor.touched:
                # Typed back as it was: so is the other one, to the last digit.
                moved = self._rows[name].editor.original
            elif name == WITHOUT:
                moved = prices.without_vat(known, rate)
            else:
                moved = prices.with_vat(known, rate)
            self._rows[name].editor.enter(moved)
            self.moved.emit()
        self.say()

    def _value(self, name: str) -> float | None:
        try:
            value = self._rows[name].editor.value()
        except Unreadable:
            return None
        return float(value) if isinstance(value, int | float) else None
