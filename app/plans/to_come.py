"""Prices on the shelf that a plan will bring, so that their labels are printed before.

Called by the window and the command line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import tzinfo

from app import prices
from app.plans.decisions import SETTLED
from app.plans.wall_clock import instant
from storage.errors import Refused
from storage.plans.plan import Outcome, PlanState
from storage.records.replica import Replica


@dataclass(frozen=True, slots=True)
class PricesToCome:
    """The price with VAT by product, and from when it holds, wall milliseconds."""

    prices: Mapping[int, float]
    at: int


def prices_to_come(replica: Replica, plan_id: int, *, zone: tzinfo | None = None) -> PricesToCome:
    """What a plan changes next: its prices at its start, or the former ones at its end; none when it is over.

    Raises Refused, reason `no_plan`.
    """
    plan = replica.plans.get(plan_id)
    if plan is None:
        raise Refused(reason="no_plan", id=plan_id)
    found: dict[int, float] = {}
    for line in replica.plans.lines(plan_id):
        values = line.after
        if plan.state is PlanState.BEGUN:
            values = {name: line.former.get(name) for name in line.after} if line.begun in SETTLED else {}
        elif plan.state is not PlanState.PLANNED or line.begun is not Outcome.WAITING:
            values = {}
        price = values.get(prices.WITH_VAT)
        if isinstance(price, int | float):
            found[line.record] = float(price)
    later = plan.end if plan.state is PlanState.BEGUN and plan.end is not None else plan.start
    return PricesToCome(found, instant(later, zone))
