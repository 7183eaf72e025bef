"""A cloud whose clock is wrong, or rows dated in its future: nothing is missed, and it is said (F111)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pytest

from storage.sync_state.cloud_time import TOLERANCE, certain_now
from storage.sync_state.pull_cursors import PullCursor
from sync.client.transport import Request, Response
from sync.merge.version_dates import SKEW
from sync.pull import cloud_clock
from sync.pull.cloud_clock import DAY, MARGIN
from tests.fakes.tills import HOUR, Shop, TickingClock, Till, check_in_step

YEAR_2099 = 4_080_000_000_000
THREE_HOURS = 3 * 3_600_000


@dataclass
class OffClock:
    """The clock of a computer that is set wrong."""

    inner: TickingClock
    off: int
    """Milliseconds."""

    def now(self) -> int:
        return self.inner.now() + self.off

    def monotonic(self) -> float:
        return self.inner.monotonic()

    def sleep(self, seconds: float) -> None:
        self.inner.sleep(seconds)


def cursor(till: Till) -> PullCursor:
    return till.replica.sync_state.cursors.get("customers")


def decisions(till: Till) -> list[str]:
    return [str(each.code) for run in till.queries.runs(limit=50) for each in run.decisions]


@contextmanager
def fast_clock(shop: Shop, till: Till, *, dated: bool) -> Iterator[None]:
    """The cloud writes three hours ahead inside; `dated`: its answers are dated by that clock as well."""
    till.wire.fast = THREE_HOURS if dated else 0
    with shop.cloud.faults._lag(-THREE_HOURS / 1000):
        yield
    till.wire.fast = 0


def edited_until_seen(shop: Shop, till: Till, ids: list[int], edits: int = 4) -> None:
    """Each edit in the cloud is here after one run, and the status says so only then."""
    for number in range(edits):
        shop.clock.sleep(90)
        shop.edit("customers", ids[number], note=f"edit {number}")
        assert till.sync().outcome == "in_step"
        assert till.get("customers", ids[number])["note"] == f"edit {number}"
    check_in_step(shop)


@pytest.mark.parametrize("rows", [1, 99, 100, 250])
def test_F111_rows_dated_far_ahead_hide_no_later_edit(shop: Shop, till: Till, rows: int) -> None:
    ids = shop.old_customers(150)
    till.sync()
    shop.clock.sleep(HOUR)
    ahead = [
        {"id": 5000 + each, "lastName": f"Wrong clock {each}", "versionDate": YEAR_2099 + each}
        for each in range(rows)
    ]
    shop.fill("customers", ahead)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
    edited_until_seen(shop, till, ids)
    watermark = cursor(till).watermark
    assert watermark is not None and watermark <= shop.clock.wall
    shop.edit("customers", 5000, note="put right")
    till.sync()
    assert till.get("customers", 5000)["note"] == "put right"


@pytest.mark.parametrize("rows", [1, 250])
def test_F111_rows_dated_ahead_are_in_the_first_download(shop: Shop, till: Till, rows: int) -> None:
    ids = shop.old_customers(150)
    shop.fill(
        "customers",
        [{"id": 5000 + each, "lastName": f"W {each}", "versionDate": YEAR_2099} for each in range(rows)],
    )
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
    edited_until_seen(shop, till, ids)


def test_F18_F111_an_empty_list_that_is_a_404_tells_the_time_too(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(150)
    with fast_clock(shop, till, dated=True):
        shop.edit("customers", ids[0], note="by the fast clock")
        till.sync()
    shop.purge(ids[0])

    def after(request: Request, answer: Response) -> Response | None:
        empty = b'"data":[]' in answer.body.replace(b" ", b"")
        return replace(answer, status=404, body=b"") if request.method == "GET" and empty else None

    till.wire.after = after
    edited_until_seen(shop, till, ids[1:])


@pytest.mark.parametrize("dated", [True, False])
@pytest.mark.parametrize("rows", [3, 250])
def test_F111_a_fast_clock_that_is_set_right_hides_no_later_edit(
    shop: Shop, till: Till, rows: int, dated: bool
) -> None:
    ids = shop.old_customers(150)
    till.sync()
    shop.clock.sleep(HOUR)
    with fast_clock(shop, till, dated=dated):
        for number in range(rows):
            shop.add("customers", lastName=f"Meanwhile {number}")
        till.sync()
        shop.clock.sleep(60)
        shop.edit("customers", ids[100], note="by the fast clock")
        assert till.sync().outcome == "in_step"
    edited_until_seen(shop, till, ids)
    shop.clock.sleep(4 * HOUR)
    edited_until_seen(shop, till, ids)
    assert not till.queries.sync_status().cloud_clock_ahead


def test_F111_an_edit_from_before_anybody_noticed_is_found(shop: Shop, till: Till) -> None:
    """A watermark that an earlier program let run ahead: all that it hid since is read again."""
    ids = shop.old_customers(150)
    till.sync()
    with till.replica.write() as tx:
        tx.sync_state.cursors.put(replace(cursor(till), watermark=YEAR_2099, tag=None))
    shop.silently(ids[7], note="hidden for days")
    shop.clock.sleep(60)
    shop.edit("customers", ids[8], note="hidden today")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
    assert "cloud_clock_set_back" in decisions(till)


@pytest.mark.parametrize("restarted", [False, True])
def test_F111_a_fast_clock_that_is_set_right_while_nobody_reads_hides_no_later_edit(
    shop: Shop, till: Till, restarted: bool
) -> None:
    """The cloud's clock has passed the watermark again by then, and its count of live records is the same."""
    ids = shop.customers(5)
    till.sync()
    with fast_clock(shop, till, dated=True):
        shop.edit("customers", ids[0], note="dated ahead")
        assert till.sync().outcome == "in_step"
    shop.clock.sleep(3600)
    shop.edit("customers", ids[1], note="dated right, before the watermark")
    if restarted:
        till.crash()
    shop.clock.sleep(27 * 3600)
    shop.edit("customers", ids[2], note="a day later")
    assert till.sync().outcome == "in_step"
    assert till.get("customers", ids[1])["note"] == "dated right, before the watermark"
    assert "cloud_clock_set_back" in decisions(till)
    check_in_step(shop)
    shop.clock.sleep(HOUR)
    till.sync()
    assert decisions(till).count("cloud_clock_set_back") == 1


