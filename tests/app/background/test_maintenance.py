"""What was sent leaves the journal soon after its run: at most once a minute, and not while much is pending (F125).

What came gets into the search index.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import runtime
from app.background import maintenance
from app.background.maintenance import SENT_SECONDS, SentValues
from app.runtime import Runtime
from app.server.factory import Services
from app.settings.definitions import SETTINGS
from app.updates import source
from app.updates.source import Release
from storage.errors import DiskFull
from storage.outbox.journal import Journal
from storage.records.replica import Replica
from storage.tables import search_index
from storage.tables.search_index import ENOUGH_ROWS
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import assert_one_account, edited, open_replica, put, record


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def replica(tmp_path: Path, clock: ManualClock) -> Iterator[Replica]:
    opened = open_replica(tmp_path, clock=clock)
    put(opened, "customers", *(record("customers", each) for each in range(1, 9)))
    yield opened
    opened.close()


def edit(replica: Replica, number: int, note: str) -> None:
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", number), note=note))


def send(replica: Replica, number: int) -> None:
    with replica.write() as tx:
        change = tx.change("customers", number)
        assert change is not None
        tx.drop_change("customers", number)
        tx.put("customers", {**record("customers", number), **change.intent.set})


def kept(replica: Replica, note: str) -> bool:
    return note.encode() in replica.journal.path.read_bytes()


def test_F125_a_sent_value_leaves_the_journal_with_its_run(replica: Replica, clock: ManualClock) -> None:
    sent = SentValues(replica, clock)
    edit(replica, 1, "secret-1")
    edit(replica, 2, "waits")
    sent.run_ended(sent=0)
    send(replica, 1)
    assert kept(replica, "secret-1")
    sent.run_ended(sent=1)
    assert not kept(replica, "secret-1") and kept(replica, "waits")
    assert_one_account(replica)


def test_F125_at_most_once_a_minute_and_then_by_the_job(replica: Replica, clock: ManualClock) -> None:
    sent = SentValues(replica, clock)
    for number in (1, 2, 3):
        edit(replica, number, f"secret-{number}")
        send(replica, number)
        sent.run_ended(sent=1)
    assert [kept(replica, f"secret-{each}") for each in (1, 2, 3)] == [False, True, True]
    sent.remove()
    assert kept(replica, "secret-3")
    clock.sleep(SENT_SECONDS)
    sent.remove()
    assert not kept(replica, "secret-2") and not kept(replica, "secret-3")
    rewritten = replica.journal.path.stat().st_ino
    clock.sleep(SENT_SECONDS)
    sent.remove()
    assert replica.journal.path.stat().st_ino == rewritten, (
        "nothing was left, and it was rewritten all the same"
    )


def test_F125_with_much_pending_it_waits_until_that_is_sent(
    replica: Replica, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "SENT_MOST", 2)
    sent = SentValues(replica, clock)
    for number in (1, 2, 3, 4):
        edit(replica, number, f"secret-{number}")
    send(replica, 1)
    sent.run_ended(sent=1)
    assert kept(replica, "secret-1")
    send(replica, 2)
    clock.sleep(SENT_SECONDS)
    sent.remove()
    assert not kept(replica, "secret-1") and not kept(replica, "secret-2") and kept(replica, "secret-3")


def test_F82_F125_a_full_disk_keeps_it_for_the_next_time(
    replica: Replica, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = SentValues(replica, clock)
    edit(replica, 1, "secret-1")
    send(replica, 1)

    def full(*arguments: object, **options: object) -> None:
        raise DiskFull(path="replica.journal")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "rewrite", full)
        sent.run_ended(sent=1)
        clock.sleep(SENT_SECONDS)
        with pytest.raises(DiskFull):
            sent.remove()
    assert kept(replica, "secret-1")
    clock.sleep(SENT_SECONDS)
    sent.remove()
    assert not kept(replica, "secret-1")


def unindexed(replica: Replica) -> int:
    return int(replica.database.read().execute("SELECT count(*) FROM customers_unindexed").fetchone()[0])


def test_what_a_run_brought_is_indexed_after_it(replica: Replica, monkeypatch: pytest.MonkeyPatch) -> None:
    put(replica, "customers", *(record("customers", each) for each in range(10, 10 + ENOUGH_ROWS)))
    before = unindexed(replica)
    maintenance.index_what_came(replica, threading.Event(), pulled=ENOUGH_ROWS - 1)
    assert unindexed(replica) == before >= ENOUGH_ROWS
    ended = threading.Event()
    ended.set()
    maintenance.index_what_came(replica, ended, pulled=ENOUGH_ROWS)
    assert unindexed(replica) == before
    maintenance.index_what_came(replica, threading.Event(), pulled=ENOUGH_ROWS)
    assert unindexed(replica) == 0


def test_a_full_disk_leaves_the_search_index_to_a_later_time(
    replica: Replica, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(replica, "customers", *(record("customers", each) for each in range(10, 10 + ENOUGH_ROWS)))

    def full(*_: object, **__: object) -> bool:
        raise DiskFull(path="x")

    with monkeypatch.context() as broken:
        broken.setattr(search_index, "index_pending_rows", full)
        maintenance.index_what_came(replica, threading.Event(), pulled=ENOUGH_ROWS)
    assert unindexed(replica) >= ENOUGH_ROWS
    maintenance.index_what_came(replica, threading.Event(), pulled=ENOUGH_ROWS)
    assert unindexed(replica) == 0


def test_newer_versions_are_looked_for_soon_after_each_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = threading.Event()
    monkeypatch.setattr(source, "read_release", lambda: Release(bytes(32), "https://updates.example"))
    monkeypatch.setattr(runtime, "check_for_updates", lambda *_: looked.set())
    monkeypatch.setattr(runtime, "UPDATE_CHECK_FIRST", 0)
    with Runtime(tmp_path, keep_log=False) as program:
        program.start(Services(sync=False))
        assert looked.wait(20)
    # a shop that is open for an hour has looked, and no computer looks more often than its settings say
    assert maintenance.UPDATE_CHECK_FIRST <= 600 and maintenance.UPDATE_CHECK_SECONDS == 86_400
    assert "once a day" in SETTINGS["updates.check"].doc
