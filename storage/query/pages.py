"""Pages of a list: its records with their ETags, or the rows that they are made of.

Called by `replica`, and by the server where JSON is made of rows and no record in between.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from storage.database.connection import Database
from storage.query.counts import Counts, Resolve
from storage.query.grammar import Query
from storage.query.sql import to_sql
from storage.schema.fields import Entity, Record
from storage.tables.rows import rows_of

if TYPE_CHECKING:
    from storage.tables.row_json import EncodeRows, Row


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a list: records with their ETags, and the total number of matches."""

    records: list[Record]
    tags: list[str]
    total: int | None


@dataclass(frozen=True, slots=True)
class RowPage:
    """One page of a list as rows of its table, with their ETags, and the total number of matches."""

    rows: Sequence[Row]
    tags: list[str]
    newest: int
    """The highest versionDate, 0 for none."""
    total: int | None


class Pages:
    """Reads pages of one file. Raises DatabaseDamaged for values that are not what this program stores."""

    def __init__(self, database: Database, counts: Counts, resolve: Resolve) -> None:
        self._database = database
        self._counts = counts
        self._resolve = resolve

    def read(self, entity: Entity, query: Query, *, offset: int, limit: int, total: bool) -> Page:
        """Records of a query from `offset` on, with the total if `total`."""
        rows = rows_of(entity)
        with self._database.reading() as connection:
            found = self._select(connection, entity, query, offset, limit)
            records, tags = [rows.from_row(row) for row in found], [rows.tag(row) for row in found]
        return Page(records, tags, self._total(entity, query, offset, limit, len(records)) if total else None)

    def read_rows(self, entity: Entity, query: Query, *, offset: int, limit: int, total: bool) -> RowPage:
        """The same as rows, for `encode` or `records`."""
        rows = rows_of(entity)
        with self._database.reading() as connection:
            found = self._select(connection, entity, query, offset, limit)
            tags = [rows.tag(row) for row in found]
            newest = max((rows.version(row) or 0 for row in found), default=0)
        count = self._total(entity, query, offset, limit, len(found)) if total else None
        return RowPage(found, tags, newest, count)

    def encode(
        self, entity: Entity, rows: Sequence[Row], encode: EncodeRows, otherwise: Callable[[Record], str]
    ) -> list[str]:
        """The JSON of rows; that of a row which `encode` does not take is made of its record by `otherwise`."""
        codec = rows_of(entity)
        with self._database.reading():
            return encode(rows, lambda row: otherwise(codec.from_row(row)))

    def records(self, entity: Entity, rows: Sequence[Row]) -> list[Record]:
        """The records of rows."""
        codec = rows_of(entity)
        with self._database.reading():
            return [codec.from_row(row) for row in rows]

    def _total(self, entity: Entity, query: Query, offset: int, limit: int, found: int) -> int:
        """How many records match, of which a page has `found`; one that is not full tells it."""
        if found < limit and (found or offset == 0):
            return offset + found
        return self._counts.count(entity.name, query)

    def _select(
        self, connection: sqlite3.Connection, entity: Entity, query: Query, offset: int, limit: int
    ) -> list[Row]:
        sql = to_sql(entity, self._resolve(connection, entity, query))
        return connection.execute(
            f"{rows_of(entity).select} WHERE {sql.where} ORDER BY {sql.order} LIMIT ? OFFSET ?",
            (*sql.params, limit, offset),
        ).fetchall()
