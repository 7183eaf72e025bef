"""ETags that the cloud gave single records when we last wrote them: the next edit of one need not read it first.

Called by `sync.push.update`. A tag is good only beside the copy it came with; If-Match tells when that is no longer so.
"""

from __future__ import annotations

import sqlite3


def put(connection: sqlite3.Connection, entity: str, record: int, version: int, tag: str) -> None:
    """Remember the tag of a record as it is at this versionDate."""
    connection.execute(
        "INSERT OR REPLACE INTO record_tags (entity, record, version, tag) VALUES (?, ?, ?, ?)",
        (entity, record, version, tag),
    )


def get(connection: sqlite3.Connection, entity: str, record: int, version: int) -> str | None:
    """The tag, if it belongs to this versionDate."""
    row = connection.execute(
        "SELECT tag FROM record_tags WHERE entity = ? AND record = ? AND version = ?",
        (entity, record, version),
    ).fetchone()
    return None if row is None else str(row[0])


def forget(connection: sqlite3.Connection, entity: str, record: int) -> None:
    """The tag was refused."""
    connection.execute("DELETE FROM record_tags WHERE entity = ? AND record = ?", (entity, record))
