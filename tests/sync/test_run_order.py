"""The order of a run: hot lists, what is pending, the other lists; so that little can keep an edit from being sent."""

from __future__ import annotations

import pytest

from sync.client.transport import Request, Response
from sync.errors import Offline
from tests.fakes.breakage import writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def breaking(name: str) -> object:
    """The connection breaks whenever this list is read."""

    def before(request: Request) -> Response | None:
        if request.method == "GET" and request.path.endswith(f"/{name}"):
            raise Offline(sent=True, reason="reset")
        return None

    return before


def test_F122_hot_lists_then_what_is_pending_then_the_others(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.edit("customers", one, note="mine")
    with till.wire.counted() as asked:
        assert till.sync().outcome == "in_step"
    sent = asked.index(f"PATCH customers/{one}")
    hot, cold = ("GET customers", "GET products"), ("GET tags", "GET taxes", "GET employees")
    assert all(asked.index(each) < sent for each in hot)
    assert all(asked.index(each) > sent for each in cold)
    check_in_step(shop)


def test_F122_a_connection_that_breaks_at_a_cold_list_keeps_no_edit_here(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.edit("customers", one, note="mine")
    supplier = till.add("suppliers", name="Mlýn")
    till.wire.before = breaking("taxes")  # type: ignore[assignment]
    outcome = till.sync()
    assert (outcome.outcome, outcome.pushed, outcome.waiting) == ("offline", 2, 0)
    assert shop.get("customers", one)["note"] == "mine" and shop.get("suppliers", supplier)
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("number", range(14))
def test_F122_one_reset_at_any_read_ends_no_run(shop: Shop, till: Till, number: int) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.faults = {len(till.wire.asked) + number: "lost"}
    outcome = till.sync()
    lost = till.wire.asked[-len(till.wire.asked) + min(till.wire.faults)]
    assert outcome.outcome == "in_step" or lost.method != "GET"
    till.wire.faults = {}
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["note"] == "mine"
    check_in_step(shop)


def test_F122_parents_are_sent_before_their_children_all_the_same(shop: Shop, till: Till) -> None:
    """The parent's list is a cold one, the child's a hot one."""
    till.sync()
    shop.clock.sleep(2 * HOUR)
    category = till.add("categories", name="Bread")
    product = till.add("products", name="Roll", _categoryId=category)
    outcome = till.sync()
    assert (outcome.outcome, outcome.pushed) == ("in_step", 2)
    assert shop.get("products", product)["_categoryId"] == category
    written = [line for line in till.wire.shown() if line.startswith(("PUT", "POST"))]
    assert [line.split()[1].partition("/")[0] for line in written] == ["categories", "products"]
    check_in_step(shop)


def test_F122_what_both_sides_changed_in_a_cold_list_is_merged_before_it_is_read(
    shop: Shop, till: Till
) -> None:
    supplier = shop.add("suppliers", name="Mlýn", phone="1", city="Brno")
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.edit("suppliers", supplier, phone="2")
    shop.edit("suppliers", supplier, city="Praha")
    assert till.sync().outcome == "in_step"
    there = shop.get("suppliers", supplier)
    assert (there["phone"], there["city"]) == ("2", "Praha")
    till.edit("suppliers", supplier, phone="3")
    shop.edit("suppliers", supplier, phone="4")
    outcome = till.sync()
    assert (outcome.outcome, outcome.needs_you) == ("needs_you", 1)
    assert shop.get("suppliers", supplier)["phone"] == "4"


def test_F122_a_cloud_that_takes_nothing_is_read_all_the_same(shop: Shop, till: Till) -> None:
    tax = shop.add("tags", name="old")
    till.sync()
    shop.clock.sleep(2 * HOUR)
    for name in ("suppliers", "employees", "eet-subjects", "discount-groups"):
        till.add(name, name="New")
    shop.edit("tags", tax, name="new")
    till.wire.before = lambda request: Response(503) if writing(request) else None
    outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "server_fault", 4)
    assert till.get("tags", tax)["name"] == "new"
