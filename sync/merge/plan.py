"""What an observation of the cloud means for a pending change. Pure: no clock, no transport, no database.

Called by pull (a row of a page), by push (a GET before a write) and after an answer to a write. The engine stores the
verdict in one transaction and derives everything again after a crash.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import Blocks, Claim, End, Hold, HoldReason
from storage.records.history import EventKind
from storage.schema.fields import Entity, Merge, Record
from storage.schema.personal_data import anonymized_values, is_anonymized_copy
from storage.schema.validation import same
from sync.merge.create_markers import unmarked
from sync.merge.echo import (
    adopted_forms,
    alike,
    base_with_echoes,
    original_of_create,
    unkept_by_create,
    unproven_elements,
    unproven_fields,
)
from sync.merge.three_way import is_kept, merge, moved_base

Pairs = dict[str, tuple[Any, Any]]


@dataclass(frozen=True, slots=True)
class Note:
    """An event for the record's history."""

    kind: EventKind
    fields: Pairs


@dataclass(frozen=True, slots=True)
class Verdict:
    """What to store: the change as it now is, or, when nothing is pending any more, the cloud's copy."""

    change: WaitingChange | None
    copy: Record | None = None
    """The cloud's copy; None without a change: the record is removed."""
    notes: tuple[Note, ...] = ()
    merged: bool = False
    """Both sides had changed the record and the merge decided something by itself."""


def observe(
    entity: Entity, change: WaitingChange, remote: Record | None, *, now: int, listed: bool = False
) -> Verdict:
    """Compare a fresh cloud copy (None: the cloud has none) with a pending change.

    `listed`: the copy is from a list, which may be behind its records. That it shows our value does not prove that the
    cloud still has it; only a read by id does, or the answer to a write.
    """
    if remote is not None:
        remote = {**(change.remote or change.base or {}), **remote}
    match change.kind:
        case ChangeKind.CREATE:
            if remote is None:
                return Verdict(change)
            if change.base is None and not may_have_arrived(change):
                if not change.posted:
                    return adopt_unsent(entity, change, remote, now=now)
                # The cloud has chosen another id; this is the record before it was restored here (`rebind_ids`).
                return Verdict(change.but(remote=remote))
            # A restored record exists if it lives again already.
            there = change.base is None or not remote.get("deleted")
            if there and listed and change.base is not None:
                return Verdict(change)  # it may be the copy from before the deletion
            if there:
                return adopt(entity, change, remote, now=now)
            # Should a person give up restoring a record, the cloud's tombstone is its copy.
            if change.base is None:
                return Verdict(change)
            if is_anonymized_copy(entity, change.remote or change.base, remote):
                return _anonymized_there(remote)
            return Verdict(change.but(remote=remote), notes=_replaced(entity, change, remote))
        case ChangeKind.DELETE:
            undecided = change.question.here is Claim.DELETION
            if listed and remote is not None and remote.get("deleted") and not undecided:
                return Verdict(change.but(remote=remote))  # another list may have shown it alive since
            if listed and remote is not None and change.state is ChangeState.SENT and not change.posted:
                return Verdict(change)  # it may be the copy from before our deletion
            return _observe_deletion(entity, change, remote, now=now)
        case ChangeKind.UPDATE:
            if remote is None or remote.get("deleted"):
                return _deleted_there(entity, change, remote, now=now)
            if listed and change.state is ChangeState.SENT:
                return Verdict(change)  # it may be the copy from before ours; it is read before it is written
            if _is_undisturbed(entity, change, remote):
                return Verdict(change)
            return _observe_update(entity, change, remote, now=now, listed=listed)


def _is_undisturbed(entity: Entity, change: WaitingChange, remote: Record) -> bool:
    """Whether an edit waits unsent on just the copy that the cloud still has: most do, and there is nothing to decide."""
    waits = change.state is ChangeState.WAITING and change.sent is None and change.held is None
    return (
        waits
        and not change.in_doubt
        and change.base == remote
        and change.remote == remote
        and is_kept(entity, change.intent, remote)
    )


