"""When a pending change may be sent: pure rules, the same for the push, the schedule and the status."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity
from sync.client.backoff import MAX_DELAY


def retry_delay(change: WaitingChange, now: int) -> float:
    """Seconds until the change may be sent; `now` in wall milliseconds.

    A time further away than any delay was set by a wrong clock, and counts as none (F78).
    """
    left = (change.next_try - now) / 1000
    return left if 0 < left <= MAX_DELAY else 0.0


def any_due(changes: Iterable[WaitingChange], now: int) -> bool:
    """Whether any of the changes may be sent now."""
    return any(not change.blocked and retry_delay(change, now) == 0 for change in changes)


def references(entity: Entity, change: WaitingChange) -> Iterator[tuple[str, tuple[str, int]]]:
    """The records that the change would make its record refer to: field, then entity and id."""
    for field in entity.fields:
        value = change.intent.set.get(field.name)
        if field.references is not None and isinstance(value, int):
            yield field.name, (field.references, value)
