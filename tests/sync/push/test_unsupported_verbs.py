"""Verbs the cloud does not offer: changes are held after one refusal, one is tried each day, all are released when it works."""

from __future__ import annotations

from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from tests.fakes.breakage import answering, writes, writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

DAY = 25 * HOUR


def test_F24_other_changes_that_need_the_verb_are_held_without_a_request(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", "delete")}))
    till.commands.delete("customers", ids[:3])
    till.sync()
    till.commands.delete("customers", ids[3:])
    with till.wire.counted() as lines:
        assert till.sync().needs_you == 5
    assert not writes(lines)
    assert {till.change("customers", each).held.reason for each in ids} == {HoldReason.VERB_REFUSED}


def test_F24_once_a_day_one_is_tried_and_all_are_sent_when_the_cloud_offers_the_verb(
    shop: Shop, till: Till
) -> None:
    ids = shop.customers(4)
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", "delete")}))
    till.commands.delete("customers", ids)
    till.sync()
    for hours in (1, 5, 17):
        shop.clock.sleep(hours * HOUR)
        with till.wire.counted() as lines:
            till.sync()
        assert not writes(lines)
    shop.clock.sleep(2 * HOUR)
    with till.wire.counted() as lines:
        assert till.sync().needs_you == 4
    assert len(writes(lines)) == 1
    shop.cloud.behave(refused=frozenset())
    with till.wire.counted() as lines:
        till.sync()
    assert not writes(lines)
    shop.clock.sleep(DAY)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F24_try_again_asks_at_once(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    shop.cloud.behave(refused=frozenset({("customers", "patch"), ("customers", "replace-many")}))
    for each in ids:
        till.edit("customers", each, note="mine")
    assert till.sync().needs_you == 3
    shop.cloud.behave(refused=frozenset())
    till.commands.keep("customers", ids[1], "local")
    till.sync()
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F24_tags_that_cannot_be_changed_are_held_and_new_ones_go(shop: Shop, till: Till) -> None:
    """The documentation of the real cloud knows no PUT, PATCH and DELETE of tags."""
    verbs = ("replace", "replace-many", "patch", "delete")
    shop.cloud.behave(refused=frozenset(("tags", verb) for verb in verbs))
    (old,) = shop.fill("tags", [{"name": "old"}])
    till.sync()
    till.edit("tags", old, display=False)
    till.add("tags", name="new")
    assert till.sync().needs_you == 1
    assert till.change("tags", old).held.reason is HoldReason.VERB_REFUSED
    there = shop.cloud.replica.page("tags", Query()).records
    assert {each["name"] for each in there} == {"old", "new"}
    till.commands.keep("tags", old, "cloud")
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F23_one_record_that_is_forbidden_holds_no_other(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    till.commands.delete("customers", ids)
    refuse = answering(403, {"reason": "ACCESS_DENIED"})
    till.wire.before = lambda request: (
        refuse(request) if writing(request) and request.path.endswith(f"/{ids[0]}") else None
    )
    assert till.sync().needs_you == 1 and till.waiting == 1
    till.wire.before = None
    assert till.sync().needs_you == 1
    shop.clock.sleep(DAY)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F78_a_clock_that_was_years_ahead_does_not_keep_it_held(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.clock.wall += 10 * 365 * 24 * 3_600_000
    shop.cloud.behave(refused=frozenset({("customers", "delete")}))
    till.commands.delete("customers", [one])
    till.sync()
    shop.clock.wall -= 10 * 365 * 24 * 3_600_000
    shop.cloud.behave(refused=frozenset())
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["deleted"] is True
