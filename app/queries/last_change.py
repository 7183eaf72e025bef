"""Who changed a record last, and when: an edit of ours as it was typed, else the version of the cloud.

Called by `queries` for the window. The cloud keeps the name of its own last writer on a record that we wrote, so a name
counts only where it changed together with the version.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from storage.outbox.changes import WaitingChange
from storage.records.history import Event, EventKind

OWN = frozenset(
    {EventKind.CREATED, EventKind.EDITED, EventKind.DELETED, EventKind.RESTORED, EventKind.RESOLVED}
)
CLOUDS = frozenset({EventKind.CLOUD, EventKind.CLOUD_DELETED})
NOT_HERE = frozenset({"", "sync", "cloud"})
"""Origins of events that nobody at this computer brought about."""


@dataclass(frozen=True, slots=True)
class LastChange:
    """The last change of a record."""

    at: int | None
    """Wall milliseconds; None where it is not known."""
    here: bool
    """Whether it was made on this computer; then `at` is the moment it was typed."""
    by: str | None = None
    """Its origin here; in the cloud the name of its writer, None where that is not known."""


def last_change(
    change: WaitingChange | None, timeline: Sequence[Event], cloud_version: int | None
) -> LastChange:
    """The last change of a record with this pending change and timeline, newest first. Pure."""
    if change is not None:
        return LastChange(change.changed or change.created or None, here=True, by=change.origin)
    settled = {event.step for event in timeline if event.kind is EventKind.RESOLVED and event.fields}
    for event in timeline:
        if event.kind in OWN and event.origin not in NOT_HERE and (event.fields or event.kind in _WHOLE):
            return LastChange(event.at, here=True, by=event.origin)
        # A value of ours that was discarded gave way to the cloud's.
        if event.kind in CLOUDS or (event.kind is EventKind.DISCARDED and event.step not in settled):
            return LastChange(cloud_version, here=False, by=event.who)
    return LastChange(cloud_version, here=False)


_WHOLE = frozenset({EventKind.CREATED, EventKind.DELETED, EventKind.RESTORED})
"""Kinds that change the record as such; another event without fields changed nothing."""
