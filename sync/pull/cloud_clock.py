"""The cloud's clock, as its answers tell it: which dates are believed, and when the clock is wrong (F111). Pure.

`at` is the Date of an answer, milliseconds. It bounds how far a list counts as read: a row dated later (by a till with a
wrong clock, or by a cloud whose clock was fast) must not move the watermark past what is written meanwhile. This
computer's clock plays no part. Without a Date nothing bounds the dates: the newest row's date is believed, and a row
dated too far ahead hides later changes from the pull until counts and the full comparison find them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from storage.sync_state.pull_cursors import PullCursor
from sync.merge.version_dates import SKEW

DAY = 24 * 3_600_000


def newest_believable(dates: Iterable[int], at: int | None) -> int:
    """The newest date that is not ahead of the cloud's clock; 0 without one."""
    return max((each for each in dates if at is None or each <= at), default=0)


def ahead(newest: int, at: int | None) -> int | None:
    """Milliseconds by which the newest row is dated ahead of the cloud's clock; None when clocks may differ so much."""
    return newest - at if at is not None and newest - at > SKEW else None


def set_back(cursor: PullCursor, at: int | None) -> PullCursor | None:
    """The cursor after the cloud's clock was set back behind the watermark; None when it was not.

    What was written since is dated anywhere below: the last day is read again, and the full comparison, which then
    is due, reads what is older.
    """
    if at is None or cursor.watermark is None or cursor.watermark <= at + SKEW:
        return None
    watermark = max(0, at - DAY)
    return replace(cursor, watermark=watermark, tag=None, head=None, rest_anchor=None, rest_upper=None)
