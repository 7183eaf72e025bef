"""Past runs, each with the automatic decisions of the engine as codes and parameters.

Called by `queries`. Decisions about one record come from the history; those about the run (a pause, a postponed list,
the circuit breaker opened) are stored with the run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.sync_state.runs import MOVED, Run

RECORD_DECISIONS: Mapping[EventKind, str] = {
    EventKind.MERGED: "merged",
    EventKind.HELD: "held",
    EventKind.DISCARDED: "discarded",
    EventKind.CLOUD_DELETED: "cloud_deleted",
    EventKind.VIEW_REPAIRED: "mended",
}
"""Automatic decisions about single records."""
MAX_DECISIONS = 200
"""Most decisions about records listed for one run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDecision:
    """One automatic decision; one about a record has `fields` in `params`, the names of the fields concerned."""

    code: str
    entity: str = ""
    id: int | None = None
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRun:
    """A run with its decisions, or the last of `times` equal ones in a row. Times in wall milliseconds."""

    started: int
    finished: int
    outcome: str
    error: str | None
    figures: Mapping[str, Any]
    decisions: tuple[RunDecision, ...]
    times: int = 1
    first: int | None = None
    """When the first of them started; None for a single run."""

    @property
    def left_open(self) -> bool:
        """Whether the run itself did what it could, and only an earlier conflict keeps it from being in step."""
        held = any(each.code == RECORD_DECISIONS[EventKind.HELD] for each in self.decisions)
        return self.outcome == "needs_you" and self.error is None and not held


@dataclass(frozen=True, slots=True, kw_only=True)
class RunGroup:
    """Consecutive runs shown as one: `count` equal runs in which nothing happened, or a single run."""

    first: int
    last: int
    """Start of the first and end of the last, wall milliseconds."""
    count: int
    run: PastRun
    """The newest of them."""


def group_runs(runs: Iterable[PastRun]) -> list[RunGroup]:
    """Runs, newest first, with consecutive equal runs in which nothing happened grouped."""
    found: list[RunGroup] = []
    for run in runs:
        before = found[-1] if found else None
        if (
            before is not None
            and _is_quiet(run)
            and _is_quiet(before.run)
            and _result(run) == _result(before.run)
        ):
            found[-1] = replace(before, first=_first(run), count=before.count + run.times)
        else:
            found.append(RunGroup(first=_first(run), last=run.finished, count=run.times, run=run))
    return found


def _first(run: PastRun) -> int:
    return run.started if run.first is None else run.first


def _is_quiet(run: PastRun) -> bool:
    return not run.decisions and not any(run.figures.get(each) for each in MOVED)


def _result(run: PastRun) -> tuple[str, str | None]:
    return run.outcome, run.error


def past_runs(replica: Replica, *, limit: int) -> list[PastRun]:
    """The latest runs, newest first."""
    return [_past_run(replica, each) for each in replica.sync_state.runs.latest(limit=limit)]


def _past_run(replica: Replica, run: Run) -> PastRun:
    decided = [
        RunDecision(code=str(each["code"]), entity=str(each.get("entity", "")), params=each.get("params", {}))
        for each in run.decisions
    ]
    if run.lines is not None:
        from sync.merge.apply_verdict import ORIGIN

        events = replica.events_between(run.lines, origin=ORIGIN, kinds=RECORD_DECISIONS, limit=MAX_DECISIONS)
        decided += [
            RunDecision(
                code=RECORD_DECISIONS[each.kind],
                entity=each.entity,
                id=each.id,
                params={"fields": sorted(each.fields)},
            )
            for each in events
        ]
    return PastRun(
        started=run.started,
        finished=run.finished,
        outcome=run.outcome,
        error=run.error,
        figures=run.figures,
        decisions=tuple(decided),
        times=run.times,
        first=run.first,
    )
