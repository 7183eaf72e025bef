"""Edits made while an earlier edit is in flight (F64)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import LOST, lose, once, writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

# edits while bytes are under way


def during(till: Till, act: Callable[[], Any]) -> None:
    till.wire.before = once(writing, lambda request: act() and None)


@pytest.mark.parametrize("count", [1, 5])
def test_F64_an_edit_made_in_flight_goes_next(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="first")
    during(till, lambda: till.edit("customers", ids[0], note="second", phone="1"))
    assert till.sync(run_scope=OWN_CHANGES).outcome == "waiting"
    assert till.get("customers", ids[0])["note"] == "second"
    assert till.sync().outcome == "in_step"
    assert (shop.get("customers", ids[0])["note"], shop.get("customers", ids[0])["phone"]) == ("second", "1")
    check_in_step(shop)


@pytest.mark.parametrize("count", [1, 5])
def test_F64_a_create_edited_in_flight_goes_on(shop: Shop, till: Till, count: int) -> None:
    till.sync()
    ids = [till.add("customers", lastName=f"New {number}") for number in range(count)]
    during(till, lambda: till.edit("customers", ids[0], note="second"))
    till.sync()
    assert till.sync().outcome == "in_step" and shop.get("customers", ids[0])["note"] == "second"
    check_in_step(shop)


def test_F64_an_edit_taken_back_in_flight_is_taken_back_there(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="old")
    till.sync()
    till.edit("customers", one, note="new")
    during(till, lambda: till.edit("customers", one, note="old"))
    till.sync()
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["note"] == "old"
    check_in_step(shop)


def test_F64_points_added_in_flight_are_added_on_top(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, points=100.0)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": 10.0})
    during(till, lambda: till.commands.save("customers", {}, id=one, add={"points": 5.0}))
    till.sync()
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["points"] == 115.0


@pytest.mark.parametrize("entered", ["create", "edit"])
def test_F64_a_record_deleted_in_flight_is_deleted_there(shop: Shop, till: Till, entered: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    if entered == "create":
        one = till.add("customers", lastName="New")
    else:
        till.edit("customers", one, note="mine")
    during(till, lambda: till.commands.delete("customers", [one]))
    till.sync()
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["deleted"] is True
    check_in_step(shop)


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_F52_F64_a_create_taken_back_while_its_outcome_is_looked_up_is_deleted_there(
    shop: Shop, till: Till, method: str
) -> None:
    """Its first answer was lost; found by the list or by a second PUT, it was taken for the create (seed 57499)."""
    till.add_first()
    one = till.add("customers", lastName="New")
    lose(till)
    till.sync()
    gone = []

    def before(request: Request) -> Response | None:
        looked_up = "id|in|" in dict(request.query).get("filter", "")
        if not gone and (looked_up if method == "GET" else request.method == method):
            gone.append(till.commands.delete("customers", [one]))
        listed = request.method == "GET" and request.path.endswith("/customers")
        return Response(405) if listed and method == "PUT" else None

    till.wire.before = before
    shop.clock.sleep(HOUR)
    till.sync(run_scope=OWN_CHANGES)
    assert gone and not till.lives("customers", one)
    till.wire.before = None
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["deleted"]
    check_in_step(shop)


@pytest.mark.parametrize("act", ["edit", "delete"])
def test_F64_N1_a_lost_create_is_edited_while_it_is_looked_up_and_not_found(
    shop: Shop, till: Till, act: str
) -> None:
    """It waits a quiet period as it is now, not as it was when the lookup began (seed 107739)."""
    till.sync()
    one = till.add("customers", lastName="New", phone="1")
    lose(till, fault="error")
    till.sync()

    def before(request: Request) -> Response | None:
        if "id|in|" in dict(request.query).get("filter", ""):
            till.wire.before = None
            if act == "edit":
                till.edit("customers", one, phone="2")
            else:
                till.commands.delete("customers", [one])
        return None

    till.wire.before = before
    shop.clock.sleep(HOUR)
    till.sync()
    assert till.wire.before is None
    assert till.get("customers", one)["phone"] == "2" if act == "edit" else not till.lives("customers", one)
    assert till.settle().outcome == "in_step"
    if act == "edit":
        assert shop.get("customers", one)["phone"] == "2"
    check_in_step(shop)


def test_F64_a_record_restored_while_its_deletion_is_under_way_lives(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="kept")
    till.sync()
    till.commands.delete("customers", [one])
    during(till, lambda: till.commands.restore("customers", [one]))
    till.sync()
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["deleted"] is False and shop.get("customers", one)["note"] == "kept"
    check_in_step(shop)


@pytest.mark.parametrize("fault", LOST)
def test_F64_restored_after_a_deletion_of_unknown_outcome_lives(shop: Shop, till: Till, fault: str) -> None:
    (one,) = shop.customers(1, note="kept")
    till.sync()
    till.commands.delete("customers", [one])
    lose(till, fault=fault)
    till.sync()
    till.commands.restore("customers", [one])
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["deleted"] is False
    check_in_step(shop)
