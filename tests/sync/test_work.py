"""How many requests everyday runs are: the vendor's allowance is counted in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sync.run_scope import for_webhook
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def requests(till: Till, expected: int) -> int:
    """Of the next run, of the list of customers alone, which brings so many records."""
    with till.wire.counted() as lines:
        outcome = till.sync(run_scope=for_webhook(frozenset({"customers"})))
    assert (outcome.error, outcome.pulled) == (None, expected)
    return len(lines)


def settled(folder: Path, count: int) -> tuple[Shop, list[int]]:
    """A shop whose till has all customers, and has checked that it has."""
    shop = Shop(folder)
    ids = shop.old_customers(count)
    for _ in range(3):
        shop.till.sync()
        shop.clock.sleep(2 * HOUR)
    shop.till.sync()
    return shop, ids


def test_nothing_new_is_one_request_and_a_hundred_changes_of_a_long_list_are_three(tmp_path: Path) -> None:
    shop, ids = settled(tmp_path, 1200)
    assert requests(shop.till, 0) == 1
    for id in ids[::12]:
        shop.edit("customers", id, note="theirs")
    assert requests(shop.till, 100) <= 3
    check_in_step(shop)
    shop.close()


@pytest.mark.parametrize("burst", [150, 450])
def test_news_after_a_burst_are_a_page_a_page_of_the_rest_and_a_count(tmp_path: Path, burst: int) -> None:
    shop, ids = settled(tmp_path, 600)
    for id in ids[:burst]:
        shop.edit("customers", id, note="theirs")
    assert shop.till.sync().pulled == burst
    for number in range(6):
        shop.clock.sleep(90)  # the window of ten minutes holds the burst all the while
        shop.edit("customers", ids[-1 - number], note="news")
        assert requests(shop.till, 1) <= 3
    check_in_step(shop)
    shop.close()
