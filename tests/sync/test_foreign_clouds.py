"""Days with clouds that nobody here drew: a till is in step only when that is true, or says that something is wrong (N1, N5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from storage.errors import Refused
from storage.outbox.questions import HoldReason
from tests.fakes.foreign_clouds import HARMFUL, HARMLESS, Way
from tests.fakes.tills import HOUR, Shop, Till, records

ROUNDS = 6
MOST_REQUESTS = 80
"""In one run, with lists of a page."""


def pass_through(shop: Shop, way: Way) -> None:
    for till in shop.tills:
        till.wire.before = lambda request: way(request, shop.cloud.faults.handle)


def work(shop: Shop) -> Iterator[str]:
    """A day of both tills and the cloud; answers the unique values that people have entered."""
    one, other = shop.tills
    here = [id for id, each in sorted(one.records()["customers"].items()) if not each["deleted"]]
    there = [id for id, each in sorted(other.records()["customers"].items()) if not each["deleted"]]
    for number, id in enumerate(here[:5]):
        one.edit("customers", id, note=f"of one {number}")
        yield f"of one {number}"
    for number, id in enumerate(there[4:6]):
        other.edit("customers", id, city=f"of other {number}")
        yield f"of other {number}"
    for till in shop.tills:
        till.add("customers", lastName=f"New at {till.name}")
        yield f"New at {till.name}"
    one.commands.delete("customers", [here[7]])
    shop.edit("customers", here[8], note="of the cloud")


def person(till: Till) -> None:
    """Keeps ours wherever that can be kept, and takes records with different names for different ones."""
    for change in till.replica.changes():
        if change.held is not None:
            try:
                several = change.held.reason is HoldReason.POSSIBLE_DUPLICATE
                till.commands.keep(change.entity, change.id, "cloud" if several else "local")
            except Refused:
                till.commands.retry([(change.entity, change.id)])


def day(shop: Shop, way: Way) -> list[str]:
    """Answers the values that people have entered."""
    shop.old_customers(14)
    shop.fill("tags", [{"name": f"Tag {number}"} for number in range(5)])
    shop.another()
    for till in shop.tills:
        till.sync()
    pass_through(shop, way)
    entered = [*work(shop)]
    for _ in range(ROUNDS):
        for till in shop.tills:
            with till.wire.counted() as lines:
                till.sync()
            assert len(lines) <= MOST_REQUESTS
            person(till)
        shop.clock.sleep(HOUR)
    return entered


def kept(shop: Shop, value: str) -> bool:
    """Whether a value is in the cloud, or waits."""
    there = any(
        value in map(str, each.values()) for each in records(shop.cloud.replica)["customers"].values()
    )
    return there or any(value in str(change) for till in shop.tills for change in till.replica.changes())


@pytest.mark.parametrize("name", HARMLESS)
def test_N5_a_till_gets_on_with_a_cloud_of_another_kind(shop: Shop, name: str) -> None:
    entered = day(shop, HARMLESS[name]())
    there = records(shop.cloud.replica)
    for till in shop.tills:
        outcome = till.sync()
        assert (outcome.outcome, outcome.error) == ("in_step", None), till.replica.changes()
        here = till.records()
        for entity in ("customers", "tags"):
            living = {id: each for id, each in here[entity].items() if not each.get("deleted")}
            assert living == {id: each for id, each in there[entity].items() if not each.get("deleted")}
    assert [value for value in entered if not kept(shop, value)] == []
    names = [each["lastName"] for each in there["customers"].values() if not each["deleted"]]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("name", HARMFUL)
def test_N1_a_till_says_what_is_wrong_with_a_cloud_and_keeps_what_it_has(shop: Shop, name: str) -> None:
    entered = day(shop, HARMFUL[name]())
    assert any(till.sync().outcome != "in_step" for till in shop.tills)
    assert [value for value in entered if not kept(shop, value)] == []
    for till in shop.tills:
        # Once the cloud is as it should be, everything arrives.
        till.wire.before = None
    for _ in range(ROUNDS):
        for till in shop.tills:
            till.sync()
            till.commands.retry([(each.entity, each.id) for each in till.replica.changes()])
            person(till)
        shop.clock.sleep(24 * HOUR)
    assert {till.sync().outcome for till in shop.tills} == {"in_step"}
    there = [str(each) for each in records(shop.cloud.replica)["customers"].values()]
    assert [value for value in entered if not any(value in each for each in there)] == []
