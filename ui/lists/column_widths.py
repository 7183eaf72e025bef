"""Distributes the width of a list over its columns; the most important columns are cut last.

Pure functions; called by `ListTable` when the width or the columns change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MAIN_FIELDS = ("title", "name", "companyName", "url", "_parentProductId")
"""The first of them that is shown gets the spare width."""
GIVEN_UP_FIRST = ("vat", "sortOrder", "vatId", "companyId", "_categoryId", "email", "plu")
"""Fields of the least use where a record is open beside the list, the least useful first."""
KEPT_LONGEST = ("phone", "ean", "stock", "stockQuantityStatus", "priceWithVat")
"""Fields that staff look up in a list, the most useful last."""


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


def importance(names: Sequence[str], wanted: Sequence[str]) -> list[int | None]:
    """A rank for each column: the lowest is given up first; None for the main one, which always stays.

    `wanted` are columns that stay longer than all others, such as the one that the list is sorted by.
    """
    main = next((name for name in MAIN_FIELDS if name in names), names[0] if names else "")
    between = [name for name in reversed(names) if name not in (*GIVEN_UP_FIRST, *KEPT_LONGEST)]
    order = [
        name for name in (*GIVEN_UP_FIRST, *between, *KEPT_LONGEST) if name in names and name not in wanted
    ]
    order += [name for name in wanted if name in names]
    return [None if name == main else order.index(name) for name in names]


def given_up(columns: Sequence[ColumnWidth], ranks: Sequence[int | None], available: int) -> set[int]:
    """Indexes of the columns that are hidden so that the others fit and the main one keeps the width that it prefers.

    Where the main column is alone with those that always stay, it is narrowed as any other.
    """
    needed = {
        index: column.minimum if rank is not None else max(column.preferred, column.minimum)
        for index, (column, rank) in enumerate(zip(columns, ranks, strict=True))
    }
    hidden: set[int] = set()
    missing = sum(needed.values()) - available
    for _rank, index in sorted((rank, index) for index, rank in enumerate(ranks) if rank is not None):
        if missing <= 0:
            break
        hidden.add(index)
        missing -= needed[index]
    return hidden


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
