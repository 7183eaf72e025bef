"""Prices with and without VAT, and what is earned: exact arithmetic on the decimal digits people see.

Called by the window. Pure. The cloud keeps doubles of fifteen digits and wants them unrounded: 50 with 21 % is
41.3223140495868 without (`facts/cloud-api.md` 2).
"""

from __future__ import annotations

from decimal import Context, Decimal

DIGITS = Context(prec=15)
PLACES = 8
"""Decimal places no price on a shelf reaches."""


def without_vat(with_vat: float, rate: float) -> float:
    """The price without VAT; `rate` is the multiplier, 1.21 for 21 %."""
    return float(DIGITS.divide(_exact(with_vat), _exact(rate)))


def with_vat(without: float, rate: float) -> float:
    """The price with VAT; `rate` is the multiplier.

    The price without may have lost its last digits: of all prices that it can stand for, the shortest is meant.
    """
    exact = DIGITS.multiply(_exact(without), _exact(rate))
    for places in range(2, PLACES):
        short = float(round(exact, places))
        if without_vat(short, rate) == without:
            return short
    return float(exact)


def margin(without: float, bought: float) -> tuple[float, float] | None:
    """What is earned on one, and its part of the price in per cent; None for what costs nothing.

    Both prices without VAT. The part is taken of the selling price, as shops reckon margins.
    """
    if without <= 0:
        return None
    earned = DIGITS.subtract(_exact(without), _exact(bought))
    return float(earned), float(DIGITS.divide(earned * 100, _exact(without)))


def _exact(number: float) -> Decimal:
    return Decimal(repr(float(number)))
