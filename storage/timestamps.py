"""Timestamps on the wire: every accepted form is parsed, one form is written.

Used wherever a timestamp is decoded or encoded (records, filters, bodies). In memory a timestamp is an int:
milliseconds since 1970 UTC. Knows no fields or entities.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from functools import lru_cache

EARLIEST = -62_135_596_800_000
"""0001-01-01T00:00:00.000Z, the first instant `iso` can write."""
LATEST = 253_402_300_799_999
"""9999-12-31T23:59:59.999Z, the last one."""

_HOUR = 3_600_000
_FURTHEST_ZONE = 2
"""Hours before UTC in which midnights are."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_EPOCH_NAIVE = _EPOCH.replace(tzinfo=None)
_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,15}", re.ASCII)
_FINER = re.compile(r"\.[0-9]{3}[0-9]*[1-9]", re.ASCII)


def parse(value: object) -> int:
    """Milliseconds since 1970 UTC, from epoch milliseconds (number or digits) or ISO 8601 text.

    Text without an offset is UTC, as the cloud means it; digits finer than a millisecond are truncated (F80).
    Raises ValueError for anything else, and outside the years 1 to 9999.
    """
    if isinstance(value, str):
        return _parse_text(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError("not a timestamp")  # noqa: TRY004 - pydantic reads ValueError only
    if isinstance(value, float) and not value.is_integer():
        raise ValueError("not a whole number of milliseconds")
    return _in_range(int(value))


def day(milliseconds: int) -> int | None:
    """Midnight UTC of the day that a moment stands for; None for a moment with a time of its own.

    A day is written here as its midnight UTC. Other programs write the midnight of their own zone; that of Central Europe is
    22:00 or 23:00 UTC of the day before.
    """
    hours, rest = divmod(milliseconds, _HOUR)
    ahead = -hours % 24
    midnight = milliseconds + ahead * _HOUR
    return None if rest or ahead > _FURTHEST_ZONE or midnight > LATEST else midnight


@lru_cache(4096)
def iso(milliseconds: int) -> str:
    """`YYYY-MM-DDThh:mm:ss.SSSZ`. Raises ValueError outside the years 1 to 9999."""
    instant = _EPOCH_NAIVE + timedelta(milliseconds=_in_range(milliseconds))
    return instant.isoformat(timespec="milliseconds") + "Z"


def is_finer(value: object) -> bool:
    """Whether a timestamp says more than `parse` keeps: two different ones may then be read as the same (F117)."""
    return isinstance(value, str) and _FINER.search(value) is not None


def _parse_text(text: str) -> int:
    # The form before the library reads it, which takes weeks and other forms too. By places, in a third of the time of a
    # regular expression: each row has such a date.
    if text[4:5] == "-" == text[7:8] and text[10:11] in ("T", " ", "") and "\n" not in text:
        instant = datetime.fromisoformat(text)
        if instant.tzinfo is None:
            instant = instant.replace(tzinfo=UTC)
        since = instant - _EPOCH
        return _in_range(since.days * 86_400_000 + since.seconds * 1000 + since.microseconds // 1000)
    if _WHOLE_NUMBER.fullmatch(text):
        return _in_range(int(text))
    raise ValueError("not a timestamp")


def _in_range(milliseconds: int) -> int:
    if EARLIEST <= milliseconds <= LATEST:
        return milliseconds
    raise ValueError("outside the years 1 to 9999")
