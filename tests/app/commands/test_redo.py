"""Redo: the opposite of an undo, until something else was done."""

from __future__ import annotations

import pytest

from storage.records.history import EventKind
from tests.app.desk import Desk


def test_an_edit_goes_back_and_forth(desk: Desk) -> None:
    desk.known("customers", 1, phone="0")
    desk.commands.save("customers", {"phone": "1"}, id=1)
    for _ in range(3):
        assert desk.commands.redo() is None
        desk.commands.undo()
        assert desk.get("customers", 1)["phone"] == "0"
        assert desk.queries.undoable() is None
        redone = desk.commands.redo()
        assert redone is not None and (redone.entity, redone.ids) == ("customers", (1,))
        assert desk.get("customers", 1)["phone"] == "1"
    assert desk.change("customers", 1).intent.set == {"phone": "1"}


def test_several_steps_in_order(desk: Desk) -> None:
    desk.known("customers", 1, phone="0")
    for phone in ("1", "2", "3"):
        desk.commands.save("customers", {"phone": phone}, id=1)
    for phone in ("2", "1", "0"):
        desk.commands.undo()
        assert desk.get("customers", 1)["phone"] == phone
    for phone in ("1", "2", "3"):
        assert desk.queries.redoable() is not None
        desk.commands.redo()
        assert desk.get("customers", 1)["phone"] == phone
    assert desk.queries.redoable() is None
    desk.commands.undo()
    assert desk.get("customers", 1)["phone"] == "2"


def test_a_new_step_ends_what_can_be_redone(desk: Desk) -> None:
    desk.known("customers", 1, phone="0", note="")
    desk.commands.save("customers", {"phone": "1"}, id=1)
    desk.commands.undo()
    desk.commands.save("customers", {"note": "later"}, id=1, origin="v2:till")
    assert desk.queries.redoable(of="window") is not None
    desk.commands.save("customers", {"note": "mine"}, id=1)
    assert desk.queries.redoable() is None
    assert desk.commands.redo() is None


def test_values_changed_since_are_left_alone(desk: Desk) -> None:
    desk.known("customers", 1, phone="0")
    desk.commands.save("customers", {"phone": "1"}, id=1)
    desk.commands.undo()
    desk.commands.save("customers", {"phone": "9"}, id=1, origin="v2:till")
    desk.commands.redo(of="window")
    assert desk.get("customers", 1)["phone"] == "9"


@pytest.mark.parametrize("known", [True, False])
def test_create_and_delete_are_redone(desk: Desk, known: bool) -> None:
    if known:
        desk.known("suppliers", 7, name="Mlýn")
        number = 7
    else:
        number = desk.commands.save("suppliers", {"name": "Mlýn"}).ids[0]
    desk.commands.delete("suppliers", [number])
    desk.commands.undo()
    assert not desk.get("suppliers", number)["deleted"]
    desk.commands.redo()
    gone = desk.replica.get("suppliers", number)
    assert gone is None or gone["deleted"]
    desk.commands.undo()
    assert not desk.get("suppliers", number)["deleted"]
    if not known:
        desk.commands.undo()
        assert desk.replica.get("suppliers", number) is None
        desk.commands.redo()
        assert desk.get("suppliers", number)["name"] == "Mlýn"


def test_points_are_redone_as_a_difference(desk: Desk) -> None:
    desk.known("customers", 1, points=10.0)
    desk.commands.save("customers", {}, id=1, add={"points": 5.0})
    desk.commands.undo()
    desk.commands.redo()
    assert desk.get("customers", 1)["points"] == 15.0
    assert dict(desk.change("customers", 1).intent.add) == {"points": 5.0}


def test_it_survives_a_restart_and_works_after_the_change_was_sent(desk: Desk) -> None:
    desk.known("customers", 1, phone="0")
    desk.commands.save("customers", {"phone": "1"}, id=1)
    desk.leaving("customers", 1)
    desk.sent("customers", 1)
    desk.restart()
    desk.commands.undo()
    assert desk.change("customers", 1).intent.set == {"phone": "0"}
    desk.restart()
    desk.commands.redo()
    assert desk.get("customers", 1)["phone"] == "1"
    assert [each.kind for each in desk.queries.timeline("customers", 1)][:2] == [EventKind.EDITED] * 2
