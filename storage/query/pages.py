"""Pages of a list: its records with their ETags. Called by `replica`."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any

from storage.database.connection import Database
from storage.query.counts import Counts, Resolve
from storage.query.grammar import Query
from storage.query.sql import to_sql
from storage.schema.fields import Entity, Record
from storage.tables.rows import rows_of


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a list: records with their ETags, and the total number of matches."""

    records: list[Record]
    tags: list[str]
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

    def _total(self, entity: Entity, query: Query, offset: int, limit: int, found: int) -> int:
        """How many records match, of which a page has `found`; one that is not full tells it."""
        if found < limit and (found or offset == 0):
            return offset + found
        return self._counts.count(entity.name, query)

    def _select(
        self, connection: sqlite3.Connection, entity: Entity, query: Query, offset: int, limit: int
    ) -> list[tuple[Any, ...]]:
        sql = to_sql(entity, self._resolve(connection, entity, query))
        return connection.execute(
            f"{rows_of(entity).select} WHERE {sql.where} ORDER BY {sql.order} LIMIT ? OFFSET ?",
            (*sql.params, limit, offset),
        ).fetchall()
