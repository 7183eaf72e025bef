"""404 to a verb of a record that is there: the verb is missing, not the record (F118)."""

from __future__ import annotations

import pytest

from storage.outbox.changes import HoldReason
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


def test_F118_one_record_that_is_gone_proves_nothing_about_put_many(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    asked = []

    def before(request: Request) -> Response | None:
        if request.method == "PUT" and not asked:
            asked.append(request)
            shop.purge(ids[0])
            return Response(404)
        return None

    till.wire.before = before
    till.settle()
    assert till.change("customers", ids[0]).held.reason is HoldReason.DELETED_IN_CLOUD
    for each in ids[1:]:
        till.edit("customers", each, note="again")
    with till.wire.counted() as lines:
        till.sync()
    assert writes(lines) == ["PUT customers"]


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


@pytest.mark.parametrize(("verb", "expected"), [("delete", ["DELETE"]), ("patch", ["PUT", "PATCH"])])
def test_F24_F118_of_many_changes_one_is_refused_and_all_are_held(
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
