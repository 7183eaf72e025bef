"""The cloud's clock, as its answers tell it: which dates are believed, and when the clock is wrong (F111).

`at` is the Date of an answer, milliseconds. It bounds how far a list counts as read: a row dated later (by a till with a
wrong clock, or by a cloud whose clock was fast) must not move the watermark past what is written meanwhile. This
computer's clock tells how much time has passed since the list was read: where it was set forward meanwhile, a day is read
again in vain. It plays no other part, unless the cloud tells no time at all: then nothing dated more than `MARGIN` after
it is believed. Where so many rows are dated days ahead that they would fill the newest page of each run, that page ends
before them, and they are read once in an hour. Not those of the next days, which a clock may write that is fast or in
another zone; nor under a clock of our own, which may be wrong by years.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from storage.clock import Clock
from storage.sync_state.expected_remote import NEVER
from storage.sync_state.pull_cursors import PullCursor
from sync.client.api import PAGE_LIMIT
from sync.merge.version_dates import SKEW

DAY = 24 * 3_600_000
MARGIN = DAY
"""Milliseconds by which the clock of a cloud that tells no time may be ahead of this computer's."""
FAR = 2 * DAY
"""Milliseconds by which no clock is fast that goes at all: nobody writes such dates one after another."""
MANY_AHEAD = PAGE_LIMIT // 2
"""Rows dated ahead that leave too little of the newest page for others."""
AHEAD_AGAIN = 3_600_000
"""Milliseconds after which rows dated ahead are read again, for those that were written anew under such a date."""


def latest_clock(now: int) -> int:
    """The latest that the clock of a cloud that tells no time can be by this computer's, `now`."""
    return now + MARGIN


def newest_believable(dates: Iterable[int], at: int) -> int:
    """The newest date that is not ahead of the cloud's clock; 0 without one."""
    return max((each for each in dates if each <= at), default=0)


def ahead(newest: int, at: int) -> int | None:
    """Milliseconds by which the newest row is dated ahead of the cloud's clock; None when clocks may differ so much."""
    return newest - at if newest - at > SKEW else None


def newest_end(cursor: PullCursor, clock: Clock) -> int:
    """The last date of the newest page: before the rows that would fill it, until these are due to be read again."""
    if cursor.ahead_from is None or cursor.ahead_read is None:
        return NEVER
    return cursor.ahead_from - 1 if 0 <= clock.now() - cursor.ahead_read < AHEAD_AGAIN else NEVER


def with_ahead(cursor: PullCursor, dates: Sequence[int], now: int) -> PullCursor:
    """The cursor after all rows were read that are dated far ahead; `dates` are theirs, oldest first."""
    if len(dates) < MANY_AHEAD:
        return replace(cursor, ahead_from=None, ahead_read=None)
    return replace(cursor, ahead_from=dates[0], ahead_read=now)


def at_last_reading(cursor: PullCursor, at: int, now: int) -> int:
    """The cloud's clock when the list was last read, by what it is now and the time that passed here; `at` at the latest.

    A watermark after it was dated by a clock that was fast then, and that was set right while nobody read.
    """
    return at if cursor.last_success is None else at - max(0, now - cursor.last_success)


def set_back(cursor: PullCursor, at: int, *, margin: int = 0) -> PullCursor | None:
    """The cursor after the cloud's clock was set back behind the watermark; None when it was not.

    `at`: its clock now, or that which it had by now when the list was last read. What was written since is dated anywhere
    below: the last day is read again, and the full comparison, which then is due, reads what is older. `margin`:
    milliseconds by which `at` may be ahead of the cloud's clock.
    """
    if cursor.watermark is None or cursor.watermark <= at + SKEW:
        return None
    watermark = max(0, at - margin - DAY)
    return replace(cursor, watermark=watermark, tag=None, head=None)
