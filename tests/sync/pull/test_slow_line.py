"""Slow lines: smaller pages, one at a time, and larger ones again (F12)."""

from __future__ import annotations

from typing import Any

import pytest

from sync.client.transport import Request, Response
from sync.errors import Offline
from sync.events import Progress
from sync.pull import parallel_download
from tests.fakes.tills import HOUR, Shop, check_in_step


def sizes(shop: Shop, start: int = 0) -> list[int]:
    """How many rows each page of customers asked for, probes left out."""
    queries = [dict(each.query) for each in shop.till.wire.asked[start:] if each.path.endswith("/customers")]
    return [int(each["limit"]) for each in queries if each["limit"] != "1"]


def times_out_above(shop: Shop, rows: int) -> Any:
    """A line that brings that many rows within the deadline and no more."""

    def before(request: Request) -> Response | None:
        query = dict(request.query)
        if request.path.endswith("/customers") and int(query.get("limit", 1)) > rows:
            shop.clock.sleep(60.0)
            raise Offline(sent=True, reason="timeout")
        return None

    return before


@pytest.mark.parametrize("ranges", [False, True])
@pytest.mark.parametrize(("bears", "asked"), [(60, 50), (25, 20)])
def test_F12_F07_a_page_that_times_out_is_requested_again_smaller(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, ranges: bool, bears: int, asked: int
) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100 if ranges else 10_000)
    shop.old_customers(260)
    shop.till.wire.before = times_out_above(shop, bears)
    outcome = shop.till.sync()
    assert outcome.outcome == "in_step", (outcome, sizes(shop))
    assert asked in sizes(shop) and 100 in sizes(shop)
    check_in_step(shop)


def test_F12_when_the_smallest_page_times_out_the_run_is_offline(shop: Shop) -> None:
    shop.old_customers(30)
    shop.till.wire.before = times_out_above(shop, 5)
    assert shop.till.sync().outcome == "offline"
    assert sizes(shop) == [100, 50, 20]


def test_a_failed_connection_does_not_shrink_pages(shop: Shop) -> None:
    shop.old_customers(30)

    def before(request: Request) -> Response | None:
        if request.path.endswith("/customers") and dict(request.query)["limit"] != "1":
            raise Offline(sent=False, reason="timeout")
        return None

    shop.till.wire.before = before
    assert shop.till.sync().outcome == "offline"
    assert sizes(shop) == [100]


@pytest.mark.parametrize("ranges", [False, True])
def test_F12_pages_shrink_on_a_slow_line_and_grow_again(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, ranges: bool
) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100 if ranges else 10_000)
    shop.old_customers(700)
    page_size = [0.2]

    def before(request: Request) -> Response | None:
        if request.path.endswith("/customers"):
            shop.clock.sleep(page_size[0] * int(dict(request.query)["limit"]))
            if len(sizes(shop)) == 14:
                page_size[0] = 0.005
        return None

    shop.till.wire.before = before
    assert shop.till.sync().outcome == "in_step"
    seen = sizes(shop)
    assert seen[0] == 100 and 20 not in seen[:1] and min(seen) == 20 or min(seen) == 50
    assert seen[-1] == 100 or seen.index(min(seen)) < len(seen) - 1
    check_in_step(shop)


def test_F12_a_run_with_nothing_new_is_one_304_whatever_the_page_size(shop: Shop) -> None:
    """The tag of a page is good for a page of that size: it is asked for in full, and answered without a body."""
    till = shop.till
    shop.old_customers(5)
    till.sync()
    shop.clock.sleep(HOUR)
    till.sync()
    till.engine._page_size.record_timeout(50)
    assert till.engine._page_size.slow
    start = len(till.wire.asked)
    till.sync()
    assert sizes(shop, start) == [100]
    assert till.wire.answered[-1] == 304 or 304 in till.wire.answered[start:]


def test_F12_on_a_slow_line_the_newest_rows_are_read_in_small_pages(shop: Shop) -> None:
    till = shop.till
    shop.old_customers(5)
    till.sync()
    shop.clock.sleep(HOUR)
    till.sync()
    shop.fill("customers", [{"id": 7000 + n, "lastName": f"New {n}"} for n in range(70)])
    start = len(till.wire.asked)
    till.wire.before = times_out_above(shop, 25)
    assert till.sync().outcome == "in_step"
    assert sizes(shop, start)[:3] == [100, 50, 20]
    assert till.replica.sync_state.cursors.get("customers").tag is None
    check_in_step(shop)


def test_progress_has_records_and_remaining_seconds(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100)
    shop.old_customers(800)
    shop.till.wire.before = lambda _: shop.clock.sleep(1.5)
    shop.till.sync()
    told = [each for each in shop.till.events if isinstance(each, Progress) and each.entity == "customers"]
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert {each.total for each in told} == {800} and told[-1].done == 800
    assert told[0].left is None and told[-1].left == 0
    middle = [each for each in told if each.left and 200 < each.done < 700]
    assert middle
    for each in middle:
        # A page a second and a half, 80 to 99 rows of it new.
        assert (800 - each.done) / 70 <= each.left <= (800 - each.done) / 40 + 1
