"""Parsing of values as people type them or other programs write them: numbers with either decimal mark, dates, booleans.

Called by the import and by the window's editors. Pure; every function raises ValueError for text it cannot parse.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta

from storage import timestamps

SPACES = re.compile(r"[\s\u00a0\u202f\u2009']")
_TIME = r"(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?"
_DAY_FIRST = re.compile(r"(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})" + _TIME)
_YEAR_FIRST = re.compile(r"(\d{4})[./-](\d{1,2})[./-](\d{1,2})" + _TIME.replace("[ T]", " "))
_COMPACT = re.compile(r"((?:19|20)\d{2})(\d{2})(\d{2})")
_MONTH = (
    "(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|led|úno|bře|dub|kvě|čvn|čvc|srp|zář|"
    "říj|lis|pro|máj|jún|júl|okt|mai|mär|dez|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|gru)"
)
NAMED_MONTH = re.compile(rf"\d{{1,4}}[-./ ]{_MONTH}|{_MONTH}[-./ ]\d{{1,4}}", re.IGNORECASE)
"""A code such as 1-2 as a spreadsheet writes it, which took it for a day: 01.II, 1-Feb, led.26."""
SHORTENED = 10**12
"""From here on a spreadsheet writes a number without its last digits into a CSV."""
_SERIAL_ZERO = datetime(1899, 12, 30)  # noqa: DTZ001 - a spreadsheet counts days of no zone
_SERIALS = (1.0, 200_000.0)
"""Days that a spreadsheet counts: 1900 to 2447."""
_SHORTEST_MOMENT = 10**10
"""Milliseconds below are days of early 1970: nobody means those, but seconds, or a number of something else."""
_THOUSANDS = {mark: re.compile(rf"[+-]?[1-9]\d{{0,2}}(\{mark}\d{{3}})+") for mark in ".,"}
_GROUPED = {mark: re.compile(rf"[+-]?\d{{1,3}}(\{mark}\d{{3}})+") for mark in ".,"}
_YES = frozenset({"true", "yes", "1", "x", "ano", "áno", "tak", "ja", "wahr", "prawda", "pravda"})
_NO = frozenset({"false", "no", "0", "ne", "nie", "nein", "falsch", "fałsz", "nepravda"})


def parse_number(text: str, decimal_mark: str = "") -> float:
    """A number. A single kind of mark is the decimal mark, unless another one is given; of two kinds the later one is.

    A mark that occurs more than once groups thousands, of three digits each; 1,2,3 is no number.
    """
    plain = without_groups(
        SPACES.sub("", text).replace("\u2212", "-"), {",": ".", ".": ","}.get(decimal_mark, "")
    )
    dot, comma = plain.rfind("."), plain.rfind(",")
    if dot >= 0 and comma >= 0:
        grouping = "," if comma < dot else "."
        whole, mark, decimals = plain.rpartition("." if comma < dot else ",")
        plain = _ungrouped(whole, grouping) + mark + decimals
    elif plain.count(".") > 1 or plain.count(",") > 1:
        plain = _ungrouped(plain, "." if dot >= 0 else ",")
    plain = plain.replace(",", ".")
    if not re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)", plain):
        raise ValueError(text)
    return float(plain)


def _ungrouped(text: str, mark: str) -> str:
    if not _GROUPED[mark].fullmatch(text):
        raise ValueError(text)
    return text.replace(mark, "")


def without_groups(text: str, mark: str) -> str:
    """A number without `mark` where that can only group its thousands, as 1,234 or 1,234,567; any other text as it is."""
    thousands = _THOUSANDS.get(mark)
    plain = SPACES.sub("", text).replace("\u2212", "-")
    return plain.replace(mark, "") if thousands is not None and thousands.fullmatch(plain) else text


def parse_integer(text: str) -> int:
    """A whole number, exact to any size."""
    plain = SPACES.sub("", text).replace("\u2212", "-")
    if not re.fullmatch(r"[+-]?\d+([.,]0)?", plain):
        raise ValueError(text)
    return int(re.split(r"[.,]", plain)[0])


def parse_flag(text: str) -> bool:
    """Yes or no, in the languages of the window."""
    word = text.strip().casefold()
    if word in _YES or word in _NO:
        return word in _YES
    raise ValueError(text)


def parse_moment(text: str, *, month_first: bool = False, day: bool = False) -> int:
    """Milliseconds since 1970 UTC: the interface's form, or a date, with or without the time, in this computer's time.

    Dates are written 21.11.2026, 21/11/2026 (with `month_first` 11/21/2026), 2026-11-21 or 20261121. With `day` one without
    a time is its midnight UTC, wherever this computer is.
    """
    bare = text.strip()
    if found := _DAY_FIRST.fullmatch(bare):
        first, second, year, *rest = (int(part or 0) for part in found.groups())
        of_month, month = (second, first) if month_first and "/" in bare else (first, second)
        return to_milliseconds(_when(year, month, of_month, *rest), day=day)
    if found := _YEAR_FIRST.fullmatch(bare) or _COMPACT.fullmatch(bare):
        return to_milliseconds(_when(*(int(part or 0) for part in found.groups())), day=day)
    if re.fullmatch(r"\d+([.,]\d+)?", bare, re.ASCII):
        return number_moment(float(bare.replace(",", ".")), day=day)
    return timestamps.parse(bare)


def number_moment(number: float, *, day: bool = False) -> int:
    """Milliseconds since 1970 UTC of a number: as such, or as the days that a spreadsheet counts, as `parse_moment`."""
    if _SERIALS[0] <= number < _SERIALS[1]:
        return to_milliseconds(_SERIAL_ZERO + timedelta(seconds=round(number * 86_400)), day=day)
    if found := _COMPACT.fullmatch(f"{number:.0f}"):
        return to_milliseconds(_when(*map(int, found.groups())), day=day)
    if abs(number) < _SHORTEST_MOMENT:
        raise ValueError(number)
    return timestamps.parse(number)


def _when(year: int, month: int, day: int, hour: int = 0, minute: int = 0, second: int = 0) -> datetime:
    return datetime(year, month, day, hour, minute, second)  # noqa: DTZ001 - made aware by `to_milliseconds`


def to_milliseconds(when: datetime, *, day: bool = False) -> int:
    """Milliseconds since 1970 UTC of a time in this computer's zone, or in its own; with `day` of midnight UTC of a date."""
    if day and when.tzinfo is None and when.time() == time():
        when = when.replace(tzinfo=UTC)
    try:
        return round(when.astimezone().timestamp() * 1000)
    except (OverflowError, OSError) as error:
        raise ValueError(str(when)) from error
