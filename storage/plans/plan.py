"""A plan: values that records get at a time to come, perhaps until another time, and what became of each line.

A plan belongs to this computer and is never sent; the changes it makes are ordinary ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class PlanState(StrEnum):
    """Where a plan is."""

    PLANNED = "planned"
    BEGUN = "begun"
    """Its values are set; it has an end."""
    DONE = "done"
    """Nothing more happens by the clock."""
    CANCELLED = "cancelled"


class Outcome(StrEnum):
    """What became of a line, at the start of its plan or at the end."""

    WAITING = "waiting"
    SET = "set"
    """The values were written."""
    SAME = "same"
    """The record had these values already."""
    ASK = "ask"
    """Somebody changed the record meanwhile: a person decides."""
    HELD = "held"
    """Two versions of the record wait for a decision; the line follows it."""
    KEPT = "kept"
    """The record stays as it is: a person decided so, or there is nothing to return."""
    GONE = "gone"
    """The record is deleted."""
    REFUSED = "refused"
    """The values break a rule now; `problem` has the code."""
    MISSED = "missed"
    """Start and end passed while the computer was off."""
    UNDONE = "undone"


Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A plan without its lines."""

    id: int = 0
    entity: str
    name: str
    start: str
    """Wall clock of the shop: `YYYY-MM-DDTHH:MM`."""
    end: str | None = None
    """From when the former values are back; None: the values stay."""
    state: PlanState = PlanState.PLANNED
    created: int = 0
    """Wall milliseconds, as the next two."""
    begun: int | None = None
    ended: int | None = None
    origin: str = ""
    """Where it was planned: window, cli."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanLine:
    """One record of a plan."""

    plan: int = 0
    record: int
    before: Values
    """The values when it was planned: of the fields that change, and of those that depend on them."""
    after: Values
    """The values to set; once set, as they were stored."""
    former: Values = field(default_factory=dict)
    """What the end returns to: the values just before they were set."""
    begun: Outcome = Outcome.WAITING
    returned: Outcome = Outcome.WAITING
    step: int | None = None
    """The undo step that set the values; before, the one that made the plan together with other changes."""
    return_step: int | None = None
    problem: str = ""
    """Code of the rule that the values break."""

    @property
    def asks(self) -> bool:
        """Whether a person has to decide."""
        return Outcome.ASK in (self.begun, self.returned)
