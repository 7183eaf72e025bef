"""Distributes the width of a list over its columns; the most important columns are cut last.

Pure functions; called by `ListTable` when the width or the columns change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MAIN_FIELDS = ("title", "name", "companyName", "url", "_parentProductId")
"""The first of them that is shown gets the spare width."""


@dataclass(frozen=True, slots=True)
class ColumnWidth:
    """The widths in pixels that a column prefers and accepts."""

    preferred: int
    minimum: int
    grows: bool = False
    """Gets a share of the width that is left over."""
    shrinks_first: bool = False
    """Is narrowed before any other column."""
    liked: int = 0
    """Width up to which it is widened before the growing columns share the rest."""


def distribute(columns: Sequence[ColumnWidth], available: int) -> list[int]:
    """A width for each column; their sum is `available`, or more where even the minimum widths do not fit."""
    widths = [max(column.preferred, column.minimum) for column in columns]
    for first in (True, False):
        group = [index for index, column in enumerate(columns) if column.shrinks_first is first]
        _narrow(widths, group, columns, sum(widths) - available)
    _widen(widths, columns, available - sum(widths))
    growing = [index for index, column in enumerate(columns) if column.grows]
    spare = available - sum(widths)
    if spare > 0 and growing:
        share, remainder = divmod(spare, len(growing))
        for number, index in enumerate(growing):
            widths[index] += share + (number < remainder)
    return widths


def _widen(widths: list[int], columns: Sequence[ColumnWidth], spare: int) -> None:
    """Widen columns towards their liked widths, each in proportion to what it lacks."""
    lacking = {
        index: column.liked - widths[index]
        for index, column in enumerate(columns)
        if column.liked > widths[index]
    }
    total = sum(lacking.values())
    given = min(spare, total)
    if given <= 0:
        return
    before = 0
    for index, pixels in lacking.items():
        after = before + pixels
        # Differences of rounded sums, so that no pixel is lost.
        widths[index] += given * after // total - given * before // total
        before = after


def _narrow(widths: list[int], group: list[int], columns: Sequence[ColumnWidth], missing: int) -> None:
    """Narrow the columns of a group by `missing` pixels together, each in proportion to what it can spare."""
    spare = {
        index: widths[index] - columns[index].minimum
        for index in group
        if widths[index] > columns[index].minimum
    }
    total = sum(spare.values())
    missing = min(missing, total)
    if missing <= 0:
        return
    taken = {index: missing * pixels // total for index, pixels in spare.items()}
    for index in sorted(spare, key=lambda index: taken[index] - spare[index])[
        : missing - sum(taken.values())
    ]:
        taken[index] += 1
    for index, pixels in taken.items():
        widths[index] -= pixels
