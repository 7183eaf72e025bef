"""What the window's lists read: how many rows there are, and any stretch of them by keyset.

Short queries on the caller's own read connection; `keep_orders` alone writes. Made by `queries`, one for a replica.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from storage.outbox.outbox import RecordState
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.query.keyset import KeysetPosition
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.tables.sort_index import ENOUGH

LONG_LIST = 20_000
"""Records of a list that nobody looks at one by one while somebody waits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListQuery:
    """What a list was asked to show."""

    search: str = ""
    filter: str = ""
    """A filter of the interface."""
    state: RecordState | None = None
    deleted: bool = False
    """Deleted ones among the others."""
    sort: str = ""
    """A sort of the interface, over any field."""
    language: str = "en"
    """Whose alphabet texts are sorted by."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Records in order, the states of those not in step, and the places of the first and the last."""

    records: list[Record]
    states: dict[int, RecordState]
    ends: tuple[KeysetPosition, ...]


class Lists:
    """The lists of one replica."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica

    def count(self, entity: str, asked: ListQuery) -> int:
        """How many rows there are; raises InvalidQuery."""
        return self._replica.count(entity, self.query(entity, asked, sort=False))

    def takes_long(self, entity: str, asked: ListQuery) -> bool:
        """Whether rows or their number may cost more than a repaint: those of a long list that only some are in."""
        if not asked.filter and not asked.search.strip():
            return False
        declared = self._replica.catalogue[entity]
        return self._replica.count(declared.view_of or entity, Query(deleted="all")) >= LONG_LIST

    def rows(
        self,
        entity: str,
        asked: ListQuery,
        *,
        total: int,
        start: int,
        count: int,
        places: Iterable[KeysetPosition] = (),
    ) -> Rows:
        """Rows `start` and on of the `total`; `places` are those of rows read before. Raises InvalidQuery."""
        found = self._replica.read_window(
            entity, self.query(entity, asked), language=asked.language, total=total, start=start, count=count,
            places=places,
        )  # fmt: skip
        states = self._replica.states(entity, [record["id"] for record in found.records])
        return Rows(found.records, states, found.ends)

    def ids(self, entity: str, asked: ListQuery) -> list[int]:
        """Ids of all rows, for what is done to all of them. Raises InvalidQuery."""
        return self._replica.ids(entity, self.query(entity, asked, sort=False))

    def orders_wanted(self, entity: str, asked: ListQuery) -> tuple[str, ...]:
        """Fields whose order is worth keeping for a list so long and sorted so, and is not kept yet."""
        declared = self._replica.catalogue[entity]
        fields = [each.field for each in parse_sort(declared, asked.sort, any_field=True)]
        missing = self._replica.orders_missing(entity, fields, asked.language)
        if not missing or self._replica.count(entity, Query(deleted="all")) < ENOUGH:
            return ()
        return missing

    def keep_orders(self, entity: str, fields: Iterable[str], language: str) -> list[str]:
        """Make orders (half a second for 100,000 records); for the commands' thread."""
        return self._replica.keep_orders(entity, fields, language)

    def query(self, entity: str, asked: ListQuery, *, sort: bool = True) -> Query:
        """What is meant, as the replica takes it; `sort` False leaves the order open. Raises InvalidQuery."""
        declared = self._replica.catalogue[entity]
        return Query(
            where=parse_filter(declared, asked.filter),
            sort=parse_sort(declared, asked.sort, any_field=True) if sort else (),
            # What waits includes deletions that wait.
            deleted="all" if asked.deleted or asked.state is not None else "live",
            search=asked.search,
            ids=None if asked.state is None else self._replica.ids_in_state(entity, asked.state),
        )
