"""Whatever was done is taken back, after a restart too, and what others did since is left alone."""

from __future__ import annotations

from typing import Any

import pytest

from app.commands.record_editor import Edit
from storage.errors import (
    Refused,
)
from storage.outbox.changes import ChangeKind, Intent
from storage.schema.entities import CATALOGUE
from storage.schema.validation import Op
from sync.events import RecordsChanged
from tests.app.desk import Desk
from tests.storage.replicas import CLOUD, NAMES

EDITABLE = [each.name for each in CATALOGUE.stored() if "create" in each.verbs]


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


@pytest.mark.parametrize("entity", EDITABLE)
def test_every_entity_can_be_created_edited_deleted_and_all_of_it_undone(desk: Desk, entity: str) -> None:
    made = desk.commands.save(entity, needed(desk, entity))
    number = made.ids[0]
    assert made == RecordsChanged(entity, (number,), "save", made.step, "window") == desk.events[-1]
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
