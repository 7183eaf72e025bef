"""Conversion of values to table cells and back: an import reads exactly the values that an export wrote.

Called by `exporter` and `importer`. Pure. Texts that a spreadsheet would take for a formula are written with a leading
apostrophe, which reading removes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Self

from app.transfer import text_values
from app.transfer.conventions import MIXED, UNKNOWN, Conventions, is_unclear_number
from storage import timestamps
from storage.errors import Problem
from storage.schema.fields import Field, Kind
from storage.visible_text import visible


class Money(float):
    """A number whose cell shows a currency."""

    __slots__ = ("currency",)

    def __new__(cls, number: float, currency: str) -> Self:
        """`currency`: its code."""
        made = super().__new__(cls, number)
        made.currency = currency
        return made

    def __getnewargs__(self) -> tuple[float, str]:  # type: ignore[override]
        """What pickling keeps."""
        return float(self), self.currency

    currency: str


Cell = str | int | float | bool | datetime | None
"""The content of one cell; in CSV always text."""

_FORMULA = re.compile(r"'*(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|'+\d+\Z")
"""What a spreadsheet takes for a formula, by the wide signs of Asian keyboards and behind white space too, and a number that people keep as a text by an apostrophe."""
_POWER = re.compile(r"[+-]?\d+([.,]\d+)?[eE][+-]?\d{1,3}")
_EXACT = 10**15
"""From here on whole numbers lose digits in a spreadsheet."""
_EPOCH = datetime(1970, 1, 1)  # noqa: DTZ001 - a day has no zone
_RATES = "vat"
_PER_CENT = frozenset({"discountPercent", "maxDiscount", "value"})
"""Numbers that are per cent; 12 % of anything else is no number."""
_MONEY = re.compile("price", re.IGNORECASE)
CURRENCIES: Mapping[str, str] = {
    "kč": "CZK", "czk": "CZK", "€": "EUR", "eur": "EUR", "zł": "PLN", "pln": "PLN", "ft": "HUF", "huf": "HUF",
    "£": "GBP", "gbp": "GBP", "$": "USD", "usd": "USD",
}  # fmt: skip
"""How a price names its currency -> the code of the currency."""
_SIGN = "|".join(re.escape(each) for each in CURRENCIES)
_PRICE = re.compile(
    rf"(?P<before>{_SIGN})?\s*(?P<number>[^a-z]*?)(?:[.,][-\u2013\u2014]+)?\s*(?P<after>{_SIGN})?\.?",
    re.IGNORECASE,
)
_SHORTENED = re.compile(r"\d([.,]\d+)?[eE]\+\d{2}")
"""A long number as a spreadsheet writes it into a CSV: its last digits are gone."""
_WHOLE = re.compile(r"(\d{8,})[.,]0+")
"""A code that a program took for a number with decimals: 8594000000017.0."""
NOT_CALCULATED, DAMAGED_CELL = "=?", "#?"
"""In place of the value of a formula that nobody has calculated, and of one that cannot be read."""
_ERROR = re.compile(
    r"=\?|#\?|#[^\W\d_][^\Wa-z]*(/[^\Wa-z]+)?[!?]|#(N/A|N/D|NV|NENÍ_K_DISPOZICI|NEDOSTUPNÝ|GETTING_DATA)|#{3,}|Err:\d{3}"
    r"|NULL|null|nan|NaN|None|<NA>|\\N"
)
"""What stands instead of a value: of spreadsheets in each language (#REF!, #HODNOTA!), and of programs that export nothing as a word."""
_SEPARATOR = ", "
_CODES_IN_ONE_CELL = re.compile(r"\d+(?:\s*[;|]\s*\d+)+|\d{8,}(?:[\s/]+\d{8,})+")


class Unreadable(Exception):
    """A cell that cannot be read as a value of its field; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def escape_formula(text: str) -> str:
    """`text` written so that no spreadsheet evaluates it."""
    return f"'{text}" if _FORMULA.match(text) else text


def escape_apostrophe(text: str) -> str:
    """`text` for a cell that is no formula anyway: an apostrophe of its own is doubled, because reading removes one."""
    return f"'{text}" if text.startswith("'") and _FORMULA.match(text) else text


def unescape_formula(text: str) -> str:
    """The inverse of `escape_formula`."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def to_cell(field: Field, value: Any) -> Cell:
    """The cell of a value: numbers as numbers, days as days, times as the /v2 interface writes them, arrays with commas or as JSON."""
    if value is None:
        return None
    match field.kind:
        case Kind.BOOLEAN:
            return bool(value)
        case Kind.DOUBLE if isinstance(value, int | float):
            if abs(value) >= _EXACT:
                return repr(float(value))
            return int(value) if float(value).is_integer() else float(value)
        case Kind.LONG | Kind.INTEGER if isinstance(value, int):
            return value if abs(value) < _EXACT else str(value)
        case Kind.TIMESTAMP if isinstance(value, int):
            midnight = timestamps.day(value) if field.day else None
            return timestamps.iso(value) if midnight is None else _EPOCH + timedelta(milliseconds=midnight)
        case Kind.STRINGS | Kind.INTEGERS if isinstance(value, list | tuple):
            return _array(list(value))
        case Kind.TRANSLATIONS:
            return json.dumps(value, ensure_ascii=False)
    return str(value)


def _array(values: list[Any]) -> str:
    joined = _SEPARATOR.join(str(each) for each in values)
    if values and _parts(joined) == [str(each) for each in values] and not joined.startswith("["):
        return joined
    return json.dumps(values, ensure_ascii=False)


def _parts(text: str) -> list[str]:
    if _CODES_IN_ONE_CELL.fullmatch(text.strip()):
        return re.findall(r"\d+", text)
    return [part.strip() for part in re.split(r"[,\n]", text) if part.strip()]


def from_cell(field: Field, cell: Cell, how: Conventions = UNKNOWN) -> Any:
    """The value of a cell that is not blank; raises Unreadable."""
    try:
        return _READERS[field.kind](field, cell, how)
    except (ValueError, OverflowError, RecursionError) as error:
        code = "digits_lost" if _lost_digits(cell) else _CODES.get(field.kind, "wrong_type")
        raise Unreadable(Problem(field.name, code, {"value": str(cell)[:80]})) from error


def is_money(field: Field) -> bool:
    """Whether the field is an amount of money."""
    return field.kind is Kind.DOUBLE and _MONEY.search(field.name) is not None


def currency_of(field: Field, cell: Cell) -> str:
    """The currency that a price names, "" for none."""
    if not is_money(field):
        return ""
    if isinstance(cell, Money):
        return cell.currency
    if not isinstance(cell, str) or (found := _PRICE.fullmatch(cell.strip())) is None:
        return ""
    sign = found["before"] or found["after"] or ""
    return CURRENCIES.get(sign.casefold(), "")


def rate(number: float) -> float:
    """The multiplier of a VAT rate, which people write as per cent (21) or as a part (0.21), too."""
    if 2 < number <= 100:
        return round(1 + number / 100, 6)
    return round(1 + number, 6) if 0 <= number < 1 else number


def is_error(cell: Cell) -> bool:
    """Whether a spreadsheet wrote it because it had no value."""
    return isinstance(cell, str) and _ERROR.fullmatch(cell.strip()) is not None


def is_blank(cell: Cell) -> bool:
    """Whether the cell is empty."""
    return cell is None or (isinstance(cell, str) and not visible(cell).strip())


def _lost_digits(cell: Cell) -> bool:
    if isinstance(cell, float):
        return abs(cell) >= _EXACT
    return isinstance(cell, str) and _SHORTENED.fullmatch(cell.strip()) is not None


def _text(_field: Field, cell: Cell, _how: Conventions) -> str:
    if _lost_digits(cell):
        raise ValueError(cell)
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, bool):
        return "true" if cell else "false"
    if not isinstance(cell, str):
        return str(cell)
    whole = _WHOLE.fullmatch(cell.strip())
    return whole[1] if whole else unescape_formula(cell)


