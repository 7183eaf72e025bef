"""Resolution of a held change, for every hold reason."""

from __future__ import annotations

from typing import Any

import pytest

from app.commands.resolve import Value
from app.queries.timeline import happened_here, told_as
from storage.errors import InvalidRecord, Refused, UnknownRecord
from storage.outbox.changes import ChangeKind, ChangeState, Intent
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from tests.app.support.workstation import Workstation
from tests.fakes.changes_by_name import made
from tests.fakes.steps import observe


def given_up(station: Workstation, number: int = 1) -> dict[str, tuple[Any, Any]]:
    """Values discarded, with what stands instead."""
    events = station.queries.timeline("customers", number)
    return {
        name: pair
        for each in reversed(events)
        if each.kind is EventKind.DISCARDED
        for name, pair in each.fields.items()
    }


@pytest.fixture
def overlap(station: Workstation) -> Workstation:
    """Note and phone changed on both sides; the city by us alone; the e-mail by them alone."""
    station.known("customers", 1, note="base", phone="0", city="Brno", email="a@b.cz")
    station.commands.save("customers", {"note": "mine", "phone": "1", "city": "Praha"}, id=1)
    theirs = {"note": "theirs", "phone": "9", "email": "new@b.cz"}
    station.hold("customers", 1, HoldReason.OVERLAP, "note", "phone", remote=theirs)
    return station


def test_a_held_field_shows_the_clouds_value_and_the_rest_is_sent(overlap: Workstation) -> None:
    shown = overlap.get("customers", 1)
    assert [shown[name] for name in ("note", "phone", "city", "email")] == [
        "theirs",
        "9",
        "Praha",
        "new@b.cz",
    ]
    assert overlap.change("customers", 1).going == Intent({"city": "Praha"})


def test_keeping_mine(overlap: Workstation) -> None:
    assert overlap.commands.keep("customers", 1, "local").kind == "resolve"
    change = overlap.change("customers", 1)
    assert change.held is None and change.intent.set == {"note": "mine", "phone": "1", "city": "Praha"}
    # What was decided in sight of the cloud's value is no overlap any more.
    assert (change.base["note"], change.base["phone"], change.base["city"]) == ("theirs", "9", "Brno")
    events = [each for each in overlap.queries.timeline("customers", 1) if each.kind is EventKind.RESOLVED]
    assert {name: pair for each in events for name, pair in each.fields.items()} == {
        "note": ("theirs", "mine"), "phone": ("9", "1"),
    }  # fmt: skip
    assert given_up(overlap) == {}


def test_N1_keeping_the_clouds_value_records_mine_in_the_history(overlap: Workstation) -> None:
    overlap.commands.keep("customers", 1, "cloud")
    change = overlap.change("customers", 1)
    assert change.held is None and change.intent.set == {"city": "Praha"}
    assert given_up(overlap) == {"note": ("mine", "theirs"), "phone": ("1", "9")}
    overlap.commands.undo()
    assert overlap.get("customers", 1)["note"] == "mine" and overlap.get("customers", 1)["phone"] == "1"


def test_field_by_field_and_a_third_value(overlap: Workstation) -> None:
    overlap.commands.resolve("customers", 1, {"note": Value("third")})
    assert overlap.change("customers", 1).held.fields == ("phone",)
    assert overlap.get("customers", 1)["note"] == "third" and overlap.get("customers", 1)["phone"] == "9"
    overlap.commands.resolve("customers", 1, {"phone": "cloud"})
    change = overlap.change("customers", 1)
    assert change.held is None and change.intent.set == {"note": "third", "city": "Praha"}


def test_a_resolution_with_nothing_to_send_drops_the_change(station: Workstation) -> None:
    station.known("customers", 1, note="base")
    station.commands.save("customers", {"note": "mine"}, id=1)
    station.hold("customers", 1, HoldReason.OVERLAP, "note", remote={"note": "theirs", "city": "Zlín"})
    station.commands.keep("customers", 1, "cloud")
    assert station.change("customers", 1) is None
    assert (station.get("customers", 1)["note"], station.get("customers", 1)["city"]) == ("theirs", "Zlín")


def test_a_resolution_that_breaks_a_rule_is_refused(overlap: Workstation) -> None:
    before = overlap.change("customers", 1)
    with pytest.raises(InvalidRecord):
        overlap.commands.resolve("customers", 1, {"note": "local", "phone": Value("x" * 500)})
    assert overlap.change("customers", 1) == before
    assert not [each for each in overlap.queries.timeline("customers", 1) if each.kind is EventKind.RESOLVED]


