"""When a pending change may be sent: the same rules for the push, the schedule and the status."""

from __future__ import annotations

from collections.abc import Iterator

from storage.outbox.changes import WaitingChange
from storage.records.replica import Replica
from storage.schema.fields import Entity
from sync.client.backoff import MAX_DELAY


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


def references(entity: Entity, change: WaitingChange) -> Iterator[tuple[str, tuple[str, int]]]:
    """The records that the change would make its record refer to: field, then entity and id."""
    for field in entity.fields:
        value = change.intent.set.get(field.name)
        if field.references is not None and isinstance(value, int):
            yield field.name, (field.references, value)
