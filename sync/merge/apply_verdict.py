"""Storing a verdict: change, local copy and history together.

Called by pull and push inside their transactions.
"""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.history import EventKind, writer
from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from storage.schema.personal_data import is_anonymized_copy
from sync.merge.plan import Verdict
from sync.merge.version_dates import note_superseded

ORIGIN = "sync"


def apply_verdict(tx: Transaction, entity: Entity, change: WaitingChange, verdict: Verdict) -> None:
    """Store the verdict about an observation or an answer, unless it changes nothing.

    Where the cloud's copy shows that somebody else anonymised the record, what is kept of it here goes as well (F53).
    """
    newer = verdict.copy if verdict.change is None else verdict.change.remote
    note_superseded(tx, entity, change.remote or change.base, newer)
    known = change.remote or change.base
    for note in verdict.notes:
        who = writer(known, newer) if note.kind is EventKind.CLOUD else None
        tx.record(entity.name, change.id, note.kind, fields=note.fields, origin=ORIGIN, who=who)
    if change.kind is not ChangeKind.CREATE and is_anonymized_copy(entity, known, newer or {}):
        tx.anonymize(entity.name, change.id)
    if verdict.change is not None:
        if verdict.change != change:
            tx.put_change(verdict.change)
        return
    tx.drop_change(entity.name, change.id)
    if verdict.copy is None:
        tx.remove(entity.name, change.id)
    else:
        tx.put(entity.name, verdict.copy)
