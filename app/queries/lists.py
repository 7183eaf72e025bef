"""Lists of the window: the ids of a list in its order, and its rows by id; groups and numbers.

Queries on the caller's own read connection; only `create_sort_indexes` writes. Made by `queries`, one for a replica.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace

from storage.outbox.outbox import RecordState
from storage.query.grammar import Group, Query, parse_filter, parse_sort
from storage.query.grouping import Key
from storage.query.ordered_ids import FIRST, RowIds
from storage.records.replica import Replica
from storage.records.window_reads import ListReads, keeps_count, list_reads, read_rows, read_while
from storage.schema.fields import Record
from storage.tables.sort_index import MIN_RECORDS

STATE = "state"
"""In place of a field: the groups of a list by what its records wait for."""
KEPT = 3_000_000
"""Ids of lists without their search that are kept for each thread, for the next letter: 24 MB."""


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
    """Whether the best matches of the search come first."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Records in order, None for each that is gone, and the states of those not in step."""

    records: list[Record | None]
    states: dict[int, RecordState]


class _Kept(threading.local):
    """Ids of lists as one thread's connection read them, and the version of the file that they are of."""

    def __init__(self) -> None:
        self.version = -1
        self.ids: OrderedDict[tuple[str, ListQuery], RowIds] = OrderedDict()


class Lists:
    """The lists of one replica."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica
        self._kept = _Kept()

    def count(self, entity: str, query: ListQuery) -> int:
        """How many rows there are; raises InvalidQuery."""
        return self._replica.count(entity, self.storage_query(entity, query, sort=False))

    def order(
        self,
        entity: str,
        query: ListQuery,
        *,
        wanted: Callable[[], bool] = lambda: True,
        first: Callable[[RowIds], bool] | None = None,
    ) -> RowIds | None:
        """The ids of all rows in order; None once they are not `wanted` any more. Raises InvalidQuery.

        `first` gets those of the first rows as soon as these are known, and says whether the others are wanted.
        """
        return read_while(self._replica, wanted, lambda: self._order(entity, query, first))

    def first(self, entity: str, query: ListQuery, count: int) -> RowIds:
        """The ids of the first `count` rows. Raises InvalidQuery."""
        found = RowIds()
        with closing(self._parts(entity, query)) as parts:
            for part in parts:
                found.extend(part)
                if len(found) >= count:
                    break
        return found.part(0, count)

    def _order(self, entity: str, query: ListQuery, first: Callable[[RowIds], bool] | None) -> RowIds | None:
        found = RowIds()
        with closing(self._parts(entity, query)) as parts:
            for part in parts:
                found.extend(part)
                if first is not None and len(found) >= FIRST:
                    if not first(found.part(0, len(found))):
                        return None
                    first = None
        return found

    def _parts(self, entity: str, query: ListQuery) -> Generator[RowIds]:
        text = query.search.strip()
        with list_reads(self._replica, entity) as reads:
            every = self._every(reads, entity, replace(query, search="", ranked=False))
            if not text:
                yield from every
                return
            rows = RowIds()
            for part in every:
                rows.extend(part)
            yield from reads.search(text, rows, ranked=query.ranked)

    def _every(self, reads: ListReads, entity: str, query: ListQuery) -> Iterator[RowIds]:
        """All rows of a list without a search, in parts; those that were read before, while nothing changed."""
        kept, key = self._kept, (entity, query)
        version = reads.version()  # read first: a write in between makes the next list look again
        if version != kept.version:
            kept.version = version
            kept.ids.clear()
        found = kept.ids.get(key)
        if found is not None:
            kept.ids.move_to_end(key)
            yield found
            return
        found = RowIds()
        for part in reads.in_order(self.storage_query(entity, query), query.language):
            found.extend(part)
            yield part
        kept.ids[key] = found
        while sum(map(len, kept.ids.values())) > KEPT:
            kept.ids.popitem(last=False)

    def rows(self, entity: str, ids: RowIds) -> Rows:
        """These rows as they are now."""
        return Rows(read_rows(self._replica, entity, ids), self._replica.states(entity, ids.ids))

    def live(self, entity: str, ids: Iterable[int]) -> list[int]:
        """Those of the ids whose records are not deleted, in their order."""
        wanted = list(ids)
        there = set(self._replica.ids(entity, Query(ids=tuple(wanted))))
        return [id for id in wanted if id in there]

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