def may_have_arrived(change: WaitingChange) -> bool:
    """Whether a create was sent and not answered: only then may its id be found in the cloud (F05, F69)."""
    sent = change.sent
    return change.state is ChangeState.SENT and sent is not None and "id" in sent.set


def _deleted_there(entity: Entity, change: WaitingChange, remote: Record | None, *, now: int) -> Verdict:
    """Deleted in the cloud, edited here: our edit is held for a person (F46).

    The deleted copy is kept too: it is newer than our base, and is stored if the edit is given up. What of an unanswered
    write had arrived is base from now on: should the record be restored there, it is ours and nobody else's (F64).
    """
    if remote is not None and any(
        is_anonymized_copy(entity, each, remote) for each in (change.base, change.remote)
    ):
        return _anonymized_there(remote)
    if change.question.cloud is Claim.DELETION:
        return Verdict(change.but(remote=remote))
    if not change.intent:
        # Only a hold without an edit was left, and it is settled now.
        return Verdict(None, remote if remote is not None else {**(change.base or {}), "deleted": True})
    held = Hold(HoldReason.DELETED_IN_CLOUD, since=now)
    note = Note(EventKind.HELD, {"deleted": (False, True)})
    base = base_with_echoes(entity, change, remote or {}) if change.sent is not None else change.base
    waits = change.but(base=base, held=held, remote=remote, state=ChangeState.WAITING, sent=None)
    return Verdict(waits, notes=(note,))


def _anonymized_there(remote: Record) -> Verdict:
    """A person has asked to be forgotten: what waits here about them ends without a question (F53)."""
    return Verdict(None, remote, (Note(EventKind.CLOUD_DELETED, {"anonymize": (None, True)}),))


def _observe_deletion(entity: Entity, change: WaitingChange, remote: Record | None, *, now: int) -> Verdict:
    """Deleted on both sides is done (F49, F50); edited in the cloud since we saw it, it is held (F47).

    A deletion that anonymises is done only when the cloud has answered it: a plain deletion is less. Nothing is asked
    about it any more, since the values are gone here, and whatever an edit added in the cloud is to go as well (F53).
    """
    replaced = _replaced(entity, change, remote)
    if remote is None:
        gone = None if change.base is None else {**(change.remote or {}), **change.base, "deleted": True}
        return Verdict(None, gone, (*replaced, Note(EventKind.SENT, {})))
    if change.anonymize:
        remote = anonymized_values(entity, remote)
        held = None if change.question.here is Claim.DELETION else change.held
        seen = change.but(base=remote, remote=remote, held=held)
        return Verdict(seen if remote.get("deleted") else seen.but(state=ChangeState.WAITING, sent=None))
    if remote.get("deleted"):
        # This may be our own deletion: edits lost with it are kept as if it had been answered (F48).
        lost = _lost_edits(entity, change, remote) if change.state is ChangeState.SENT else ()
        return Verdict(None, remote, (*replaced, Note(EventKind.SENT, {}), *lost))
    # Without a base our create arrived before the deletion (F52); what it sent is what we saw.
    base = (
        original_of_create(entity, change, remote)
        if change.base is None
        else base_with_echoes(entity, change, remote)
    )
    changed = differences(entity, base, remote)
    asked = change.question.here is Claim.DELETION
    settled = change.but(remote=remote, state=ChangeState.WAITING, sent=None)
    if not changed:
        return Verdict(settled.but(base=remote, held=None if asked else change.held), notes=replaced)
    if asked:
        return Verdict(settled, notes=replaced)
    held = Hold(HoldReason.EDITED_IN_CLOUD, since=now)
    return Verdict(settled.but(base=base, held=held), notes=(*replaced, Note(EventKind.HELD, changed)))


