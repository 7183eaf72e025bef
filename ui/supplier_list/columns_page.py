"""`ListColumnsPage`: the first step of a price list: supplier, file, what each column is, and what its prices are for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.supplier_list import columns
from app.supplier_list.terms import MOST_EXCHANGE, MOST_PIECES, Terms
from app.transfer.columns import ColumnMapping
from app.transfer.tables import Table
from ui.price_work.percent import typed_number
from ui.text import formats, texts
from ui.text.import_names import field_labels
from ui.text.texts import translate
from ui.transfer.import_columns import ColumnsPage
from ui.widgets.controls import ComboBox
from ui.widgets.labels import WrappedLabel

NARROW = 110
"""Pixels of a field for a number, at normal text size."""
FRAME = 28
"""Pixels around the text of a field."""


class ListColumnsPage(ColumnsPage):
    """The columns of a price list; those of the supplier's last one are known already."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.terms = Terms()
        super().__init__(columns.LIST, parent)
        self.key.hide()
        self.key_label.hide()

    def find_heads(self, table: Table) -> Table:
        """The table with its line of heads, as it was in the last list."""
        return columns.find_columns(table, self.terms.columns, field_labels(columns.LIST))[0]

    def guess(self, table: Table) -> ColumnMapping:
        """The field of each column, as in the last list."""
        return columns.map_columns(table, self.terms.columns, columns.labels(field_labels(columns.LIST)))


class FirstStep(QWidget):
    """The supplier above the columns of its file, and below them what its prices are for."""

    supplier_changed = Signal()
    changed = Signal()
    """Another column or price."""

    def __init__(self, suppliers: Sequence[tuple[int, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        self.supplier = ComboBox()
        row.addWidget(_caption(translate("SupplierList", "Supplier"), self.supplier))
        self.supplier.addItem(translate("SupplierList", "(choose)"), None)
        for number, name in suppliers:
            self.supplier.addItem(name, number)
        self.supplier.setMinimumWidth(260)
        row.addWidget(self.supplier)
        row.addStretch(1)
        layout.addLayout(row)
        self.columns = ListColumnsPage()
        layout.addWidget(self.columns, 1)
        self.prices = QWidget()
        layout.addWidget(self.prices)
        line = QHBoxLayout(self.prices)
        line.setContentsMargins(0, 0, 0, 0)
        self.pieces = _number_line("1")
        line.addWidget(_caption(translate("SupplierList", "Pieces per price"), self.pieces))
        line.addWidget(self.pieces)
        self.with_vat = QCheckBox(translate("SupplierList", "Prices with VAT"))
        line.addWidget(self.with_vat)
        self.currency = _number_line("", translate("SupplierList", "the shop's"))
        line.addWidget(_caption(translate("SupplierList", "Currency"), self.currency))
        line.addWidget(self.currency)
        self.exchange = _number_line("1")
        line.addWidget(_caption(translate("SupplierList", "Exchange rate"), self.exchange))
        line.addWidget(self.exchange)
        line.addStretch(1)
        self.problem = WrappedLabel()
        layout.addWidget(self.problem)
        self.supplier.currentIndexChanged.connect(lambda _: self.supplier_changed.emit())
        self.columns.changed.connect(self.changed)
        for field in (self.pieces, self.currency, self.exchange):
            field.textChanged.connect(lambda _: self.changed.emit())

    def show_file(self, shown: bool) -> None:
        """Show the columns and prices with what is missing, or the invitation to choose a file."""
        self.columns.show_columns(shown)
        self.prices.setVisible(shown)
        said, role = self._missing() if shown else ("", "muted")
        self.problem.show_message(said, role)

    def _missing(self) -> tuple[str, str]:
        """What to enter before the file can be compared, and its role; empty if nothing."""
        for field, most in ((self.pieces, MOST_PIECES), (self.exchange, MOST_EXCHANGE)):
            value = typed_number(field.text())
            if value is None or not 0 < value <= most:
                large = value is not None and value > most
                why = texts.problem(
                    "too_large" if large else "price_not_positive", {"maximum": float(most)} if large else {}
                )
                return f"{field.accessibleName()}: {why}", "problem"
        if twice := self.columns.twice():
            text = translate("Import", "Two columns have the field {field}. Choose one of them.", field=twice)
            return text, "amber"
        if self.supplier.currentData() is None:
            return f"{self.supplier.accessibleName()}: {texts.problem('not_a_choice', {})}", "muted"
        return "", "muted"

    def choose(self, supplier: int | None) -> None:
        """Choose a supplier."""
        self.supplier.setCurrentIndex(max(self.supplier.findData(supplier), 0))

    def show_terms(self, terms: Terms) -> None:
        """Show what is kept for the chosen supplier."""
        self.columns.terms = terms
        self.pieces.setText(_shown(terms.pieces))
        self.with_vat.setChecked(terms.with_vat)
        self.currency.setText(terms.currency)
        self.exchange.setText(_shown(terms.exchange))

    def entered(self) -> Terms | None:
        """The terms with what was entered; None where a number is none."""
        pieces, exchange = typed_number(self.pieces.text()), typed_number(self.exchange.text())
        if (
            pieces is None
            or exchange is None
            or not 0 < pieces <= MOST_PIECES
            or not 0 < exchange <= MOST_EXCHANGE
        ):
            return None
        currency = self.currency.text().strip().upper()
        return replace(
            self.columns.terms,
            pieces=pieces,
            exchange=exchange,
            currency=currency,
            with_vat=self.with_vat.isChecked(),
        )


def _shown(value: Decimal) -> str:
    return formats.number_text(float(value), grouping=False)


def _number_line(text: str, hint: str = "") -> QLineEdit:
    line = QLineEdit(text)
    line.setPlaceholderText(hint)
    line.setFixedWidth(max(NARROW, line.fontMetrics().horizontalAdvance(hint) + FRAME))
    return line


def _caption(text: str, buddy: QWidget) -> QLabel:
    label = QLabel(text)
    label.setBuddy(buddy)
    buddy.setAccessibleName(text)
    return label
