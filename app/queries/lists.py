"""Lists of the window: the number of rows, and any window of them by keyset.

Short queries on the caller's own read connection; only `create_sort_indexes` writes. Made by `queries`, one for a replica.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from storage.outbox.outbox import RecordState
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.query.keyset import KeysetPosition
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.tables.sort_index import MIN_RECORDS

LONG_LIST = 20_000
"""Records from which on a filtered or searched list may take longer than a repaint."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListQuery:
    """What a list shows: search, filter, state and order."""

    search: str = ""
    filter: str = ""
    """A filter of the interface."""
    state: RecordState | None = None
    deleted: bool = False
    """Whether deleted records are shown among the others."""
    sort: str = ""
    """A sort of the interface, over any field."""
    language: str = "en"
    """The language whose alphabet texts are sorted by."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Records in order, the states of those not in step, and the keyset positions of the first and the last."""

    records: list[Record]
    states: dict[int, RecordState]
    ends: tuple[KeysetPosition, ...]


class Lists:
    """The lists of one replica."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica

    def count(self, entity: str, query: ListQuery) -> int:
        """How many rows there are; raises InvalidQuery."""
        return self._replica.count(entity, self.storage_query(entity, query, sort=False))

    def takes_long(self, entity: str, query: ListQuery) -> bool:
        """Whether rows or their count may take longer than a repaint: a search or filter in a long list."""
        if not query.filter and not query.search.strip():
            return False
        declared = self._replica.catalogue[entity]
        return self._replica.count(declared.view_of or entity, Query(deleted="all")) >= LONG_LIST

    def rows(
        self,
        entity: str,
        query: ListQuery,
        *,
        total: int,
        start: int,
        count: int,
        places: Iterable[KeysetPosition] = (),
    ) -> Rows:
        """Rows `start` and on of the `total`; `places` are positions of rows read before. Raises InvalidQuery."""
        found = self._replica.read_window(
            entity, self.storage_query(entity, query), language=query.language, total=total, start=start, count=count,
            places=places,
        )  # fmt: skip
        states = self._replica.states(entity, [record["id"] for record in found.records])
        return Rows(found.records, states, found.ends)

    def row_of(self, entity: str, query: ListQuery, id: int, *, total: int) -> int | None:
        """The row of a record among the `total`, None if the list does not show it. Raises InvalidQuery."""
        wanted = self.storage_query(entity, query)
        return self._replica.row_of(entity, wanted, id, language=query.language, total=total)

    def ids(self, entity: str, query: ListQuery) -> list[int]:
        """Ids of all rows, for actions on all of them. Raises InvalidQuery."""
        return self._replica.ids(entity, self.storage_query(entity, query, sort=False))

    def orders_wanted(self, entity: str, query: ListQuery) -> tuple[str, ...]:
        """Sort fields of a long list that have no sort index yet."""
        declared = self._replica.catalogue[entity]
        fields = [each.field for each in parse_sort(declared, query.sort, any_field=True)]
        missing = self._replica.missing_sort_indexes(entity, fields, query.language)
        if not missing or self._replica.count(entity, Query(deleted="all")) < MIN_RECORDS:
            return ()
        return missing

    def create_sort_indexes(self, entity: str, fields: Iterable[str], language: str) -> list[str]:
        """Create sort indexes (half a second for 100,000 records); for the commands' thread."""
        return self._replica.create_sort_indexes(entity, fields, language)

    def storage_query(self, entity: str, query: ListQuery, *, sort: bool = True) -> Query:
        """The replica's query; `sort` False leaves the order open. Raises InvalidQuery."""
        declared = self._replica.catalogue[entity]
        return Query(
            where=parse_filter(declared, query.filter),
            sort=parse_sort(declared, query.sort, any_field=True) if sort else (),
            # Pending changes include pending deletions.
            deleted="all" if query.deleted or query.state is not None else "live",
            search=query.search,
            ids=None if query.state is None else self._replica.ids_in_state(entity, query.state),
        )
