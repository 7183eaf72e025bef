"""Number formats of an XLSX file: days and times, leading zeros of a code, per cent, a currency.

Called by `xlsx_sheet`. A cell that shows 0012345 or 12 % holds the number 12345 or 0.12; what the shop sees, and means,
is the text.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from decimal import Decimal

from app.transfer.cells import CURRENCIES, Cell, Money

PER_CENT = "%"
DAY, DURATION = "day", "duration"
_BUILT_IN = {
    9: "0%",
    10: "0.00%",
    **dict.fromkeys((*range(14, 23), *range(27, 37), 45, 47, *range(50, 59)), "y"),
    46: "[h]",
}
"""Codes, or shorter ones that mean as much, of formats that a file does not write out."""
_SIGN = re.compile(r'\[\$([^\]-]*)[^\]]*\]|"([^"]*)"|([€$£])')
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.|\*.')
_HOURS = re.compile(r"\[(h+|m+|s+)\]", re.IGNORECASE)
_OF_DAYS = re.compile(r"[dmyhs]", re.IGNORECASE)
_ZEROS = re.compile(r"0(?: ?0)+")
_MOST_ZEROS = 20
_EXACT = 10**15
"""From here on a spreadsheet's numbers are not exact."""
_FIRST_DAY, _FIRST_DAY_1904 = datetime(1899, 12, 30), datetime(1904, 1, 1)  # noqa: DTZ001 - a day has no zone
_LEAP_DAY = 60
"""The 29 February 1900, which was none: the days before are counted one less."""


class Reader:
    """What is done at the elements of a part, of the format itself; the base of those that do something."""

    def start(self, _name: str, _attributes: dict[str, str], /) -> None:
        """An element begins."""

    def end(self, _name: str, /) -> None:
        """An element ends."""

    def text(self, _data: str, /) -> None:
        """Characters between."""


class Styles(Reader):
    """The styles of cells whose format matters."""

    def __init__(self, *, date1904: bool = False) -> None:
        self._formats: dict[int, str] = {}
        """Style of a cell -> what `shown_format` says."""
        self._first_day = _FIRST_DAY_1904 if date1904 else _FIRST_DAY
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
                    self._formats[self._count] = shown
                self._count += 1

    def end(self, name: str, /) -> None:
        """End the list of styles."""
        self._inside = self._inside and name != "cellXfs"

    def shown(self, style: int, value: float) -> Cell:
        """What a cell of this style shows. Raises OverflowError for a number that is none, or no day."""
        shown = self._formats.get(style, "")
        if shown in (DAY, DURATION) and value >= 0:
            return self._time(shown, value)
        whole = int(value) if abs(value) < _EXACT and value.is_integer() else value
        if whole in (float("inf"), float("-inf")) or value != value:
            raise OverflowError
        return as_shown(shown, whole)

    def _time(self, shown: str, value: float) -> Cell:
        passed = timedelta(milliseconds=round(value * 86_400_000))
        if shown == DURATION:
            return str(passed)
        if value < 1:
            return str((self._first_day + passed).time())
        early = self._first_day == _FIRST_DAY and value < _LEAP_DAY
        return self._first_day + passed + timedelta(days=early)


def shown_format(code: str) -> str:
    """`DAY`, `DURATION`, `PER_CENT`, a key of `CURRENCIES`, the zeros of a code with leading zeros ("00000", "000 00"), or ""."""
    positive = code.partition(";")[0]
    bare = _QUOTED.sub("", positive)
    if _HOURS.search(positive):
        return DURATION
    if "%" in bare:
        return PER_CENT
    if _OF_DAYS.search(bare) and "general" not in bare.casefold():
        return DAY
    for found in _SIGN.finditer(positive):
        if (sign := (found[1] or found[2] or found[3] or "").strip().casefold()) in CURRENCIES:
            return sign
    zeros = re.sub(r'\\ |" "', " ", positive).strip()
    return zeros if _ZEROS.fullmatch(zeros) and len(zeros) <= _MOST_ZEROS else ""


def as_shown(shown: str, value: float) -> Cell:
    """What a cell of this format shows: a text, an amount of money; a number that the format does not change stays."""
    if shown == PER_CENT:
        return f"{(Decimal(f'{value:.15g}') * 100).normalize():f}%"
    if shown in CURRENCIES:
        return Money(value, CURRENCIES[shown])
    if not shown or value < 0 or not float(value).is_integer() or value >= _EXACT:
        return value
    digits = iter(str(int(value)).zfill(shown.count("0")))
    # Digits beyond the format stand before the first.
    spare = len(str(int(value))) - shown.count("0")
    first = "".join(next(digits) for _ in range(max(spare, 0)))
    return first + "".join(next(digits) if each == "0" else each for each in shown)
