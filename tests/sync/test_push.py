"""Sending what waits: how few requests it takes, and what every way of failing means for a change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.server.faults import Fault, Rule
from storage.history import EventKind
from storage.intent import ChangeKind, ChangeState, HeldReason
from sync.transport import Request, Response
from tests.fakes.tills import HOUR, Shop, Till, body, changed, check_in_step, records

HOOK: dict[str, Any] = {
    "url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "payloadVersion": "V1",
}  # fmt: skip


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path, tills=2)
    yield made
    made.close()


@pytest.fixture
def till(shop: Shop) -> Till:
    return shop.till


def writes(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("GET")]


def pushing(lines: list[str]) -> list[str]:
    """What the push asked, its reads too: they come after the last list that the pull reads."""
    last = max(at for at, line in enumerate(lines) if line in ("GET product-ingredients", "GET webhooks", "GET customers"))
    first = next((at for at, line in enumerate(lines) if not line.startswith("GET")), len(lines))
    return lines[min(last, first) :]


def once(condition: Callable[[Request], bool], act: Callable[[Request], Any]) -> Callable[[Request], Any]:
    """A hook that acts on the first request that meets the condition."""
    done = []

    def hook(request: Request) -> Any:
        if not done and condition(request):
            done.append(request)
            return act(request)
        return None

    return hook


def writing(request: Request) -> bool:
    return request.method != "GET" and "/signin/" not in request.path


def answering(status: int, body: Any = None, **headers: str) -> Callable[[Request], Response]:
    content = b"" if body is None else json.dumps(body).encode()
    return lambda request: Response(status, {"content-type": "application/json", **headers}, content)


def lose(till: Till, condition: Callable[[Request], bool] = writing, fault: str = "lost") -> None:
    """The first request that meets the condition fails in this way."""

    def arm(request: Request) -> None:
        till.wire.faults[len(till.wire.asked) - 1] = fault

    hook = once(condition, arm)
    original = till.wire._exchange
    till.wire._exchange = lambda request, given: (  # type: ignore[method-assign]
        hook(request), original(request, till.wire.faults.get(len(till.wire.asked) - 1))
    )[1]


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
    check_one(shop, till)


def test_one_create_is_one_request(shop: Shop, till: Till) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    with till.wire.counted() as lines:
        till.sync()
    assert writes(lines) == [f"PUT customers/{one}"]
    check_one(shop, till)


def check_one(shop: Shop, till: Till) -> None:
    """The cloud and this till hold the same; the other till reads it as well."""
    there = records(shop.cloud.replica)
    assert not till.replica.changes()
    assert till.records() == there


def test_a_thousand_edits_go_up_in_twenty_requests(shop: Shop, till: Till) -> None:
    ids = shop.customers(1000)
    till.sync()
    till.sync()
    for number, each in enumerate(ids):
        till.edit("customers", each, note=f"note {number}")
    base = 12
    outcome = till.sync()
    assert outcome.outcome == "in_step" and outcome.pushed == 1000
    assert outcome.requests - base <= 21
    check_one(shop, till)


@pytest.mark.parametrize(("count", "expected"), [(1, ["GET", "PATCH"]), (2, ["GET", "PATCH"] * 2), (3, ["GET", "PUT"])])
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
    sent = lines[12:]
    assert [line.split()[0] for line in sent] == expected, lines
    check_one(shop, till)


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
    check_one(shop, till)


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
    check_one(shop, till)


@pytest.mark.parametrize("count", [1, 5])
def test_F14_an_edit_between_our_read_and_our_write_is_merged(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.wire.before = once(writing, lambda request: shop.edit("customers", ids[0], phone="777"))
    assert till.sync().outcome == "in_step"
    assert (shop.get("customers", ids[0])["note"], shop.get("customers", ids[0])["phone"]) == ("mine", "777")
    check_one(shop, till)


def test_F16_428_reads_again(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = once(writing, answering(428))
    assert till.sync().outcome == "in_step"
    check_one(shop, till)


@pytest.mark.parametrize("count", [1, 3])
def test_F17_F46_gone_between_our_read_and_our_write_is_asked_about(shop: Shop, till: Till, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")

    def purge(request: Request) -> None:
        with shop.cloud.replica.write() as tx:
            tx.remove("customers", ids[0])

    till.wire.before = once(writing, purge)
    till.settle()
    change = till.change("customers", ids[0])
    assert change is not None and change.held.reason is HeldReason.DELETED_THERE
    assert till.get("customers", ids[0])["note"] == "mine" and till.waiting == 1


# refused values


def poison(till: Till, *names: str) -> None:
    """The cloud refuses records with these last names, for a rule of its own."""

    def before(request: Request) -> Response | None:
        if not writing(request) or not request.body or "/customers" not in request.path:
            return None
        sent = json.loads(request.body)
        rows = sent if isinstance(sent, list) else [sent]
        if any(row.get("lastName") in names or row.get("note") in names for row in rows):
            found = [{"field": "lastName", "message": "must not be funny"}]
            return answering(400, {"violations": found})(request)
        return None

    till.wire.before = before


def test_F20_refused_values_are_held_with_the_clouds_words(shop: Shop, till: Till) -> None:
    till.sync()
    bad, good = till.add("customers", lastName="Funny"), till.add("suppliers", name="Mlýn")
    poison(till, "Funny")
    outcome = till.sync()
    assert outcome.outcome == "needs_you" and outcome.needs_you == 1
    (question,) = till.queries.needs_you()
    assert (question.id, question.reason) == (bad, HeldReason.REJECTED)
    assert question.problems == ({"field": "lastName", "message": "must not be funny"},)
    assert shop.get("suppliers", good)["name"] == "Mlýn"
    with till.wire.counted() as lines:
        till.sync()
    assert not writes(lines)
    till.edit("customers", bad, lastName="Serious")
    assert till.sync().outcome == "in_step"
    check_one(shop, till)


@pytest.mark.parametrize("poisoned", [(37,), (0, 99)])
def test_F21_of_a_hundred_creates_only_the_poisoned_ones_are_held(
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


def test_F21_of_a_hundred_edits_only_the_poisoned_one_is_held(shop: Shop, till: Till) -> None:
    ids = shop.customers(100)
    till.sync()
    for number, each in enumerate(ids):
        till.edit("customers", each, note="funny" if number == 61 else "mine")
    poison(till, "funny")
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.id == ids[61]
    assert [shop.get("customers", each)["note"] for each in ids].count("mine") == 99


def test_F64_values_mended_while_the_refused_ones_were_under_way_are_tried(shop: Shop, till: Till) -> None:
    till.sync()
    bad = till.add("customers", lastName="Funny")

    def refuse(request: Request) -> Response:
        till.edit("customers", bad, lastName="Serious")
        return answering(400, {"violations": [{"field": "lastName", "message": "no"}]})(request)

    till.wire.before = once(writing, refuse)
    assert till.sync().needs_you == 0
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


def test_F64_deleted_while_the_refused_create_was_under_way_is_gone(shop: Shop, till: Till) -> None:
    till.sync()
    bad = till.add("customers", lastName="Funny")

    def refuse(request: Request) -> Response:
        till.commands.delete("customers", [bad])
        return answering(400)(request)

    till.wire.before = once(writing, refuse)
    till.sync()
    assert till.settle().outcome == "in_step" and till.replica.get("customers", bad) is None


def test_F63_a_merge_that_breaks_a_rule_of_ours_is_held(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, points=5.0)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": -4.0})
    shop.edit("customers", one, points=3.0)
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HeldReason.RULE_BROKEN
    assert shop.get("customers", one)["points"] == 3.0


def test_F63_a_create_that_breaks_a_rule_of_ours_is_held(shop: Shop, till: Till) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    with till.replica.write() as tx:
        change = tx.change("customers", one)
        assert change is not None
        tx.put_change(change.but(intent=type(change.intent)({**change.intent.set, "lastName": "x" * 500})))
    with till.wire.counted() as lines:
        assert till.sync().needs_you == 1
    assert not writes(lines) and till.change("customers", one).held.reason is HeldReason.RULE_BROKEN


# answers that were lost


def appended(till: Till, entity: str, name: str) -> list[dict[str, Any]]:
    found = records(till.shop.cloud.replica)[entity].values()
    return [each for each in found if name in (each.get("lastName"), each.get("name"))]


LOST = ["lost", "error_after", "garbage"]


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
@pytest.mark.parametrize("count", [1, 5])
def test_F05_F27_F67_F68_F69_a_create_is_never_doubled(shop: Shop, till: Till, fault: str, count: int) -> None:
    till.sync()
    ids = [till.add("customers", lastName="Novák", note=str(number)) for number in range(count)]
    lose(till, fault=fault)
    till.sync()
    till.crash()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert sorted(each["id"] for each in appended(till, "customers", "Novák")) == sorted(ids)
    check_one(shop, till)


def test_F69_a_create_that_arrived_is_known_by_the_pull_alone(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="Novák")
    lose(till)
    till.sync()
    with till.wire.counted() as lines:
        outcome = till.sync()
    assert outcome.outcome == "in_step" and not writes(lines)
    check_one(shop, till)


def test_F69_a_create_that_is_there_is_adopted_when_the_cloud_says_so(shop: Shop, till: Till) -> None:
    """The pull missed it; the list by id misses it; the repeat is told 428."""
    till.sync()
    one = till.add("customers", lastName="Novák")
    lose(till)
    till.sync()
    shop.edit("customers", one, phone="555")

    def blind(request: Request, answer: Response) -> Response | None:
        if request.method == "GET" and request.path.endswith("/customers") and answer.status == 200:
            return changed(answer, lambda page: {**page, "data": [], "totalItemsCount": None, "nextPage": None})
        return None

    till.wire.after = blind
    shop.clock.sleep(HOUR)
    with till.wire.counted() as lines:
        till.sync()
    assert f"PUT customers/{one}" in lines and f"GET customers/{one}" in lines
    till.wire.after = None
    assert till.settle().outcome == "in_step"
    assert till.get("customers", one)["phone"] == "555"
    check_one(shop, till)


def test_F34_of_an_array_applied_partly_only_the_rest_goes_again(shop: Shop, till: Till) -> None:
    till.sync()
    ids = [till.add("customers", lastName=f"New {number}") for number in range(10)]
    shop.fill("customers", [])

    def half(request: Request) -> Response:
        rows = json.loads(request.body)
        shop.fill("customers", [{**row, "id": int(row["id"])} for row in rows[:5]])
        return Response(500)

    till.wire.before = once(writing, half)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert len(records(shop.cloud.replica)["customers"]) == 10
    assert set(ids) == set(records(shop.cloud.replica)["customers"])
    check_one(shop, till)


def test_F33_answers_in_another_order_and_fewer_are_matched_by_id(shop: Shop, till: Till) -> None:
    till.sync()
    for number in range(10):
        till.add("customers", lastName=f"New {number}")

    def mix(request: Request, answer: Response) -> Response | None:
        if request.method == "PUT" and request.path.endswith("/customers"):
            return changed(answer, lambda rows: rows[:3:-1])
        return None

    till.wire.after = mix
    assert till.sync().waiting == 4
    till.wire.after = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


def test_F28_one_unreadable_row_of_an_answer_holds_up_no_other(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    new = [till.add("customers", lastName=f"New {number}") for number in range(3)]

    def spoil(request: Request, answer: Response) -> Response | None:
        if request.method == "PUT" and request.path.endswith("/customers"):
            return changed(answer, lambda rows: [{**rows[0], "points": {"a": 1}}, *rows[1:]])
        return None

    till.wire.after = spoil
    assert till.sync().waiting == 2
    till.wire.after = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and len(new) == 3
    check_one(shop, till)


def test_F29_one_unreadable_record_in_the_cloud_holds_up_no_other_edit(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")

    def spoil(request: Request, answer: Response) -> Response | None:
        if request.method != "GET" or answer.status != 200 or "/customers" not in request.path:
            return None

        def row(each: dict[str, Any]) -> dict[str, Any]:
            return {**each, "points": {"a": 1}} if each["id"] == str(ids[2]) else each

        if request.path.endswith("/customers"):
            return changed(answer, lambda page: {**page, "data": [row(each) for each in page["data"]]})
        return changed(answer, row)

    till.wire.after = spoil
    for _ in range(3):
        till.sync()
        shop.clock.sleep(HOUR)
    assert [shop.get("customers", each)["note"] for each in ids].count("mine") == 4 and till.waiting == 1
    till.wire.after = None
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
@pytest.mark.parametrize("count", [1, 5])
def test_F05_F27_an_edit_is_known_by_its_value(shop: Shop, till: Till, fault: str, count: int) -> None:
    ids = shop.customers(count)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    lose(till, fault=fault)
    till.sync()
    till.crash()
    shop.clock.sleep(HOUR)
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    if fault in LOST:
        assert not writes(lines)
    check_one(shop, till)


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
@pytest.mark.parametrize("count", [1, 5])
def test_F62_points_are_added_once(shop: Shop, till: Till, fault: str, count: int) -> None:
    ids = shop.customers(count, points=100.0)
    till.sync()
    for each in ids:
        till.commands.save("customers", {"note": "mine"}, id=each, add={"points": 10.0})
    lose(till, fault=fault)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert {shop.get("customers", each)["points"] for each in ids} == {110.0}
    check_one(shop, till)


def test_F62_points_that_moved_after_a_lost_answer_are_asked_about(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, points=100.0)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": 10.0})
    lose(till)
    till.sync()
    shop.edit("customers", one, points=95.0)
    assert till.settle().needs_you == 1
    assert till.change("customers", one).held.reason is HeldReason.COUNTER_UNKNOWN
    assert shop.get("customers", one)["points"] == 95.0
    till.commands.keep("customers", one, "local")
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["points"] == 105.0


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
def test_F50_a_deletion_is_done_once(shop: Shop, till: Till, fault: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    lose(till, fault=fault)
    till.sync()
    till.crash()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["deleted"] is True
    check_one(shop, till)


# deletions


def test_F47_a_deletion_asks_when_the_record_was_edited_there(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    shop.edit("customers", one, note="still needed")
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HeldReason.EDITED_THERE and question.fields["note"].cloud == "still needed"
    assert till.get("customers", one)["deleted"] is False and shop.get("customers", one)["deleted"] is False
    till.commands.keep("customers", one, "local")
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["deleted"] is True
    check_one(shop, till)


def test_F47_an_edit_between_our_pull_and_our_deletion_asks(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    reading = lambda request: request.path.endswith(f"/{one}")  # noqa: E731
    till.wire.before = once(reading, lambda request: shop.edit("customers", one, note="quick"))
    assert till.sync().needs_you == 1 and shop.get("customers", one)["deleted"] is False


def test_F48_an_edit_between_our_look_and_our_deletion_is_in_the_history(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    till.wire.before = once(writing, lambda request: shop.edit("customers", one, note="too late"))
    assert till.sync().outcome == "in_step"
    lost = [each for each in till.queries.timeline("customers", one) if each.kind is EventKind.DISCARDED]
    assert [dict(each.fields) for each in lost] == [{"note": ("too late", None)}]


def test_F46_an_edit_of_what_was_deleted_there_asks_and_may_bring_it_back(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    shop.delete("customers", one)
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HeldReason.DELETED_THERE
    till.commands.keep("customers", one, "local")
    assert till.sync().outcome == "in_step"
    there = shop.get("customers", one)
    assert there["deleted"] is False and there["note"] == "mine"
    check_one(shop, till)


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
def test_F46_brought_back_it_is_there_once_and_with_our_values(shop: Shop, till: Till, fault: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    shop.delete("customers", one)
    till.sync()
    till.commands.keep("customers", one, "local")
    lose(till, fault=fault)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["note"] == "mine" and not shop.get("customers", one)["deleted"]
    check_one(shop, till)


@pytest.mark.parametrize("deleted_by", ["till", "cloud"])
def test_a_deleted_record_is_restored_under_its_own_id(shop: Shop, till: Till, deleted_by: str) -> None:
    (one,) = shop.customers(1, note="kept")
    till.sync()
    if deleted_by == "till":
        till.commands.delete("customers", [one])
    else:
        shop.delete("customers", one)
    till.sync()
    assert till.get("customers", one)["deleted"] is True
    till.commands.restore("customers", [one])
    assert till.sync().outcome == "in_step"
    assert shop.get("customers", one)["deleted"] is False and shop.get("customers", one)["note"] == "kept"
    check_one(shop, till)


def test_what_others_wrote_into_a_record_that_we_restore_is_not_lost(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.delete("customers", one)
    till.sync()
    till.commands.restore("customers", [one])
    till.edit("customers", one, note="mine")
    other = shop.tills[1]
    other.sync()
    other.commands.restore("customers", [one])
    other.edit("customers", one, phone="555")
    other.sync()
    assert till.settle().outcome == "in_step"
    there = shop.get("customers", one)
    assert (there["note"], there["phone"], there["deleted"]) == ("mine", "555", False)
    other.sync()
    check_in_step(shop)


def test_a_restored_record_deleted_again_before_it_was_sent_is_deleted(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.delete("customers", one)
    till.sync()
    till.commands.restore("customers", [one])
    till.commands.delete("customers", [one])
    assert till.sync().outcome == "in_step"
    check_one(shop, till)


def test_F49_deleted_on_both_sides_is_done(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    shop.delete("customers", one)
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert not writes(lines)
    check_one(shop, till)


def test_F51_a_create_deleted_before_it_left_never_leaves(shop: Shop, till: Till) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    till.commands.delete("customers", [one])
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert not writes(lines) and till.replica.get("customers", one) is None


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
def test_F52_a_create_deleted_before_its_outcome_is_known(shop: Shop, till: Till, fault: str) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    lose(till, fault=fault)
    till.sync()
    till.commands.delete("customers", [one])
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    there = shop.cloud.replica.get("customers", one)
    assert there is None or there["deleted"] is True
    check_one(shop, till)


@pytest.mark.parametrize("fault", [*LOST, "unsent"])
def test_F52_restored_as_well_it_lives_with_all_it_had(shop: Shop, till: Till, fault: str) -> None:
    till.sync()
    one = till.add("customers", lastName="New", note="kept")
    lose(till, fault=fault)
    till.sync()
    till.commands.delete("customers", [one])
    till.commands.restore("customers", [one])
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["note"] == "kept"
    check_one(shop, till)


def test_F53_anonymised_there_and_forgotten_here(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, phone="555")
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    assert till.sync().outcome == "in_step"
    asked = [each for each in till.wire.asked if each.method == "DELETE"]
    assert dict(asked[0].query) == {"anonymize": "true"}
    assert shop.get("customers", one)["phone"] == "" and till.get("customers", one)["phone"] == ""
    assert all(set(each.fields) <= {"anonymize"} for each in till.queries.timeline("customers", one))
    check_one(shop, till)


def test_F53_a_plain_deletion_of_somebody_else_does_not_do(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, phone="555")
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    shop.delete("customers", one)
    till.sync()
    assert [dict(each.query) for each in till.wire.asked if each.method == "DELETE"] == [{"anonymize": "true"}]
    assert till.waiting == 0


def test_a_category_in_use_is_held_with_the_clouds_words(shop: Shop, till: Till) -> None:
    category = shop.add("categories", name="Bread")
    till.sync()
    till.commands.delete("categories", [category])
    shop.add("products", name="Roll", _categoryId=category)
    till.sync()
    shop.clock.sleep(HOUR)
    outcome = till.sync()
    assert outcome.needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HeldReason.REJECTED and question.problems[0]["message"]


# order


def test_F71_parents_go_before_children(shop: Shop, till: Till) -> None:
    till.sync()
    category = till.add("categories", name="Bread")
    roll = till.add("products", name="Roll", _categoryId=category)
    flour = till.add("products", name="Flour", _categoryId=category)
    part = till.add("product-ingredients", _parentProductId=roll, _productId=flour, quantity=1.0, unit="Piece")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert writes(lines) == [f"PUT categories/{category}", "PUT products", f"PUT product-ingredients/{part}"]
    check_one(shop, till)


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
    till.wire.before = lambda request: refuse(request) if writing(request) and "/categories" in request.path else None
    outcome = till.sync()
    assert (outcome.needs_you, outcome.waiting) == (1, 2)
    assert shop.cloud.replica.get("products", roll) is None and shop.get("suppliers", other)
    till.wire.before = None
    till.edit("categories", category, name="Pastry")
    assert till.sync().outcome == "in_step"
    check_one(shop, till)


# webhooks


def test_a_webhook_gets_the_clouds_id(shop: Shop, till: Till) -> None:
    till.sync()
    ours = till.add("webhooks", **HOOK)
    assert till.sync().outcome == "in_step"
    (there,) = records(shop.cloud.replica)["webhooks"].values()
    assert there["id"] != ours and till.records()["webhooks"] == {there["id"]: there}


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
@pytest.mark.parametrize("meanwhile", ["nothing", "deleted"])
def test_F67_a_webhook_is_registered_once(shop: Shop, till: Till, fault: str, meanwhile: str) -> None:
    till.sync()
    ours = till.add("webhooks", **HOOK)
    lose(till, fault=fault)
    till.sync()
    if meanwhile == "deleted":
        till.commands.delete("webhooks", [ours])
    till.crash()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    there = records(shop.cloud.replica)["webhooks"]
    assert len(there) == (1 if meanwhile == "nothing" else 0)
    assert till.records()["webhooks"] == there


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
def test_F50_a_webhook_is_removed_once(shop: Shop, till: Till, fault: str) -> None:
    one = shop.add("webhooks", **HOOK)
    till.sync()
    till.commands.delete("webhooks", [one])
    lose(till, fault=fault)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert records(shop.cloud.replica)["webhooks"] == till.records()["webhooks"] == {}


def test_F64_a_webhook_deleted_while_it_is_registered_is_removed_there(shop: Shop, till: Till) -> None:
    till.sync()
    ours = till.add("webhooks", **HOOK)
    till.wire.before = once(writing, lambda request: till.commands.delete("webhooks", [ours]) and None)
    till.sync()
    assert till.settle().outcome == "in_step"
    assert records(shop.cloud.replica)["webhooks"] == till.records()["webhooks"] == {}


def test_a_refused_webhook_is_held(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("webhooks", **HOOK)
    till.wire.before = lambda request: Response(400) if request.method == "POST" and "/webhooks" in request.path else None
    assert till.sync().needs_you == 1


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
    assert till.sync().outcome == "waiting"
    assert till.get("customers", ids[0])["note"] == "second"
    assert till.sync().outcome == "in_step"
    assert (shop.get("customers", ids[0])["note"], shop.get("customers", ids[0])["phone"]) == ("second", "1")
    check_one(shop, till)


@pytest.mark.parametrize("count", [1, 5])
def test_F64_a_create_edited_in_flight_goes_on(shop: Shop, till: Till, count: int) -> None:
    till.sync()
    ids = [till.add("customers", lastName=f"New {number}") for number in range(count)]
    during(till, lambda: till.edit("customers", ids[0], note="second"))
    till.sync()
    assert till.sync().outcome == "in_step" and shop.get("customers", ids[0])["note"] == "second"
    check_one(shop, till)


def test_F64_an_edit_taken_back_in_flight_is_taken_back_there(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="old")
    till.sync()
    till.edit("customers", one, note="new")
    during(till, lambda: till.edit("customers", one, note="old"))
    till.sync()
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["note"] == "old"
    check_one(shop, till)


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
    check_one(shop, till)


def test_F64_a_record_restored_while_its_deletion_is_under_way_lives(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="kept")
    till.sync()
    till.commands.delete("customers", [one])
    during(till, lambda: till.commands.restore("customers", [one]))
    till.sync()
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["deleted"] is False and shop.get("customers", one)["note"] == "kept"
    check_one(shop, till)


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
    check_one(shop, till)


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
    assert till.change("customers", one).held.reason is HeldReason.VERB_REFUSED
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
    check_one(shop, till)


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
    check_one(shop, till)


def test_a_cloud_that_does_not_insert_by_put_holds_the_create(shop: Shop, till: Till) -> None:
    till.sync()
    one, other = till.add("customers", lastName="New"), till.add("suppliers", name="Mlýn")
    till.wire.before = lambda request: Response(404) if request.method == "PUT" and "/customers/" in request.path else None
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HeldReason.VERB_REFUSED and shop.get("suppliers", other)


def test_F23_forbidden_for_one_entity_is_held_and_others_go(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    supplier = till.add("suppliers", name="Mlýn")
    refuse = answering(403, {"reason": "ACCESS_DENIED"})
    till.wire.before = lambda request: refuse(request) if writing(request) and "/customers" in request.path else None
    assert till.sync().outcome == "needs_you"
    held = till.change("customers", one).held
    assert held.reason is HeldReason.VERB_REFUSED and held.problems[0]["message"] == "ACCESS_DENIED"
    assert shop.get("suppliers", supplier)


@pytest.mark.parametrize("reason", ["LICENSE_UPGRADE_REQUIRED", "CLOUD_FORBIDDEN"])
def test_F23_a_missing_licence_stops_the_run_and_holds_nothing(shop: Shop, till: Till, reason: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = lambda request: answering(403, {"reason": reason})(request) if writing(request) else None
    outcome = till.sync()
    assert outcome.outcome == "sign_in" and till.change("customers", one).held is None
    till.wire.before = None
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


# a cloud that is not well


def test_F25_429_stops_the_run_and_the_next_waits_as_long_as_it_was_told(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=Fault.RATE_LIMIT, seconds=120, methods=frozenset({"PUT"}), times=1))
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("offline", "rate_limited")
    assert outcome.waiting == 3 and outcome.needs_you == 0
    shop.clock.sleep(119)
    with till.wire.counted() as lines:
        assert till.sync().error == "rate_limited"
    assert lines == []
    shop.clock.sleep(60)
    assert till.sync().outcome == "in_step"
    check_one(shop, till)


def test_F25_429_without_a_word_waits_ever_longer(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="New")
    shop.cloud.faults.set(Rule(fault=Fault.RATE_LIMIT_BARE))
    for _ in range(5):
        assert till.sync().error == "rate_limited"
        shop.clock.sleep(HOUR)
    shop.cloud.faults.clear()
    assert till.sync().outcome == "in_step"


def test_F26_three_faults_in_a_row_stop_the_run(shop: Shop, till: Till) -> None:
    till.sync()
    for name in ("tags", "discount-groups", "suppliers", "eet-subjects"):
        till.add(name, name="New")
    till.wire.before = lambda request: Response(503) if writing(request) else None
    with till.wire.counted() as lines:
        outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "server_fault", 4)
    assert len(writes(lines)) == 3
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


def test_F26_a_fault_keeps_back_one_change_and_no_other(shop: Shop, till: Till) -> None:
    till.sync()
    tag, supplier = till.add("tags", name="new"), till.add("suppliers", name="Mlýn")
    till.wire.before = once(writing, answering(500))
    assert till.sync().outcome == "waiting"
    assert shop.get("suppliers", supplier) and shop.cloud.replica.get("tags", tag) is None
    change = till.change("tags", tag)
    assert change.error == "server_fault" and change.next_try > 0
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


def test_F26_a_record_that_breaks_the_cloud_is_sent_alone_in_the_end(shop: Shop, till: Till) -> None:
    till.sync()
    for number in range(5):
        till.add("customers", lastName="Breaks" if number == 2 else f"New {number}")

    def before(request: Request) -> Response | None:
        return Response(500) if writing(request) and b'"Breaks"' in request.body else None

    till.wire.before = before
    for _ in range(6):
        till.sync()
        shop.clock.sleep(HOUR)
    assert till.waiting == 1 and len(records(shop.cloud.replica)["customers"]) == 4


def test_F22_sign_in_refused_stops_the_run_and_keeps_the_queue(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="New")
    till.client._sign_in._token = None
    till.wire.before = lambda request: answering(401, {"reason": "INVALID_REFRESH_TOKEN"})(request)
    assert till.sync().outcome == "sign_in" and till.waiting == 1
    till.wire.before = None
    assert till.sync().outcome == "in_step"


def test_F22_an_expired_token_in_the_middle_is_renewed_once(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=Fault.EXPIRED, methods=frozenset({"PUT"}), times=1))
    assert till.sync().outcome == "in_step"
    check_one(shop, till)


def test_F02_a_portal_in_the_middle_of_a_push_stops_at_once(shop: Shop, till: Till) -> None:
    ids = shop.customers(2)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=Fault.HTML, methods=frozenset({"PATCH"})))
    with till.wire.counted() as lines:
        outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("offline", "portal") and len(writes(lines)) == 1
    shop.cloud.faults.clear()
    assert till.settle().outcome == "in_step"
    check_one(shop, till)


def test_a_list_by_ids_that_is_refused_falls_back_to_single_records(shop: Shop, till: Till) -> None:
    ids = shop.customers(4)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")

    def before(request: Request) -> Response | None:
        return Response(414) if "id|in|" in dict(request.query).get("filter", "") else None

    till.wire.before = before
    new = [till.add("customers", lastName=f"New {number}") for number in range(3)]
    lose(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and len(new) == 3
    check_one(shop, till)


def test_F31_fields_that_a_page_leaves_out_are_not_emptied_by_a_put(shop: Shop, till: Till) -> None:
    ids = shop.customers(5, note="kept")
    till.sync()
    for each in ids:
        till.edit("customers", each, phone="555")

    def bare(request: Request, answer: Response) -> Response | None:
        if request.method == "GET" and request.path.endswith("/customers") and answer.status == 200:
            rows = [{key: value for key, value in row.items() if key != "note"} for row in body(answer)["data"]]
            return changed(answer, lambda page: {**page, "data": rows})
        return None

    till.wire.after = bare
    assert till.sync().outcome == "in_step"
    assert {shop.get("customers", each)["note"] for each in ids} == {"kept"}
    check_one(shop, till)


def test_two_tills_end_with_one_truth(shop: Shop) -> None:
    one, other = shop.tills
    ids = shop.customers(20, tags=["a"], flags=0, points=10.0)
    one.sync()
    other.sync()
    for number, each in enumerate(ids):
        one.commands.save("customers", {"note": f"one {number}", "tags": ["a", "one"], "flags": 1}, id=each, add={"points": 1.0})
        other.commands.save("customers", {"phone": str(number), "tags": ["a", "two"], "flags": 4}, id=each, add={"points": 2.0})
    for till in (one, other, one, other):
        assert till.settle().outcome == "in_step"
    check_in_step(shop)
    there = shop.get("customers", ids[3])
    assert (there["note"], there["phone"], there["flags"], there["points"]) == ("one 3", "3", 5, 13.0)
    assert set(there["tags"]) == {"a", "one", "two"}


def test_a_create_is_a_create_for_everybody(shop: Shop) -> None:
    one, other = shop.tills
    one.sync()
    new = one.add("customers", lastName="Nová")
    assert one.change("customers", new).kind is ChangeKind.CREATE
    one.sync()
    other.sync()
    check_in_step(shop)
