"""Numbers and percentages as people type them into the dialogs of prices, and what is wrong with one."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from ui.text import texts

MOST = Decimal(1_000_000)
MOST_OF_ALL = Decimal("99.99")
"""Of a margin or a VAT rate: with 100% nothing would be left for the rest."""
EXAMPLE = 25


def typed_number(text: str) -> Decimal | None:
    """A number with either decimal mark, a sign for per cent behind it or not; None if it is none."""
    plain = text.strip().replace(" ", "").replace("\u00a0", "").removesuffix("%").replace(",", ".")
    try:
        value = Decimal(plain)
    except InvalidOperation:
        return None
    return value if value.is_finite() and abs(value) < Decimal("1e9") else None


def percent_problem(text: str, start: str) -> str:
    """What to type instead of this margin, markup or rate; empty if it can be calculated with."""
    value = typed_number(text)
    if value is None:
        return texts.problem("bad_number", {"example": EXAMPLE})
    if value < 0:
        return texts.problem("too_small", {"minimum": 0})
    if value >= (MOST if start == "markup" else 100):
        return texts.problem("too_large", {"maximum": float(MOST if start == "markup" else MOST_OF_ALL)})
    return ""
