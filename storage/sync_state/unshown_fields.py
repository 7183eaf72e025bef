"""Declared fields that the cloud was never seen to show, by entity (F120).

Used by `sync.push.replacement`, which asks before it relies on them. An observation of this cloud, kept in `meta`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from storage.database.meta import meta, put_meta
from storage.schema.fields import Entity

UNSHOWN = "unshown_fields"
"""Key in `meta`."""


class UnshownFields:
    """The fields that no row of an entity ever showed."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, entity: str) -> frozenset[str]:
        """Fields of the entity that were looked for and never seen."""
        return frozenset((meta(self._connection, UNSHOWN) or {}).get(entity, ()))

    def put(self, entity: str, names: Iterable[str]) -> None:
        """Store the fields of the entity that were never seen."""
        stored = meta(self._connection, UNSHOWN) or {}
        put_meta(self._connection, UNSHOWN, {**stored, entity: sorted(names)})

    def valued(self, entity: Entity, names: Iterable[str]) -> frozenset[str]:
        """Those of the fields `names` that have a value in any row here: the cloud has shown it, or will be sent it."""
        found = (
            name
            for name in names
            if self._connection.execute(
                f'SELECT 1 FROM "{entity.table}" WHERE "{name}" IS NOT NULL LIMIT 1'
            ).fetchone()
        )
        return frozenset(found)
