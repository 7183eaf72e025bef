"""Dated backups of a database: list them, write one.

Called by `replica` before a migration, by `recovery` and by `app.backup.backups`. A backup is a whole database; the
journal is not backed up, since it is about unsent edits of now.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from storage.database.connection import Database, translate_errors
from storage.errors import StorageError


def list_backups(database: Path) -> list[Path]:
    """Backups of a database file, newest first."""
    return sorted((database.parent / "backups").glob(f"{database.stem}-*.db"), reverse=True)


def write_backup(database: Database, *, at: int) -> Path:
    """Write a backup dated `at` (wall milliseconds) beside the database; raises StorageError."""
    folder = database.path.parent / "backups"
    with translate_errors(folder):
        folder.mkdir(exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(at / 1000))
    target = folder / f"{database.path.stem}-{stamp}.db"
    database.backup(target)
    return target


def back_up_earlier_version(database: Database, *, at: int) -> None:
    """Back up a file of an earlier version of this program, in case somebody goes back to that version (F89).

    The migration that follows is one transaction and needs no backup, so a full disk is ignored here.
    """
    if database.earlier:
        with suppress(StorageError):
            write_backup(database, at=at)
