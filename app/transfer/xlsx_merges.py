"""Merged cells of a sheet: what is written once beside several lines belongs to each of them.

Called by `xlsx_reader`. A merged cell holds its value in its first line only; read as empty, the others would lose the
category that the sheet shows beside them. Cells merged across columns are titles, and stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from app.transfer.xlsx_parts import column_number

MOST_MERGES = 100_000
"""Ranges of one sheet; what is beyond is read as empty."""
_RANGE = re.compile(r"([A-Za-z]{1,3})([0-9]{1,7}):([A-Za-z]{1,3})([0-9]{1,7})")


class MergedLines:
    """Ranges of one column and several lines."""

    def __init__(self) -> None:
        self._last_line: dict[tuple[int, int], int] = {}

    def add(self, place: str) -> None:
        """Keep a range such as B2:B5."""
        found = _RANGE.fullmatch(place)
        if found is None or found[1].upper() != found[3].upper() or len(self._last_line) >= MOST_MERGES:
            return
        first, last = int(found[2]), int(found[4])
        if first < last:
            self._last_line[first, column_number(found[1])] = last

    def filler(self) -> Callable[[int, list[Any]], None]:
        """A function that fills the cells of a line; it must be given the lines in ascending order, each with its number."""
        columns = sorted({column for _, column in self._last_line})
        open_ranges: dict[int, tuple[int, Any]] = {}

        def fill(number: int, cells: list[Any]) -> None:
            for column in columns:
                value = cells[column - 1] if column <= len(cells) else ""
                if (last := self._last_line.get((number, column))) is not None:
                    open_ranges[column] = (last, value)
                elif column in open_ranges:
                    last, above = open_ranges[column]
                    if number > last:
                        del open_ranges[column]
                    elif value == "" and any(each != "" for each in cells):
                        cells += [""] * (column - len(cells))
                        cells[column - 1] = above

        return fill