def _observe_update(
    entity: Entity, change: WaitingChange, remote: Record, *, now: int, listed: bool
) -> Verdict:
    base = base_with_echoes(entity, change, remote)
    notes: list[Note] = []
    if lost := _lost_differences(entity, change, remote):
        before = change.remote or change.base or {}
        base |= {name: before.get(name) for name in lost}
        notes.append(Note(EventKind.HELD, {name: (before.get(name), remote.get(name)) for name in lost}))
        sums = {name: change.in_doubt.get(name, 0.0) + amount for name, amount in lost.items()}
        change = change.but(in_doubt={**change.in_doubt, **sums})
    intent, doubt = change.intent.without(adopted_forms(entity, change, remote)), change.in_doubt
    certain = Intent(intent.set, {**intent.without(doubt).add, **change.later_differences})
    merged = merge(entity, base, certain, remote)
    unproven = unproven_fields(entity, change, intent, remote) if listed else ()
    held = _still_held(change, merged.held, now=now)
    if held is not None and End.EQUAL in held.question.ends:
        # A value that the cloud has stored after all needs no decision.
        left = tuple(name for name in held.fields if name not in merged.taken)
        held = replace(held, fields=left) if left else None
    elements = unproven_elements(entity, change, intent, remote) if listed else {}
    # A field of which a list shows every tag or flag as it is meant here, beside others of its own.
    shown = [name for name in elements if name not in {*merged.going.set, *merged.held, *unproven}]
    new_base = {
        **moved_base(base if change.base is not None else None, remote, merged.held),
        **{name: value for name, value in elements.items() if name in {*merged.going.set, *shown}},
        **{name: (change.base or {}).get(name) for name in unproven},
        **{name: base.get(name) for name in doubt},
    }
    theirs = differences(entity, base | {name: remote.get(name) for name in doubt}, remote)
    noted = {*(each.field for each in merged.auto), *merged.held, *merged.taken}
    if others := {name: pair for name, pair in theirs.items() if name not in noted}:
        notes.append(Note(EventKind.CLOUD, others))
    if merged.auto:
        fields = {each.field: (each.theirs, each.result) for each in merged.auto}
        notes.append(Note(EventKind.MERGED, fields))
    if fresh := set(merged.held) - set(change.held.fields if change.held else ()):
        mine = intent.apply(remote)
        notes.append(
            Note(EventKind.HELD, {name: (remote.get(name), mine.get(name)) for name in sorted(fresh)})
        )
    waiting = merged.going.without(doubt).then(intent.only((*merged.held, *unproven, *doubt)))
    waiting = waiting.then(Intent({name: remote[name] for name in shown}))
    both = bool(theirs) and bool(change.intent)
    if not waiting and held is None:
        if change.state is ChangeState.SENT:
            notes.append(Note(EventKind.SENT, {}))
        return Verdict(None, remote, tuple(notes), merged=both)
    return Verdict(
        change.but(
            intent=waiting,
            base=new_base,
            remote=remote,
            held=held,
            state=ChangeState.WAITING,
            sent=None,
        ),
        notes=tuple(notes),
        merged=both,
    )


def _still_held(change: WaitingChange, fields: tuple[str, ...], *, now: int) -> Hold | None:
    """The hold after a merge: a refusal stays until somebody edits; an overlap that is no more ends.

    Differences in doubt are asked about after everything else.
    """
    before, question = change.held, change.question
    if before is not None and End.MERGE not in question.ends:
        if question.blocks is Blocks.RECORD:
            return before
        # The first hold stays; overlaps found since are decided after it.
        return replace(before, fields=tuple(dict.fromkeys((*before.fields, *fields))))
    doubted = before if question.here is Claim.DIFFERENCE else None
    if doubted is not None and not change.partly_held:
        return doubted
    if fields:
        since = before.since if before is not None and before.reason is HoldReason.OVERLAP else now
        return Hold(HoldReason.OVERLAP, fields, since=since)
    if not change.in_doubt:
        return None
    if doubted is not None:
        return replace(doubted, fields=tuple(change.in_doubt))
    return Hold(HoldReason.COUNTER_UNKNOWN, tuple(change.in_doubt), since=now)


