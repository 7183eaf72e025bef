"""Many conflicts: hundreds of records changed on both sides, resolved in one command (F66)."""

from __future__ import annotations

import time

import pytest

from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from tests.app.support.workstation import Workstation
from tests.fakes.changes_by_name import but
from tests.fakes.tills import Shop, check_in_step

STORM = 600  # more than two batches


@pytest.fixture
def storm(tmp_path, monkeypatch):  # type: ignore[no-untyped-def]
    """A till with hundreds of overlaps, and one record with another question."""
    monkeypatch.setattr("os.fsync", lambda descriptor: None)
    shop = Shop(tmp_path)
    ids = shop.customers(STORM, note="base", points=10.0)
    shop.till.sync()
    shop.till.commands.apply(
        "customers", [edit_of(each, note="ours", phone="1") for each in ids[:-1]], origin="test"
    )
    shop.till.commands.delete("customers", ids[-1:])
    shop.cloud.commands.apply("customers", [edit_of(each, note="theirs") for each in ids], origin="test")
    assert shop.till.sync().needs_you == STORM
    yield shop, ids
    shop.close()


def edit_of(record_id: int, **values: object):  # type: ignore[no-untyped-def]
    from app.commands.record_editor import Edit
    from storage.schema.validation import Op

    return Edit(op=Op.PATCH, body=values, id=record_id)


def test_F66_one_command_resolves_hundreds_of_conflicts(storm) -> None:  # type: ignore[no-untyped-def]
    shop, ids = storm
    till = shop.till
    began = time.process_time()
    decided = till.commands.keep_all("local", entity="customers", reason=HoldReason.OVERLAP)
    took = time.process_time() - began
    assert decided.count == STORM - 1 and not decided.refused
    assert took < 10, took  # no timing test: a loop that reads everything for each record takes minutes
    (left,) = till.queries.needs_you()
    assert left.reason is HoldReason.EDITED_IN_CLOUD
    assert till.get("customers", ids[0])["note"] == "ours"
    till.commands.undo()
    assert till.get("customers", ids[0])["note"] == "theirs"
    till.commands.keep_all("cloud", ids=[ids[-1]], entity="customers")
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", ids[0])["note"] == "theirs" and shop.get("customers", ids[0])["phone"] == "1"
    check_in_step(shop)


def test_F66_one_command_accepts_the_cloud_everywhere(storm) -> None:  # type: ignore[no-untyped-def]
    shop, ids = storm
    till = shop.till
    assert till.commands.keep_all("cloud").count == STORM
    assert not till.queries.needs_you() and till.settle().outcome == "in_step"
    assert {shop.get("customers", each)["note"] for each in ids} == {"theirs"}
    events = {each.kind for each in till.queries.timeline("customers", ids[3])}
    assert EventKind.DISCARDED in events
    check_in_step(shop)


def test_a_conflict_that_breaks_a_rule_stays_held_and_stops_no_other(station: Workstation) -> None:
    for number in (1, 2, 3):
        station.known("customers", number)
        station.commands.save("customers", {"note": "mine"}, id=number)
        station.hold("customers", number, HoldReason.OVERLAP, "note", remote={"note": "theirs"})
    with station.replica.write() as tx:
        change = tx.change("customers", 2)
        assert change is not None
        tx.put_change(but(change, intent=type(change.intent)({"note": "x" * 900})))
    before = [(each.kind, each.fields) for each in station.replica.timeline("customers", 2)]
    decided = station.commands.keep_all("local")
    assert decided.records == {"customers": [1, 3]} and decided.refused == [
        ("customers", 2, "invalid_record")
    ]
    assert [each.id for each in station.queries.needs_you()] == [2]
    assert [(each.kind, each.fields) for each in station.replica.timeline("customers", 2)] == before
    assert station.replica.journal.replay() == {
        (each.entity, each.id): each for each in station.replica.changes()
    }


def test_without_conflicts_nothing_is_resolved(station: Workstation) -> None:
    decided = station.commands.keep_all("local")
    assert (decided.count, decided.step, decided.refused) == (0, None, [])


def test_ids_narrow_the_selection(station: Workstation) -> None:
    for number in (1, 2, 3):
        station.known("customers", number)
        station.commands.save("customers", {"note": "mine"}, id=number)
        station.hold("customers", number, HoldReason.OVERLAP, "note", remote={"note": "theirs"})
    assert station.commands.keep_all("cloud", entity="customers", ids=[1, 3, 99]).records == {
        "customers": [1, 3]
    }
    assert [each.id for each in station.queries.needs_you()] == [2]


def test_undoing_a_kept_deletion_restores_the_record(station: Workstation) -> None:
    station.known("customers", 5, lastName="Nová", phone="1")
    station.commands.delete("customers", [5])
    station.hold("customers", 5, HoldReason.EDITED_IN_CLOUD, remote={"phone": "2"})
    assert station.commands.keep_all("local", items=[("customers", 5)]).count == 1
    assert station.get("customers", 5)["deleted"]
    station.commands.undo()
    assert not station.get("customers", 5)["deleted"]
    assert station.get("customers", 5)["phone"] == "2"
    assert station.change("customers", 5) is None


def test_only_the_named_records_are_resolved(station: Workstation) -> None:
    for entity, number in (("customers", 5), ("customers", 6), ("suppliers", 5)):
        station.known(
            entity, number, phone="1", **({"lastName": "N"} if entity == "customers" else {"name": "S"})
        )
        station.commands.save(entity, {"phone": "mine"}, id=number)
        station.hold(entity, number, HoldReason.OVERLAP, "phone", remote={"phone": "theirs"})
    decided = station.commands.keep_all("local", items=[("customers", 6), ("suppliers", 5)])
    assert decided.records == {"customers": [6], "suppliers": [5]}
    assert [(each.entity, each.id) for each in station.queries.needs_you()] == [("customers", 5)]
    station.commands.undo(step=decided.step)
    assert station.get("customers", 6)["phone"] == station.get("suppliers", 5)["phone"] == "theirs"
