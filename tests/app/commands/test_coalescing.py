"""One pending change per record, however often it is edited."""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, ChangeState, Intent
from storage.outbox.questions import HoldReason
from storage.outbox.state import Sent
from storage.records.history import EventKind
from tests.app.support.workstation import Workstation


def test_several_edits_are_one_change(station: Workstation) -> None:
    base = station.known("customers", 1, phone="1", note="old", city="Brno")
    for values in ({"phone": "2"}, {"note": "n"}, {"phone": "3", "city": "Praha"}):
        station.clock.sleep(1)
        station.commands.save("customers", values, id=1)
    change = station.change("customers", 1)
    assert change.intent == Intent({"phone": "3", "note": "n", "city": "Praha"}) and change.base == base
    assert change.created < change.changed == station.clock.now()
    assert len(station.queries.timeline("customers", 1)) == 3


def test_a_field_edited_back_to_the_base_leaves_the_change_and_the_last_one_drops_it(
    station: Workstation,
) -> None:
    base = station.known("customers", 1, phone="1", note="old")
    station.commands.save("customers", {"phone": "2", "note": "n"}, id=1)
    station.commands.save("customers", {"phone": "1"}, id=1)
    assert station.change("customers", 1).intent == Intent({"note": "n"})
    station.commands.save("customers", {"note": "old"}, id=1)
    assert station.change("customers", 1) is None and station.get("customers", 1) == base


def test_an_edit_of_an_unsent_record_joins_its_create(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "N"}).ids
    station.commands.save("customers", {"phone": "5"}, id=number)
    change = station.change("customers", number)
    assert change.kind is ChangeKind.CREATE and change.intent.set["phone"] == "5"


def test_F51_deleting_an_unsent_record_sends_nothing(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "N"}).ids
    station.commands.delete("customers", [number])
    assert station.get("customers", number)["deleted"] and station.replica.changes() == []
    kinds = [each.kind for each in station.queries.timeline("customers", number)]
    assert kinds == [EventKind.DISCARDED, EventKind.DELETED, EventKind.CREATED]


def test_F52_deleting_a_record_of_unknown_outcome_keeps_the_deletion_pending(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "N"}).ids
    station.in_flight("customers", number)
    station.commands.delete("customers", [number])
    change = station.change("customers", number)
    assert change.kind is ChangeKind.DELETE and change.sent is not None
    shown = station.get("customers", number)
    assert shown["deleted"] and shown["lastName"] == "N"


def test_F64_an_edit_in_flight_keeps_what_was_sent(station: Workstation) -> None:
    station.known("customers", 1, phone="1")
    station.commands.save("customers", {"phone": "2"}, id=1)
    station.in_flight("customers", 1)
    station.commands.save("customers", {"phone": "1", "note": "n"}, id=1)
    change = station.change("customers", 1)
    # Back to the base, but the cloud may have the value that was sent: it must be sent again.
    assert change.intent == Intent({"phone": "1", "note": "n"}) and change.sent == Sent({"phone": "2"})
    assert change.state is ChangeState.SENT


def test_F20_an_edit_after_a_refusal_is_sent_at_once(station: Workstation) -> None:
    station.known("customers", 1)
    station.commands.save("customers", {"phone": "2"}, id=1)
    station.hold(
        "customers", 1, HoldReason.REJECTED, remote={}, problems=({"field": "phone", "message": "no"},)
    )
    station.commands.save("customers", {"phone": "3"}, id=1)
    assert station.change("customers", 1).held is None and station.change("customers", 1).next_try == 0


def test_F58_an_edit_of_a_held_field_resolves_it(station: Workstation) -> None:
    station.known("customers", 1, note="base", phone="0")
    station.commands.save("customers", {"note": "mine", "phone": "1"}, id=1)
    station.hold("customers", 1, HoldReason.OVERLAP, "note", "phone", remote={"note": "theirs", "phone": "9"})
    station.commands.save("customers", {"note": "third"}, id=1)
    change = station.change("customers", 1)
    assert (
        change.held.fields == ("phone",) and change.base["note"] == "theirs" and change.base["phone"] == "0"
    )
    assert station.get("customers", 1)["note"] == "third" and station.get("customers", 1)["phone"] == "9"
    station.commands.save("customers", {"phone": "2"}, id=1)
    assert station.change("customers", 1).held is None


def test_F47_an_edit_of_a_record_deleted_here_and_edited_there_keeps_it(station: Workstation) -> None:
    station.known("customers", 1, note="base")
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"note": "theirs", "city": "Brno"})
    assert not station.get("customers", 1)["deleted"]
    station.commands.save("customers", {"phone": "7"}, id=1)
    change = station.change("customers", 1)
    assert (
        change.kind is ChangeKind.UPDATE and change.held is None and change.intent == Intent({"phone": "7"})
    )
    assert change.base["note"] == "theirs" and station.get("customers", 1)["phone"] == "7"


def test_F47_deleting_again_in_sight_of_the_clouds_copy_resolves_it(station: Workstation) -> None:
    station.known("customers", 1, note="base")
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"note": "theirs"})
    station.commands.delete("customers", [1])
    change = station.change("customers", 1)
    assert change.held is None and change.base["note"] == "theirs" and station.get("customers", 1)["deleted"]
