"""The records that were changed lately, from the history.

Called by the queries behind the overview, on a worker's read connection.
"""

from __future__ import annotations

from storage.records.history import Event, EventKind, newest_events
from storage.records.replica import Replica

CHANGES = (
    EventKind.CREATED,
    EventKind.EDITED,
    EventKind.DELETED,
    EventKind.RESTORED,
    EventKind.CLOUD,
    EventKind.CLOUD_DELETED,
    EventKind.MERGED,
    EventKind.RESOLVED,
)
"""Kinds of events that change what a record says."""


def recent_changes(replica: Replica, *, since: int, limit: int) -> tuple[list[Event], int]:
    """The newest change of each of the last `limit` records changed `since` then (wall milliseconds), and of how many.

    Very many changes are counted only as far as the newest events go (`history.RECENT_EVENTS`).
    """
    newest: dict[tuple[str, int], Event] = {}
    with replica.database.reading() as connection:
        for event in newest_events(connection, since=since, kinds=CHANGES):
            newest.setdefault((event.entity, event.id), event)
    return [*newest.values()][:limit], len(newest)
