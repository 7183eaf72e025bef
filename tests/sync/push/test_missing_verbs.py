"""404 to a verb of a record that is there: the verb is missing, not the record (F118)."""

from __future__ import annotations

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from tests.fakes.breakage import writes
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def without(till: Till, method: str, *, array: bool = False) -> None:
    """The cloud answers 404 to this method on customers, on arrays of them or on one."""

    def before(request: Request) -> Response | None:
        fits = request.path.endswith("/customers") if array else "/customers/" in request.path
        return Response(404) if request.method == method and fits else None

    till.wire.before = before


def test_F118_without_put_many_forty_edits_go_one_by_one(shop: Shop, till: Till) -> None:
    ids = shop.customers(40)
    till.sync()
    without(till, "PUT", array=True)
    for each in ids:
        till.edit("customers", each, note="mine")
    assert till.sync().outcome == "in_step"
    assert {shop.get("customers", each)["note"] for each in ids} == {"mine"}
    for each in ids:
        till.edit("customers", each, note="again")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert "PUT customers" not in lines
    check_in_step(shop)


@pytest.mark.parametrize("method", ["PATCH", "DELETE"])
def test_F118_404_for_a_record_that_is_shown_is_the_verbs(shop: Shop, till: Till, method: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    without(till, method)
    if method == "PATCH":
        till.edit("customers", one, note="mine")
    else:
        till.commands.delete("customers", [one])
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HoldReason.VERB_REFUSED
    assert not shop.get("customers", one)["deleted"]
    till.wire.before = None
    shop.clock.sleep(25 * HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize(
    ("verb", "expected"), [("delete", ["DELETE"] * 3), ("patch", ["PUT", *["PATCH"] * 3])]
)
def test_F24_F118_of_many_changes_three_are_refused_and_all_are_held(
    shop: Shop, till: Till, verb: str, expected: list[str]
) -> None:
    ids = shop.customers(20)
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", verb), ("customers", "replace-many")}))
    for each in ids:
        till.commands.delete("customers", [each]) if verb == "delete" else till.edit(
            "customers", each, note="mine"
        )
    with till.wire.counted() as lines:
        assert till.sync().needs_you == 20
    assert [line.split()[0] for line in writes(lines)] == expected


def always_outdated(request: Request) -> Response | None:
    """A cloud that takes no ETag for the present one."""
    guarded = request.method in ("PATCH", "PUT") and "If-Match" in request.headers
    return Response(412) if guarded else None


def unguarded(till: Till) -> None:
    """A proxy takes the ETags out of requests and answers; the cloud asks for them."""

    def before(request: Request) -> Response | None:
        request.headers.pop("If-Match", None)
        return None

    def after(request: Request, answer: Response) -> Response | None:
        headers = {name: value for name, value in answer.headers.items() if name.lower() != "etag"}
        return Response(answer.status, headers, answer.body)

    till.wire.before, till.wire.after = before, after


@pytest.mark.parametrize("proxy", [True, False])
def test_F133_a_cloud_that_calls_every_copy_outdated_is_asked_twice_and_a_person_is_told(
    shop: Shop, till: Till, proxy: bool
) -> None:
    ids = shop.customers(9, note="old")
    till.sync()
    if proxy:
        unguarded(till)
    else:
        till.wire.before = always_outdated
    for each in ids:
        till.edit("customers", each, note="mine")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "waiting"
    assert len(writes(lines)) <= 10
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "needs_you"
    held = [change.held for change in till.replica.changes()]
    assert {each.reason for each in held} == {HoldReason.VERB_REFUSED}
    assert [each.problems[0]["code"] for each in held] == ["always_outdated"] * 9
    with till.wire.counted() as lines:
        shop.clock.sleep(HOUR)
        till.sync()
    assert not writes(lines)
    till.wire.before = till.wire.after = None
    till.commands.retry([("customers", each) for each in ids])
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F133_a_record_that_others_change_all_the_time_waits(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1, note="old")
    till.sync()
    till.edit("customers", one, note="mine")
    numbers = iter(range(1000))

    def before(request: Request) -> Response | None:
        if request.method == "PATCH":
            shop.edit("customers", one, city=f"theirs {next(numbers)}")
        return None

    till.wire.before = before
    assert till.sync().outcome == "waiting"
    assert (
        till.change("customers", one).held is None and till.change("customers", one).error == "cloud_changed"
    )
