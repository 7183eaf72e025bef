"""The full comparison: its cost, what it finds, and that it can be interrupted anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
from sync.client.transport import Request, Response
from sync.pull.pull import Pull
from sync.pull.streams import Pulled, Stream
from sync.verify.cloud_rollback import RollbackDetector
from sync.verify.full_comparison import AT_LATEST, AT_NIGHT, FullComparison, quiet
from sync.verify.missing_records import MassDeletion, MissingRecords
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

STREAM = Stream(CATALOGUE["customers"], "customers")


@pytest.fixture
def till(shop: Shop) -> Iterator[Till]:
    """A till that has read everything, the day before."""
    yield shop.till


def night(shop: Shop, till: Till) -> None:
    """The last comparison was 21 hours ago, and everything since was read."""
    till.sync()
    shop.clock.sleep(21 * HOUR)
    till.sync()
    till.sync()


def compare(till: Till, *, budget: int = 10_000, asleep: bool = True) -> list[Request]:
    """What the comparison of the customers asks for in one round."""
    left = [budget]

    def may_spend(requests: int) -> bool:
        left[0] -= 1
        return left[0] >= 0

    pull = Pull(till.replica, till.client, till.bus, checkpoint=lambda: None)
    missing_records = MissingRecords(till.replica, till.bus, pull)
    rollbacks = RollbackDetector(
        till.replica,
        till.client,
        till.bus,
        pull=pull,
        missing_records=missing_records,
        checkpoint=lambda: None,
    )
    scanning = FullComparison(
        till.replica,
        till.client,
        pull=pull,
        missing_records=missing_records,
        checkpoint=lambda: None,
        may_spend=may_spend,
        quiet=lambda now: asleep,
    )
    start = len(till.wire.asked)
    scanning.advance(STREAM)
    end = len(till.wire.asked)
    rollbacks.judge([STREAM])
    return [each for each in till.wire.asked[start:end] if "/signin/" not in each.path]


def answers(till: Till, asked: list[Request]) -> list[int]:
    """Statuses of these requests."""
    both = zip(till.wire.asked, till.wire.answered, strict=True)
    return [status for request, status in both if any(request is each for each in asked)]


# cost


def test_an_unchanged_list_is_a_304_for_each_hundred_records(shop: Shop, till: Till) -> None:
    shop.old_customers(450)
    night(shop, till)
    assert answers(till, compare(till)) == [200] * 5
    shop.clock.sleep(21 * HOUR)
    asked = compare(till)
    assert answers(till, asked) == [304] * 5
    assert sum(len(each.body) for each in asked) == 0


def test_a_change_costs_its_page_and_the_newest(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(450)
    night(shop, till)
    compare(till)
    shop.edit("customers", ids[120], note="changed")
    till.sync()
    shop.clock.sleep(21 * HOUR)
    assert sorted(answers(till, compare(till))) == [200, 200, 304, 304, 304]


def test_the_etag_of_a_page_whose_copies_changed_proves_nothing(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(250)
    night(shop, till)
    compare(till)
    with till.replica.write() as tx:
        here = tx.cloud_copies("customers", [ids[5]])[ids[5]]
        tx.put("customers", {**here, "note": "spoiled on this disk"})
    shop.clock.sleep(21 * HOUR)
    assert sorted(answers(till, compare(till))) == [200, 304, 304]
    check_in_step(shop)


def test_it_is_due_once_a_night_and_at_the_latest_after_a_day_and_a_half(shop: Shop, till: Till) -> None:
    shop.old_customers(5)
    till.sync()
    assert not compare(till)
    shop.clock.sleep(AT_NIGHT / 1000 - 60)
    assert not compare(till)
    shop.clock.sleep(120)
    assert not compare(till, asleep=False)
    assert compare(till) and not compare(till)
    shop.clock.sleep(AT_LATEST / 1000)
    assert compare(till, asleep=False)


def test_the_last_day_is_read_again_once_a_day_where_no_night_comes(shop: Shop, till: Till) -> None:
    shop.old_customers(5)
    till.sync()
    shop.clock.sleep(25 * HOUR)
    asked = compare(till, asleep=False)
    assert len(asked) == 1 and "|lt|" in dict(asked[0].query)["filter"]
    assert not compare(till, asleep=False)


def test_F124_a_last_day_of_many_pages_is_read_in_parts(shop: Shop, till: Till) -> None:
    """The day of an import is as long as the import: with one budget for all of it, others went without (seed 57389)."""
    ids = shop.old_customers(450)
    till.sync()
    shop.clock.sleep(25 * HOUR)
    shop.silently(ids[-1], note="changed without a new date")
    parts = [len(compare(till, asleep=False, budget=2)) for _ in range(4)]
    assert parts == [2, 2, 1, 0]
    assert till.get("customers", ids[-1])["note"] == "changed without a new date"


def test_quiet_is_between_one_and_five_on_this_computer() -> None:
    def at(hour: int) -> int:
        local = datetime(2026, 3, 5, hour, 30).astimezone(UTC)
        return int(local.timestamp() * 1000)

    assert [hour for hour in range(24) if quiet(at(hour))] == [1, 2, 3, 4]


def test_F78_a_clock_set_back_by_years_does_not_delay_the_comparison(shop: Shop, till: Till) -> None:
    shop.old_customers(5)
    till.sync()
    shop.clock.wall -= 10 * 365 * 86_400_000
    assert compare(till, asleep=False)


# what it finds


def test_F43_F55_a_change_without_a_date_and_a_count_is_found(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(250)
    night(shop, till)
    compare(till)
    shop.silently(ids[10], note="changed without a new date")
    shop.silently(ids[20], deleted=True)
    old = shop.get("customers", ids[30])
    with shop.cloud.replica.write() as tx:
        tx.put("customers", {**old, "id": 77, "lastName": "Late", "versionDate": old["versionDate"] + 1})
    shop.purge(ids[200])
    shop.clock.sleep(21 * HOUR)
    asked = compare(till)
    assert asked[-1].path.endswith(f"/customers/{ids[200]}")
    check_in_step(shop)
    assert not till.replica.sync_state.regressions.all()


def test_a_pending_change_survives_a_comparison(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(30)
    night(shop, till)
    till.edit("customers", ids[3], note="mine")
    new = till.add("customers", lastName="Mine")
    till.commands.delete("customers", [ids[4]])
    shop.silently(ids[3], phone="1")
    compare(till)
    assert till.get("customers", ids[3])["note"] == "mine" and till.get("customers", ids[3])["phone"] == "1"
    assert till.change("customers", new) and till.change("customers", ids[4])


def test_F56_a_mass_deletion_stops_the_entity_and_waits_for_a_person(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(300)
    night(shop, till)
    shop.purge(*ids[:200])
    with pytest.raises(MassDeletion):
        compare(till)
    found = till.replica.sync_state.regressions.all("customers")
    assert [each.id for each in found] == ids[:200]
    assert till.replica.count("customers", Query()) == 300
    assert not any(f"/customers/{each}" in request.path for request in till.wire.asked for each in ids[:200])


# interruptions


@pytest.mark.parametrize("budget", [1, 2, 4])
def test_it_stops_where_the_budget_ends_and_resumes_in_the_next_run(
    shop: Shop, till: Till, budget: int
) -> None:
    ids = shop.old_customers(550)
    night(shop, till)
    shop.silently(ids[500], note="late")
    shop.purge(ids[20])
    asked: list[Request] = []
    while till.replica.sync_state.page_etags.scan("customers").position is not None or not asked:
        more = compare(till, budget=budget)
        assert len(more) <= budget + 1
        asked += more
    assert len([each for each in asked if each.path.endswith("/customers")]) == 6
    check_in_step(shop)


def test_F81_a_crash_after_any_page_loses_no_finding(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(350)
    night(shop, till)
    shop.purge(ids[20], ids[120])
    shop.silently(ids[320], note="late")
    crashes = 0
    while True:
        asked = [0]

        def before(request: Request, asked: list[int] = asked) -> Response | None:
            asked[0] += "/signin/" not in request.path
            if asked[0] == 2:
                raise ZeroDivisionError
            return None

        till.wire.before = before
        try:
            compare(till)
        except ZeroDivisionError:
            till.crash()
            crashes += 1
        else:
            break
    assert crashes >= 5
    check_in_step(shop)


def test_a_full_run_counts_as_a_comparison(shop: Shop, till: Till) -> None:
    shop.old_customers(5)
    till.sync()
    shop.clock.sleep(21 * HOUR)
    till.sync(full=True)
    assert not compare(till)
    assert till.replica.sync_state.cursors.get("customers").problem is None


def test_a_warehouse_view_is_not_compared(till: Till) -> None:
    stream = Stream(CATALOGUE["warehouse-products"], "warehouses/7/products", 7)
    pull = Pull(till.replica, till.client, till.bus, checkpoint=lambda: None)
    scanning = FullComparison(
        till.replica,
        till.client,
        pull=pull,
        missing_records=MissingRecords(till.replica, till.bus, pull),
        checkpoint=lambda: None,
    )
    assert scanning.advance(stream) == Pulled() and not till.wire.asked
