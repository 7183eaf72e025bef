"""A cloud that cuts or ignores values: a person is asked at once, with both values (F119)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import lose
from tests.fakes.posting import refuses_inserts
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

LONG = "a long story " * 29
CUT = LONG[:100]
Store = Callable[[dict[str, Any]], dict[str, Any]]


def stores(shop: Shop, store: Store, *, entity: str = "customers") -> None:
    """From now on the cloud makes something else of each record that is written; it did what it was sent before."""
    practice = shop.cloud.service.handle

    def handle(request: Request) -> Response:
        if request.method in ("PUT", "PATCH", "POST") and f"/{entity}" in request.path:
            sent = json.loads(request.body)
            rows = [store(row) for row in sent] if isinstance(sent, list) else store(sent)
            request = replace(request, body=json.dumps(rows).encode())
        return practice(request)

    shop.cloud.faults.handle = handle  # type: ignore[method-assign]


def cuts(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "note": row["note"][:100]} if row.get("note") else row


def ignores(shop: Shop) -> Store:
    """The barcode cannot be changed."""

    def store(row: dict[str, Any]) -> dict[str, Any]:
        known = shop.cloud.replica.get("customers", row["id"]) if "id" in row else None
        if "barcode" not in row:
            return row
        kept = {name: value for name, value in row.items() if name != "barcode"}
        return kept if known is None else {**kept, "barcode": known["barcode"]}

    return store


@pytest.mark.parametrize("count", [1, 3])
def test_F119_a_cut_value_is_asked_about_at_once(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    stores(shop, cuts)
    for each in ids:
        till.edit("customers", each, note=LONG, phone="1")
    assert till.sync().needs_you == count
    question = till.queries.needs_you()[0]
    assert question.reason is HoldReason.REWRITTEN and set(question.fields) == {"note"}
    assert (question.fields["note"].local, question.fields["note"].cloud) == (LONG, CUT)
    assert {shop.get("customers", each)["phone"] for each in ids} == {"1"}
    till.edit("customers", ids[0], phone="2")
    till.sync()
    assert shop.get("customers", ids[0])["phone"] == "2" and till.change("customers", ids[0]).held
    for each in ids:
        till.commands.keep("customers", each, "cloud")
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F119_an_ignored_value_is_asked_about_at_once(shop: Shop, till: Till) -> None:
    ids = shop.customers(4, barcode="122")
    till.sync()
    store = ignores(shop)
    stores(shop, lambda row: {name: value for name, value in store(row).items()})
    for each in ids:
        till.edit("customers", each, barcode="123")
    assert till.sync().needs_you == 4
    question = till.queries.needs_you()[0]
    assert (question.fields["barcode"].local, question.fields["barcode"].cloud) == ("123", "122")


@pytest.mark.parametrize("count", [1, 3])
def test_F119_points_that_are_rounded_back_to_the_old_number_are_asked_about(
    shop: Shop, till: Till, count: int
) -> None:
    """Rounding is a cloud's form of a number; that nothing was added is not."""
    ids = shop.customers(count, points=10.0)
    till.sync()
    stores(shop, lambda row: {**row, "points": float(round(row["points"]))} if "points" in row else row)
    for each in ids:
        till.commands.save("customers", {}, id=each, add={"points": 0.4})
    assert till.sync().needs_you == count
    question = till.queries.needs_you()[0]
    assert question.reason is HoldReason.REWRITTEN
    assert (question.fields["points"].local, question.fields["points"].cloud) == (10.4, 10.0)
    for each in ids:
        till.commands.keep("customers", each, "cloud")
        till.commands.save("customers", {}, id=each, add={"points": 2.4})
    assert till.settle().outcome == "in_step"
    assert {shop.get("customers", each)["points"] for each in ids} == {12.0}
    check_in_step(shop)


