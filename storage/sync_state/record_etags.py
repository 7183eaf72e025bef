"""ETags of single records, from the cloud's answers to our writes: the next edit need not read the record first.

Used by `sync.push.update`. An ETag is good only for the copy it came with; If-Match tells when it no longer is.
"""

from __future__ import annotations

import sqlite3


class RecordEtags:
    """The stored ETags by entity, id and versionDate."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, entity: str, record: int, version: int) -> str | None:
        """The ETag, if it belongs to this versionDate."""
        row = self._connection.execute(
            "SELECT tag FROM record_tags WHERE entity = ? AND record = ? AND version = ?",
            (entity, record, version),
        ).fetchone()
        return None if row is None else str(row[0])

    def put(self, entity: str, record: int, version: int, tag: str) -> None:
        """Store the ETag of a record as of this versionDate."""
        self._connection.execute(
            "INSERT OR REPLACE INTO record_tags (entity, record, version, tag) VALUES (?, ?, ?, ?)",
            (entity, record, version, tag),
        )

    def forget(self, entity: str, record: int) -> None:
        """Delete an ETag that the cloud did not accept."""
        self._connection.execute("DELETE FROM record_tags WHERE entity = ? AND record = ?", (entity, record))
