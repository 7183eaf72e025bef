"""The cloud's clock beside this computer's, by the cloud's latest answer; and the time by which what cannot be undone is done.

Stored by the engine (`sync.pull.cloud_clock` judges the dates of records), read by whatever removes or changes something for
good when a time has come: plans, the history, old copies and backups, answers that are kept for a day.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage.database.meta import MetaValues

TOLERANCE = 5 * 60_000
"""Milliseconds by which two clocks that are right may differ, with the time that an answer took."""
RECENT = 15 * 60_000
"""Milliseconds after which the cloud's clock is asked anew before something is done for good."""
_KEY = "cloud_time"


@dataclass(frozen=True, slots=True)
class CloudTime:
    """What an answer told, in wall milliseconds: the cloud's clock, and this computer's at that moment."""

    cloud: int
    here: int


def store_cloud_time(meta: MetaValues, told: CloudTime) -> None:
    """Store what the latest answer told; runs in the caller's transaction."""
    meta.put(_KEY, [told.cloud, told.here])


def is_recent(meta: MetaValues, now: int) -> bool:
    """Whether the cloud told its time a moment ago, by this computer's clock, `now`."""
    told = _told(meta)
    return told is not None and 0 <= now - told.here < RECENT


def own_clock_ahead(meta: MetaValues, now: int) -> int:
    """Milliseconds by which this computer's clock is ahead of the cloud's, negative behind it; 0 within `TOLERANCE`.

    Also 0 where nothing is known: the cloud never told, or the clock was set back since.
    """
    told = _told(meta)
    if told is None or now < told.here - TOLERANCE:
        return 0
    ahead = told.here - told.cloud
    return ahead if abs(ahead) > TOLERANCE else 0


def certain_now(meta: MetaValues, now: int) -> int:
    """The earlier of this computer's time, `now`, and the cloud's: what is due by it is due by both."""
    return now - max(0, own_clock_ahead(meta, now))


def _told(meta: MetaValues) -> CloudTime | None:
    found = meta.get(_KEY)
    whole = isinstance(found, list) and len(found) == 2 and all(isinstance(each, int) for each in found)
    return CloudTime(*found) if whole else None
