"""`LinesPage`: the second step of a price list: the rule of the selling price, and every line with its tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.change_set import Effect
from app.supplier_list.terms import Terms, is_percent
from ui.changes.table import LineColumn
from ui.changes.view import ChangesView
from ui.context import AppContext
from ui.price_work.percent import percent_problem, typed_number
from ui.price_work.rounding import RoundingBox
from ui.supplier_list.columns import columns as list_columns
from ui.text import formats
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.labels import WrappedLabel


class LinesPage(QWidget):
    """The rule above the lines."""

    rule_changed = Signal()

    def __init__(
        self,
        context: AppContext,
        parent: QWidget | None = None,
        *,
        columns: Sequence[LineColumn] | None = None,
        gone: bool = True,
    ) -> None:
        """`columns` instead of those of a price list; without `gone` there is no tab of what the source no longer has."""
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        # Wraps where a long language needs more than a small screen has.
        row = FlowLayout()
        self.start = ComboBox()
        self.percent = QLineEdit()
        self.percent_label = QLabel("%")
        self._add(
            row, translate("SupplierList", "Selling price"), self.start, self.percent, self.percent_label
        )
        for text, start in (
            (translate("SupplierList", "not changed"), "keep"),
            (translate("SupplierList", "by a margin"), "margin"),
            (translate("SupplierList", "by a markup"), "markup"),
        ):
            self.start.addItem(text, start)
        self.percent.setFixedWidth(80)
        self.percent.setAccessibleName(translate("SupplierList", "Percentage"))
        self.percent_label.setProperty("role", "muted")
        self.rounding = RoundingBox()
        self.rounding_label = self._add(row, translate("Bulk", "Round to"), self.rounding)
        self.category = ComboBox()
        self._add(row, translate("SupplierList", "Category of new products"), self.category)
        self.category.addItem(translate("SupplierList", "same as most from this supplier"), None)
        # The usual choice is shown whole; a long name of a category gives way.
        self.category.ensurePolished()
        self.category.setMinimumWidth(self.category.sizeHint().width())
        for record in context.queries.page("categories", sort="name").records:
            self.category.addItem(context.title("categories", record), record["id"])
        self.category.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.category.setMinimumContentsLength(12)
        self.category.currentTextChanged.connect(self.category.setToolTip)
        self.category.setToolTip(self.category.currentText())
        layout.addLayout(row)
        self.problem = WrappedLabel(role="problem")
        layout.addWidget(self.problem)
        effects = {
            Effect.CHANGED: translate("SupplierList", "Changed"),
            Effect.NEW: translate("SupplierList", "New"),
            Effect.DOUBTFUL: translate("SupplierList", "To check"),
            Effect.UNKNOWN: translate("SupplierList", "Unknown"),
            Effect.GONE: translate("SupplierList", "No longer in the list"),
            Effect.UNCHANGED: translate("SupplierList", "Unchanged"),
        }
        if not gone:
            del effects[Effect.GONE]
        self.changes = ChangesView(list_columns() if columns is None else columns, effects)
        layout.addWidget(self.changes, 1)
        self._connect()

    def _connect(self) -> None:
        for box in (self.start, self.rounding, self.category):
            box.currentIndexChanged.connect(lambda _: self._on_rule())
        self.percent.textChanged.connect(lambda _: self._on_rule())

    def show_terms(self, terms: Terms) -> None:
        """Show the rule that is kept for the supplier."""
        self.blockSignals(True)
        self.start.setCurrentIndex(self.start.findData(terms.start))
        self.percent.setText("" if terms.start == "keep" else formats.number_text(float(terms.percent)))
        self.rounding.choose(terms.rounding)
        self.category.setCurrentIndex(max(self.category.findData(terms.category), 0))
        self.blockSignals(False)
        self._show_fields()

    def entered(self, terms: Terms) -> Terms | None:
        """The terms with the rule that was entered; None while the per cent are no number."""
        start = self.start.currentData()
        percent = Decimal(0) if start == "keep" else typed_number(self.percent.text())
        if percent is None or not is_percent(start, percent):
            return None
        return replace(
            terms,
            start=start,
            percent=percent,
            rounding=self.rounding.chosen(),
            category=self.category.currentData(),
        )

    def _on_rule(self) -> None:
        self._show_fields()
        self.rule_changed.emit()

    def _show_fields(self) -> None:
        ruled = self.start.currentData() != "keep"
        for widget in (self.percent, self.percent_label, self.rounding, self.rounding_label):
            widget.setVisible(ruled)
        typed = self.percent.text()
        why = percent_problem(typed, self.start.currentData()) if ruled else ""
        self.problem.show_message(why, "problem" if typed.strip() else "muted")

    def _add(self, row: FlowLayout, text: str, widget: QWidget, *more: QWidget) -> QLabel:
        label = QLabel(text)
        label.setProperty("role", "muted")
        label.setBuddy(widget)
        widget.setAccessibleName(text)
        together = QWidget()
        part = QHBoxLayout(together)
        part.setContentsMargins(0, 0, 6, 0)
        for each in (label, widget, *more):
            part.addWidget(each)
        row.addWidget(together)
        return label
