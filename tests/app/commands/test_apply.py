"""Edits of other programs: in order, all or none, guarded by ETags."""

from __future__ import annotations

from typing import Any

import pytest

from app.commands.record_editor import Edit
from storage.errors import (
    PreconditionFailed,
    PreconditionRequired,
    StaleVersion,
    UnknownRecord,
)
from storage.outbox.changes import ChangeKind
from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
from storage.schema.validation import Op, blank
from storage.tables.etag import page_tag
from sync.events import RecordsChanged
from tests.app.support.workstation import Workstation


def test_apply_is_all_or_nothing_and_names_the_element(station: Workstation) -> None:
    station.known("tags", 1, name="a")
    edits = [
        Edit(op=Op.CREATE, body={**blank(CATALOGUE["tags"]), "name": "new"}),
        Edit(op=Op.PATCH, id=1, body={"name": "b"}),
        Edit(op=Op.PATCH, id=99, body={"name": "c"}),
    ]
    with pytest.raises(UnknownRecord) as caught:
        station.commands.apply("tags", edits, origin="lan")
    assert caught.value.params["index"] == 2
    assert (
        station.replica.changes() == []
        and station.replica.count("tags", Query()) == 1
        and station.events == []
    )
    stored = station.commands.apply("tags", edits[:2], origin="lan")
    assert [each["name"] for each in stored] == ["new", "b"]
    assert station.events[-1] == RecordsChanged(
        "tags", (stored[0]["id"], 1), "save", station.queries.undoable().id, "lan"
    )
    station.commands.apply("tags", [Edit(op=None, id=1)], origin="lan", step="delete")
    assert station.events[-1].kind == "delete"


def test_a_replacement_empties_missing_fields_and_undeletes(station: Workstation) -> None:
    station.known("suppliers", 1, websiteUrl="http://x.cz", phone="1", deleted=True)
    body = {
        "id": 1,
        "name": "New",
        **{name: "" for name in ("companyId", "vatId", "email", "addressLine1", "city", "zip")},
    }
    body |= {"display": True, "phone": "2", "deleted": False}
    stored = station.commands.apply("suppliers", [Edit(op=Op.REPLACE, id=1, body=body)], origin="lan")[0]
    assert (stored["websiteUrl"], stored["phone"], stored["deleted"]) == (None, "2", False)
    assert station.change("suppliers", 1).kind is ChangeKind.CREATE


def test_a_replacement_of_an_unknown_id_creates_it(station: Workstation) -> None:
    body = {**blank(CATALOGUE["tags"]), "id": 77, "name": "n", "deleted": False}
    station.commands.apply("tags", [Edit(op=Op.REPLACE, id=77, body=body)], origin="lan", guard="each")
    assert station.change("tags", 77).kind is ChangeKind.CREATE and station.get("tags", 77)["name"] == "n"


def test_a_guarded_edit_needs_the_right_etag(station: Workstation) -> None:
    station.known("customers", 1)
    tag = station.replica.tag("customers", 1)

    def edit(**options: Any) -> None:
        body = {"note": f"by {options}", **options.pop("body", {})}
        station.commands.apply(
            "customers", [Edit(op=Op.PATCH, id=1, body=body, **options)], origin="lan", guard="each"
        )

    with pytest.raises(PreconditionRequired):
        edit()
    with pytest.raises(PreconditionFailed):
        edit(etag='"0123"')
    with pytest.raises(StaleVersion):
        edit(etag=f'"{tag}"', body={"versionDate": 5})
    assert station.change("customers", 1) is None
    edit(etag=f'"{tag}"', body={"versionDate": station.get("customers", 1)["versionDate"]})
    with pytest.raises(PreconditionFailed):
        edit(etag=f'"{tag}"')
    edit(etag="*")
    station.commands.apply("customers", [Edit(op=None, id=1)], origin="lan", guard="each")


def test_a_guarded_page_needs_the_etag_of_its_existing_records(station: Workstation) -> None:
    for number in (1, 2):
        station.known("tags", number, name=f"t{number}")
    tags = [station.replica.tag("tags", number) for number in (2, 1)]

    def put(page_etag: str | None, **more: Any) -> list[Any]:
        bodies = [{**station.get("tags", 2), "name": "x2", **more}, {**station.get("tags", 1), "name": "x1"}]
        new = {**blank(CATALOGUE["tags"]), "id": 3, "name": "x3", "deleted": False}
        edits = [Edit(op=Op.REPLACE, id=body["id"], body=body) for body in (*bodies, new)]
        return station.commands.apply("tags", edits, origin="lan", guard="page", page_etag=page_etag)

    with pytest.raises(PreconditionRequired):
        put(None)
    with pytest.raises(PreconditionFailed):
        put(page_tag(reversed(tags)))
    with pytest.raises(StaleVersion) as stale:
        put(page_tag(tags), versionDate=5)
    assert stale.value.params["index"] == 0
    assert station.replica.changes() == []
    assert [each["name"] for each in put(f'"{page_tag(tags)}"')] == ["x2", "x1", "x3"]
