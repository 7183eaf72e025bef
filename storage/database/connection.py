"""Connections to the SQLite file: many readers, one writer at a time.

Called by `replica` and `recovery`. Knows pragmas, locks and error codes of SQLite; knows no table. A read
connection belongs to its thread; the one write connection belongs to the holder of the lock. A connection that
another thread may be using is never closed: SQLite would read freed memory.
"""

from __future__ import annotations

import sqlite3
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from storage.database import open_files, os_errors
from storage.database.busy_files import replace_file
from storage.database.private_files import close_to_others, make_file
from storage.database.suspicion import mark_suspect
from storage.database.writer_lock import WriterLock
from storage.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseNewer,
    DatabaseOlder,
    DiskFull,
    FolderNotWritable,
    StorageError,
)
from storage.text.collation import sort_key
from storage.text.folding import initial

if TYPE_CHECKING:
    from storage.database.write_gate import WriteGate

SCHEMA = 11
"""Version of the tables, kept in SQLite's `user_version`; a greater one in a file is refused (F89)."""
FIRST_SCHEMA = 11
"""That of the first release; no file of before is read."""

MAGIC = b"SQLite format 3\x00"
_FORMATS = {1, 2}
"""Versions for writing and reading in the header. With another one SQLite opens the file for reading only (F109)."""
_IMPLAUSIBLE_SCHEMA = 1 << 16
"""A number that no later program will reach: a byte of the header is rotten."""
BUSY_MILLISECONDS = 10_000
"""Timeout for a lock of another program or another thread (F84)."""
WRITER_CACHE, READER_CACHE = 16_000, 4_000
"""Kilobytes of pages that a connection keeps. Each thread that reads has one, and the system keeps the file as well: more
for readers is not faster, with a million records either."""
_LARGE_PAGES = 16_000
"""Pages of a file (64 MB) that is written anew by way of a temporary file instead of memory."""

Connect = Callable[..., sqlite3.Connection]
"""Opens a connection; injected by tests that let the i-th call fail."""


def header_schema(path: Path) -> int | None:
    """Schema version in the file's header, read without opening a database; None for no file or an empty one.

    A file that this process has open as a database is read through SQLite instead (see `open_files`). Raises
    DatabaseDamaged when the bytes are not an SQLite header.
    """
    with open_files.no_plain_open():
        if open_files.is_open(path):
            with translate_errors(path):
                return open_files.schema_version(path)
        return _header_schema(path)


def refuse_other_version(path: Path, found: int | None) -> None:
    """Raise DatabaseNewer or DatabaseOlder for a schema version, found in the file, that this program does not read."""
    if found is not None and found > SCHEMA:
        raise DatabaseNewer(path=str(path), found=found, supported=SCHEMA)
    if found is not None and 0 < found < FIRST_SCHEMA:
        raise DatabaseOlder(path=str(path), found=found, supported=FIRST_SCHEMA)


def _header_schema(path: Path) -> int | None:
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise os_errors.translate(path, error) from error
    if not head:
        return None
    if len(head) < 100 or not head.startswith(MAGIC):
        raise DatabaseDamaged(path=str(path))
    schema = int.from_bytes(head[60:64], "big")
    if not {head[18], head[19]} <= _FORMATS or schema >= _IMPLAUSIBLE_SCHEMA:
        raise DatabaseDamaged(path=str(path))
    return schema


_UNREADABLE = ("malformed JSON", "user-defined function raised exception", "unsupported file format")
"""Messages of SQLite about damage for which it has no code."""


def _is_unreadable(error: sqlite3.Error) -> bool:
    """Whether a stored value could not be read, by Python's module (which gives no code) or by a function in SQL."""
    if not hasattr(error, "sqlite_errorcode"):
        return str(error).startswith("Could not decode")
    return str(error) in _UNREADABLE


def _raised_here(error: BaseException) -> bool:
    """Whether `storage` raised the error, and not the caller's code inside the block."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return str(frames[-1].f_globals.get("__name__")).startswith("storage.")


def _translate_sqlite(path: Path, error: sqlite3.Error) -> StorageError | None:
    """The error for one of SQLite by its code; None for one of the statement itself."""
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseBusy(path=str(path))
        case sqlite3.SQLITE_FULL:
            return DiskFull(path=str(path))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DatabaseDamaged(path=str(path))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return os_errors.translate_sqlite(path, str(error), FolderNotWritable)
        case sqlite3.SQLITE_IOERR:
            return os_errors.translate_sqlite(path, str(error), StorageError)
    return None


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Raise errors of SQLite and the operating system as StorageError, with the path of the file.

    A text that is not UTF-8 is damage, too (F109); the error that Python raises for it quotes the text, a customer's,
    and is therefore not kept as the cause.
    """
    try:
        yield
    except sqlite3.Error as error:
        if _is_unreadable(error):
            raise DatabaseDamaged(path=str(path)) from None
        if (translated := _translate_sqlite(path, error)) is None:
            raise
        raise translated from error
    except UnicodeDecodeError as error:
        # A message of SQLite quotes a rotten definition of a table.
        if _raised_here(error):
            raise DatabaseDamaged(path=str(path)) from None
        raise
    except OSError as error:
        raise os_errors.translate(path, error) from error


