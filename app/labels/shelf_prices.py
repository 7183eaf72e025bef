"""Prices on the shelf as they were: the changes of each product, from its history back from the price that it has now.

Called by the labels, on worker threads. The history keeps prices for 30 days at least, however it is bounded.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from app import prices
from app.labels.reduction import PriceChange
from storage.records.recent_changes import value_changes, watched_since
from storage.records.replica import Replica
from storage.schema.fields import Record

PRODUCTS = "products"


@dataclass(frozen=True, slots=True)
class PriceHistory:
    """Changes of a product's price, oldest first, and since when they are all known; None: always."""

    changes: tuple[PriceChange, ...] = ()
    known_from: int | None = None


class PriceHistories:
    """The price changes of some products since a moment (wall milliseconds)."""

    def __init__(self, replica: Replica, products: Iterable[Record], *, since: int) -> None:
        now = {record["id"]: record.get(prices.WITH_VAT) for record in products}
        found: dict[int, list[PriceChange]] = defaultdict(list)
        self._watched = watched_since(replica)
        self._forgotten: dict[int, int] = {}
        for change in value_changes(replica, PRODUCTS, prices.WITH_VAT, since=since, ids=now):
            id = change.record
            if id in self._forgotten or id not in now:
                continue
            if change.is_forgotten:
                self._forgotten[id] = change.at
            elif change.after == now[id]:
                # Another event is none of the shelf: somebody else's copy, which was set aside.
                now[id] = change.before
                found[id].append(PriceChange(change.at, change.before, change.after))
        self._found = {id: tuple(reversed(changes)) for id, changes in found.items()}

    def changed(self) -> Iterable[int]:
        """The products whose price changed."""
        return self._found.keys()

    def of(self, product: int) -> PriceHistory:
        """The history of one of the products; without changes where there were none."""
        changes = self._found.get(product, ())
        if changes and not changes[0].before:
            return PriceHistory(changes)  # it had no price before
        known = [at for at in (self._forgotten.get(product), self._watched) if at is not None]
        return PriceHistory(changes, max(known, default=None))
