"""A transaction: database and journal change together or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.errors import DiskFull
from storage.outbox.changes import ChangeKind, Intent
from storage.outbox.questions import Hold, HoldReason
from storage.records.history import EventKind
from storage.records.replica import Replica
from tests.fakes.changes_by_name import but, made
from tests.storage.support.replicas import (
    assert_one_account,
    assert_view_law,
    edited,
    open_replica,
    put,
    record,
)


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path)
    put(opened, "customers", *(record("customers", number) for number in (1, 2, 3)))
    yield opened
    opened.close()


def test_a_failing_block_is_rolled_back(replica: Replica) -> None:
    before = replica.get("customers", 1)
    with pytest.raises(ZeroDivisionError), replica.write() as tx:
        tx.history.begin_step("edit", {}, origin="window")
        tx.put_change(edited(before, note="x"))
        tx.history.record("customers", 1, EventKind.EDITED)
        raise ZeroDivisionError
    assert replica.get("customers", 1) == before and replica.changes() == []
    assert replica.timeline("customers", 1) == [] and replica.journal.size == 0


def test_a_failing_journal_write_rolls_the_transaction_back(
    replica: Replica, monkeypatch: pytest.MonkeyPatch
) -> None:
    from storage.outbox import journal

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(journal.os, "fsync", full)
        with pytest.raises(DiskFull), replica.write() as tx:
            tx.put_change(edited(record("customers", 1), note="x"))
    assert replica.changes() == [] and replica.get("customers", 1)["note"] != "x"
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 2), note="y"))
    assert_one_account(replica)


def test_F82_a_full_disk_at_the_commit_voids_the_journal_line(replica: Replica) -> None:
    writer = replica.database._writer
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(DiskFull), replica.write() as tx:
        for number in range(10, 200):
            tx.put_change(edited(record("customers", number), note="x" * 500))
    writer.execute("PRAGMA max_page_count=100000")
    assert replica.changes() == [] and replica.journal.replay() == {}
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1), note="later"))
    assert_one_account(replica)


def test_the_local_copy_follows_from_the_change(replica: Replica) -> None:
    base = record("customers", 1)
    with replica.write() as tx:
        shown = tx.put_change(but(edited(base, note="mine"), remote={**base, "city": "Brno"}))
    assert (shown["note"], shown["city"]) == ("mine", "Brno") and replica.get("customers", 1) == shown
    with replica.write() as tx:
        held = Hold(HoldReason.OVERLAP, ("note",))
        tx.put_change(but(edited(base, note="mine", phone="1"), remote={**base, "note": "theirs"}, held=held))
    assert (replica.get("customers", 1)["note"], replica.get("customers", 1)["phone"]) == ("theirs", "1")
    with replica.write() as tx:
        tx.put_change(but(edited(base), kind=ChangeKind.DELETE))
    assert replica.get("customers", 1)["deleted"]
    assert_view_law(replica)


def test_without_soft_delete_a_deleted_record_is_removed(replica: Replica) -> None:
    hook = record("webhooks", 5)
    put(replica, "webhooks", hook)
    change = made(entity="webhooks", id=5, kind=ChangeKind.DELETE, base=hook, remote=hook)
    with replica.write() as tx:
        tx.put_change(change)
    assert replica.get("webhooks", 5) is None and replica.change("webhooks", 5) == change
    with replica.write() as tx:
        tx.put_change(but(change, held=Hold(HoldReason.EDITED_IN_CLOUD)))
    assert replica.get("webhooks", 5)["url"] == hook["url"] and "deleted" not in replica.get("webhooks", 5)
    assert_view_law(replica)


def test_change_metadata_leaves_the_local_copy_unchanged(replica: Replica) -> None:
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1), note="x"))
    before = replica.get("customers", 1)
    with replica.write() as tx:
        tx.put_change_metadata(but(tx.change("customers", 1), attempts=3, error="offline"))
    assert replica.get("customers", 1) == before and replica.change("customers", 1).attempts == 3
    assert_one_account(replica)


def test_of_a_record_twice_in_a_page_the_later_is_stored(replica: Replica) -> None:
    put(replica, "customers", record("customers", 8, note="old"), record("customers", 8, note="new"))
    assert replica.get("customers", 8)["note"] == "new"


def test_put_many_returns_records_in_given_order(replica: Replica) -> None:
    with replica.write() as tx:
        stored = tx.put_many("customers", [record("customers", number) for number in (9, 4, 7)])
    assert [each["id"] for each in stored] == [9, 4, 7]


def test_events_belong_to_the_step_that_was_begun(replica: Replica) -> None:
    with replica.write() as tx:
        tx.history.record("customers", 1, EventKind.CLOUD)
        step = tx.history.begin_step("edit", {"count": 2}, origin="window")
        tx.history.record("customers", 1, EventKind.EDITED, fields={"note": ("", "x")}, origin="window")
        tx.history.record("customers", 2, EventKind.EDITED, fields={"note": ("", "y")}, origin="window")
        assert [event.id for event in tx.history.events_of(step)] == [1, 2]
    assert [(event.kind, event.step) for event in replica.timeline("customers", 1)] == [
        (EventKind.EDITED, step), (EventKind.CLOUD, None),
    ]  # fmt: skip


def test_a_drop_in_the_journal_carries_the_current_copy(replica: Replica) -> None:
    with replica.write() as tx:
        tx.put_change(edited(record("customers", 1), note="x"))
        tx.put_change(made(entity="customers", id=50, kind=ChangeKind.CREATE, intent=Intent({"id": 50})))
    with replica.write() as tx:
        tx.drop_change("customers", 1)
        tx.put("customers", record("customers", 1, note="x", city="Brno"))
        tx.drop_change("customers", 50)
        tx.forget("customers", 50)
    found = replica.journal.read()
    steps = found.steps(found.newest)
    assert [(step["do"], step["stands"] and step["stands"]["city"]) for step in steps] == [
        ("drop", "Brno"),
        ("drop", None),
    ]
