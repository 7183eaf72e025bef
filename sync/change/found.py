"""The record of a creation is in the cloud already: found by our id, by our marker, or by its name. Pure."""

from __future__ import annotations

from storage.outbox.changes import Intent, WaitingChange
from storage.outbox.questions import Claim, HoldReason
from storage.outbox.state import (
    NOTHING,
    Asked,
    FieldQuestion,
    Keep,
    New,
    RecordQuestion,
    Retry,
    Way,
    gone,
    known,
)  # fmt: skip
from storage.records.history import EventKind
from storage.schema.fields import Entity, Record
from storage.schema.personal_data import is_anonymized_copy
from storage.schema.validation import same
from sync.change.create_markers import unmarked
from sync.change.echo import alike, base_with_echoes, unkept_by_create
from sync.change.events import Found, Match, Note, Outcome
from sync.change.records import differences, unseen_values
from sync.change.three_way import merge, moved_base


def sent_as_new(change: WaitingChange) -> bool:
    """Whether it was sent under its own id, and not answered: only then may that be found in the cloud (F05, F69)."""
    return change.sent is not None and change.sent.way is Way.PUT


def found(entity: Entity, change: WaitingChange, event: Found, *, now: int) -> Outcome:
    """Adopt the record of a creation that is in the cloud already (F67, F69).

    Of one that we sent, a difference from the body is the cloud's normalisation or somebody's later edit, and is taken. A
    restored record may have been restored by somebody else: it is merged like any edit. Any other may be somebody else's
    record: its values are kept, missing ones filled in, and what differs is asked about.
    """
    remote = event.record
    if event.match is Match.TAKEN:
        change = change.but(wish=Keep(_not_there(entity, change, remote)), sent=None)
    notes = [*replaced_by(entity, change, remote), Note(EventKind.SENT, {})]
    base, rest, theirs = _agreed(entity, change, event)
    rest = unmarked(rest.without(("id", "_cloudId")), remote)
    # Who sends what waits in a copied folder is asked whatever is found of it.
    copied = change.asked.record if change.question.cloud is Claim.ELSEWHERE else None
    asked = Asked(copied) if copied is not None else NOTHING
    update = change.but(
        wish=Keep(rest), basis=known(remote, base or {}), sent=None, asked=asked, retry=Retry(change.retry.at)
    )
    if remote.get("deleted"):
        if not rest:
            return Outcome(None, remote, tuple(notes))
        # It arrived and was deleted since; edits made here meanwhile are asked about (F46). What a POST sent has no id.
        if base is not None:
            update = update.but(basis=known(remote, {**remote, **base, "deleted": False}))
        return deleted_there(entity, update, remote, now=now)
    merged = merge(entity, base, rest, remote)
    theirs |= {each.field: (each.theirs, each.result) for each in merged.auto}
    ours = event.match is Match.OURS and isinstance(change.basis, New)
    unkept = _unkept(entity, change, rest, remote) if ours else Intent()
    if theirs := {name: pair for name, pair in theirs.items() if name not in unkept.set}:
        notes.append(Note(EventKind.MERGED, theirs))
    waiting = merged.going.then(rest.only(merged.held)).then(unkept)
    if not waiting:
        return Outcome(None, remote, tuple(notes))
    if copied is None and (names := (*merged.held, *unkept.set)):
        mine = rest.then(unkept).apply(remote)
        notes.append(Note(EventKind.HELD, {name: (remote.get(name), mine.get(name)) for name in names}))
        reasons = {
            **dict.fromkeys(unkept.set, HoldReason.REWRITTEN),
            **dict.fromkeys(merged.held, HoldReason.OVERLAP),
        }
        asked = Asked(fields={name: FieldQuestion(reasons[name], since=now) for name in names})
    left = update.but(
        wish=Keep(waiting), basis=known(remote, moved_base(base, remote, merged.held)), asked=asked
    )
    return Outcome(left, notes=tuple(notes), merged=bool(merged.auto))


