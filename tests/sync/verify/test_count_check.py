"""The count check: a silent loss is found in time and located; a pending change is not taken for one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
from storage.sync_state.pull_cursors import QuarantinedRow
from sync.pull import keyset_scan
from sync.pull.pull import Pull
from sync.pull.streams import Pulled, Stream
from sync.verify.count_check import CountCheck
from sync.verify.missing_records import MissingRecords
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

CUSTOMERS = CATALOGUE["customers"]
MINUTE = 60.0


def quiet(shop: Shop, till: Till) -> None:
    """Everything is read, and the newest window is known by its tag."""
    till.sync()
    till.sync()
    shop.clock.sleep(HOUR)
    till.sync()
    till.sync()


def rounds(shop: Shop, till: Till, count: int, *, minutes: int = 5) -> int:
    """That many rounds; how many requests they made."""
    start = len(till.wire.asked)
    for _ in range(count):
        shop.clock.sleep(minutes * MINUTE)
        till.sync()
    return len(till.wire.shown(start))


# in time


def lose(shop: Shop, ids: list[int]) -> None:
    shop.silently(ids[100], deleted=True)


def drop(shop: Shop, ids: list[int]) -> None:
    shop.purge(ids[100])


def come_late(shop: Shop, ids: list[int]) -> None:
    old = shop.get("customers", ids[100])
    with shop.cloud.replica.write() as tx:
        tx.put("customers", {**old, "id": 77, "lastName": "Late", "versionDate": old["versionDate"] + 1})


@pytest.mark.parametrize("loss", [lose, drop, come_late])
def test_F55_F43_F103_a_silent_difference_in_a_quiet_shop_is_found_in_time(
    shop: Shop, till: Till, loss: Any
) -> None:
    ids = shop.old_customers(300)
    quiet(shop, till)
    loss(shop, ids)
    rounds(shop, till, 14)
    assert till.queries.sync_status().headline == "in_step"
    check_in_step(shop)


def test_a_quiet_hour_costs_one_request_per_list_and_run_and_a_few_counts(shop: Shop, till: Till) -> None:
    shop.old_customers(50)
    quiet(shop, till)
    lists = len([*till.replica.catalogue.stored()])
    spent = rounds(shop, till, 12)
    assert 12 * lists < spent <= 12 * (lists + 1)


def test_without_budget_no_count_is_made_for_age(shop: Shop, till: Till) -> None:
    shop.old_customers(5)
    quiet(shop, till)
    shop.clock.sleep(HOUR)
    with till.replica.write() as tx:
        cursor = tx.sync_state.cursors.get("customers")
        tx.sync_state.cursors.put(replace(cursor, counted=None))
    stream = Stream(CUSTOMERS, "customers")
    for allowed, expected in ((False, 0), (True, 1)):
        pull = Pull(till.replica, till.client, till.bus, checkpoint=lambda: None)
        counting = CountCheck(
            till.replica, till.client, pull=pull, missing_records=MissingRecords(till.replica, till.bus, pull),
            checkpoint=lambda: None, may_spend=lambda requests, allowed=allowed: allowed,
        )  # fmt: skip
        with till.wire.counted() as lines:
            counting.check(stream, Pulled())
        assert len(lines) == expected


def test_F78_a_clock_set_back_by_years_does_not_delay_counts(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(30)
    quiet(shop, till)
    shop.silently(ids[3], deleted=True)
    shop.clock.wall -= 10 * 365 * 86_400_000
    rounds(shop, till, 14)
    assert till.get("customers", ids[3])["deleted"] is True


# located


@pytest.mark.parametrize("place", [0, 700, 1498])
def test_a_loss_among_many_is_located_by_counts_and_read_there_only(
    shop: Shop, till: Till, place: int
) -> None:
    ids = shop.old_customers(1500)
    quiet(shop, till)
    shop.purge(ids[place])
    shop.add("customers", lastName="Something new")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    asked = [each for each in lines if "customers" in each]
    assert f"GET customers/{ids[place]}" in asked and len(asked) <= 13
    assert not till.lives("customers", ids[place])


def test_losses_in_several_places_are_all_found(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(900)
    quiet(shop, till)
    shop.purge(ids[800], ids[450])
    shop.silently(ids[600], deleted=True)
    come_late(shop, ids)
    with till.wire.counted() as lines:
        rounds(shop, till, 14)
    assert f"GET customers/{ids[450]}" in lines
    check_in_step(shop)


def test_F56_the_records_of_an_emptied_list_are_not_read_one_by_one(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(600)
    quiet(shop, till)
    shop.purge(*ids)
    shop.clock.sleep(HOUR)
    with till.wire.counted() as lines:
        rounds(shop, till, 13)
    assert till.sync().error == "mass_deletion"
    assert sum(each.startswith("GET customers/") for each in lines) == 0
    assert len(till.replica.many("customers", ids)) == 600


def test_F56_many_small_losses_in_one_run_are_a_mass_deletion(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(600)
    quiet(shop, till)
    gone = ids[::15]
    shop.purge(*gone)
    for number in range(30):
        shop.add("customers", lastName=f"New {number}")
    outcome = till.sync()
    assert outcome.error == "mass_deletion" and len(till.replica.many("customers", gone)) == len(gone)


# what waits is no difference


def test_the_expected_count_looks_through_every_kind_of_pending_change(shop: Shop, till: Till) -> None:
    ids = shop.customers(12)
    till.sync()
    till.wire.down = True
    till.add("customers", lastName="New here")
    till.edit("customers", ids[0], note="mine")
    till.commands.delete("customers", [ids[1]])
    till.edit("customers", ids[2], note="mine")
    till.commands.delete("customers", [ids[3]])
    till.wire.down = False
    shop.delete("customers", ids[2])
    shop.edit("customers", ids[3], note="theirs")
    till.wire.before = _no_writes
    till.sync()
    till.wire.before = None
    counts(till, live=11)
    till.commands.keep("customers", ids[2], "local")
    counts(till, live=11)
    with till.replica.write() as tx:
        row = QuarantinedRow(
            entity="customers", record="9999", at=1, reason="unreadable:points", version=5, body="{}"
        )
        tx.sync_state.quarantine.put(row)
        tx.sync_state.quarantine.put(replace(row, record=str(ids[5]), body='{"deleted": true}'))
        tx.sync_state.quarantine.put(replace(row, record="None"))
    counts(till, live=12)


def _no_writes(request: Any) -> Any:
    from sync.client.transport import Response

    return None if request.method in ("GET", "POST") else Response(503)


def counts(till: Till, *, live: int) -> None:
    """Both ways of counting agree with each other and with what the cloud must have."""
    sync_state = till.replica.sync_state
    listed = [each for each in sync_state.expected.rows(CUSTOMERS) if each.lives]
    assert len(listed) == sync_state.expected.live_count(CUSTOMERS) == live


def test_expected_rows_of_a_range_are_all_expected_rows_inside_it(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(40)
    till.sync()
    till.edit("customers", ids[7], note="waits")
    sync_state = till.replica.sync_state
    every = sync_state.expected.rows(CUSTOMERS)
    assert [each.id for each in every] == ids and every == sorted(every)
    lower, upper = every[5].version, every[20].version
    assert sync_state.expected.rows(CUSTOMERS, lower, upper) == every[5:21]
    few = {each.id for each in every[7:9]}
    assert sync_state.expected.rows(CUSTOMERS, but=few) == every[:7] + every[9:]
    assert sync_state.expected.rows(CUSTOMERS, but={each.id for each in every}) == []


def test_a_purged_tombstone_is_not_missing(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(60)
    till.sync()
    for each in ids[:40]:
        shop.delete("customers", each)
    till.sync()
    till.commands.resolve_rollback("cloud")
    till.sync()
    shop.purge(*ids[:40])
    assert till.sync(full=True).outcome == "in_step"
    assert till.replica.count("customers", Query(deleted="only")) == 40


def test_F42_F103_a_purge_in_a_run_of_one_date_that_cannot_be_proven_is_found_by_id(
    shop: Shop, till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The counts differed for good: no page proves that a record of so long a run is absent (seed 68370)."""
    moment = shop.clock.now()
    ids = shop.fill(
        "customers",
        [{"id": 5000 + number, "lastName": f"T {number}", "versionDate": moment} for number in range(215)],
    )
    quiet(shop, till)
    monkeypatch.setattr(keyset_scan, "TIE_REQUESTS", 2)
    shop.purge(ids[-1])
    shop.clock.sleep(HOUR)
    till.sync(full=True)
    assert not till.lives("customers", ids[-1]) and till.lives("customers", ids[0])
    assert till.sync().error != "count_differs"
