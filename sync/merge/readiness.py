"""When a waiting change may go: pure questions about one change, the same for the push, the schedule and the status."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity
from sync.client.backoff import MAX_DELAY


def retry_delay(change: WaitingChange, now: int) -> float:
    """Seconds until it may be tried; `now` in wall milliseconds.

    A time further away than any wait was set by a clock that was wrong, and counts as none (F78).
    """
    left = (change.next_try - now) / 1000
    return left if 0 < left <= MAX_DELAY else 0.0


def any_due(changes: Iterable[WaitingChange], now: int) -> bool:
    """Whether any of them may go now."""
    return any(not change.blocked and retry_delay(change, now) == 0 for change in changes)


def references(entity: Entity, change: WaitingChange) -> Iterator[tuple[str, tuple[str, int]]]:
    """The records that it would have the cloud's record refer to: by field, entity and id of each."""
    for each in entity.fields:
        value = change.intent.set.get(each.name)
        if each.references is not None and isinstance(value, int):
            yield each.name, (each.references, value)
