"""Purchase prices of all products, for work on many at once.

Called by the shop check, price work and price lists of suppliers, on worker threads. One product at a time: `listed_prices`
and `stock_levels`, read by the form.
"""

from __future__ import annotations

from dataclasses import dataclass

from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.tables.stock import highest_purchase_prices

OWN = "purchasePriceWithoutVat"
SUPPLIERS = "suppliers"


@dataclass(frozen=True, slots=True)
class ListedPrice:
    """What a supplier charges for one piece of a product, without VAT, by its last price list."""

    supplier: str
    price: float
    at: int
    """When that list was applied, wall milliseconds."""


def listed_prices(replica: Replica, product: int) -> list[ListedPrice]:
    """The price of each supplier that has a product in its list, the newest first."""
    found = replica.supplier_prices.of_product(product)
    names = replica.many(SUPPLIERS, [supplier for supplier, _, _ in found]) if found else {}
    return [
        ListedPrice(str((names.get(supplier) or {}).get("name") or f"#{supplier}"), price, at)
        for supplier, price, at in found
    ]


class PurchasePrices:
    """What each product is bought for, without VAT: its own purchase price, else what its supplier charges by the last
    price list, else the highest of any warehouse.
    """

    def __init__(self, replica: Replica) -> None:
        self._lists = replica.supplier_prices.by_product()
        self._highest = highest_purchase_prices(replica.database)

    def of(self, product: Record) -> float | None:
        """The purchase price of a product, None when it is not known."""
        return self.known(product["id"], product.get(OWN), product.get("_supplierId"))

    def known(self, product: int, own: float | None, supplier: int | None) -> float | None:
        """As `of`, by the product's id, its own purchase price and its supplier."""
        listed = None if supplier is None else self._lists.get((supplier, product))
        return own or listed or self._highest.get(product)
