"""Deletions and restores: held when others edited the record, applied once, and no edit of others is lost."""

from __future__ import annotations

import pytest

from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from tests.fakes.breakage import LOST, lose, once, writes, writing
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

# deletions


def test_F47_a_deletion_is_held_when_the_record_was_edited_there(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    shop.edit("customers", one, note="still needed")
    assert till.sync().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.EDITED_IN_CLOUD and question.fields["note"].cloud == "still needed"
    assert till.get("customers", one)["deleted"] is False and shop.get("customers", one)["deleted"] is False
    till.commands.keep("customers", one, "local")
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["deleted"] is True
    check_in_step(shop)


def test_F47_an_edit_between_our_pull_and_our_deletion_holds_it(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    reading = lambda request: request.path.endswith(f"/{one}")  # noqa: E731
    till.wire.before = once(reading, lambda request: shop.edit("customers", one, note="quick"))
    assert till.sync().needs_you == 1 and shop.get("customers", one)["deleted"] is False


def test_F48_an_edit_between_our_read_and_our_deletion_is_in_the_history(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    till.wire.before = once(writing, lambda request: shop.edit("customers", one, note="too late"))
    assert till.sync().outcome == "in_step"
    lost = [each for each in till.queries.timeline("customers", one) if each.kind is EventKind.DISCARDED]
    assert [dict(each.fields) for each in lost] == [{"note": ("too late", None)}]


def test_F46_an_edit_of_a_record_deleted_there_is_held_and_may_restore_it(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    shop.delete("customers", one)
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HoldReason.DELETED_IN_CLOUD
    till.commands.keep("customers", one, "local")
    assert till.sync().outcome == "in_step"
    there = shop.get("customers", one)
    assert there["deleted"] is False and there["note"] == "mine"
    check_in_step(shop)


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
def test_F46_restored_it_exists_once_with_our_values(shop: Shop, till: Till, fault: str) -> None:
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
    check_in_step(shop)


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
    check_in_step(shop)


def test_what_others_wrote_into_a_record_that_we_restore_is_not_lost(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.delete("customers", one)
    till.sync()
    till.commands.restore("customers", [one])
    till.edit("customers", one, note="mine")
    other = shop.another()
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
    check_in_step(shop)


def test_F49_deleted_on_both_sides_is_done(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    shop.delete("customers", one)
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert not writes(lines)
    check_in_step(shop)


def test_F51_a_create_deleted_before_it_left_never_leaves(shop: Shop, till: Till) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    till.commands.delete("customers", [one])
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert not writes(lines) and not till.lives("customers", one)


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
    check_in_step(shop)


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
    check_in_step(shop)


@pytest.mark.parametrize("created", [True, False])
@pytest.mark.parametrize("fault", [*LOST, "unsent"])
def test_F52_F64_a_deletion_taken_back_brings_back_edits_of_unknown_outcome_and_later_ones(
    shop: Shop, till: Till, fault: str, created: bool
) -> None:
    (one,) = shop.customers(1, phone="1")
    till.sync()
    if created:
        one = till.add("customers", lastName="New", note="kept")
    else:
        till.edit("customers", one, note="kept")
    lose(till, fault=fault)
    till.sync()
    till.edit("customers", one, phone="555")
    till.commands.delete("customers", [one])
    till.commands.undo()
    assert (till.get("customers", one)["note"], till.get("customers", one)["phone"]) == ("kept", "555")
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert (shop.get("customers", one)["note"], shop.get("customers", one)["phone"]) == ("kept", "555")
    check_in_step(shop)


def test_F53_anonymised_there_and_forgotten_here(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, phone="555")
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    assert till.sync().outcome == "in_step"
    asked = [each for each in till.wire.asked if each.method == "DELETE"]
    assert dict(asked[0].query) == {"anonymize": "true"}
    assert shop.get("customers", one)["phone"] == "" and till.get("customers", one)["phone"] == ""
    assert all(set(each.fields) <= {"anonymize"} for each in till.queries.timeline("customers", one))
    check_in_step(shop)


def test_F53_a_plain_deletion_by_somebody_else_is_not_enough(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, phone="555")
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    shop.delete("customers", one)
    till.sync()
    assert [dict(each.query) for each in till.wire.asked if each.method == "DELETE"] == [
        {"anonymize": "true"}
    ]
    assert till.waiting == 0


def test_a_category_in_use_is_held_with_the_clouds_message(shop: Shop, till: Till) -> None:
    category = shop.add("categories", name="Bread")
    till.sync()
    till.commands.delete("categories", [category])
    shop.add("products", name="Roll", _categoryId=category)
    till.sync()
    shop.clock.sleep(HOUR)
    outcome = till.sync()
    assert outcome.needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.REJECTED and question.problems[0]["message"]