def _enable_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL. SQLite fails at once while another program does the same, so this retries until the timeout."""
    deadline = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() >= deadline:
                raise
            time.sleep(0.01)
        else:
            return


@contextmanager
def _suspecting(path: Path) -> Iterator[None]:
    """Let the next start check the whole file when damage is met inside the block."""
    try:
        yield
    except DatabaseDamaged:
        mark_suspect(path)
        raise
    except sqlite3.Error as error:
        # "No such column": the definition of a table may be rotten, or the statement is a bug of ours.
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
            mark_suspect(path)
        raise
    except (ValueError, TypeError):
        # A rotten value may have been read before, of another type than was stored, or it is a bug of ours.
        mark_suspect(path)
        raise


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """BEGIN IMMEDIATE; commits on leaving, unless that was done inside, and rolls back on any exception."""
    _end_earlier(connection)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        if connection.in_transaction:
            connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def _end_earlier(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        # The rollback of an earlier write failed, too.
        connection.execute("ROLLBACK")


class _Errors:
    """`_suspecting` and `translate_errors` as one block for every use of a database: it costs nothing unless one is raised.

    Reads and transactions pass through it by the ten thousand, and it holds no state.
    """

    __slots__ = ("_path",)

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if error is None:
            return
        try:
            with _suspecting(self._path), translate_errors(self._path):
                raise error
        except BaseException as raised:
            if raised is not error:
                raise


class _Reading:
    """The block of `Database.reading`."""

    __slots__ = ("_database", "errors")

    def __init__(self, database: Database) -> None:
        self._database = database
        self.errors = _Errors(database.path)

    def __enter__(self) -> sqlite3.Connection:
        with self.errors:
            return self._database.read()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if error is not None:
            self.errors.__exit__(kind, error, at)


class Database:
    """One replica file in WAL mode with `synchronous=FULL`: what is committed survives a power cut.

    A file that is `shared` may be written by several processes, which take turns; a working copy need not be.
    """

    def __init__(self, path: Path, *, connect: Connect = sqlite3.connect, shared: bool = True) -> None:
        self.path = path
        self._connect = connect
        self._lock = threading.Lock()
        self._processes = WriterLock(path) if shared else None
        self._threads = threading.local()
        self._opened: list[tuple[threading.Thread | None, sqlite3.Connection]] = []
        """Readers with their threads, and writers with None."""
        self._closed = False
        self._opened_lock = threading.Lock()
        self._unsynced: sqlite3.Connection | None = None
        self._held: open_files.Identity | None = None
        self._reading = _Reading(self)
        self.gate: WriteGate | None = None
        """What holds back the writes of a file that is still to be checked."""
        try:
            with open_files.no_plain_open(), translate_errors(path):
                refuse_other_version(path, header_schema(path))
                # SQLite gives its log and index the mode of the file.
                make_file(path)
                for each in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))):
                    close_to_others(each)
                self._writer = self._open(None)
                self._held = open_files.mark_open(path)
            with translate_errors(path):
                self._check_schema()
                _enable_wal(self._writer)
        except BaseException:
            self.close()
            raise

    def _check_schema(self) -> None:
        # The header alone can be behind: a newer schema may still sit in the write-ahead log.
        found = self._writer.execute("PRAGMA user_version").fetchone()[0]
        refuse_other_version(self.path, found)
        self.earlier = 0 < found < SCHEMA
        """Whether an earlier version of this program wrote the file."""

    def _open(self, thread: threading.Thread | None) -> sqlite3.Connection:
        self._refuse_closed()
        connection = self._connect(
            self.path, isolation_level=None, check_same_thread=False, cached_statements=512
        )
        with self._opened_lock:
            try:
                self._refuse_closed()
            except BaseException:
                connection.close()
                raise
            self._opened.append((thread, connection))
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        connection.execute("PRAGMA synchronous=FULL")
        # Checkpoint every 16 MB: of pages written repeatedly only the last version is copied to the file.
        connection.execute("PRAGMA wal_autocheckpoint=4000")
        connection.execute("PRAGMA foreign_keys=ON")
        # Deleted content is overwritten: an anonymised person must not be readable in the file (F53).
        connection.execute("PRAGMA secure_delete=ON")
        connection.execute(f"PRAGMA cache_size=-{WRITER_CACHE if thread is None else READER_CACHE}")
        connection.execute("PRAGMA temp_store=MEMORY")
        connection.create_function("fold_case", 1, _fold_case, deterministic=True)
        connection.create_function("sort_key", 2, _sort_key, deterministic=True)
        connection.create_function("initial", 1, initial, deterministic=True)
        return connection

    def _refuse_closed(self) -> None:
        if self._closed:
            raise StorageError(path=str(self.path), reason="closed")

    def _close_orphans(self) -> None:
        """Close readers whose thread has ended: a server's pool starts and ends threads all day."""
        with self._opened_lock:
            orphans = [
                connection
                for thread, connection in self._opened
                if thread is not None and not thread.is_alive()
            ]
            self._opened = [each for each in self._opened if each[1] not in orphans]
        for connection in orphans:
            connection.close()

    def read(self) -> sqlite3.Connection:
        """The read-only connection of the calling thread. Raises StorageError once the database is closed."""
        self._refuse_closed()
        connection: sqlite3.Connection | None = getattr(self._threads, "reader", None)
        if connection is None:
            self._close_orphans()
            with translate_errors(self.path):
                connection = self._open(threading.current_thread())
                connection.execute("PRAGMA query_only=ON")
            self._threads.reader = connection
        return connection

    def reading(self) -> AbstractContextManager[sqlite3.Connection]:
        """`read` as a block that translates errors: raises DatabaseBusy, DatabaseDamaged, StorageError."""
        return self._reading

    def hold_writes(self) -> WriteGate:
        """From now on every write waits until the gate is opened or refuses it."""
        from storage.database.write_gate import WriteGate

        self.gate = WriteGate(self.path)
        return self.gate

    def wait_for_check(self) -> None:
        """Wait until this thread may write. Raises what a write would."""
        if (gate := self.gate) is not None:
            gate.wait()

    def refuse_waiting(self) -> None:
        """Let writes that wait for the check end with an error: the database is about to be closed."""
        if (gate := self.gate) is not None:
            gate.refuse(StorageError(path=str(self.path), reason="closed"))

    @contextmanager
    def no_transaction(self) -> Iterator[None]:
        """Inside the block no write transaction of this process is open. Raises DatabaseBusy, and what `hold_writes` says."""
        self.wait_for_check()
        if not self._lock.acquire(timeout=BUSY_MILLISECONDS / 1000):
            raise DatabaseBusy(path=str(self.path))
        try:
            self._refuse_closed()
            yield
        finally:
            self._lock.release()

    @contextmanager
    def _write_lock(self) -> Iterator[None]:
        """Hold the write lock, first that of this process, then that between processes.

        Raises DatabaseBusy when another thread or process holds it too long, and what `hold_writes` says.
        """
        with self.no_transaction():
            with translate_errors(self.path):
                if self._processes is not None and not self._processes.acquire(BUSY_MILLISECONDS / 1000):
                    raise DatabaseBusy(path=str(self.path))
            try:
                yield
            finally:
                if self._processes is not None:
                    self._processes.release()

    @contextmanager
    def write(self, *, sorts: bool = False) -> Iterator[sqlite3.Connection]:
        """The write connection inside BEGIN IMMEDIATE; commits on leaving, rolls back on any exception.

        No other process writes until the block is left, not even after a commit inside it.
        Raises DatabaseBusy, DiskFull, DatabaseDamaged. Not re-entrant: a write inside a write is a bug.
        A caller that must know whether the commit succeeded may commit inside the block. `sorts` one that sorts a whole table.
        """
        with self._write_lock(), self._reading.errors:
            if not sorts:
                with _transaction(self._writer):
                    yield self._writer
                return
            with self._sorting_in_files(), _transaction(self._writer):
                yield self._writer

    @contextmanager
    def _sorting_in_files(self) -> Iterator[None]:
        """Sort what is in a large file in files, too: in memory a million rows take a hundred megabytes."""
        _end_earlier(self._writer)
        if self._writer.execute("PRAGMA page_count").fetchone()[0] > _LARGE_PAGES:
            self._writer.execute("PRAGMA temp_store=FILE")
        try:
            yield
        finally:
            self._writer.execute("PRAGMA temp_store=MEMORY")

    @contextmanager
    def write_unsynced(self) -> Iterator[sqlite3.Connection]:
        """`write` for what need not survive a power cut: it does not wait for the disk. Other processes see it at once."""
        with self._write_lock(), self._reading.errors:
            if self._unsynced is None:
                # A connection of its own: none that commits edits is ever without sync.
                self._unsynced = self._open(None)
                self._unsynced.execute("PRAGMA synchronous=NORMAL")
                self._unsynced.execute(f"PRAGMA cache_size=-{READER_CACHE}")
            with _transaction(self._unsynced):
                yield self._unsynced

    def maintain(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run `work` on the write connection; it manages transactions itself (migrations, checkpoints)."""
        with self._write_lock(), translate_errors(self.path):
            work(self._writer)

    def rewrite(self, stamp: Callable[[sqlite3.Connection], None]) -> bool:
        """Write the file anew without its free space, and empty the write-ahead log; whether a reader allowed that.

        SQLite overwrites what is deleted, but not what it left behind when it moved rows from one page to another: about
        one deleted row in a hundred can be read in such a gap (F53). `stamp` follows in a transaction of its own, as the
        number of the schema changes. Takes a second for 150 MB and as much space again. Raises DiskFull, DatabaseBusy.
        """
        with self._write_lock(), translate_errors(self.path):
            with self._sorting_in_files():
                self._writer.execute("VACUUM")
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                stamp(self._writer)
                self._writer.execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise
        return self.empty_log()

    def empty_log(self) -> bool:
        """Copy the write-ahead log to the file and cut it to nothing; whether no reader prevented it."""
        with self._write_lock(), translate_errors(self.path):
            self._writer.execute("PRAGMA busy_timeout=100")
            try:
                busy, _, _ = self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                self._writer.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
            return not busy

    def sound(self, *, indexes: bool = False) -> bool:
        """Whether SQLite finds its pages in order, and with `indexes` also that they agree with their tables.

        Raises DatabaseBusy, which says nothing about the file. The values are checked by `records.integrity`.
        """
        check = "integrity_check" if indexes else "quick_check"
        try:
            with translate_errors(self.path):
                return bool(self.read().execute(f"PRAGMA {check}(1)").fetchone()[0] == "ok")
        except DatabaseDamaged:
            return False

    def table_sound(self, table: str) -> bool:
        """Whether a table and its indexes are in order; also when there is none of this name."""
        connection = self.read()
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone() is None:
            return True
        return bool(connection.execute(f"PRAGMA integrity_check('{table}')").fetchone()[0] == "ok")

    def sqlite_version(self) -> str:
        """Version of the SQLite library, once its JSON functions have answered."""
        self.read().execute("""SELECT json_extract('{"a": 1}', '$.a')""").fetchone()
        return str(self.read().execute("SELECT sqlite_version()").fetchone()[0])

    def backup(self, to: Path) -> None:
        """Write a consistent copy while others read and write; the target appears complete or not at all."""
        part = to.with_name(to.name + ".part")
        with translate_errors(to):
            part.unlink(missing_ok=True)
            make_file(part)
            try:
                with closing(sqlite3.connect(part)) as target:
                    self.read().backup(target)
                replace_file(part, to)
            except BaseException:
                part.unlink(missing_ok=True)
                raise

    def close(self) -> None:
        """Checkpoint the write-ahead log and close every connection that no other thread can be using.

        A thread that still runs may be in the middle of a statement. Its connection is only dereferenced here and
        closes with its last reference: that statement finishes, and any later `read` or `write` raises.
        """
        self.refuse_waiting()
        with self._lock, self._opened_lock:
            self._closed = True
            here = threading.current_thread()
            left = False
            for thread, connection in reversed(self._opened):
                if thread is None and left:
                    # Closing only checkpoints by itself when it is the last connection.
                    with suppress(sqlite3.Error):
                        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if thread is None or thread is here or not thread.is_alive():
                    connection.close()
                else:
                    left = True
            self._opened.clear()
            if self._processes is not None:
                self._processes.close()
            self._threads = threading.local()
            if not left:
                open_files.mark_closed(self._held)
                self._held = None


def _fold_case(text: Any) -> Any:
    return text.casefold() if isinstance(text, str) else text


def _sort_key(language: str, text: Any) -> str:
    return sort_key(language, text if isinstance(text, str) else str(text or ""))
