"""The history of sync runs, newest first.

Written by the engine at the end of each run, shown by the sync page.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from storage.database.stored_json import parse, reading_values

MOVED = ("pulled", "pushed", "merged")
"""Figures of a run that moved records."""


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


class Runs:
    """The latest runs of one replica."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

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
                    started=started,
                    finished=finished,
                    outcome=outcome,
                    figures=figures,
                    error=error,
                    decisions=decisions,
                    lines=None if lines is None else (lines[0], lines[1]),
                    times=times,
                    first=first,
                )
            )
        return runs
