"""A window of more rows than a page holds: what a newest page adds, and the rest, read again a page in each run.

After a thousand edits of ours the ten minutes that each run reads again hold a thousand rows. All that was written
since the last run is on the newest page, as long as that page reaches back to what was known then (`head`); that
nothing else is in the window shows in the cloud's count of it, which comes with the page. Only a row of the window that
was written again late, below the page, changes neither. So the watermark stays until the window was read again from
end to end, a page in each run, and until then nothing leaves the window: a commit that is late by less than the
overlap is seen by then (F43, F122). The rest is read for as long as something may come late, whether there is news or
not: until a reading began an overlap after the newest row, by the cloud's clock. Then the watermark is past that row.
Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from storage.sync_state.pull_cursors import PullCursor
from sync.change.echo import SECOND
from sync.client.api import PAGE_LIMIT
from sync.pull.cloud_clock import newest_believable

OVERLAP = 10 * 60_000
"""Milliseconds before the watermark that each run reads again: longer than any commit is late."""
COARSEST = 60_000
"""Milliseconds of the coarsest clock that a cloud dates its rows by."""


def reaches_back(cursor: PullCursor, dates: Sequence[int]) -> bool:
    """Whether a full newest page shows everything that was written since the last one.

    Its last date may have more rows. At a date to the millisecond these were there when that date was the newest; under a
    coarser clock some may have come since (F42).
    """
    head, oldest = cursor.head or cursor.watermark or 0, min(dates)
    return oldest < head or (oldest == head and oldest % SECOND != 0)


def tag_proves(cursor: PullCursor, dates: Sequence[int], at: int) -> bool:
    """Whether the tag of a full newest page tells that nothing is new; `at` is the cloud's clock, `cursor` that after it.

    Not a page of rows that are dated ahead: it shows nothing that is dated right (F111). Nor one that ends in the newest
    date, as long as a coarse clock may give that date to rows that follow it (F42).
    """
    oldest = min(dates)
    return oldest <= at and (reaches_back(cursor, dates) or at - oldest >= COARSEST)


def after_page(cursor: PullCursor, dates: Sequence[int], at: int) -> PullCursor:
    """The cursor after a newest page of the window; `at` is the cloud's clock."""
    return replace(cursor, head=max(cursor.head or cursor.watermark or 0, newest_believable(dates, at)))


def with_rest(cursor: PullCursor, start: int, at: int | None, *, news: bool = False) -> PullCursor:
    """The cursor of a large window that begins at `start`: its rest is read again from now on.

    Not where it is read already, nor where there is no news and nothing can come late any more. `at`: the cloud's clock;
    without one nothing tells when that is, and only news begin it.
    """
    head = cursor.head
    late = head is not None and at is not None and (cursor.watermark or 0) <= head
    if cursor.rest_upper is not None or not (news or late):
        return cursor
    return replace(cursor, rest_anchor=start, rest_upper=max(head or 0, (at or 0) - OVERLAP))


def rest_page(versions: Sequence[int], upper: int) -> int:
    """The last date of the next page of the rest, which ends at `upper`; `versions`: our dates there, oldest first.

    As many as a page holds, or all of one date.
    """
    if len(versions) <= PAGE_LIMIT:
        return upper
    return max(versions[0], versions[PAGE_LIMIT] - 1)


def after_rest(cursor: PullCursor, end: int, unproven: int | None) -> PullCursor:
    """The cursor after the rest was read up to `end`: at its own end the watermark moves there."""
    if unproven is None and end < (cursor.rest_upper or 0):
        return replace(cursor, rest_anchor=end + 1)
    watermark = end if unproven is None else unproven
    return replace(cursor, watermark=watermark, rest_anchor=None, rest_upper=None)


def without_rest(cursor: PullCursor) -> PullCursor:
    """The cursor of a window that is read as a whole."""
    return replace(cursor, head=None, rest_anchor=None, rest_upper=None)
