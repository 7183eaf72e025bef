"""The overlap: the last minutes before the watermark, which each run reads again for commits that come late (F43).

After a thousand edits of ours these hold more rows than a page. All that was written since the last run is on the newest
page, as long as that reaches back to what was known then (`head`); that nothing else is new in the window shows in the
cloud's count of it, which comes with the page. Only a row of the window that was written again late, below the page,
changes neither. So the watermark stays, and the window is scanned once more when nothing can come late into it any more
(F122). Pure.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.sync_state.pull_cursors import PullCursor
from sync.change.echo import SECOND

OVERLAP = 10 * 60_000
"""Milliseconds before the watermark that each run reads again: longer than any commit is late."""
COARSEST = 60_000
"""Milliseconds of the coarsest clock that a cloud dates its rows by."""


def window_start(cursor: PullCursor) -> int:
    """The first date of the window that each run reads again."""
    return max(0, (cursor.watermark or 0) - OVERLAP)


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


def settled(at: int | None) -> int:
    """The last date into which nothing can come late any more; 0 where the cloud tells no time. `at`: its clock."""
    return 0 if at is None else max(0, at - OVERLAP)


def is_settled(cursor: PullCursor, at: int | None) -> bool:
    """Whether a large window is to be scanned again: nothing can come late any more into as much as an overlap of it."""
    return cursor.head is not None and settled(at) >= (cursor.watermark or 0) + OVERLAP
