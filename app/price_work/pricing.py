"""Price work on many products: the line that a rule makes of each, and what needs a look in it.

Called by the window on a worker thread, and by the command line. A change set, see `app.change_set`.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from app import prices
from app.change_set import ChangeLine, ChangeSet, Effect, Mark
from app.changes import application
from app.changes.application import READ_AT_ONCE
from app.price_work.rule import LEVELS, NoPrice, PriceRule
from app.queries.costs import Costs
from app.queries.purchase_prices import Cost
from storage.errors import InvalidRecord, Problem
from storage.records.replica import Replica
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems

PRODUCTS = "products"
OUTLIER = 0.3
"""A price that changes by more than this share is marked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PricedProducts(ChangeSet):
    """What a rule makes of the prices of products, and what each of those costs, where that is known."""

    costs: Mapping[int, Cost]


def preview(
    replica: Replica, ids: Sequence[int], rule: PriceRule, *, cancel: threading.Event | None = None
) -> PricedProducts:
    """A line for each product that is not deleted, in the order of `ids`. Raises Cancelled."""
    everything = Costs(replica, ids if len(ids) <= READ_AT_ONCE else None)
    costs = {each: cost for each in ids if (cost := everything.of(each)) is not None}
    held = {change.id for change in replica.changes(PRODUCTS, held=True)}
    entity = replica.catalogue[PRODUCTS]

    def line(id: int, record: Record | None) -> ChangeLine | None:
        if record is None or record.get("deleted"):
            return None
        cost = costs.get(id)
        return line_of(entity, record, rule, None if cost is None else cost.price, held)

    lines = application.preview(replica, PRODUCTS, ids, line, cancel=cancel)
    return PricedProducts(entity=PRODUCTS, step="bulk", lines=lines, costs=costs)


def line_of(
    entity: Entity, record: Record, rule: PriceRule, cost: float | None, held: Collection[int]
) -> ChangeLine:
    """What a rule makes of a product that costs so much, refused where it is among the `held` ones."""
    before = {name: record.get(name) for name in prices.SELLING}
    line = ChangeLine(
        effect=Effect.REFUSED, id=record["id"], name=str(record.get("name") or ""), before=before,
        shelf=record.get(prices.WITH_VAT),
    )  # fmt: skip
    if record["id"] in held:
        return replace(line, problems=(Problem(None, "held"),))
    try:
        after = rule.of(record, cost)
        refused = _refusal(entity, record, after)
    except NoPrice as missing:
        return replace(line, problems=(Problem(None, str(missing)),))
    except InvalidRecord as error:
        return replace(line, problems=tuple(error.problems))
    if refused:
        return replace(line, problems=tuple(refused))
    if not after:
        return replace(line, effect=Effect.UNCHANGED)
    marks = price_marks(before, after, cost)
    return replace(line, effect=Effect.CHANGED, after=after, marks=marks, can_tick=True, ticked=True)


def _refusal(entity: Entity, record: Record, after: Mapping[str, float]) -> list[Problem]:
    if any(value < 0 for value in after.values()):
        return [Problem(None, "below_zero")]
    return problems(entity, dict(after), Op.PATCH, onto=record) if after else []


def price_marks(
    before: Mapping[str, float | None], after: Mapping[str, float], cost: float | None
) -> tuple[Mark, ...]:
    """What needs a look in the prices of a product that change: more than OUTLIER, below cost, or nothing at all."""
    marks: list[Mark] = []
    changed = [(before[name], price) for name, price in after.items() if name in LEVELS.values()]
    if any(old and abs(new - old) > OUTLIER * old for old, new in changed):
        marks.append("outlier")
    net = after.get(prices.WITHOUT_VAT, before[prices.WITHOUT_VAT])
    if cost is not None and net is not None and net < cost:
        marks.append("below_cost")
    if any(new == 0 for _, new in changed):
        marks.append("zero")
    return tuple(marks)
