"""Regressed records: the cloud does not show them, has lost them, or has an older copy than it once confirmed; and a cloud
rollback: the whole cloud was restored from a backup (F101).

Found by `sync.verify` and `sync.pull`; decided by a person (`app.commands.resolve_rollback`) or, where they are few, by
the engine. Until then our copies stand unchanged. That this database is an older state of itself is known, and then it
is not the cloud that went back (F142).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum

from storage.database.meta import meta, put_meta
from storage.schema.fields import Record
from storage.sync_state.table import Part, Table

RESTORED = "cloud_restored"
"""Code of a cloud rollback in outcomes and status."""
_ROLLBACK = "setback"
"""Key in `meta`; the stored name is older than the term."""
_OWN = "own_restore"
"""Key in `meta`."""


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


_DISPUTED = Table(
    "disputed",
    RegressedRecord,
    columns={"id": "record"},
    json=frozenset({"theirs"}),
    types={"dispute": Dispute},
)


class Regressions(Part):
    """The records in dispute."""

    def all(self, entity: str | None = None) -> list[RegressedRecord]:
        """Records in dispute, of one entity or of all, by entity and id."""
        where = "WHERE ? IS NULL OR entity = ? ORDER BY entity, record"
        return _DISPUTED.rows(self._connection, where, (entity, entity))

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
        _DISPUTED.put(self._connection, records)

    def drop(self, entity: str, ids: Iterable[int] | None = None) -> None:
        """End the dispute about these records, or about all of the entity."""
        if ids is None:
            self._connection.execute("DELETE FROM disputed WHERE entity = ?", (entity,))
            return
        # Every page asks this, and hardly ever is there a row.
        any_there = "SELECT 1 FROM disputed WHERE entity = ? LIMIT 1"
        if self._connection.execute(any_there, (entity,)).fetchone() is not None:
            self._connection.executemany(
                "DELETE FROM disputed WHERE entity = ? AND record = ?", [(entity, each) for each in ids]
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class CloudRollback:
    """A cloud rollback in progress: nothing is deleted here until a person has decided."""

    since: int
    """Our wall time when it was detected, milliseconds."""
    pending: tuple[str, ...] = ()
    """Entities that are still to be compared from end to end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnRestore:
    """The state of a database that is an older one: a backup that was restored, or a copy that was put back."""

    at: int
    """Our wall time when that was known, milliseconds."""
    newest: int
    """The newest date of any list that it knew then, milliseconds of the cloud's time."""


class CloudRollbackState(Part):
    """Whether a cloud rollback is in progress, or a restore of ours not yet compared."""

    def get(self) -> CloudRollback | None:
        """The cloud rollback in progress."""
        stored = meta(self._connection, _ROLLBACK)
        return stored and CloudRollback(since=stored["since"], pending=tuple(stored["pending"]))

    def put(self, rollback: CloudRollback | None) -> None:
        """Store it, or that it is over."""
        put_meta(self._connection, _ROLLBACK, rollback and asdict(rollback))

    def own_restore(self) -> OwnRestore | None:
        """The restore of ours since which not every list was compared."""
        stored = meta(self._connection, _OWN)
        return stored and OwnRestore(**stored)

    def note_own_restore(self, now: int) -> None:
        """Note that this database is an older state, as its cursors still tell. Before the first download it knows nothing."""
        (newest,) = self._connection.execute("SELECT max(watermark) FROM cursors").fetchone()
        if newest is not None:
            put_meta(self._connection, _OWN, {"at": now, "newest": newest})

    def forget_own_restore(self) -> None:
        """Note that every list was compared since."""
        put_meta(self._connection, _OWN, None)
