"""Changes relative to a price as it is: "+5 %", "-10", "x 1.1", and the rounding of the result.

Used by the bulk change. Pure; exact decimals, half a step rounds up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal

EXACT = Context(prec=40)
ROUNDABLE = 1e15
"""Above it a double has no digits that a step could round."""
STEPS = ("0.01", "0.1", "0.5", "1", "5", "10")
"""What prices are rounded to, in the shop's currency."""

_NUMBER = r"(\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9})"
_AMOUNT = re.compile(rf"([+-]){_NUMBER}(%?)", re.ASCII)
_FACTOR = re.compile(rf"[x×*]{_NUMBER}", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A price times `factor` plus `amount`, rounded to a multiple of `step`; None does not round."""

    factor: Decimal = Decimal(1)
    amount: Decimal = Decimal(0)
    step: Decimal | None = None

    def of(self, price: float) -> float:
        """The new price."""
        exact = EXACT.add(EXACT.multiply(Decimal(repr(float(price))), self.factor), self.amount)
        if self.step is not None and abs(exact) < ROUNDABLE:
            steps = EXACT.divide(exact, self.step).quantize(Decimal(1), ROUND_HALF_UP, EXACT)
            exact = EXACT.multiply(steps, self.step)
        return float(f"{exact:.15g}") + 0.0  # -0.0 becomes 0.0


def parse_adjustment(text: str, step: Decimal | None = None) -> Adjustment | None:
    """The adjustment that was typed; None for a plain number and for what is no adjustment.

    A sign makes it one: "-10" takes ten away. The decimal mark is a point or a comma.
    """
    plain = "".join(text.split()).replace("\u2212", "-")
    if found := _FACTOR.fullmatch(plain):
        factor = _decimal(found[1])
        return Adjustment(factor=factor, step=step) if factor else None
    if found := _AMOUNT.fullmatch(plain):
        amount = _decimal(found[2]) * (-1 if found[1] == "-" else 1)
        if found[3]:
            return Adjustment(factor=1 + amount / 100, step=step)
        return Adjustment(amount=amount, step=step)
    return None


def _decimal(text: str) -> Decimal:
    return Decimal(text.replace(",", "."))