def _agreed(
    entity: Entity, change: WaitingChange, event: Found
) -> tuple[Record | None, Intent, dict[str, tuple[object, object]]]:
    """What both sides agreed on, None for nothing; what is left to send; what the cloud has otherwise."""
    if event.match is not Match.OURS:
        return None, change.intent, {}
    if not isinstance(change.basis, New):
        # Values sent before it was deleted here and restored are not what this creation set.
        arrived = sent_as_new(change)
        base = base_with_echoes(entity, change, event.record) if arrived else dict(change.basis.base)
        return base, change.intent, {}
    if change.sent is None:
        return None, change.intent, differences(entity, {}, event.record)
    body = dict(change.sent.set)
    return body, change.intent.minus(change.sent), differences(entity, body, event.record)


def _not_there(entity: Entity, change: WaitingChange, remote: Record) -> Intent:
    """The edits without what the record shows, be it with other spaces or in other case, which is the cloud's form of it."""
    intent = change.intent.folded()
    if remote.get("deleted"):
        return intent  # what is deleted there is not what lives here, whatever its values
    return intent.without(
        name
        for name, value in intent.set.items()
        if name in remote and name in entity.by_name and alike(entity, name, value, remote[name])
    )


def _unkept(entity: Entity, change: WaitingChange, rest: Intent, remote: Record) -> Intent:
    """What a creation sent and the cloud did not keep (F119), unless it was edited here since."""
    sent = change.sent or Intent()
    names = unkept_by_create(entity, change, remote)
    return Intent({name: sent.set[name] for name in names if name not in rest.fields})


def replaced_by(entity: Entity, change: WaitingChange, remote: Record | None) -> tuple[Note, ...]:
    """What a restored record of unknown outcome has replaced: the deleted copy that it was sent over is kept with it (F48).

    `remote`: what the cloud has now. None of an anonymised record, whose values are to be nowhere (F53).
    """
    tombstone = change.remote
    if change.base is None or change.anonymize or tombstone is None or not tombstone.get("deleted"):
        return ()
    if not sent_as_new(change):
        return ()
    now = remote or {}
    lost = {
        name: pair
        for name, pair in unseen_values(entity, change, tombstone).items()
        if name not in now or not same(entity, name, now[name], pair[0])
    }
    return (Note(EventKind.MERGED, lost),) if lost else ()


def forgotten(remote: Record) -> Outcome:
    """A person has asked to be forgotten: what waits here about them ends without a question (F53)."""
    return Outcome(None, remote, (Note(EventKind.CLOUD_DELETED, {"anonymize": (None, True)}),))


def deleted_there(entity: Entity, change: WaitingChange, remote: Record | None, *, now: int) -> Outcome:
    """Deleted in the cloud, edited here: our edit is asked about (F46).

    The deleted copy is kept too: it is newer than our base, and is stored if the edit is given up. What of an unanswered
    write had arrived is base from now on: should the record be restored there, it is ours and nobody else's (F64).
    """
    if remote is not None and any(
        is_anonymized_copy(entity, each, remote) for each in (change.base, change.remote)
    ):
        return forgotten(remote)
    if change.question.cloud is Claim.DELETION:
        return Outcome(change.but(basis=gone(remote, change.base or {})))
    if not change.intent:
        # Only a question without an edit was left, and it is settled now.
        return Outcome(None, remote if remote is not None else {**(change.base or {}), "deleted": True})
    base = base_with_echoes(entity, change, remote or {}) if change.sent is not None else change.base
    amounts = {name: each for name, each in change.asked.fields.items() if each.amount is not None}
    asked = Asked(RecordQuestion(HoldReason.DELETED_IN_CLOUD, since=now), amounts)
    waits = change.but(basis=gone(remote, base or {}), asked=asked, sent=None)
    return Outcome(waits, notes=(Note(EventKind.HELD, {"deleted": (False, True)}),))
