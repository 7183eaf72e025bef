"""The SQLite file: how it is opened, read by many threads and written by one at a time.

Called by `replica` and `recovery`. Knows pragmas, locks and error codes of SQLite; knows no table. A read
connection belongs to its thread; the one write connection belongs to whoever holds the lock.
"""

from __future__ import annotations

import errno
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import DatabaseBusy, DatabaseDamaged, DatabaseNewer, DiskFull, FolderNotWritable

SCHEMA = 1
"""Version of the tables, kept in SQLite's `user_version`; a greater one in a file is refused (F89)."""

MAGIC = b"SQLite format 3\x00"
BUSY_MILLISECONDS = 10_000

Connect = Callable[..., sqlite3.Connection]
"""Opens a connection; a seam for tests that let the i-th call fail."""


def header_schema(path: Path) -> int | None:
    """Schema version in the file's header without opening it as a database; None for no file or an empty one.

    Raises DatabaseDamaged when the bytes are no SQLite header.
    """
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise FolderNotWritable(path=str(path), reason=error.strerror) from error
    if not head:
        return None
    if len(head) < 100 or not head.startswith(MAGIC):
        raise DatabaseDamaged(path=str(path))
    return int.from_bytes(head[60:64], "big")


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn SQLite's and the system's errors into ours, each with the file's path."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        match code:
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                raise DatabaseBusy(path=str(path)) from error
            case sqlite3.SQLITE_FULL:
                raise DiskFull(path=str(path)) from error
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
                raise DatabaseDamaged(path=str(path)) from error
            case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
                raise FolderNotWritable(path=str(path), reason=str(error)) from error
        raise
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise DiskFull(path=str(path)) from error
        raise


class Database:
    """One replica file in WAL mode with `synchronous=FULL`: what is committed survives a power cut."""

    def __init__(self, path: Path, *, connect: Connect = sqlite3.connect) -> None:
        self.path = path
        self._connect = connect
        self._lock = threading.Lock()
        self._threads = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._opened_lock = threading.Lock()
        found = header_schema(path)
        if found is not None and found > SCHEMA:
            raise DatabaseNewer(path=str(path), found=found, supported=SCHEMA)
        with translated(path):
            self._writer = self._open()
            self._writer.execute("PRAGMA journal_mode=WAL")
        self._check_schema()

    def _check_schema(self) -> None:
        # The header alone can be behind: a newer schema may still sit in the write-ahead log.
        found = self._writer.execute("PRAGMA user_version").fetchone()[0]
        if found > SCHEMA:
            self.close()
            raise DatabaseNewer(path=str(self.path), found=found, supported=SCHEMA)

    def _open(self) -> sqlite3.Connection:
        connection = self._connect(
            self.path, isolation_level=None, check_same_thread=False, cached_statements=512
        )
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA cache_size=-16000")
        connection.execute("PRAGMA temp_store=MEMORY")
        connection.create_function("fold_case", 1, _fold_case, deterministic=True)
        with self._opened_lock:
            self._opened.append(connection)
        return connection

    def read(self) -> sqlite3.Connection:
        """This thread's read-only connection."""
        connection: sqlite3.Connection | None = getattr(self._threads, "reader", None)
        if connection is None:
            with translated(self.path):
                connection = self._open()
                connection.execute("PRAGMA query_only=ON")
            self._threads.reader = connection
        return connection

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """The write connection inside BEGIN IMMEDIATE; commits on leaving, rolls back on any exception.

        Raises DatabaseBusy, DiskFull, DatabaseDamaged. Not re-entrant: a write inside a write is a bug.
        """
        with self._lock, translated(self.path):
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                self._writer.execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise

    @contextmanager
    def still(self) -> Iterator[None]:
        """No transaction of this process is open inside."""
        with self._lock:
            yield

    def maintain(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run work that manages transactions itself (migrations, checkpoints) on the write connection."""
        with self._lock, translated(self.path):
            work(self._writer)

    def sound(self) -> bool:
        """Whether SQLite's own quick check finds nothing wrong."""
        try:
            return bool(self._writer.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
        except sqlite3.DatabaseError:
            return False

    def backup(self, to: Path) -> None:
        """Write a consistent copy while others read and write; the copy appears whole or not at all."""
        part = to.with_name(to.name + ".part")
        part.unlink(missing_ok=True)
        with translated(to):
            target = sqlite3.connect(part)
            try:
                self.read().backup(target)
            finally:
                target.close()
            part.replace(to)

    def close(self) -> None:
        """Fold the write-ahead log into the file and close every connection."""
        with self._lock, self._opened_lock:
            for connection in reversed(self._opened):
                connection.close()
            self._opened.clear()
            self._threads = threading.local()


def _fold_case(text: object) -> object:
    return text.casefold() if isinstance(text, str) else text
