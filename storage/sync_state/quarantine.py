"""Quarantine: rows of the cloud that could not be read, kept with the reason (F28, F29).

Written by `sync.pull.apply_page`; shown by the sync page.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class QuarantinedRow:
    """One unreadable row: `body` is its JSON text, `version` its versionDate where that could be read."""

    entity: str
    record: str
    at: int
    reason: str
    version: int | None
    body: str


class Quarantine:
    """The unreadable rows of one replica."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, entity: str | None = None) -> list[QuarantinedRow]:
        """Quarantined rows of one entity or of all, oldest first."""
        # With the key where there is one: every page asks this.
        where, values = ("", ()) if entity is None else (" WHERE entity = ?", (entity,))
        rows = self._connection.execute(
            f"SELECT entity, record, at, reason, version, body FROM quarantine{where} ORDER BY at", values
        ).fetchall()
        return [
            QuarantinedRow(entity=name, record=record, at=at, reason=reason, version=version, body=body)
            for name, record, at, reason, version, body in rows
        ]

    def put(self, row: QuarantinedRow) -> None:
        """Quarantine a row; it replaces an older one of the same record."""
        # Half a surrogate pair may be just what is wrong with the row.
        body = row.body.encode("utf-8", "backslashreplace").decode("utf-8")
        self._connection.execute(
            "INSERT OR REPLACE INTO quarantine (entity, record, at, reason, version, body) VALUES (?, ?, ?, ?, ?, ?)",
            (row.entity, row.record, row.at, row.reason, row.version, body),
        )

    def release(self, entity: str, record: str) -> None:
        """Delete a row from the quarantine: its record could be read again."""
        self._connection.execute("DELETE FROM quarantine WHERE entity = ? AND record = ?", (entity, record))
