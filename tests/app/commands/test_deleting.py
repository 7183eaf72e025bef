"""Deleting, restoring and anonymising."""

from __future__ import annotations

import pytest

from storage.errors import (
    InvalidRecord,
    Refused,
    UnknownRecord,
)
from storage.outbox.changes import ChangeKind, ChangeState
from storage.query.grammar import Query
from tests.app.support.workstation import Workstation
from tests.fakes.steps import acknowledge_deletion


def test_restoring_an_unsent_deletion_leaves_nothing_to_send(station: Workstation) -> None:
    base = station.known("customers", 1)
    assert station.commands.delete("customers", [1]).kind == "delete"
    assert station.get("customers", 1)["deleted"] and station.change("customers", 1).kind is ChangeKind.DELETE
    assert station.commands.restore("customers", [1]).kind == "restore"
    assert station.change("customers", 1) is None and station.get("customers", 1) == base


@pytest.mark.parametrize("how", ["restore", "undo"])
def test_N1_a_withdrawn_deletion_restores_the_edits_it_covered(station: Workstation, how: str) -> None:
    station.known("customers", 1, points=5.0)
    station.commands.save("customers", {"phone": "unsent"}, id=1, add={"points": 2})
    waiting = station.change("customers", 1)
    station.commands.delete("customers", [1])
    station.restart()
    station.commands.restore("customers", [1]) if how == "restore" else station.commands.undo()
    assert station.change("customers", 1) == waiting
    assert station.get("customers", 1)["phone"] == "unsent" and station.get("customers", 1)["points"] == 7.0


def test_restoring_a_record_deleted_in_the_cloud_creates_it_again(station: Workstation) -> None:
    station.known("customers", 1, note="kept", deleted=True)
    station.commands.restore("customers", [1])
    change = station.change("customers", 1)
    assert (
        change.kind is ChangeKind.CREATE
        and change.intent.set["note"] == "kept"
        and change.intent.set["id"] == 1
    )
    assert not station.get("customers", 1)["deleted"]
    station.commands.delete("customers", [1])
    station.commands.undo()
    assert (
        not station.get("customers", 1)["deleted"]
        and station.change("customers", 1).kind is ChangeKind.CREATE
    )


def test_restoring_a_live_record_does_nothing(station: Workstation) -> None:
    station.known("customers", 1)
    station.commands.restore("customers", [1])
    assert station.change("customers", 1) is None and station.queries.undoable() is None


def test_deleting_twice_has_the_effect_of_once(station: Workstation) -> None:
    station.known("customers", 1)
    station.commands.delete("customers", [1, 1])
    station.commands.delete("customers", [1])
    assert len(station.replica.changes()) == 1 and len(station.queries.timeline("customers", 1)) == 1


def test_deleting_many_is_one_step_and_all_or_nothing(station: Workstation) -> None:
    for number in (1, 2, 3):
        station.known("customers", number)
    with pytest.raises(UnknownRecord):
        station.commands.delete("customers", [1, 2, 99])
    assert station.replica.changes() == []
    station.commands.delete("customers", [1, 2, 3])
    assert station.queries.undoable().params == {"entity": "customers", "count": 3}
    station.commands.undo()
    assert station.replica.changes() == [] and station.replica.count("customers", Query()) == 3


def test_the_administrator_cannot_be_deleted(station: Workstation) -> None:
    station.known("employees", 0)
    with pytest.raises(Refused) as refused:
        station.commands.delete("employees", [0])
    assert refused.value.params["reason"] == "administrator"


def test_a_category_in_use_cannot_be_deleted(station: Workstation) -> None:
    station.known("categories", 5)
    station.known("products", 1, _categoryId=5)
    with pytest.raises(Refused) as refused:
        station.commands.delete("categories", [5])
    assert (refused.value.params["reason"], refused.value.params["count"]) == ("category_in_use", 1)
    station.commands.delete("products", [1])
    station.commands.delete("categories", [5])


def test_an_edit_of_a_deleted_record_is_refused(station: Workstation) -> None:
    station.known("customers", 1, deleted=True)
    with pytest.raises(Refused) as refused:
        station.commands.save("customers", {"note": "x"}, id=1)
    assert refused.value.params["reason"] == "deleted"


def test_unique_names_are_enforced(station: Workstation) -> None:
    station.known("tags", 1, name="vip")
    station.known("tags", 2, name="gone", deleted=True)
    station.known("tags", 3, name="other")
    with pytest.raises(InvalidRecord) as caught:
        station.commands.save("tags", {"name": "vip"})
    assert caught.value.problems[0].code == "not_unique"
    with pytest.raises(InvalidRecord):
        station.commands.save("tags", {"name": "vip"}, id=3)
    station.commands.save("tags", {"name": "gone"}, id=3)
    with pytest.raises(InvalidRecord):
        station.commands.restore("tags", [2])
    station.commands.delete("tags", [1])
    station.commands.save("tags", {"name": "vip"})
    with pytest.raises(InvalidRecord):
        station.commands.restore("tags", [1])
    station.commands.save("tags", {"display": False}, id=3)


