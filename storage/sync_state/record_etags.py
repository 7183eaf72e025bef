"""ETags of single records: from the answers to our writes, so that the next edit need not read the record first, and
the last one that was seen at all, with a digest of the content, which shows a tag that stays while fields change (F121).

Used by `sync.push` and `sync.merge.tag_contents`. An ETag is good only for the copy it came with; If-Match tells when
it no longer is.
"""

from __future__ import annotations

import sqlite3


class RecordEtags:
    """The last ETag of each record; its versionDate is null when it did not come with the answer to a write."""

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

    def content(self, entity: str, record: int, tag: str) -> str | None:
        """The digest of the content that the record had when it was last seen under this ETag."""
        row = self._connection.execute(
            "SELECT content FROM record_tags WHERE entity = ? AND record = ? AND tag = ?",
            (entity, record, tag),
        ).fetchone()
        return None if row is None else row[0]

    def put(self, entity: str, record: int, version: int | None, tag: str, content: str) -> None:
        """Store the ETag of a record with a digest of its content; `version`: where a write of ours was answered so."""
        self._connection.execute(
            "INSERT OR REPLACE INTO record_tags (entity, record, version, tag, content) VALUES (?, ?, ?, ?, ?)",
            (entity, record, version, tag, content),
        )

    def put_seen(self, entity: str, record: int, tag: str, content: str) -> None:
        """Store an ETag that came with a read; the same one keeps its versionDate."""
        stays = "UPDATE record_tags SET content = ? WHERE entity = ? AND record = ? AND tag = ?"
        if not self._connection.execute(stays, (content, entity, record, tag)).rowcount:
            self.put(entity, record, None, tag, content)

    def forget(self, entity: str, record: int) -> None:
        """Delete an ETag that the cloud did not accept."""
        self._connection.execute("DELETE FROM record_tags WHERE entity = ? AND record = ?", (entity, record))
