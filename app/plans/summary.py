"""Plans in numbers, for lists of them.

Called by the window and the command line.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from storage.plans.plan import Outcome, Plan, PlanState
from storage.records.replica import Replica


@dataclass(frozen=True, slots=True)
class PlanSummary:
    """A plan, how many records it has, and how many of them need a decision."""

    plan: Plan
    records: int
    asking: int
    undone: bool = False
    """Whether what it did was undone, and nothing of it stands."""

    @property
    def is_open(self) -> bool:
        """Whether it is to come, holds, or needs a decision."""
        return self.plan.state in (PlanState.PLANNED, PlanState.BEGUN) or bool(self.asking)

    @property
    def state(self) -> str:
        """The state to tell: that of the plan, `ask` or `undone`."""
        return "ask" if self.asking else "undone" if self.undone else self.plan.state.value


def summaries(replica: Replica) -> list[PlanSummary]:
    """Every plan, by start."""
    outcomes = replica.plans.outcomes()
    return [_summary(plan, outcomes.get(plan.id, Counter())) for plan in replica.plans.all()]


def _summary(plan: Plan, pairs: Counter[tuple[Outcome, Outcome]]) -> PlanSummary:
    asking = sum(count for pair, count in pairs.items() if Outcome.ASK in pair)
    begun = {pair[0] for pair in pairs}
    undone = Outcome.UNDONE in begun and not begun & {Outcome.SET, Outcome.SAME}
    return PlanSummary(plan, sum(pairs.values()), asking, undone)
