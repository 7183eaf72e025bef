"""Storing verdicts: changes, local copies and history together.

Called by pull and push inside their transactions.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import WaitingChange
from storage.records.history import Event, EventKind, writer
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.personal_data import is_anonymized_copy
from sync.change.events import Outcome
from sync.merge.version_dates import note_superseded

ORIGIN = "sync"


def apply_verdict(tx: Transaction, entity: Entity, change: WaitingChange, verdict: Outcome) -> None:
    """Store the verdict about an observation or an answer, unless it changes nothing."""
    apply_verdicts(tx, entity, [(change, verdict)])


def apply_verdicts(tx: Transaction, entity: Entity, judged: Sequence[tuple[WaitingChange, Outcome]]) -> None:
    """Store verdicts about different records of an entity, by one statement for each kind of row.

    Where the cloud's copy shows that somebody else anonymised the record, what is kept of it here goes as well (F53).
    """
    events: list[Event] = []
    kept: list[WaitingChange] = []
    settled: list[tuple[int, Record | None]] = []
    for change, verdict in judged:
        sent = change.sent.set if change.sent is not None else None
        known = change.remote or change.base
        newer = verdict.copy if verdict.change is None else verdict.change.remote
        note_superseded(tx, entity, known, newer)
        for note in verdict.notes:
            who = writer(known, newer) if note.kind is EventKind.CLOUD else None
            events.append(Event(tx.now, entity.name, change.id, note.kind, note.fields, who, ORIGIN))
        if is_anonymized_copy(entity, known or sent, newer or {}):
            tx.history.record_all(events)  # before they lose their values
            events.clear()
            tx.anonymize(entity.name, change.id)
        if verdict.change is None:
            settled.append((change.id, verdict.copy))
        elif verdict.change is not change and verdict.change != change:
            kept.append(verdict.change)
    tx.history.record_all(events)
    if kept:
        tx.put_changes(entity.name, kept)
    if settled:
        tx.drop_changes(entity.name, [id for id, _ in settled])
        for id in (id for id, copy in settled if copy is None):
            tx.remove(entity.name, id)
        if copies := [copy for _, copy in settled if copy is not None]:
            tx.put_many(entity.name, copies)
