"""Whether the tables of a file are as this program makes them: then it carries a stamp, and nothing of it is inspected.

Called when a replica is opened: `migrations`, which makes the tables and puts the stamp there, is imported for the others only.
"""

from __future__ import annotations

import hashlib
import sqlite3
from functools import cache

from storage.database.connection import SCHEMA
from storage.database.meta import meta, put_meta
from storage.database.stored_json import UnreadableValue, parse
from storage.schema.fields import Catalogue
from storage.text.folding import SEARCH_TEXT_VERSION

PREPARED = "prepared"
"""Key of the stamp of a file whose tables are as this program makes them."""

INTERNAL_COLUMNS: dict[str, type] = {
    "_extra": str, "_etag": str, "_search": str, "_cloudVersion": int, "_tag": str,
}  # fmt: skip
"""Beside the fields: undeclared keys as JSON, the row's digest, the folded search text, the versionDate of the cloud
(`rows.UNSENT` where it has no such record), and the ETag that is served where it is not the digest."""


def check_definitions(connection: sqlite3.Connection) -> None:
    """Raise UnreadableValue when a definition differs from what was made, and no statement has changed any since (F109)."""
    match meta(connection, PREPARED):
        case [_, _, _, changes, digest] if [changes, digest] != (present := _definitions(connection)):
            if changes == present[0]:
                raise UnreadableValue("the definition of a table")


def is_prepared(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False) -> bool:
    """Whether the file carries this program's stamp; only reads."""
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    return bool(
        schema == SCHEMA and meta(connection, PREPARED) == _stamp(connection, catalogue, authoritative)
    )


def is_made_from(connection: sqlite3.Connection, catalogue: Catalogue, file: str) -> bool:
    """Whether the stamp of the attached `file` says that its tables were made from `catalogue`. Raises UnreadableValue."""
    row = connection.execute(f"SELECT value FROM {file}.meta WHERE key = ?", (PREPARED,)).fetchone()
    found = parse(row[0]) if row is not None else None
    return isinstance(found, list) and found[:2] == [SCHEMA, _fingerprint(catalogue)]


def _stamp(
    connection: sqlite3.Connection, catalogue: Catalogue, authoritative: bool
) -> list[str | int | bool]:
    """What the tables were made from, and what was made."""
    return [SCHEMA, _fingerprint(catalogue), authoritative, *_definitions(connection)]


def stamp(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False) -> None:
    """Stamp a prepared file anew, after VACUUM has raised SQLite's count of schema changes."""
    put_meta(connection, PREPARED, _stamp(connection, catalogue, authoritative))


def _definitions(connection: sqlite3.Connection) -> list[str | int]:
    """SQLite's count of schema changes, which any later DDL raises, and a digest of the definitions."""
    (changes,) = connection.execute("PRAGMA schema_version").fetchone()
    listed = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid")
    return [changes, hashlib.blake2b(repr(listed.fetchall()).encode(), digest_size=16).hexdigest()]


@cache
def _fingerprint(catalogue: Catalogue) -> str:
    declared = repr(
        (
            [*INTERNAL_COLUMNS],
            SEARCH_TEXT_VERSION,
            [(entity.table, entity.view_of, entity.fields) for entity in catalogue],
        )
    )
    return hashlib.blake2b(declared.encode(), digest_size=16).hexdigest()
