"""Deleting, restoring and anonymising."""

from __future__ import annotations

import pytest

from storage.errors import (
    InvalidRecord,
    Refused,
    UnknownRecord,
)
from storage.outbox.changes import ChangeKind
from storage.query.grammar import Query
from tests.app.desk import Desk


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
