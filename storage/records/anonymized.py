"""Anonymised records: which they are, what is kept about a person beside the record itself, and what of it goes (F53).

Called by `transaction`, which is the one place where a record is anonymised, by `erased_copies` for backups, and by
`replica`. A mark stays for good: whatever of the record arrives later, by sync or from a backup, is emptied too. While it
is `due`, copies of the values may be left in free space of the file, in drafts or in backups; it ceases to be when all
of them were found clean, so that a crash anywhere leaves the work to the next start.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from functools import partial

from storage.outbox.changes import Intent, WaitingChange
from storage.schema.fields import Entity
from storage.sql_chunks import chunks

Key = tuple[str, int]
"""Entity and id of a record."""
Due = tuple[str, int, int]
"""The same, and when it was anonymised, wall milliseconds."""


def mark(connection: sqlite3.Connection, entity: str, record: int, *, at: int) -> None:
    """Mark a record as anonymised at a wall time in milliseconds, and copies of it as not looked for yet."""
    connection.execute(
        "INSERT INTO anonymized (entity, record, at, due) VALUES (?, ?, ?, 1)"
        " ON CONFLICT(entity, record) DO UPDATE SET at = excluded.at, due = 1",
        (entity, record, at),
    )


def unmark(connection: sqlite3.Connection, entity: str, records: Iterable[int]) -> None:
    """Forget the marks: there are new values under these ids."""
    connection.executemany(
        "DELETE FROM anonymized WHERE entity = ? AND record = ?", [(entity, each) for each in records]
    )


def has_any(connection: sqlite3.Connection, entity: str) -> bool:
    """Whether any record of an entity is anonymised."""
    found = connection.execute("SELECT 1 FROM anonymized WHERE entity = ? LIMIT 1", (entity,))
    return found.fetchone() is not None


def among(connection: sqlite3.Connection, entity: str, records: Iterable[int]) -> set[int]:
    """Those of `records` that are anonymised."""
    found: set[int] = set()
    for part, marks in chunks(records):
        rows = connection.execute(
            f"SELECT record FROM anonymized WHERE entity = ? AND record IN ({marks})", (entity, *part)
        )
        found |= {int(record) for (record,) in rows.fetchall()}
    return found


def every(connection: sqlite3.Connection) -> list[Due]:
    """All anonymised records."""
    return connection.execute("SELECT entity, record, at FROM anonymized").fetchall()


def due(connection: sqlite3.Connection) -> list[Due]:
    """Anonymised records of which copies may be left."""
    return connection.execute("SELECT entity, record, at FROM anonymized WHERE due = 1").fetchall()


def settle(connection: sqlite3.Connection, clean: Iterable[Due]) -> None:
    """No copy of these is left, unless they were anonymised again since."""
    connection.executemany(
        "UPDATE anonymized SET due = 0 WHERE entity = ? AND record = ? AND at = ?", [*clean]
    )


def rename(connection: sqlite3.Connection, entity: str, names: Mapping[int, int]) -> None:
    """Move marks to the records' new ids."""
    connection.executemany(
        "UPDATE OR REPLACE anonymized SET record = ? WHERE entity = ? AND record = ?",
        [(now, entity, old) for old, now in names.items()],
    )


def scrub(connection: sqlite3.Connection, entity: str, record: int) -> None:
    """Remove the values of a record from every table but its own and the outbox."""
    from storage.records import history
    from storage.tables import idempotency

    key = (entity, record)
    history.scrub(connection, *key)
    for table in ("rewritten", "superseded", "disputed"):
        connection.execute(f"DELETE FROM {table} WHERE entity = ? AND record = ?", key)
    idempotency.forget_bodies(connection, *key)
    connection.execute(
        "UPDATE quarantine SET body = ? WHERE entity = ? AND record = ?",
        (json.dumps({"id": record}), entity, str(record)),
    )


def impersonal_change(entity: Entity, change: WaitingChange) -> WaitingChange:
    """A pending change of an anonymised record with just what is needed to tell the cloud.

    An edit that waits while the cloud has anonymised the record keeps its own values, about which a person is asked.
    """
    from storage.outbox.moves import impersonal
    from storage.schema.personal_data import anonymized_values

    return impersonal(
        change, partial(anonymized_values, entity), lambda edits: _without_values(entity, edits)
    )


def _without_values(entity: Entity, intent: Intent) -> Intent:
    kept = entity.by_name.keys() - set(entity.personal)
    return intent.only(kept)
