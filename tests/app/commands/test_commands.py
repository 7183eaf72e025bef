"""Saving: all or nothing, with rules, defaults, differences and a full disk."""

from __future__ import annotations

from typing import Any

import pytest

from storage.errors import (
    BugError,
    DiskFull,
    InvalidRecord,
    UnknownEntity,
    UnknownRecord,
)
from storage.outbox.changes import ChangeKind, Intent
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from sync.events import RecordsChanged
from tests.app.support.workstation import Workstation
from tests.fakes.changes_by_name import but
from tests.storage.support.replicas import CLOUD


def test_defaults_fill_the_missing_fields_of_a_new_record(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "Nová"}).ids
    stored = station.get("customers", number)
    start = blank(CATALOGUE["customers"])
    assert all(stored[name] == value for name, value in start.items() if name != "lastName")


def test_an_edit_stores_base_intent_and_history(station: Workstation) -> None:
    base = station.known("customers", 1, phone="1", note="old")
    change = station.commands.save("customers", {"phone": "2", "note": "old"}, id=1)
    waiting = station.change("customers", 1)
    assert (waiting.kind, waiting.intent, waiting.base, waiting.remote) == (
        ChangeKind.UPDATE, Intent({"phone": "2"}), base, base,
    )  # fmt: skip
    (event,) = station.queries.timeline("customers", 1)
    assert (event.kind, event.fields, event.origin, event.step) == (
        EventKind.EDITED,
        {"phone": ("1", "2")},
        "window",
        change.step,
    )


def test_an_edit_that_changes_nothing_leaves_nothing_behind(station: Workstation) -> None:
    station.known("customers", 1, phone="1", points=5.0, tags=["a", "b"])
    station.commands.save("customers", {"phone": "1", "points": "5.0", "tags": ["b", "a"]}, id=1)
    assert station.change("customers", 1) is None and station.queries.undoable() is None
    assert station.queries.timeline("customers", 1) == []


def test_what_nobody_sees_is_removed_from_what_is_written_here_and_kept_of_the_cloud(
    station: Workstation, cloud: Workstation
) -> None:
    station.known("products", 1, name="No\u200bvá", ean=["8594000000017\u200b"], subtitle="")
    station.commands.save(
        "products",
        {"name": "No\u200bvá", "ean": ["\u202d8594\u00a0000\u00a0000048"], "subtitle": "ci\u00adbule"},
        id=1,
    )
    assert station.change("products", 1).intent == Intent({"ean": ["8594000000048"], "subtitle": "cibule"})
    (number,) = cloud.commands.save("products", {"name": "No\u200bvá", "_categoryId": 1}).ids
    assert cloud.get("products", number)["name"] == "No\u200bvá"


def test_the_base_is_the_clouds_copy_not_the_one_we_serve(station: Workstation) -> None:
    station.replica.mark_served("customers", 9_000_000_000_000)
    station.known("customers", 1, versionDate=5)
    assert station.get("customers", 1)["versionDate"] == 9_000_000_000_001
    station.commands.save("customers", {"phone": "2"}, id=1)
    assert station.change("customers", 1).base["versionDate"] == 5


@pytest.mark.parametrize(
    "values", [{"vatId": "nonsense"}, {"lastName": "x" * 1000}, {"points": -1}, {"tags": "a,b"}]
)
def test_an_edit_that_breaks_a_rule_changes_nothing(station: Workstation, values: dict[str, Any]) -> None:
    station.known("customers", 1)
    with pytest.raises(InvalidRecord) as caught:
        station.commands.save("customers", {"note": "x", **values}, id=1)
    assert [each.field for each in caught.value.problems] == list(values)
    assert (
        station.change("customers", 1) is None
        and station.queries.timeline("customers", 1) == []
        and station.events == []
    )


def test_a_rule_over_several_fields_is_checked_on_the_whole_record(station: Workstation) -> None:
    station.known("customers", 1, firstName="", lastName="Only", companyName="")
    with pytest.raises(InvalidRecord):
        station.commands.save("customers", {"lastName": ""}, id=1)
    station.commands.save("customers", {"lastName": "", "companyName": "Firma"}, id=1)


def test_unknown_records_fields_and_entities_are_named(station: Workstation) -> None:
    with pytest.raises(UnknownRecord):
        station.commands.save("customers", {"note": "x"}, id=99)
    with pytest.raises(UnknownRecord):
        station.commands.delete("customers", [99])
    with pytest.raises(UnknownRecord):
        station.commands.restore("customers", [99])
    with pytest.raises(UnknownRecord):
        station.commands.resolve("customers", 99, {})
    with pytest.raises(UnknownEntity):
        station.commands.save("ghosts", {})


def test_another_clouds_id_is_refused_and_ours_filled_in(station: Workstation) -> None:
    with pytest.raises(InvalidRecord) as caught:
        station.commands.save("tags", {"name": "a", "_cloudId": 99})
    assert caught.value.problems[0].code == "other_cloud"
    (number,) = station.commands.save("tags", {"name": "a", "_cloudId": str(CLOUD)}).ids
    assert station.get("tags", number)["_cloudId"] == CLOUD