def _decimal(field: Field, cell: Cell, how: Conventions) -> float:
    if isinstance(cell, int | float) and not isinstance(cell, bool):
        return rate(float(cell)) if field.name == _RATES else float(cell)
    text = _plain(cell)
    if text.endswith("%"):
        number = _number(text[:-1], how)
        if field.name == _RATES:
            return round(1 + number / 100, 6)
        if field.name not in _PER_CENT:
            raise ValueError(text)
        return number
    if _MONEY.search(field.name) and (found := _PRICE.fullmatch(text)) is not None and found["number"]:
        text = found["number"]
    number = _number(text, how)
    return rate(number) if field.name == _RATES else number


def _number(text: str, how: Conventions) -> float:
    if _POWER.fullmatch(text):
        return float(text.replace(",", "."))
    if how.decimal_mark == MIXED and is_unclear_number(text):
        raise ValueError(text)
    return text_values.parse_number(text, how.decimal_mark)


def _whole(_field: Field, cell: Cell, _how: Conventions) -> int:
    if _lost_digits(cell):
        raise ValueError(cell)
    if isinstance(cell, float):
        if not cell.is_integer():
            raise ValueError(cell)
        return int(cell)
    if isinstance(cell, int) and not isinstance(cell, bool):
        return cell
    return text_values.parse_integer(_plain(cell))


