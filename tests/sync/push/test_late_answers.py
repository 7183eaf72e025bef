"""Requests that reach the cloud after their timeout and retry: one effect, in any order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sync.client.transport import Request, Response
from sync.errors import Offline
from tests.fakes.breakage import writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


class Slow:
    """Keeps the first write on the road; `arrive` lets it reach the cloud at last."""

    def __init__(self, till: Till) -> None:
        self.till = till
        self.kept: Request | None = None
        self.before_next = False
        till.wire.before = self._before

    def _before(self, request: Request) -> Response | None:
        if writing(request) and self.kept is None:
            self.kept = request
            raise Offline(sent=True, reason="timeout")
        if writing(request) and self.before_next:
            self.before_next = False
            self.arrive()
        return None

    def arrive(self) -> Response:
        """The cloud's answer, which nobody hears; as if the token were still good."""
        assert self.kept is not None
        headers = {**self.kept.headers, "Authorization": self.till.wire.asked[-1].headers["Authorization"]}
        return self.till.shop.cloud.faults.handle(replace(self.kept, headers=headers))


@pytest.mark.parametrize("count", [1, 4])
def test_F08_an_edit_that_arrives_after_its_repeat_has_no_second_effect(
    shop: Shop, till: Till, count: int
) -> None:
    ids = shop.customers(count, points=100.0)
    till.sync()
    for each in ids:
        till.commands.save("customers", {"note": "mine"}, id=each, add={"points": 10.0})
    slow = Slow(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    before = {each: shop.get("customers", each) for each in ids}
    assert slow.arrive().status in (409, 412)
    assert {each: shop.get("customers", each) for each in ids} == before
    assert {each["points"] for each in before.values()} == {110.0}
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("count", [1, 4])
def test_F08_F62_an_edit_that_arrives_between_the_reading_and_its_repeat_is_found_done(
    shop: Shop, till: Till, count: int
) -> None:
    ids = shop.customers(count, points=100.0)
    till.sync()
    for each in ids:
        till.commands.save("customers", {"note": "mine"}, id=each, add={"points": 10.0})
    slow = Slow(till)
    till.sync()
    slow.before_next = True
    shop.clock.sleep(HOUR)
    # The sum that is there may be another till's (F116).
    assert till.settle().needs_you == count
    till.commands.keep_all("cloud")
    assert till.settle().outcome == "in_step"
    assert {shop.get("customers", each)["points"] for each in ids} == {110.0}
    assert {shop.get("customers", each)["note"] for each in ids} == {"mine"}
    check_in_step(shop)


def test_F08_F14_somebody_elses_edit_between_a_lost_attempt_and_the_next_is_held(
    shop: Shop, till: Till
) -> None:
    """Whether the first try is in the cloud's new sum cannot be known."""
    (one,) = shop.customers(1, points=100.0)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": 10.0})
    slow = Slow(till)
    till.sync()

    def edits(request: Request) -> Response | None:
        if writing(request):
            till.wire.before = None
            shop.edit("customers", one, points=95.0)
        return None

    assert slow.kept is not None
    till.wire.before = edits
    shop.clock.sleep(HOUR)
    assert till.settle().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason == "counter_unknown" and shop.get("customers", one)["points"] == 95.0
    till.commands.keep("customers", one, "local")
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["points"] == 105.0


@pytest.mark.parametrize("count", [1, 4])
def test_F08_F09_a_create_that_arrives_twice_is_one_record(shop: Shop, till: Till, count: int) -> None:
    till.sync()
    made = [till.add("customers", lastName=f"New {number}") for number in range(count)]
    slow = Slow(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    till.edit("customers", made[0], note="edited since")
    assert till.settle().outcome == "in_step"
    assert slow.arrive().status in (409, 412, 428)
    assert shop.get("customers", made[0])["note"] == "edited since"
    there = till.shop.cloud.replica.many("customers", made)
    assert sorted(there) == sorted(made)
    check_in_step(shop)


def test_F08_a_deletion_that_arrives_twice_deletes_once(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    slow = Slow(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert slow.arrive().status < 500
    assert shop.get("customers", one)["deleted"]
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