def test_F63_a_rule_over_several_fields_is_checked_on_the_outcome(station: Workstation) -> None:
    station.known("customers", 1, firstName="A", lastName="B", companyName="C")
    station.commands.save("customers", {"companyName": ""}, id=1)
    station.hold(
        "customers",
        1,
        HoldReason.OVERLAP,
        "companyName",
        remote={"firstName": "", "lastName": "", "companyName": "D"},
    )
    with pytest.raises(InvalidRecord):
        station.commands.keep("customers", 1, "local")
    assert station.change("customers", 1).held is not None
    station.commands.resolve("customers", 1, {"companyName": Value("E")})
    assert station.get("customers", 1)["companyName"] == "E"


def test_a_record_that_is_not_held_cannot_be_resolved(overlap: Workstation) -> None:
    with pytest.raises(Refused) as refused:
        overlap.commands.resolve("customers", 1, {"city": "cloud"})
    assert refused.value.params["reason"] == "not_held"
    with pytest.raises(UnknownRecord):
        overlap.commands.keep("customers", 2, "local")
    overlap.commands.keep("customers", 1, "local")
    with pytest.raises(UnknownRecord):
        overlap.commands.keep("customers", 1, "local")


@pytest.mark.parametrize("side", ["local", "cloud"])
def test_a_merge_group_is_resolved_together(station: Workstation, side: str) -> None:
    mine = {"addressLine1": "Mine 1", "city": "Brno"}
    theirs = {"addressLine1": "Theirs 2", "city": "Praha", "note": "theirs"}
    station.known("customers", 1, addressLine1="Base 0", city="Zlín", note="base")
    station.commands.save("customers", {**mine, "note": "mine"}, id=1)
    station.hold("customers", 1, HoldReason.OVERLAP, "addressLine1", "city", "note", remote=theirs)
    station.commands.resolve("customers", 1, {"city": side})
    assert station.change("customers", 1).held.fields == ("note",)
    wanted = mine if side == "local" else theirs
    assert {name: station.get("customers", 1)[name] for name in mine} == {name: wanted[name] for name in mine}


def test_a_partly_edited_merge_group_is_sent_as_it_was_here(station: Workstation) -> None:
    station.known("customers", 1, addressLine1="Base 0", city="Zlín")
    station.commands.save("customers", {"addressLine1": "Mine 1"}, id=1)
    station.hold("customers", 1, HoldReason.OVERLAP, "addressLine1", "city", remote={"city": "Praha"})
    station.commands.keep("customers", 1, "local")
    assert station.change("customers", 1).intent.set == {"addressLine1": "Mine 1", "city": "Zlín"}


def test_a_named_field_of_a_merge_group_may_differ(station: Workstation) -> None:
    station.known("customers", 1, addressLine1="Base 0", city="Zlín")
    station.commands.save("customers", {"addressLine1": "Mine 1", "city": "Brno"}, id=1)
    station.hold(
        "customers",
        1,
        HoldReason.OVERLAP,
        "addressLine1",
        "city",
        remote={"addressLine1": "T", "city": "Praha"},
    )
    station.commands.resolve("customers", 1, {"addressLine1": "local", "city": "cloud"})
    assert station.change("customers", 1).intent.set == {"addressLine1": "Mine 1"}


# deleted there (F46)


@pytest.fixture
def deleted_there(station: Workstation) -> Workstation:
    station.known("customers", 1, note="base", city="Brno")
    station.commands.save("customers", {"note": "mine"}, id=1)
    station.hold("customers", 1, HoldReason.DELETED_IN_CLOUD)
    return station


def test_F46_keeping_my_edit_creates_the_record_again(deleted_there: Workstation) -> None:
    assert deleted_there.get("customers", 1)["note"] == "mine"
    deleted_there.commands.keep("customers", 1, "local")
    change = deleted_there.change("customers", 1)
    assert (change.kind, change.held, change.state) == (ChangeKind.CREATE, None, ChangeState.WAITING)
    assert (change.intent.set["id"], change.intent.set["note"], change.intent.set["city"]) == (
        1,
        "mine",
        "Brno",
    )
    assert not {"versionDate", "created", "modifiedBy", "deleted"} & change.intent.fields


