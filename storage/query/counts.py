"""How many records match a query: counted once for each state of the file.

Used by `Replica.count`. The window counts the same lists again with each refresh, and somebody who types and takes back
goes over the same words; in a million records each count takes from ten to three hundred milliseconds.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Hashable
from dataclasses import fields

from storage.database.connection import Database
from storage.query.grammar import Query
from storage.query.search_count import count_matches
from storage.query.sql import to_sql
from storage.schema.fields import Catalogue, Entity
from storage.tables.record_counts import kept_counts

Resolve = Callable[[sqlite3.Connection, Entity, Query], Query]
"""Names the records of a query by their present ids."""
KEPT = 200
"""Counts kept for each thread; with more all are forgotten."""


_DECIDING = tuple(each.name for each in fields(Query) if each.name not in ("sort", "scope"))
"""What a count depends on: all of a query but the order, and the scope, whose counts are not kept."""


class _Kept(threading.local):
    """The counts of one thread's connection, and the version of the file that they are of.

    Two connections' versions say nothing of each other.
    """

    def __init__(self) -> None:
        self.version = -1
        self.counts: dict[Hashable, int] = {}


class Counts:
    """The counts of one replica. Thread-safe."""

    def __init__(self, database: Database, catalogue: Catalogue, resolve: Resolve) -> None:
        self._database = database
        self._catalogue = catalogue
        self._resolve = resolve
        self._kept = _Kept()

    def count(self, entity: str, query: Query) -> int:
        """How many records match."""
        declared = self._catalogue[entity]
        key = (declared.name, *(getattr(query, each) for each in _DECIDING))
        with self._database.reading() as connection:
            # Read first: a write in between makes the next count of this version look again.
            version = connection.execute("PRAGMA data_version").fetchone()[0]
            kept = self._kept
            if version != kept.version or len(kept.counts) >= KEPT:
                kept.version, kept.counts = version, {}
            scoped = bool(query.scope)
            if scoped or (found := kept.counts.get(key)) is None:
                found = self._counted(connection, declared, query)
                if not scoped:
                    kept.counts[key] = found
            return found

    def _counted(self, connection: sqlite3.Connection, declared: Entity, query: Query) -> int:
        if declared.view_of is None and query == Query(deleted=query.deleted):
            records, deleted = kept_counts(connection, declared)
            if query.deleted == "all" or "deleted" not in declared.by_name:
                return records
            return deleted if query.deleted == "only" else records - deleted
        if (quick := count_matches(connection, declared, query)) is not None:
            return quick
        sql = to_sql(declared, self._resolve(connection, declared, query))
        where = f" WHERE {sql.where}" if sql.where != "1" else ""
        found = connection.execute(f'SELECT count(*) FROM "{declared.table}"{where}', sql.params)
        return int(found.fetchone()[0])
