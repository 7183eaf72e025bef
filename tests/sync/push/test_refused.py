"""Changes that the cloud refuses, does not support or forbids: they are held, and no other change with them."""

from __future__ import annotations

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from tests.fakes.breakage import answering, once, poison, writes, writing
from tests.fakes.changes_by_name import but
from tests.fakes.tills import Shop, Till, check_in_step

# refused values


def test_F20_refused_values_are_held_with_the_clouds_messages(shop: Shop, till: Till) -> None:
    till.sync()
    bad, good = till.add("customers", lastName="Funny"), till.add("suppliers", name="Mlýn")
    poison(till, "Funny")
    outcome = till.sync()
    assert outcome.outcome == "needs_you" and outcome.needs_you == 1
    (question,) = till.queries.needs_you()
    assert (question.id, question.reason) == (bad, HoldReason.REJECTED)
    assert question.problems == ({"field": "lastName", "message": "must not be funny"},)
    assert shop.get("suppliers", good)["name"] == "Mlýn"
    with till.wire.counted() as lines:
        till.sync()
    assert not writes(lines)
    till.edit("customers", bad, lastName="Serious")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("poisoned", [(37,), (0, 99)])
def test_F21_of_a_hundred_creates_only_the_refused_ones_are_held(
    shop: Shop, till: Till, poisoned: tuple[int, ...]
) -> None:
    till.sync()
    names = {number: f"Funny {number}" if number in poisoned else f"New {number}" for number in range(100)}
    ids = {number: till.add("customers", lastName=name) for number, name in names.items()}
    poison(till, *(names[number] for number in poisoned))
    with till.wire.counted() as lines:
        assert till.sync().needs_you == len(poisoned)
    assert len(writes(lines)) <= 1 + 2 * 7 * len(poisoned)
    held = {question.id for question in till.queries.needs_you()}
    assert held == {ids[number] for number in poisoned}
    assert len(shop.cloud.replica.many("customers", ids.values())) == 100 - len(poisoned)


def test_F21_of_a_hundred_edits_only_the_refused_one_is_held(shop: Shop, till: Till) -> None:
    ids = shop.customers(100)
    till.sync()
    for number, each in enumerate(ids):
        till.edit("customers", each, note="funny" if number == 61 else "mine")
    poison(till, "funny")
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.id == ids[61]
    assert [shop.get("customers", each)["note"] for each in ids].count("mine") == 99


def test_F64_values_fixed_while_the_refused_ones_were_in_flight_are_tried(shop: Shop, till: Till) -> None:
    till.sync()
    bad = till.add("customers", lastName="Funny")

    def refuse(request: Request) -> Response:
        till.edit("customers", bad, lastName="Serious")
        return answering(400, {"violations": [{"field": "lastName", "message": "no"}]})(request)

    till.wire.before = once(writing, refuse)
    assert till.sync().needs_you == 0
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F64_deleted_while_the_refused_create_was_in_flight_is_gone(shop: Shop, till: Till) -> None:
    till.sync()
    bad = till.add("customers", lastName="Funny")

    def refuse(request: Request) -> Response:
        till.commands.delete("customers", [bad])
        return answering(400)(request)

    till.wire.before = once(writing, refuse)
    till.sync()
    assert till.settle().outcome == "in_step" and not till.lives("customers", bad)


def test_F63_a_merge_that_breaks_a_rule_of_ours_is_held(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, points=5.0)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": -4.0})
    shop.edit("customers", one, points=3.0)
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.RULE_BROKEN
    assert shop.get("customers", one)["points"] == 3.0


def test_F63_a_create_that_breaks_a_rule_of_ours_is_held(shop: Shop, till: Till) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    with till.replica.write() as tx:
        change = tx.change("customers", one)
        assert change is not None
        tx.put_change(but(change, intent=type(change.intent)({**change.intent.set, "lastName": "x" * 500})))
    with till.wire.counted() as lines:
        assert till.sync().needs_you == 1
    assert not writes(lines) and till.change("customers", one).held.reason is HoldReason.RULE_BROKEN


# what the cloud does not offer or not allow


@pytest.mark.parametrize(("verb", "act"), [("patch", "edit"), ("delete", "delete")])
def test_F24_a_verb_that_is_not_offered_is_held(shop: Shop, till: Till, verb: str, act: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", verb)}))
    if act == "edit":
        till.edit("customers", one, note="mine")
    else:
        till.commands.delete("customers", [one])
    supplier = till.add("suppliers", name="Mlýn")
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HoldReason.VERB_REFUSED
    assert shop.get("suppliers", supplier)


def test_F24_without_put_many_edits_go_one_by_one(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", "replace-many")}))
    for each in ids:
        till.edit("customers", each, note="mine")
    assert till.sync().outcome == "in_step"
    for each in ids:
        till.edit("customers", each, note="again")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert "PUT customers" not in lines
    check_in_step(shop)


def test_F24_without_put_many_creates_go_one_by_one(shop: Shop, till: Till) -> None:
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", "replace-many")}))
    for number in range(5):
        till.add("customers", lastName=f"New {number}")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert len(writes(lines)) == 6
    till.add("customers", lastName="One more")
    till.add("customers", lastName="And another")
    with till.wire.counted() as lines:
        till.sync()
    assert "PUT customers" not in lines
    check_in_step(shop)


def test_F24_a_cloud_that_takes_no_create_at_all_holds_it(shop: Shop, till: Till) -> None:
    till.sync()
    one, other = till.add("customers", lastName="New"), till.add("suppliers", name="Mlýn")
    till.wire.before = lambda request: (
        Response(404) if request.method in ("PUT", "POST") and "/customers" in request.path else None
    )
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HoldReason.VERB_REFUSED and shop.get(
        "suppliers", other
    )


def test_F23_forbidden_for_one_entity_is_held_and_others_go(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    supplier = till.add("suppliers", name="Mlýn")
    refuse = answering(403, {"reason": "ACCESS_DENIED"})
    till.wire.before = lambda request: (
        refuse(request) if writing(request) and "/customers" in request.path else None
    )
    assert till.sync().outcome == "needs_you"
    held = till.change("customers", one).held
    assert held.reason is HoldReason.VERB_REFUSED and held.problems[0]["message"] == "ACCESS_DENIED"
    assert shop.get("suppliers", supplier)


@pytest.mark.parametrize("reason", ["LICENSE_UPGRADE_REQUIRED", "CLOUD_FORBIDDEN"])
def test_F23_a_missing_licence_stops_the_run_and_holds_nothing(shop: Shop, till: Till, reason: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = lambda request: (
        answering(403, {"reason": reason})(request) if writing(request) else None
    )
    outcome = till.sync()
    assert outcome.outcome == "sign_in" and till.change("customers", one).held is None
    till.wire.before = None
    assert till.settle().outcome == "in_step"
    check_in_step(shop)
