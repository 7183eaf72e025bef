"""The history of sync runs, newest first, and their daily counts over the last month.

Written by the engine at the end of each run, shown by the sync page and the overview.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from storage.database.meta import meta, put_meta
from storage.database.stored_json import parse, reading_values
from storage.sync_state.table import Part

MOVED = ("pulled", "pushed", "merged")
"""Figures of a run that moved records."""
DAYS = 31
DAY = 86_400_000
_HEALTH = "health"
"""Key in `meta`: a month of days is small enough for one value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One sync run in the history. Times in wall milliseconds."""

    started: int
    finished: int
    outcome: str
    figures: Mapping[str, Any] = field(default_factory=dict)
    error: str | None = None
    decisions: tuple[Mapping[str, Any], ...] = ()
    """What the engine decided by itself: `{"code", "entity", "params"}` each."""
    lines: tuple[int, int] | None = None
    """The record history written during the run: number of the event before its first, and of its last."""
    times: int = 1
    """Number of equal runs in a row that this one stands for, itself the last."""
    first: int | None = None
    """When the first of them started; None for a single run."""

    @property
    def quiet(self) -> bool:
        """Whether it moved no record and wrote no history."""
        return self.lines is None and not any(self.figures.get(name) for name in MOVED)

    def repeats(self, earlier: Run) -> bool:
        """Whether it came to nothing in the same way as the run before it."""
        return self.quiet and earlier.quiet and self._result == earlier._result

    @property
    def _result(self) -> tuple[str, str | None, list[tuple[str, str]]]:
        return (
            self.outcome,
            self.error,
            [(str(each["code"]), str(each.get("entity", ""))) for each in self.decisions],
        )


class Runs(Part):
    """The latest runs of one replica."""

    def add(self, run: Run, *, keep: int = 5000) -> None:
        """Append a run and delete the oldest beyond `keep`.

        One that repeats the run before it takes its place: of an outage of days one row remains (F125).
        """
        if run.lines is not None and run.lines[0] >= run.lines[1]:
            run = replace(run, lines=None)
        before = next(iter(self.latest(limit=1)), None)
        if before is not None and run.repeats(before):
            first = before.started if before.first is None else before.first
            run = replace(run, times=before.times + 1, first=first)
            self._connection.execute("DELETE FROM runs WHERE seq = (SELECT max(seq) FROM runs)")
        figures = dict(run.figures)
        if run.decisions:
            figures["decisions"] = [dict(decision) for decision in run.decisions]
        if run.lines is not None:
            figures["lines"] = list(run.lines)
        if run.times > 1:
            figures["times"] = [run.times, run.first]
        cursor = self._connection.execute(
            "INSERT INTO runs (started, finished, outcome, figures, error) VALUES (?, ?, ?, ?, ?)",
            (run.started, run.finished, run.outcome, json.dumps(figures), run.error),
        )
        self._connection.execute("DELETE FROM runs WHERE seq <= ?", ((cursor.lastrowid or 0) - keep,))

    def latest(self, *, limit: int = 100) -> list[Run]:
        """The latest runs, newest first."""
        rows = self._connection.execute(
            "SELECT started, finished, outcome, figures, error FROM runs ORDER BY seq DESC LIMIT ?", (limit,)
        ).fetchall()
        runs = []
        for started, finished, outcome, stored, error in rows:
            with reading_values():
                figures = parse(stored)
                decisions = tuple(figures.pop("decisions", ()))
                lines = figures.pop("lines", None)
                times, first = figures.pop("times", (1, None))
            runs.append(
                Run(
                    started=started, finished=finished, outcome=outcome, figures=figures, error=error,
                    decisions=decisions, lines=lines and (lines[0], lines[1]), times=times, first=first,
                )
            )  # fmt: skip
        return runs


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One day of UTC: runs that went well, that did not reach the cloud, that failed; records received and sent."""

    day: int
    """Days since 1970."""
    well: int = 0
    unreached: int = 0
    failed: int = 0
    received: int = 0
    sent: int = 0

    @property
    def runs(self) -> int:
        """Number of runs, however they ended."""
        return self.well + self.unreached + self.failed


class DailyHealth(Part):
    """The counts of the last month."""

    def add(self, at: int, *, outcome: str, received: int, sent: int) -> None:
        """Count a run that ended at wall milliseconds `at`; in the transaction that stores the run."""
        today = at // DAY
        stored = {day.day: day for day in self._stored() if abs(today - day.day) < DAYS}
        day = stored.get(today, Day(day=today))
        stored[today] = replace(
            day,
            well=day.well + (outcome not in ("offline", "error", "sign_in")),
            unreached=day.unreached + (outcome == "offline"),
            failed=day.failed + (outcome in ("error", "sign_in")),
            received=day.received + received,
            sent=day.sent + sent,
        )
        put_meta(self._connection, _HEALTH, [asdict(day) for day in stored.values()])

    def days(self, now: int) -> list[Day]:
        """The days of the last month with at least one run, oldest first; none of the future (F78)."""
        recent = (day for day in self._stored() if 0 <= now // DAY - day.day < DAYS)
        return sorted(recent, key=lambda day: day.day)

    def _stored(self) -> list[Day]:
        with reading_values():
            return [Day(**values) for values in meta(self._connection, _HEALTH) or []]
