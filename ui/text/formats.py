"""How values look and how typed text is read: numbers, moments, days.

Called by lists, editors and sentences. Both decimal marks are read everywhere: numeric keypads and scanners send a
dot in every country.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from app.transfer import text_values

PLACES = 4
"""Decimal places of a number that is read; all of them are kept, and shown where it is changed."""
DAYS_ONLY = frozenset({"birthday", "expireDate"})
"""Timestamps that mean a day; the hour is not shown and is kept as it was."""


def number_text(value: float, *, decimals: int | None = None, grouping: bool = True) -> str:
    """A number as the language writes it; without `decimals` with as many as it has (15 digits at most)."""
    locale = QLocale()
    if not grouping:
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    if isinstance(value, int):
        return locale.toString(value)
    if not math.isfinite(value):
        return str(value)
    if decimals is None:
        digits = f"{value:.15g}"
        if "e" in digits:
            return digits
        decimals = len(digits.partition(".")[2])
    return locale.toString(float(value), "f", decimals)


def readable(value: float, *, price: bool = False) -> float:
    """Rounded to the places people read: two of a price, four of a price under one and of other numbers."""
    return round(value, 2 if price and abs(value) >= 1 else PLACES) or value


def price_text(value: float) -> str:
    """A price as it is read, with two places at least."""
    shown = readable(value, price=True)
    return number_text(shown, decimals=2 if shown == round(shown, 2) else None)


parse_number = text_values.parse_number
parse_whole = text_values.parse_integer


def moment(milliseconds: int) -> QDateTime:
    """Local date and time of milliseconds since 1970 UTC."""
    return QDateTime.fromMSecsSinceEpoch(milliseconds)


def day_format() -> str:
    """The language's short date with a year of four digits."""
    shape = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    return shape if "yyyy" in shape else shape.replace("yy", "yyyy")


def time_format() -> str:
    """Hours and minutes as the language writes them."""
    return QLocale().timeFormat(QLocale.FormatType.ShortFormat)


def day_text(milliseconds: int) -> str:
    """A day."""
    return QLocale().toString(moment(milliseconds).date(), day_format())


def moment_text(milliseconds: int) -> str:
    """A day with its time."""
    return QLocale().toString(moment(milliseconds), f"{day_format()} {time_format()}")


def time_text(milliseconds: int) -> str:
    """Only the time of day."""
    return QLocale().toString(moment(milliseconds).time(), time_format())


def same_day(one: int, other: int) -> bool:
    """Whether two moments fall on one local day."""
    return moment(one).date() == moment(other).date()


def at_midnight(day: QDate) -> int:
    """Milliseconds of a local day's beginning."""
    return QDateTime(day, QTime(0, 0)).toMSecsSinceEpoch()


def decimal_mark() -> str:
    """The language's own."""
    return QLocale().decimalPoint()