def test_F46_accepting_the_deletion_records_my_edit_in_the_history(deleted_there: Workstation) -> None:
    deleted_there.commands.keep("customers", 1, "cloud")
    assert deleted_there.change("customers", 1) is None and deleted_there.get("customers", 1)["deleted"]
    assert given_up(deleted_there) == {"note": ("mine", None), "deleted": (False, True)}
    newest = deleted_there.replica.timeline("customers", 1)[0]
    assert told_as(newest) == "cloud_deleted_kept" and not happened_here(newest), (
        "the cloud deleted it, not we"
    )
    assert not deleted_there.queries.last_change(
        "customers", deleted_there.queries.record("customers", 1)
    ).here


def test_F46_an_entity_without_deleted_records_removes_the_record(station: Workstation) -> None:
    station.known("webhooks", 1)
    station.commands.delete("webhooks", [1])
    station.commands.undo()
    with station.replica.write() as tx:
        hook = tx.get("webhooks", 1)

        tx.put_change(
            made(
                entity="webhooks",
                id=1,
                kind=ChangeKind.UPDATE,
                intent=Intent({"url": "https://x.cz"}),
                base=hook,
            )
        )
    station.hold("webhooks", 1, HoldReason.DELETED_IN_CLOUD)
    station.commands.keep("webhooks", 1, "cloud")
    assert station.replica.get("webhooks", 1) is None and station.change("webhooks", 1) is None


# edited there (F47)


@pytest.fixture
def edited_there(station: Workstation) -> Workstation:
    station.known("customers", 1, note="base", phone="0")
    station.commands.save("customers", {"phone": "unsent"}, id=1)
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"note": "theirs"})
    return station


def test_F47_keeping_the_deletion(edited_there: Workstation) -> None:
    edited_there.commands.keep("customers", 1, "local")
    change = edited_there.change("customers", 1)
    assert (change.kind, change.held, change.base["note"]) == (ChangeKind.DELETE, None, "theirs")
    assert edited_there.get("customers", 1)["deleted"]


def test_F47_keeping_the_record_restores_the_edit_the_deletion_covered(edited_there: Workstation) -> None:
    edited_there.commands.keep("customers", 1, "cloud")
    change = edited_there.change("customers", 1)
    assert (change.kind, change.intent, change.held) == (ChangeKind.UPDATE, Intent({"phone": "unsent"}), None)
    shown = edited_there.get("customers", 1)
    assert (shown["deleted"], shown["note"], shown["phone"]) == (False, "theirs", "unsent")


@pytest.mark.parametrize("also", [{}, {"phone": "typed"}])
def test_N1_F47_an_edit_of_a_deleted_record_that_is_shown_again_keeps_what_waited(
    edited_there: Workstation, also: dict[str, str]
) -> None:
    edited_there.commands.save("customers", {"note": "ours", **also}, id=1)
    change = edited_there.change("customers", 1)
    expected = {"phone": "unsent", "note": "ours", **also}
    assert (change.kind, change.intent, change.held) == (ChangeKind.UPDATE, Intent(expected), None)
    assert (change.base["note"], change.base["phone"]) == ("theirs", "0")
    shown = edited_there.get("customers", 1)
    assert (shown["deleted"], shown["note"], shown["phone"]) == (False, "ours", expected["phone"])


def test_F47_what_the_cloud_changed_meanwhile_is_asked_about(station: Workstation) -> None:
    station.known("customers", 1, note="base", phone="0")
    station.commands.save("customers", {"phone": "unsent"}, id=1)
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"phone": "theirs"})
    station.commands.save("customers", {"note": "ours"}, id=1)
    change = station.change("customers", 1)
    held = observe(CATALOGUE["customers"], change, change.remote, now=5).change
    assert held is not None and held.held is not None
    assert (held.held.reason, held.held.fields, held.going) == (
        HoldReason.OVERLAP,
        ("phone",),
        Intent({"note": "ours"}),
    )


def test_F47_keeping_the_record_leaves_nothing_pending(station: Workstation) -> None:
    station.known("customers", 1, note="base")
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"note": "theirs"})
    station.commands.keep("customers", 1, "cloud")
    assert station.change("customers", 1) is None and station.get("customers", 1)["note"] == "theirs"


@pytest.mark.parametrize("name", ["deleted_there", "edited_there"])
def test_a_value_cannot_resolve_a_deletion_conflict(name: str, request: pytest.FixtureRequest) -> None:
    station: Workstation = request.getfixturevalue(name)
    for choice in (Value("x"), "local"):
        with pytest.raises(Refused) as refused:
            station.commands.resolve("customers", 1, {"note": choice})
        assert refused.value.params["reason"] == "decide_whole"


