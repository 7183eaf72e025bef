"""A price rule: what becomes of the prices of one product. Pure; exact decimals.

Used by `pricing`. The price on the shelf, the price without VAT and the rate stay in step by `app.prices`; the prices B to
E are with VAT.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Literal

from app import prices
from app.commands.adjustment import EXACT, ROUNDABLE, Adjustment
from storage.schema.fields import Record

Level = Literal["A", "B", "C", "D", "E"]
LEVELS: Mapping[str, str] = {
    "A": prices.WITH_VAT, "B": "priceWithVatB", "C": "priceWithVatC", "D": "priceWithVatD", "E": "priceWithVatE",
}  # fmt: skip
"""Level -> its field; A is the price on the shelf."""
FURTHER = tuple(name for level, name in LEVELS.items() if level != "A")

Start = Literal["price", "margin", "markup", "vat"]
Kept = Literal["shelf", "net"]
HUNDRED = Decimal(100)


@dataclass(frozen=True, slots=True)
class Rounding:
    """To a multiple of `step`, or with an `ending`: 0.90 makes 11.90, 12.90. At most one of the two.

    Half a step rounds up; of two endings as near, the higher one. A price never becomes zero or less by rounding.
    """

    step: Decimal | None = None
    ending: Decimal | None = None

    def of(self, price: float) -> float:
        """The rounded price; a price of zero or less, or one beyond the digits of a double, stays."""
        exact = Decimal(repr(float(price)))
        if not 0 < exact < ROUNDABLE:
            return price
        if self.ending is not None:
            lower = (exact - self.ending).to_integral_value("ROUND_FLOOR") + self.ending
            upper = lower + 1
            exact = lower if lower > 0 and exact - lower < upper - exact else upper
        elif self.step is not None:
            steps = EXACT.divide(exact, self.step).quantize(Decimal(1), ROUND_HALF_UP, EXACT)
            exact = EXACT.multiply(max(steps, Decimal(1)), self.step)
        return float(f"{exact:.15g}")


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceRule:
    """What a price starts from, how it is adjusted and rounded, and which level gets it.

    `start`: the level `source`, the purchase price by `percent` of margin or markup, or a new rate of VAT with one
    price `kept`. `on_net` rounds the price without VAT instead of the one on the shelf.
    """

    start: Start = "price"
    level: Level = "A"
    source: Level | None = None
    """None: the level itself."""
    adjustment: Adjustment = field(default_factory=Adjustment)
    fixed: float | None = None
    """The new price itself, instead of an adjusted one."""
    percent: Decimal = Decimal(0)
    """Margin in per cent of the price without VAT, or markup in per cent of the purchase price."""
    rate: float | None = None
    """New rate as a multiplier: 1.12 for 12 %."""
    kept: Kept = "shelf"
    rounding: Rounding = field(default_factory=Rounding)
    on_net: bool = False

    def of(self, product: Record, cost: float | None) -> dict[str, float]:
        """The fields that change and their new values; empty when nothing does.

        Raises NoPrice when the product has no price to start from, and InvalidRecord with `too_large`.
        """
        after = self._with_rate(product) if self.start == "vat" else self._priced(product, cost)
        return {name: value for name, value in after.items() if product.get(name) != value}

    def _with_rate(self, product: Record) -> dict[str, float]:
        assert self.rate is not None
        after: dict[str, float] = {prices.RATE: self.rate}
        if self.kept == "shelf":
            return {**after, **prices.follow({**product, **after}, (prices.RATE,))}
        net = product.get(prices.WITHOUT_VAT)
        if net is None:
            raise NoPrice("no_price")
        shelf = prices.follow({**product, **after}, (prices.WITHOUT_VAT, prices.RATE))[prices.WITH_VAT]
        after |= self._shelf(product, shelf, after) if self._rounds else {prices.WITH_VAT: shelf}
        old = product.get(prices.RATE)
        for name in FURTHER:
            price = product.get(name)
            if price is not None and old is not None and old >= 1:
                after[name] = self.rounding.of(prices.with_vat(prices.without_vat(price, old), self.rate))
        return after

    def _priced(self, product: Record, cost: float | None) -> dict[str, float]:
        rate = product.get(prices.RATE)
        if self.start == "price":
            price = self.fixed
            if price is None:
                start = product.get(LEVELS[self.source or self.level])
                if not start:
                    raise NoPrice("no_price")
                price = self.adjustment.of(start)
        else:
            if not cost or cost < 0:
                raise NoPrice("no_cost")
            if rate is None or rate < 1:
                raise NoPrice("no_rate")
            bought = Decimal(repr(cost))
            share = self.percent / HUNDRED
            exact = bought / (1 - share) if self.start == "margin" else bought * (1 + share)
            price = prices.with_vat(float(f"{exact:.15g}"), rate)
        if self.level != "A":
            return {LEVELS[self.level]: self.rounding.of(price)}
        return self._shelf(product, price, {})

    def _shelf(self, product: Record, price: float, also: Mapping[str, float]) -> dict[str, float]:
        """The two prices of the level A from the one on the shelf, rounded."""
        base = {**product, **also}
        if self.on_net and self._rounds:
            net = prices.follow({**base, prices.WITH_VAT: price}, (prices.WITH_VAT,)).get(prices.WITHOUT_VAT)
            if net is not None:
                net = self.rounding.of(net)
                return {
                    prices.WITHOUT_VAT: net,
                    **prices.follow({**base, prices.WITHOUT_VAT: net}, (prices.WITHOUT_VAT,)),
                }
        shelf = self.rounding.of(price)
        return {
            prices.WITH_VAT: shelf,
            **prices.follow({**base, prices.WITH_VAT: shelf}, (prices.WITH_VAT,)),
        }

    @property
    def _rounds(self) -> bool:
        return self.rounding != Rounding()


class NoPrice(Exception):
    """A product has not what the rule starts from; the argument is a code: no_price, no_cost, no_rate."""


def shown_price(product: Mapping[str, Any], level: Level) -> float | None:
    """The price of a level, None when the product has none."""
    value = product.get(LEVELS[level])
    return float(value) if value is not None else None
