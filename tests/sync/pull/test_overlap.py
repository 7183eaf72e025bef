"""A window of more rows than a page: news cost a page and a count, and nothing that comes late is missed (F43, F122)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage.sync_state.pull_cursors import PullCursor
from sync.client.transport import Request, Response
from sync.pull.pull import OVERLAP
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

EDITS = 350


def cursor(till: Till) -> PullCursor:
    return till.replica.sync_state.cursors.get("customers")


def requests(lines: list[str]) -> int:
    return sum(line.startswith("GET customers") for line in lines)


def edit_many(shop: Shop, till: Till, edits: int) -> list[int]:
    """Ids of customers of which this till has just edited and sent so many, and of fifty more."""
    ids = shop.old_customers(edits + 50)
    till.sync()
    shop.clock.sleep(HOUR)
    for each in ids[:edits]:
        till.edit("customers", each, note="ours")
    assert till.settle().outcome == "in_step"
    assert till.sync().outcome == "in_step"
    return ids


@pytest.fixture
def edited(shop: Shop, till: Till) -> list[int]:
    """The ids of `edit_many`."""
    return edit_many(shop, till, EDITS)


def test_F122_one_new_row_after_a_thousand_edits_is_three_requests(shop: Shop, till: Till) -> None:
    edited = edit_many(shop, till, 1000)
    rounds = []
    for number in range(30):
        shop.clock.sleep(45)
        if number % 2:
            shop.edit("customers", edited[1000 + number], note=f"news {number}")
        else:
            shop.add("customers", lastName=f"New {number}")
        with till.wire.counted() as lines:
            outcome = till.sync()
        assert (outcome.outcome, outcome.pulled) == ("in_step", 1)
        rounds.append(requests(lines))
        check_in_step(shop)
    # Once, when nothing can come late into it any more, the window is scanned; then all of it fits on a page again.
    assert sorted(rounds)[-2] <= 3 and max(rounds) <= 15
    assert shop.clock.wall - (cursor(till).watermark or 0) < OVERLAP


def test_F122_an_hour_after_many_edits_news_are_as_cheap(shop: Shop, till: Till, edited: list[int]) -> None:
    shop.clock.sleep(HOUR)
    shop.edit("customers", edited[3], note="news")
    rounds = []
    for _ in range(4):
        with till.wire.counted() as lines:
            assert till.sync().outcome == "in_step"
        rounds.append(requests(lines))
    assert till.get("customers", edited[3])["note"] == "news"
    # The window is scanned with them, and then is empty.
    assert rounds[0] <= 3 + EDITS // 100 and max(rounds[2:]) == 1


def test_F43_F122_a_row_that_comes_late_into_a_large_window_is_seen_with_the_next_news(
    shop: Shop, till: Till, edited: list[int]
) -> None:
    with shop.cloud.replica.clock.behind(5.0):  # type: ignore[attr-defined]
        shop.edit("customers", edited[EDITS + 7], note="late")
    shop.clock.sleep(30)
    shop.add("customers", lastName="New")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F43_F122_a_late_edit_of_a_row_of_the_window_is_seen_before_it_leaves(
    shop: Shop, till: Till, edited: list[int]
) -> None:
    known = shop.get("customers", edited[120])["versionDate"]
    shop.clock.sleep(30)
    with shop.cloud.replica.write() as tx:
        row = {**shop.get("customers", edited[120]), "note": "late", "versionDate": known + 1}
        tx.put("customers", row)
    for number in range(14):
        shop.clock.sleep(100)
        if number % 3 == 0:
            shop.edit("customers", edited[EDITS + number], note=f"news {number}")
        assert till.sync().outcome == "in_step"
    assert till.get("customers", edited[120])["note"] == "late"
    check_in_step(shop)


def test_F122_more_news_than_a_page_holds_are_all_read(shop: Shop, till: Till, edited: list[int]) -> None:
    shop.clock.sleep(30)
    for number in range(130):
        shop.edit("customers", edited[number * 2], note=f"news {number}")
    assert till.sync().pulled == 130
    check_in_step(shop)


def test_F122_a_cloud_that_does_not_count_is_read_as_a_whole(
    shop: Shop, till: Till, edited: list[int]
) -> None:
    shop.cloud.behave(uncounted=frozenset({"customers"}))
    known = shop.get("customers", edited[120])["versionDate"]
    with shop.cloud.replica.write() as tx:
        row = {**shop.get("customers", edited[120]), "note": "late", "versionDate": known + 1}
        tx.put("customers", row)
    shop.clock.sleep(30)
    shop.add("customers", lastName="New")
    till.sync()
    check_in_step(shop)


@pytest.mark.parametrize("number", (2, 3, 4, 6))
def test_F81_F122_a_crash_between_the_pages_loses_nothing(
    shop: Shop, till: Till, edited: list[int], number: int
) -> None:
    left = [number]

    def dies(request: Request) -> Response | None:
        if request.path.endswith("/customers"):
            left[0] -= 1
            if left[0] == 0:
                raise KeyboardInterrupt
        return None

    known = shop.get("customers", edited[200])["versionDate"]
    with shop.cloud.replica.write() as tx:
        row = {**shop.get("customers", edited[200]), "note": "late", "versionDate": known + 1}
        tx.put("customers", row)
    till.wire.before = dies
    for each in range(5):
        shop.clock.sleep(20)
        shop.edit("customers", edited[EDITS + each], note=f"news {each}")
        try:
            till.sync()
        except KeyboardInterrupt:
            till.crash()
    till.wire.before = None
    shop.clock.sleep(2 * OVERLAP / 1000)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F43_N7_a_late_edit_below_the_newest_page_is_seen_although_nothing_else_is_new(
    shop: Shop, till: Till, edited: list[int]
) -> None:
    known = shop.get("customers", edited[120])["versionDate"]
    with shop.cloud.replica.write() as tx:
        row = {**shop.get("customers", edited[120]), "note": "late", "versionDate": known + 1}
        tx.put("customers", row)
    for _ in range(22):
        shop.clock.sleep(60)
        assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F43_N7_a_late_edit_is_seen_where_the_cloud_ends_its_pages_just_below_the_window(
    shop: Shop, till: Till
) -> None:
    """The page shows the whole window, and stays as it is when a row comes late: it would be the first of the next page."""

    def pages_of_five(request: Request) -> Response | None:
        if request.method != "GET" or all(name != "limit" for name, _ in request.query):
            return None
        query = tuple(
            (name, str(min(int(text), 5)) if name == "limit" else text) for name, text in request.query
        )
        return till.wire.cloud.faults.handle(replace(request, query=query))

    old = shop.old_customers(12)
    till.wire.before = pages_of_five
    till.sync()
    shop.clock.sleep(HOUR)
    for each in old[:5]:
        shop.edit("customers", each, note="news")
        shop.clock.sleep(1)
    for _ in range(3):
        assert till.sync().outcome == "in_step"
    with shop.cloud.replica.write() as tx:
        late = min(shop.get("customers", each)["versionDate"] for each in old[:5]) - 5000
        tx.put("customers", {**shop.get("customers", old[7]), "note": "late", "versionDate": late})
    shop.clock.sleep(2 * OVERLAP / 1000)
    assert till.sync().outcome == "in_step"
    assert till.get("customers", old[7])["note"] == "late"


def test_F43_F122_a_large_window_is_scanned_once_when_nothing_can_come_late(
    shop: Shop, till: Till, edited: list[int]
) -> None:
    rounds = []
    for _ in range(60):
        shop.clock.sleep(30)
        with till.wire.counted() as lines:
            assert till.sync().outcome == "in_step"
        rounds.append(requests(lines))
    (scan,) = (place for place, each in enumerate(rounds) if each > 2)
    assert OVERLAP <= scan * 30_000 <= 2 * OVERLAP + 60_000
    assert rounds[scan] <= 3 + EDITS // 100 and set(rounds[scan + 2 :]) == {1}


def test_F42_a_page_of_one_second_proves_nothing_while_a_coarse_clock_may_add_to_it(
    shop: Shop, till: Till
) -> None:
    second = shop.clock.now() // 1000 * 1000
    rows = [{"id": 5000 + each, "lastName": f"Import {each}", "versionDate": second} for each in range(150)]
    rows += [{"id": 6000 + each, "lastName": "Old", "versionDate": second - each} for each in range(1, 60)]
    shop.fill("customers", rows)
    till.sync()
    till.sync()
    shop.fill("customers", [{"id": 5000, "lastName": "Edited", "versionDate": second}])
    assert till.sync().outcome == "in_step"
    assert till.get("customers", 5000)["lastName"] == "Edited"
    shop.clock.sleep(HOUR)
    for _ in range(8):
        till.sync()
    with till.wire.counted() as lines:
        till.sync()
    assert requests(lines) == 1
    check_in_step(shop)