def test_F119_mine_again_is_asked_again_and_sent_once_for_each_decision(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    stores(shop, cuts)
    till.edit("customers", one, note=LONG)
    till.sync()
    for _ in range(4):
        till.commands.keep("customers", one, "local")
        with till.wire.counted() as lines:
            for _ in range(3):
                assert till.sync().needs_you == 1
                shop.clock.sleep(HOUR)
        assert lines.count(f"PATCH customers/{one}") == 1
        assert till.change("customers", one).held.reason is HoldReason.REWRITTEN
    stores(shop, lambda row: row)
    till.commands.keep("customers", one, "local")
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["note"] == LONG
    check_in_step(shop)


@pytest.mark.parametrize("posting", [False, True])
@pytest.mark.parametrize("count", [1, 3])
def test_F119_what_a_create_lost_is_asked_about(shop: Shop, till: Till, posting: bool, count: int) -> None:
    till.sync()
    if posting:
        refuses_inserts(shop)
    stores(shop, cuts)
    for number in range(count):
        till.add("customers", lastName=f"New {number}", note=LONG)
    till.sync()
    asked = till.queries.needs_you()
    assert [question.reason for question in asked] == [HoldReason.REWRITTEN] * count
    assert {question.fields["note"].local for question in asked} == {LONG}
    for question in asked:
        till.commands.keep("customers", question.id, "cloud")
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F119_what_an_answered_array_lost_is_asked_about_whatever_the_clouds_clock_tells(
    shop: Shop, till: Till
) -> None:
    till.sync()
    refuses_inserts(shop)
    stores(shop, lambda row: {**row, "barcode": ""})
    # Dates of whole seconds do not show that nobody has edited the records since.
    till.wire.after = lambda request, answer: (
        Response(answer.status, answer.headers, re.sub(rb"\.\d{3}Z", b".000Z", answer.body))
        if request.method == "POST" and request.path.endswith("/customers")
        else None
    )
    ids = [till.add("customers", lastName=f"New {number}", barcode=f"8594{number}") for number in range(3)]
    till.sync()
    assert [question.reason for question in till.queries.needs_you()] == [HoldReason.REWRITTEN] * len(ids)


def test_F119_what_a_lost_create_lost_is_asked_about(shop: Shop, till: Till) -> None:
    till.sync()
    stores(shop, cuts)
    one = till.add("customers", lastName="New", note=LONG)
    lose(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().needs_you == 1
    assert till.change("customers", one).held.reason is HoldReason.REWRITTEN


def test_F119_what_a_lost_create_lost_is_asked_about_where_no_date_shows_who_took_it(
    shop: Shop, till: Till
) -> None:
    """Products have no date of their creation (seed 60309)."""
    category = till.add("categories", name="Bakery")
    till.sync()
    stores(shop, lambda row: {**row, "description": None}, entity="products")
    one = till.add("products", name="Roll", _categoryId=category, description="mine")
    lose(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().needs_you == 1
    [question] = till.queries.needs_you()
    assert (question.id, question.reason, question.fields["description"].local) == (
        one, HoldReason.REWRITTEN, "mine",
    )  # fmt: skip


def test_F119_what_a_lost_create_lost_is_asked_about_where_rows_do_not_tell_when_they_were_made(
    shop: Shop, till: Till
) -> None:
    """Suppliers have no such date (seed 104541)."""
    refuses_inserts(shop)
    till.sync()
    stores(shop, lambda row: {**row, "phone": f"+420{row['phone']}"}, entity="suppliers")
    till.add("suppliers", name="Mlýn", phone="777123456")
    lose(till, lambda request: request.method == "POST" and "/suppliers" in request.path)
    till.sync()
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.REWRITTEN
    assert (question.fields["phone"].local, question.fields["phone"].cloud) == ("777123456", "+420777123456")


def test_F119_defaults_of_the_cloud_are_not_asked_about(shop: Shop, till: Till) -> None:
    till.sync()
    stores(shop, lambda row: {**row, "hexColor": row["hexColor"] or "#FFFFFF", "flags": row["flags"] or 256})
    till.add("customers", lastName="New")
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("lost", ["answer", "body"])
def test_F119_without_an_answer_the_next_read_shows_it(shop: Shop, till: Till, lost: str) -> None:
    (one,) = shop.customers(1, note="old")
    till.sync()
    stores(shop, cuts)
    till.edit("customers", one, note=LONG)
    if lost == "answer":
        lose(till)
    else:
        till.wire.after = lambda request, answer: (
            Response(200, answer.headers) if request.method == "PATCH" else None
        )
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().needs_you == 1
    question = till.queries.needs_you()[0]
    assert (question.fields["note"].local, question.fields["note"].cloud) == (LONG, CUT)


def test_F119_an_empty_answer_to_an_ignored_value_is_asked_about(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, barcode="122")
    till.sync()
    store = ignores(shop)
    stores(shop, lambda row: {"note": None, **store(row)})
    till.wire.after = lambda request, answer: Response(204) if request.method == "PATCH" else None
    till.edit("customers", one, barcode="123")
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.fields == ("barcode",)


@pytest.mark.parametrize("posting", [False, True])
@pytest.mark.parametrize("count", [1, 3])
def test_F119_a_write_confirmed_without_the_record_is_no_lost_answer(
    shop: Shop, till: Till, count: int, posting: bool
) -> None:
    ids = shop.customers(count, note="old")
    till.sync()
    if posting:
        refuses_inserts(shop)
    till.wire.after = lambda request, answer: (
        Response(204) if request.method in ("PUT", "POST", "PATCH") and answer.status < 300 else None
    )
    for number in range(count):
        till.add("customers", lastName=f"New {number}")
    assert till.sync(run_scope=OWN_CHANGES).outcome == "in_step" and not till.waiting
    for number, each in enumerate(ids):
        till.edit("customers", each, note=f"new {number}")
    shop.clock.sleep(1)
    assert till.sync(run_scope=OWN_CHANGES).outcome == "in_step" and not till.waiting
    check_in_step(shop)


def test_F35_the_clouds_form_after_a_lost_answer_is_no_conflict(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="old")
    till.sync()
    stores(shop, lambda row: {**row, "note": row["note"].strip()} if row.get("note") else row)
    till.edit("customers", one, note="  new ")
    lose(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and till.get("customers", one)["note"] == "new"
    check_in_step(shop)
