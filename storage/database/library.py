"""The SQLite library itself: of which day its sources are."""

from __future__ import annotations

import sqlite3
from contextlib import closing


def source_id() -> str:
    """When and from what SQLite was made: `2024-04-15 13:34:05` and a hash, as the library says it."""
    with closing(sqlite3.connect(":memory:")) as connection:
        return str(connection.execute("SELECT sqlite_source_id()").fetchone()[0])
