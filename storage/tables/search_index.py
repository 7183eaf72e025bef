"""The full-text index of the search box (FTS5): its tables, its triggers, and batched indexing of new rows.

Called by `migrations` (tables), `transaction` and the maintenance (indexing); `sql` queries it. Indexing rows one by one
in order of arrival costs five times as much as indexing a batch in order of ids, so new and changed rows are listed in
`<table>_unindexed` until a batch is full; a search leaves them out of what it finds in the index, and scans them directly.
Listed with a row is the text that the index still holds of it, without which nothing can be removed from it: removed at
once, each change would make a segment of the index, and every sixteenth would merge all of these, however long the list.
Rows of a first download are all left to `index_new_rows`: nobody waits for it, and in the order of all their ids no
segment has to be merged with another.
"""

from __future__ import annotations

import sqlite3
import threading

from storage.database.connection import Database
from storage.schema.fields import Catalogue

BATCH_ROWS = 4000
"""Most rows that stay unindexed: more would slow down searches, fewer the first download."""
ENOUGH_ROWS = 200
"""Unindexed rows that are worth a segment once nobody waits: a search looks through them one by one, with each key."""
PAUSE = 0.002
"""Seconds between two batches."""
_SETTINGS = {"hashsize": 32 << 20, "automerge": 16, "usermerge": 16, "crisismerge": 64}
"""FTS5 settings: `hashsize`, large enough to make one segment of `BATCH_ROWS` rows, and `automerge` and `usermerge`, the
number of segments merged at once. Together they halve the work of the defaults. With `crisismerge` segments a write
merges them all, however large: in a million records one save took five seconds. `index_new_rows` leaves too few for that."""

_HIGHEST_ID = 2**63 - 1
_EXISTS = "SELECT 1 FROM sqlite_master WHERE name = ?"


def create_search_index(connection: sqlite3.Connection, table: str) -> None:
    """Create the index of a table with the columns `id` and `_search`, unless it exists."""
    if _exists(connection, table):
        _apply_settings(connection, table)
        return
    fts, late = f'"{table}_fts"', f'"{table}_unindexed"'
    connection.execute(
        f'CREATE VIRTUAL TABLE {fts} USING fts5("_search", content="{table}", content_rowid="id",'
        ' columnsize=0, tokenize="trigram")'
    )
    _apply_settings(connection, table)
    connection.execute(f"CREATE TABLE {late} (id INTEGER PRIMARY KEY, stale TEXT)")
    _create_triggers(connection, table)


def _create_triggers(connection: sqlite3.Connection, table: str) -> None:
    """List the rows that change, each with its text as it is in the index; one that is listed keeps that text."""
    late = f'"{table}_unindexed"'
    listed = f"EXISTS (SELECT 1 FROM {late} WHERE id = {{}}.id)"
    keep = f'INSERT INTO {late} (id, stale) SELECT old.id, old."_search" WHERE NOT {listed.format("old")};'
    for name, event, work in (
        ("in", "INSERT", f"INSERT INTO {late} (id) SELECT new.id WHERE NOT {listed.format('new')};"),
        ("out", "DELETE", f"{keep} DELETE FROM {late} WHERE id = old.id AND stale IS NULL;"),
        ("over", "UPDATE", keep),
    ):
        when = ' WHEN old."_search" IS NOT new."_search"' if event == "UPDATE" else ""
        connection.execute(
            f'CREATE TRIGGER "{table}_search_{name}" AFTER {event} ON "{table}"{when} BEGIN {work} END'
        )


def _drop_triggers(connection: sqlite3.Connection, table: str) -> None:
    for name in ("in", "out", "over"):
        connection.execute(f'DROP TRIGGER IF EXISTS "{table}_search_{name}"')


def _apply_settings(connection: sqlite3.Connection, table: str) -> None:
    """Update settings that differ from ours."""
    known = dict(connection.execute(f'SELECT k, v FROM "{table}_fts_config"').fetchall())
    for name, value in _SETTINGS.items():
        if known.get(name) != value:
            connection.execute(
                f'INSERT INTO "{table}_fts" ("{table}_fts", rank) VALUES (?, ?)', (name, value)
            )


def drop_search_index(connection: sqlite3.Connection, table: str) -> None:
    """Drop the index of a table, its triggers and the list of rows that are not in it; `create_search_index` makes it anew.

    An index that follows a changed text row by row costs ten times as much.
    """
    if not _exists(connection, table):
        return
    _drop_triggers(connection, table)
    connection.execute(f'DROP TABLE "{table}_fts"')
    connection.execute(f'DROP TABLE "{table}_unindexed"')


def index_all_rows(connection: sqlite3.Connection, table: str) -> None:
    """Fill the new index of a table that has rows; fewer than a batch stay unindexed."""
    connection.execute(f'INSERT INTO "{table}_unindexed" (id) SELECT id FROM "{table}"')
    while index_pending_rows(connection, table):
        pass


