"""Parsing of values as people type them or other programs write them: numbers with either decimal mark, dates, booleans.

Called by the import and by the window's editors. Pure; every function raises ValueError for text it cannot parse.
"""

from __future__ import annotations

import re
from datetime import datetime

from storage import timestamps

_SPACES = re.compile(r"[\s\u00a0\u202f\u2009']")
_DAY_FIRST = re.compile(r"(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?")
_YES = frozenset({"true", "yes", "1", "x", "ano", "áno", "tak", "ja", "wahr", "prawda", "pravda"})
_NO = frozenset({"false", "no", "0", "ne", "nie", "nein", "falsch", "fałsz", "nepravda"})


def parse_number(text: str) -> float:
    """A number. A single kind of mark is the decimal mark; of two kinds the later one is."""
    plain = _SPACES.sub("", text).replace("\u2212", "-")
    dot, comma = plain.rfind("."), plain.rfind(",")
    if dot >= 0 and comma >= 0:
        plain = plain.replace("," if comma < dot else ".", "")
    elif plain.count(".") > 1 or plain.count(",") > 1:
        plain = plain.replace(".", "").replace(",", "")
    plain = plain.replace(",", ".")
    if not re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)", plain):
        raise ValueError(text)
    return float(plain)


def parse_integer(text: str) -> int:
    """A whole number, exact to any size."""
    plain = _SPACES.sub("", text).replace("\u2212", "-")
    if not re.fullmatch(r"[+-]?\d+([.,]0)?", plain):
        raise ValueError(text)
    return int(re.split(r"[.,]", plain)[0])


def parse_flag(text: str) -> bool:
    """Yes or no, in the languages of the window."""
    word = text.strip().casefold()
    if word in _YES or word in _NO:
        return word in _YES
    raise ValueError(text)


def parse_moment(text: str) -> int:
    """Milliseconds since 1970 UTC: the interface's form, or day, month, year in this computer's time."""
    found = _DAY_FIRST.fullmatch(text.strip())
    if found is None:
        return timestamps.parse(text.strip())
    day, month, year, hour, minute, second = (int(part or 0) for part in found.groups())
    return local_milliseconds(datetime(year, month, day, hour, minute, second))  # noqa: DTZ001 - local time, made aware below


def local_milliseconds(when: datetime) -> int:
    """Milliseconds since 1970 UTC of a time in this computer's zone; a time with a zone keeps it."""
    try:
        return round(when.astimezone().timestamp() * 1000)
    except (OverflowError, OSError) as error:
        raise ValueError(str(when)) from error
