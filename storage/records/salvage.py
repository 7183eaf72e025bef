"""A copy of a damaged database without the rows that cannot be read.

Called by `recovery`, before it falls back on a backup. One rotten byte then costs one row, and that row returns from the
journal (a pending change) or from the cloud (a record).
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from storage.database.connection import Database
from storage.errors import StorageError
from storage.records.integrity import is_sound, unreadable_rows
from storage.schema.fields import Catalogue
from storage.tables.preparation import check_definitions
from storage.tables.record_counts import recount
from storage.tables.search_index import rebuild_search_indexes


def salvage(damaged: Path, part: Path, catalogue: Catalogue) -> bool:
    """Write what can be read of `damaged` to `part`; whether that is a sound database. Raises OSError."""
    shutil.copyfile(damaged, part)
    log = damaged.with_name(damaged.name + "-wal")
    if log.exists():
        shutil.copyfile(log, part.with_name(part.name + "-wal"))
    return mend_copy(part, catalogue)


def mend_copy(part: Path, catalogue: Catalogue) -> bool:
    """Delete what cannot be read from `part`, a copy of a database or a backup; whether it is a sound database then."""
    try:
        database = Database(part, shared=False)
    except (StorageError, sqlite3.Error):
        return False
    try:
        if not database.sound():
            return False
        if is_sound(database, catalogue, indexes=True):
            return True
        check_definitions(database.read())
        database.maintain(lambda connection: _without_unreadable(connection, catalogue))
        return is_sound(database, catalogue, indexes=True)
    except (StorageError, sqlite3.Error):
        return False
    finally:
        database.close()


def _without_unreadable(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Delete the rows; without triggers, which would read them and announce the records as deleted."""
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    connection.execute("BEGIN IMMEDIATE")
    try:
        for name, _ in triggers:
            connection.execute(f'DROP TRIGGER "{name}"')
        for table, rows in [*unreadable_rows(connection, catalogue)]:
            connection.executemany(f'DELETE FROM "{table}" WHERE rowid = ?', [(row,) for row in rows])
        connection.execute("REINDEX")
        rebuild_search_indexes(connection, catalogue)
        recount(connection, catalogue)
        for _, sql in triggers:
            connection.execute(sql)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