# refused (F20, F63, F24)


@pytest.mark.parametrize("reason", [HoldReason.REJECTED, HoldReason.RULE_BROKEN, HoldReason.VERB_REFUSED])
def test_F20_a_refused_change_is_corrected_retried_or_discarded(
    station: Workstation, reason: HoldReason
) -> None:
    problems = ({"field": "vatId", "message": "no such number"},)
    for number in (1, 2, 3):
        station.known("customers", number, phone="0")
        station.commands.save("customers", {"phone": "1", "vatId": "CZ12345678"}, id=number)
        station.hold("customers", number, reason, remote={}, problems=problems)
    station.commands.resolve("customers", 1, {"vatId": Value("CZ87654321")})
    assert station.change("customers", 1).held is None
    assert station.change("customers", 1).intent.set == {"phone": "1", "vatId": "CZ87654321"}
    station.commands.keep("customers", 2, "local")
    assert station.change("customers", 2).held is None and len(station.change("customers", 2).intent.set) == 2
    with pytest.raises(Refused):
        station.commands.resolve("customers", 3, {"vatId": "cloud"})
    station.commands.keep("customers", 3, "cloud")
    assert station.change("customers", 3) is None and station.get("customers", 3)["phone"] == "0"
    assert given_up(station, 3) == {"phone": ("1", "0"), "vatId": ("CZ12345678", "")}


def test_F20_a_discarded_refused_create_is_gone_and_can_be_undone(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "N", "note": "typed"}).ids
    station.in_flight("customers", number)
    station.hold("customers", number, HoldReason.REJECTED)
    station.commands.keep("customers", number, "cloud")
    assert station.get("customers", number)["deleted"] and station.change("customers", number) is None
    assert given_up(station, number)["note"] == (None, "typed")
    station.commands.undo()
    assert (
        station.get("customers", number)["note"] == "typed"
        and station.change("customers", number).kind is ChangeKind.CREATE
    )


# points of unknown outcome (F62)


@pytest.fixture
def unknown_points(station: Workstation) -> Workstation:
    station.known("customers", 1, points=5.0, note="base")
    station.commands.save("customers", {"note": "mine"}, id=1, add={"points": 10})
    station.hold("customers", 1, HoldReason.COUNTER_UNKNOWN, "points", remote={"points": 12.0})
    return station


def test_F62_the_difference_is_added_again_only_when_a_person_says_so(unknown_points: Workstation) -> None:
    unknown_points.commands.keep("customers", 1, "local")
    change = unknown_points.change("customers", 1)
    assert change.held is None and change.intent == Intent({"note": "mine"}, {"points": 10.0})
    assert unknown_points.get("customers", 1)["points"] == 22.0
    assert unknown_points.queries.timeline("customers", 1)[0].fields == {"points": (12.0, 22.0)}


def test_F62_discarding_the_difference_keeps_the_other_edits(unknown_points: Workstation) -> None:
    unknown_points.commands.keep("customers", 1, "cloud")
    change = unknown_points.change("customers", 1)
    assert change.held is None and change.intent == Intent({"note": "mine"})
    assert unknown_points.get("customers", 1)["points"] == 12.0
    assert given_up(unknown_points) == {"points": (22.0, 12.0)}


def test_F62_a_typed_number_resolves_an_unknown_difference(unknown_points: Workstation) -> None:
    unknown_points.commands.resolve("customers", 1, {"points": Value(15)})
    change = unknown_points.change("customers", 1)
    assert change.held is None and change.intent == Intent({"note": "mine", "points": 15})
    assert unknown_points.get("customers", 1)["points"] == 15.0


def test_F62_a_difference_that_no_longer_fits_does_not_bar_the_answer_to_another_question(
    station: Workstation,
) -> None:
    """A restored cloud has fewer points than the counter took; no answer about the note can mend that (seed 57131)."""
    station.known("customers", 1, points=5.0, note="base")
    station.commands.save("customers", {"note": "mine"}, id=1, add={"points": -3})
    station.hold("customers", 1, HoldReason.OVERLAP, "note", remote={"points": 0.0, "note": "theirs"})
    with pytest.raises(InvalidRecord):
        station.commands.resolve("customers", 1, {"points": Value(-1)})
    station.commands.keep("customers", 1, "cloud")
    change = station.change("customers", 1)
    assert change.held is None and change.intent == Intent({}, {"points": -3.0})
