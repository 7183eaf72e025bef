"""Records of which the cloud has less than it once confirmed: not shown, gone, or an older copy.

Found by `sync`, decided by a person (`app.commands.resolve_rollback`) or, where they are few, by the engine. Nothing here has been
taken over yet: our copies stand.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from storage.schema.fields import Record
from storage.sync_state.state import meta, put_meta


class Dispute(StrEnum):
    """What the cloud said of the record."""

    UNSEEN = "unseen"
    """A list that should show it did not; it was not asked for by id."""
    GONE = "gone"
    """Asked for by id, the cloud has none."""
    OLDER = "older"
    """The cloud has a copy much older than the one it gave us."""
    ACCEPTED = "accepted"
    """A person agreed that it goes; it does when the cloud says by id that it has none (N4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegressedRecord:
    """One record in dispute; `theirs` is the cloud's copy, where it has one."""

    entity: str
    id: int
    dispute: Dispute
    at: int
    theirs: Record | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CloudRollback:
    """The cloud was restored from a backup (F101): nothing is deleted here until a person has decided."""

    since: int
    """Our wall time when it was noticed, milliseconds."""
    pending: tuple[str, ...] = ()
    """Entities that are still to be compared from end to end."""


RESTORED = "cloud_restored"
"""Code of a setback in outcomes and status."""
_SETBACK = "setback"


def setback(connection: sqlite3.Connection) -> CloudRollback | None:
    """The setback that goes on."""
    kept = meta(connection, _SETBACK)
    return None if kept is None else CloudRollback(since=kept["since"], pending=tuple(kept["pending"]))


def put_setback(connection: sqlite3.Connection, value: CloudRollback | None) -> None:
    """Keep it, or that it is over."""
    kept = None if value is None else {"since": value.since, "pending": list(value.pending)}
    put_meta(connection, _SETBACK, kept)


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    """By entity: how many records a person should decide on."""
    rows = connection.execute(
        "SELECT entity, count(*) FROM disputed WHERE dispute <> ? GROUP BY entity", (Dispute.ACCEPTED.value,)
    )
    return {str(entity): int(count) for entity, count in rows.fetchall()}


def put(connection: sqlite3.Connection, found: Iterable[RegressedRecord]) -> None:
    """Keep these; what was said of the same record before is replaced."""
    connection.executemany(
        "INSERT OR REPLACE INTO disputed (entity, record, dispute, at, theirs) VALUES (?, ?, ?, ?, ?)",
        [
            (
                each.entity,
                each.id,
                each.dispute.value,
                each.at,
                json.dumps(each.theirs) if each.theirs else None,
            )
            for each in found
        ],
    )


def drop(connection: sqlite3.Connection, entity: str, ids: Iterable[int] | None = None) -> None:
    """These, or all of the entity, are in dispute no more."""
    if ids is None:
        connection.execute("DELETE FROM disputed WHERE entity = ?", (entity,))
        return
    # Asked with every page, and hardly ever is there anything.
    if connection.execute("SELECT 1 FROM disputed WHERE entity = ? LIMIT 1", (entity,)).fetchone() is None:
        return
    connection.executemany(
        "DELETE FROM disputed WHERE entity = ? AND record = ?", [(entity, each) for each in ids]
    )


def disputed(connection: sqlite3.Connection, entity: str | None = None) -> list[RegressedRecord]:
    """Records in dispute, by entity and id."""
    rows = connection.execute(
        "SELECT entity, record, dispute, at, theirs FROM disputed WHERE ? IS NULL OR entity = ? ORDER BY entity, record",
        (entity, entity),
    ).fetchall()
    return [
        RegressedRecord(
            entity=name, id=record, dispute=Dispute(dispute), at=at,
            theirs=None if theirs is None else json.loads(theirs),
        )
        for name, record, dispute, at, theirs in rows
    ]  # fmt: skip
