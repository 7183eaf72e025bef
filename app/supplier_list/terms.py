"""The terms of a supplier: how its price lists are read, and by which rule its prices become ours.

Kept for each supplier with the first list that was applied, and offered for the next one. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import Any, Literal, Self

from app import prices
from app.commands.adjustment import EXACT
from app.price_work.rule import PriceRule, Rounding

Start = Literal["keep", "margin", "markup"]
STARTS: tuple[Start, ...] = ("keep", "margin", "markup")
IGNORED = ""
"""In place of a field: a column that is not read."""
MOST_PIECES = Decimal(1_000_000)
MOST_EXCHANGE = Decimal(1_000_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is kept for one supplier; the defaults are those of a supplier whose first list comes."""

    columns: Mapping[str, str] = field(default_factory=dict)
    """Head of a column -> its field, IGNORED for one that is not read; "#2" is the second column of a file without heads."""
    encoding: str = ""
    delimiter: str = ""
    sheet: str = ""
    decimal_mark: str = ""
    """`.` or `,`: what 1,234 means where the rest of a file does not tell."""
    pieces: Decimal = Decimal(1)
    """Pieces that a price is for, where a line does not say it."""
    with_vat: bool = False
    """The list's prices are with VAT."""
    currency: str = ""
    """Code of the list's currency; "" is that of the shop."""
    exchange: Decimal = Decimal(1)
    """What one unit of that currency costs in the shop's."""
    start: Start = "keep"
    """How the selling price is made: it stays, or follows the purchase price by a margin or markup."""
    percent: Decimal = Decimal(0)
    rounding: Rounding = field(default_factory=Rounding)
    category: int | None = None
    """Category of new products; None: that of most products of the supplier."""

    def rule(self) -> PriceRule | None:
        """The rule of the selling price, None where it stays."""
        if self.start == "keep":
            return None
        return PriceRule(start=self.start, percent=self.percent, rounding=self.rounding)

    def cost(self, price: float, pieces: float | None, rate: float | None) -> float:
        """The purchase price of one piece without VAT in the shop's currency, from what stands in a line.

        `pieces`: what the line says about them, None for nothing; `rate`: the multiplier of VAT, where it is known.
        """
        if self.with_vat and rate is not None and rate >= 1:
            price = prices.without_vat(price, rate)
        count = Decimal(repr(float(pieces))) if pieces else self.pieces
        return float(f"{EXACT.divide(Decimal(repr(float(price))) * self.exchange, count):.15g}")

    def as_json(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "columns": dict(self.columns),
            **{name: getattr(self, name) for name in _TEXTS},
            "with_vat": self.with_vat,
            **{name: str(getattr(self, name)) for name in _NUMBERS},
            "start": self.start,
            "step": None if self.rounding.step is None else str(self.rounding.step),
            "ending": None if self.rounding.ending is None else str(self.rounding.ending),
            "category": self.category,
        }

    @classmethod
    def read(cls, found: Mapping[str, Any] | None) -> Self:
        """From what was kept; a member that makes no sense gets its default."""
        if found is None:
            return cls()
        columns = found.get("columns")
        kept: dict[str, Any] = {name: found[name] for name in _TEXTS if isinstance(found.get(name), str)} | {
            name: number for name in _NUMBERS if (number := _number(found.get(name))) is not None
        }
        for name, most in (("pieces", MOST_PIECES), ("exchange", MOST_EXCHANGE)):
            if name in kept and not 0 < kept[name] <= most:
                del kept[name]
        start: Start = next((each for each in STARTS if each == found.get("start")), "keep")
        if not is_percent(start, kept.get("percent", Decimal(0))):
            start, kept["percent"] = "keep", Decimal(0)
        category = found.get("category")
        return cls(
            columns={
                str(head): name for head, name in (columns if isinstance(columns, Mapping) else {}).items()
                if isinstance(name, str)
            },
            with_vat=found.get("with_vat") is True,
            start=start,
            rounding=Rounding(step=_rounding(found.get("step")), ending=_rounding(found.get("ending"))),
            category=category if isinstance(category, int) and not isinstance(category, bool) else None,
            **kept,
        )  # fmt: skip


_TEXTS = ("encoding", "delimiter", "sheet", "decimal_mark", "currency")
_NUMBERS = ("pieces", "exchange", "percent")


def is_percent(start: Start, percent: Decimal) -> bool:
    """Whether a margin or markup can be calculated with."""
    return percent >= 0 and (start != "margin" or percent < 100) and percent < MOST_PIECES


def _number(found: object) -> Decimal | None:
    if not isinstance(found, str):
        return None
    try:
        number = Decimal(found)
    except InvalidOperation:
        return None
    return number if number.is_finite() else None


def _rounding(found: object) -> Decimal | None:
    number = _number(found)
    return number if number is not None and 0 < number <= 1000 else None
