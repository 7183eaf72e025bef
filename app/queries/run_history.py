"""The runs of the past, each with what the engine decided by itself: codes and parameters for the window to word.

Called by the queries. What concerns one record is in history already and is only pointed at; what concerns the run
(a pause, a postponed list, a brake) is kept with the run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.sync_state import state
from storage.sync_state.state import Run
from sync.merge.apply_verdict import ORIGIN

RECORD_DECISIONS: Mapping[EventKind, str] = {
    EventKind.MERGED: "merged",
    EventKind.HELD: "held",
    EventKind.DISCARDED: "discarded",
    EventKind.CLOUD_DELETED: "cloud_deleted",
    EventKind.MENDED: "mended",
}
"""Automatic decisions about single records."""
ACTIVITY_FIGURES = ("pulled", "pushed", "merged")
"""Figures of a run that say something happened."""
MAX_DECISIONS = 200
"""Decisions about records that are listed for one run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDecision:
    """One automatic decision. `params` of one about a record: `fields`, the names of those concerned."""

    code: str
    entity: str = ""
    id: int | None = None
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRun:
    """A run and what was decided in it. Times in wall milliseconds."""

    started: int
    finished: int
    outcome: str
    error: str | None
    figures: Mapping[str, Any]
    decisions: tuple[RunDecision, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunGroup:
    """Runs in a row that are told as one: `count` runs alike in which nothing happened, or a single run."""

    first: int
    last: int
    """When the first began and the last ended, wall milliseconds."""
    count: int
    run: PastRun
    """The newest of them."""


def group_runs(runs: Iterable[PastRun]) -> list[RunGroup]:
    """Runs, newest first, with those in a row put together that came to the same and brought nothing."""
    found: list[RunGroup] = []
    for run in runs:
        before = found[-1] if found else None
        if (
            before is not None
            and _is_quiet(run)
            and _is_quiet(before.run)
            and _result(run) == _result(before.run)
        ):
            found[-1] = replace(before, first=run.started, count=before.count + 1)
        else:
            found.append(RunGroup(first=run.started, last=run.finished, count=1, run=run))
    return found


def _is_quiet(run: PastRun) -> bool:
    return not run.decisions and not any(run.figures.get(each) for each in ACTIVITY_FIGURES)


def _result(run: PastRun) -> tuple[str, str | None]:
    return run.outcome, run.error


def past_runs(replica: Replica, *, limit: int) -> list[PastRun]:
    """The latest runs, newest first."""
    return [_past_run(replica, each) for each in state.runs(replica.database.read(), limit=limit)]


def _past_run(replica: Replica, run: Run) -> PastRun:
    decided = [
        RunDecision(code=str(each["code"]), entity=str(each.get("entity", "")), params=each.get("params", {}))
        for each in run.decisions
    ]
    if run.lines is not None:
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
    )
