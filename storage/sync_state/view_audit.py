"""Whether the rows of this file still are what they were stored as (I1 of `facts/sync.md` 2).

Called by `sync.verify.view_audit`. Under a waiting change the local copy must be `view(change)`; any other row must be read back
with the tag it was stored with. Costs no request.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from storage.outbox import outbox
from storage.outbox.changes import WaitingChange, view
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record
from storage.sql_chunks import chunks
from storage.tables.etag import record_tag
from storage.tables.rows import rows_of


def ids_from(connection: sqlite3.Connection, entity: Entity, start: int, count: int) -> list[int]:
    """Up to `count` ids from `start` on, going round at the end."""
    table = f'"{entity.table}"'
    found = connection.execute(
        f"SELECT id FROM {table} WHERE id >= ? ORDER BY id LIMIT ?", (start, count)
    ).fetchall()
    if len(found) < count:
        found += connection.execute(
            f"SELECT id FROM {table} WHERE id < ? ORDER BY id LIMIT ?", (start, count - len(found))
        ).fetchall()
    return [row[0] for row in found]


def bounds(connection: sqlite3.Connection, entity: Entity) -> tuple[int, int, int]:
    """Number of rows, lowest and highest id."""
    count, low, high = connection.execute(
        f'SELECT count(*), ifnull(min(id), 0), ifnull(max(id), 0) FROM "{entity.table}"'
    ).fetchone()
    return count, low, high


def broken_rows(connection: sqlite3.Connection, entity: Entity, ids: Sequence[int]) -> Iterator[int]:
    """Those of `ids` without a waiting change that are not read back as they were stored."""
    rows = rows_of(entity)
    waiting = outbox.states(connection, entity.name)
    for some, _ in chunks(ids):
        part = [each for each in some if each not in waiting]
        marks = ", ".join("?" * len(part))
        for row in connection.execute(f"{rows.select} WHERE id IN ({marks})", part).fetchall():
            try:
                sound = record_tag(rows.from_row(row)) == rows.tag(row)
            except (ValueError, TypeError):
                sound = False
            if not sound:
                yield int(row[rows.place_of_id])


def broken_view(entity: Entity, change: WaitingChange, here: Record | None) -> list[str]:
    """Fields in which the local copy is not the view of its change; all of the view's when there is no copy."""
    meant = view(change)
    names = [each.name for each in entity.fields if each.name != "versionDate"]
    if here is None:
        return [name for name in names if name in meant]
    return [name for name in names if not same(entity, name, meant.get(name), here.get(name))]
