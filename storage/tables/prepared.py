"""Whether a file's tables are as this program makes them, so that opening it need not look at each of them.

Called when a replica is opened. The mark is what the program would make (schema number, catalogue, kind of replica)
and SQLite's own count of changes to the schema: whoever touches a table, an index or a trigger undoes it.
"""

from __future__ import annotations

import hashlib
import sqlite3
from functools import cache

from storage.database.connection import SCHEMA
from storage.schema.fields import Catalogue
from storage.sync_state import state

PREPARED = "prepared"
"""Key of the mark."""


def prepare(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False) -> None:
    """Bring a file to what `catalogue` declares, unless it is there (see `storage.tables.migrations.prepare`)."""
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    wanted = _mark(connection, catalogue, authoritative)
    if schema == SCHEMA and state.meta(connection, PREPARED) == wanted:
        return
    # Not before: what it imports takes as long as all other opening.
    from storage.tables import migrations

    migrations.prepare(connection, catalogue, authoritative=authoritative)


def stamp_schema(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool) -> None:
    """Remember that the tables are made; in the transaction that made them."""
    state.put_meta(connection, PREPARED, _mark(connection, catalogue, authoritative))


def _mark(
    connection: sqlite3.Connection, catalogue: Catalogue, authoritative: bool
) -> list[str | int | bool]:
    (changes,) = connection.execute("PRAGMA schema_version").fetchone()
    return [SCHEMA, _fingerprint(catalogue), authoritative, changes]


@cache
def _fingerprint(catalogue: Catalogue) -> str:
    told = repr([(entity.table, entity.view_of, entity.fields) for entity in catalogue])
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()
