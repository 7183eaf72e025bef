"""What becomes of each line of a plan, at its start and at its end. Pure.

What somebody changed meanwhile is asked about and never overwritten. Only values decide: a line that is looked at again
after a crash, a restored backup or another till's same plan comes to the same end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from storage.plans.plan import Outcome, Plan, PlanLine, PlanState, Values
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record

Answer = Literal["mine", "plan"]
"""The record stays as it is, or gets what the plan says."""
Phase = Literal["start", "end", "missed", "later"]
"""What is due: the start, the end, both at once, or lines that waited for a decision about two versions."""

SETTLED = (Outcome.SET, Outcome.SAME)


def due(plan: Plan, start: int, end: int | None, now: int) -> Phase | None:
    """What is due of a plan at `now`; times in wall milliseconds."""
    match plan.state:
        case PlanState.PLANNED if start <= now:
            return "missed" if end is not None and end <= now else "start"
        case PlanState.BEGUN if end is not None and end <= now:
            return "end"
        case PlanState.BEGUN | PlanState.DONE:
            return "later"
    return None


def at_start(entity: Entity, line: PlanLine, record: Record | None, *, held: bool) -> Outcome:
    """What becomes of a line when its plan begins."""
    if record is None or record.get("deleted"):
        return Outcome.GONE
    if held:
        return Outcome.HELD
    if agrees(entity, record, line.after):
        return Outcome.SAME
    return Outcome.SET if agrees(entity, record, line.before) else Outcome.ASK


def at_end(entity: Entity, line: PlanLine, record: Record | None, *, held: bool) -> Outcome:
    """What becomes of a line when the former values are due again."""
    if line.begun not in SETTLED:
        return Outcome.KEPT
    if record is None or record.get("deleted"):
        return Outcome.GONE
    if held:
        return Outcome.HELD
    if agrees(entity, record, line.former):
        return Outcome.SAME
    return Outcome.SET if agrees(entity, record, {**line.former, **line.after}) else Outcome.ASK


def when_missed(entity: Entity, line: PlanLine, record: Record | None) -> PlanLine:
    """A line whose start and end have passed: nothing is written.

    A record with the planned values may have them from a state that a backup brought back, or from a person: it is asked about.
    """
    if record is None or record.get("deleted"):
        return replace(line, begun=Outcome.GONE, returned=Outcome.KEPT)
    if agrees(entity, record, line.before):
        return replace(line, begun=Outcome.MISSED, returned=Outcome.KEPT)
    if agrees(entity, record, line.after):
        return replace(line, begun=Outcome.SAME, returned=Outcome.ASK, former=former_values(line, record))
    return replace(line, begun=Outcome.KEPT, returned=Outcome.KEPT)


def with_former(line: PlanLine, record: Record, outcome: Outcome) -> PlanLine:
    """A line that begins, with what its end will return to."""
    if outcome is Outcome.SAME:
        return replace(line, former=former_values(line, record))
    if outcome is Outcome.SET:
        return replace(line, former={name: record.get(name) for name in line.before})
    return line


def former_values(line: PlanLine, record: Record) -> Values:
    """What the end will return to. A record that had the planned values already returns to those it had when it was planned."""
    return {name: line.before.get(name, record.get(name)) if name in line.after else record.get(name)
            for name in line.before}  # fmt: skip


def values_to_set(line: PlanLine, phase: Literal["start", "end"]) -> Values:
    """The values to write for a line."""
    return dict(line.after) if phase == "start" else {name: line.former.get(name) for name in line.after}


def agrees(entity: Entity, record: Mapping[str, Any], values: Values) -> bool:
    """Whether a record has all of these values."""
    return all(same(entity, name, value, record.get(name)) for name, value in values.items())


def shown_outcome(line: PlanLine) -> Outcome:
    """The one outcome to tell of a line: the end's, once there is one that matters."""
    return line.begun if line.returned in (Outcome.WAITING, Outcome.KEPT) else line.returned
