"""Which labels are due: products whose price on the shelf is not the one that was last printed, or changed since a moment.

Called by the window on worker threads, and by the command line. `mark_printed` keeps what was printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app import prices
from app.labels.labels import PRODUCTS, Label, label
from app.labels.shelf_prices import PriceHistories
from app.queries.lists import ListQuery, Lists
from storage.query.ordered_ids import RowIds
from storage.records.recent_changes import ValueStep, value_changes, value_steps
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.tables.printed_prices import PrintedPrice

MOST_STEPS = 30
"""Steps that are offered."""


class DueLabels:
    """The labels that are due, among the products of a list."""

    def __init__(self, replica: Replica, entity: str = PRODUCTS) -> None:
        self._replica = replica
        self._lists = Lists(replica)
        self._entity = entity

    def since_printing(self, query: ListQuery) -> list[int]:
        """Products on sale whose price is not the printed one, in the order of the list; so are those never printed.

        Raises InvalidQuery.
        """
        printed = self._replica.printed_prices.all()
        found = self._among(query, self._replica.printed_prices.possibly_due())
        return [each["id"] for each in found if _is_due(each, printed)]

    def since(self, query: ListQuery, at: int) -> list[int]:
        """Products whose price is another one than at that moment, or than was printed since. Raises InvalidQuery.

        A product that came from the cloud meanwhile had no price here before: it is due until it is printed.
        """
        printed = self._replica.printed_prices.all()
        changes = value_changes(self._replica, PRODUCTS, prices.WITH_VAT, since=at)
        found = self._among(query, {each.record for each in changes})
        histories = PriceHistories(self._replica, found, since=at)
        due = []
        for record in found:
            changed = histories.of(record["id"]).changes
            mark = printed.get(record["id"])
            back = not changed or changed[0].before == record.get(prices.WITH_VAT)
            if not back or (mark is not None and mark.at >= at and _is_due(record, printed)):
                due.append(record["id"])
        return due

    def of_step(self, query: ListQuery, step: int) -> list[int]:
        """Products whose price an import or another step changed, in the order of the list. Raises InvalidQuery."""
        changes = value_changes(self._replica, PRODUCTS, prices.WITH_VAT, since=0, step=step)
        return [each["id"] for each in self._among(query, {each.record for each in changes})]

    def steps(self) -> list[ValueStep]:
        """The newest imports and other steps that changed prices."""
        return value_steps(self._replica, PRODUCTS, prices.WITH_VAT, limit=MOST_STEPS)

    def _among(self, query: ListQuery, ids: Iterable[int]) -> list[Record]:
        """Those of the products that the list shows, in its order, on sale."""
        wanted = set(ids)
        order = self._lists.order(self._entity, query) or RowIds()
        found = self._replica.many(self._entity, [id for id in order.ids if id in wanted])
        return [
            each for each in found.values() if not each.get("deleted") and each.get("onSale") is not False
        ]


def _is_due(record: Record, printed: Mapping[int, PrintedPrice]) -> bool:
    price = label(record).price
    mark = printed.get(record["id"])
    return price is not None if mark is None else mark.price != price


def mark_printed(replica: Replica, labels: Iterable[Label]) -> None:
    """Keep which prices are on the shelf now, in one transaction. Raises DatabaseBusy, DiskFull."""
    found = {each.product: each.price for each in labels if each.product is not None}
    if found:
        replica.printed_prices.put(found, at=replica.clock.now())
