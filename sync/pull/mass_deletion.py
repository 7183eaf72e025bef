"""Mass deletion: more deletions in the cloud than anybody makes on purpose, at once or within an hour (F56, F114).

Tombstones count as well as absences, and so do those that came one pull after another: somebody who deletes nineteen
records a minute is asked about after the twentieth. What this computer deleted does not count, nor do the tombstones
of a first download. Until a person has decided (`app.commands.resolve_rollback`) nothing more is deleted here, and
what was deleted within the hour lives again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.sync_state.regressions import Dispute, RegressedRecord

MANY = 20
"""More deletions than this, and more than `SHARE` of all, are a mass deletion."""
SHARE = 0.05
SPAN = 3_600_000
"""Milliseconds within which deletions count together."""
MASS_DELETION = "mass_deletion"
"""Code of that problem of a list."""
_DECIDED = "mass_deletions_decided"
"""Key in `meta`: by entity, our wall time when a person last decided about a mass deletion."""


def is_mass(deletions: int, total: int) -> bool:
    """Whether so many deletions among so many records are not believable."""
    return deletions > MANY and deletions > SHARE * total


def recent(tx: Transaction, entity: Entity) -> set[int]:
    """Ids of records that the cloud deleted within the last hour, since a person last decided."""
    decided = (tx.sync_state.meta.get(_DECIDED) or {}).get(entity.name, 0)
    return tx.history.deleted_in_cloud(entity.name, since=max(tx.now - SPAN, decided))


def record_decision(tx: Transaction, entity: str) -> None:
    """Count deletions of the entity anew from now on: a person has decided about those until now."""
    decided = tx.sync_state.meta.get(_DECIDED) or {}
    tx.sync_state.meta.put(_DECIDED, {**decided, entity: tx.now})


def held_deletions(
    tx: Transaction, entity: Entity, tombstones: Sequence[Record], here: Mapping[int, Record]
) -> list[RegressedRecord]:
    """Which of these tombstones of records that live `here` must wait for a person.

    All of them or none. The first time, records deleted within the hour live again and wait as well: whoever keeps
    ours keeps all of it.
    """
    deleted = [each for each in tombstones if _lives(here.get(each["id"]))]
    if not deleted:
        return []
    asked = {
        each.id for each in tx.sync_state.regressions.all(entity.name) if each.dispute is Dispute.DELETED
    }
    before = recent(tx, entity)
    new = {each["id"] for each in deleted}
    total = tx.sync_state.expected.live_count(entity) + len(asked | before)
    if not asked and not is_mass(len(new | before), total):
        return []
    return [_held(tx, entity, each) for each in deleted] + [
        _held(tx, entity, each) for each in _revived(tx, entity, before - new - asked)
    ]


def _revived(tx: Transaction, entity: Entity, ids: set[int]) -> list[Record]:
    """Let records live again that the cloud deleted and nobody has touched since; answers their tombstones."""
    waiting = tx.changes_of(entity.name, ids)
    gone = [
        each
        for id, each in tx.many(entity.name, ids).items()
        if each.get("deleted") and id not in waiting and not tx.is_anonymized(entity.name, id)
    ]
    if gone:
        tx.put_many(entity.name, [{**each, "deleted": False} for each in gone])
    return gone


def _held(tx: Transaction, entity: Entity, tombstone: Record) -> RegressedRecord:
    return RegressedRecord(
        entity=entity.name, id=tombstone["id"], dispute=Dispute.DELETED, at=tx.now, theirs=tombstone
    )


def _lives(ours: Record | None) -> bool:
    return ours is not None and not ours.get("deleted")
