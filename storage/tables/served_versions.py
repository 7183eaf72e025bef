"""The highest versionDate that was served of each entity, below which nothing that arrives later may be stored.

Used by `replica`. A client that asks for what changed since the newest that it has seen must miss nothing, whichever
process served that, and whichever one stores a change: the numbers are in the file, where each transaction sees them.
They need not survive a power cut: the owner of a file takes the newest version in it for served, as it may have been.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from storage.database.connection import Database
from storage.database.meta import meta, put_meta
from storage.errors import DiskFull
from storage.schema.fields import Catalogue

SERVED = "served"
"""Key of the highest versionDates by entity."""
AHEAD = 1000
"""Milliseconds that are noted beyond a version: who serves edit after edit writes once a second, and another process
gives what arrives later in that second a versionDate at its end."""


class ServedVersions:
    """The floors of one file's versionDates. Thread-safe."""

    def __init__(self, database: Database, catalogue: Catalogue) -> None:
        self._database = database
        with database.reading() as connection:
            stored = _stored(connection)
            # Of a file that no owner has opened since versions are noted here: everything in it may have been served.
            self._known = newest_versions(connection, catalogue) if stored is None else dict(stored)
        self._noted: dict[str, int] = {}
        """What this process has noted in the file, beyond what it served."""

    def floors(self, connection: sqlite3.Connection) -> Mapping[str, int]:
        """The floors by entity that hold for the open transaction of `connection`."""
        stored = _stored(connection) or {}
        others = {name: version for name, version in stored.items() if version != self._noted.get(name)}
        return _highest(self._known, others)

    def mark(self, entity: str, version: int) -> bool:
        """Record that `version` is about to be served; returns whether it is a new highest, see `Replica.mark_served`."""
        if version <= self._known.get(entity, 0):
            return False
        if version <= self._noted.get(entity, 0):
            # Every transaction of another process that is open, or will be, has seen more.
            with self._database.no_transaction():
                self._known = _highest(self._known, {entity: version})
            return True
        with suppress(DiskFull):
            with self._database.write_unsynced() as connection:
                # First: a full disk stops no reader, and what this process stores respects it all the same.
                self._known = _highest(self._known, {entity: version})
                stored = _stored(connection) or {}
                if short := stored.get(entity, 0) < version:
                    put_meta(connection, SERVED, {**stored, entity: version + AHEAD})
            if short:
                self._noted[entity] = version + AHEAD
        return True


def newest_versions(connection: sqlite3.Connection, catalogue: Catalogue) -> dict[str, int]:
    """The newest versionDate of each entity."""
    found = {}
    for each in catalogue:
        if each.view_of is None and "versionDate" in each.by_name:
            (newest,) = connection.execute(f'SELECT max("versionDate") FROM "{each.table}"').fetchone()
            found[each.name] = int(newest or 0)
    return found


def begin_served(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Take everything in a file for served that its owner opens: what was is not known after a power cut."""
    newest = newest_versions(connection, catalogue)
    # No higher than what is there: a clock that was years ahead must not stay in force for ever (F78).
    if newest != meta(connection, SERVED):
        put_meta(connection, SERVED, newest)


def _stored(connection: sqlite3.Connection) -> Mapping[str, int] | None:
    found: Any = meta(connection, SERVED)
    return found if isinstance(found, dict) else None


def _highest(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {name: max(one.get(name, 0), other.get(name, 0)) for name in (*one, *other)}
