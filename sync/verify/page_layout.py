"""The layout of a list's pages for the full comparison: pages stay the same from night to night. Pure.

A page is a closed range of versionDates rather than a number of rows from the top: a record that changes leaves its
page for the newest one and moves no other, this works for every entity, and every row is on a page (`created`, the
other stable order, may be null). Pages that have become sparse are joined, the newest is split when it grows.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from storage.sync_state.expected_remote import NEVER
from sync.client.api import PAGE_LIMIT
from sync.verify.count_bisection import Range

SPARSE = 60
"""Two adjacent pages with no more records than this together become one."""


def cut(versions: Sequence[int], before: Sequence[Range]) -> list[Range]:
    """Ranges that cover every date, each a page of at most `PAGE_LIMIT` of `versions` (sorted) or one date.

    As many as possible are ranges of `before`, which covered every date too; their tags are still good.
    """
    joined: list[Range] = []
    for lower, upper in before or [(0, NEVER)]:
        for piece in _pieces(versions, lower, upper):
            if joined and _between(versions, joined[-1][0], piece[1]) <= SPARSE:
                joined[-1] = (joined[-1][0], piece[1])
            else:
                joined.append(piece)
    return joined


def _pieces(versions: Sequence[int], lower: int, upper: int) -> Iterator[Range]:
    """One range cut into pages; a run of one date longer than a page stays whole."""
    last = bisect_right(versions, upper)
    while (first := bisect_left(versions, lower)) + PAGE_LIMIT < last:
        end = versions[first + PAGE_LIMIT] - 1
        if end < versions[first]:
            end = versions[first]
        yield lower, end
        lower = end + 1
    yield lower, upper


def _between(versions: Sequence[int], lower: int, upper: int) -> int:
    return bisect_right(versions, upper) - bisect_left(versions, lower)
