"""The cells of one sheet of an XLSX file, and the texts that cells show by their number.

Called by `xlsx_reader`. Cells of spaces are empty. An error of a formula, a formula that nobody has calculated, and a value that cannot
be read are said in their cell, and stop no other one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from app.errors import BadFile
from app.transfer.cells import DAMAGED_CELL, NOT_CALCULATED, Cell, is_error
from app.transfer.column_names import column_number
from app.transfer.xlsx_formats import Reader, Styles

MOST_CELLS = 5_000_000
"""Cells of all lines together, empty ones between them too."""
MOST_TEXT = 50_000_000
"""Characters in all cells together: many cells can show one text."""
LAST_ROW, LAST_COLUMN = 1_048_576, 16_384
"""Of the format."""
_TRUE = ("1", "true", "on")
_MOST_SAID = 20
_CELL = re.compile(r"([A-Za-z]{1,3})([0-9]{1,7})")
_RANGE = re.compile(rf"{_CELL.pattern}:{_CELL.pattern}")
_ESCAPED = re.compile("_x([0-9A-Fa-f]{4})_")


@dataclass(frozen=True, slots=True)
class Limits:
    """What the caller allows of one table."""

    lines: int
    columns: int


class _Values(Reader):
    """Reads values; a text may be in pieces of several formats, of which those that tell its pronunciation are left out."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._inside = self._spoken = False

    def start(self, name: str, _attributes: dict[str, str], /) -> None:
        self._spoken = self._spoken or name == "rPh"
        self._inside = name == "v" or (name == "t" and not self._spoken)

    def end(self, name: str, /) -> None:
        self._spoken = self._spoken and name != "rPh"
        self._inside = False

    def text(self, data: str, /) -> None:
        if self._inside:
            self._pieces.append(data)

    def taken(self) -> str:
        """The whole value; the next one begins."""
        text, self._pieces = "".join(self._pieces), []
        return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


