"""The key-value table `meta`: single facts about this file, stored as JSON.

Used by `storage` with a connection, and by everybody else as `sync_state.meta`.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from storage.database.stored_json import parse


def meta(connection: sqlite3.Connection, key: str) -> Any:
    """The value stored under a key, or None. Raises UnreadableValue."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else parse(row[0])


def put_meta(connection: sqlite3.Connection, key: str, value: Any) -> None:
    """Store a value under a key."""
    connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, json.dumps(value)))


class MetaValues:
    """`meta` and `put_meta` bound to one connection."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, key: str) -> Any:
        """The value stored under a key, or None."""
        return meta(self._connection, key)

    def put(self, key: str, value: Any) -> None:
        """Store a value under a key."""
        put_meta(self._connection, key, value)
