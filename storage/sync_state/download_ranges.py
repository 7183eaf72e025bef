"""Progress of a first download that reads several ranges of one list in parallel.

Written by `sync.pull` in the transaction that stores the rows a position speaks of, so that an interrupted download
resumes each range at its page.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """A closed part of a list's versionDate axis, in milliseconds of the cloud's time."""

    lower: int
    upper: int
    anchor: int | None
    """Where reading resumes; None when all of it was read."""
    unproven: int | None = None
    """The first date in it whose run of equal dates could not be proven complete (F42)."""


class DownloadRanges:
    """The ranges of every list that is being downloaded."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self, entity: str, scope: int = 0) -> list[Range]:
        """The list's ranges in order; none when it is not being downloaded by ranges."""
        rows = self._connection.execute(
            "SELECT lower, upper, anchor, unproven FROM ranges WHERE entity = ? AND scope = ? ORDER BY lower",
            (entity, scope),
        ).fetchall()
        return [
            Range(lower=lower, upper=upper, anchor=anchor, unproven=unproven)
            for lower, upper, anchor, unproven in rows
        ]

    def put(self, entity: str, scope: int, value: Range) -> None:
        """Store the progress of one range."""
        self._connection.execute(
            "INSERT OR REPLACE INTO ranges (entity, scope, lower, upper, anchor, unproven) VALUES (?, ?, ?, ?, ?, ?)",
            (entity, scope, value.lower, value.upper, value.anchor, value.unproven),
        )

    def drop(self, entity: str | None = None, scope: int = 0) -> None:
        """Delete the ranges of a list that was read to its end or is read anew; without an entity, of every list."""
        if entity is None:
            self._connection.execute("DELETE FROM ranges")
        else:
            self._connection.execute("DELETE FROM ranges WHERE entity = ? AND scope = ?", (entity, scope))
