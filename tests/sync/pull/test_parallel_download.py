"""The parallel first download of a long list: complete, cheap, and resumed at its pages after any failure."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from storage.sync_state.pull_cursors import Range
from sync.client.transport import Request, Response
from sync.engine import SyncEngine
from sync.limits.concurrency import Concurrency
from sync.pull import keyset_scan, parallel_download
from sync.pull.executors import ThreadedExecutor
from tests.fakes.tills import HOUR, WHOLE, Shop, Till, check_in_step
from tests.fakes.today import DAY

ROWS = 640


@pytest.fixture(autouse=True)
def _short_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100)


def parts(till: Till) -> list[Range]:
    return till.replica.sync_state.ranges.all("customers")


def asked(till: Till, start: int = 0) -> list[dict[str, str]]:
    """What was asked of the customers' list, as their queries."""
    return [dict(each.query) for each in till.wire.asked[start:] if each.path.endswith("/customers")]


def pages(queries: list[dict[str, str]]) -> Counter[str]:
    """The pages of ranges among them, by what they ask for."""
    return Counter(
        each["filter"] for each in queries if "|lt|" in each.get("filter", "") and each["limit"] != "1"
    )


def answered(till: Till, start: int = 0) -> Counter[str]:
    """Those of `pages` that were answered."""
    return pages(
        [
            dict(till.wire.asked[number].query)
            for number in range(start, len(till.wire.asked))
            if till.wire.asked[number].path.endswith("/customers")
            and till.wire.answered[number] == 200
            and number not in till.wire.faults
        ]
    )


def with_threads(till: Till) -> Till:
    till.engine = SyncEngine(
        till.replica, till.client, till.bus, clock=till.shop.clock, rng=till._rng, executor=ThreadedExecutor
    )
    return till


def answering_page(number: int, answer: Response) -> Any:
    """A hook of the wire: the page of a range with this number, counted from 1, is answered so."""
    count = [0]

    def before(request: Request) -> Response | None:
        query = dict(request.query)
        if (
            request.path.endswith("/customers")
            and "|lt|" in query.get("filter", "")
            and query["limit"] != "1"
        ):
            count[0] += 1
            return answer if count[0] == number else None
        return None

    return before


# what it costs, and that it is all


@pytest.mark.parametrize("threads", [False, True])
def test_a_long_list_is_read_by_four_ranges_of_its_rows(shop: Shop, threads: bool) -> None:
    till = with_threads(shop.till) if threads else shop.till
    ids = shop.old_customers(ROWS)
    outcome = till.sync()
    assert outcome.outcome == "in_step" and outcome.pulled == ROWS
    assert set(till.replica.many("customers", ids)) == set(ids)
    queries = asked(till)
    ends = {each.partition("|lt|")[2] for each in pages(queries)}
    # Each range has a page of 100 and one of what is left; the newest, three cuts, what came meanwhile, the count.
    assert len(ends) == 4 and pages(queries).total() == 8 and len(queries) == 14
    assert not parts(till)
    check_in_step(shop)
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert lines.count("GET customers") == 1 and 304 in till.wire.answered[-len(lines) :]


def test_a_short_list_costs_no_request_more(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 1000)
    shop.old_customers(ROWS)
    shop.till.sync()
    assert len(asked(shop.till)) == 9  # the newest, seven pages, the count
    assert pages(asked(shop.till)).total() == 7


def test_F45_a_cloud_that_does_not_count_is_read_in_one_range(shop: Shop) -> None:
    shop.cloud.behave(uncounted=frozenset({"customers"}))
    shop.old_customers(ROWS)
    assert shop.till.sync().outcome == "in_step"
    assert len({each.partition("|lt|")[2] for each in pages(asked(shop.till))}) == 1
    check_in_step(shop)


