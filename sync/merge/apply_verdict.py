"""Storing a verdict: change, local copy and history together.

Called by pull and push inside their transactions.
"""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from storage.schema.personal_data import anonymized_values
from sync.merge.plan import Verdict
from sync.merge.version_dates import note_superseded

ORIGIN = "sync"


def apply_verdict(tx: Transaction, entity: Entity, change: WaitingChange, verdict: Verdict) -> None:
    """Store the verdict about an observation or an answer, unless it changes nothing."""
    newer = verdict.copy if verdict.change is None else verdict.change.remote
    note_superseded(tx, entity, change.remote or change.base, newer)
    seen = newer or {}
    for note in verdict.notes:
        who = seen.get("modifiedBy") if note.kind is EventKind.CLOUD else None
        tx.record(entity.name, change.id, note.kind, fields=note.fields, origin=ORIGIN, who=who)
    if verdict.change is not None:
        if verdict.change != change:
            tx.put_change(verdict.change)
        return
    tx.drop_change(entity.name, change.id)
    anonymized = change.kind is ChangeKind.DELETE and change.anonymize
    if verdict.copy is None:
        tx.remove(entity.name, change.id, anonymized=anonymized)
    else:
        tx.put(entity.name, anonymized_values(entity, verdict.copy) if anonymized else verdict.copy)
    if anonymized:
        tx.scrub(entity.name, change.id)
