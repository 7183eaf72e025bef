"""Timelines, undo steps, and scrubbing."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.records.history import EventKind, diff
from storage.records.replica import Replica
from tests.storage.support.replicas import open_replica


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path)
    yield opened
    opened.close()


def step(replica: Replica, code: str, kind: EventKind | None = EventKind.EDITED, **options: object) -> int:
    with replica.write() as tx:
        number = tx.history.begin_step(code, {"count": 1}, origin=str(options.get("origin", "window")))
        if kind is not None:
            tx.history.record(
                "customers",
                1,
                kind,
                fields=options.get("fields", {"note": (1, 2)}),
                origin="window",
                who="Jana",
            )
    return number


def test_a_timeline_is_newest_first_and_keeps_values(replica: Replica) -> None:
    step(replica, "one", fields={"note": (None, "ž"), "tags": (["a"], []), "half": ("\ud800", 1.5)})
    step(replica, "two", EventKind.DELETED, fields={})
    newest, first = replica.timeline("customers", 1)
    assert newest.kind is EventKind.DELETED and newest.fields == {}
    assert first.fields == {"note": (None, "ž"), "tags": (["a"], []), "half": ("\ud800", 1.5)}
    assert (first.who, first.origin, first.at) == ("Jana", "window", replica.clock.now())
    assert replica.timeline("customers", 2) == [] and len(replica.timeline("customers", 1, limit=1)) == 1


def test_the_newest_step_that_did_something_can_be_undone(replica: Replica) -> None:
    assert replica.steps.newest_undoable() is None
    first = step(replica, "one")
    second = step(replica, "two", origin="lan")
    step(replica, "nothing happened", kind=None)
    step(replica, "decided without a value", EventKind.RESOLVED, fields={})
    assert replica.steps.newest_undoable().id == second and replica.steps.newest_undoable().params == {
        "count": 1
    }
    assert replica.steps.newest_undoable(["window"]).id == first
    with replica.write() as tx:
        undo = tx.history.begin_step("undo", {}, origin="window", undoes=second)
        tx.history.record("customers", 1, EventKind.EDITED, fields={"note": (2, 1)})
        tx.history.mark_undone(second)
    assert undo > second and replica.steps.newest_undoable().id == first


def test_F53_scrubbing_keeps_kind_and_time_but_no_value(replica: Replica) -> None:
    step(replica, "one")
    with replica.write() as tx:
        tx.history.record("customers", 1, EventKind.DELETED, fields={"anonymize": (None, True)}, who="Jana")
        tx.history.record("customers", 2, EventKind.EDITED, fields={"note": (1, 2)}, who="Jana")
        tx.anonymize("customers", 1)
    assert [(each.kind, each.fields, each.who) for each in replica.timeline("customers", 1)] == [
        (EventKind.DELETED, {"anonymize": (None, True)}, None), (EventKind.EDITED, {}, None),
    ]  # fmt: skip
    assert replica.timeline("customers", 2)[0].who == "Jana"


def test_diff_lists_differing_fields() -> None:
    assert diff({"a": 1, "b": 2, "versionDate": 1}, {"a": 1, "b": 3, "versionDate": 9}) == {"b": (2, 3)}
    assert diff(None, {"a": None, "b": 0}) == {"b": (None, 0)}
