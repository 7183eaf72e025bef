"""A window of a few pages: its newest page, and what is below that by a scan."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sync.client.transport import Request, Response
from sync.run_scope import for_webhook
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

ROWS = 700
ONE_LIST = for_webhook(frozenset({"customers"}))


@pytest.fixture
def ids(shop: Shop) -> list[int]:
    """Customers that the till has."""
    made = shop.old_customers(ROWS)
    for _ in range(2):
        shop.till.sync()
        shop.clock.sleep(2 * HOUR)
    shop.till.sync()
    return made


def requests(till: Till) -> int:
    with till.wire.counted() as lines:
        assert till.sync(run_scope=ONE_LIST).error is None
    return len(lines)


def edit(shop: Shop, ids: list[int]) -> None:
    for each in ids:
        shop.edit("customers", each, note="theirs")


@pytest.mark.parametrize(("changed", "most"), [(85, 2), (100, 3), (150, 3), (250, 4), (285, 4)])
def test_so_many_changes_cost_their_pages_and_a_count(
    shop: Shop, till: Till, ids: list[int], changed: int, most: int
) -> None:
    edit(shop, ids[:changed])
    assert requests(till) <= most
    check_in_step(shop)
    assert requests(till) <= 3 and requests(till) <= 3


def at_lower_page(happens: Callable[[], None]) -> Callable[[Request], Response | None]:
    """A hook of the wire: something happens in the cloud before what is below the newest page is read."""
    done: list[bool] = []

    def before(request: Request) -> Response | None:
        query = dict(request.query)
        if query.get("sort") == "versionDate" and "|lt|" in query["filter"] and not done:
            done.append(True)
            happens()
        return None

    return before


def test_F40_a_row_that_moves_up_while_the_window_is_read_is_not_missed(
    shop: Shop, till: Till, ids: list[int]
) -> None:
    edit(shop, ids[:150])
    till.wire.before = at_lower_page(lambda: shop.edit("customers", ids[3], city="moved"))
    requests(till)
    till.wire.before = None
    requests(till)
    assert till.get("customers", ids[3])["city"] == "moved"
    check_in_step(shop)


def test_F43_a_row_that_comes_late_while_the_window_is_read_is_not_missed(
    shop: Shop, till: Till, ids: list[int]
) -> None:
    edit(shop, ids[:150])
    between = shop.get("customers", ids[100])["versionDate"]

    def late() -> None:
        with shop.cloud.replica.write() as tx:
            tx.put("customers", {**shop.get("customers", ids[600]), "city": "late", "versionDate": between})

    till.wire.before = at_lower_page(late)
    requests(till)
    till.wire.before = None
    requests(till)
    assert till.get("customers", ids[600])["city"] == "late"
    check_in_step(shop)


def test_F42_many_rows_of_one_date_are_scanned(shop: Shop, till: Till, ids: list[int]) -> None:
    moment = shop.clock.now()
    rows = [{**shop.get("customers", each), "note": "at once", "versionDate": moment} for each in ids[:220]]
    with shop.cloud.replica.write() as tx:
        tx.put_many("customers", rows)
    requests(till)
    check_in_step(shop)


def test_a_lower_page_that_fails_is_read_again(shop: Shop, till: Till, ids: list[int]) -> None:
    edit(shop, ids[:150])
    known = till.replica.sync_state.cursors.get("customers")

    def fails(request: Request) -> Response | None:
        query = dict(request.query)
        return Response(500) if query.get("sort") == "versionDate" and "|lt|" in query["filter"] else None

    till.wire.before = fails
    till.sync(run_scope=ONE_LIST)
    after = till.replica.sync_state.cursors.get("customers")
    assert after.watermark == known.watermark
    till.wire.before = None
    shop.clock.sleep(HOUR)
    till.sync()
    check_in_step(shop)
