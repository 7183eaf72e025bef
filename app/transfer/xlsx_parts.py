"""The parts of an XLSX file as they are read through, element by element: lists of parts, texts, and the extent of a sheet.

Called by `xlsx_reader`. Counts what is really there, and raises before it is too much; holds no value of a cell.
"""

from __future__ import annotations

import posixpath
import re
import threading
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from app.errors import BadFile
from app.transfer.cells import DAMAGED_CELL, NOT_CALCULATED, is_error

MOST_CELLS = 5_000_000
"""Cells between the first and the last, empty ones too."""
MOST_TEXT = 50_000_000
"""Characters in all cells together."""
MOST_VALUE = 1_000_000
"""Characters of one cell; the format has 32,767."""
_READABLE = frozenset({"n", "s", "str", "inlineStr", "b", "d"})
"""Types of cells that the library reads."""
_MOST_SAID = 20
LAST_ROW, LAST_COLUMN = 1_048_576, 16_384
"""Of the format."""
_TRUE = ("1", "true", "on")
_CELL = re.compile(r"([A-Za-z]{1,3})([0-9]{1,7})")


@dataclass(frozen=True, slots=True)
class Limits:
    """What the caller allows of one table, and whether it still wants it."""

    lines: int
    columns: int
    cancel: threading.Event | None


class Damaged(Exception):
    """A part that is not what the format says."""


class Reader(Protocol):
    """Handlers of one part, for the elements of the format itself; those of extensions may have the same names."""

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        """An element begins."""

    def end(self, name: str, /) -> bytes | None:
        """An element ends; what a copy of the part has in its place, None for what is there."""

    def text(self, data: str, /) -> None:
        """Characters between."""


class Unread:
    """A part of which only the form is checked; the base of the others."""

    def start(self, _name: str, _attributes: dict[str, str], /) -> None:
        """An element begins."""

    def end(self, _name: str, /) -> bytes | None:
        """An element ends."""
        return None

    def text(self, _data: str, /) -> None:
        """Characters between."""


@dataclass(slots=True)
class Relations(Unread):
    """The relations of a part in `folder`."""

    folder: str
    found: list[tuple[str, str, str]] = field(default_factory=list)

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        """Keep one relation."""
        if name == "Relationship" and attributes.get("TargetMode") != "External":
            to = attributes.get("Target", "").replace("\\", "/")
            target = posixpath.normpath(posixpath.join("/", self.folder, to))
            kind = attributes.get("Type", "").rpartition("/")[2]
            self.found.append((attributes.get("Id", ""), kind, target.lstrip("/")))


@dataclass(frozen=True, slots=True)
class ListedSheet:
    """One sheet of a workbook: its name, the id of its relation, and whether a person sees it."""

    name: str
    relation: str
    hidden: bool


@dataclass(slots=True)
class SheetList(Unread):
    """The sheets of a workbook, in the order of their tabs."""

    sheets: list[ListedSheet] = field(default_factory=list)
    date1904: bool = False

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        """Keep one sheet, or the date system."""
        match name:
            case "sheet":
                hidden = attributes.get("state", "visible") != "visible"
                self.sheets += [
                    ListedSheet(attributes.get("name", ""), value, hidden)
                    for key, value in attributes.items()
                    if key.endswith(" id")
                ]
            case "workbookPr":
                self.date1904 = attributes.get("date1904", "") in _TRUE


class Texts(Unread):
    """Lengths of the texts that cells show by their number; 0 for a text of spaces alone."""

    def __init__(self, lengths: array[int]) -> None:
        self._lengths = lengths
        self._inside = False
        self._blank = True

    def start(self, name: str, _attributes: dict[str, str], /) -> None:
        """Begin a text or a piece of it."""
        if name == "si":
            self._lengths.append(0)
            self._blank = True
            if len(self._lengths) > MOST_CELLS:
                raise Damaged
        self._inside = name == "t"

    def end(self, name: str, /) -> None:
        """End a piece of a text, or all of it."""
        self._inside = False
        if name == "si" and self._blank:
            self._lengths[-1] = 0

    def text(self, data: str, /) -> None:
        """Count characters."""
        if self._inside and self._lengths:
            self._lengths[-1] += len(data)
            self._blank = self._blank and data.isspace()


