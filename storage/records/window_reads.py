"""Reads that only the queries of the window make, on the caller's own read connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from storage.query import lookup
from storage.query.grammar import Query
from storage.records.id_aliases import current_id, resolve_query_ids
from storage.records.replica import Replica

if TYPE_CHECKING:
    from storage.query.ranking import BestMatches

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


def keeps_count(replica: Replica, entity: str) -> bool:
    """Whether the number of an entity's records is kept: not while its first download stores them (`Transaction.drop_indexes`),
    when counting reads the whole table.
    """
    with replica.database.reading() as connection:
        found = connection.execute("SELECT 1 FROM record_counts WHERE entity = ?", (entity,)).fetchone()
    return found is not None


def best_matches(
    replica: Replica, entity: str, query: Query, *, language: str, within: BestMatches | None = None
) -> BestMatches:
    """See `ranking.best_matches`; matches of one rank are sorted for `language`."""
    from storage.query import ranking  # with the first search, which is after the window is shown

    declared = replica.catalogue[entity]
    with replica.database.reading() as connection:
        asked = resolve_query_ids(connection, declared, query)
        return ranking.best_matches(
            connection, replica.catalogue, declared, asked, language=language, within=within
        )


def few_matches(replica: Replica, entity: str, query: Query, *, language: str) -> BestMatches | None:
    """See `ranking.few_matches`."""
    from storage.query import ranking  # with the first search, which is after the window is shown

    declared = replica.catalogue[entity]
    with replica.database.reading() as connection:
        asked = resolve_query_ids(connection, declared, query)
        return ranking.few_matches(connection, replica.catalogue, declared, asked, language=language)


def cloud_version(replica: Replica, entity: str, record_id: int) -> int | None:
    """The versionDate that the cloud gave a record, wall milliseconds by its clock; None for one that it has not confirmed.

    The served one is raised where a client could miss a change (`Transaction.put_many`), which is an order and no time.
    """
    with replica.database.reading() as connection:
        current = current_id(connection, entity, record_id)
        return lookup.cloud_version(connection, replica.catalogue[entity], current)
