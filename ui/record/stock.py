"""A product's stock in each warehouse: quantity, purchase price and age of the figure; and what its suppliers charge.

Made by `ProductParts`. Read-only: stock is changed at the tills and in the cloud.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.queries.purchase_prices import ListedPrice
from app.queries.stock_levels import Level
from ui.text import formats, texts
from ui.text.no_break import NO_BREAK
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel


class StockLines(QWidget):
    """Two lines for each warehouse, and for each supplier with a price list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)

    def show_levels(self, levels: list[Level], listed: list[ListedPrice], unit: str, now: int) -> None:
        """Show stock levels and suppliers' prices; `unit` is the product's, `now` is in milliseconds since the epoch."""
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        title = QLabel(translate("Stock", "In stock"))
        title.setProperty("role", "muted")
        self._grid.addWidget(title, 0, 0, 1, 2)
        if not levels:
            self._grid.addWidget(QLabel(translate("Stock", "Not in any warehouse yet")), 1, 0, 1, 2)
        for index, level in enumerate(levels):
            row = 1 + 2 * index
            amount = _amount(round(level.quantity, 4), unit)
            role = "heading" if level.quantity > 0 else "amber"
            self._add(row, level.name, amount, role, _age(level, now))
        if not listed:
            return
        first = 1 + 2 * max(len(levels), 1)
        title = QLabel(translate("Stock", "Supplier price lists (on this computer)"))
        title.setProperty("role", "muted")
        self._grid.addWidget(title, first, 0, 1, 2)
        for index, each in enumerate(listed):
            price = formats.number_text(each.price, decimals=2)
            list_of = translate("Stock", "list as of {time}, without VAT", time=texts.when(each.at, now))
            self._add(first + 1 + 2 * index, each.supplier, price, "heading", list_of)

    def _add(self, row: int, name: str, amount: str, role: str, note: str) -> None:
        self._grid.addWidget(ElidingLabel(name), row, 0)
        figure = QLabel(amount)
        figure.setProperty("role", role)
        self._grid.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)
        age = ElidingLabel(note, role="muted")
        age.setContentsMargins(0, 0, 0, 5)
        self._grid.addWidget(age, row + 1, 0, 1, 2)


def _amount(quantity: float, unit: str) -> str:
    number = formats.number_text(quantity)
    if unit == "Piece":
        sign = translate("Labels", "pc")
    elif (found := formats.UNIT_SIGNS.get(unit)) is not None:
        sign = found
    else:
        return f"{texts.choice(unit)}: {number}" if unit else number
    return f"{number}{NO_BREAK}{sign}"


def _age(level: Level, now: int) -> str:
    at = level.known if level.known is not None else level.moved
    parts = []
    if at is not None:
        parts.append(translate("Stock", "as of {time}", time=texts.when(at, now)))
    if level.bought is not None:
        parts.append(
            translate("Stock", "bought for {price}", price=formats.number_text(level.bought, decimals=2))
        )
    return ", ".join(parts)
