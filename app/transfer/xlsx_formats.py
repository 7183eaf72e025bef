"""Number formats of an XLSX file that say more than the number: leading zeros of a code, per cent, a currency.

Called by `xlsx_reader`. A cell that shows 0012345 or 12 % holds the number 12345 or 0.12; what the shop sees, and means,
is the text. Dates are not among them: the library reads those by their formats itself.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from app.transfer.cells import CURRENCIES, Money
from app.transfer.xlsx_parts import Unread

PER_CENT = "%"
_BUILT_IN = {9: "0%", 10: "0.00%"}
_SIGN = re.compile(r'\[\$([^\]-]*)[^\]]*\]|"([^"]*)"|([€$£])')
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.|\*.')
_ZEROS = re.compile(r"0(?: ?0)+")
_MOST_ZEROS = 20
_STYLES = 10**9
"""A cell's style is below."""


class Styles(Unread):
    """Which styles of cells matter: the format of each, by its number."""

    def __init__(self) -> None:
        self.formats: dict[int, str] = {}
        """Style of a cell -> what `shown_format` says."""
        self._codes = dict(_BUILT_IN)
        self._inside = False
        self._count = 0

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        """Keep one format, or one style that uses it."""
        match name:
            case "numFmt":
                self._codes[int(attributes["numFmtId"])] = attributes.get("formatCode", "")
            case "cellXfs":
                self._inside = True
            case "xf" if self._inside:
                shown = shown_format(self._codes.get(int(attributes.get("numFmtId", "0")), ""))
                if shown:
                    self.formats[self._count] = shown
                self._count += 1

    def end(self, name: str, /) -> None:
        """End the list of styles."""
        if name == "cellXfs":
            self._inside = False


def shown_format(code: str) -> str:
    """`PER_CENT`, a key of `CURRENCIES`, the zeros of a code with leading zeros ("00000", "000 00"), or ""."""
    positive = code.partition(";")[0]
    bare = _QUOTED.sub("", positive)
    if "%" in bare:
        return PER_CENT
    for found in _SIGN.finditer(positive):
        if (sign := (found[1] or found[2] or found[3] or "").strip().casefold()) in CURRENCIES:
            return sign
    zeros = re.sub(r'\\ |" "', " ", positive).strip()
    return zeros if _ZEROS.fullmatch(zeros) and len(zeros) <= _MOST_ZEROS else ""


def as_shown(shown: str, value: object) -> object:
    """What a cell of this format shows: a text, an amount of money; a value that the format does not change stays."""
    if isinstance(shown, Instead):
        return str(shown)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    if shown == PER_CENT:
        return f"{(Decimal(f'{value:.15g}') * 100).normalize():f}%"
    if shown in CURRENCIES:
        return Money(value, CURRENCIES[shown])
    if value < 0 or not float(value).is_integer() or value >= 10**15:
        return value
    digits = iter(str(int(value)).zfill(shown.count("0")))
    # Digits beyond the format stand before the first.
    spare = len(str(int(value))) - shown.count("0")
    first = "".join(next(digits) for _ in range(max(spare, 0)))
    return first + "".join(next(digits) if each == "0" else each for each in shown)


@dataclass(slots=True)
class _Column:
    rows: array[int] = field(default_factory=lambda: array("L"))
    styles: array[int] = field(default_factory=lambda: array("L"))


class Instead(str):
    """What is said of a cell that has no value."""

    __slots__ = ()


class CellFormats:
    """The cells of a sheet whose format matters, or that have no value; a few bytes for each."""

    def __init__(self, formats: dict[int, str]) -> None:
        self._formats = dict(formats)
        self._instead: dict[str, int] = {}
        self._columns: dict[int, _Column] = {}
        self.last_without_value = 0
        """The last row with a cell that has no value."""

    def add(self, row: int, column: int, style: int | str) -> None:
        """Keep a cell, if its style matters, or what is said instead of it. Rows and columns count from 1."""
        if isinstance(style, str):
            self.last_without_value = max(self.last_without_value, row)
            said, style = style, self._instead.setdefault(style, _STYLES + len(self._instead))
            self._formats.setdefault(style, Instead(said))
        if style in self._formats:
            kept = self._columns.setdefault(column, _Column())
            kept.rows.append(row)
            kept.styles.append(style)

    def by_row(self) -> Callable[[int], Iterator[tuple[int, str]]]:
        """A function that gives the columns and formats of a row; it must be asked for rows in ascending order."""
        cursors = {
            column: iter(sorted(zip(kept.rows, kept.styles, strict=True)))
            for column, kept in self._columns.items()
        }
        waiting = {column: next(each, None) for column, each in cursors.items()}

        def of_row(row: int) -> Iterator[tuple[int, str]]:
            for column, cursor in cursors.items():
                found = waiting[column]
                while found is not None and found[0] < row:
                    found = next(cursor, None)
                waiting[column] = found
                if found is not None and found[0] == row:
                    yield column, self._formats[found[1]]

        return of_row