class Texts(_Values):
    """The texts that cells show by their number."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def end(self, name: str, /) -> None:
        """End a piece of a text, or all of it."""
        super().end(name)
        if name == "si":
            self.found.append(self.taken())


class SheetCells(_Values):
    """The cells that hold something. Reading raises BadFile, and ValueError or LookupError for what is not the format."""

    def __init__(self, path: Path, limits: Limits, texts: list[str], styles: Styles) -> None:
        super().__init__()
        self.used = False
        """Whether there is a value."""
        self.hidden_lines = 0
        """Lines with a value that a filter or a person has hidden."""
        self.hidden_columns: set[int] = set()
        """Places of hidden columns, from 0."""
        self._path = path
        self._limits = limits
        self._texts = texts
        self._styles = styles
        self._rows: dict[int, dict[int, Cell]] = {}
        self._merged: list[tuple[int, int, int]] = []
        """Column, first and last line of ranges of one column."""
        self._row = self._column = self._style = 0
        self._kind = ""
        self._hidden = self._formula = False
        self._lines = self._last_line = self._characters = 0
        self._begin: dict[str, Callable[[dict[str, str]], None]] = {
            "row": self._begin_row, "c": self._begin_cell, "f": self._begin_formula, "col": self._begin_column,
            "mergeCell": self._merge,
        }  # fmt: skip

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        """Begin a row, a cell or a part of one."""
        super().start(name, attributes)
        if (begin := self._begin.get(name)) is not None:
            begin(attributes)

    def end(self, name: str, /) -> None:
        """End a cell, or a part of it."""
        super().end(name)
        if name == "c":
            self._end_cell(self.taken())

    def rows(self) -> list[tuple[int, tuple[Cell, ...]]]:
        """The lines in their order. A cell merged over several lines has its value in each; across columns it is a title."""
        for column, first, last in self._merged:
            above = self._rows.get(first, {}).get(column)
            for number in range(first + 1, last + 1) if above is not None else ():
                if row := self._rows.get(number):
                    row.setdefault(column, above)
        found: list[tuple[int, tuple[Cell, ...]]] = []
        count = 0
        for number in sorted(self._rows):
            cells = self._rows.pop(number)
            width = max(cells)
            count += width
            if count > MOST_CELLS:
                raise self._bad("too_many_cells", line=number, limit=MOST_CELLS)
            found.append((number, tuple(map(cells.get, range(1, width + 1)))))
        return found

    def _begin_column(self, attributes: dict[str, str]) -> None:
        if attributes.get("hidden", "") in _TRUE or attributes.get("width", "") in ("0", "0.0"):
            first, last = int(attributes.get("min", "1")), int(attributes.get("max", "1"))
            self.hidden_columns.update(range(first - 1, min(last, self._limits.columns)))

    def _begin_row(self, attributes: dict[str, str]) -> None:
        self._row = int(attributes.get("r", self._row + 1))
        self._column = 0
        self._hidden = attributes.get("hidden", "") in _TRUE

    def _begin_cell(self, attributes: dict[str, str]) -> None:
        self._kind = attributes.get("t", "n")
        self._formula = False
        style = attributes.get("s", "")
        self._style = int(style) if style.isascii() and style.isdigit() else 0
        if (place := attributes.get("r")) is None:
            self._column += 1
        elif (found := _CELL.fullmatch(place)) is not None:
            self._column, self._row = column_number(found[1]), int(found[2])
        else:
            raise ValueError
        if not (0 < self._row <= LAST_ROW and self._column <= LAST_COLUMN):
            raise ValueError

    def _begin_formula(self, _attributes: dict[str, str]) -> None:
        # A result that is an empty text is said to be a text.
        self._formula = self._kind != "str"

    def _merge(self, attributes: dict[str, str]) -> None:
        found = _RANGE.fullmatch(attributes.get("ref", ""))
        if found is not None and found[1].upper() == found[3].upper():
            self._merged.append((column_number(found[1]), int(found[2]), int(found[4])))

    def _end_cell(self, text: str) -> None:
        cell = self._cell(text) if text else None
        said = (NOT_CALCULATED if self._formula else None) if not text else self._said(text, cell)
        if said is not None:
            if self._column <= self._limits.columns:
                self._rows.setdefault(self._row, {})[self._column] = said
        elif cell is not None and not (isinstance(cell, str) and (not cell or cell.isspace())):
            self._count(cell)
            self._rows.setdefault(self._row, {})[self._column] = cell

    def _cell(self, text: str) -> Cell:
        """The value; None for one that cannot be read."""
        match self._kind:
            case "s":
                if (number := int(text)) < 0:
                    raise ValueError
                return self._texts[number]
            case "str" | "inlineStr":
                return text
            case "b":
                return {"0": False, "1": True}.get(text)
            case "n":
                try:
                    return self._styles.shown(self._style, float(text))
                except (ValueError, OverflowError):
                    return None
            case "d":
                try:
                    return datetime.fromisoformat(text.strip())
                except ValueError:
                    return text
        return None

    @staticmethod
    def _said(text: str, cell: Cell) -> str | None:
        """What stands instead of a value that cannot be read."""
        if cell is not None:
            return None
        return text[:_MOST_SAID] if is_error(text) else DAMAGED_CELL

    def _count(self, cell: Cell) -> None:
        self.used = True
        if self._row != self._last_line:
            self._last_line = self._row
            self._lines += 1
            self.hidden_lines += self._hidden
        # The heads are one line more.
        if self._lines > self._limits.lines + 1:
            raise self._bad("too_long", limit=self._limits.lines)
        if self._column > self._limits.columns:
            raise self._bad("too_wide", limit=self._limits.columns)
        self._characters += len(cell) if isinstance(cell, str) else 1
        if self._characters > MOST_TEXT:
            raise self._bad("too_large", limit=MOST_TEXT // 10**6)

    def _bad(self, reason: str, **params: object) -> BadFile:
        return BadFile(file=str(self._path), reason=reason, **{"line": self._row, **params})
