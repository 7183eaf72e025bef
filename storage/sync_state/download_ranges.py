"""Where a first download stands that reads several ranges of one list at once.

Called by `sync` inside the transaction that stores the rows a position speaks of, so that whatever interrupts the
download, each range goes on at its page.
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
    """Where reading goes on; None when all of it was read."""
    unproven: int | None = None
    """The first date in it whose run of equal dates could not be proven complete (F42)."""


def ranges(connection: sqlite3.Connection, entity: str, scope: int = 0) -> list[Range]:
    """The list's ranges in order; none when it is not being downloaded by ranges."""
    rows = connection.execute(
        "SELECT lower, upper, anchor, unproven FROM ranges WHERE entity = ? AND scope = ? ORDER BY lower",
        (entity, scope),
    ).fetchall()
    return [
        Range(lower=lower, upper=upper, anchor=anchor, unproven=unproven)
        for lower, upper, anchor, unproven in rows
    ]


def put_range(connection: sqlite3.Connection, entity: str, scope: int, value: Range) -> None:
    """Keep where one range stands."""
    connection.execute(
        "INSERT OR REPLACE INTO ranges (entity, scope, lower, upper, anchor, unproven) VALUES (?, ?, ?, ?, ?, ?)",
        (entity, scope, value.lower, value.upper, value.anchor, value.unproven),
    )


def drop_ranges(connection: sqlite3.Connection, entity: str | None = None, scope: int = 0) -> None:
    """The list was read to its end, or will be read anew; without an entity, every list."""
    if entity is None:
        connection.execute("DELETE FROM ranges")
    else:
        connection.execute("DELETE FROM ranges WHERE entity = ? AND scope = ?", (entity, scope))