def index_pending_rows(connection: sqlite3.Connection, table: str, *, enough: int = BATCH_ROWS) -> bool:
    """Index a batch of the pending rows, those of the lowest ids, once there are `enough`; returns whether it did."""
    late = f'"{table}_unindexed"'
    if _pending(connection, table) < max(1, enough):
        return False
    lowest = f"SELECT id FROM {late} ORDER BY id LIMIT {BATCH_ROWS}"
    (last,) = connection.execute(f"SELECT max(id) FROM ({lowest})").fetchone()
    # By one statement each, and in the order of the ids: each makes one segment.
    _remove_from_index(connection, table, last)
    connection.execute(
        f'INSERT INTO "{table}_fts" (rowid, "_search")'
        f' SELECT id, "_search" FROM "{table}" WHERE id IN (SELECT id FROM {late} WHERE id <= ?) ORDER BY id',
        (last,),
    )
    connection.execute(f"DELETE FROM {late} WHERE id <= ?", (last,))
    return True


def _remove_from_index(connection: sqlite3.Connection, table: str, last: int) -> None:
    """Remove the stale texts of the listed rows up to an id."""
    connection.execute(
        f'INSERT INTO "{table}_fts" ("{table}_fts", rowid, "_search") SELECT \'delete\', id, stale'
        f' FROM "{table}_unindexed" WHERE id <= ? AND stale IS NOT NULL ORDER BY id',
        (last,),
    )


def remove_stale_texts(connection: sqlite3.Connection, table: str) -> None:
    """Remove the stale texts of all listed rows from index and list: one may be about a person who was anonymised (F53)."""
    if not _exists(connection, table):
        return
    late = f'"{table}_unindexed"'
    _remove_from_index(connection, table, _HIGHEST_ID)
    connection.execute(f'DELETE FROM {late} WHERE stale IS NOT NULL AND id NOT IN (SELECT id FROM "{table}")')
    connection.execute(f"UPDATE {late} SET stale = NULL WHERE stale IS NOT NULL")


def _pending(connection: sqlite3.Connection, table: str) -> int:
    """How many rows are pending. SQLite counts a whole table by its pages, in 2 us here; up to a limit by its rows."""
    return int(connection.execute(f'SELECT count(*) FROM "{table}_unindexed"').fetchone()[0])


def index_new_rows(
    database: Database,
    catalogue: Catalogue,
    *,
    enough: int = ENOUGH_ROWS,
    cancel: threading.Event | None = None,
) -> list[str]:
    """Index the new rows of each list that has `enough`, when nobody waits for it; returns these lists.

    A shop's own edits never fill a batch. After `cancel` no batch is begun; what is left is left to the next call.
    """
    cancel = cancel if cancel is not None else threading.Event()
    indexed = []
    for entity in catalogue.stored():
        with database.reading() as connection:
            if _pending(connection, entity.table) < enough:
                continue
        # A transaction for each batch, and a pause in which whoever waits gets the lock: nobody's edit waits for more.
        more = True
        while more and not cancel.is_set():
            with database.write() as connection:
                more = index_pending_rows(connection, entity.table, enough=enough)
            cancel.wait(PAUSE if more else 0)
        more = True
        while more and not cancel.is_set():
            with database.write() as connection:
                more = merge_segments(connection, entity.table)
            cancel.wait(PAUSE if more else 0)
        indexed.append(entity.name)
    return indexed


MERGED_PAGES = 500
"""Pages of an index that one step of merging writes: some ten milliseconds."""


def merge_segments(connection: sqlite3.Connection, table: str) -> bool:
    """One step of merging segments of which there are many of about one size; whether more are needed."""
    return _merge(connection, table, MERGED_PAGES)


def merge_away_deleted(connection: sqlite3.Connection, table: str, *, first: bool) -> bool:
    """One step of merging an index into one segment, in which nothing of deleted rows is left; whether more are needed.

    Until then the words of a changed row stay in its segments, and those of its deletion come on top. `first` begins.
    """
    if not _exists(connection, table):
        return False
    return _merge(connection, table, -MERGED_PAGES if first else MERGED_PAGES)


def _merge(connection: sqlite3.Connection, table: str, pages: int) -> bool:
    before = connection.total_changes
    connection.execute(f'INSERT INTO "{table}_fts" ("{table}_fts", rank) VALUES (\'merge\', ?)', (pages,))
    # One change is the statement itself.
    return connection.total_changes - before > 1


def check_search_indexes(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Raise sqlite3.DatabaseError when an index is damaged inside; no check of SQLite's looks there."""
    for entity in catalogue.stored():
        if _exists(connection, entity.table):
            connection.execute(
                f'INSERT INTO "{entity.table}_fts" ("{entity.table}_fts") VALUES (\'integrity-check\')'
            )


def rebuild_search_indexes(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Make every index anew from its table."""
    for entity in catalogue.stored():
        if _exists(connection, entity.table):
            connection.execute(
                f'INSERT INTO "{entity.table}_fts" ("{entity.table}_fts") VALUES (\'rebuild\')'
            )
            connection.execute(f'DELETE FROM "{entity.table}_unindexed"')


def _exists(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute(_EXISTS, (f"{table}_unindexed",)).fetchone() is not None
