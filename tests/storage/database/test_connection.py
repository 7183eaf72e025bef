"""The SQLite file: pragmas, locks, threads, and every error by its own name."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path

import pytest

from storage.database import connection as module
from storage.database.connection import SCHEMA, Database, header_schema
from storage.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseNewer,
    DiskFull,
    FolderGone,
    FolderNotWritable,
    StorageError,
)


@pytest.fixture
def database(tmp_path: Path):
    opened = Database(tmp_path / "r.db")
    with opened.write() as connection:
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)")
    yield opened
    opened.close()


def test_what_is_committed_is_on_disk(database: Database) -> None:
    assert database.read().execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database._writer.execute("PRAGMA synchronous").fetchone() == (2,)


def test_readers_keep_few_pages_since_each_thread_has_one(database: Database) -> None:
    kept = {
        thread and thread.name: -connection.execute("PRAGMA cache_size").fetchone()[0]
        for thread, connection in [*database._opened, (threading.current_thread(), database.read())]
    }
    assert kept == {None: 16_000, threading.current_thread().name: 4_000}


def test_a_write_commits_or_rolls_back(database: Database) -> None:
    with database.write() as connection:
        connection.execute("INSERT INTO t VALUES (1, 'a')")
    with pytest.raises(ZeroDivisionError), database.write() as connection:
        connection.execute("INSERT INTO t VALUES (2, 'b')")
        raise ZeroDivisionError
    assert database.read().execute("SELECT id FROM t").fetchall() == [(1,)]


def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError):
        database.read().execute("INSERT INTO t VALUES (1, 'a')")


def test_each_thread_has_its_own_reader_and_keeps_it(database: Database) -> None:
    seen: list[sqlite3.Connection] = []
    thread = threading.Thread(target=lambda: seen.extend([database.read(), database.read()]))
    thread.start()
    thread.join()
    assert seen[0] is seen[1] is not database.read()
    assert database.read() is database.read()


def test_F91_readers_of_ended_threads_are_closed(database: Database) -> None:
    for _ in range(20):
        thread = threading.Thread(target=database.read)
        thread.start()
        thread.join()
    assert len(database._opened) <= 3


def test_readers_are_not_blocked_by_a_writer(database: Database) -> None:
    found: list[int] = []
    with database.write() as connection:
        connection.execute("INSERT INTO t VALUES (1, 'a')")
        thread = threading.Thread(
            target=lambda: found.append(database.read().execute("SELECT count(*) FROM t").fetchone()[0])
        )
        thread.start()
        thread.join(5)
        assert found == [0]
    assert database.read().execute("SELECT count(*) FROM t").fetchone() == (1,)


def test_writers_of_many_threads_take_turns(database: Database) -> None:
    def add() -> None:
        for _ in range(20):
            with database.write() as connection:
                (most,) = connection.execute("SELECT ifnull(max(id), 0) FROM t").fetchone()
                connection.execute("INSERT INTO t VALUES (?, '')", (most + 1,))

    threads = [threading.Thread(target=add) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert database.read().execute("SELECT count(*), max(id) FROM t").fetchone() == (80, 80)


def test_F84_a_lock_held_by_another_program_raises_busy_after_the_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_MILLISECONDS", 200)
    database = Database(tmp_path / "r.db")
    with database.write() as connection:
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
    other = sqlite3.connect(tmp_path / "r.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    with pytest.raises(DatabaseBusy) as busy, database.write():
        pass
    assert time.monotonic() - began >= 0.15
    assert busy.value.transient and busy.value.params["path"] == str(tmp_path / "r.db")
    assert database.read().execute("SELECT count(*) FROM t").fetchone() == (0,)
    other.execute("ROLLBACK")
    with database.write() as connection:
        connection.execute("INSERT INTO t VALUES (1)")
    other.close()
    database.close()


def test_F84_a_lock_released_within_the_timeout_is_no_error(database: Database, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "r.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    timer = threading.Timer(0.2, lambda: other.execute("ROLLBACK"))
    timer.start()
    with database.write() as connection:
        connection.execute("INSERT INTO t VALUES (1, '')")
    timer.join()
    other.close()


def test_F84_a_lock_held_by_another_thread_raises_busy(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_MILLISECONDS", 100)
    with database.write(), pytest.raises(DatabaseBusy), database.write():
        pass
    with database.write() as connection:
        connection.execute("INSERT INTO t VALUES (1, '')")


def test_F82_a_full_disk_rolls_the_write_back_and_recovers(database: Database) -> None:
    (pages,) = database._writer.execute("PRAGMA page_count").fetchone()
    database._writer.execute(f"PRAGMA max_page_count={pages + 2}")
    with pytest.raises(DiskFull) as full, database.write() as connection:
        for number in range(1000):
            connection.execute("INSERT INTO t VALUES (?, ?)", (number, "x" * 500))
    assert full.value.transient
    assert database.read().execute("SELECT count(*) FROM t").fetchone() == (0,)
    database._writer.execute("PRAGMA max_page_count=1000000")
    with database.write() as connection:
        connection.execute("INSERT INTO t VALUES (1, 'later')")


def test_a_rollback_that_fails_does_not_block_the_next_write(tmp_path: Path) -> None:
    class Flaky(sqlite3.Connection):
        broken = False

        def execute(self, sql, *parameters):
            if Flaky.broken and sql in ("COMMIT", "ROLLBACK"):
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(sql, *parameters)

    database = Database(tmp_path / "r.db", connect=lambda *a, **k: sqlite3.connect(*a, factory=Flaky, **k))
    with pytest.raises(sqlite3.OperationalError), database.write() as connection:
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
        Flaky.broken = True
    Flaky.broken = False
    with database.write() as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    database.close()


def test_F83_an_io_error_is_translated() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    with pytest.raises(StorageError) as caught, module.translate_errors(Path("x")):
        raise error
    assert type(caught.value) is StorageError


@pytest.mark.parametrize(
    ("number", "wanted"),
    [("ENOSPC", DiskFull), ("EDQUOT", DiskFull), ("EROFS", FolderNotWritable), ("EACCES", FolderNotWritable)],
)
def test_system_errors_are_translated(number: str, wanted: type[Exception]) -> None:
    import errno

    with pytest.raises(wanted), module.translate_errors(Path("x")):
        raise OSError(getattr(errno, number), number)


def test_an_empty_file_and_no_file_are_new_databases(tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    assert header_schema(empty) is None and header_schema(tmp_path / "none.db") is None
    Database(empty).close()
    assert empty.read_bytes().startswith(module.MAGIC)


@pytest.mark.parametrize("content", [b"x", b"<html>" * 100, module.MAGIC, b"\0" * 4096])
def test_a_file_that_is_no_database_is_refused_and_unchanged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "r.db"
    path.write_bytes(content)
    with pytest.raises(DatabaseDamaged):
        Database(path)
    assert path.read_bytes() == content and list(tmp_path.iterdir()) == [path]


def test_F89_a_newer_schema_is_refused_and_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "r.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE theirs (id)")
        other.execute(f"PRAGMA user_version={SCHEMA + 1}")
    other.close()
    before = path.read_bytes()
    with pytest.raises(DatabaseNewer) as newer:
        Database(path)
    assert newer.value.params == {"path": str(path), "found": SCHEMA + 1, "supported": SCHEMA}
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_F89_a_newer_schema_in_the_write_ahead_log_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.db"
    Database(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute(f"PRAGMA user_version={SCHEMA + 1}")
    assert header_schema(path) == 0
    with pytest.raises(DatabaseNewer):
        Database(path)
    other.close()


def test_a_folder_in_place_of_the_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FolderNotWritable):
        Database(tmp_path)


def test_a_backup_is_complete_while_others_write(database: Database, tmp_path: Path) -> None:
    with database.write() as connection:
        connection.executemany("INSERT INTO t VALUES (?, ?)", [(number, "x" * 300) for number in range(2000)])
    with database.write() as connection:
        connection.execute("DELETE FROM t WHERE id > 10")
        database.backup(tmp_path / "copy.db")
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("SELECT count(*) FROM t").fetchone() == (2000,)
    copy.close()
    assert not (tmp_path / "copy.db.part").exists()


def test_a_backup_that_fails_leaves_nothing(database: Database, tmp_path: Path) -> None:
    with pytest.raises(FolderGone):
        database.backup(tmp_path / "no such folder" / "copy.db")


def test_the_check_of_a_busy_file_raises_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_MILLISECONDS", 50)
    database = Database(tmp_path / "r.db")
    assert database.sound()

    class Busy:
        def execute(self, sql):
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error

    monkeypatch.setattr(database, "read", Busy)
    with pytest.raises(DatabaseBusy):
        database.sound()
    database.close()


LONG = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i, hex(i) FROM n"


@pytest.mark.parametrize("round", range(30))
def test_F12_closing_lets_running_statements_finish(tmp_path: Path, round: int) -> None:
    """Closing the reader of a thread in the middle of a statement took the whole program with it."""
    database = Database(tmp_path / "r.db")
    under_way = threading.Semaphore(0)
    counted: list[int] = []
    refused: list[Exception] = []

    def left_behind() -> None:
        try:
            connection = database.read()
            for _ in range(1000):
                under_way.release()
                counted.append(len(connection.execute(LONG, (2000 + 500 * round,)).fetchall()))
                database.read()
        except StorageError as error:
            refused.append(error)

    threads = [threading.Thread(target=left_behind) for _ in range(3)]
    for each in threads:
        each.start()
    for _ in threads:
        assert under_way.acquire(timeout=10)
    # One of them may still be opening its connection: that is closed, or refused, too.
    database.close()
    for each in threads:
        each.join(30)
    assert len(refused) == len(threads)
    assert set(counted) == {2000 + 500 * round}
    with pytest.raises(StorageError), database.write():
        pytest.fail("written to a closed database")


def test_closing_with_a_running_statement_still_checkpoints(tmp_path: Path) -> None:
    database = Database(tmp_path / "r.db")
    with database.write() as connection:
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
        connection.execute("INSERT INTO t VALUES (7)")
    reading, closed = threading.Event(), threading.Event()
    found: list[object] = []

    def left_behind() -> None:
        connection = database.read()
        reading.set()
        assert closed.wait(10)
        found.append(connection.execute("SELECT id FROM t").fetchall())

    thread = threading.Thread(target=left_behind)
    thread.start()
    assert reading.wait(10)
    database.close()
    closed.set()
    thread.join(10)
    assert found == [[(7,)]]
    assert b"\x07" in (tmp_path / "r.db").read_bytes()[4096:]
    again = Database(tmp_path / "r.db")
    assert again.read().execute("SELECT id FROM t").fetchall() == [(7,)]
    again.close()
