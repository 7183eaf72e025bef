"""Anonymised records: which they are, what is kept about a person beside the record itself, and what of it goes (F53).

Called by `transaction`, which is the one place where a record is anonymised, by `erased_copies` for backups, and by
`replica`. A mark stays for good: whatever of the record arrives later, by sync or from a backup, is emptied too. While it
is `due`, copies of the values may be left in free space of the file, in drafts or in backups; it ceases to be when all
of them were found clean, so that a crash anywhere leaves the work to the next start.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.schema.fields import Catalogue, Entity
from storage.schema.personal_data import anonymized_values
from storage.sql_chunks import chunks

Key = tuple[str, int]
"""Entity and id of a record."""
Due = tuple[str, int, int]
"""The same, and when it was anonymised, wall milliseconds."""


class Erasure:
    """The anonymised records as one transaction knows them, and the one place where a record is anonymised."""

    def __init__(self, connection: sqlite3.Connection, catalogue: Catalogue, *, now: int) -> None:
        self._connection = connection
        self._catalogue = catalogue
        self._now = now
        self.done: list[Key] = []
        """Records anonymised here: older lines of the journal and free space of the file may still hold their values."""
        self._has_any: dict[str, bool] = {}
        """By entity, as far as it was asked: most shops have anonymised nobody."""

    def among(self, entity: str, ids: Iterable[int]) -> set[int]:
        """Those of `ids` that are anonymised."""
        if not self._catalogue[entity].personal:
            return set()
        if entity not in self._has_any:
            self._has_any[entity] = has_any(self._connection, entity)
        return among(self._connection, entity, ids) if self._has_any[entity] else set()

    def anonymize(self, entity: str, record: int) -> None:
        """See `Transaction.anonymize`."""
        if not self._catalogue[entity].personal:
            return
        mark(self._connection, entity, record, at=self._now)
        self._has_any[entity] = True
        scrub(self._connection, entity, record)
        if not self.done:
            outbox.count_scrub(self._connection)
        self.done.append((entity, record))

    def copies(self, entity: Entity, records: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        """The copies as they may be stored: of anonymised records without values; one that lives again is no longer one."""
        marked = self.among(entity.name, (record["id"] for record in records))
        if not marked:
            return records
        alive = {each["id"] for each in records if each["id"] in marked and not each.get("deleted")}
        unmark(self._connection, entity.name, alive)
        return [anonymized_values(entity, each) if each["id"] in marked - alive else each for each in records]

    def change(self, change: WaitingChange) -> WaitingChange:
        """The change as it may be stored: of an anonymised record without values, unless it lives again."""
        if not self.among(change.entity, [change.id]):
            return change
        restored = change.remote is not None and not change.remote.get("deleted")
        if change.kind is ChangeKind.CREATE or (change.kind is ChangeKind.UPDATE and restored):
            unmark(self._connection, change.entity, [change.id])
            return change
        return impersonal_change(self._catalogue[change.entity], change)


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
    from storage.tables import idempotency

    key = (entity, record)
    # The kind and time of its events stay, and that it was anonymised.
    connection.execute(
        "UPDATE history SET who = NULL, fields ="
        " CASE json_type(fields, '$.anonymize') WHEN 'array' THEN json_object('anonymize', json('[null,true]'))"
        " ELSE '{}' END WHERE entity = ? AND record = ?",
        key,
    )
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

    return impersonal(
        change, partial(anonymized_values, entity), lambda edits: _without_values(entity, edits)
    )


def _without_values(entity: Entity, intent: Intent) -> Intent:
    kept = entity.by_name.keys() - set(entity.personal)
    return intent.only(kept)
