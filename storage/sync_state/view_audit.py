"""The audit of the view law: whether the rows of this file are still what they were stored as (I1).

Used by `sync.verify.view_audit`; costs no request. Under a pending change the local copy must be `view(change)`; any
other row must be read back with the digest it was stored with.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from storage.database.stored_json import UnreadableValue
from storage.outbox import outbox
from storage.outbox.changes import WaitingChange, view
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record
from storage.sql_chunks import chunks
from storage.tables.rows import rows_of

GIVEN_WHEN_STORED = frozenset({"versionDate", "created", "modifiedBy"})
"""Fields of a local copy that its change does not hold (`Transaction.put_change`)."""


class ViewAudit:
    """The rows of one file, read to be checked."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ids_from(self, entity: Entity, start: int, count: int) -> list[int]:
        """Up to `count` ids from `start` on, wrapping around at the end."""
        table = f'"{entity.table}"'
        found = self._connection.execute(
            f"SELECT id FROM {table} WHERE id >= ? ORDER BY id LIMIT ?", (start, count)
        ).fetchall()
        if len(found) < count:
            found += self._connection.execute(
                f"SELECT id FROM {table} WHERE id < ? ORDER BY id LIMIT ?", (start, count - len(found))
            ).fetchall()
        return [row[0] for row in found]

    def bounds(self, entity: Entity) -> tuple[int, int] | None:
        """Lowest and highest id, None without a row; takes no longer for more rows."""
        table = f'"{entity.table}"'
        # Each by itself: together they would read the whole table.
        low, high = self._connection.execute(
            f"SELECT (SELECT min(id) FROM {table}), (SELECT max(id) FROM {table})"
        ).fetchone()
        return None if low is None else (low, high)

    def all_ids(self, entity: Entity) -> list[int]:
        """Every id, in order."""
        found = self._connection.execute(f'SELECT id FROM "{entity.table}" ORDER BY id')
        return [row[0] for row in found]

    def pending_ids(self, entity: Entity) -> list[int]:
        """Ids of records with a pending change, oldest change first."""
        return [*outbox.states(self._connection, entity.name)]

    def broken_rows(self, entity: Entity, ids: Sequence[int]) -> Iterator[int]:
        """Those of `ids` without a pending change that are not read back as they were stored."""
        rows = rows_of(entity)
        pending = outbox.states(self._connection, entity.name)
        for chunk, _ in chunks(ids):
            part = [record_id for record_id in chunk if record_id not in pending]
            marks = ", ".join("?" * len(part))
            for row in self._connection.execute(f"{rows.select} WHERE id IN ({marks})", part).fetchall():
                try:
                    sound = rows.is_sound(row)
                except (ValueError, TypeError, UnreadableValue):
                    sound = False
                if not sound:
                    yield int(row[rows.place_of_id])


def broken_view(entity: Entity, change: WaitingChange, here: Record | None) -> list[str]:
    """Fields in which the local copy is not the view of its change; all of the view's when there is no copy."""
    expected = view(change)
    names = [field.name for field in entity.fields if field.name not in GIVEN_WHEN_STORED]
    if here is None:
        return [name for name in names if name in expected]
    return [name for name in names if not same(entity, name, expected.get(name), here.get(name))]
