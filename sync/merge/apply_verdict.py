"""How a verdict is stored: change, local copy and history in one go.

Called by pull and push inside their transactions.
"""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from storage.schema.personal_data import anonymized_values
from sync.merge.plan import Verdict

ORIGIN = "sync"


def apply_verdict(tx: Transaction, entity: Entity, change: WaitingChange, verdict: Verdict) -> None:
    """Store what an observation or an answer came to, unless it is what is stored already."""
    seen = (verdict.stands if verdict.change is None else verdict.change.remote) or {}
    for note in verdict.notes:
        who = seen.get("modifiedBy") if note.kind is EventKind.CLOUD else None
        tx.record(entity.name, change.id, note.kind, fields=note.fields, origin=ORIGIN, who=who)
    if verdict.change is not None:
        if verdict.change != change:
            tx.put_change(verdict.change)
        return
    tx.drop_change(entity.name, change.id)
    anonymized = change.kind is ChangeKind.DELETE and change.anonymize
    if verdict.stands is None:
        tx.remove(entity.name, change.id)
    else:
        tx.put(entity.name, anonymized_values(entity, verdict.stands) if anonymized else verdict.stands)
    if anonymized:
        tx.scrub(entity.name, change.id)
