"""Where two sides differ, found by counting: halves of the versionDate axis, one count each.

Pure but for the counts it asks for. One difference among N records costs about log2(N / `LEAF`) counts
(`facts/sync.md` 3.5); what comes back is to be read, not believed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

LEAF = 100
"""A range with no more records than a page holds is read rather than halved."""
MOST_COUNTS = 64
"""Counts after which reading everything is the better bargain."""

Range = tuple[int, int]
"""Both ends inclusive, milliseconds of the cloud's time."""
Count = Callable[[int, int], int | None]
"""How many records the cloud has in a range; None where it does not count (F45)."""


def bisect_counts(versions: Sequence[int], upper: int, count: Count) -> list[Range] | None:
    """Ranges of [0, `upper`] in which the cloud's count is not that of `versions` (sorted), oldest first.

    Each holds at most `LEAF` records of ours, unless they share one date. None: it cannot be told, or not cheaply
    enough. Somebody writing between two counts costs a range read in vain, and is found by the count at the end.
    """
    asked = 0

    def ours(lower: int, upper: int) -> int:
        return bisect_right(versions, upper) - bisect_left(versions, lower)

    def theirs(lower: int, upper: int) -> int | None:
        nonlocal asked
        asked += 1
        return count(lower, upper) if asked <= MOST_COUNTS else None

    total = theirs(0, upper)
    if total is None:
        return None
    found: list[Range] = []
    # Newest first: what was lost was lost lately more often than not.
    waiting: list[tuple[int, int, int]] = [(0, upper, total)]
    while waiting:
        low, high, there = waiting.pop()
        if there == ours(low, high):
            continue
        middle = _middle(versions, low, high)
        if ours(low, high) <= LEAF or middle is None:
            found.append((low, high))
            continue
        newer = theirs(middle + 1, high)
        if newer is None:
            return None
        waiting += [(low, middle, there - newer), (middle + 1, high, newer)]
    return sorted(found)


def _middle(versions: Sequence[int], low: int, high: int) -> int | None:
    """A date that parts the records of a range in two; None when they all share one."""
    first, last = bisect_left(versions, low), bisect_right(versions, high)
    if first == last or versions[first] == versions[last - 1]:
        return None
    middle = versions[(first + last - 1) // 2]
    return middle if middle < versions[last - 1] else versions[bisect_left(versions, middle) - 1]