def _flag(_field: Field, cell: Cell, _how: Conventions) -> bool:
    if isinstance(cell, bool):
        return cell
    return text_values.parse_flag(
        str(int(cell)) if isinstance(cell, float) and cell.is_integer() else _plain(cell)
    )


def _moment(field: Field, cell: Cell, how: Conventions) -> int:
    if isinstance(cell, datetime):
        return text_values.to_milliseconds(cell, day=field.day)
    if isinstance(cell, int | float) and not isinstance(cell, bool):
        return text_values.number_moment(cell, day=field.day)
    return text_values.parse_moment(_plain(cell), month_first=how.date_order == "month", day=field.day)


def _texts(field: Field, cell: Cell, how: Conventions) -> list[str]:
    text = _text(field, cell, how).strip()
    if not text.startswith("["):
        return _parts(text)
    found = json.loads(text)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise ValueError(text)
    return found


def _wholes(field: Field, cell: Cell, how: Conventions) -> list[int]:
    text = _text(field, cell, how).strip().removeprefix("[").removesuffix("]")
    return [text_values.parse_integer(part) for part in re.split(r"[,;\s]+", text) if part]


def _translations(_field: Field, cell: Cell, _how: Conventions) -> dict[str, str]:
    found = json.loads(unescape_formula(str(cell)).strip())
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise ValueError(cell)
    return found


def _plain(cell: Cell) -> str:
    return visible(unescape_formula(str(cell))).strip()


_READERS: Mapping[Kind, Callable[[Field, Cell, Conventions], Any]] = {
    Kind.STRING: _text,
    Kind.DOUBLE: _decimal,
    Kind.LONG: _whole,
    Kind.INTEGER: _whole,
    Kind.BOOLEAN: _flag,
    Kind.TIMESTAMP: _moment,
    Kind.STRINGS: _texts,
    Kind.INTEGERS: _wholes,
    Kind.TRANSLATIONS: _translations,
}
_CODES: Mapping[Kind, str] = {
    Kind.DOUBLE: "bad_number",
    Kind.LONG: "bad_whole_number",
    Kind.INTEGER: "bad_whole_number",
    Kind.INTEGERS: "bad_whole_number",
    Kind.BOOLEAN: "bad_flag",
    Kind.TIMESTAMP: "bad_date",
    Kind.TRANSLATIONS: "bad_translation",
}
