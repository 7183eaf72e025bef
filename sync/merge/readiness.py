"""When a pending change may be sent: the same rules for the push, the schedule and the status."""

from __future__ import annotations

from collections.abc import Iterator

from storage.outbox import outbox
from storage.outbox.changes import UNDO_MS, ChangeKind, WaitingChange
from storage.records.replica import Replica
from storage.schema.fields import Entity
from sync.client.backoff import MAX_DELAY

PART = 1000
"""Changes read at once: ten arrays."""


def retry_delay(change: WaitingChange, now: int) -> float:
    """Seconds until the change may be sent; `now` in wall milliseconds.

    A time further away than any delay was set by a wrong clock, and counts as none (F78).
    """
    left = (change.next_try - now) / 1000
    return left if 0 < left <= MAX_DELAY else 0.0


def next_delay(replica: Replica, now: int) -> float | None:
    """Seconds until any change may be sent, by the rule of `retry_delay`; None while none may.

    Whatever their number: a scheduler asks after every event (F128).
    """
    due = replica.next_due(now, now + int(MAX_DELAY * 1000))
    return None if due is None else (due - now) / 1000


def is_due(change: WaitingChange, now: int, *, by_hand: bool = False) -> bool:
    """Whether this run sends it; `by_hand` as for `ready_changes`."""
    return not change.blocked and (not retry_delay(change, now) or (by_hand and change.waits_for_undo))


def ready_changes(
    replica: Replica, entity: str, kind: ChangeKind, now: int, *, by_hand: bool = False
) -> Iterator[list[WaitingChange]]:
    """The changes of a kind that may be sent, by the rule of `retry_delay`, in parts of `PART`, oldest first.

    `by_hand`: somebody asked for the run, so a deletion that only waits for its undo is sent as well.

    Each part is read when it is asked for: a run that can send a few hundred reads no fifty thousand (F128).
    """
    horizon, due = now + int(MAX_DELAY * 1000), now
    if by_hand and kind is ChangeKind.DELETE:
        due = now + UNDO_MS
    with replica.reading_changes() as connection:
        positions = outbox.ready(connection, entity, kind, due, horizon)
    for start in range(0, len(positions), PART):
        with replica.reading_changes() as connection:
            changes = outbox.at(connection, positions[start : start + PART])
        ready = [each for each in changes if each.kind is kind and is_due(each, now, by_hand=by_hand)]
        if ready:
            yield ready


def references(entity: Entity, change: WaitingChange) -> Iterator[tuple[str, tuple[str, int]]]:
    """The records that the change would make its record refer to: field, then entity and id."""
    for field in entity.fields:
        value = change.intent.set.get(field.name)
        if field.references is not None and isinstance(value, int):
            yield field.name, (field.references, value)
