"""The ids of a list in its order: all that a list in memory is, of any length; its rows are read by id when they are painted.

Called by `Lists`. A hundred thousand come from one sort index in some twenty milliseconds, a million in a quarter of a second.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from storage.query.grammar import Order, Query
from storage.query.sql import SqlValue, to_sql
from storage.schema.fields import Catalogue, Entity, Record
from storage.sql_chunks import chunks
from storage.tables import sort_index
from storage.tables.record_counts import kept_counts
from storage.tables.rows import rows_of
from storage.text.collation import LANGUAGES

FIRST, MORE = 500, 20_000
"""Rows of the first part, which is more than a screen shows, and of each further one."""


def _numbers() -> array[int]:
    return array("q")


@dataclass(slots=True)
class RowIds:
    """Which record is in which row."""

    ids: array[int] = field(default_factory=_numbers)
    scopes: array[int] = field(default_factory=_numbers)
    """For each row, in a view that lists a record once for each scope, such as its warehouse; else none."""

    def __len__(self) -> int:
        return len(self.ids)

    def part(self, first: int, last: int) -> RowIds:
        """The rows from `first` up to but not including `last`."""
        return RowIds(self.ids[first:last], self.scopes[first:last])

    def extend(self, other: RowIds) -> None:
        """Put more rows below."""
        self.ids.extend(other.ids)
        self.scopes.extend(other.scopes)

    def picked(self, rows: Sequence[int]) -> RowIds:
        """These rows, in their order."""
        ids, scopes = self.ids, self.scopes
        return RowIds(
            array("q", [ids[row] for row in rows]),
            array("q", [scopes[row] for row in rows] if scopes else ()),
        )

    def row_of(self, id: int) -> int | None:
        """The row of a record, the first one if it has several."""
        try:
            return self.ids.index(id)
        except ValueError:
            return None


def ordered_ids(
    connection: sqlite3.Connection, catalogue: Catalogue, entity: Entity, query: Query, *, language: str
) -> Iterator[RowIds]:
    """The matching rows in order, in parts; texts are sorted for `language`. A view is scoped where it has `Entity.scope_field`."""
    terms, joins = _sort_terms(
        connection, catalogue, entity, query, language if language in LANGUAGES else "en"
    )
    last = " DESC" if query.sort and query.sort[-1].descending else ""
    table = f'"{entity.table}"'
    named = [f"{name} AS o{at}" for at, name in enumerate(joins)]
    live = _live(query)
    params: list[SqlValue] = []
    if joins and len(joins) == len(terms) and live is not None and entity.view_of is None:
        # The sort indexes have all that is asked for, so that no record is read.
        others = [f'{each} ON o{at}."_record" = o0."_record"' for at, each in enumerate(named[1:], start=1)]
        source, where, wanted = " CROSS JOIN ".join([named[0], *others]), live, ['o0."_record"']
    else:
        others = [f'{each} ON o{at}."_record" = {table}."id"' for at, each in enumerate(named)]
        sql = to_sql(entity, query)
        source, where, params = " CROSS JOIN ".join([table, *others]), sql.where, sql.params
        # In a view each of its lists has the id once.
        wanted = [
            f'{table}."{name}"' for name in ("id", *([entity.scope_field] if entity.scope_field else ()))
        ]
    order = ", ".join([*terms, *(f"{each}{last}" for each in wanted)])
    found = connection.execute(
        f"SELECT {', '.join(wanted)} FROM {source} WHERE {where} ORDER BY {order}", params
    )
    size = FIRST
    while part := found.fetchmany(size):
        size = MORE
        columns = [array("q", column) for column in zip(*part, strict=True)]
        yield RowIds(*columns)


def read_rows(connection: sqlite3.Connection, entity: Entity, rows: RowIds) -> list[Record | None]:
    """The records of these rows as they are now; None for one that is gone."""
    codec = rows_of(entity)
    there: dict[tuple[int, ...], Record] = {}
    scope = entity.scope_field
    for part, marks in chunks(rows.ids):
        for row in connection.execute(f"{codec.select} WHERE id IN ({marks})", part):
            record = codec.from_row(row)
            there[(record["id"], record[scope]) if scope else (record["id"],)] = record
    keys: Iterable[tuple[int, ...]] = zip(rows.ids, rows.scopes, strict=True) if scope else zip(rows.ids)
    return [there.get(key) for key in keys]


def _sort_terms(
    connection: sqlite3.Connection, catalogue: Catalogue, entity: Entity, query: Query, language: str
) -> tuple[list[str], list[str]]:
    """The sort keys but for the id, and the sort indexes that they are read from as o0, o1 and so on."""
    terms: list[str] = []
    joins: list[str] = []
    for order in query.sort:
        if order.field != "id":
            name = sort_index.index_table(connection, entity, order.field, language)
            if name is not None:
                key = f'o{len(joins)}."_key"'
                joins.append(name)
            else:
                key = _calculated_key(connection, catalogue, entity, order, language)
            terms.append(f"{key} DESC" if order.descending else key)
    return terms, joins


def _calculated_key(
    connection: sqlite3.Connection, catalogue: Catalogue, entity: Entity, order: Order, language: str
) -> str:
    # The many are sorted by the alphabet as soon as they have the sort index that the list asks for; until then in haste.
    owner = catalogue[entity.view_of] if entity.view_of else entity
    indexed = sort_index.is_indexable(catalogue, entity, order.field)
    plain = indexed and kept_counts(connection, owner)[0] >= sort_index.MIN_RECORDS
    return sort_index.sort_expression(catalogue, entity, entity.listed[order.field], language, plain=plain)


def _live(query: Query) -> str | None:
    """The condition on deletion as a sort index answers it; None where the list is limited by what only the records have."""
    limited = query.where or query.search or query.scope or query.codes or query.group is not None
    if limited or query.ids is not None or query.deleted == "only":
        return None
    return 'o0."_live" = 1' if query.deleted == "live" else "1"
