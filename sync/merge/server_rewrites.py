"""Server rewrites: the cloud stores a value as another one. Accepted twice, held for a person the third time (F35).

Called by the push session when an update was answered. A cloud that trims or rounds a value is right the first time;
a person or a program of the shop that sets the same value again and again has not noticed. Counted in the database, so
that a restart forgets nothing; only the very same pair of values counts, so that somebody else's edit never does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from storage.outbox.changes import ChangeKind, Hold, HoldReason, Intent, WaitingChange
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import canonical, same
from sync.merge.plan import Note, Verdict

MOST = 3
"""Rewrites of the same value to the same other one after which a person is asked."""


def detect_server_rewrite(
    tx: Transaction, entity: Entity, change: WaitingChange, answer: Mapping[str, Any], verdict: Verdict
) -> Verdict:
    """The verdict about an answered update, with a hold when the cloud keeps rewriting a value."""
    sent = change.sent
    if change.kind is not ChangeKind.UPDATE or sent is None or change.held is not None:
        return verdict
    rewritten = [
        name
        for name, value in sent.set.items()
        if name in answer
        and _counts(entity, name)
        and _is_repeated(tx, entity, change.id, name, value, answer[name])
    ]
    return _hold(tx, change, sent, rewritten, verdict) if rewritten else verdict


def _counts(entity: Entity, name: str) -> bool:
    field = entity.by_name.get(name)
    return field is not None and field.writable and field.merge is not Merge.SERVER


def _is_repeated(tx: Transaction, entity: Entity, record: int, name: str, sent: Any, answered: Any) -> bool:
    """Count this answer; answers whether a person is to be asked. A value stored as it was sent ends the count."""
    if same(entity, name, sent, answered):
        tx.sync_state.server_rewrites.forget(entity.name, record, name)
        return False
    field = entity.by_name[name]
    pair = (canonical(field, sent), canonical(field, answered))
    if tx.sync_state.server_rewrites.count(entity.name, record, name, *pair) < MOST:
        return False
    tx.sync_state.server_rewrites.forget(entity.name, record, name)
    return True


def _hold(
    tx: Transaction, change: WaitingChange, sent: Intent, names: list[str], verdict: Verdict
) -> Verdict:
    left = verdict.change
    if left is None:
        copy: Record = verdict.copy or {}
        left = change.but(intent=Intent(), base=copy, remote=copy)
    if left.kind is not ChangeKind.UPDATE or left.held is not None:
        return verdict
    resent = {name: sent.set[name] for name in names if name not in left.intent.fields}
    if not resent:
        return verdict  # edited again meanwhile
    theirs = left.remote or {}
    shown = {name: (theirs.get(name), value) for name, value in resent.items()}
    held_change = left.but(
        intent=left.intent.then(Intent(resent)),
        held=Hold(HoldReason.REWRITTEN, tuple(resent), since=tx.now),
        state=type(left.state).WAITING,
        sent=None,
        attempts=0,
        error=None,
    )
    return replace(
        verdict, change=held_change, copy=None, notes=(*verdict.notes, Note(EventKind.HELD, shown))
    )
