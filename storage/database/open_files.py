"""Which database files this process has open, and how to read such a file without losing its locks.

On POSIX, closing any descriptor of a file drops every lock that the process holds on it, those of SQLite included.
Another program that closes the same database then believes to be the last one and removes the write-ahead log with
its content. So a database that is open in this process is never opened as a plain file; `connection` and `restore`
check that here.
"""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.database.private_files import make_file

Identity = tuple[int, int]
"""Device and inode of a file; its path may have several spellings."""

_guard = threading.RLock()
_held: Counter[Identity] = Counter()


@contextmanager
def no_plain_open() -> Iterator[None]:
    """Inside the block, no thread of this process opens or closes a database; keep it short."""
    with _guard:
        yield


def file_identity(path: Path) -> Identity | None:
    """Device and inode; None when there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def mark_open(path: Path) -> Identity | None:
    """Count one more open connection set of the file; the returned identity goes to `mark_closed`."""
    with _guard:
        known = file_identity(path)
        if known is not None:
            _held[known] += 1
        return known


def mark_closed(known: Identity | None) -> None:
    """The connections of one `mark_open` are closed."""
    with _guard:
        if known is not None and _held[known] > 0:
            _held[known] -= 1


def is_open(path: Path) -> bool:
    """Whether this process has the file open as a database."""
    with _guard:
        known = file_identity(path)
        return known is not None and _held[known] > 0


def schema_version(path: Path) -> int:
    """Schema version of a database that is open, read through SQLite, which respects its own locks."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def copy(source: Path, target: Path) -> None:
    """Copy a database file; one that is open is copied by SQLite, including its write-ahead log."""
    with _guard:
        if not is_open(source):
            make_file(target)
            shutil.copyfile(source, target)
            return
    make_file(target)
    with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(target)) as copied:
        origin.backup(copied)