def test_F111_F78_this_computers_clock_may_be_set_either_way(shop: Shop, till: Till) -> None:
    """It is set right by hours: at the most the last day is read once more."""
    ids = shop.customers(5)
    till.sync()
    own = OffClock(shop.clock, 0)
    till.replica.clock = own
    for off in (5 * 3_600_000, 0, -5 * 3_600_000):
        shop.edit("customers", ids[0], note=f"off by {off}")
        till.sync()
        own.off = off
        shop.clock.sleep(HOUR)
        with till.wire.counted() as asked:
            assert till.sync().outcome == "in_step"
        assert asked.count("GET customers") <= 4
        assert till.get("customers", ids[0])["note"] == f"off by {off}"


def test_F111_a_stock_view_is_read_again_from_its_start() -> None:
    found = cloud_clock.set_back(PullCursor(entity="products", watermark=5 * DAY), 3 * DAY)
    assert found is not None and found.watermark == 2 * DAY and found.tag is None
    assert cloud_clock.set_back(PullCursor(entity="products", watermark=3 * DAY + SKEW), 3 * DAY) is None
    found = cloud_clock.set_back(PullCursor(entity="products", watermark=5 * DAY), 3 * DAY, margin=DAY)
    assert found is not None and found.watermark == DAY


def test_F111_the_status_and_the_run_say_that_the_clock_is_wrong(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    assert not till.queries.sync_status().cloud_clock_ahead and not decisions(till)
    shop.fill("customers", [{"id": 5000, "lastName": "Wrong clock", "versionDate": YEAR_2099}])
    till.sync()
    till.sync()
    status = till.queries.sync_status()
    assert status.headline == "in_step" and status.cloud_clock_ahead["customers"] > DAY
    assert decisions(till).count("cloud_clock_ahead") == 1
    shop.edit("customers", 5000, note="put right")
    till.sync()
    assert not till.queries.sync_status().cloud_clock_ahead


def test_F111_dates_within_the_difference_of_clocks_are_no_wrong_clock(shop: Shop, till: Till) -> None:
    shop.customers(3)
    till.sync()
    with shop.cloud.faults._lag(-SKEW / 1000 + 5):
        shop.add("customers", lastName="By a computer that is ahead")
    till.sync()
    assert not till.queries.sync_status().cloud_clock_ahead and not decisions(till)


@pytest.mark.parametrize("rows", [1, 250])
def test_F111_without_a_date_this_computers_clock_bounds_the_dates(shop: Shop, till: Till, rows: int) -> None:
    """A cloud, or a proxy before it, that tells no time: a row of 2099 hides no later edit."""
    till.wire.clock = None
    ids = shop.old_customers(150)
    till.sync()
    shop.clock.sleep(HOUR)
    shop.fill(
        "customers",
        [
            {"id": 5000 + each, "lastName": "Wrong clock", "versionDate": YEAR_2099 + each}
            for each in range(rows)
        ],
    )
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
    edited_until_seen(shop, till, ids)
    watermark = cursor(till).watermark
    assert watermark is not None and watermark <= shop.clock.wall + MARGIN
    assert decisions(till).count("own_clock_behind") == 1 and "cloud_clock_ahead" not in decisions(till)
    assert till.queries.sync_status().cloud_clock_ahead["customers"] > DAY


@pytest.mark.parametrize("hours", [-20, 20])
def test_F111_F78_without_a_date_a_clock_that_is_hours_off_costs_nothing(
    shop: Shop, till: Till, hours: int
) -> None:
    till.wire.clock = None
    ids = shop.old_customers(150)
    till.replica.clock = OffClock(shop.clock, hours * 3_600_000)
    till.sync()
    till.sync()
    with till.wire.counted() as asked:
        assert till.sync().outcome == "in_step"
    assert asked.count("GET customers") == 1
    edited_until_seen(shop, till, ids)
    assert not decisions(till)


def test_F111_F78_without_a_date_a_clock_that_is_years_slow_hides_nothing(shop: Shop, till: Till) -> None:
    till.wire.clock = None
    ids = shop.old_customers(150)
    till.replica.clock = OffClock(shop.clock, -20 * 365 * DAY)
    assert till.sync().outcome == "in_step"
    edited_until_seen(shop, till, ids)
    assert decisions(till).count("own_clock_behind") == 1


def test_F111_without_a_date_a_watermark_of_an_earlier_program_is_set_back(shop: Shop, till: Till) -> None:
    till.wire.clock = None
    ids = shop.old_customers(150)
    till.sync()
    with till.replica.write() as tx:
        tx.sync_state.cursors.put(replace(cursor(till), watermark=YEAR_2099, tag=None))
    shop.silently(ids[7], note="hidden for days")
    shop.clock.sleep(60)
    shop.edit("customers", ids[8], note="hidden today")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("rows", [1, 60, 150, 450])
def test_F111_rows_dated_ahead_make_no_quiet_round_dearer(shop: Shop, till: Till, rows: int) -> None:
    ids = shop.old_customers(150)
    dated_ahead(shop, rows)
    till.sync()
    shop.clock.sleep(120)
    shop.edit("customers", ids[3], note="news")
    till.sync()
    till.sync()
    for _ in range(3):
        shop.clock.sleep(120)
        with till.wire.counted() as asked:
            assert till.sync().outcome == "in_step"
        assert asked.count("GET customers") == 1
    edited_until_seen(shop, till, ids)
    assert till.queries.sync_status().cloud_clock_ahead["customers"] > DAY
    assert cursor(till).ahead_from == (YEAR_2099 if rows > 50 else None)


def test_F111_rows_dated_ahead_are_read_again_within_an_hour(shop: Shop, till: Till) -> None:
    """The till with the wrong clock writes one of them again: that is dated ahead too."""
    shop.old_customers(150)
    dated_ahead(shop, 150)
    till.sync()
    till.sync()
    shop.clock.sleep(HOUR + 1)
    with shop.cloud.replica.write() as tx:
        tx.put("customers", {**shop.get("customers", 5003), "note": "again", "versionDate": YEAR_2099 + 900})
    till.sync()
    assert till.get("customers", 5003)["note"] == "again"
    check_in_step(shop)


def test_F111_when_the_clock_reaches_rows_that_were_ahead_they_are_as_any_other(
    shop: Shop, till: Till
) -> None:
    ids = shop.old_customers(150)
    soon = shop.clock.wall + 3 * DAY
    shop.fill(
        "customers",
        [
            {"id": 5000 + each, "lastName": "Fast clock", "versionDate": soon + each * 1000}
            for each in range(150)
        ],
    )
    till.sync()
    assert cursor(till).ahead_from == soon
    till.engine.polling.mark_entity_due("customers")
    shop.clock.sleep(3 * 24 * HOUR - 600)
    till.sync()
    assert cursor(till).ahead_from is None, "they are no more than a fast clock ahead"
    shop.clock.sleep(600 + 75)
    edited_until_seen(shop, till, ids, edits=3)
    assert till.queries.sync_status().cloud_clock_ahead == {} and cursor(till).ahead_from is None


def dated_ahead(shop: Shop, rows: int) -> None:
    """Records that a till with a wrong clock has written."""
    made = [
        {"id": 5000 + each, "lastName": "Wrong clock", "versionDate": YEAR_2099 + each}
        for each in range(rows)
    ]
    shop.fill("customers", made)


@pytest.mark.parametrize("days", [-20, 20])
def test_any_answer_tells_whether_our_own_clock_is_wrong(shop: Shop, till: Till, days: int) -> None:
    till.sync()
    meta = till.replica.sync_state.meta
    asked = till.client.requests
    till.engine.ask_time()
    assert till.client.requests == asked and till.queries.sync_status().own_clock_ahead == 0
    till.wire.fast = -days * DAY
    till.engine.ask_time()
    assert till.client.requests == asked
    shop.clock.sleep(HOUR)
    till.engine.ask_time()
    assert till.client.requests > asked
    ahead, now = till.queries.sync_status().own_clock_ahead, shop.clock.now()
    assert abs(ahead - days * DAY) < TOLERANCE and certain_now(meta, now) == min(now, now - ahead)
