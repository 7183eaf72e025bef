"""Two processes on one file: their writes take turns, and each one knows what the other has done (F134)."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.commands.commands import Commands
from storage.outbox.journal import Journal
from storage.records import file_cleaning
from storage.records.recovery import back_up
from storage.records.replica import Replica
from storage.records.restore import restore
from storage.tables.served_versions import AHEAD
from sync.events import Bus
from tests.storage.support.other_process import AT_ONCE, FIRST, TURNS
from tests.storage.support.replicas import (
    CLOUD,
    assert_one_account,
    assert_view_law,
    edited,
    open_replica,
    put,
    record,
)

ROOT = Path(__file__).resolve().parents[3]
SECRET = "Xyzzyplugh"


@contextmanager
def other_process(folder: Path, what: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that writes to the replica in `folder` while the block runs."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.support.other_process", str(folder), what],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def replica(tmp_path: Path) -> Iterator[Replica]:
    opened = open_replica(tmp_path)
    yield opened
    opened.database.close()


def turns(replica: Replica) -> int:
    """How many transactions the other process has committed."""
    return int(replica.sync_state.meta.get(TURNS) or 0)


def test_F134_no_write_waits_for_more_than_one_of_another_process_that_never_rests(
    replica: Replica, tmp_path: Path
) -> None:
    put(replica, "customers", record("customers", 1))
    waited = []
    with other_process(tmp_path, "pages"):
        for turn in range(12):
            begun = turns(replica)
            with replica.write() as tx:
                waited.append(int(tx.sync_state.meta.get(TURNS) or 0) - begun)
                tx.put_change(edited(record("customers", 1), note=f"{turn}"))
            while turns(replica) == begun:
                time.sleep(0.001)
    # The one under way, and one more that may have begun between the look and the request.
    assert max(waited) <= 2, waited


def test_F134_journal_and_database_agree_while_two_processes_write(replica: Replica, tmp_path: Path) -> None:
    put(replica, "customers", *(record("customers", id) for id in (1, *range(FIRST, FIRST + AT_ONCE))))
    with other_process(tmp_path, "batches") as process:
        turn = 0
        while turns(replica) < 6:
            turn += 1
            with replica.write() as tx:
                tx.put_change(edited(record("customers", 1), note=f"{turn}"))
        process.kill()
        process.wait()
    assert replica.journal.read().unreadable == 0
    assert replica.change("customers", 1).intent.set == {"note": f"{turn}"}
    replica.database.close()  # as a kill leaves it
    again = open_replica(tmp_path)
    assert again.reconciled.replayed == again.reconciled.unreadable == 0
    assert_one_account(again)
    assert_view_law(again)
    assert again.change("customers", 1).intent.set == {"note": f"{turn}"}
    assert again.known("customers", FIRST)["note"] == again.known("customers", FIRST + AT_ONCE - 1)["note"]
    again.database.close()


def test_F134_a_journal_line_after_the_commit_is_written_before_another_process_begins(
    replica: Replica, tmp_path: Path
) -> None:
    put(replica, "customers", record("customers", 1), record("customers", 2))
    other = open_replica(tmp_path, owner=False)
    begun = threading.Event()

    def write() -> None:
        with other.write() as tx:
            begun.set()
            tx.put_change(edited(record("customers", 2), note="theirs"))

    thread = threading.Thread(target=write)
    confirm, early = replica.journal.confirm, []

    def confirm_slowly(number: int) -> None:
        thread.start()
        early.append(begun.wait(0.1))
        confirm(number)

    replica.journal.confirm = confirm_slowly  # type: ignore[method-assign]
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1), note="ours"))
    thread.join()
    assert early == [False] and begun.is_set()
    other.database.close()


def test_F134_a_version_that_one_process_served_is_respected_by_the_other(
    replica: Replica, tmp_path: Path
) -> None:
    put(replica, "customers", record("customers", 1, versionDate=1000))
    server = open_replica(tmp_path, owner=False)
    assert server.mark_served("customers", 5000) and server.mark_served("customers", 5500)
    put(replica, "customers", record("customers", 2, versionDate=3000))
    assert replica.get("customers", 2)["versionDate"] == 5000 + AHEAD + 1
    put(server, "customers", record("customers", 3, versionDate=3000))
    assert server.get("customers", 3)["versionDate"] == 5501
    # Who serves learns it from the file, too, and not only from itself.
    assert replica.mark_served("customers", 9000) and not replica.mark_served("customers", 8000)
    put(server, "customers", record("customers", 4, versionDate=8500))
    assert server.get("customers", 4)["versionDate"] == 9000 + AHEAD + 1
    server.database.close()


def test_F134_what_a_second_process_opens_later_was_not_served_by_that(
    replica: Replica, tmp_path: Path
) -> None:
    put(replica, "customers", record("customers", 1, versionDate=9000))
    other = open_replica(tmp_path, owner=False)
    put(other, "customers", record("customers", 2, versionDate=3000))
    assert other.get("customers", 2)["versionDate"] == 3000
    other.database.close()


def test_F78_a_version_served_ahead_of_time_is_forgotten_with_its_record(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    replica.mark_served("customers", 9_000_000_000_000)
    replica.close()
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1, versionDate=3000))
    assert replica.get("customers", 1)["versionDate"] == 3000
    replica.close()


def test_F83_a_full_disk_does_not_keep_a_version_from_being_served(tmp_path: Path) -> None:
    class Full(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if full and "INTO meta" in sql:
                error = sqlite3.OperationalError("database or disk is full")
                error.sqlite_errorcode = sqlite3.SQLITE_FULL
                raise error
            return super().execute(sql, *values)

    full: list[bool] = []
    replica = open_replica(tmp_path, connect=partial(sqlite3.connect, factory=Full))
    full.append(True)
    assert replica.mark_served("customers", 5000) and not replica.mark_served("customers", 5000)
    full.clear()
    put(replica, "customers", record("customers", 1, versionDate=3000))
    assert replica.get("customers", 1)["versionDate"] == 5001
    replica.close()


def test_F53_one_process_cleans_again_after_another_anonymised(
    replica: Replica, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_cleaning, "CLEANED_AT_ONCE", 0)
    people = [record("customers", id, lastName=f"{SECRET}{id}", note=SECRET) for id in (1, 2)]
    put(replica, "customers", *people)
    other = open_replica(tmp_path, owner=False)
    Commands(other, Bus()).delete("customers", [1], anonymize=True)
    assert other.cleaning.clean()
    Commands(replica, Bus()).delete("customers", [2], anonymize=True)
    assert other.cleaning.clean()
    other.database.close()
    stored = b"".join(each.read_bytes() for each in tmp_path.iterdir() if each.is_file())
    assert SECRET.encode() not in stored


def test_F125_what_another_process_appended_is_compacted_though_the_size_is_the_same(tmp_path: Path) -> None:
    ours, theirs = Journal(tmp_path / "j"), Journal(tmp_path / "j")
    ours.rewrite([], count=0, number=1, lineage="a")
    assert ours.is_as_rewritten and not theirs.is_as_rewritten
    theirs.rewrite([], count=0, number=2, lineage="a")
    assert theirs.size == ours.size and not ours.is_as_rewritten


def test_no_lock_is_left_beside_a_working_copy(replica: Replica, tmp_path: Path) -> None:
    put(replica, "customers", record("customers", 1))
    backup = back_up(replica)
    replica.close()
    before = {each.name for each in tmp_path.iterdir()}
    restore(replica.path, backup, cloud_id=CLOUD)
    assert {each.name for each in tmp_path.iterdir()} <= before | {"replica-7-backups"}
    open_replica(tmp_path).close()
