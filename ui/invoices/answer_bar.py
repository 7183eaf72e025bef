"""`AnswerBar`: what a person says about one line of an invoice: which product it is, that it is none, how many pieces it has.

Made by `InvoiceDialog`, below the lines.
"""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from app.invoices.comparison import NEW_PRODUCT, NOT_GOODS, InvoiceChange
from ui.context import AppContext
from ui.editors.factory import make_editor
from ui.editors.reference import ReferenceEditor
from ui.price_work.percent import typed_number
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel

PART = ("product-ingredients", "_productId")
"""The field whose editor finds a product by name or code."""


class AnswerBar(QWidget):
    """Emits the line's place with each answer."""

    answered = Signal(int, object)
    """A product's id, `NEW_PRODUCT` or `NOT_GOODS`."""
    counted = Signal(int, object)
    """Pieces in one unit of the line."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.name = ElidingLabel()
        row.addWidget(self.name, 2)
        caption = translate("Invoice", "This is")
        label = QLabel(caption)
        label.setProperty("role", "muted")
        row.addWidget(label)
        entity, field = PART
        editor = make_editor(context.catalogue[entity].by_name[field], caption, context, without=frozenset())
        assert isinstance(editor, ReferenceEditor)
        self.product = editor
        self.product.set_name(caption)
        self.product.edited.connect(self._on_product)
        row.addWidget(self.product, 3)
        self.new = self._button(translate("Invoice", "New product"), lambda: self._answer(NEW_PRODUCT))
        self.none = self._button(translate("Invoice", "No goods"), lambda: self._answer(NOT_GOODS))
        row.addWidget(self.new)
        row.addWidget(self.none)
        self.pieces_label = QLabel()
        self.pieces_label.setProperty("role", "muted")
        row.addWidget(self.pieces_label)
        self.pieces = QLineEdit()
        self.pieces.setFixedWidth(70)
        self.pieces.setAccessibleName(translate("Invoice", "Pieces"))
        self.pieces.editingFinished.connect(self._on_pieces)
        row.addWidget(self.pieces)
        self.show_line(None)

    def show_line(self, line: InvoiceChange | None) -> None:
        """Ask about another line, None for none."""
        self.setEnabled(line is not None)
        if line is None:
            self._line = 0
            self.name.setText(translate("Invoice", "Choose a line to say what it is."))
            return
        self._line = line.source.line
        self.name.setText(line.name)
        self.product.show_value(line.id)
        unit = line.source.unit
        self.pieces_label.setText(translate("Invoice", "pieces in one {unit}", unit=unit or "?"))
        self.pieces.setText("" if line.in_unit is None else f"{line.in_unit.normalize():f}")

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _answer(self, answer: object) -> None:
        if self._line:
            self.answered.emit(self._line, answer)

    def _on_product(self) -> None:
        if (chosen := self.product.chosen) is not None:
            self._answer(chosen)

    def _on_pieces(self) -> None:
        count = typed_number(self.pieces.text())
        if self._line and self.pieces.isModified() and count is not None and count > Decimal(0):
            self.pieces.setModified(False)
            self.counted.emit(self._line, count)
