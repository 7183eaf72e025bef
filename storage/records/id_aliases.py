"""Ids a record went by before the cloud gave it one of its own choosing; they answer for ever (F74).

Written by `remap`; asked by `replica` and `transaction` for whatever id a person or a program brings along.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG
from storage.sql_chunks import chunks

Aliases = Mapping[str, Mapping[int, int]]
"""By entity: the id a record has now, by each it had before."""


def put(connection: sqlite3.Connection, entity: str, now_by_old: Mapping[int, int]) -> None:
    """Remember new names. What led to an old name leads to the new one: asking takes one step, never a chain."""
    connection.executemany(
        "UPDATE aliases SET now = ? WHERE entity = ? AND now = ?",
        [(now, entity, old) for old, now in now_by_old.items()],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO aliases (entity, old, now) VALUES (?, ?, ?)",
        [(entity, old, now) for old, now in now_by_old.items()],
    )


def current(connection: sqlite3.Connection, entity: str, ids: Iterable[int]) -> dict[int, int]:
    """Those of `ids` that are old names, with the ids that stand now."""
    found: dict[int, int] = {}
    for part, marks in chunks(each for each in dict.fromkeys(ids) if LOWEST_LONG <= each <= HIGHEST_LONG):
        found.update(
            connection.execute(
                f"SELECT old, now FROM aliases WHERE entity = ? AND old IN ({marks})", (entity, *part)
            ).fetchall()
        )
    return found


def everything(connection: sqlite3.Connection) -> list[tuple[str, int, int]]:
    """Every name ever changed: entity, old id, id now."""
    return connection.execute("SELECT entity, old, now FROM aliases ORDER BY entity, old").fetchall()


def has_any(connection: sqlite3.Connection) -> bool:
    """Whether there are any; most clouds keep the ids we choose, and then nothing else is asked."""
    return connection.execute("SELECT 1 FROM aliases LIMIT 1").fetchone() is not None
