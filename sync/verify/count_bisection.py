"""Locating differences by counting: the versionDate axis is bisected, one count for each half.

Pure but for the counts it requests. One difference among N records costs about log2(N / `LEAF`) counts; the ranges found
are then read.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

LEAF = 100
"""A range with no more records than a page holds is read rather than bisected."""
MOST_COUNTS = 64
"""Counts after which reading everything is cheaper."""

Range = tuple[int, int]
"""Both ends inclusive, milliseconds of the cloud's time."""
Count = Callable[[int, int], int | None]
"""How many records the cloud has in a range; None where it does not count (F45)."""


def bisect_counts(versions: Sequence[int], upper: int, count: Count) -> list[Range] | None:
    """Ranges of [0, `upper`] in which the cloud's count is not that of `versions` (sorted), oldest first.

    Each holds at most `LEAF` records of ours, unless they share one date. None: the cloud does not count, or too many
    counts were needed. A write between two counts costs a range read in vain; the count at the end finds it.
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
    # Newest first: most losses are recent.
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
    """A date that splits the records of a range in two; None when they all share one."""
    first, last = bisect_left(versions, low), bisect_right(versions, high)
    if first == last or versions[first] == versions[last - 1]:
        return None
    middle = versions[(first + last - 1) // 2]
    return middle if middle < versions[last - 1] else versions[bisect_left(versions, middle) - 1]