def test_F53_anonymising_is_kept_apart_from_deleting(station: Workstation) -> None:
    station.known("customers", 1)
    station.known("customers", 2)
    station.commands.delete("customers", [1], anonymize=True)
    station.commands.delete("customers", [2])
    assert station.change("customers", 1).anonymize and not station.change("customers", 2).anonymize
    station.commands.delete("customers", [2], anonymize=True)
    assert station.change("customers", 2).anonymize
    assert station.commands.undo() is None, "not even that of the plain deletion before it"
    assert station.get("customers", 2)["deleted"]
    station.commands.delete("customers", [1])
    assert station.change("customers", 1).anonymize


def test_F53_one_that_anonymises_follows_a_deletion_that_was_sent(station: Workstation) -> None:
    station.known("customers", 1, note="private")
    station.commands.delete("customers", [1])
    station.in_flight("customers", 1)
    station.commands.delete("customers", [1], anonymize=True)
    change = station.change("customers", 1)
    assert change.anonymize and change.state is ChangeState.WAITING and change.sent is None
    assert not station.get("customers", 1)["note"]
    entity = station.replica.catalogue["customers"]
    answered = acknowledge_deletion(entity, change, {"id": 1, "note": "private", "deleted": True})
    assert answered.change is not None and answered.change.anonymize, "the plain one was answered"


def test_F53_a_deleted_record_is_anonymised_too(station: Workstation) -> None:
    station.known("customers", 1, note="private", deleted=True)
    station.commands.delete("customers", [1], anonymize=True)
    assert not station.get("customers", 1)["note"]
    assert station.change("customers", 1).anonymize, "the cloud is told"
    station.commands.delete("customers", [1], anonymize=True)
    assert len(station.queries.timeline("customers", 1)) == 1


def test_F53_entities_without_people_are_just_deleted(station: Workstation) -> None:
    station.known("tags", 1, name="vip")
    station.commands.delete("tags", [1], anonymize=True)
    assert station.get("tags", 1)["name"] == "vip"
    station.commands.undo()
    assert not station.get("tags", 1)["deleted"]


def test_F53_an_anonymised_record_cannot_be_restored(station: Workstation) -> None:
    station.known("customers", 1, note="private")
    station.commands.save("customers", {"note": "private too"}, id=1)
    station.commands.delete("customers", [1], anonymize=True)
    for told in (False, True):
        if told:
            station.acknowledge("customers", 1)
        assert station.queries.undoable() is None and station.commands.undo() is None
        with pytest.raises(Refused) as refused:
            station.commands.restore("customers", [1])
        assert refused.value.params["reason"] == "anonymized"
        assert station.get("customers", 1)["deleted"] and not station.get("customers", 1)["note"]


def test_F53_F101_nor_one_that_a_restored_cloud_has_again_while_it_waits(station: Workstation) -> None:
    """Its values are the cloud's to tell: here it would live without a name (seed 103371)."""
    station.known("customers", 1, note="private")
    station.commands.delete("customers", [1], anonymize=True)
    with station.replica.write() as tx:
        tx.accept_again("customers", 1)
    with pytest.raises(Refused) as refused:
        station.commands.restore("customers", [1])
    assert refused.value.params["reason"] == "anonymized" and station.get("customers", 1)["deleted"]


def test_F53_undoing_a_step_about_several_leaves_out_who_was_anonymised(station: Workstation) -> None:
    station.known("customers", 1, note="a")
    station.known("customers", 2, note="b")
    station.commands.delete("customers", [1, 2])
    station.commands.delete("customers", [1], anonymize=True)
    station.commands.undo()
    assert station.get("customers", 1)["deleted"] and not station.get("customers", 1)["note"]
    assert not station.get("customers", 2)["deleted"] and station.get("customers", 2)["note"] == "b"


def test_F53_an_unsent_record_leaves_nothing_to_undo(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "Nová"}).ids
    station.commands.delete("customers", [number], anonymize=True)
    assert station.get("customers", number)["deleted"] and not station.get("customers", number)["lastName"]
    assert station.change("customers", number) is None
    assert station.commands.undo() is None
    assert all(set(each.fields) <= {"anonymize"} for each in station.queries.timeline("customers", number))


def test_F53_the_cloud_itself_empties_personal_fields(cloud: Workstation) -> None:
    (number,) = cloud.commands.save(
        "customers", {"lastName": "Nová", "email": "a@b.cz", "_cloudId": 7, "points": 4}
    ).ids
    cloud.commands.delete("customers", [number])
    assert cloud.get("customers", number)["lastName"] == "Nová"
    cloud.commands.delete("customers", [number], anonymize=True)
    gone = cloud.get("customers", number)
    assert gone["deleted"] and not gone["lastName"] and not gone["email"] and gone["points"] == 4
    assert all(set(each.fields) <= {"anonymize"} for each in cloud.queries.timeline("customers", number))
    assert cloud.commands.undo() is None
    assert cloud.get("customers", number) == gone
