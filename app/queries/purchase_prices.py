"""Purchase prices of all products, for work on many at once.

Called by the shop check and by price work, on worker threads. One product at a time: `stock_levels`.
"""

from __future__ import annotations

import threading

from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record

READ_AT_ONCE = 500
STOCK = "warehouse-products"
OWN = "purchasePriceWithoutVat"


class PurchasePrices:
    """What each product was bought for, without VAT: its own purchase price, else the highest of any warehouse."""

    def __init__(self, replica: Replica, cancel: threading.Event | None = None) -> None:
        self._highest: dict[int, float] = {}
        catalogue = replica.catalogue
        view = catalogue[STOCK] if STOCK in catalogue else None  # noqa: SIM401 - a catalogue has no get
        if view is None or view.scope_field is None or view.scope_entity is None:
            return
        for warehouse in replica.ids(view.scope_entity, Query()):
            start = 0
            while not (cancel is not None and cancel.is_set()):
                query = Query(scope={view.scope_field: warehouse})
                page = replica.page(STOCK, query, offset=start, limit=READ_AT_ONCE, total=False)
                for record in page.records:
                    if price := record.get(OWN):
                        self._highest[record["id"]] = max(price, self._highest.get(record["id"], price))
                if len(page.records) < READ_AT_ONCE:
                    break
                start += READ_AT_ONCE

    def of(self, product: Record) -> float | None:
        """The purchase price of a product, None when it is not known."""
        return product.get(OWN) or self._highest.get(product["id"])
