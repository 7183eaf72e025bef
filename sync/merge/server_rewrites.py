"""Server rewrites: the cloud stores a value as another one (F35, F119).

Called by the push session when a create or an update was answered. The cloud's form of a value (trimmed, in other case,
rounded: `server_form`) is accepted; a person or a program of the shop that sets the same value again and again has not
noticed, and is asked the third time. A value that was cut or ignored is asked about at once. Counted in the database,
so that a restart forgets nothing; only the very same pair of values counts, so that somebody else's edit never does.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import Blocks, Hold, HoldReason
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import canonical, same
from sync.merge.plan import Note, Verdict
from sync.merge.server_form import changed_values, is_asked_about

MOST = 3
"""Rewrites of the same value to the same form after which a person is asked."""


def detect_server_rewrite(
    tx: Transaction,
    entity: Entity,
    change: WaitingChange,
    answer: Mapping[str, Any],
    verdict: Verdict,
    *,
    counted: Container[tuple[int, str]],
) -> Verdict:
    """The verdict about an answered create or update, with a hold for the values that the cloud does not keep.

    `counted`: what `ServerRewrites.counted` says of the record.
    """
    sent = change.sent
    if change.kind is ChangeKind.DELETE or sent is None:
        return verdict
    rewritten = set(changed_values(entity, change, answer))
    if change.kind is ChangeKind.UPDATE:
        rewritten |= {
            name
            for name, value in sent.set.items()
            if name in answer
            and name not in rewritten
            and is_asked_about(entity, name)
            and _is_repeated(tx, entity, (change.id, name), (value, answer[name]), counted)
        }
    return hold_rewritten(change, sent, rewritten, verdict, now=tx.now) if rewritten else verdict


def _is_repeated(
    tx: Transaction,
    entity: Entity,
    key: tuple[int, str],
    values: tuple[Any, Any],
    counted: Container[tuple[int, str]],
) -> bool:
    """Count this answer to a record's field, which was sent and answered with `values`; answers whether a person is to be
    asked. A value stored as it was sent ends the count.
    """
    rewrites, name = tx.sync_state.server_rewrites, key[1]
    if same(entity, name, *values):
        if key in counted:
            rewrites.forget(entity.name, *key)
        return False
    field = entity.by_name[name]
    sent, answered = (canonical(field, each) for each in values)
    if rewrites.count(entity.name, *key, sent, answered) < MOST:
        return False
    rewrites.forget(entity.name, *key)
    return True


def hold_rewritten(
    change: WaitingChange, sent: Intent, names: set[str], verdict: Verdict, *, now: int
) -> Verdict:
    """The verdict with the fields `names` held: the cloud's value and the one that was sent. The others go on."""
    left = verdict.change
    if left is None:
        copy: Record = verdict.copy or {}
        left = change.but(
            intent=Intent(), base=copy, remote=copy, held=None, kind=ChangeKind.UPDATE, missed=None
        )
    before = left.held
    if left.kind is not ChangeKind.UPDATE or left.question.blocks is Blocks.RECORD:
        return verdict
    ordered = [name for name in sent.set if name in names and name not in left.intent.fields]
    if not ordered:
        return verdict  # edited again meanwhile
    resent = {name: sent.set[name] for name in ordered}
    theirs = left.remote or {}
    shown = {name: (theirs.get(name), value) for name, value in resent.items()}
    held = Hold(HoldReason.REWRITTEN, tuple(resent), since=now)
    if before is not None:
        # An overlap is found again by the next merge; a value that was not kept is not, so its reason stays.
        reason = HoldReason.REWRITTEN if before.reason is HoldReason.OVERLAP else before.reason
        held = replace(before, reason=reason, fields=tuple(dict.fromkeys((*before.fields, *resent))))
    held_change = left.but(
        intent=left.intent.then(Intent(resent)),
        held=held,
        state=ChangeState.WAITING,
        sent=None,
        attempts=0,
        error=None,
    )
    return replace(
        verdict, change=held_change, copy=None, notes=(*verdict.notes, Note(EventKind.HELD, shown))
    )