def test_a_cloud_that_refuses_far_pages_is_read_in_one_range(shop: Shop) -> None:
    def before(request: Request) -> Response | None:
        query = dict(request.query)
        return Response(400, {}, b"{}") if query.get("limit") == "1" and int(query["page"]) > 1 else None

    shop.till.wire.before = before
    shop.old_customers(ROWS)
    assert shop.till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F42_a_list_of_one_date_is_one_range(shop: Shop) -> None:
    moment = shop.clock.now() - int(2 * HOUR) * 1000
    shop.fill(
        "customers", [{"id": 9000 + n, "lastName": f"T {n}", "versionDate": moment} for n in range(450)]
    )
    assert shop.till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F42_the_watermark_is_held_at_the_first_date_that_was_not_proven(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyset_scan, "TIE_REQUESTS", 1)
    ids = shop.old_customers(ROWS)
    first, second = (shop.get("customers", ids[at])["versionDate"] for at in (200, 500))
    for number, moment in enumerate((first, second)):
        rows = [
            {"id": 90_000 + 1000 * number + n, "lastName": "T", "versionDate": moment} for n in range(230)
        ]
        shop.fill("customers", rows)
    shop.till.sync()
    assert shop.till.replica.sync_state.cursors.get("customers").watermark == first


def test_F40_F41_F43_rows_that_come_and_move_meanwhile_are_not_missed(shop: Shop) -> None:
    till = shop.till
    ids = shop.old_customers(ROWS)
    moves = iter(range(5, ROWS, 40))

    def after(request: Request, answer: Response) -> None:
        if request.path.endswith("/customers") and (at := next(moves, None)) is not None:
            shop.edit("customers", ids[at], note="moved")
            shop.delete("customers", ids[at + 1])
            shop.add("customers", lastName="New")
            with shop.cloud.replica.clock.behind(60.0):  # type: ignore[attr-defined]
                shop.add("customers", lastName="Late")

    till.wire.after = after
    till.sync()
    till.wire.after = None
    till.sync()
    check_in_step(shop)


def test_F103_a_full_run_reads_by_ranges_too_and_sees_what_is_gone(shop: Shop) -> None:
    till = shop.till
    ids = shop.old_customers(ROWS)
    till.sync()
    shop.purge(ids[77])
    start = len(till.wire.asked)
    assert till.sync(full=True).outcome == "in_step"
    assert len({each.partition("|lt|")[2] for each in pages(asked(till, start))}) == 4
    assert not till.lives("customers", ids[77])
    check_in_step(shop)


# interruptions


def interrupted(shop: Shop) -> Iterator[tuple[int, Till]]:
    """A till for each of today's requests that a first download makes of the list, with that request's number."""
    shop.old_customers(ROWS)
    scout = shop.another()
    scout.sync()
    numbers = [n for n, each in enumerate(scout.wire.asked) if each.path.endswith("/customers")]
    for number in numbers[DAY % 3 :: 3]:
        yield number, Till(shop, f"cut-{number}")


def check_went_on(till: Till, broken: int, *, again: int) -> None:
    """The run after the interruption read only what was left, but for `again` pages."""
    assert till.sync().outcome == "in_step"
    twice = answered(till, broken) & answered_until(till, broken)
    assert twice.total() <= again, twice
    assert till.records()["customers"] == till.shop.tills[-1].records()["customers"]
    till.replica.close()


def answered_until(till: Till, end: int) -> Counter[str]:
    return answered(till) - answered(till, end)


@pytest.mark.parametrize("fault", ["unsent", "garbage", "error"])
def test_F06_F11_F13_each_range_resumes_at_its_page_whichever_request_fails(shop: Shop, fault: str) -> None:
    for number, till in interrupted(shop):
        till.wire.faults = {number: fault}
        assert till.sync().outcome in ("offline", "error"), number
        shop.clock.sleep(HOUR)
        check_went_on(till, len(till.wire.asked), again=0)


@pytest.mark.parametrize("threads", [False, True])
def test_a_cancelled_download_resumes_at_its_pages(shop: Shop, threads: bool) -> None:
    for number, till in interrupted(shop):
        stop = threading.Event()
        till.wire.before = lambda _, till=till, stop=stop, number=number: (  # type: ignore[misc]
            stop.set() if len(till.wire.asked) > number else None
        )
        if threads:
            with_threads(till)
        assert till.sync(cancel=stop).outcome in ("cancelled", "in_step"), number
        check_went_on(till, len(till.wire.asked), again=0)


