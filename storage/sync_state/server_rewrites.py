"""Values that the cloud stored otherwise than they were sent, and how often in a row (F35).

Called by `sync.merge.server_rewrites` inside its transaction. Values come in canonical form.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

_WHERE = "WHERE entity = ? AND record = ? AND field = ?"


def count(
    connection: sqlite3.Connection, entity: str, record: int, field: str, sent: Any, answered: Any
) -> int:
    """Count one more answer; how often the very same pair has come in a row."""
    key = (entity, record, field)
    known = connection.execute(f"SELECT sent, answered, times FROM rewritten {_WHERE}", key).fetchone()
    pair = (json.dumps(sent), json.dumps(answered))
    times = int(known[2]) + 1 if known is not None and known[:2] == pair else 1
    connection.execute(
        "INSERT OR REPLACE INTO rewritten (entity, record, field, sent, answered, times) VALUES (?, ?, ?, ?, ?, ?)",
        (*key, *pair, times),
    )
    return times


def forget(connection: sqlite3.Connection, entity: str, record: int, field: str) -> None:
    """Begin anew: the value was taken as it was sent, or a person is asked."""
    connection.execute(f"DELETE FROM rewritten {_WHERE}", (entity, record, field))
