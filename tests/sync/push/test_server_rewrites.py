"""A cloud that stores values in another form: its form is accepted, and repeated rewrites are held (F35)."""

from __future__ import annotations

from typing import Any

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from tests.fakes.breakage import writes
from tests.fakes.tills import Shop, Till, changed, check_in_step


def tidies(shop: Shop, till: Till, name: str, made: Any) -> None:
    """The cloud puts `made` into a field whenever it is written."""

    def after(request: Request, answer: Response) -> Response | None:
        if request.method not in ("PATCH", "PUT") or "/customers" not in request.path or answer.status != 200:
            return None
        if f'"{name}"'.encode() not in request.body:
            return None
        rows = []

        def tidy(body: Any) -> Any:
            several = body if isinstance(body, list) else [body]
            for row in several:
                shop.edit("customers", int(row["id"]), **{name: made})
                rows.append(shop.get("customers", int(row["id"])))
            return (
                [{**row, name: made} for row in several] if isinstance(body, list) else {**body, name: made}
            )

        return changed(answer, tidy)

    till.wire.after = after


@pytest.mark.parametrize("count", [1, 3])
def test_F35_the_third_rewrite_is_held(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    tidies(shop, till, "note", "tidy")
    for _ in range(2):
        for each in ids:
            till.edit("customers", each, note="  Tidy ", phone="1")
        assert till.sync().outcome == "in_step"
        assert till.get("customers", ids[0])["note"] == "tidy"
        till.crash()
    for each in ids:
        till.edit("customers", each, note="  Tidy ")
    assert till.sync().needs_you == count
    question = till.queries.needs_you()[0]
    assert question.reason is HoldReason.REWRITTEN
    assert question.fields["note"].local == "  Tidy " and question.fields["note"].cloud == "tidy"
    with till.wire.counted() as lines:
        till.sync()
    assert not writes(lines)
    till.edit("customers", ids[0], phone="2")
    till.sync()
    assert shop.get("customers", ids[0])["phone"] == "2" and till.change("customers", ids[0]).held
    for each in ids:
        till.commands.keep("customers", each, "cloud")
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F35_keeping_ours_sends_it_and_may_be_held_again(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    tidies(shop, till, "note", "tidy")
    for _ in range(3):
        till.edit("customers", one, note="Tidy ")
        till.sync()
    till.commands.keep("customers", one, "local")
    assert till.sync().outcome == "in_step"
    till.wire.after = None
    till.edit("customers", one, note="Tidy ")
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["note"] == "Tidy "
    check_in_step(shop)


def test_F35_other_values_and_other_peoples_edits_do_not_count(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    for number in range(6):
        tidies(shop, till, "note", f"same{' ' * (number + 1)}")
        till.edit("customers", one, note="same")
        assert till.sync().outcome == "in_step"
    tidies(shop, till, "note", "OTHER")
    for number in range(6):
        till.edit("customers", one, note=f"other{' ' * (number + 1)}")
        assert till.sync().outcome == "in_step"
    till.wire.after = None
    for number in range(4):
        till.edit("customers", one, note="mine")
        assert till.sync().outcome == "in_step"
        shop.edit("customers", one, note=f"theirs {number}")
        assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F35_a_value_taken_as_sent_ends_the_count(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    for _ in range(3):
        tidies(shop, till, "note", "tidy")
        for _ in range(2):
            till.edit("customers", one, note="Tidy ")
            assert till.sync().outcome == "in_step"
        till.wire.after = None
        till.edit("customers", one, note="Tidy ")
        assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F35_a_value_stored_after_all_ends_the_hold(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    tidies(shop, till, "note", "tidy")
    for _ in range(3):
        till.edit("customers", one, note="Tidy ")
        till.sync()
    assert till.change("customers", one).held.reason is HoldReason.REWRITTEN
    shop.edit("customers", one, note="Tidy ")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F39_numbers_as_text_and_equal_doubles_are_no_rewriting(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, points=1.0)
    till.sync()
    for number in range(5):
        till.edit("customers", one, points=10.0 + number, tags=["b", "a"], email="")
        assert till.sync().outcome == "in_step"
    check_in_step(shop)
