"""One list that the cloud refuses: its own problem, with a code; the others are read and everything is sent (F112)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sync.client.transport import Request, Response
from sync.run_scope import DUE, OWN_CHANGES
from tests.fakes.breakage import JSON, answering
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

STATUSES = (400, 402, 405, 406, 409, 410, 412, 413, 415, 418, 422, 428, 431, 451, 499, 501)


def refusing(name: str, status: int) -> Callable[[Request], Response | None]:
    """The cloud refuses to list these, and answers single records of theirs as before."""
    return lambda request: (
        answering(status, {"message": "no"})(request)
        if request.method == "GET" and request.path.endswith(f"/{name}")
        else None
    )


@pytest.mark.parametrize("status", STATUSES)
def test_F112_a_refused_list_stops_neither_the_other_lists_nor_sending(
    shop: Shop, till: Till, status: int
) -> None:
    ids = shop.customers(3)
    supplier = shop.add("suppliers", name="Mlýn")
    till.sync()
    till.edit("customers", ids[0], note="mine")
    shop.edit("suppliers", supplier, name="Nový mlýn")
    till.wire.before = refusing("categories", status)
    outcome = till.sync()
    assert (outcome.outcome, outcome.pushed) == ("error", 1)
    code = "verb_refused" if status in (405, 501) else "list_refused"
    found = till.queries.sync_status()
    assert outcome.error == code and found.problems == {"categories": code}
    assert (found.headline, found.detail) == ("error", code)
    assert shop.get("customers", ids[0])["note"] == "mine"
    assert till.get("suppliers", supplier)["name"] == "Nový mlýn"
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.sync(run_scope=DUE).outcome == "in_step" and till.queries.sync_status().problems == {}
    check_in_step(shop)


@pytest.mark.parametrize("status", [400, 409])
def test_F112_an_edit_made_after_a_refused_list_is_sent_at_once(shop: Shop, till: Till, status: int) -> None:
    (one,) = shop.customers(1)
    till.sync()
    last = till.queries.sync_status().last_success
    till.wire.before = refusing("categories", status)
    for number in range(6):
        shop.clock.sleep(HOUR)
        till.sync(run_scope=DUE)
        till.edit("customers", one, note=f"edit {number}")
        assert not till.engine.backing_off() and till.engine.due_in() == 0
        outcome = till.sync(run_scope=OWN_CHANGES)
        assert outcome.pushed == 1 and shop.get("customers", one)["note"] == f"edit {number}"
        assert (outcome.outcome, outcome.error) == ("error", "list_refused")
    assert till.queries.sync_status().last_success == last


@pytest.mark.parametrize("status", [400, 403, 405, 409, 410, 412, 500, 501, 503])
def test_F112_edits_of_a_list_that_is_refused_go_one_by_one(shop: Shop, till: Till, status: int) -> None:
    ids = shop.customers(4)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.wire.before = refusing("customers", status)
    assert till.sync().pushed == 4
    assert [shop.get("customers", each)["note"] for each in ids] == ["mine"] * 4
    assert till.waiting == 0 and till.queries.needs_you() == []


@pytest.mark.parametrize("status", [500, 502, 503])
def test_F112_F26_a_list_at_which_the_cloud_fails_throughout_stops_no_other(
    shop: Shop, till: Till, status: int
) -> None:
    ids = shop.customers(4)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    hook = till.add("webhooks", url="https://example.com/hook", payloadEntity="PRODUCT")
    till.wire.before = lambda request: Response(status, JSON, b"{}") if "/customers" in request.path else None
    till.sync()
    # The four edits alone: all requests that failed were fewer than open the circuit breaker.
    assert till.waiting == 4 and till.change("webhooks", hook) is None


def test_F112_F104_edits_of_what_may_not_be_read_at_all_are_held_after_four_requests(
    shop: Shop, till: Till
) -> None:
    ids = shop.customers(40)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.wire.before = lambda request: Response(403, JSON, b"{}") if "/customers" in request.path else None
    with till.wire.counted() as asked:
        outcome = till.sync(run_scope=OWN_CHANGES)
    assert (outcome.outcome, outcome.needs_you) == ("needs_you", 40) and len(asked) <= 4


def test_F112_a_refused_list_is_read_again_ever_more_rarely(shop: Shop, till: Till) -> None:
    till.sync()
    till.wire.before = refusing("categories", 400)
    till.sync()
    waits = []
    for _ in range(6):
        waits.append(till.engine.due_in())
        shop.clock.sleep(waits[-1] + 0.01)
        till.sync(run_scope=DUE)
    refused = [each for each in till.wire.asked if each.path.endswith("/categories")]
    assert 50 < waits[0] < 70 and 3 <= len(refused) <= 16
    with till.wire.counted() as asked:
        end = shop.clock.monotonic() + 2 * HOUR
        while shop.clock.monotonic() < end:
            shop.clock.sleep(max(till.engine.due_in(), 0.01))
            till.sync(run_scope=DUE)
    assert asked.count("GET categories") <= 8, "a list that is refused for hours costs no more than any other"


def test_F112_edits_of_a_refused_list_are_sent_too(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = refusing("customers", 400)
    outcome = till.sync()
    assert outcome.pushed == 1 and outcome.error == "list_refused"
    assert shop.get("customers", one)["note"] == "mine"


@pytest.mark.parametrize("status", [400, 409])
def test_F112_a_record_that_cannot_be_read_while_judging_stops_nothing(
    shop: Shop, till: Till, status: int
) -> None:
    """A person accepted a loss; the cloud refuses to say whether the record is really gone."""
    ids = shop.customers(60)
    till.sync()
    shop.purge(*ids[30:])
    shop.clock.sleep(2 * HOUR)
    till.sync(full=True)
    till.sync(full=True)
    assert till.commands.resolve_rollback("cloud", entity="customers") == 30
    supplier = till.add("suppliers", name="Mlýn")
    till.wire.before = lambda request: (
        Response(status, JSON, b"{}") if request.method == "GET" and "/customers/" in request.path else None
    )
    outcome = till.sync()
    assert outcome.outcome == "error" and shop.get("suppliers", supplier)["name"] == "Mlýn"
    assert len(till.replica.many("customers", ids)) == 60, "nothing is removed on a refusal"


@pytest.mark.parametrize("count", [1, 30])
def test_F112_F18_a_404_where_records_are_is_no_empty_list(shop: Shop, till: Till, count: int) -> None:
    ids = [shop.add("categories", name=f"Category {number}") for number in range(count)]
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = refusing("categories", 404)
    outcome = till.sync(full=True)
    assert (outcome.outcome, outcome.pushed) == ("error", 1)
    assert till.queries.sync_status().problems.keys() == {"categories"}
    assert len(till.replica.many("categories", ids)) == count
