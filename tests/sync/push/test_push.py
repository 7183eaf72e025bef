"""Pushing: number of requests, order, and edits of others in between."""

from __future__ import annotations

import json

import pytest

from app.practice.faults import Fault, Rule
from storage.outbox.changes import ChangeState
from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import answering, once, writes, writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

# how few requests


def test_two_hundred_and_fifty_creates_are_three_arrays(shop: Shop, till: Till) -> None:
    till.sync()
    ids = [till.add("customers", lastName=f"New {number}") for number in range(250)]
    with till.wire.counted() as lines:
        outcome = till.sync()
    assert writes(lines) == ["PUT customers"] * 3 and outcome.pushed == 250
    assert [len(json.loads(each.body)) for each in till.wire.asked if each.path.endswith("/customers") and each.body] == [
        100, 100, 50,
    ]  # fmt: skip
    assert set(shop.cloud.replica.many("customers", ids)) == set(ids)
    check_in_step(shop)


def test_one_create_is_one_request(shop: Shop, till: Till) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    with till.wire.counted() as lines:
        till.sync()
    assert writes(lines) == [f"PUT customers/{one}"]
    check_in_step(shop)


def test_a_thousand_edits_go_up_in_twenty_requests(shop: Shop, till: Till) -> None:
    ids = shop.customers(1000)
    till.sync()
    till.sync()
    for number, each in enumerate(ids):
        till.edit("customers", each, note=f"note {number}")
    base = 13
    outcome = till.sync()
    assert outcome.outcome == "in_step" and outcome.pushed == 1000
    assert (
        outcome.requests - base <= 22
    )  # with one page of what may come late into a window of a thousand (F43)
    check_in_step(shop)


@pytest.mark.parametrize(
    ("count", "expected"), [(1, ["GET", "PATCH"]), (2, ["GET", "PATCH"] * 2), (3, ["GET", "GET", "PUT"])]
)
def test_few_edits_are_patched_and_more_are_put_together(
    shop: Shop, till: Till, count: int, expected: list[str]
) -> None:
    ids = shop.customers(3)
    till.sync()
    shop.clock.sleep(HOUR)
    till.sync()
    till.sync()
    for each in ids[:count]:
        till.edit("customers", each, note="mine")
    with till.wire.counted() as lines:
        assert till.sync().pushed == count
    sent = lines[2 : 2 + len(expected)]
    assert [line.split()[0] for line in sent] == expected and len(lines) == 13 + len(sent), lines
    check_in_step(shop)


def test_a_page_is_sent_back_in_its_own_order(shop: Shop, till: Till) -> None:
    """The tag is of the page: a cloud may refuse it for the same records in another order."""
    ids = shop.customers(5)
    till.sync()
    pages: list[list[int]] = []

    def after(request: Request, answer: Response) -> None:
        if "id|in|" in str(request.query):
            pages.append([int(each["id"]) for each in json.loads(answer.body)["data"]])

    till.wire.after = after
    for each in sorted(ids, key=lambda each: each % 7):
        till.edit("customers", each, note="mine")
    till.sync(run_scope=OWN_CHANGES)
    [sent] = [each for each in till.wire.asked if each.method == "PUT"]
    assert [each["id"] for each in json.loads(sent.body)] == pages[0]


def test_nothing_is_sent_that_the_cloud_owns(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.add("customers", lastName="New")
    till.sync()
    for request in till.wire.asked:
        if writing(request):
            found = json.loads(request.body)
            for each in found if isinstance(found, list) else [found]:
                assert not {"versionDate", "created", "modifiedBy"} & each.keys()


# somebody was faster


@pytest.mark.parametrize("fault", [Fault.PRECONDITION, Fault.STALE])
@pytest.mark.parametrize("count", [1, 5])
def test_F14_F15_a_refused_etag_reads_again_and_merges_again(
    shop: Shop, till: Till, fault: Fault, count: int
) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=fault, times=2))
    assert till.sync().outcome == "in_step"
    assert shop.cloud.faults.struck[fault] == 2
    check_in_step(shop)


