"""What a person, or a program in the shop, makes of a change: saved, deleted, restored, decided. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange, view
from storage.outbox.questions import QUESTIONS, Claim, End, HoldReason
from storage.outbox.state import (
    NOTHING,
    Asked,
    By,
    Gone,
    Keep,
    Known,
    New,
    RecordQuestion,
    Remove,
    Retry,
    gone,
    known,
)  # fmt: skip
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import same
from sync.change.three_way import merge


def saved(entity: Entity, change: WaitingChange, later: Intent, *, by: By | None = None) -> WaitingChange:
    """Join a later edit to a pending change.

    A field that is asked about is thereby decided: the person saw the cloud's value and typed their own. A difference added
    to one in doubt decides nothing, and is sent by itself. An edit after a refusal is sent at once (F20).
    """
    if isinstance(change.wish, Remove):
        change = _kept(change, later)
    edits = change.intent.then(later, sent=change.sent if change.kind is ChangeKind.CREATE else None)
    base, remote, record = change.base, change.remote or {}, change.asked.record
    decided = {name for name, each in change.asked.fields.items() if _decides(each.reason, name, later)}
    if decided:
        base = {**(base or {}), **{name: remote.get(name) for name in decided}}
    if change.question.cloud is Claim.DELETION and base is not None:
        # The record shows what the cloud had of it last: that is what the person wrote over.
        fresh = (later.fields - change.intent.fields) & remote.keys()
        base = {**base, **{name: remote[name] for name in fresh}}
    elif record is not None and End.EDIT in QUESTIONS[record.reason].ends:
        record = None
    if change.kind is ChangeKind.UPDATE and base is not None:
        edits = edits.without(_set_back(entity, edits, base, change))
    fields = {name: each for name, each in change.asked.fields.items() if name not in decided}
    asked, retry = _asked(record, fields), Retry(0, change.retry.tries)
    return based(change, base).but(wish=Keep(edits), asked=asked, retry=retry, by=by or change.by)


def _decides(reason: HoldReason, name: str, later: Intent) -> bool:
    """Whether an edit decides what is asked about a field."""
    ends = QUESTIONS[reason].ends
    return (End.FIELD_EDIT in ends and name in later.fields) or (End.FIELD_SET in ends and name in later.set)


def _set_back(entity: Entity, edits: Intent, base: Record, change: WaitingChange) -> set[str]:
    """Fields with the value that both sides agreed on, unless another one is on its way."""
    sent = change.sent.fields if change.sent else frozenset()
    return {
        name
        for name, value in edits.set.items()
        if name not in sent and same(entity, name, value, base.get(name))
    }


def based(change: WaitingChange, base: Record | None) -> WaitingChange:
    """The change with another copy agreed on, None for none."""
    if base is change.base or base is None:
        return change
    match change.basis:
        case New():
            return change
        case Known(remote):
            return change.but(basis=known(remote, base))
        case Gone(remote):
            return change.but(basis=gone(remote, base))


def _asked(record: RecordQuestion | None, fields: dict[str, Any]) -> Asked:
    return Asked(record, fields) if record is not None or fields else NOTHING


def _amounts(change: WaitingChange) -> Asked:
    """Only which amounts are in doubt: all else is found again when the record is merged."""
    return _asked(None, {name: each for name, each in change.asked.fields.items() if each.amount is not None})


def _kept(deletion: WaitingChange, later: Intent) -> WaitingChange:
    """The edits beneath a deletion wait again: an edit of the copy that is shown keeps the record (N1, F47).

    Their base stays, so that what the cloud has changed in these fields since is asked about; of fields that are written
    over now the person has seen the cloud's value.
    """
    edits = deletion.covered.without(("id", "_cloudId"))
    had, remote = deletion.base or {}, deletion.remote or {}
    agreed = {name: had[name] for name in edits.fields - later.fields if name in had}
    basis = known(remote, {**remote, **agreed})
    return deletion.but(wish=Keep(edits), basis=basis, asked=_amounts(deletion))


def is_over(change: WaitingChange) -> bool:
    """Whether nothing is left to send or to ask."""
    edited = change.kind is not ChangeKind.UPDATE or change.intent or change.state is ChangeState.SENT
    return not edited and change.held is None


def deleted(change: WaitingChange, wish: Remove, *, due: int, by: By) -> WaitingChange:
    """Delete a record with a pending change; the edits that waited are kept beneath the deletion.

    Asked about before, and deleted again in sight of the cloud's copy: that decides it (F47).
    """
    basis, edits = change.basis, change.intent
    if isinstance(change.wish, Remove) and change.remote is not None:
        edits = change.covered
        basis = Gone(change.remote) if change.remote.get("deleted") else Known(change.remote)
    elif change.question.cloud is Claim.DELETION:
        basis = known(change.remote or change.base or {}, change.base or {})
    return change.but(
        wish=replace(wish, edits=edits), basis=basis, asked=_amounts(change), by=by,
        retry=replace(change.retry, at=due),
    )  # fmt: skip


def forgotten(change: WaitingChange, *, by: By) -> WaitingChange:
    """A deletion that is to anonymise as well. A plain one that is on its way is not repeated with another flag (F53)."""
    again = change.state is ChangeState.SENT and not change.posted
    return change.but(
        wish=Remove(change.covered, anonymize=True, strategies=change.strategies), asked=_amounts(change), by=by,
        sent=None if again else change.sent,
        retry=Retry(0, 0 if again else change.retry.tries, change.retry.error),
    )  # fmt: skip


def withdrawn(change: WaitingChange, *, now: int) -> WaitingChange:
    """Take back a deletion that was not sent; the edits beneath it wait again.

    Where a list has shown the record deleted meanwhile, they are asked about (F46).
    """
    edits, basis, asked = change.covered, change.basis, _amounts(change)
    if not isinstance(basis, New) and "id" not in edits.set:
        basis = known(change.remote or change.base or {}, change.base or {})
    if isinstance(basis, Known):
        edits = edits.without(("id", "_cloudId"))
        if edits and basis.remote.get("deleted"):
            asked = replace(asked, record=RecordQuestion(HoldReason.DELETED_IN_CLOUD, since=now))
            basis = gone(basis.remote, basis.base)
    return change.but(
        wish=Keep(edits),
        basis=basis,
        asked=asked,
        retry=Retry(0, change.retry.tries),
        by=replace(change.by, changed=now),
    )


def decided_ours(entity: Entity, change: WaitingChange, *, now: int) -> WaitingChange:
    """What is asked about the record is decided for what waits here: it is sent."""
    kept, question = change, change.question
    if question.cloud is Claim.DELETION:
        kept = _brought_back(entity, change)
    elif question.here is Claim.DELETION and change.remote is not None:
        kept = change.but(basis=Known(change.remote))
    asked = _asked(None, dict(kept.asked.fields))
    return kept.but(asked=asked, retry=Retry(0, kept.retry.tries), by=replace(kept.by, changed=now))


def _brought_back(entity: Entity, change: WaitingChange) -> WaitingChange:
    """Ours is kept: the same id is created again with all its values."""
    shown = {**view(change), **_merged_sets(entity, change)}
    # The base says that the id is not a new one: what is found under it may be another's record.
    base = {**shown, **(change.remote or change.base or {}), "deleted": True}
    return change.but(
        wish=Keep(Intent(whole(entity, shown))), basis=gone(None, base), sent=None, asked=NOTHING
    )


def whole(entity: Entity, record: Record) -> Record:
    """All that a creation of the record sends."""
    return {
        each.name: record.get(each.name)
        for each in entity.fields
        if each.name in ("id", "_cloudId") or (each.writable and each.merge is not Merge.SERVER)
    }


def _merged_sets(entity: Entity, change: WaitingChange) -> Record:
    """Our elements and bits merged with those of the deleted copy, so that those of others stay (F60, F61)."""
    if change.remote is None:
        return {}
    merged = merge(entity, change.base, change.intent, change.remote).record
    mine = (entity.by_name[name] for name in change.intent.set if name in entity.by_name)
    return {each.name: merged.get(each.name) for each in mine if each.merge in (Merge.SET, Merge.BITS)}


def decided_fields(
    change: WaitingChange, edits: Intent, base: Record, decided: set[str], *, now: int
) -> WaitingChange:
    """Fields were decided; what is asked about the others stays."""
    fields = {name: each for name, each in change.asked.fields.items() if name not in decided}
    return based(change, base).but(
        wish=Keep(edits),
        asked=_asked(None, fields),
        retry=Retry(0, change.retry.tries),
        by=replace(change.by, changed=now),
    )


def decided_none(change: WaitingChange, *, now: int) -> WaitingChange:
    """None of these records is ours: a creation whose outcome is unknown did not arrive, and is sent again as it now is."""
    lost = change.kind is ChangeKind.CREATE
    return change.but(
        wish=Keep(change.wish.edits.folded()) if lost else change.wish,
        sent=None if lost else change.sent, asked=_asked(None, dict(change.asked.fields)),
        retry=Retry(0, change.retry.tries), by=replace(change.by, changed=now),
    )  # fmt: skip


def deleted_again(change: WaitingChange, remote: Record | None, *, anonymize: bool) -> WaitingChange:
    """A deletion over what a restored cloud has; None: it has nothing else."""
    basis = change.basis if remote is None else Gone(remote) if remote.get("deleted") else Known(remote)
    wish = Remove(change.covered, change.anonymize or anonymize, change.strategies)
    return change.but(wish=wish, basis=basis, asked=_amounts(change), retry=Retry(0, change.retry.tries))


def tried_again(change: WaitingChange) -> WaitingChange:
    """It is tried at once."""
    return change.but(retry=replace(change.retry, at=0))
