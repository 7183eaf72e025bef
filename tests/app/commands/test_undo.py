"""Undo of every kind of step, also after a restart; changes of others are left alone."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from app.commands.record_editor import Edit
from app.errors import Cancelled
from storage.errors import (
    Refused,
)
from storage.outbox.changes import ChangeKind, Intent
from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
from storage.schema.validation import Op, blank
from sync.events import RecordsChanged
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import CLOUD, NAMES

EDITABLE = [each.name for each in CATALOGUE.stored() if "create" in each.verbs]


def needed(station: Workstation, entity: str) -> dict[str, Any]:
    """Values without which the entity cannot be created."""
    values = dict(NAMES.get(entity, {}))
    if entity == "product-ingredients":
        station.known("products", 1)
        station.known("products", 2)
        values |= {"_parentProductId": 1, "_productId": 2}
    if entity == "products":
        station.known("categories", 1)
        values["_categoryId"] = 1
    if "name" in CATALOGUE[entity].by_name:
        values.setdefault("name", "Something")
    return values


def lives(station: Workstation, entity: str, number: int) -> bool:
    """Whether a record exists; one that keeps no deleted records must not be there at all."""
    found = station.replica.get(entity, number)
    assert found is None or CATALOGUE[entity].soft_delete
    return found is not None and not found["deleted"]


@pytest.mark.parametrize("entity", EDITABLE)
def test_every_entity_can_be_created_edited_deleted_and_all_of_it_undone(
    station: Workstation, entity: str
) -> None:
    made = station.commands.save(entity, needed(station, entity))
    number = made.ids[0]
    assert made == RecordsChanged(entity, (number,), "save", made.step, "window") == station.events[-1]
    assert 0 < number < 2**53
    first = station.get(entity, number)
    assert station.change(entity, number).kind is ChangeKind.CREATE
    assert station.change(entity, number).intent.set["_cloudId"] == first["_cloudId"] == CLOUD
    edited = next(
        each for each in CATALOGUE[entity].fields
        if each.writable and each.kind.value == "string" and not each.choices and not each.rules and each.length != 7
    ) if entity not in ("product-ingredients", "webhooks") else None  # fmt: skip
    if edited is not None:
        station.commands.save(entity, {edited.name: "changed"}, id=number)
        assert station.get(entity, number)[edited.name] == "changed"
    station.commands.delete(entity, [number])
    assert not lives(station, entity, number) and station.change(entity, number) is None
    station.restart()
    codes = []
    while (step := station.queries.undoable()) is not None:
        codes.append(step.code)
        assert station.commands.undo().kind == "undo"
        if step.code == "delete":
            again = station.get(entity, number)
            assert again[edited.name if edited else "id"] == ("changed" if edited else number)
    assert codes == (["delete", "edit", "create"] if edited else ["delete", "create"])
    assert not lives(station, entity, number) and station.replica.changes() == []
    assert station.commands.undo() is None


def test_undo_after_a_later_cloud_change_leaves_that_alone(station: Workstation) -> None:
    station.known("customers", 1, phone="1", note="n")
    station.commands.save("customers", {"phone": "2", "note": "mine"}, id=1)
    station.acknowledge("customers", 1)
    station.cloud_changes("customers", 1, phone="9")
    station.commands.undo()
    assert station.get("customers", 1)["phone"] == "9" and station.get("customers", 1)["note"] == "n"
    assert station.change("customers", 1).intent == Intent({"note": "n"})


def test_undo_of_a_sent_edit_is_an_edit_of_its_own(station: Workstation) -> None:
    station.known("customers", 1, phone="1")
    station.commands.save("customers", {"phone": "2"}, id=1)
    station.acknowledge("customers", 1)
    station.restart()
    undone = station.commands.undo()
    assert undone.ids == (1,) and station.change("customers", 1).intent == Intent({"phone": "1"})
    assert station.queries.undoable() is None
    assert station.queries.timeline("customers", 1)[0].step == undone.step


def test_undo_of_a_sent_creation_is_a_deletion(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "N"}).ids
    station.acknowledge("customers", number)
    station.commands.undo()
    assert (
        station.change("customers", number).kind is ChangeKind.DELETE
        and station.get("customers", number)["deleted"]
    )


def test_undo_of_a_sent_deletion_creates_again(station: Workstation) -> None:
    station.known("customers", 1, note="kept")
    station.commands.delete("customers", [1])
    station.acknowledge("customers", 1, deleted=True)
    station.commands.undo()
    assert (
        station.change("customers", 1).kind is ChangeKind.CREATE
        and station.get("customers", 1)["note"] == "kept"
    )


def test_undo_of_a_restoration_deletes_again(station: Workstation) -> None:
    station.known("customers", 1)
    station.commands.delete("customers", [1])
    station.commands.restore("customers", [1])
    station.commands.undo()
    assert station.get("customers", 1)["deleted"]


def test_undo_that_would_break_a_rule_is_refused_and_can_be_tried_again(station: Workstation) -> None:
    station.known("customers", 1, firstName="", lastName="A", companyName="")
    station.commands.save("customers", {"firstName": "Eva", "lastName": ""}, id=1)
    station.commands.save("customers", {"companyName": "x"}, id=1)
    station.known("tags", 5, name="old")
    station.commands.save("tags", {"name": "new"}, id=5)
    station.commands.save("tags", {"name": "old"}, origin="lan")
    with pytest.raises(Refused) as refused:
        station.commands.undo(of=["window"])
    assert refused.value.params["reason"] == "undo_breaks_rule"
    assert station.queries.undoable(of=["window"]).params["entity"] == "tags"


def test_undo_brings_back_what_the_cloud_has_and_our_rules_would_refuse(station: Workstation) -> None:
    """The cloud has products without a rate of VAT; one of them must not keep a thousand others from coming back."""
    station.known("products", 1, vat=0.0, priceWithVat=121.0, priceWithoutVat=100.0)
    station.known("products", 2, vat=1.21, priceWithVat=121.0, priceWithoutVat=100.0)
    edits = [Edit(op=Op.PATCH, id=number, body={"vat": 1.12}) for number in (1, 2)]
    station.commands.apply("products", edits, origin="window")
    station.acknowledge("products", 2)
    station.commands.undo()
    assert [station.get("products", number)["vat"] for number in (1, 2)] == [0.0, 1.21]
    assert station.change("products", 1) is None
    station.commands.redo()
    assert [station.get("products", number)["vat"] for number in (1, 2)] == [1.12, 1.12]


def test_one_origin_undoes_its_own_and_a_step_that_is_not_the_newest_keeps_what_was_done_since(
    station: Workstation,
) -> None:
    station.known("customers", 1, phone="1", note="n")
    mine = station.commands.save("customers", {"phone": "2"}, id=1).step
    station.commands.save("customers", {"note": "x"}, id=1, origin="lan")
    assert station.commands.undo(step=mine, of=["lan"]) is None
    assert station.commands.undo(step=mine) is not None and station.commands.undo(step=mine) is None
    assert station.get("customers", 1)["phone"] == "1" and station.get("customers", 1)["note"] == "x"


def test_undo_of_many_edits_at_once(station: Workstation) -> None:
    for number in (1, 2, 3):
        station.known("customers", number, note="n")
    edits = [Edit(op=Op.PATCH, id=number, body={"note": f"x{number}"}) for number in (1, 2, 3)]
    station.commands.apply(
        "customers", [*edits, Edit(op=Op.PATCH, id=1, body={"note": "again"})], origin="lan"
    )
    station.commands.undo()
    assert (
        station.replica.changes() == []
        and [station.get("customers", number)["note"] for number in (1, 2, 3)] == ["n"] * 3
    )


def test_F128_undo_and_redo_report_progress_and_a_cancelled_one_changes_nothing(station: Workstation) -> None:
    edits = [
        Edit(op=Op.CREATE, body={**blank(CATALOGUE["tags"]), "name": f"t{number}"}) for number in range(120)
    ]
    ids = [each["id"] for each in station.commands.apply("tags", edits, origin="window")]
    told: list[tuple[int, int]] = []
    stop = threading.Event()

    def living() -> int:
        return station.replica.count("tags", Query(ids=tuple(ids)))

    def report(done: int, total: int) -> None:
        told.append((done, total))
        if done == 50:
            stop.set()

    with pytest.raises(Cancelled):
        station.commands.undo(progress=report, cancel=stop)
    assert told == [(0, 120), (50, 120)] and living() == 120
    told.clear()
    assert station.commands.undo(progress=report, cancel=threading.Event()) is not None
    assert told == [(0, 120), (50, 120), (100, 120)] and living() == 0
    with pytest.raises(Cancelled):
        station.commands.redo(progress=report, cancel=stop)
    assert living() == 0
    assert station.commands.redo(progress=report) is not None and living() == 120
