"""Formats of numbers, prices, dates and times in the chosen language, and parsing of typed numbers.

A comma and a dot are both read as the decimal mark, since numeric keypads and scanners send a dot in every country; the one
that groups thousands in the language does so where three digits follow it: 1,234 is 1234 in English, a decimal in Czech.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from app.transfer import text_values
from storage import timestamps
from ui.text.no_break import NO_BREAK

PLACES = 4
"""Decimal places of a shown number; the stored number keeps all of them, and an editor shows them."""
CURRENCY_SIGNS = {"CZK": "Kč", "EUR": "€", "PLN": "zł", "USD": "$", "GBP": "£"}
UNIT_SIGNS = {
    "Milligram": "mg", "Gram": "g", "Kilogram": "kg", "Tonne": "t",
    "Millimeter": "mm", "Centimeter": "cm", "Meter": "m", "Kilometer": "km", "SquareMeter": "m²", "CubicMeter": "m³",
    "Milliliter": "ml", "Centiliter": "cl", "Deciliter": "dl", "Liter": "l", "Hectoliter": "hl",
    "Second": "s", "Minute": "min", "Hour": "h",
}  # fmt: skip
"""Signs of units, the same in every language; a number is never followed by the whole word, which would need a plural."""
MS_OF_DAY = 86_400_000
_EPOCH = QDate(1970, 1, 1)
NOTHING = "–"
"""Shown where there is no value: a dash, since a hyphen looks like a minus that lost its number."""


def number_text(value: float, *, decimals: int | None = None, grouping: bool = True) -> str:
    """A number in the language's format; without `decimals` with as many as it has (at most 15 digits)."""
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
    """`value` rounded for display: two places for prices from 1 on, four for smaller prices and other numbers."""
    return round(value, 2 if price and abs(value) >= 1 else PLACES) or value


def price_text(value: float) -> str:
    """A price for display, with at least two places."""
    shown = readable(value, price=True)
    return number_text(shown, decimals=2 if shown == round(shown, 2) else None)


def exact_price_text(value: float) -> str:
    """A price for editing: all its places, at least two, without spaces between thousands."""
    two = value == round(value, 2)
    return number_text(float(value), decimals=2 if two else None, grouping=False)


def percent_text(value: float, *, decimals: int | None = None, grouping: bool = True) -> str:
    """A percentage for display: "12.5%" or, with a space that does not break, "12,5 %"."""
    close = QLocale().language() in (QLocale.Language.English, QLocale.Language.Polish)
    number = number_text(value, decimals=decimals, grouping=grouping)
    return f"{number}%" if close else f"{number}{NO_BREAK}%"


def localised(typed: str) -> str:
    """A typed number with the language's decimal mark, whichever was typed; any other text as it is."""
    marks = [letter for letter in typed if letter in ".,"]
    try:
        number = parse_number(typed)
    except ValueError:
        return typed
    if (plain := _ungrouped(typed)) != typed:
        return number_text(number, grouping=False) if plain.strip() else typed
    return typed.replace(marks[0], decimal_mark()) if len(marks) == 1 else typed


def money_text(price: float, currency: object) -> str:
    """A price for display with the sign of its currency, if it has one."""
    code = str(currency or "").strip().upper()
    return f"{price_text(price)}{NO_BREAK}{CURRENCY_SIGNS.get(code, code)}" if code else price_text(price)


def parse_number(typed: str) -> float:
    """A typed number. Raises ValueError."""
    return text_values.parse_number(_ungrouped(typed))


def parse_whole(typed: str) -> int:
    """A typed whole number. Raises ValueError."""
    return text_values.parse_integer(_ungrouped(typed))


def _ungrouped(typed: str) -> str:
    """A number without the commas or dots that group its thousands in the language; any other text as it is."""
    return text_values.without_groups(typed, QLocale().groupSeparator())


def moment(milliseconds: int) -> QDateTime:
    """Local date and time of milliseconds since the Unix epoch."""
    return QDateTime.fromMSecsSinceEpoch(milliseconds)


def day_format() -> str:
    """Format of the language's short date, with a year of four digits."""
    shape = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    return shape if "yyyy" in shape else shape.replace("yy", "yyyy")


def time_format() -> str:
    """Format of hours and minutes."""
    return QLocale().timeFormat(QLocale.FormatType.ShortFormat)


def day_text(milliseconds: int) -> str:
    """The date of a timestamp."""
    return date_text(moment(milliseconds).date())


def day_of(milliseconds: int) -> QDate:
    """The day that a field of days means, wherever this computer is; of a moment with a time the local date."""
    midnight = timestamps.day(milliseconds)
    return moment(milliseconds).date() if midnight is None else _EPOCH.addDays(midnight // MS_OF_DAY)


def midnight(day: QDate) -> int:
    """What a field of days holds for a day: its midnight UTC."""
    return _EPOCH.daysTo(day) * MS_OF_DAY


def date_text(day: QDate) -> str:
    """A date in the language's short form."""
    return QLocale().toString(day, day_format())


def long_day_text(milliseconds: int) -> str:
    """The date of a timestamp with the names of day and month."""
    text = QLocale().toString(moment(milliseconds).date(), QLocale.FormatType.LongFormat)
    return text[:1].upper() + text[1:]


def moment_text(milliseconds: int) -> str:
    """Date and time of a timestamp."""
    return QLocale().toString(moment(milliseconds), f"{day_format()} {time_format()}")


def time_text(milliseconds: int) -> str:
    """The time of day of a timestamp."""
    return QLocale().toString(moment(milliseconds).time(), time_format())


def same_day(one: int, other: int) -> bool:
    """Whether two timestamps are on the same local day."""
    return moment(one).date() == moment(other).date()


def start_of_day(day: QDate) -> int:
    """Timestamp of a local day's midnight."""
    return QDateTime(day, QTime(0, 0)).toMSecsSinceEpoch()


def decimal_mark() -> str:
    """The language's decimal mark."""
    return QLocale().decimalPoint()
