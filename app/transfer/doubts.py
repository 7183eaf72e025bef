"""What looks wrong in a line that could be imported: it is said, and the person decides.

Called by `importer`. Pure. The cloud takes any text as an e-mail address, so none of this refuses a line; a sum at the
end of a list is the one exception, because no shop sells it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from app.transfer.cells import Cell, currency_of, is_blank
from app.transfer.conventions import Conventions, is_unclear_day, is_unclear_number
from app.transfer.encodings import is_odd
from app.transfer.text_values import NAMED_MONTH
from storage import timestamps
from storage.errors import Problem
from storage.schema.fields import Entity, Kind
from storage.text.folding import fold

EMAIL = "email"
_ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")
_TOTALS = frozenset({
    "total", "totals", "subtotal", "sum", "celkem", "celkovy", "mezisoucet", "soucet", "suma", "spolu", "sucet",
    "medzisucet", "razem", "lacznie", "ogolem", "gesamt", "gesamtsumme", "summe", "zwischensumme",
})  # fmt: skip
_CODES = ("externalId", "supplierProductCode")
SHOWN_CHARACTERS = 40
_FEW_COLUMNS = 3
"""A table of fewer columns has lines of one cell."""


def is_total(cells: Sequence[Cell], columns: int) -> bool:
    """Whether a line is a sum under a list: its first text says so, and most of its cells are empty."""
    filled = [each for each in cells if not is_blank(each)]
    words = re.findall(r"\w+", fold(next((each for each in filled if isinstance(each, str)), "")))
    return bool(words) and words[0] in _TOTALS and len(words) <= 3 and 2 * len(filled) <= max(columns, 4)


def is_lonely(cells: Sequence[Cell], columns: int) -> bool:
    """Whether a line has one cell of many, as a heading between the lines has."""
    return columns >= _FEW_COLUMNS and sum(not is_blank(each) for each in cells) == 1


def shown_value(value: Any) -> str:
    """A value of a record, as a message names it."""
    return (", ".join(map(str, value)) if isinstance(value, list) else str(value))[:SHOWN_CHARACTERS]


def value_doubts(
    entity: Entity,
    values: Mapping[str, Any],
    cells: Mapping[str, Cell],
    how: Conventions,
    currencies: Iterable[str],
) -> list[Problem]:
    """Doubts about the values that a line writes, from the `cells` they were read from.

    `currencies` are those that the shop uses.
    """
    found: list[Problem] = []
    codes = {*entity.code_fields, *_CODES}
    for name, value in values.items():
        declared, cell = entity.by_name[name], cells.get(name)
        text = cell if isinstance(cell, str) else ""
        if name == EMAIL and value and not _ADDRESS.fullmatch(str(value).strip()):
            found.append(Problem(name, "bad_email"))
        if declared.kind in (Kind.STRING, Kind.STRINGS):
            if isinstance(cell, datetime) or (name in codes and NAMED_MONTH.fullmatch(text.strip())):
                found.append(Problem(name, "date_in_text"))
            if is_odd(text) or (how.odd_letters and not text.isascii()):
                found.append(Problem(name, "odd_letters"))
        if declared.kind is Kind.DOUBLE and not how.decimal_mark and is_unclear_number(text):
            found.append(Problem(name, "unclear_number", {"read": value}))
        if declared.kind is Kind.TIMESTAMP and not how.date_order and is_unclear_day(text):
            found.append(Problem(name, "unclear_date", {"day": timestamps.iso(value + 43_200_000)[:10]}))
        if (currency := currency_of(declared, cell)) and currency not in currencies:
            found.append(Problem(name, "other_currency", {"currency": currency}))
    return found
