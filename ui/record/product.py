"""What a product's form has beside its fields: prices in step, margin, stock by warehouse, and the recipe.

Made by `record_form` for products; puts its widgets into the form's groups.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QToolButton, QWidget

from app.queries.stock_levels import Level
from storage.errors import ShopError
from storage.schema.fields import Record
from ui.context import AppContext
from ui.editors.reference import ReferenceEditor
from ui.record.field_row import FieldRow
from ui.record.prices import RATE, PricesInStep
from ui.record.recipe import ENTITY, Recipe
from ui.record.stock import StockLines
from ui.text import texts

PRODUCTS = "products"
CATEGORY = "_categoryId"
GROUP = "recipe"
"""The form group of the recipe; no field is in it."""

Grouped = Callable[[str], tuple[QToolButton, QWidget]]


def has_parts(context: AppContext, entity: str) -> bool:
    """Whether records of an entity have such parts."""
    return entity == PRODUCTS and ENTITY in context.catalogue


class ProductParts(QObject):
    """The parts of one form."""

    edited = Signal()

    def __init__(
        self, context: AppContext, rows: Mapping[str, FieldRow], group: Grouped, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._unit = ""
        self._id: int | None = None
        self.prices = PricesInStep(rows, self)
        self.prices.moved.connect(self.edited)
        self._category = rows[CATEGORY].editor
        self._category.edited.connect(self._on_category)
        rate = rows[RATE]
        pricing = _inside(group(rate.editor.field.form or "")[1])
        pricing.insertWidget(pricing.indexOf(rate) + 1, self.prices.margin)
        self.stock = StockLines()
        _inside(group("stock")[1]).insertWidget(0, self.stock)
        self._header, body = group(GROUP)
        self.recipe = Recipe(context)
        self.recipe.edited.connect(self._on_edited)
        _inside(body).addWidget(self.recipe)

    def show_record(self, record: Record, typed: Mapping[str, Any] | None) -> None:
        """Begin anew from a product, with what was typed into its recipe on top."""
        self._take(record)
        self.recipe.show_product(self._id, typed)
        self._count()

    def rebase(self, record: Record) -> None:
        """Take over what others made of it; what the person typed stays."""
        self._take(record)
        self.recipe.rebase(self._id)
        self._count()

    def show_stock(self) -> None:
        """Read the stock again."""
        levels: list[Level] = []
        if self._id is not None:
            try:
                levels = self._context.queries.stock.of(self._id)
            except ShopError:
                # What cannot be read now is not known; the form is about other things.
                levels = []
        self.stock.setVisible(self._id is not None)
        self.stock.show_levels(levels, self._unit, self._context.clock.now())
        self.prices.show_levels(levels)

    def _take(self, record: Record) -> None:
        given = record.get("id")
        self._id = given if isinstance(given, int) else None
        self._unit = str(record.get("unit") or "Piece")
        self.show_stock()

    def _on_category(self) -> None:
        """A new product begins with its category's rate."""
        if self._id is not None or not isinstance(self._category, ReferenceEditor):
            return
        if (category := self._category.chosen) is not None:
            try:
                rate = self._context.queries.record("categories", category).record.get("vat")
            except ShopError:
                return
            if isinstance(rate, int | float):
                self.prices.take_rate(float(rate))

    def _on_edited(self) -> None:
        self._count()
        self.edited.emit()

    def _count(self) -> None:
        left = self.recipe.count
        self._header.setText(f"{texts.group(GROUP)} ({left})" if left else texts.group(GROUP))


def _inside(body: QWidget) -> QBoxLayout:
    layout = body.layout()
    assert isinstance(layout, QBoxLayout)
    return layout
