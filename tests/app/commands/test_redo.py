"""Redo: reverses an undo, until something else is done."""

from __future__ import annotations

import pytest

from storage.records.history import EventKind
from tests.app.support.workstation import Workstation


def test_undo_and_redo_of_an_edit(station: Workstation) -> None:
    station.known("customers", 1, phone="0")
    station.commands.save("customers", {"phone": "1"}, id=1)
    for _ in range(3):
        assert station.commands.redo() is None
        station.commands.undo()
        assert station.get("customers", 1)["phone"] == "0"
        assert station.queries.undoable() is None
        redone = station.commands.redo()
        assert redone is not None and (redone.entity, redone.ids) == ("customers", (1,))
        assert station.get("customers", 1)["phone"] == "1"
    assert station.change("customers", 1).intent.set == {"phone": "1"}


def test_several_steps_in_order(station: Workstation) -> None:
    station.known("customers", 1, phone="0")
    for phone in ("1", "2", "3"):
        station.commands.save("customers", {"phone": phone}, id=1)
    for phone in ("2", "1", "0"):
        station.commands.undo()
        assert station.get("customers", 1)["phone"] == phone
    for phone in ("1", "2", "3"):
        assert station.queries.redoable() is not None
        station.commands.redo()
        assert station.get("customers", 1)["phone"] == phone
    assert station.queries.redoable() is None
    station.commands.undo()
    assert station.get("customers", 1)["phone"] == "2"


def test_a_new_step_clears_redo(station: Workstation) -> None:
    station.known("customers", 1, phone="0", note="")
    station.commands.save("customers", {"phone": "1"}, id=1)
    station.commands.undo()
    station.commands.save("customers", {"note": "later"}, id=1, origin="v2:till")
    assert station.queries.redoable(of=["window"]) is not None
    station.commands.save("customers", {"note": "mine"}, id=1)
    assert station.queries.redoable() is None
    assert station.commands.redo() is None


def test_values_changed_since_are_left_alone(station: Workstation) -> None:
    station.known("customers", 1, phone="0")
    station.commands.save("customers", {"phone": "1"}, id=1)
    station.commands.undo()
    station.commands.save("customers", {"phone": "9"}, id=1, origin="v2:till")
    station.commands.redo(of=["window"])
    assert station.get("customers", 1)["phone"] == "9"


@pytest.mark.parametrize("known", [True, False])
def test_create_and_delete_are_redone(station: Workstation, known: bool) -> None:
    if known:
        station.known("suppliers", 7, name="Mlýn")
        number = 7
    else:
        number = station.commands.save("suppliers", {"name": "Mlýn"}).ids[0]
    station.commands.delete("suppliers", [number])
    station.commands.undo()
    assert not station.get("suppliers", number)["deleted"]
    station.commands.redo()
    assert station.get("suppliers", number)["deleted"]
    station.commands.undo()
    assert not station.get("suppliers", number)["deleted"]
    if not known:
        station.commands.undo()
        assert station.get("suppliers", number)["deleted"]
        station.commands.redo()
        assert station.get("suppliers", number)["name"] == "Mlýn"


def test_points_are_redone_as_a_difference(station: Workstation) -> None:
    station.known("customers", 1, points=10.0)
    station.commands.save("customers", {}, id=1, add={"points": 5.0})
    station.commands.undo()
    station.commands.redo()
    assert station.get("customers", 1)["points"] == 15.0
    assert dict(station.change("customers", 1).intent.add) == {"points": 5.0}


def test_redo_survives_a_restart_and_works_after_the_change_was_sent(station: Workstation) -> None:
    station.known("customers", 1, phone="0")
    station.commands.save("customers", {"phone": "1"}, id=1)
    station.in_flight("customers", 1)
    station.acknowledge("customers", 1)
    station.restart()
    station.commands.undo()
    assert station.change("customers", 1).intent.set == {"phone": "0"}
    station.restart()
    station.commands.redo()
    assert station.get("customers", 1)["phone"] == "1"
    assert [each.kind for each in station.queries.timeline("customers", 1)][:2] == [EventKind.EDITED] * 2
