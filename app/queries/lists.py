"""Lists of the window: the number of rows, and any window of them by keyset.

Short queries on the caller's own read connection; only `create_sort_indexes` writes. Made by `queries`, one for a replica.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from storage.outbox.outbox import RecordState
from storage.query.grammar import Group, Query, parse_filter, parse_sort
from storage.query.grouping import Key
from storage.query.keyset import KeysetPosition
from storage.records.replica import Replica
from storage.records.window_reads import best_matches, few_matches, keeps_count, read_while
from storage.schema.fields import Record
from storage.tables.sort_index import MIN_RECORDS

if TYPE_CHECKING:
    from storage.query.ranking import BestMatches

T = TypeVar("T")
STATE = "state"
"""In place of a field: the groups of a list by what its records wait for."""
LONG_LIST = 4_000
"""Records from which on a filtered or searched list may take longer than a repaint: while a run writes at the same time,
each step of a read on the main thread waits for it."""


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
    group: Group | None = None
    """The chosen group, by a field, the first letter or the state."""
    ranked: bool = False
    """Whether the best matches of the search come first (`Lists.best`)."""


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
        self._long: set[str] = set()
        """Entities that had many records; they do not become few again."""

    def count(self, entity: str, query: ListQuery) -> int:
        """How many rows there are; raises InvalidQuery."""
        return self._replica.count(entity, self.storage_query(entity, query, sort=False))

    def read_while(self, wanted: Callable[[], bool], read: Callable[[], T]) -> T | None:
        """What `read` answers of this thread's reads; None once it is not wanted any more: the next query need not wait for it."""
        return read_while(self._replica, wanted, read)

    def takes_long(self, entity: str, query: ListQuery) -> bool:
        """Whether rows or their count may take longer than a repaint: a search or filter in a long list, an order that has
        no sort index yet, or any query of a list without indexes, whose first download is under way.
        """
        owner = self._replica.catalogue[entity].view_of or entity
        if not keeps_count(self._replica, owner):
            return True
        if not (self._narrows(query) or self._by_titles(entity, query) or self.orders_wanted(entity, query)):
            return False
        if owner not in self._long and self._replica.count(owner, Query(deleted="all")) >= LONG_LIST:
            # Counting a million records takes longer than a repaint.
            self._long.add(owner)
        return owner in self._long

    def _by_titles(self, entity: str, query: ListQuery) -> bool:
        """Whether it is sorted by titles of other records, which no sort index has."""
        declared = self._replica.catalogue[entity]
        keys = parse_sort(declared, query.sort, any_field=True)
        return any(declared.listed[each.field].references is not None for each in keys)

    @staticmethod
    def _narrows(query: ListQuery) -> bool:
        return bool(query.filter or query.search.strip()) or query.group is not None

    def best(self, entity: str, query: ListQuery, *, within: BestMatches | None = None) -> BestMatches | None:
        """The matches that come first, or all of them where they are few of a long list; None where the order alone decides.

        `within`: those of the same query with fewer letters, which are looked at first. Raises InvalidQuery.
        """
        ranked = query.ranked and bool(query.search.strip())
        if not ranked and not (self._narrows(query) and self.takes_long(entity, query)):
            return None
        asked = self.storage_query(entity, query)
        scope = self._replica.catalogue[entity].scope_field
        if scope is not None and all(each.field != scope for each in asked.where):
            return None  # several lists at once have an id more than once
        if not ranked:
            return few_matches(self._replica, entity, asked, language=query.language)
        return best_matches(self._replica, entity, asked, language=query.language, within=within)

    def rows(
        self,
        entity: str,
        query: ListQuery,
        *,
        total: int,
        start: int,
        count: int,
        places: Iterable[KeysetPosition] = (),
        best: BestMatches | None = None,
    ) -> Rows:
        """Rows `start` and on of the `total`; `places` are positions of rows read before. Raises InvalidQuery.

        `best`: the matches that come before the others. The positions count from the first of the others.
        """
        asked = self.storage_query(entity, query)
        before = best.ids if best is not None else ()
        records = self._in_order(entity, asked, before[start : start + count])
        ends: tuple[KeysetPosition, ...] = ()
        if best is None or not best.complete:
            at = max(start - len(before), 0)
            found = self._replica.read_window(
                entity, replace(asked, without=before), language=query.language, total=total - len(before), start=at,
                count=start + count - len(before) - at, places=places,
            )  # fmt: skip
            records, ends = records + found.records, found.ends
        return Rows(records, self._replica.states(entity, [record["id"] for record in records]), ends)

    def _in_order(self, entity: str, asked: Query, ids: tuple[int, ...]) -> list[Record]:
        """The records in the order of `ids`, without those that the query does not list any more."""
        if not ids:
            return []
        only = replace(asked, search="", sort=(), ids=ids)
        found = self._replica.page(entity, only, limit=len(ids), total=False).records
        by_id = {record["id"]: record for record in found}
        return [by_id[id] for id in ids if id in by_id]

    def row_of(
        self, entity: str, query: ListQuery, id: int, *, total: int, best: BestMatches | None = None
    ) -> int | None:
        """The row of a record among the `total`, None if the list does not show it; `best` as for `rows`.

        Raises InvalidQuery.
        """
        before = best.ids if best is not None else ()
        if id in before:
            return before.index(id)
        if best is not None and best.complete:
            return None
        wanted = replace(self.storage_query(entity, query), without=before)
        others = total - len(before)
        row = self._replica.row_of(entity, wanted, id, language=query.language, total=others)
        return None if row is None else row + len(before)

    def shows(self, entity: str, query: ListQuery, id: int) -> bool:
        """Whether a record is among the rows, however long the list is. Raises InvalidQuery."""
        asked = self.storage_query(entity, query, sort=False)
        if asked.ids is not None and id not in asked.ids:
            return False
        return self._replica.count(entity, replace(asked, ids=(id,))) > 0

    def groups(self, entity: str, query: ListQuery, by: str) -> list[tuple[Key, int]]:
        """The groups of a list and their numbers, the largest first; the chosen one limits nothing. For a worker.

        `by` is a field, the first letter, or the state. Raises InvalidQuery.
        """
        every = replace(query, group=None)
        if by != STATE:
            return self._replica.groups(entity, self.storage_query(entity, every, sort=False), by)
        states = [query.state] if query.state is not None else [*RecordState]
        found = [(state.value, self.count(entity, replace(every, state=state))) for state in states]
        return [each for each in found if each[1]]

    def ids(self, entity: str, query: ListQuery) -> list[int]:
        """Ids of all rows, for actions on all of them. Raises InvalidQuery."""
        return self._replica.ids(entity, self.storage_query(entity, query, sort=False))

    def orders_wanted(self, entity: str, query: ListQuery) -> tuple[str, ...]:
        """Sort fields of a long list that have no sort index yet; none during its first download, which each index slows down."""
        declared = self._replica.catalogue[entity]
        if not keeps_count(self._replica, declared.view_of or entity):
            return ()
        fields = [each.field for each in parse_sort(declared, query.sort, any_field=True)]
        missing = self._replica.missing_sort_indexes(entity, fields, query.language)
        if not missing or self._replica.count(entity, Query(deleted="all")) < MIN_RECORDS:
            return ()
        return missing

    def sorts_by_number(self, entity: str, query: ListQuery) -> bool:
        """Whether the order depends on the number of rows: where a sort index is missing, only few are sorted by the alphabet."""
        declared = self._replica.catalogue[entity]
        fields = [each.field for each in parse_sort(declared, query.sort, any_field=True)]
        missing = self._replica.missing_sort_indexes(entity, fields, query.language)
        return bool(missing) or self._by_titles(entity, query)

    def create_sort_indexes(self, entity: str, fields: Iterable[str], language: str) -> list[str]:
        """Create sort indexes (half a second for 100,000 records); for the commands' thread."""
        return self._replica.create_sort_indexes(entity, fields, language)

    def storage_query(self, entity: str, query: ListQuery, *, sort: bool = True) -> Query:
        """The replica's query; `sort` False leaves the order open. Raises InvalidQuery."""
        declared = self._replica.catalogue[entity]
        state, group = query.state, query.group
        if group is not None and group.by == STATE:
            state, group = RecordState(str(group.value)), None
        return Query(
            where=parse_filter(declared, query.filter, derived=True),
            group=group,
            sort=parse_sort(declared, query.sort, any_field=True) if sort else (),
            # Pending changes include pending deletions.
            deleted="all" if query.deleted or state is not None else "live",
            search=query.search,
            ids=None if state is None else self._replica.ids_in_state(entity, state),
        )