def _lost_differences(entity: Entity, change: WaitingChange, remote: Record) -> Mapping[str, float]:
    """Differences that were sent, not answered, and that may have been added; they must not be added twice (F116).

    If the cloud has not changed the record since, they were not, and cannot be any more once the ETag changes. Anything
    else proves nothing: a sum equal to ours may be another till's, which added as much.
    """
    sent = change.sent
    if change.state is not ChangeState.SENT or sent is None:
        return {}
    before = change.remote or {}
    version = remote.get("versionDate")
    untouched = version is not None and version == before.get("versionDate")
    if untouched and all(same(entity, name, remote.get(name), before.get(name)) for name in sent.add):
        return {}
    return {name: amount for name, amount in sent.add.items() if name not in change.intent.set}


def differences(entity: Entity, one: Mapping[str, Any], other: Mapping[str, Any]) -> Pairs:
    """Fields of people that differ in meaning; fields missing on one side are unknown (F31)."""
    if one == other:
        return {}
    return {
        name: (one[name], other[name])
        for name in _user_fields(entity)
        if name in one
        and name in other
        and one[name] != other[name]
        and not same(entity, name, one[name], other[name])
    }


@lru_cache(maxsize=100)
def _user_fields(entity: Entity) -> tuple[str, ...]:
    """Fields that people, not the server, change."""
    return tuple(each.name for each in entity.fields if each.merge is not Merge.SERVER)


def acknowledge(entity: Entity, change: WaitingChange, answer: Record) -> Verdict:
    """The cloud stored what was sent and answered with the record; edits made meanwhile stay (F64).

    The cloud's form of our values becomes the base, so that its trimming or rounding is no change of ours (F35).
    """
    sent = change.sent or Intent()
    notes = [Note(EventKind.SENT, {})]
    rest = change.intent.minus(sent)
    # Where the tag of the write does not cover a field, somebody else's value of it comes with the answer (F121).
    read = (change.remote or {}) if change.kind is ChangeKind.UPDATE else {}
    pairs = differences(entity, read, answer)
    if theirs := {name: pair for name, pair in pairs.items() if name not in sent.set}:
        notes.append(Note(EventKind.CLOUD, theirs))
    # Fields that the answer leaves out are as we have them, or as we sent them (F31).
    lives = {"deleted": False} if entity.soft_delete else {}
    known = {} if change.posted else change.remote or change.base or {}
    answer = {**known, **lives, **sent.set, **answer}
    match change.kind:
        case ChangeKind.DELETE:
            # Deleted here while the write was in flight: the deletion follows.
            return Verdict(
                change.but(base=answer, remote=answer, state=ChangeState.WAITING, sent=None),
                notes=tuple(notes),
            )
        case ChangeKind.CREATE | ChangeKind.UPDATE:
            if change.kind is ChangeKind.CREATE:
                rest = rest.without(("id", "_cloudId"))  # the cloud may have assigned others
            held = change.held if change.question.blocks is not Blocks.RECORD else None
            if not rest and held is None:
                return Verdict(None, answer, tuple(notes))
            kept = held.fields if held else ()
            base = {
                **answer,
                **{name: read[name] for name in theirs if name in rest.fields},
                **{name: (change.base or {}).get(name) for name in kept},
            }
            return Verdict(
                change.but(
                    kind=ChangeKind.UPDATE,
                    intent=rest,
                    base=base,
                    remote=answer,
                    held=held,
                    state=ChangeState.WAITING,
                    sent=None,
                    missed=None,
                    attempts=0,
                    error=None,
                ),
                notes=tuple(notes),
            )


