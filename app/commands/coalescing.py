"""Coalescing: one pending change per record, which further edits join, and which ends when nothing is left to send.

Called by `record_editor` and the resolutions, inside their transaction.
"""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange, view
from storage.outbox.questions import Claim, End, Hold
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import same


def coalesce(entity: Entity, waiting: WaitingChange, later: Intent) -> WaitingChange:
    """Join a later edit to a pending change.

    A field edited while it was held is thereby resolved: the person saw the cloud's value and typed their own. A
    difference added to one in doubt resolves nothing, and is sent by itself.
    An edit after a refusal is sent at once (F20).
    """
    if waiting.kind is ChangeKind.DELETE:
        waiting = _kept(waiting, later)
    intent = waiting.intent.then(later, sent=waiting.sent if waiting.kind is ChangeKind.CREATE else None)
    base = waiting.base
    held, question = waiting.held, waiting.question
    if held is not None:
        if question.ends & {End.FIELD_EDIT, End.FIELD_SET}:
            edited = later.fields if End.FIELD_EDIT in question.ends else frozenset(later.set)
            decided = edited & set(held.fields)
            base = {**(base or {}), **{name: (waiting.remote or {}).get(name) for name in decided}}
            left = tuple(name for name in held.fields if name not in decided)
            held = Hold(held.reason, left, held.problems, held.since) if left else None
        elif question.cloud is Claim.DELETION and base is not None:
            # The record shows what the cloud had of it last: that is what the person wrote over.
            shown = waiting.remote or {}
            fresh = (later.fields - waiting.intent.fields) & shown.keys()
            base = {**base, **{name: shown[name] for name in fresh}}
        elif End.EDIT in question.ends:
            held = None
    if waiting.kind is ChangeKind.UPDATE and base is not None:
        known = base
        unchanged = {
            name
            for name, value in intent.set.items()
            if same(entity, name, value, known.get(name))
            and not (waiting.sent and name in waiting.sent.fields)
        }
        intent = intent.without(unchanged)
    in_doubt = {name: amount for name, amount in waiting.in_doubt.items() if name not in later.set}
    return waiting.but(intent=intent, base=base, held=held, in_doubt=in_doubt, next_try=0, error=None)


def _kept(deletion: WaitingChange, later: Intent) -> WaitingChange:
    """The edits that a deletion covered, pending again: an edit of the copy that is shown keeps the record (N1, F47).

    Their base stays, so that what the cloud has changed in these fields since is asked about; of fields that are written
    over now the person has seen the cloud's value.
    """
    edits = deletion.covered.without(("id", "_cloudId"))
    known = deletion.base or {}
    based = {name: known[name] for name in edits.fields - later.fields if name in known}
    return deletion.but(
        kind=ChangeKind.UPDATE,
        intent=edits,
        base={**(deletion.remote or {}), **based} if based else deletion.remote,
        covered=Intent(),
        anonymize=False,
        strategies={},
        held=None,
    )


def store(tx: Transaction, change: WaitingChange) -> Record:
    """Store the change, or drop it when nothing of it is left to send; returns the local copy."""
    nothing = change.kind is ChangeKind.UPDATE and not change.intent and change.state is ChangeState.WAITING
    if nothing and change.held is None:
        tx.drop_change(change.entity, change.id)
        return tx.put(change.entity, change.remote or change.base or view(change))
    return tx.put_change(change)
