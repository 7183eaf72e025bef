"""Prices with and without VAT, and margins: exact arithmetic on the decimal digits people see.

Called by the window. Pure. The cloud stores doubles of fifteen digits and expects them unrounded: 50 with 21 % VAT is
41.3223140495868 without.
"""

from __future__ import annotations

from decimal import Context, Decimal

DIGITS = Context(prec=15)
PLACES = 8
"""More decimal places than any shelf price has."""


def without_vat(with_vat: float, rate: float) -> float:
    """The price without VAT; `rate` is the multiplier, 1.21 for 21 %."""
    return float(DIGITS.divide(_exact(with_vat), _exact(rate)))


def with_vat(without: float, rate: float) -> float:
    """The price with VAT; `rate` is the multiplier.

    The price without VAT may have lost its last digits: of all prices it can come from, the shortest is returned.
    """
    exact = DIGITS.multiply(_exact(without), _exact(rate))
    for places in range(2, PLACES):
        short = float(round(exact, places))
        if without_vat(short, rate) == without:
            return short
    return float(exact)


def margin(without: float, bought: float) -> tuple[float, float] | None:
    """The margin as an amount and in per cent of the selling price; None when that is not positive.

    Both prices are without VAT.
    """
    if without <= 0:
        return None
    earned = DIGITS.subtract(_exact(without), _exact(bought))
    return float(earned), float(DIGITS.divide(earned * 100, _exact(without)))


def _exact(number: float) -> Decimal:
    return Decimal(repr(float(number)))
