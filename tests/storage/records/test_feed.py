"""The change feed: every change once, in order, with tombstones; positions outlive restarts and notice older copies."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storage.outbox.changes import ChangeKind, Intent
from storage.records.feed import DAY, UNUSED_DAYS, FeedElsewhere, FeedGone, FeedKey, FeedPosition
from storage.records.replica import Replica, journal_path
from storage.records.restore import restore
from storage.tables.stock import put_stock
from tests.fakes.changes_by_name import made
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import CLOUD, FILE, NAMES, edited, open_replica, record

HOOK: dict[str, Any] = {"id": 3, "url": "http://10.0.0.1/x", "method": "POST", "payloadEntity": "PRODUCT"}


@pytest.fixture
def replica(tmp_path: Path) -> Iterator[Replica]:
    opened = open_replica(tmp_path)
    yield opened
    opened.close()


def names(replica: Replica) -> list[str]:
    return [each.name for each in replica.catalogue]


def follow(replica: Replica, position: FeedPosition, limit: int = 100) -> tuple[list[FeedKey], FeedPosition]:
    """Every key after a position, and the position behind them."""
    found: list[FeedKey] = []
    while True:
        part = replica.feed.read(position, names(replica), limit)
        found += [key for key, _ in part.keys]
        position = part.end
        if not part.more:
            return found, position


def begun(replica: Replica) -> FeedPosition:
    replica.feed.begin(replica.clock.now())
    return replica.feed.now()


def put(replica: Replica, entity: str, *ids: int, **values: Any) -> None:
    with replica.write() as tx:
        tx.put_many(entity, [record(entity, each, **{**NAMES.get(entity, {}), **values}) for each in ids])


def test_without_a_reader_nothing_is_stored(replica: Replica) -> None:
    put(replica, "tags", 1, 2)
    assert replica.feed.head() == 0


def test_changes_of_all_entities_come_in_one_order(replica: Replica) -> None:
    position = begun(replica)
    put(replica, "tags", 1)
    put(replica, "customers", 8)
    put(replica, "tags", 2)
    found, position = follow(replica, position)
    assert found == [FeedKey("tags", 1), FeedKey("customers", 8), FeedKey("tags", 2)]
    assert follow(replica, position) == ([], position)


def test_a_record_that_changes_again_moves_to_the_end_and_one_that_does_not_stays(replica: Replica) -> None:
    position = begun(replica)
    put(replica, "tags", 1, 2)
    put(replica, "tags", 1, display=False)
    put(replica, "tags", 2)  # the same again
    assert follow(replica, position)[0] == [FeedKey("tags", 2), FeedKey("tags", 1)]
    before = replica.feed.now()
    put(replica, "tags", 1, display=True)  # it was the newest already
    assert follow(replica, before)[0] == [FeedKey("tags", 1)]


def test_a_rollback_takes_the_change_out_of_the_feed(replica: Replica) -> None:
    position = begun(replica)
    with pytest.raises(RuntimeError), replica.write() as tx:
        tx.put("tags", record("tags", 1, name="x"))
        raise RuntimeError
    assert follow(replica, position)[0] == []


def test_unsent_edits_and_removed_records_are_told(replica: Replica) -> None:
    put(replica, "tags", 1, 2)
    position = begun(replica)
    with replica.write() as tx:
        base = tx.get("tags", 1)
        tx.put_change(
            made(entity="tags", id=1, kind=ChangeKind.UPDATE, intent=Intent({"name": "neu"}), base=base)
        )
        tx.remove("tags", 2)
    assert follow(replica, position)[0] == [FeedKey("tags", 1), FeedKey("tags", 2)]


def test_stock_and_its_product_are_told_of_each_warehouse(replica: Replica) -> None:
    put(replica, "products", 5)
    position = begun(replica)
    with replica.write() as tx:
        put_stock(
            tx.connection,
            [{"_warehouseId": each, "_productId": 5, "stockQuantityStatus": 1.0} for each in (1, 2)],
        )
    both = [FeedKey("warehouse-products", 5, 1), FeedKey("warehouse-products", 5, 2)]
    found, position = follow(replica, position)
    assert found == both
    put(replica, "products", 5, name="Houska")
    found, position = follow(replica, position)
    assert found == [FeedKey("products", 5), *both]
    put(replica, "products", 5, name="Chléb")
    assert follow(replica, position)[0] == [FeedKey("products", 5), *both]


def test_registered_webhooks_are_told_in_place_of_the_clouds(replica: Replica) -> None:
    position = begun(replica)
    replica.hooks.add(HOOK)
    put(replica, "webhooks", 9)
    replica.hooks.remove(3)
    assert follow(replica, position)[0] == [FeedKey("webhooks", 3)]


def test_the_webhooks_of_an_authoritative_replica_are_its_records(tmp_path: Path) -> None:
    replica = open_replica(tmp_path, authoritative=True)
    position = begun(replica)
    put(replica, "webhooks", 9)
    assert follow(replica, position)[0] == [FeedKey("webhooks", 9)]
    replica.close()


def test_the_first_reading_shows_every_record_and_what_changes_meanwhile(replica: Replica) -> None:
    put(replica, "tags", *range(1, 8))
    put(replica, "products", 5)
    with replica.write() as tx:
        put_stock(tx.connection, [{"_warehouseId": each, "_productId": 5} for each in (1, 2)])
    replica.hooks.add(HOOK)
    replica.feed.begin(replica.clock.now())
    part = replica.feed.read(replica.feed.start(), names(replica), 3)
    first = [key for key, _ in part.keys]
    put(replica, "tags", 90)
    put(replica, "products", 5, name="Houska")
    put(replica, "customers", 1)  # before the place of the reading
    rest, _ = follow(replica, part.end, limit=3)
    assert set(first + rest) == {
        *(FeedKey("tags", each) for each in (*range(1, 8), 90)),
        FeedKey("products", 5), FeedKey("customers", 1), FeedKey("webhooks", 3),
        FeedKey("warehouse-products", 5, 1), FeedKey("warehouse-products", 5, 2),
    }  # fmt: skip


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_every_position_continues_behind_its_own_change(replica: Replica, limit: int) -> None:
    put(replica, "tags", *range(1, 10))
    put(replica, "customers", 1, 2)
    replica.feed.begin(replica.clock.now())
    part = replica.feed.read(replica.feed.start(), names(replica), 100)
    keys = [key for key, _ in part.keys]
    for at, (_, position) in enumerate(part.keys):
        assert follow(replica, position, limit)[0] == keys[at + 1 :]


def test_only_the_entities_asked_for(replica: Replica) -> None:
    position = begun(replica)
    put(replica, "tags", 1)
    put(replica, "customers", 2)
    part = replica.feed.read(position, ["tags"], 10)
    assert [key for key, _ in part.keys] == [FeedKey("tags", 1)]
    assert part.end.seq == replica.feed.head()  # behind the customer, too


def test_a_position_outlives_restarts(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    position = begun(replica)
    put(replica, "tags", 1)
    replica.close()
    for turn in range(3):
        replica = open_replica(tmp_path)
        put(replica, "customers", turn + 1)
        found, _ = follow(replica, position)
        assert found == [FeedKey("tags", 1), *(FeedKey("customers", each + 1) for each in range(turn + 1))]
        replica.close()


def test_a_position_from_before_a_backup_outlives_its_restore_and_a_later_one_is_gone(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    position = begun(replica)
    put(replica, "tags", 1)
    backup = tmp_path / "backup.db"
    replica.database.backup(backup)
    put(replica, "tags", 2, 3, 4)
    _, later = follow(replica, position)
    replica.close()
    path = tmp_path / FILE
    restore(path, backup, cloud_id=CLOUD, clock=ManualClock())
    replica = open_replica(tmp_path)
    put(replica, "customers", *range(1, 20))  # past the number of the later position
    assert replica.feed.head() > later.seq
    assert FeedKey("tags", 1) in follow(replica, position)[0]
    with pytest.raises(FeedGone):
        replica.feed.read(later, names(replica), 10)
    replica.close()


def test_a_position_of_a_restored_file_that_ran_on_is_gone(tmp_path: Path) -> None:
    """The epoch after the backup is one that the backup does not know."""
    replica = open_replica(tmp_path)
    begun(replica)
    backup = tmp_path / "backup.db"
    replica.database.backup(backup)
    replica.close()
    replica = open_replica(tmp_path)
    later = replica.feed.now()
    replica.close()
    for each in (tmp_path / FILE, journal_path(tmp_path / FILE)):
        each.unlink(missing_ok=True)
    shutil.copy(backup, tmp_path / FILE)
    replica = open_replica(tmp_path)
    with pytest.raises(FeedGone):
        replica.feed.read(later, names(replica), 10)
    replica.close()


@pytest.mark.parametrize("how", ["restored", "put back"])
def test_a_position_after_the_backup_is_gone_though_unsent_edits_outlive_the_restore(
    tmp_path: Path, how: str
) -> None:
    """They are numbered anew, over numbers under which readers have seen, or not yet seen, something else."""
    replica = open_replica(tmp_path)
    put(replica, "tags", 1, 2, 3)
    before = begun(replica)
    backup, path = tmp_path / "backup.db", tmp_path / FILE
    replica.database.backup(backup)
    for number in (1, 2, 1, 3):
        with replica.write() as tx:
            tx.put_change(edited(tx.get("tags", number), name=f"unsent {number}"))
        later = replica.feed.now()
    replica.close()
    if how == "restored":
        restore(path, backup, cloud_id=CLOUD, clock=ManualClock())
    else:
        shutil.copy(backup, path)
    replica = open_replica(tmp_path)
    assert {each.id for each in follow(replica, before)[0]} >= {1, 2, 3}
    for seq in range(before.seq + 1, later.seq + 1):
        with pytest.raises(FeedGone):
            replica.feed.read(replace(later, seq=seq), names(replica), 10)
    replica.close()


def test_a_position_of_another_file_is_refused(tmp_path: Path, replica: Replica) -> None:
    other = open_replica(tmp_path / "other")
    foreign = begun(other)
    other.close()
    begun(replica)
    with pytest.raises(FeedElsewhere):
        replica.feed.read(foreign, names(replica), 10)


def test_numbering_ends_when_nobody_reads_for_a_month(tmp_path: Path) -> None:
    clock = ManualClock()
    replica = open_replica(tmp_path, clock=clock)
    position = begun(replica)
    put(replica, "tags", 1)
    replica.close()
    clock.sleep((UNUSED_DAYS + 1) * DAY / 1000)
    replica = open_replica(tmp_path, clock=clock)
    assert replica.feed.head() == 0
    put(replica, "tags", 2)
    assert replica.feed.head() == 0
    replica.feed.begin(clock.now())
    with pytest.raises(FeedGone):
        replica.feed.read(position, names(replica), 10)
    replica.close()


def test_a_mirror_of_random_changes_is_equal(tmp_path: Path) -> None:
    rng = random.Random(20261123)
    replica = open_replica(tmp_path)
    replica.feed.begin(replica.clock.now())
    position = replica.feed.start()
    mirror: set[FeedKey] = set()
    for turn in range(300):
        entity = rng.choice(["tags", "suppliers", "customers"])
        number = rng.randrange(1, 30)
        if rng.random() < 0.3:
            with replica.write() as tx:
                tx.remove(entity, number)
        else:
            put(replica, entity, number, versionDate=turn)
        if rng.random() < 0.05:
            replica.close()
            replica = open_replica(tmp_path)
        if rng.random() < 0.3:
            part = replica.feed.read(position, names(replica), rng.randrange(1, 9))
            position = part.end
            for key, _ in part.keys:
                (mirror.add if replica.get(key.entity, key.id) else mirror.discard)(key)
    for key in follow(replica, position)[0]:
        (mirror.add if replica.get(key.entity, key.id) else mirror.discard)(key)
    kept = {
        FeedKey(each, number)
        for each in ("tags", "suppliers", "customers")
        for number in range(1, 30)
        if replica.get(each, number)
    }
    assert mirror == kept
    replica.close()
