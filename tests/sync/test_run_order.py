"""The order of a run: hot lists, what is pending, the other lists; so that little can keep an edit from being sent."""

from __future__ import annotations

import pytest

from sync.client.transport import Request, Response
from sync.errors import Offline
from sync.run_scope import DUE, OWN_CHANGES
from tests.fakes.breakage import writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

LISTS = (
    "/products",
    "/product-ingredients",
    "/tags",
    "/taxes",
    "/webhooks",
    "/categories",
    "/employees",
    "/suppliers",
)


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
    assert (outcome.outcome, outcome.error, outcome.pushed, outcome.waiting) == (
        "error",
        "list_refused",
        2,
        0,
    )
    assert shop.get("customers", one)["note"] == "mine" and shop.get("suppliers", supplier)
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F122_a_connection_that_always_breaks_at_the_stock_is_that_lists_problem(
    shop: Shop, till: Till
) -> None:
    """A hot list: it is read before anything is sent."""
    warehouse = shop.add("warehouses", name="Shop")
    (one,) = shop.customers(1)
    tag = shop.add("tags", name="old")
    till.sync()
    till.wire.before = breaking(f"warehouses/{warehouse}/products")  # type: ignore[assignment]
    for number in range(3):
        shop.clock.sleep(HOUR)
        till.edit("customers", one, note=f"mine {number}")
        shop.edit("tags", tag, name=f"new {number}")
        outcome = till.sync()
        assert (outcome.outcome, outcome.error, outcome.pushed) == ("error", "list_refused", 1)
        assert shop.get("customers", one)["note"] == f"mine {number}"
        assert till.get("tags", tag)["name"] == f"new {number}"
        (unread,) = outcome.not_looked
        assert (unread.entity, unread.scope, unread.reason) == (
            "warehouse-products",
            warehouse,
            "list_refused",
        )
        assert till.queries.sync_status().online and not till.engine.backing_off()
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.sync(run_scope=DUE).outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("reason", ["reset", "truncated", "timeout"])
def test_F122_where_every_list_breaks_the_edits_are_sent_all_the_same(
    shop: Shop, till: Till, reason: str
) -> None:
    """Once the cloud has answered for a list, what waits is worth a request."""
    (one,) = shop.customers(1)
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.edit("customers", one, note="mine")

    def before(request: Request) -> Response | None:
        if request.method == "GET" and request.path.endswith(LISTS):
            raise Offline(sent=True, reason=reason)
        return None

    till.wire.before = before
    outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.pushed) == ("offline", "offline", 1)
    assert shop.get("customers", one)["note"] == "mine" and till.waiting == 0
    unread = {each.entity for each in outcome.not_looked}
    assert {"products", "tags", "taxes"} <= unread


@pytest.mark.parametrize(
    ("sent", "reason", "most"), [(False, "refused", 1), (True, "timeout", 5), (True, "reset", 6)]
)
def test_F122_without_a_connection_a_run_costs_little(
    shop: Shop, till: Till, sent: bool, reason: str, most: int
) -> None:
    """A page is asked for in ever smaller sizes after a timeout; a list and the one after it, each twice, after a reset."""
    (one,) = shop.customers(1)
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.edit("customers", one, note="mine")

    def before(request: Request) -> Response | None:
        if request.path.endswith("/token"):
            return None
        raise Offline(sent=sent, reason=reason)

    till.wire.before = before
    with till.wire.counted() as asked:
        outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "offline", 1)
    assert len(asked) <= most, asked
    assert not till.queries.sync_status().problems and len(outcome.not_looked) > 10
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


def test_F122_a_list_at_which_alone_the_connection_breaks_keeps_no_other_edit_here(
    shop: Shop, till: Till
) -> None:
    """Several edits are sent by way of their list, whether it can be read or not."""
    ids = shop.customers(4)
    supplier, group = shop.add("suppliers", name="Mlýn"), shop.add("discount-groups", name="Old")
    tag = shop.add("tags", name="old")
    till.sync()
    till.wire.before = breaking("customers")  # type: ignore[assignment]
    for number in range(3):
        shop.clock.sleep(HOUR)
        for each in ids:
            till.edit("customers", each, note=f"mine {number}")
        till.edit("suppliers", supplier, name=f"mine {number}")
        if number == 2:
            till.commands.delete("discount-groups", [group])
        shop.edit("tags", tag, name=f"new {number}")
        outcome = till.sync()
        assert (outcome.outcome, outcome.error, outcome.waiting) == ("error", "list_refused", 4)
        assert shop.get("suppliers", supplier)["name"] == f"mine {number}"
        assert till.get("tags", tag)["name"] == f"new {number}"
        assert till.queries.sync_status().online
    assert shop.get("discount-groups", group)["deleted"]
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", ids[0])["note"] == "mine 2"
    check_in_step(shop)


def test_F122_where_nothing_else_waits_the_cold_lists_are_read_all_the_same(shop: Shop, till: Till) -> None:
    ids = shop.customers(4)
    tag = shop.add("tags", name="old")
    till.sync()
    till.wire.before = breaking("customers")  # type: ignore[assignment]
    shop.clock.sleep(HOUR)
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.edit("tags", tag, name="new")
    outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("error", "list_refused", 4)
    assert till.get("tags", tag)["name"] == "new"


def test_F122_a_connection_that_is_gone_while_edits_are_sent_costs_little(shop: Shop, till: Till) -> None:
    ids = shop.customers(4)
    supplier = shop.add("suppliers", name="Mlýn")
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.edit("suppliers", supplier, name="mine")

    def before(request: Request) -> Response | None:
        raise Offline(sent=True, reason="reset")

    till.wire.before = before
    with till.wire.counted() as asked:
        outcome = till.sync(run_scope=OWN_CHANGES)
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "offline", 5)
    assert len(asked) <= 4, asked


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
