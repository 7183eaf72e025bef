"""Values that the cloud stored otherwise than they were sent, and how often in a row (F35).

Used by `sync.merge.server_rewrites` inside its transaction. Values come in canonical form.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any

from storage.sql_chunks import chunks

_WHERE = "WHERE entity = ? AND record = ? AND field = ?"


class ServerRewrites:
    """The latest rewritten value of each field of each record."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def count(self, entity: str, record: int, field: str, sent: Any, answered: Any) -> int:
        """Count one more rewrite; answers how often the very same pair of values came in a row."""
        key = (entity, record, field)
        known = self._connection.execute(
            f"SELECT sent, answered, times FROM rewritten {_WHERE}", key
        ).fetchone()
        pair = (json.dumps(sent), json.dumps(answered))
        times = int(known[2]) + 1 if known is not None and known[:2] == pair else 1
        self._connection.execute(
            "INSERT OR REPLACE INTO rewritten (entity, record, field, sent, answered, times) VALUES (?, ?, ?, ?, ?, ?)",
            (*key, *pair, times),
        )
        return times

    def counted(self, entity: str, records: Iterable[int]) -> set[tuple[int, str]]:
        """Of these records those whose fields are counted, with the fields: mostly none, so that none is to be forgotten."""
        return {
            (record, field)
            for part, marks in chunks(records)
            for record, field in self._connection.execute(
                f"SELECT record, field FROM rewritten WHERE entity = ? AND record IN ({marks})",
                (entity, *part),
            ).fetchall()
        }

    def forget(self, entity: str, record: int, field: str) -> None:
        """Count from zero again: the value was stored as it was sent, or a person is asked."""
        self._connection.execute(f"DELETE FROM rewritten {_WHERE}", (entity, record, field))
