"""The price with VAT, the price without and the rate: arithmetic, and the one rule that keeps the three in step.

Used by the form, the commands, the import and the check of prices. Pure: exact arithmetic on the decimal digits people
see. The cloud stores doubles of fifteen digits and expects them unrounded: 50 with 21 % VAT is 41.3223140495868
without. What other programs write over `/v2` is stored as it came, as the cloud does.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from decimal import ROUND_HALF_EVEN, Context, Decimal
from typing import Any

from storage.errors import InvalidRecord, Problem
from storage.schema.fields import Entity

WITH_VAT, WITHOUT_VAT, RATE = "priceWithVat", "priceWithoutVat", "vat"
LINKED = (WITH_VAT, WITHOUT_VAT, RATE)
"""The fields of a product that depend on each other."""
SELLING = (*LINKED, "priceWithVatB", "priceWithVatC", "priceWithVatD", "priceWithVatE")
"""The fields of a product that its selling prices are made of."""

DIGITS = Context(prec=15)
EXACT = Context(prec=60)
"""For comparisons, which must not round."""
PLACES = 8
"""More decimal places than any shelf price has."""
SHELF_PLACES = 2
"""Decimal places that a price is rounded to at most, however few it is written with."""
NOISE = Decimal("1e-14")
"""Relative difference that fifteen digits leave."""
DENORMAL = Decimal("1e-300")
"""Prices that differ by less are the same: near the smallest double the digits run out."""
LARGEST = 1e300
"""The largest price that is calculated with; beyond it the other price might be no double."""
RATES = (1.0, 100.0)
"""Rates that are calculated with; the cloud sends others for products without one."""


def without_vat(with_vat: float, rate: float) -> float:
    """The price without VAT; `rate` is the multiplier, 1.21 for 21 %."""
    return float(DIGITS.divide(_exact(with_vat), _exact(rate)))


def with_vat(without: float, rate: float) -> float:
    """The price with VAT; `rate` is the multiplier.

    The price without VAT may have lost its last digits: of all prices it can come from, the shortest is returned.
    """
    exact = DIGITS.multiply(_exact(without), _exact(rate))
    exponent = exact.as_tuple().exponent
    for places in range(SHELF_PLACES, PLACES):
        if not isinstance(exponent, int) or exponent >= -places:
            break  # it has no more places than that
        short = float(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN, DIGITS))
        # Other programs divide doubles, which changes the last of the fifteen digits.
        if abs(_exact(without_vat(short, rate)) - _exact(without)) <= abs(_exact(without)) * NOISE:
            return short
    return float(exact)


def margin(without: float, bought: float) -> tuple[float, float] | None:
    """The margin as an amount and in per cent of the selling price; None when that is not positive.

    Both prices are without VAT.
    """
    if without <= 0:
        return None
    earned = DIGITS.subtract(_exact(without), _exact(bought))
    return float(earned), float(DIGITS.divide(DIGITS.multiply(earned, Decimal(100)), _exact(without)))


def has_linked_prices(entity: Entity) -> bool:
    """Whether records of the entity have the three fields and can be written."""
    return entity.view_of is None and all(name in entity.by_name for name in LINKED)


def in_step(record: Mapping[str, Any]) -> bool:
    """Whether the prices of a record agree: one is the other, exactly or rounded to the places it has.

    True where one of the three is unknown, because nothing contradicts then.
    """
    with_it, without, rate = _numbers(record)
    if with_it is None or without is None or rate is None:
        return True
    gross, net, factor = _exact(with_it), _exact(without), _exact(rate)
    return _rounds_to(EXACT.divide(gross, factor), net) or _rounds_to(EXACT.multiply(net, factor), gross)


def follow(record: Mapping[str, Any], written: Collection[str]) -> dict[str, float]:
    """The price that has to follow when the fields `written` of a record get the values it shows; empty when none has.

    A price without VAT that is written alone, or with a rate, leads. Otherwise the price with VAT, which is on the
    shelf, leads: a new rate changes the price without. An emptied price with VAT changes nothing else. Raises
    InvalidRecord with `too_large` for a price that cannot be calculated with.
    """
    with_it, without, rate = _numbers(record)
    if rate is None or not any(name in written for name in LINKED):
        return {}
    if WITHOUT_VAT in written and WITH_VAT not in written:
        return {} if without is None else {WITH_VAT: with_vat(_bounded(WITHOUT_VAT, without), rate)}
    if with_it is None or (WITHOUT_VAT in written and in_step(record)):
        return {}
    return {WITHOUT_VAT: without_vat(_bounded(WITH_VAT, with_it), rate)}


def following_field(written: str) -> str | None:
    """The price that follows when the field `written` alone gets a value; None for a field that no price depends on."""
    if written not in LINKED:
        return None
    return WITH_VAT if written == WITHOUT_VAT else WITHOUT_VAT


def each_way(record: Mapping[str, Any]) -> tuple[float, float] | None:
    """What the price without VAT would be if the one with VAT stayed, and the other way round.

    None for prices that cannot be calculated with; to be asked of a record whose three values are known.
    """
    try:
        net = follow(record, (WITH_VAT,))[WITHOUT_VAT]
        return net, follow(record, (WITHOUT_VAT,))[WITH_VAT]
    except InvalidRecord:
        return None


def disagreement(record: Mapping[str, Any], written: Collection[str]) -> list[Problem]:
    """Code `prices_disagree`, with the price that was `expected`, when both prices are `written` and contradict."""
    if WITH_VAT not in written or WITHOUT_VAT not in written or in_step(record):
        return []
    expected = follow(record, (WITH_VAT,)).get(WITHOUT_VAT)
    return [Problem(WITHOUT_VAT, "prices_disagree", {"expected": expected})]


def _numbers(record: Mapping[str, Any]) -> tuple[float | None, float | None, float | None]:
    """The three numbers of a record; None for what is no number and for a rate that cannot be calculated with."""
    with_it, without, rate = (_number(record.get(name)) for name in LINKED)
    return with_it, without, rate if rate is not None and RATES[0] <= rate <= RATES[1] else None


def _number(value: Any) -> float | None:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if number and math.isfinite(value) else None


def _bounded(name: str, price: float) -> float:
    if abs(price) > LARGEST:
        raise InvalidRecord([Problem(name, "too_large", {"maximum": LARGEST})])
    return price


def _rounds_to(exact: Decimal, given: Decimal) -> bool:
    exponent = given.as_tuple().exponent
    places = max(SHELF_PLACES, -exponent) if isinstance(exponent, int) else SHELF_PLACES
    allowed = max(Decimal(5).scaleb(-places - 1), abs(given) * NOISE, DENORMAL)
    return abs(EXACT.subtract(exact, given)) <= allowed


def _exact(number: float) -> Decimal:
    return Decimal(repr(float(number)))
