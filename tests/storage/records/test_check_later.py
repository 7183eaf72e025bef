"""A file whose last stop was unclean is read before it is checked, and written only after (F86, F109, F81)."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from storage.database.connection import Database
from storage.database.meta import meta
from storage.database.suspicion import is_suspect, mark_suspect
from storage.errors import DatabaseDamaged, DatabaseRepaired, StorageError
from storage.query.grammar import Query
from storage.records import recovery
from storage.records.recovery import finish_opening, is_unchecked, open_or_repair
from storage.records.replica import Replica
from tests.storage.support.replicas import CLOUD, FILE, assert_one_account, edited, open_replica, put, record


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A database that a killed program left: two customers, an edit of the first waits."""
    replica = open_replica(tmp_path / "running")
    put(replica, "customers", record("customers", 1), record("customers", 2))
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1), note="mine"))
    shutil.copytree(tmp_path / "running", tmp_path / "left")
    replica.close()
    return tmp_path / "left" / FILE


@pytest.fixture
def opened() -> Iterator[Callable[[Path], Replica]]:
    """Opens files as the window does."""
    made: list[Replica] = []

    def open_later(path: Path) -> Replica:
        replica, notice = open_or_repair(path, cloud_id=CLOUD, check_later=True)
        made.append(replica)
        assert notice is None
        return replica

    yield open_later
    for each in made:
        each.database.close()


def change(replica: Replica) -> None:
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 2), note="later"))


@pytest.fixture
def aside() -> Iterator[Callable[..., Future[None]]]:
    """Runs a function on a thread of its own, and comes back when it has begun."""
    with ThreadPoolExecutor() as pool:

        def start(work: Callable[[Replica], None], replica: Replica) -> Future[None]:
            began = threading.Event()

            def call() -> None:
                began.set()
                work(replica)

            future = pool.submit(call)
            began.wait()
            return future

        yield start


def files(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in path.parent.iterdir() if not each.name.endswith("-shm")}


def spoil(path: Path) -> None:
    """Rot in a text that only reading every row shows; the pages are in order."""
    database = Database(path)
    with database.write() as connection:
        connection.execute("UPDATE customers SET note = CAST(x'ff' AS TEXT), _etag = 'X' WHERE id = 2")
    # As killed: the log stays.
    log = path.with_name(path.name + "-wal")
    kept = log.read_bytes(), path.read_bytes()
    database.close()
    log.write_bytes(kept[0])
    path.write_bytes(kept[1])


def test_it_is_read_at_once_and_nothing_is_written_before_the_check(killed, opened, aside) -> None:
    before = files(killed)
    replica = opened(killed)
    assert is_unchecked(replica)
    assert [each["note"] for each in replica.page("customers", Query(sort=())).records] == ["mine", None]
    waiting = aside(change, replica)
    assert not waiting.done() and files(killed) == before
    assert finish_opening(replica, None) is None
    waiting.result(10)
    assert not is_unchecked(replica) and replica.get("customers", 2)["note"] == "later"
    assert_one_account(replica)
    replica.close()
    assert not is_unchecked(opened(killed))


def test_after_a_clean_stop_nothing_is_checked_later(killed, opened) -> None:
    finish_opening(replica := opened(killed), None)
    replica.close()
    assert not is_unchecked(opened(killed))


def test_very_many_unsent_edits_are_compared_with_their_journal_after_the_window_is_there(
    killed, opened, monkeypatch
) -> None:
    finish_opening(replica := opened(killed), None)
    replica.close()
    monkeypatch.setattr(recovery, "LONG_JOURNAL", 10)
    replica = opened(killed)
    assert is_unchecked(replica)
    assert [each["note"] for each in replica.page("customers", Query(sort=())).records] == ["mine", None]
    assert finish_opening(replica, None) is None
    change(replica)
    assert_one_account(replica)


def test_a_file_under_suspicion_is_checked_first(killed, opened) -> None:
    mark_suspect(killed)
    assert not is_unchecked(opened(killed)) and not is_suspect(killed)


def test_another_clouds_file_is_refused_at_once(killed) -> None:
    with pytest.raises(StorageError, match="other_cloud"):
        open_or_repair(killed, cloud_id=CLOUD + 1, check_later=True)


def test_F86_damage_is_found_behind_the_window_and_repaired_by_the_next_opening(
    killed, opened, aside
) -> None:
    spoil(killed)
    replica = opened(killed)
    before = files(killed)
    waiting = aside(change, replica)
    with pytest.raises(DatabaseDamaged):
        finish_opening(replica, None)
    with pytest.raises(DatabaseDamaged):
        waiting.result(10)
    with pytest.raises(DatabaseDamaged):
        change(replica)
    found = files(killed)
    assert found.pop(f"{FILE}.suspect") == b"" and found == before
    replica.close()
    replica, notice = open_or_repair(killed, cloud_id=CLOUD, check_later=True)
    assert isinstance(notice, DatabaseRepaired) and not is_unchecked(replica)
    assert replica.get("customers", 1)["note"] == "mine" and replica.get("customers", 2) is None
    assert_one_account(replica)
    replica.close()


def test_F81_closing_before_the_check_ends_notes_no_clean_stop(killed, opened, aside) -> None:
    replica = opened(killed)
    waiting = aside(change, replica)
    replica.close()
    with pytest.raises(StorageError):
        waiting.result(10)
    database = Database(killed)
    assert meta(database.read(), "clean") is False
    database.close()
    # The log is gone: this time it is checked at once.
    replica = opened(killed)
    assert not is_unchecked(replica) and replica.get("customers", 1)["note"] == "mine"
    replica.close()


def test_a_check_that_could_not_be_made_lets_nothing_be_written(killed, opened, monkeypatch) -> None:
    replica = opened(killed)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(recovery, "check_file", fail)
    with pytest.raises(ZeroDivisionError):
        finish_opening(replica, None)
    with pytest.raises(StorageError, match="unchecked"):
        change(replica)
    assert not is_suspect(killed)