@pytest.mark.parametrize("count", [1, 5])
def test_F14_after_five_rounds_it_waits_for_the_next_run(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=Fault.PRECONDITION))
    outcome = till.sync()
    assert outcome.outcome == "waiting" and outcome.waiting == count
    change = till.change("customers", ids[0])
    assert change.state is ChangeState.WAITING and change.next_try > 0 and change.error == "cloud_changed"
    shop.cloud.faults.clear()
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("count", [1, 5])
def test_F14_an_edit_between_our_read_and_our_write_is_merged(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.wire.before = once(writing, lambda request: shop.edit("customers", ids[0], phone="777"))
    assert till.sync().outcome == "in_step"
    assert (shop.get("customers", ids[0])["note"], shop.get("customers", ids[0])["phone"]) == ("mine", "777")
    check_in_step(shop)


def test_N6_differences_go_together_when_their_page_is_read_again(shop: Shop, till: Till) -> None:
    """One of the edits is there already, which only a read by id proves: their page is not that of the others."""
    ids = shop.customers(6, points=1.0)
    till.sync()
    till.edit("customers", ids[0], note="mine")
    for each in ids[1:]:
        till.commands.save("customers", {"note": "mine"}, id=each, add={"points": 10.0})
    shop.edit("customers", ids[0], note="mine")
    with till.wire.counted() as asked:
        assert till.sync(run_scope=OWN_CHANGES).waiting == 0
    assert writes(asked) == ["PUT customers"], asked
    assert [shop.get("customers", each)["points"] for each in ids] == [1.0] + [11.0] * 5


def test_F16_428_reads_again(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = once(writing, answering(428))
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("count", [1, 3])
def test_F17_F46_gone_between_our_read_and_our_write_is_held(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.wire.before = once(writing, lambda request: shop.purge(ids[0]))
    till.settle()
    change = till.change("customers", ids[0])
    assert change is not None and change.held.reason is HoldReason.DELETED_IN_CLOUD
    assert till.get("customers", ids[0])["note"] == "mine" and till.waiting == 1


# order


def test_F71_parents_go_before_children(shop: Shop, till: Till) -> None:
    till.sync()
    category = till.add("categories", name="Bread")
    roll = till.add("products", name="Roll", _categoryId=category)
    flour = till.add("products", name="Flour", _categoryId=category)
    part = till.add(
        "product-ingredients", _parentProductId=roll, _productId=flour, quantity=1.0, unit="Piece"
    )
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert writes(lines) == [f"PUT categories/{category}", "PUT products", f"PUT product-ingredients/{part}"]
    check_in_step(shop)


def test_F71_children_are_deleted_before_parents(shop: Shop, till: Till) -> None:
    category = shop.add("categories", name="Bread")
    roll = shop.add("products", name="Roll", _categoryId=category)
    till.sync()
    till.commands.delete("products", [roll])
    till.commands.delete("categories", [category])
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert writes(lines) == [f"DELETE products/{roll}", f"DELETE categories/{category}"]


def test_F73_children_wait_for_a_parent_that_is_held(shop: Shop, till: Till) -> None:
    till.sync()
    category = till.add("categories", name="Bread")
    roll = till.add("products", name="Roll", _categoryId=category)
    other = till.add("suppliers", name="Mlýn")
    refuse = answering(400, {"violations": [{"field": "name", "message": "no"}]})
    till.wire.before = lambda request: (
        refuse(request) if writing(request) and "/categories" in request.path else None
    )
    outcome = till.sync()
    assert (outcome.needs_you, outcome.waiting) == (1, 2)
    assert shop.cloud.replica.get("products", roll) is None and shop.get("suppliers", other)
    till.wire.before = None
    till.edit("categories", category, name="Pastry")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
