"""How long the history is kept, by the settings, and the job that removes what is older.

What leaves cannot come back, so a clock that was set years ahead must not empty the history: each run believes at most a
week more than the one before.
"""

from __future__ import annotations

import logging
import threading

from app.settings.settings import Settings
from storage.records.history_pruning import Bounds, Pruned, oldest_event, prune_history
from storage.records.replica import Replica
from storage.sync_state.cloud_time import certain_now

log = logging.getLogger(__name__)

HISTORY_FIRST, HISTORY_SECONDS = 900, 12 * 3600
"""Seconds from the start to the first look, and between two."""
PRICES_DAYS = 30
"""Days for which prices are kept whatever the settings say: so long a shop may have to show the lowest one."""
BELIEVED_DAYS = 7
"""Days that one run moves on at most."""
_DAY = 86_400_000
_MARK = "history_pruned"
"""Key in `meta`: the time that the last run believed, what the clock said then, and the event up to which values are gone."""


def bounds_at(now: int, *, values_days: int, days: int) -> Bounds:
    """The bounds of a history of so many days of values and of events, at wall time `now` in milliseconds."""
    values = now - values_days * _DAY
    return Bounds(
        values=values,
        prices=min(values, now - PRICES_DAYS * _DAY),
        events=now - max(days, values_days) * _DAY,
    )


def believed_time(now: int, last: int | None, oldest: int) -> int:
    """The time to judge age by: the clock's, but at most a week after what the last run believed, or the first event."""
    return min(now, (oldest if last is None else last) + BELIEVED_DAYS * _DAY)


def prune_if_due(replica: Replica, settings: Settings, cancel: threading.Event) -> Pruned:
    """Remove what is older than the settings allow, once in `HISTORY_SECONDS`. Raises StorageError."""
    oldest = oldest_event(replica)
    if oldest is None:
        return Pruned()
    now = certain_now(replica.sync_state.meta, replica.clock.now())
    mark = replica.sync_state.meta.get(_MARK)
    last, ran, done = mark if isinstance(mark, list) and len(mark) == 3 else (None, None, 0)
    if ran is not None and abs(now - ran) < HISTORY_SECONDS * 1000 // 2:
        return Pruned()
    believed = believed_time(now, last, oldest)
    bounds = bounds_at(
        believed, values_days=settings.number("history.values_days"), days=settings.number("history.days")
    )
    pruned = prune_history(replica, bounds, since=done, stop=cancel.is_set)
    with replica.write() as tx:
        tx.sync_state.meta.put(_MARK, [believed, now, pruned.done])
    if pruned.values or pruned.events:
        log.info("history: values of %d events and %d events removed", pruned.values, pruned.events)
    return pruned
