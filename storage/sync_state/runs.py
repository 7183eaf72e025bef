"""The history of sync runs, newest first.

Written by the engine at the end of each run, shown by the sync page.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


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


class Runs:
    """The latest runs of one replica."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, run: Run, *, keep: int = 5000) -> None:
        """Append a run and delete the oldest beyond `keep`."""
        figures = dict(run.figures)
        if run.decisions:
            figures["decisions"] = [dict(decision) for decision in run.decisions]
        if run.lines is not None and run.lines[0] < run.lines[1]:
            figures["lines"] = list(run.lines)
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
            figures = json.loads(stored)
            decisions = tuple(figures.pop("decisions", ()))
            first, last = figures.pop("lines", (0, 0))
            runs.append(
                Run(
                    started=started,
                    finished=finished,
                    outcome=outcome,
                    figures=figures,
                    error=error,
                    decisions=decisions,
                    lines=(first, last) if last else None,
                )
            )
        return runs