def acknowledge_deletion(entity: Entity, change: WaitingChange, answer: Record | None) -> Verdict:
    """The cloud deleted the record. Values of it that we never saw go to the history (F48).

    A plain deletion that became one that anonymises after it was sent is followed by that (F53).
    """
    if change.kind is not ChangeKind.DELETE:
        # Restored here meanwhile: it is created again, over what the cloud had of it last.
        gone = {**(change.base or {}), **(answer or {}), "deleted": True} if answer or change.base else None
        unseen = unseen_values(entity, change, answer) if answer and change.base is not None else {}
        return Verdict(
            change.but(
                kind=ChangeKind.CREATE,
                base=gone,
                remote=None,
                state=ChangeState.WAITING,
                sent=None,
                attempts=0,
            ),
            notes=(Note(EventKind.MERGED, unseen),) if unseen else (),
        )
    if change.anonymize and change.state is ChangeState.WAITING:
        gone = {**(change.base or {}), **(answer or {}), "deleted": True}
        return Verdict(change.but(base=gone, remote=gone))
    notes = (Note(EventKind.SENT, {}), *_lost_edits(entity, change, answer))
    stands = {**(change.base or {}), **(answer or {}), "deleted": True} if entity.soft_delete else None
    return Verdict(None, stands, notes)


def _lost_edits(entity: Entity, change: WaitingChange, tombstone: Record | None) -> tuple[Note, ...]:
    """Values that the cloud had and nobody here saw when deleting the record; none when it is to be anonymised."""
    if tombstone is None or change.anonymize:
        return ()
    lost = differences(entity, change.base or {}, tombstone)
    return (
        (Note(EventKind.DISCARDED, {name: (new, None) for name, (_, new) in lost.items()}),) if lost else ()
    )


def adopt(
    entity: Entity, change: WaitingChange, remote: Record, *, now: int, certain: bool = True
) -> Verdict:
    """Adopt the record of a create that is in the cloud already, seen or reported by 428 to our PUT (F67, F69).

    Of a create that was sent before, a difference from the body we sent is the cloud's normalisation or somebody's later
    edit, and is taken. A restored record (it has a base) may have been restored by somebody else: it is merged like any
    edit. Not `certain`: it may be somebody else's record (a tag of the same name, F77; one under an id that we have not
    sent, F113); its values are kept, missing ones filled in, and the others held.
    """
    if change.kind is not ChangeKind.CREATE:
        # Taken back while it was looked up: the record is what is to be deleted (F52).
        return observe(entity, change, remote, now=now)
    notes = [*_replaced(entity, change, remote), Note(EventKind.SENT, {})]
    if not certain:
        known, rest, theirs = None, change.intent, {}
    elif change.base is None:
        known = dict(change.sent.set) if change.sent is not None else None
        rest = change.intent.minus(change.sent) if change.sent is not None else change.intent
        theirs = differences(entity, known or {}, remote)
    else:
        # Values sent before it was deleted here and restored are not what this create set.
        known = base_with_echoes(entity, change, remote) if may_have_arrived(change) else dict(change.base)
        rest, theirs = change.intent, {}
    rest = unmarked(rest.without(("id", "_cloudId")), remote)
    copied = change.held if change.question.cloud is Claim.ELSEWHERE else None
    update = change.but(
        kind=ChangeKind.UPDATE,
        intent=rest,
        base=known,
        remote=remote,
        held=copied,
        state=ChangeState.WAITING,
        sent=None,
        missed=None,
        attempts=0,
        error=None,
    )
    if remote.get("deleted"):
        # It arrived and was deleted since; edits made here meanwhile are held (F46). What a POST sent has no id.
        lived = update if known is None else update.but(base={**remote, **known, "deleted": False})
        return _deleted_there(entity, lived, remote, now=now) if rest else Verdict(None, remote, tuple(notes))
    merged = merge(entity, known, rest, remote)
    theirs |= {each.field: (each.theirs, each.result) for each in merged.auto}
    unkept = _unkept(entity, change, rest, remote) if certain and change.base is None else Intent()
    if theirs := {name: pair for name, pair in theirs.items() if name not in unkept.set}:
        notes.append(Note(EventKind.MERGED, theirs))
    waiting = merged.going.then(rest.only(merged.held)).then(unkept)
    if not waiting:
        return Verdict(None, remote, tuple(notes))
    asked = (*merged.held, *unkept.set) if copied is None else ()
    if asked:
        mine = rest.then(unkept).apply(remote)
        shown = {name: (remote.get(name), mine.get(name)) for name in asked}
        notes.append(Note(EventKind.HELD, shown))
        reason = HoldReason.REWRITTEN if unkept else HoldReason.OVERLAP
        update = update.but(held=Hold(reason, asked, since=now))
    base = moved_base(known, remote, merged.held)
    return Verdict(update.but(intent=waiting, base=base), notes=tuple(notes), merged=bool(merged.auto))


