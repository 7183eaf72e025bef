"""Automatically merged fields of a conflict, and both versions kept as two records."""

from __future__ import annotations

import pytest

from app.commands.duplicate import duplicate_values
from storage.errors import Refused, UnknownRecord
from storage.outbox.questions import HoldReason
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from tests.app.support.workstation import Workstation


@pytest.fixture
def overlap(station: Workstation) -> Workstation:
    """The phone changed on both sides; the city by us alone; the e-mail by them alone; tags by both."""
    station.known(
        "customers", 1, phone="0", city="Brno", email="a@b.cz", tags=["old"], points=10.0, barcode="77"
    )
    station.commands.save("customers", {"phone": "1", "city": "Praha", "tags": ["old", "mine"]}, id=1)
    station.hold("customers", 1, HoldReason.OVERLAP, "phone", remote={"phone": "9", "email": "new@b.cz"})
    return station


def test_a_conflict_lists_automatically_merged_fields(overlap: Workstation) -> None:
    question = overlap.queries.conflict("customers", 1)
    merged = overlap.queries.auto_merged("customers", 1)
    told = {name: (each.before, each.now, each.side) for name, each in merged.items()}
    assert told == {
        "email": ("a@b.cz", "new@b.cz", "cloud"),
        "city": ("Brno", "Praha", "local"),
        "tags": (["old"], ["old", "mine"], "local"),
    }
    assert question.local_at > 0
    assert set(question.fields) == {"phone"}


def test_a_deletion_conflict_has_no_merged_fields(station: Workstation) -> None:
    station.known("customers", 1, phone="0")
    station.commands.save("customers", {"phone": "1"}, id=1)
    station.hold("customers", 1, HoldReason.DELETED_IN_CLOUD, remote={"deleted": True})
    assert station.queries.auto_merged("customers", 1) == {}


def test_both_versions_become_two_records(overlap: Workstation) -> None:
    change = overlap.commands.keep_both("customers", 1)
    new = change.ids[0]
    assert overlap.queries.needs_you() == []
    stands, ours = overlap.get("customers", 1), overlap.get("customers", new)
    assert (stands["phone"], stands["city"], stands["email"]) == ("9", "Brno", "new@b.cz")
    assert (ours["phone"], ours["city"], ours["email"], ours["tags"]) == (
        "1",
        "Praha",
        "a@b.cz",
        ["old", "mine"],
    )
    # Points and the card belong to one customer.
    assert (ours["points"], ours["barcode"]) == (0.0, "")
    assert overlap.change("customers", 1) is None
    assert overlap.change("customers", new).intent.set["phone"] == "1"


def test_undo_removes_the_second_record(overlap: Workstation) -> None:
    new = overlap.commands.keep_both("customers", 1).ids[0]
    overlap.commands.undo()
    assert overlap.replica.get("customers", new) is None or overlap.get("customers", new)["deleted"]


def test_a_deletion_has_no_second_version(station: Workstation) -> None:
    station.known("customers", 1, phone="0")
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"phone": "9"})
    with pytest.raises(Refused):
        station.commands.keep_both("customers", 1)
    station.known("customers", 2)
    with pytest.raises(UnknownRecord):
        station.commands.keep_both("customers", 2)


@pytest.mark.parametrize("entity", [each.name for each in CATALOGUE.stored() if "create" in each.verbs])
def test_a_copy_has_no_codes_and_no_server_fields(entity: str) -> None:
    declared = CATALOGUE[entity]
    record = blank(declared) | {
        "id": 5,
        "versionDate": 9,
        "externalId": "x",
        "barcode": "1",
        "ean": ["1"],
        "plu": ["1"],
    }
    found = duplicate_values(declared, record)
    gone = {
        "id",
        "versionDate",
        "externalId",
        "barcode",
        "ean",
        "plu",
        "deleted",
        "created",
        "points" * (entity == "customers"),
    }
    assert not found.keys() & gone
    assert not found.keys() & set(declared.unique)
    assert found.keys() <= declared.by_name.keys()
