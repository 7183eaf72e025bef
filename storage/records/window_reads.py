"""Reads that only the queries of the window make, on the caller's own read connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from storage.query import lookup, ordered_ids
from storage.query.grammar import Query
from storage.query.ordered_ids import RowIds
from storage.records.id_aliases import current_id, resolve_query_ids
from storage.records.replica import Replica
from storage.schema.fields import Catalogue, Entity, Record

T = TypeVar("T")
STEPS = 100_000
"""Steps of SQLite between two looks whether a read is still wanted: some milliseconds."""


def read_while(replica: Replica, wanted: Callable[[], bool], read: Callable[[], T]) -> T | None:
    """What `read` answers from this thread's connection; None once it is not wanted any more."""
    connection = replica.database.read()
    connection.set_progress_handler(lambda: not wanted(), STEPS)
    try:
        return read()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        connection.set_progress_handler(None, 0)


@dataclass(frozen=True, slots=True)
class ListReads:
    """What the order of a list is read by, on one connection."""

    _connection: sqlite3.Connection
    _catalogue: Catalogue
    _entity: Entity

    def version(self) -> int:
        """Another one after each write of another connection."""
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def in_order(self, query: Query, language: str) -> Iterator[RowIds]:
        """See `ordered_ids`."""
        asked = resolve_query_ids(self._connection, self._entity, query)
        return ordered_ids.ordered_ids(
            self._connection, self._catalogue, self._entity, asked, language=language
        )

    def search(self, text: str, rows: RowIds, *, ranked: bool) -> Iterator[RowIds]:
        """The matches among the rows, best first where they are ranked; see `search_order`."""
        from storage.query import search_order  # with the first search, which is after the window is shown

        return search_order.matches(
            self._connection, self._catalogue, self._entity, text, rows, ranked=ranked
        )


@contextmanager
def list_reads(replica: Replica, entity: str) -> Iterator[ListReads]:
    """The reads of one list. Raises as `Database.reading`."""
    with replica.database.reading() as connection:
        yield ListReads(connection, replica.catalogue, replica.catalogue[entity])


def read_rows(replica: Replica, entity: str, ids: RowIds) -> list[Record | None]:
    """See `ordered_ids.read_rows`."""
    with replica.database.reading() as connection:
        return ordered_ids.read_rows(connection, replica.catalogue[entity], ids)


def keeps_count(replica: Replica, entity: str) -> bool:
    """Whether the number of an entity's records is kept: not while its first download stores them (`Transaction.drop_indexes`),
    when counting reads the whole table.
    """
    with replica.database.reading() as connection:
        found = connection.execute("SELECT 1 FROM record_counts WHERE entity = ?", (entity,)).fetchone()
    return found is not None


def cloud_version(replica: Replica, entity: str, record_id: int) -> int | None:
    """The versionDate that the cloud gave a record, wall milliseconds by its clock; None for one that it has not confirmed.

    The served one is raised where a client could miss a change (`Transaction.put_many`), which is an order and no time.
    """
    with replica.database.reading() as connection:
        current = current_id(connection, entity, record_id)
        return lookup.cloud_version(connection, replica.catalogue[entity], current)
