"""What the form of a product has besides its fields: linked prices, margin, stock by warehouse, and the recipe.

Made by `RecordForm` for products; adds its widgets to the sections of the form.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.queries.costs import Costs
from app.queries.purchase_prices import Cost, ListedPrice, listed_prices
from app.queries.stock_levels import Level
from storage.errors import ShopError
from storage.schema.fields import Entity, Record
from ui.context import AppContext
from ui.editors.reference import ReferenceEditor
from ui.record.field_row import FieldRow
from ui.record.layout import RECIPE
from ui.record.prices import WITHOUT, LinkedPrices
from ui.record.recipe import Recipe
from ui.record.section import FormSection
from ui.record.stock import StockLines
from ui.text import texts
from ui.widgets.labels import WrappedLabel

CATEGORY = "_categoryId"
STOCK = "stock"
"""The section that shows the stock by warehouse."""


def recipe_entity(context: AppContext, entity: Entity) -> Entity | None:
    """The entity of the ingredients of a record; None if its form has no product parts."""
    name = entity.ingredients_entity
    return context.catalogue[name] if name is not None and name in context.catalogue else None


class ProductParts(QObject):
    """The product parts of one form; `section_of` says in which section a field is."""

    edited = Signal()

    def __init__(
        self,
        context: AppContext,
        recipe: Recipe,
        rows: Mapping[str, FieldRow],
        sections: Mapping[str, FormSection],
        section_of: Mapping[str, FormSection],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._unit = ""
        self._id: int | None = None
        self.prices = LinkedPrices(rows, self)
        self.prices.derived.connect(self.edited)
        self._category = rows[CATEGORY].editor
        self._category.edited.connect(self._on_category)
        section_of[WITHOUT].body.insert_after(rows[WITHOUT], self.prices.margin)
        self.plans = WrappedLabel()
        section_of[WITHOUT].body.insert_after(self.prices.margin, self.plans)
        self.stock = StockLines()
        sections[STOCK].body.insert_after(None, self.stock)
        self._section = sections[RECIPE]
        self.recipe = recipe
        self.recipe.edited.connect(self._on_edited)

    def show_record(self, record: Record, recipe_input: Mapping[str, Any] | None) -> None:
        """Show a product, with unsaved input of its recipe."""
        self._set_product(record)
        self.recipe.show_product(self._id, recipe_input)
        self._show_count()

    def rebase(self, record: Record) -> None:
        """Read the parts again and keep the input."""
        self._set_product(record)
        self.recipe.rebase(self._id)
        self._show_count()

    def show_stock(self) -> None:
        """Read the stock again."""
        levels: list[Level] = []
        listed: list[ListedPrice] = []
        cost: Cost | None = None
        now = self._context.clock.now()
        if self._id is not None:
            # Unreadable stock counts as unknown; the rest of the form is of use without it.
            with suppress(ShopError):
                levels = self._context.queries.stock.of(self._id)
            with suppress(ShopError):
                listed = listed_prices(self._context.commands.replica, self._id)
            with suppress(ShopError):
                cost = Costs(self._context.commands.replica, [self._id]).of(self._id)
        self.stock.setVisible(self._id is not None)
        self.stock.show_levels(levels, listed, self._unit, now)
        self.prices.show_cost(cost)

    def _set_product(self, record: Record) -> None:
        id = record.get("id")
        self._id = id if isinstance(id, int) else None
        self._unit = str(record.get("unit") or "Piece")
        self.show_stock()
        self.plans.show_message("\n".join(self._plans()))

    def _plans(self) -> list[str]:
        """What is planned for the product, line by line."""
        if self._id is None:
            return []
        try:
            found = self._context.commands.replica.plans.of_record("products", self._id)
        except ShopError:
            return []  # the rest of the form is of use without it
        from ui.plans import text as plans_text

        return [text for plan, line in found if (text := plans_text.of_product(plan, line))]

    def _on_category(self) -> None:
        """Suggest the VAT rate of the category for a new product."""
        if self._id is not None or not isinstance(self._category, ReferenceEditor):
            return
        if (category := self._category.chosen) is not None:
            try:
                rate = self._context.queries.record("categories", category).record.get("vat")
            except ShopError:
                return
            if isinstance(rate, int | float):
                self.prices.suggest_rate(float(rate))

    def _on_edited(self) -> None:
        self._show_count()
        self.edited.emit()

    def _show_count(self) -> None:
        count = self.recipe.count
        title = texts.group(RECIPE)
        self._section.set_title(f"{title} ({count})" if count else title)
