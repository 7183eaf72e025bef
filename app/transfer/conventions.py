"""How one file writes numbers and dates, found out from all its cells: 1,234 is read as the rest of the file is written.

Called by `importer`. Pure. A file comes from one program, so one cell that can be read in one way only tells how the
others are meant; where none does, the reading is the caller's to doubt.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.transfer.text_values import SPACES, parse_number

MIXED = "?"
_NUMBER = re.compile(r"[+-]?(\d[\d.,]*|[.,]\d+)")
_UNCLEAR_NUMBER = re.compile(r"[+-]?[1-9]\d{0,2}[.,]\d{3}")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})/\d{4}(?:\D.*)?")


@dataclass(frozen=True, slots=True)
class Conventions:
    """What the cells of a file agree on."""

    decimal_mark: str = ""
    """`.` or `,`; "" where no cell tells, `MIXED` where they contradict."""
    date_order: str = ""
    """Of days written with slashes: `day` or `month` first; "" where no cell tells, `MIXED` where they contradict."""
    odd_letters: bool = False
    """The encoding of the file is doubtful."""


UNKNOWN = Conventions()


def find_conventions(numbers: Iterable[object], days: Iterable[object]) -> Conventions:
    """The conventions of the texts among the cells of numbers and of days."""
    marks = {mark for cell in numbers if isinstance(cell, str) and (mark := _decimal_mark(cell))}
    orders = {order for cell in days if isinstance(cell, str) and (order := _date_order(cell))}
    return Conventions(_only(marks), _only(orders))


def is_unclear_number(text: str) -> bool:
    """Whether the one mark in it may stand before decimals, or between thousands: 1,234."""
    return _UNCLEAR_NUMBER.fullmatch(SPACES.sub("", text)) is not None


def is_unclear_day(text: str) -> bool:
    """Whether it is a day with slashes that has two readings: 3/4/2026."""
    found = _SLASHED.fullmatch(text.strip())
    return found is not None and int(found[1]) <= 12 and int(found[2]) <= 12 and found[1] != found[2]


def _decimal_mark(text: str) -> str:
    plain = SPACES.sub("", text)
    if not _NUMBER.fullmatch(plain) or _UNCLEAR_NUMBER.fullmatch(plain):
        return ""
    dots, commas = plain.count("."), plain.count(",")
    if dots + commas > 1 and not _is_number(plain):
        return ""
    if dots and commas:
        return "." if plain.rfind(".") > plain.rfind(",") else ","
    if dots + commas > 1:
        return "," if dots else "."
    return "." if dots else "," if commas else ""


def _is_number(text: str) -> bool:
    try:
        parse_number(text)
    except ValueError:
        return False
    return True


def _date_order(text: str) -> str:
    found = _SLASHED.fullmatch(text.strip())
    if found is None:
        return ""
    first, second = int(found[1]), int(found[2])
    return "day" if first > 12 >= second else "month" if second > 12 >= first else ""


def _only(found: Sequence[str] | set[str]) -> str:
    return next(iter(found)) if len(found) == 1 else MIXED if found else ""
