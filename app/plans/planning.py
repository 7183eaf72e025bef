"""What a plan is made of: the line of one record, with its values now and those that it is to get, or why it cannot be planned.

Used by `planner`. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app import prices
from app.plans.decisions import agrees
from storage.errors import InvalidRecord
from storage.plans.plan import PlanLine, Values
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems


@dataclass(frozen=True, slots=True)
class PlannedChange:
    """A record and the values that it is to get. `seen`: what it must still have, None for anything."""

    record: int
    values: Values
    seen: Values | None = None


@dataclass(frozen=True, slots=True)
class NotPlanned:
    """A record that is left out, and why: gone, held, changed, same, twice, below_zero, or the code of a problem."""

    record: int
    reason: str


def line_of(
    entity: Entity, change: PlannedChange, record: Record | None, *, held: bool
) -> PlanLine | NotPlanned:
    """The line of a record; the price that follows from a planned one is planned with it."""
    if record is None or record.get("deleted"):
        return NotPlanned(change.record, "gone")
    if held:
        return NotPlanned(change.record, "held")
    if change.seen is not None and not agrees(entity, record, change.seen):
        return NotPlanned(change.record, "changed")
    after = _changing(entity, change.values, record)
    if not after:
        return NotPlanned(change.record, "same")
    linked = prices.has_linked_prices(entity)
    try:
        found = problems(entity, dict(after), Op.PATCH, onto=record)
        if linked and not found:
            written = [name for name in prices.LINKED if name in after]
            after |= _changing(entity, prices.follow({**record, **after}, written), {**record, **after})
    except InvalidRecord as error:
        found = error.problems
    if found:
        return NotPlanned(change.record, found[0].code)
    if any(_below_zero(value) for name, value in after.items() if name.startswith("price")):
        return NotPlanned(change.record, "below_zero")
    names = dict.fromkeys(after)
    if linked and any(name in after for name in prices.LINKED):
        names |= dict.fromkeys(prices.LINKED)
    return PlanLine(record=record["id"], before={name: record.get(name) for name in names}, after=after)


def _changing(entity: Entity, values: Values, record: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if not same(entity, name, value, record.get(name))}


def _below_zero(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value < 0
