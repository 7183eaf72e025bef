"""Purchase prices: what a product is bought for, and where that is known from.

Called by `costs`, which everything that compares a price with a cost asks, and by price lists of suppliers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.tables.stock import highest_purchase_prices

OWN = "purchasePriceWithoutVat"
SUPPLIERS, WAREHOUSES = "suppliers", "warehouses"


@dataclass(frozen=True, slots=True)
class ListedPrice:
    """What a supplier charges for one piece of a product, without VAT, by its last price list or invoice."""

    supplier: str
    price: float
    at: int
    """When that list was applied, or the date of the invoice; wall milliseconds."""
    invoice: str = ""
    """Number of the invoice; "" for a price list."""


def listed_prices(replica: Replica, product: int) -> list[ListedPrice]:
    """The price of each supplier that has a product in its list, the newest first."""
    found = replica.supplier_prices.of_product(product)
    names = replica.many(SUPPLIERS, [supplier for supplier, *_ in found]) if found else {}
    return [
        ListedPrice(str((names.get(supplier) or {}).get("name") or f"#{supplier}"), price, at, invoice)
        for supplier, price, at, invoice in found
    ]


class CostSource(StrEnum):
    """Where a cost is known from."""

    CLOUD = "cloud"
    """The product's own purchase price."""
    LIST = "list"
    """The last price list of its supplier."""
    STOCK = "stock"
    """The warehouse with the highest price."""
    RECIPE = "recipe"
    """The sum of the ingredients."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What one of a product costs without VAT, and how that is known."""

    price: float
    source: CostSource
    name: str = ""
    """Of the supplier, or of the warehouse."""
    at: int | None = None
    """As of when, wall milliseconds; None where that is not known."""


class PurchasePrices:
    """What each product is bought for, without VAT: its own purchase price, else what its supplier charges by the last
    price list, else the highest of any warehouse. Of all products, or of these.
    """

    def __init__(self, replica: Replica, products: Collection[int] | None = None) -> None:
        self._lists = replica.supplier_prices.by_product(products)
        self._highest = highest_purchase_prices(replica.database, products)
        self._suppliers = dict(replica.values_by_id(SUPPLIERS, "name")) if self._lists else {}
        self._warehouses = dict(replica.values_by_id(WAREHOUSES, "name")) if self._highest else {}

    def of(self, product: Record) -> Cost | None:
        """The purchase price of a product, None when it is not known."""
        return self.known(product["id"], product.get(OWN), product.get("_supplierId"))

    def known(self, product: int, own: float | None, supplier: int | None) -> Cost | None:
        """As `of`, by the product's id, its own purchase price and its supplier."""
        if own:
            return Cost(own, CostSource.CLOUD)
        if supplier is not None and (listed := self._lists.get((supplier, product))) and listed[0]:
            return Cost(listed[0], CostSource.LIST, _name(self._suppliers, supplier), listed[1])
        if (stocked := self._highest.get(product)) is not None:
            price, warehouse, at = stocked
            return Cost(price, CostSource.STOCK, _name(self._warehouses, warehouse), at)
        return None


def _name(names: Mapping[int, Any], id: int) -> str:
    return str(names.get(id) or f"#{id}")