def test_F81_after_a_crash_only_pages_not_stored_are_read_again(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_download, "STORE_ROWS", 200)

    class Death(BaseException):
        pass

    for number, till in interrupted(shop):

        def die(_: Request, till: Till = till, number: int = number) -> None:
            if len(till.wire.asked) > number:
                till.replica.database.close()
                raise Death

        till.wire.before = die
        with pytest.raises(BaseException):  # noqa: B017, PT011 - whatever comes of a database that is gone
            till.sync()
        till.wire.answered += [0] * (len(till.wire.asked) - len(till.wire.answered))
        till.wire.before = None
        till.start()
        check_went_on(till, len(till.wire.asked), again=3)  # of the 200 rows that wait


def test_F25_a_429_in_one_range_stops_the_others_and_keeps_what_was_read(shop: Shop) -> None:
    till = shop.till
    ids = shop.old_customers(ROWS)
    till.wire.before = answering_page(4, Response(429, {"retry-after": "30"}))
    assert (outcome := till.sync()).outcome == "offline" and outcome.error == "rate_limited"
    assert pages(asked(till)).total() == 4
    assert len(till.replica.many("customers", ids)) >= 240
    assert len(parts(till)) == 4
    shop.clock.sleep(60.0)
    check_went = len(till.wire.asked)
    till.wire.before = None
    assert till.sync().outcome == "in_step"
    assert not answered(till, check_went) & answered_until(till, check_went)
    check_in_step(shop)


def test_reading_everything_anew_forgets_the_ranges(shop: Shop) -> None:
    till = shop.till
    shop.old_customers(ROWS)
    till.wire.before = answering_page(4, Response(500))
    till.sync()
    till.wire.before = None
    assert parts(till)
    with till.replica.write() as tx:
        tx.sync_state.cursors.forget_all()
    assert not parts(till)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


# side by side


class Watched:
    """Counts how many requests are under way at once."""

    def __init__(self) -> None:
        self.now = self.most = 0
        self.guard = threading.Lock()

    def before(self, _: Request) -> None:
        with self.guard:
            self.now += 1
            self.most = max(self.most, self.now)
        time.sleep(0.01)
        with self.guard:
            self.now -= 1


@pytest.mark.parametrize("lanes", [1, 3])
def test_no_more_requests_are_in_flight_than_allowed(shop: Shop, lanes: int) -> None:
    till = with_threads(shop.till)
    till.engine.gate.concurrency = Concurrency(clock=shop.clock, start=lanes, most=lanes)
    shop.old_customers(ROWS)
    watched = Watched()
    till.wire.before = watched.before
    assert till.sync().outcome == "in_step"
    assert watched.most == lanes
    check_in_step(shop)


def test_the_same_seed_reads_in_the_same_order(shop: Shop) -> None:
    shop.old_customers(ROWS)
    traces: list[Any] = []
    for _ in range(2):
        till = Till(shop, "twin")
        till.sync()
        # The newest page after it begins by the cloud's clock.
        traces.append([each for each in asked(till) if each.get("sort") == "versionDate"])
        till.replica.close()
        for each in till.path.parent.iterdir():
            each.unlink()
    assert traces[0] == traces[1]


def test_an_edit_made_meanwhile_is_kept(shop: Shop) -> None:
    """A person may already be working with what is there."""
    till = with_threads(shop.till)
    ids = shop.old_customers(ROWS)
    edited: list[int] = []

    def after(request: Request, answer: Response) -> None:
        here = next(iter(till.replica.many("customers", ids)), None)
        if here is not None and not edited:
            edited.append(here)
            till.edit("customers", here, note="mine")

    till.wire.after = after
    monkey = parallel_download.STORE_ROWS
    parallel_download.STORE_ROWS = 100
    try:
        till.sync()
    finally:
        parallel_download.STORE_ROWS = monkey
    assert edited and shop.get("customers", edited[0])["note"] == "mine"
    assert till.replica.count("customers", WHOLE) == shop.cloud.replica.count("customers", WHOLE)
