"""Who changed a record last, and when."""

from __future__ import annotations

import pytest

from app.queries.last_change import LastChange, last_change
from storage.outbox.changes import ChangeKind
from storage.records.history import Event, EventKind
from tests.fakes.changes_by_name import made

VERSION = 900


def event(kind: EventKind, at: int, *, origin: str = "sync", who: str | None = None) -> Event:
    return Event(at, "customers", 1, kind, {"note": ("a", "b")}, who, origin)


OURS = event(EventKind.EDITED, 500, origin="window")
SENT = event(EventKind.SENT, 600)
THEIRS = event(EventKind.CLOUD, 700, who="till 2")
MERGED = event(EventKind.MERGED, 550)
GIVEN_UP = Event(650, "customers", 1, EventKind.DISCARDED, {"note": ("b", "c")}, "till 2", "window", 3)
DECIDED = Event(650, "customers", 1, EventKind.RESOLVED, {"city": ("b", "c")}, None, "window", 3)
NOTHING = Event(800, "customers", 1, EventKind.RESOLVED, {}, None, "window")


@pytest.mark.parametrize(
    ("newest_first", "found"),
    [
        ([], LastChange(VERSION, here=False)),
        ([OURS], LastChange(500, here=True, by="window")),
        ([SENT, OURS], LastChange(500, here=True, by="window")),
        ([SENT, MERGED, OURS], LastChange(500, here=True, by="window")),
        ([THEIRS, SENT, OURS], LastChange(VERSION, here=False, by="till 2")),
        ([GIVEN_UP, OURS], LastChange(VERSION, here=False, by="till 2")),
        ([GIVEN_UP, DECIDED, OURS], LastChange(650, here=True, by="window")),
        ([OURS, THEIRS], LastChange(500, here=True, by="window")),
        ([NOTHING, THEIRS], LastChange(VERSION, here=False, by="till 2")),
        ([event(EventKind.CREATED, 400, origin="lan:Kasa 2")], LastChange(400, here=True, by="lan:Kasa 2")),
    ],
)
def test_the_timeline_tells_who_was_last(newest_first: list[Event], found: LastChange) -> None:
    assert last_change(None, newest_first, VERSION) == found


def test_a_pending_change_is_the_last() -> None:
    change = made(entity="customers", id=1, kind=ChangeKind.UPDATE, origin="cli", created=300, changed=350)
    assert last_change(change, [THEIRS], VERSION) == LastChange(350, here=True, by="cli")
