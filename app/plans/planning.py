"""What a plan is made of: the line of one record, with its values now and those that it is to get, or why it cannot be planned.

Used by `planner`. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app import prices
from app.change_set import ChangeLine, Effect
from app.plans.decisions import agrees
from storage.errors import InvalidRecord, Problem
from storage.plans.plan import PlanLine, Values
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems


def line_of(
    entity: Entity, change: ChangeLine, record: Record | None, *, held: bool
) -> PlanLine | ChangeLine:
    """The line of a record, or why it cannot be planned; the price that follows from a planned one is planned with it."""
    if record is None or record.get("deleted"):
        return left_out(change, "gone")
    if held:
        return left_out(change, "held")
    if not agrees(entity, record, change.before):
        return left_out(change, "changed")
    after = _changing(entity, change.after, record)
    if not after:
        return left_out(change, "same")
    linked = prices.has_linked_prices(entity)
    try:
        found = problems(entity, dict(after), Op.PATCH, onto=record)
        if linked and not found:
            written = [name for name in prices.LINKED if name in after]
            after |= _changing(entity, prices.follow({**record, **after}, written), {**record, **after})
    except InvalidRecord as error:
        found = error.problems
    if found:
        return left_out(change, found[0].code)
    if any(_below_zero(value) for name, value in after.items() if name.startswith("price")):
        return left_out(change, "below_zero")
    names = dict.fromkeys(after)
    if linked and any(name in after for name in prices.LINKED):
        names |= dict.fromkeys(prices.LINKED)
    return PlanLine(record=record["id"], before={name: record.get(name) for name in names}, after=after)


def left_out(change: ChangeLine, reason: str) -> ChangeLine:
    """The line that is not planned: gone, held, changed, same, twice, below_zero, or the code of a problem."""
    if reason == "same":
        return replace(change, effect=Effect.UNCHANGED)
    return replace(change, effect=Effect.REFUSED, problems=(Problem(None, reason),))


def _changing(entity: Entity, values: Values, record: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if not same(entity, name, value, record.get(name))}


def _below_zero(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value < 0
