"""A database that is missing or empty although its journal or its backups are there (F127).

Called by `recovery` when a replica is opened, by the self-test, and by commands that read only.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from storage.database.connection import header_schema, translate_errors
from storage.errors import DatabaseDamaged, DatabaseMissing
from storage.outbox.journal import Journal
from storage.records.replica import journal_path

if TYPE_CHECKING:
    from storage.outbox.journal_contents import Contents


@dataclass(frozen=True, slots=True)
class Remains:
    """What is left of a database: the number of unsent edits in its journal, None without one, and its backups."""

    edits: int | None
    backups: tuple[Path, ...] = ()

    def as_error(self, path: Path) -> DatabaseMissing:
        """The error for who may not, or cannot, make the database again."""
        backup = str(self.backups[0]) if self.backups else None
        return DatabaseMissing(path=str(path), edits=self.edits, backup=backup)


def find_remains(path: Path, *, now: int | None = None) -> Remains | None:
    """What is left of the database at `path`; None when it is there, or when there never was one.

    `now`: wall milliseconds, by which a backup of the future is told. Raises StorageError.
    """
    if not _is_blank(path):
        return None
    from storage.database.backups import list_backups

    found = _journal(path)
    edits = None if found.lineage is None else len(found.keys)
    backups = tuple(list_backups(path, now=now))
    return Remains(edits, backups) if edits is not None or backups else None


def count_edits(path: Path) -> int:
    """The number of unsent edits of a database, from its journal."""
    return len(_journal(path).keys)


def count_unreadable_lines(path: Path) -> int:
    """The number of damaged lines in the journal of a database."""
    return _journal(path).unreadable


def _journal(path: Path) -> Contents:
    return Journal(journal_path(path)).read(after=sys.maxsize)


def _is_blank(path: Path) -> bool:
    """Whether there is no file, or one in which nothing was ever stored. Raises DatabaseBusy."""
    try:
        schema = header_schema(path)
        if schema is None:
            return True
        if schema > 0:
            return False
        # The tables may still be in the write-ahead log.
        with translate_errors(path), closing(sqlite3.connect(path)) as connection:
            return connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone() is None
    except DatabaseDamaged:
        return False
