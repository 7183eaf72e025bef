"""What people and programs do to records: all of it, or nothing, and every bit can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.edits import Edit
from storage.entities import CATALOGUE
from storage.errors import (
    BugError,
    DiskFull,
    InvalidRecord,
    PreconditionFailed,
    PreconditionRequired,
    Refused,
    StaleVersion,
    UnknownEntity,
    UnknownRecord,
)
from storage.etag import page_tag
from storage.history import EventKind
from storage.intent import ChangeKind, ChangeState, HeldReason, Intent
from storage.query import Query
from storage.validate import Op, blank
from sync.events import Change
from tests.app.desk import Desk
from tests.storage.replicas import CLOUD, NAMES, assert_one_account, assert_view_law

EDITABLE = [each.name for each in CATALOGUE.stored() if "create" in each.verbs]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    assert_view_law(made.replica)
    assert_one_account(made.replica)
    made.replica.close()


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "cloud", authoritative=True)
    yield made
    assert made.replica.changes() == [] and made.replica.journal.size == 0
    made.replica.close()


def needed(desk: Desk, entity: str) -> dict[str, Any]:
    """Values without which the entity cannot be created."""
    values = dict(NAMES.get(entity, {}))
    if entity == "product-ingredients":
        desk.known("products", 1)
        values |= {"_parentProductId": 1, "_productId": 1}
    if entity == "products":
        desk.known("categories", 1)
        values["_categoryId"] = 1
    if "name" in CATALOGUE[entity].by_name:
        values.setdefault("name", "Something")
    return values


# saving


@pytest.mark.parametrize("entity", EDITABLE)
def test_every_entity_can_be_created_edited_deleted_and_all_of_it_undone(desk: Desk, entity: str) -> None:
    made = desk.commands.save(entity, needed(desk, entity))
    number = made.ids[0]
    assert made == Change(entity, (number,), "save", made.step, "window") == desk.events[-1]
    assert 0 < number < 2**53
    first = desk.get(entity, number)
    assert desk.change(entity, number).kind is ChangeKind.CREATE
    assert desk.change(entity, number).intent.set["_cloudId"] == first["_cloudId"] == CLOUD
    edited = next(
        each for each in CATALOGUE[entity].fields
        if each.writable and each.kind.value == "string" and not each.choices and not each.rules and each.length != 7
    ) if entity not in ("product-ingredients", "webhooks") else None  # fmt: skip
    if edited is not None:
        desk.commands.save(entity, {edited.name: "changed"}, id=number)
        assert desk.get(entity, number)[edited.name] == "changed"
    desk.commands.delete(entity, [number])
    assert desk.replica.get(entity, number) is None and desk.change(entity, number) is None
    desk.restart()
    codes = []
    while (step := desk.queries.undoable()) is not None:
        codes.append(step.code)
        assert desk.commands.undo().kind == "undo"
        if step.code == "delete":
            again = desk.get(entity, number)
            assert again[edited.name if edited else "id"] == ("changed" if edited else number)
    assert codes == (["delete", "edit", "create"] if edited else ["delete", "create"])
    assert desk.replica.get(entity, number) is None and desk.replica.changes() == []
    assert desk.commands.undo() is None


def test_defaults_fill_what_a_new_record_leaves_out(desk: Desk) -> None:
    (number,) = desk.commands.save("customers", {"lastName": "Nová"}).ids
    stored = desk.get("customers", number)
    start = blank(CATALOGUE["customers"])
    assert all(stored[name] == value for name, value in start.items() if name != "lastName")


def test_an_edit_keeps_base_intent_and_history(desk: Desk) -> None:
    base = desk.known("customers", 1, phone="1", note="old")
    change = desk.commands.save("customers", {"phone": "2", "note": "old"}, id=1)
    waiting = desk.change("customers", 1)
    assert (waiting.kind, waiting.intent, waiting.base, waiting.remote) == (
        ChangeKind.UPDATE, Intent({"phone": "2"}), base, base,
    )  # fmt: skip
    (event,) = desk.queries.timeline("customers", 1)
    assert (event.kind, event.fields, event.origin, event.step) == (
        EventKind.EDITED,
        {"phone": ("1", "2")},
        "window",
        change.step,
    )


def test_an_edit_that_changes_nothing_leaves_nothing_behind(desk: Desk) -> None:
    desk.known("customers", 1, phone="1", points=5.0, tags=["a", "b"])
    desk.commands.save("customers", {"phone": "1", "points": "5.0", "tags": ["b", "a"]}, id=1)
    assert desk.change("customers", 1) is None and desk.queries.undoable() is None
    assert desk.queries.timeline("customers", 1) == []


def test_the_base_is_the_clouds_copy_not_the_one_we_serve(desk: Desk) -> None:
    desk.replica.mark_served("customers", 9_000_000_000_000)
    desk.known("customers", 1, versionDate=5)
    assert desk.get("customers", 1)["versionDate"] == 9_000_000_000_001
    desk.commands.save("customers", {"phone": "2"}, id=1)
    assert desk.change("customers", 1).base["versionDate"] == 5


@pytest.mark.parametrize(
    "values", [{"vatId": "nonsense"}, {"lastName": "x" * 1000}, {"points": -1}, {"tags": "a,b"}]
)
def test_what_breaks_a_rule_is_refused_whole(desk: Desk, values: dict[str, Any]) -> None:
    desk.known("customers", 1)
    with pytest.raises(InvalidRecord) as caught:
        desk.commands.save("customers", {"note": "x", **values}, id=1)
    assert [each.field for each in caught.value.problems] == list(values)
    assert (
        desk.change("customers", 1) is None
        and desk.queries.timeline("customers", 1) == []
        and desk.events == []
    )


def test_a_rule_over_several_fields_is_asked_of_the_whole_record(desk: Desk) -> None:
    desk.known("customers", 1, firstName="", lastName="Only", companyName="")
    with pytest.raises(InvalidRecord):
        desk.commands.save("customers", {"lastName": ""}, id=1)
    desk.commands.save("customers", {"lastName": "", "companyName": "Firma"}, id=1)


def test_unknown_things_are_named(desk: Desk) -> None:
    with pytest.raises(UnknownRecord):
        desk.commands.save("customers", {"note": "x"}, id=99)
    with pytest.raises(UnknownRecord):
        desk.commands.delete("customers", [99])
    with pytest.raises(UnknownRecord):
        desk.commands.restore("customers", [99])
    with pytest.raises(UnknownRecord):
        desk.commands.resolve("customers", 99, {})
    with pytest.raises(UnknownEntity):
        desk.commands.save("ghosts", {})


def test_another_clouds_id_is_refused_and_ours_filled_in(desk: Desk) -> None:
    with pytest.raises(InvalidRecord) as caught:
        desk.commands.save("tags", {"name": "a", "_cloudId": 99})
    assert caught.value.problems[0].code == "other_cloud"
    (number,) = desk.commands.save("tags", {"name": "a", "_cloudId": str(CLOUD)}).ids
    assert desk.get("tags", number)["_cloudId"] == CLOUD


def test_what_the_cloud_owns_is_never_sent(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.save("customers", {"note": "x", "created": 5, "modifiedBy": "me", "versionDate": 5}, id=1)
    assert desk.change("customers", 1).intent.fields == {"note"}
    (number,) = desk.commands.save(
        "customers", {"lastName": "N", "created": 5, "versionDate": 9, "id": 3}
    ).ids
    assert (
        number != 3
        and not {"created", "versionDate", "deleted"} & desk.change("customers", number).intent.fields
    )


# coalescing (facts/sync.md 3.6)


def test_several_edits_are_one_change(desk: Desk) -> None:
    base = desk.known("customers", 1, phone="1", note="old", city="Brno")
    for values in ({"phone": "2"}, {"note": "n"}, {"phone": "3", "city": "Praha"}):
        desk.clock.sleep(1)
        desk.commands.save("customers", values, id=1)
    change = desk.change("customers", 1)
    assert change.intent == Intent({"phone": "3", "note": "n", "city": "Praha"}) and change.base == base
    assert change.created < change.changed == desk.clock.now()
    assert len(desk.queries.timeline("customers", 1)) == 3


def test_fields_edited_back_to_the_base_vanish_and_with_the_last_the_change(desk: Desk) -> None:
    base = desk.known("customers", 1, phone="1", note="old")
    desk.commands.save("customers", {"phone": "2", "note": "n"}, id=1)
    desk.commands.save("customers", {"phone": "1"}, id=1)
    assert desk.change("customers", 1).intent == Intent({"note": "n"})
    desk.commands.save("customers", {"note": "old"}, id=1)
    assert desk.change("customers", 1) is None and desk.get("customers", 1) == base


def test_an_edit_of_an_unsent_record_joins_its_creation(desk: Desk) -> None:
    (number,) = desk.commands.save("customers", {"lastName": "N"}).ids
    desk.commands.save("customers", {"phone": "5"}, id=number)
    change = desk.change("customers", number)
    assert change.kind is ChangeKind.CREATE and change.intent.set["phone"] == "5"


def test_F51_a_record_never_sent_and_deleted_is_gone(desk: Desk) -> None:
    (number,) = desk.commands.save("customers", {"lastName": "N"}).ids
    desk.commands.delete("customers", [number])
    assert desk.replica.get("customers", number) is None and desk.replica.changes() == []
    kinds = [each.kind for each in desk.queries.timeline("customers", number)]
    assert kinds == [EventKind.DISCARDED, EventKind.DELETED, EventKind.CREATED]


def test_F52_a_record_of_unknown_outcome_and_deleted_is_not_forgotten(desk: Desk) -> None:
    (number,) = desk.commands.save("customers", {"lastName": "N"}).ids
    desk.leaving("customers", number)
    desk.commands.delete("customers", [number])
    change = desk.change("customers", number)
    assert change.kind is ChangeKind.DELETE and change.sent is not None
    shown = desk.get("customers", number)
    assert shown["deleted"] and shown["lastName"] == "N"


def test_F64_an_edit_in_flight_keeps_what_was_sent(desk: Desk) -> None:
    desk.known("customers", 1, phone="1")
    desk.commands.save("customers", {"phone": "2"}, id=1)
    desk.leaving("customers", 1)
    desk.commands.save("customers", {"phone": "1", "note": "n"}, id=1)
    change = desk.change("customers", 1)
    # Back to the base, but the cloud may have the value that was sent: it must be sent again.
    assert change.intent == Intent({"phone": "1", "note": "n"}) and change.sent == Intent({"phone": "2"})
    assert change.state is ChangeState.SENT


def test_F20_an_edit_after_a_refusal_is_tried_at_once(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.save("customers", {"phone": "2"}, id=1)
    desk.held("customers", 1, HeldReason.REJECTED, remote={}, problems=({"field": "phone", "message": "no"},))
    desk.commands.save("customers", {"phone": "3"}, id=1)
    assert desk.change("customers", 1).held is None and desk.change("customers", 1).next_try == 0


def test_F58_an_edit_of_a_held_field_decides_it(desk: Desk) -> None:
    desk.known("customers", 1, note="base", phone="0")
    desk.commands.save("customers", {"note": "mine", "phone": "1"}, id=1)
    desk.held("customers", 1, HeldReason.OVERLAP, "note", "phone", remote={"note": "theirs", "phone": "9"})
    desk.commands.save("customers", {"note": "third"}, id=1)
    change = desk.change("customers", 1)
    assert (
        change.held.fields == ("phone",) and change.base["note"] == "theirs" and change.base["phone"] == "0"
    )
    assert desk.get("customers", 1)["note"] == "third" and desk.get("customers", 1)["phone"] == "9"
    desk.commands.save("customers", {"phone": "2"}, id=1)
    assert desk.change("customers", 1).held is None


def test_F47_an_edit_of_what_was_deleted_here_and_edited_there_keeps_it(desk: Desk) -> None:
    desk.known("customers", 1, note="base")
    desk.commands.delete("customers", [1])
    desk.held("customers", 1, HeldReason.EDITED_THERE, remote={"note": "theirs", "city": "Brno"})
    assert not desk.get("customers", 1)["deleted"]
    desk.commands.save("customers", {"phone": "7"}, id=1)
    change = desk.change("customers", 1)
    assert (
        change.kind is ChangeKind.UPDATE and change.held is None and change.intent == Intent({"phone": "7"})
    )
    assert change.base["note"] == "theirs" and desk.get("customers", 1)["phone"] == "7"


def test_F47_deleting_again_in_sight_of_the_clouds_copy_is_an_answer(desk: Desk) -> None:
    desk.known("customers", 1, note="base")
    desk.commands.delete("customers", [1])
    desk.held("customers", 1, HeldReason.EDITED_THERE, remote={"note": "theirs"})
    desk.commands.delete("customers", [1])
    change = desk.change("customers", 1)
    assert change.held is None and change.base["note"] == "theirs" and desk.get("customers", 1)["deleted"]


# differences


def test_F62_points_are_added_not_set(desk: Desk) -> None:
    desk.known("customers", 1, points=5.0)
    desk.commands.save("customers", {}, id=1, add={"points": 10})
    desk.commands.save("customers", {"note": "n"}, id=1, add={"points": -3})
    assert desk.change("customers", 1).intent == Intent({"note": "n"}, {"points": 7.0})
    assert desk.get("customers", 1)["points"] == 12.0
    desk.commands.undo()
    assert desk.change("customers", 1).intent == Intent({}, {"points": 10.0})
    desk.commands.save("customers", {}, id=1, add={"points": -10})
    assert desk.change("customers", 1) is None


def test_F62_a_typed_number_and_a_difference_on_top_are_a_typed_number(desk: Desk) -> None:
    desk.known("customers", 1, points=5.0)
    desk.commands.save("customers", {"points": 100}, id=1)
    desk.commands.save("customers", {}, id=1, add={"points": 1})
    assert desk.change("customers", 1).intent == Intent({"points": 101.0})


def test_F62_taking_points_back_after_they_were_sent_is_a_difference(desk: Desk) -> None:
    desk.known("customers", 1, points=5.0)
    desk.commands.save("customers", {}, id=1, add={"points": 10})
    desk.sent("customers", 1)
    desk.commands.undo()
    assert desk.change("customers", 1).intent == Intent({}, {"points": -10.0})


def test_F63_points_below_nothing_are_refused(desk: Desk) -> None:
    desk.known("customers", 1, points=5.0)
    with pytest.raises(InvalidRecord):
        desk.commands.save("customers", {}, id=1, add={"points": -6})
    assert desk.change("customers", 1) is None


def test_a_new_record_takes_a_difference_too(desk: Desk) -> None:
    (number,) = desk.commands.save("customers", {"lastName": "N"}, add={"points": 3}).ids
    assert desk.get("customers", number)["points"] == 3 and not desk.change("customers", number).intent.add
    with pytest.raises(InvalidRecord):
        desk.commands.save("customers", {"lastName": "N"}, add={"points": -3})


def test_only_counters_take_differences(desk: Desk) -> None:
    desk.known("customers", 1)
    with pytest.raises(BugError):
        desk.commands.save("customers", {}, id=1, add={"lastName": 1})


# deleting and restoring


def test_deleting_and_restoring_before_it_is_sent_asks_the_cloud_for_nothing(desk: Desk) -> None:
    base = desk.known("customers", 1)
    assert desk.commands.delete("customers", [1]).kind == "delete"
    assert desk.get("customers", 1)["deleted"] and desk.change("customers", 1).kind is ChangeKind.DELETE
    assert desk.commands.restore("customers", [1]).kind == "restore"
    assert desk.change("customers", 1) is None and desk.get("customers", 1) == base


@pytest.mark.parametrize("how", ["restore", "undo"])
def test_N1_a_withdrawn_deletion_brings_back_the_edits_it_covered(desk: Desk, how: str) -> None:
    desk.known("customers", 1, points=5.0)
    desk.commands.save("customers", {"phone": "unsent"}, id=1, add={"points": 2})
    waiting = desk.change("customers", 1)
    desk.commands.delete("customers", [1])
    desk.restart()
    desk.commands.restore("customers", [1]) if how == "restore" else desk.commands.undo()
    assert desk.change("customers", 1) == waiting
    assert desk.get("customers", 1)["phone"] == "unsent" and desk.get("customers", 1)["points"] == 7.0


def test_restoring_what_the_cloud_has_deleted_creates_it_again(desk: Desk) -> None:
    desk.known("customers", 1, note="kept", deleted=True)
    desk.commands.restore("customers", [1])
    change = desk.change("customers", 1)
    assert (
        change.kind is ChangeKind.CREATE
        and change.intent.set["note"] == "kept"
        and change.intent.set["id"] == 1
    )
    assert not desk.get("customers", 1)["deleted"]
    desk.commands.delete("customers", [1])
    desk.commands.undo()
    assert not desk.get("customers", 1)["deleted"] and desk.change("customers", 1).kind is ChangeKind.CREATE


def test_restoring_what_lives_does_nothing(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.restore("customers", [1])
    assert desk.change("customers", 1) is None and desk.queries.undoable() is None


def test_deleting_twice_is_deleting_once(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.delete("customers", [1, 1])
    desk.commands.delete("customers", [1])
    assert len(desk.replica.changes()) == 1 and len(desk.queries.timeline("customers", 1)) == 1


def test_deleting_many_is_one_step_and_all_or_nothing(desk: Desk) -> None:
    for number in (1, 2, 3):
        desk.known("customers", number)
    with pytest.raises(UnknownRecord):
        desk.commands.delete("customers", [1, 2, 99])
    assert desk.replica.changes() == []
    desk.commands.delete("customers", [1, 2, 3])
    assert desk.queries.undoable().params == {"entity": "customers", "count": 3}
    desk.commands.undo()
    assert desk.replica.changes() == [] and desk.replica.count("customers", Query()) == 3


def test_the_administrator_stays(desk: Desk) -> None:
    desk.known("employees", 0)
    with pytest.raises(Refused) as refused:
        desk.commands.delete("employees", [0])
    assert refused.value.params["reason"] == "administrator"


def test_a_category_in_use_stays(desk: Desk) -> None:
    desk.known("categories", 5)
    desk.known("products", 1, _categoryId=5)
    with pytest.raises(Refused) as refused:
        desk.commands.delete("categories", [5])
    assert (refused.value.params["reason"], refused.value.params["count"]) == ("category_in_use", 1)
    desk.commands.delete("products", [1])
    desk.commands.delete("categories", [5])


def test_an_edit_of_what_is_deleted_is_refused(desk: Desk) -> None:
    desk.known("customers", 1, deleted=True)
    with pytest.raises(Refused) as refused:
        desk.commands.save("customers", {"note": "x"}, id=1)
    assert refused.value.params["reason"] == "deleted"


def test_names_that_must_differ_do(desk: Desk) -> None:
    desk.known("tags", 1, name="vip")
    desk.known("tags", 2, name="gone", deleted=True)
    desk.known("tags", 3, name="other")
    with pytest.raises(InvalidRecord) as caught:
        desk.commands.save("tags", {"name": "vip"})
    assert caught.value.problems[0].code == "not_unique"
    with pytest.raises(InvalidRecord):
        desk.commands.save("tags", {"name": "vip"}, id=3)
    desk.commands.save("tags", {"name": "gone"}, id=3)
    with pytest.raises(InvalidRecord):
        desk.commands.restore("tags", [2])
    desk.commands.delete("tags", [1])
    desk.commands.save("tags", {"name": "vip"})
    with pytest.raises(InvalidRecord):
        desk.commands.restore("tags", [1])
    desk.commands.save("tags", {"display": False}, id=3)


# anonymising (F53)


def test_F53_anonymising_is_kept_apart_from_deleting(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.known("customers", 2)
    desk.commands.delete("customers", [1], anonymize=True)
    desk.commands.delete("customers", [2])
    assert desk.change("customers", 1).anonymize and not desk.change("customers", 2).anonymize
    desk.commands.delete("customers", [2], anonymize=True)
    assert desk.change("customers", 2).anonymize
    desk.commands.undo()
    assert desk.change("customers", 2) is None and not desk.get("customers", 2)["deleted"]
    desk.commands.delete("customers", [1])
    assert desk.change("customers", 1).anonymize


def test_F53_a_deletion_that_has_left_does_not_change_its_kind(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.delete("customers", [1])
    desk.leaving("customers", 1)
    desk.commands.delete("customers", [1], anonymize=True)
    assert not desk.change("customers", 1).anonymize


def test_F53_what_was_anonymised_cannot_be_brought_back(desk: Desk) -> None:
    desk.known("customers", 1, note="private")
    desk.commands.delete("customers", [1], anonymize=True)
    with desk.replica.write() as tx:
        gone = {**tx.get("customers", 1), "note": "", "lastName": "", "firstName": ""}
        tx.drop_change("customers", 1)
        tx.put("customers", gone)
        tx.scrub("customers", 1)
    with pytest.raises(Refused) as refused:
        desk.commands.undo()
    assert refused.value.params["reason"] == "anonymized"
    assert desk.get("customers", 1)["deleted"]


def test_F53_the_cloud_itself_empties_personal_fields(cloud: Desk) -> None:
    (number,) = cloud.commands.save(
        "customers", {"lastName": "Nová", "email": "a@b.cz", "_cloudId": 7, "points": 4}
    ).ids
    cloud.commands.delete("customers", [number])
    assert cloud.get("customers", number)["lastName"] == "Nová"
    cloud.commands.delete("customers", [number], anonymize=True)
    gone = cloud.get("customers", number)
    assert gone["deleted"] and not gone["lastName"] and not gone["email"] and gone["points"] == 4
    assert all(set(each.fields) <= {"anonymize"} for each in cloud.queries.timeline("customers", number))
    with pytest.raises(Refused):
        cloud.commands.undo()


# undoing


def test_undo_after_a_later_cloud_change_leaves_that_alone(desk: Desk) -> None:
    desk.known("customers", 1, phone="1", note="n")
    desk.commands.save("customers", {"phone": "2", "note": "mine"}, id=1)
    desk.sent("customers", 1)
    desk.cloud_says("customers", 1, phone="9")
    desk.commands.undo()
    assert desk.get("customers", 1)["phone"] == "9" and desk.get("customers", 1)["note"] == "n"
    assert desk.change("customers", 1).intent == Intent({"note": "n"})


def test_undo_of_a_sent_edit_is_an_edit_of_its_own(desk: Desk) -> None:
    desk.known("customers", 1, phone="1")
    desk.commands.save("customers", {"phone": "2"}, id=1)
    desk.sent("customers", 1)
    desk.restart()
    undone = desk.commands.undo()
    assert undone.ids == (1,) and desk.change("customers", 1).intent == Intent({"phone": "1"})
    assert desk.queries.undoable() is None
    assert desk.queries.timeline("customers", 1)[0].step == undone.step


def test_undo_of_a_sent_creation_is_a_deletion(desk: Desk) -> None:
    (number,) = desk.commands.save("customers", {"lastName": "N"}).ids
    desk.sent("customers", number)
    desk.commands.undo()
    assert (
        desk.change("customers", number).kind is ChangeKind.DELETE
        and desk.get("customers", number)["deleted"]
    )


def test_undo_of_a_sent_deletion_creates_again(desk: Desk) -> None:
    desk.known("customers", 1, note="kept")
    desk.commands.delete("customers", [1])
    desk.sent("customers", 1, deleted=True)
    desk.commands.undo()
    assert (
        desk.change("customers", 1).kind is ChangeKind.CREATE and desk.get("customers", 1)["note"] == "kept"
    )


def test_undo_of_a_restoration_deletes_again(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.delete("customers", [1])
    desk.commands.restore("customers", [1])
    desk.commands.undo()
    assert desk.get("customers", 1)["deleted"]


def test_undo_that_would_break_a_rule_is_refused_and_can_be_tried_again(desk: Desk) -> None:
    desk.known("customers", 1, firstName="", lastName="A", companyName="")
    desk.commands.save("customers", {"firstName": "Eva", "lastName": ""}, id=1)
    desk.commands.save("customers", {"companyName": "x"}, id=1)
    desk.known("tags", 5, name="old")
    desk.commands.save("tags", {"name": "new"}, id=5)
    desk.commands.save("tags", {"name": "old"}, origin="lan")
    with pytest.raises(Refused) as refused:
        desk.commands.undo(of="window")
    assert refused.value.params["reason"] == "undo_breaks_rule"
    assert desk.queries.undoable(of="window").params["entity"] == "tags"


def test_one_origin_undoes_its_own_and_a_step_only_while_it_is_the_newest(desk: Desk) -> None:
    desk.known("customers", 1, phone="1", note="n")
    mine = desk.commands.save("customers", {"phone": "2"}, id=1).step
    desk.commands.save("customers", {"note": "x"}, id=1, origin="lan")
    assert desk.commands.undo(step=mine) is None
    assert desk.commands.undo(step=mine, of="window") is not None
    assert desk.get("customers", 1)["phone"] == "1" and desk.get("customers", 1)["note"] == "x"


def test_undo_of_many_edits_at_once(desk: Desk) -> None:
    for number in (1, 2, 3):
        desk.known("customers", number, note="n")
    edits = [Edit(op=Op.PATCH, id=number, body={"note": f"x{number}"}) for number in (1, 2, 3)]
    desk.commands.apply("customers", [*edits, Edit(op=Op.PATCH, id=1, body={"note": "again"})], origin="lan")
    desk.commands.undo()
    assert (
        desk.replica.changes() == []
        and [desk.get("customers", number)["note"] for number in (1, 2, 3)] == ["n"] * 3
    )


# applying, as the server does


def test_apply_is_all_or_nothing_and_names_the_element(desk: Desk) -> None:
    desk.known("tags", 1, name="a")
    edits = [
        Edit(op=Op.CREATE, body={**blank(CATALOGUE["tags"]), "name": "new"}),
        Edit(op=Op.PATCH, id=1, body={"name": "b"}),
        Edit(op=Op.PATCH, id=99, body={"name": "c"}),
    ]
    with pytest.raises(UnknownRecord) as caught:
        desk.commands.apply("tags", edits, origin="lan")
    assert caught.value.params["index"] == 2
    assert desk.replica.changes() == [] and desk.replica.count("tags", Query()) == 1 and desk.events == []
    stored = desk.commands.apply("tags", edits[:2], origin="lan")
    assert [each["name"] for each in stored] == ["new", "b"]
    assert desk.events[-1] == Change("tags", (stored[0]["id"], 1), "save", desk.queries.undoable().id, "lan")
    desk.commands.apply("tags", [Edit(op=None, id=1)], origin="lan", step="delete")
    assert desk.events[-1].kind == "delete"


def test_a_replacement_empties_what_it_leaves_out_and_revives(desk: Desk) -> None:
    desk.known("suppliers", 1, websiteUrl="http://x.cz", phone="1", deleted=True)
    body = {
        "id": 1,
        "name": "New",
        **{name: "" for name in ("companyId", "vatId", "email", "addressLine1", "city", "zip")},
    }
    body |= {"display": True, "phone": "2", "deleted": False}
    stored = desk.commands.apply("suppliers", [Edit(op=Op.REPLACE, id=1, body=body)], origin="lan")[0]
    assert (stored["websiteUrl"], stored["phone"], stored["deleted"]) == (None, "2", False)
    assert desk.change("suppliers", 1).kind is ChangeKind.CREATE


def test_a_replacement_of_an_unknown_id_creates_it(desk: Desk) -> None:
    body = {**blank(CATALOGUE["tags"]), "id": 77, "name": "n", "deleted": False}
    desk.commands.apply("tags", [Edit(op=Op.REPLACE, id=77, body=body)], origin="lan", guard="each")
    assert desk.change("tags", 77).kind is ChangeKind.CREATE and desk.get("tags", 77)["name"] == "n"


def test_a_guarded_edit_needs_the_right_tag(desk: Desk) -> None:
    desk.known("customers", 1)
    tag = desk.replica.tag("customers", 1)

    def edit(**options: Any) -> None:
        body = {"note": f"by {options}", **options.pop("body", {})}
        desk.commands.apply(
            "customers", [Edit(op=Op.PATCH, id=1, body=body, **options)], origin="lan", guard="each"
        )

    with pytest.raises(PreconditionRequired):
        edit()
    with pytest.raises(PreconditionFailed):
        edit(etag='"0123"')
    with pytest.raises(StaleVersion):
        edit(etag=f'"{tag}"', body={"versionDate": 5})
    assert desk.change("customers", 1) is None
    edit(etag=f'"{tag}"', body={"versionDate": desk.get("customers", 1)["versionDate"]})
    with pytest.raises(PreconditionFailed):
        edit(etag=f'"{tag}"')
    edit(etag="*")
    desk.commands.apply("customers", [Edit(op=None, id=1)], origin="lan", guard="each")


def test_a_guarded_page_needs_the_tag_of_its_existing_records(desk: Desk) -> None:
    for number in (1, 2):
        desk.known("tags", number, name=f"t{number}")
    tags = [desk.replica.tag("tags", number) for number in (2, 1)]

    def put(page_etag: str | None, **more: Any) -> list[Any]:
        bodies = [{**desk.get("tags", 2), "name": "x2", **more}, {**desk.get("tags", 1), "name": "x1"}]
        new = {**blank(CATALOGUE["tags"]), "id": 3, "name": "x3", "deleted": False}
        edits = [Edit(op=Op.REPLACE, id=body["id"], body=body) for body in (*bodies, new)]
        return desk.commands.apply("tags", edits, origin="lan", guard="page", page_etag=page_etag)

    with pytest.raises(PreconditionRequired):
        put(None)
    with pytest.raises(PreconditionFailed):
        put(page_tag(reversed(tags)))
    with pytest.raises(StaleVersion) as stale:
        put(page_tag(tags), versionDate=5)
    assert stale.value.params["index"] == 0
    assert desk.replica.changes() == []
    assert [each["name"] for each in put(f'"{page_tag(tags)}"')] == ["x2", "x1", "x3"]


# the practice cloud


def test_an_authoritative_replica_is_final_at_once(cloud: Desk) -> None:
    (number,) = cloud.commands.save("customers", {"lastName": "N", "_cloudId": 7}).ids
    made = cloud.get("customers", number)
    assert made["versionDate"] == made["created"] == cloud.clock.now() and made["deleted"] is False
    cloud.clock.sleep(1)
    cloud.commands.save("customers", {"note": "n"}, id=number, add={"points": 2})
    assert (
        cloud.get("customers", number)["versionDate"] == cloud.clock.now()
        and cloud.get("customers", number)["points"] == 2
    )
    assert cloud.get("customers", number)["created"] == made["created"]
    cloud.commands.delete("customers", [number])
    assert cloud.get("customers", number)["deleted"]
    cloud.commands.restore("customers", [number])
    cloud.commands.undo()
    cloud.commands.undo()
    cloud.commands.undo()
    assert cloud.get("customers", number)["note"] != "n"
    (hook,) = cloud.commands.save("webhooks", {"url": "https://x.cz/a", "_cloudId": 7}).ids
    cloud.commands.delete("webhooks", [hook])
    assert cloud.replica.get("webhooks", hook) is None
    assert cloud.queries.sync_status().headline == "in_step"


# failing


def test_F82_a_full_disk_refuses_the_edit_and_says_so(desk: Desk) -> None:
    desk.known("customers", 1)
    writer = desk.replica.database._writer
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(DiskFull):
        for number in range(200):
            desk.commands.save("customers", {"lastName": f"N{number}", "note": "x" * 150})
    told = sum(isinstance(event, Change) for event in desk.events)
    assert len(desk.replica.changes()) == told
    writer.execute("PRAGMA max_page_count=1000000")
    desk.commands.save("customers", {"note": "later"}, id=1)


def test_retrying_forgets_the_waiting_times(desk: Desk) -> None:
    desk.known("customers", 1)
    desk.commands.save("customers", {"note": "x"}, id=1)
    with desk.replica.write() as tx:
        tx.note_change(tx.change("customers", 1).but(next_try=99, attempts=3))
    desk.commands.retry()
    assert (desk.change("customers", 1).next_try, desk.change("customers", 1).attempts) == (0, 3)
