"""What was sent leaves the journal soon after its run: at most once a minute, and not while much is pending (F125)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.background import maintenance
from app.background.maintenance import SENT_SECONDS, SentValues
from storage.errors import DiskFull
from storage.outbox.journal import Journal
from storage.records.replica import Replica
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
