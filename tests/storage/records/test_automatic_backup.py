"""The backup that is made by itself: only after a change, early in the day, and few bytes for a large shop."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage.database.backups import list_backups
from storage.records import automatic_backup
from storage.records.automatic_backup import back_up_if_due
from storage.records.recovery import back_up, repair
from storage.records.replica import Replica
from storage.records.restore import inspect_backup, restore
from storage.sync_state.runs import Run
from tests.fakes.changes_by_name import but
from tests.fakes.clock import ManualClock
from tests.storage.records.test_recovery import FILE, shop, zero_header
from tests.storage.support.replicas import CLOUD, edited, open_replica, put, record

HOUR = 3600.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def replica(tmp_path: Path, clock: ManualClock) -> Iterator[Replica]:
    opened = shop(tmp_path, clock)
    yield opened
    opened.close()


def due(replica: Replica, *, in_cloud: bool = True) -> bool:
    """Whether a backup was made now; its file is dated by the test's clock."""
    written = back_up_if_due(replica, in_cloud=in_cloud)
    if written is not None:
        now = replica.clock.now() / 1000
        os.utime(written, (now, now))
    return written is not None


def quiet_run(replica: Replica) -> None:
    with replica.write() as tx:
        tx.sync_state.runs.add(Run(started=1, finished=2, outcome="in_step"))
        tx.sync_state.meta.put("last_success", tx.now)


def test_F125_a_backup_is_made_after_changes_only_and_once_an_hour(
    replica: Replica, clock: ManualClock
) -> None:
    assert due(replica), "the first"
    for _ in range(10):
        clock.sleep(24 * HOUR)
        quiet_run(replica)
        assert not due(replica)
    put(replica, "customers", record("customers", 4000, versionDate=clock.now()))
    assert due(replica) and not due(replica)
    with replica.write() as tx:
        tx.put_change(but(edited(replica.known("customers", 4), note="mine"), changed=clock.now()))
    assert not due(replica), "once an hour"
    clock.sleep(HOUR)
    assert due(replica)
    assert len(list_backups(replica.path)) == 3


def test_F78_a_backup_dated_by_a_wrong_clock_keeps_no_other_from_being_made(
    replica: Replica, clock: ManualClock
) -> None:
    clock.sleep(400 * 24 * HOUR)
    assert due(replica)
    clock.sleep(-399 * 24 * HOUR)
    put(replica, "customers", record("customers", 4001))
    assert due(replica)
    put(replica, "customers", record("customers", 4002))
    assert not due(replica)


@pytest.mark.parametrize(("in_cloud", "days"), [(True, 3), (False, 1)])
def test_F125_a_large_shop_that_the_cloud_has_too_is_backed_up_less_often(
    replica: Replica, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, in_cloud: bool, days: int
) -> None:
    with replica.database.write() as connection:
        connection.execute("CREATE TABLE filler AS SELECT zeroblob(3000000) AS bytes")

    def checkpoint(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA wal_checkpoint").fetchall()

    replica.database.maintain(checkpoint)
    monkeypatch.setattr(automatic_backup, "LARGE", replica.path.stat().st_size * 2 // 5)
    made = 0
    for number in range(12):
        put(replica, "customers", record("customers", 5000 + number))
        made += due(replica, in_cloud=in_cloud)
        clock.sleep(24 * HOUR)
    assert made == 12 // days


def test_F125_packed_backups_are_restored_and_repair_a_damaged_database(
    tmp_path: Path, clock: ManualClock
) -> None:
    replica = shop(tmp_path, clock)
    first = back_up(replica)
    os.utime(first, (1, 1))
    clock.sleep(HOUR)
    put(replica, "customers", record("customers", 1000))
    second = back_up(replica, pack_above=1)
    kept = list_backups(replica.path)
    assert [each.suffix for each in kept] == [".db", ".gz"] and kept[0] == second
    facts = inspect_backup(kept[1])
    assert facts.written == 1000 and facts.cloud_id == CLOUD
    replica.close()
    zero_header(second)
    zero_header(tmp_path / FILE)
    assert repair(tmp_path / FILE).backup == kept[1]
    replica = open_replica(tmp_path)
    assert replica.get("customers", 1000) is None and replica.get("customers", 7) is not None
    put(replica, "customers", record("customers", 1001))
    replica.close()
    restore(tmp_path / FILE, kept[1], cloud_id=CLOUD)
    replica = open_replica(tmp_path)
    assert replica.get("customers", 1001) is None and replica.get("customers", 7) is not None
    replica.close()