def unseen_values(entity: Entity, change: WaitingChange, gone: Record) -> Pairs:
    """Values of the deleted copy that nobody here saw and that our whole record replaces (N2)."""
    ours = (change.sent or change.intent).set
    return {
        name: (theirs, ours[name])
        for name, (_, theirs) in differences(entity, change.base or {}, gone).items()
        if name in ours and not same(entity, name, theirs, ours[name])
    }


def _replaced(entity: Entity, change: WaitingChange, remote: Record | None) -> tuple[Note, ...]:
    """What a restored record of unknown outcome has replaced: the deleted copy that it was sent over is kept with it (F48).

    `remote`: what the cloud has now. None of an anonymised record, whose values are to be nowhere (F53).
    """
    gone = change.remote
    if change.base is None or change.anonymize or gone is None or not gone.get("deleted"):
        return ()
    if not may_have_arrived(change):
        return ()
    now = remote or {}
    lost = {
        name: pair
        for name, pair in unseen_values(entity, change, gone).items()
        if name not in now or not same(entity, name, now[name], pair[0])
    }
    return (Note(EventKind.MERGED, lost),) if lost else ()


def _unkept(entity: Entity, change: WaitingChange, rest: Intent, remote: Record) -> Intent:
    """What a create sent and the cloud did not keep (F119), unless it was edited here since."""
    sent = change.sent or Intent()
    names = unkept_by_create(entity, change, remote)
    return Intent({name: sent.set[name] for name in names if name not in rest.fields})


def adopt_unsent(entity: Entity, change: WaitingChange, remote: Record, *, now: int) -> Verdict:
    """Adopt a record under the id of a create that we never sent: a copy of this replica has made it (F113).

    What differs is held, but for spaces and case, which are the cloud's: a proxy may have sent our request twice (F09).
    """
    if change.kind is not ChangeKind.CREATE:
        return observe(entity, change, remote, now=now)
    intent = change.intent.folded()
    # What is deleted there is not what lives here, whatever its values.
    stored = {
        name
        for name, value in intent.set.items()
        if name in remote and name in entity.by_name and alike(entity, name, value, remote[name])
        if not remote.get("deleted")
    }
    return adopt(entity, change.but(intent=intent.without(stored), sent=None), remote, now=now, certain=False)


def sendable(entity: Entity, record: Mapping[str, Any]) -> Record:
    """The declared part of a create or a full replacement: only fields that the cloud lets us write.

    `versionDate`, `created` and `externalIds` are never in it. A replacement sends `unknown_members` back as well.
    """
    return {name: record[name] for name in _sendable(entity) if name in record}


def unknown_members(entity: Entity, row: Mapping[str, Any]) -> Record:
    """Members of a row that the catalogue does not know, as they were read (F30, F110)."""
    if row.keys() <= entity.by_name.keys():
        return {}
    return {name: value for name, value in row.items() if name not in entity.by_name}


@lru_cache(maxsize=100)
def _sendable(entity: Entity) -> tuple[str, ...]:
    return tuple(
        each.name
        for each in entity.fields
        if each.name in ("id", "_cloudId", "deleted") or (each.writable and each.merge is not Merge.SERVER)
    )


def patch_body(change: WaitingChange, remote: Mapping[str, Any]) -> Intent:
    """The fields that a PATCH sets: differences become sums, and the sent intent has both (`_lost_differences`)."""
    going = change.going
    sums = {name: (remote.get(name) or 0) + amount for name, amount in going.add.items()}
    return Intent({**going.set, **sums}, going.add)