def test_server_fields_are_never_sent(station: Workstation) -> None:
    station.known("customers", 1)
    station.commands.save(
        "customers", {"note": "x", "created": 5, "modifiedBy": "me", "versionDate": 5}, id=1
    )
    assert station.change("customers", 1).intent.fields == {"note"}
    (number,) = station.commands.save(
        "customers", {"lastName": "N", "created": 5, "versionDate": 9, "id": 3}
    ).ids
    assert (
        number != 3
        and not {"created", "versionDate", "deleted"} & station.change("customers", number).intent.fields
    )


def test_F62_points_are_added_not_set(station: Workstation) -> None:
    station.known("customers", 1, points=5.0)
    station.commands.save("customers", {}, id=1, add={"points": 10})
    station.commands.save("customers", {"note": "n"}, id=1, add={"points": -3})
    assert station.change("customers", 1).intent == Intent({"note": "n"}, {"points": 7.0})
    assert station.get("customers", 1)["points"] == 12.0
    station.commands.undo()
    assert station.change("customers", 1).intent == Intent({}, {"points": 10.0})
    station.commands.save("customers", {}, id=1, add={"points": -10})
    assert station.change("customers", 1) is None


def test_F62_a_typed_number_and_a_difference_on_top_are_a_typed_number(station: Workstation) -> None:
    station.known("customers", 1, points=5.0)
    station.commands.save("customers", {"points": 100}, id=1)
    station.commands.save("customers", {}, id=1, add={"points": 1})
    assert station.change("customers", 1).intent == Intent({"points": 101.0})


def test_F62_undoing_sent_points_is_a_difference(station: Workstation) -> None:
    station.known("customers", 1, points=5.0)
    station.commands.save("customers", {}, id=1, add={"points": 10})
    station.acknowledge("customers", 1)
    station.commands.undo()
    assert station.change("customers", 1).intent == Intent({}, {"points": -10.0})


def test_F63_negative_points_are_refused(station: Workstation) -> None:
    station.known("customers", 1, points=5.0)
    with pytest.raises(InvalidRecord):
        station.commands.save("customers", {}, id=1, add={"points": -6})
    assert station.change("customers", 1) is None


def test_a_new_record_accepts_a_difference(station: Workstation) -> None:
    (number,) = station.commands.save("customers", {"lastName": "N"}, add={"points": 3}).ids
    assert (
        station.get("customers", number)["points"] == 3 and not station.change("customers", number).intent.add
    )
    with pytest.raises(InvalidRecord):
        station.commands.save("customers", {"lastName": "N"}, add={"points": -3})


def test_only_counters_accept_differences(station: Workstation) -> None:
    station.known("customers", 1)
    with pytest.raises(BugError):
        station.commands.save("customers", {}, id=1, add={"lastName": 1})


def test_an_authoritative_replica_stores_edits_as_final(cloud: Workstation) -> None:
    (number,) = cloud.commands.save("customers", {"lastName": "N", "_cloudId": 7}).ids
    made = cloud.get("customers", number)
    assert made["versionDate"] == made["created"] == cloud.clock.now() and made["deleted"] is False
    cloud.clock.sleep(1)
    cloud.commands.save("customers", {"note": "n"}, id=number, add={"points": 2})
    assert (
        cloud.get("customers", number)["versionDate"] == cloud.clock.now()
        and cloud.get("customers", number)["points"] == 2
    )
    assert cloud.get("customers", number)["created"] == made["created"]
    cloud.commands.delete("customers", [number])
    assert cloud.get("customers", number)["deleted"]
    cloud.commands.restore("customers", [number])
    cloud.commands.undo()
    cloud.commands.undo()
    cloud.commands.undo()
    assert cloud.get("customers", number)["note"] != "n"
    (hook,) = cloud.commands.save("webhooks", {"url": "https://x.cz/a", "_cloudId": 7}).ids
    cloud.commands.delete("webhooks", [hook])
    assert cloud.replica.get("webhooks", hook) is None
    assert cloud.queries.sync_status().headline == "in_step"


def test_F82_a_full_disk_refuses_the_edit(station: Workstation) -> None:
    station.known("customers", 1)
    writer = station.replica.database._writer
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(DiskFull):
        for number in range(200):
            station.commands.save("customers", {"lastName": f"N{number}", "note": "x" * 150})
    told = sum(isinstance(event, RecordsChanged) for event in station.events)
    assert len(station.replica.changes()) == told
    writer.execute("PRAGMA max_page_count=1000000")
    station.commands.save("customers", {"note": "later"}, id=1)


def test_retry_clears_backoffs(station: Workstation) -> None:
    station.known("customers", 1)
    station.commands.save("customers", {"note": "x"}, id=1)
    with station.replica.write() as tx:
        tx.put_change_metadata(but(tx.change("customers", 1), next_try=99, attempts=3))
    station.commands.retry()
    assert (station.change("customers", 1).next_try, station.change("customers", 1).attempts) == (0, 3)
