"""Regressed records: the cloud does not show them, has lost them, or has an older copy than it once confirmed.

Found by `sync.verify` and `sync.pull`; decided by a person (`app.commands.resolve_rollback`) or, where they are few, by
the engine. Until then our copies stand unchanged.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from storage.database.stored_json import parse, reading_values
from storage.schema.fields import Record


class Dispute(StrEnum):
    """What the cloud said of the record."""

    UNSEEN = "unseen"
    """A list that should show it did not; the cloud was not asked for it by id yet."""
    GONE = "gone"
    """Asked for by id, the cloud has none."""
    OLDER = "older"
    """The cloud has a copy much older than the one it gave us."""
    DELETED = "deleted"
    """The cloud shows it deleted, together with so many others that a person is asked first (F114)."""
    ACCEPTED = "accepted"
    """A person agreed to its deletion; it is deleted when the cloud says by id that it has none (N4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegressedRecord:
    """One record in dispute; `theirs` is the cloud's copy, where it has one."""

    entity: str
    id: int
    dispute: Dispute
    at: int
    theirs: Record | None = None


class Regressions:
    """The records in dispute."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self, entity: str | None = None) -> list[RegressedRecord]:
        """Records in dispute, of one entity or of all, by entity and id."""
        rows = self._connection.execute(
            "SELECT entity, record, dispute, at, theirs FROM disputed WHERE ? IS NULL OR entity = ? ORDER BY entity, record",
            (entity, entity),
        ).fetchall()
        with reading_values():
            return [
                RegressedRecord(
                    entity=name, id=record, dispute=Dispute(dispute), at=at,
                    theirs=None if theirs is None else parse(theirs),
                )
                for name, record, dispute, at, theirs in rows
            ]  # fmt: skip

    def counts(self) -> dict[str, int]:
        """By entity: how many records a person should decide about."""
        found: dict[str, int] = {}
        for (entity, dispute), count in self.by_dispute().items():
            if dispute is not Dispute.ACCEPTED:
                found[entity] = found.get(entity, 0) + count
        return found

    def by_dispute(self) -> dict[tuple[str, Dispute], int]:
        """How many records of an entity are in each dispute."""
        rows = self._connection.execute(
            "SELECT entity, dispute, count(*) FROM disputed GROUP BY entity, dispute"
        )
        return {(str(entity), Dispute(dispute)): int(count) for entity, dispute, count in rows.fetchall()}

    def put(self, records: Iterable[RegressedRecord]) -> None:
        """Store these; an earlier finding about the same record is replaced."""
        self._connection.executemany(
            "INSERT OR REPLACE INTO disputed (entity, record, dispute, at, theirs) VALUES (?, ?, ?, ?, ?)",
            [
                (
                    record.entity,
                    record.id,
                    record.dispute.value,
                    record.at,
                    json.dumps(record.theirs) if record.theirs else None,
                )
                for record in records
            ],
        )

    def drop(self, entity: str, ids: Iterable[int] | None = None) -> None:
        """End the dispute about these records, or about all of the entity."""
        if ids is None:
            self._connection.execute("DELETE FROM disputed WHERE entity = ?", (entity,))
            return
        # Every page asks this, and hardly ever is there a row.
        if (
            self._connection.execute("SELECT 1 FROM disputed WHERE entity = ? LIMIT 1", (entity,)).fetchone()
            is None
        ):
            return
        self._connection.executemany(
            "DELETE FROM disputed WHERE entity = ? AND record = ?", [(entity, record_id) for record_id in ids]
        )
