"""The full-text index behind the search box: its tables and triggers, and when new rows enter it.

Called by `migrations` (tables) and `transaction` (filling); `sql` asks it. Adding a row at a time in the order of
arrival costs five times what adding many in the order of their ids does, so new rows wait in `<table>_unindexed`
until there are enough, and a search looks at those few by itself.
"""

from __future__ import annotations

import sqlite3

BATCH_ROWS = 4000
"""Rows that wait at the most: more would slow a search down, fewer the first download."""
_SETTINGS = {"hashsize": 32 << 20, "automerge": 16}
"""Of FTS5: bytes gathered before they become a segment, so that `BATCH_ROWS` rows are one, and segments of a size that
are merged at once. Half the work of the defaults."""


def create_search_index(connection: sqlite3.Connection, table: str) -> None:
    """Create what is missing for one table with the columns `id` and `_search`."""
    exists = "SELECT 1 FROM sqlite_master WHERE name = ?"
    if connection.execute(exists, (f"{table}_unindexed",)).fetchone():
        _apply_settings(connection, table)
        return
    fts, late = f'"{table}_fts"', f'"{table}_unindexed"'
    earlier = connection.execute(exists, (f"{table}_fts",)).fetchone() is not None
    if earlier:
        _drop_schema_1(connection, table)
    connection.execute(
        f'CREATE VIRTUAL TABLE {fts} USING fts5("_search", content="{table}", content_rowid="id",'
        ' columnsize=0, tokenize="trigram")'
    )
    _apply_settings(connection, table)
    connection.execute(f"CREATE TABLE {late} (id INTEGER PRIMARY KEY)")
    waits = f"EXISTS (SELECT 1 FROM {late} WHERE id = old.id)"
    forget = f'INSERT INTO {fts}({fts}, rowid, "_search") SELECT \'delete\', old.id, old."_search" WHERE NOT {waits};'
    for name, event, work in (
        ("in", "INSERT", f"INSERT INTO {late} (id) VALUES (new.id);"),
        ("out", "DELETE", f"{forget} DELETE FROM {late} WHERE id = old.id;"),
        ("over", "UPDATE", f"{forget} INSERT INTO {late} (id) SELECT new.id WHERE NOT {waits};"),
    ):
        when = ' WHEN old."_search" IS NOT new."_search"' if event == "UPDATE" else ""
        connection.execute(
            f'CREATE TRIGGER "{table}_search_{name}" AFTER {event} ON "{table}"{when} BEGIN {work} END'
        )
    if earlier:
        connection.execute(f'INSERT INTO {late} (id) SELECT id FROM "{table}"')
        index_pending_rows(connection, table)


def _apply_settings(connection: sqlite3.Connection, table: str) -> None:
    """Write the settings that are not yet as they should be."""
    known = dict(connection.execute(f'SELECT k, v FROM "{table}_fts_config"').fetchall())
    for name, value in _SETTINGS.items():
        if known.get(name) != value:
            connection.execute(
                f'INSERT INTO "{table}_fts" ("{table}_fts", rank) VALUES (?, ?)', (name, value)
            )


def _drop_schema_1(connection: sqlite3.Connection, table: str) -> None:
    """Schema 1 indexed every row at once, by triggers of its own."""
    listed = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ? AND sql LIKE ?",
        (table, f"%{table}_fts%"),
    )
    for (name,) in listed.fetchall():
        connection.execute(f'DROP TRIGGER "{name}"')
    connection.execute(f'DROP TABLE "{table}_fts"')


def index_pending_rows(connection: sqlite3.Connection, table: str, *, enough: int = BATCH_ROWS) -> None:
    """Take the rows that wait into the index, once there are `enough`."""
    late = f'"{table}_unindexed"'
    if connection.execute(f"SELECT count(*) FROM {late}").fetchone()[0] < enough:
        return
    connection.execute(
        f'INSERT INTO "{table}_fts" (rowid, "_search")'
        f' SELECT id, "_search" FROM "{table}" WHERE id IN (SELECT id FROM {late}) ORDER BY id'
    )
    connection.execute(f"DELETE FROM {late}")
