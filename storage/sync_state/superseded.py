"""Superseded copies: what a record was in the cloud shortly before the cloud gave a newer copy of it, as digests.

Written by `sync.merge.version_dates` whenever a copy is replaced by one only little newer: should the cloud show the
older one again, it has lost what it confirmed since (F115).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from storage.sql_chunks import chunks

KEPT = 10_000
"""Newest copies that are remembered however old they are."""


class SupersededCopies:
    """The digests by entity, id and versionDate."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def put(self, entity: str, record: int, version: int, digest: str, *, at: int) -> None:
        """Store that this copy was replaced by a newer one; `at`: our wall time, milliseconds."""
        self._connection.execute(
            "INSERT OR REPLACE INTO superseded (entity, record, version, digest, at) VALUES (?, ?, ?, ?, ?)",
            (entity, record, version, digest, at),
        )

    def digests(self, entity: str, records: Iterable[int]) -> dict[tuple[int, int], str]:
        """By id and versionDate: the digests of copies of these records after which the cloud has given others."""
        return {
            (record, version): digest
            for part, marks in chunks(records)
            for record, version, digest in self._connection.execute(
                f"SELECT record, version, digest FROM superseded WHERE entity = ? AND record IN ({marks})",
                (entity, *part),
            ).fetchall()
        }

    def drop_before(self, at: int, *, keep: int = KEPT) -> None:
        """Forget what was replaced before `at`, our wall time in milliseconds, but for the newest `keep` of all.

        A cloud may be restored long after a record was last written, and our clock may be wrong by years (F78): only
        their number bounds how many are kept.
        """
        self._connection.execute(
            "DELETE FROM superseded WHERE rowid <= (SELECT max(rowid) FROM superseded) - ? AND +at < ?",
            (keep, at),
        )