class SheetExtent(Unread):
    """The extent of a sheet: which cells hold something, and how much.

    `keep` is told row, column and style of every number, and what is said instead of the value of a cell that has none,
    `keep_merge` every range of merged cells. Cells that the library cannot read, and those of spaces, are left out.
    """

    def __init__(
        self,
        path: Path,
        allowed: Limits,
        lengths: array[int],
        keep: Callable[[int, int, int | str], None],
        keep_merge: Callable[[str], None],
    ) -> None:
        self.used = False
        self.hidden_lines = 0
        """Lines with a value that a filter or a person has hidden."""
        self.hidden_columns: set[int] = set()
        """Places of hidden columns, from 0."""
        self._keep = keep
        self._style = 0
        self._hidden = self._formula = self._placed = self._filled = False
        self._instead: str | None = None
        """What is said of the cell instead of its value; "" where it holds nothing."""
        self._path = path
        self._allowed = allowed
        self._lengths = lengths
        self._cells = self._lines = self._last_line = self._width = self._characters = 0
        self._row = self._column = 0
        self._kind = "n"
        self._pieces: list[str] | None = None
        self._length = 0
        self._handlers: dict[str, Callable[[dict[str, str]], None]] = {
            "row": self._begin_row, "c": self._begin_cell, "v": self._begin_value, "t": self._begin_value,
            "f": self._begin_formula, "col": self._begin_column, "mergeCell": lambda attributes: keep_merge(attributes.get("ref", "")),
        }  # fmt: skip

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        """Begin a row, a cell or a value."""
        if (handler := self._handlers.get(name)) is not None:
            handler(attributes)

    def text(self, data: str, /) -> None:
        """Keep a piece of a value."""
        if self._pieces is not None:
            self._length += len(data)
            if self._length > MOST_VALUE:
                raise Damaged
            self._pieces.append(data)

    def end(self, name: str, /) -> bytes | None:
        """End a value, which its cell then holds, or a cell."""
        if self._pieces is not None:
            value, self._pieces = "".join(self._pieces), None
            if value:
                self._formula = False
                self._use(value)
        if name != "c" or not (self._formula or self._instead is not None):
            return None
        # Nobody has calculated it.
        said = NOT_CALCULATED if self._instead is None else self._instead
        if said and self._column <= self._allowed.columns:
            self._keep(self._row, self._column, said)
        return f'<c r="{column_name(self._column)}{self._row}"/>'.encode() if self._placed else b"<c/>"

    def _begin_column(self, attributes: dict[str, str]) -> None:
        if attributes.get("hidden", "") in _TRUE or attributes.get("width", "") in ("0", "0.0"):
            first, last = int(attributes.get("min", "1")), int(attributes.get("max", "1"))
            self.hidden_columns.update(range(first - 1, min(last, self._allowed.columns)))

    def _begin_row(self, attributes: dict[str, str]) -> None:
        given = attributes.get("r")
        self._row = self._row + 1 if given is None else int(given) if len(given) < 10 else LAST_ROW + 1
        self._column = 0
        self._hidden = attributes.get("hidden", "") in _TRUE
        if not 0 < self._row <= LAST_ROW:
            raise Damaged

    def _begin_cell(self, attributes: dict[str, str]) -> None:
        self._cells += 1
        if self._cells > MOST_CELLS:
            raise self._bad("too_many_cells", limit=MOST_CELLS)
        self._kind = attributes.get("t", "n")
        self._formula, self._filled, self._instead = False, False, None
        style = attributes.get("s", "")
        self._style = int(style) if style.isascii() and style.isdigit() and len(style) < 9 else 0
        self._placed = (place := attributes.get("r")) is not None
        if place is None:
            self._column += 1
        elif (found := _CELL.fullmatch(place)) is not None:
            self._column, self._row = column_number(found[1]), int(found[2])
        else:
            raise Damaged
        if not (0 < self._row <= LAST_ROW and self._column <= LAST_COLUMN):
            raise Damaged

    def _begin_formula(self, _attributes: dict[str, str]) -> None:
        # A result that is an empty text is said to be a text.
        self._formula = self._kind != "str"

    def _begin_value(self, _attributes: dict[str, str]) -> None:
        self._pieces, self._length = [], 0

    def _use(self, value: str) -> None:
        """Count a cell that holds something, by its texts; one without a value that can be read costs nothing."""
        if not self._column:
            return
        if self._kind not in _READABLE or (self._kind == "b" and value not in ("0", "1")):
            self._instead = value[:_MOST_SAID] if is_error(value) else DAMAGED_CELL
            return
        if self._kind == "s":
            number = int(value)
            if not 0 <= number < len(self._lengths):
                raise Damaged
            self._characters += self._lengths[number]
        else:
            self._characters += len(value)
        if (self._kind == "s" and not self._lengths[number]) or value.isspace():
            self._instead = None if self._filled else ""
            return
        self._filled, self._instead = True, None
        if self._kind == "n" and self._style:
            self._keep(self._row, self._column, self._style)
        self._count_place()

    def _count_place(self) -> None:
        self.used = True
        if self._row != self._last_line:
            self._lines += 1
            self.hidden_lines += self._hidden
        # The heads are one line more.
        if self._lines > self._allowed.lines + 1:
            raise self._bad("too_long", limit=self._allowed.lines)
        self._last_line = max(self._last_line, self._row)
        self._width = max(self._width, self._column)
        if self._width > self._allowed.columns:
            raise self._bad("too_wide", limit=self._allowed.columns)
        if self._last_line * self._width > MOST_CELLS:
            raise self._bad("too_many_cells", limit=MOST_CELLS)
        if self._characters > MOST_TEXT:
            raise self._bad("too_large", limit=MOST_TEXT // 10**6)

    def _bad(self, reason: str, **params: object) -> BadFile:
        return BadFile(file=str(self._path), reason=reason, line=self._row, **params)


def column_number(letters: str) -> int:
    """The number of a column: A is 1, AA is 27."""
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    return number


def column_name(number: int) -> str:
    """A column as a spreadsheet names it: 1 is A, 27 is AA."""
    name = ""
    while number:
        number, rest = divmod(number - 1, 26)
        name = chr(65 + rest) + name
    return name
