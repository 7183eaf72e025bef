"""Stock levels: quantity and purchase price of a product in each warehouse, and how old they are.

Made by `queries`, one for a replica; a short query for each warehouse. Only the cloud changes stock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from storage.query.grammar import Order, Query
from storage.records.replica import Replica
from storage.schema.fields import Field, Kind
from storage.tables.stock import stock_totals

VIEW = "warehouse-products"
STOCK = Field(name="stock", kind=Kind.DOUBLE)
"""A column that is no field: what all warehouses have of a product together; not sorted by, because it is not in the record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One product in one warehouse."""

    warehouse: int
    name: str
    quantity: float
    bought: float | None
    """Purchase price without VAT, as the cloud has it for this warehouse."""
    moved: int | None
    """When the quantity last changed there, wall milliseconds."""
    known: int | None
    """When that warehouse's stock was last read, wall milliseconds."""


class StockLevels:
    """The stock of one replica."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica

    def of(self, product: int) -> list[Level]:
        """Every warehouse that ever had the product, by name."""
        catalogue = self._replica.catalogue
        if VIEW not in catalogue:
            return []
        scope_field, warehouses = catalogue[VIEW].scope_field, catalogue[VIEW].scope_entity
        if scope_field is None or warehouses is None or warehouses not in catalogue:
            return []
        found = self._replica.page(warehouses, Query(sort=(Order("name"),)), limit=1000, total=False)
        levels = []
        last_reads = {
            cursor.scope: cursor.last_success
            for cursor in self._replica.sync_state.cursors.all()
            if cursor.entity == VIEW
        }
        for warehouse in found.records:
            row = self._replica.get(VIEW, product, scope={scope_field: warehouse["id"]})
            if row is None:
                continue
            bought, moved = row.get("purchasePriceWithoutVat"), row.get("stockStatusVersiondate")
            levels.append(
                Level(
                    warehouse=warehouse["id"],
                    name=str(warehouse.get("name") or f"#{warehouse['id']}"),
                    quantity=float(row.get("stockQuantityStatus") or 0),
                    bought=None if bought is None else float(bought),
                    moved=moved,
                    known=last_reads.get(warehouse["id"]),
                )
            )
        return levels

    def totals(self, products: Iterable[int]) -> dict[int, float]:
        """By product what all warehouses have together; products that none ever had are left out."""
        return stock_totals(self._replica.database, list(products))
