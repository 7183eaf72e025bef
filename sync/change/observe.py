"""What a copy of the cloud means for a pending change. Pure: no clock, no transport, no database.

Pull sees rows of pages, push reads before it writes. A list moves the cloud's newest copy, and opens and ends questions; it ends
no wish of a record that is known, and nothing that was sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import QUESTIONS, Claim, End, HoldReason
from storage.outbox.state import (
    NOTHING,
    Asked,
    FieldQuestion,
    Gone,
    Keep,
    Known,
    New,
    RecordQuestion,
    gone,
    known,
)  # fmt: skip
from storage.records.history import EventKind
from storage.schema.fields import Entity, Record
from storage.schema.personal_data import anonymized_values, is_anonymized_copy
from storage.schema.validation import same
from sync.change.echo import (
    adopted_forms,
    base_with_echoes,
    original_of_create,
    unproven_elements,
    unproven_fields,
)  # fmt: skip
from sync.change.events import Evidence, Found, Match, Note, Observed, Outcome
from sync.change.found import deleted_there, forgotten, found, replaced_by, sent_as_new
from sync.change.records import differences
from sync.change.settle import lost_edits
from sync.change.three_way import Merged, is_kept, merge, moved_base


def observed(entity: Entity, change: WaitingChange, event: Observed, *, now: int) -> Outcome:
    """Compare a fresh copy of the cloud with a pending change."""
    remote, by = event.record, event.evidence
    if remote is not None:
        remote = {**(change.remote or change.base or {}), **remote}
    match change.kind:
        case ChangeKind.DELETE:
            return _deletion(entity, change, remote, by=by, now=now)
        case ChangeKind.CREATE if remote is None:
            return Outcome(change)
        case ChangeKind.CREATE if isinstance(change.basis, New):
            return _made_here(entity, change, remote or {}, now=now)
        case ChangeKind.CREATE:
            return _brought_back(entity, change, remote or {}, by=by, now=now)
        case ChangeKind.UPDATE:
            return _edit(entity, change, remote, by=by, now=now)


def _made_here(entity: Entity, change: WaitingChange, remote: Record, *, now: int) -> Outcome:
    if change.posted:
        # The cloud has chosen another id; this is the record before it was restored here (`rebind_ids`).
        return Outcome(change.but(basis=New(remote)))
    return found(entity, change, Found(remote, Match.OURS if sent_as_new(change) else Match.TAKEN), now=now)


def _brought_back(
    entity: Entity, change: WaitingChange, remote: Record, *, by: Evidence, now: int
) -> Outcome:
    if not remote.get("deleted"):
        if by is Evidence.LIST:
            return Outcome(change)  # it may be the copy from before the deletion
        return found(entity, change, Found(remote, Match.OURS), now=now)
    if is_anonymized_copy(entity, change.remote or change.base, remote):
        return forgotten(remote)
    # Should a person give up restoring a record, the cloud's tombstone is its copy.
    notes = replaced_by(entity, change, remote)
    return Outcome(change.but(basis=gone(remote, change.base or {})), notes=notes)


# a deletion


def _deletion(
    entity: Entity, change: WaitingChange, remote: Record | None, *, by: Evidence, now: int
) -> Outcome:
    """Deleted on both sides is done (F49, F50); edited in the cloud since we saw it, it is asked about (F47).

    A deletion that anonymises is done only when the cloud has answered it: a plain deletion is less. Nothing is asked
    about it any more, since the values are gone here, and whatever an edit added in the cloud is to go as well (F53).
    """
    if by is Evidence.LIST and remote is not None:
        if remote.get("deleted"):
            # Another list may have shown it alive since; a read ends it.
            return Outcome(_copied(change, remote).but(asked=_unasked(change)))
        if change.state is ChangeState.SENT and not change.posted:
            return Outcome(change)  # it may be the copy from before our deletion
    notes = replaced_by(entity, change, remote)
    if remote is None:
        stands = None if change.base is None else {**(change.remote or {}), **change.base, "deleted": True}
        return Outcome(None, stands, (*notes, Note(EventKind.SENT, {})))
    if change.anonymize:
        remote = anonymized_values(entity, remote)
        if remote.get("deleted"):
            return Outcome(change.but(basis=gone(remote, remote), asked=_unasked(change)))
        return Outcome(change.but(basis=Known(remote), asked=_unasked(change), sent=None))
    if remote.get("deleted"):
        # This may be our own deletion: edits lost with it are kept as if it had been answered (F48).
        lost = lost_edits(entity, change, remote) if change.state is ChangeState.SENT else ()
        return Outcome(None, remote, (*notes, Note(EventKind.SENT, {}), *lost))
    return _deletion_of_living(entity, change, remote, notes, now=now)


def _deletion_of_living(
    entity: Entity, change: WaitingChange, remote: Record, notes: tuple[Note, ...], *, now: int
) -> Outcome:
    # Without a base our create arrived before the deletion (F52); what it sent is what we saw.
    new = isinstance(change.basis, New)
    base = (original_of_create if new else base_with_echoes)(entity, change, remote)
    changed = differences(entity, base, remote)
    asked = change.question.here is Claim.DELETION
    if not changed:
        return Outcome(change.but(basis=Known(remote), sent=None, asked=_unasked(change)), notes=notes)
    if asked:
        return Outcome(change.but(basis=known(remote, change.base or {}), sent=None), notes=notes)
    asking = Asked(RecordQuestion(HoldReason.EDITED_IN_CLOUD, since=now), change.asked.fields)
    waits = change.but(basis=known(remote, base), sent=None, asked=asking)
    return Outcome(waits, notes=(*notes, Note(EventKind.HELD, changed)))


def _unasked(change: WaitingChange) -> Asked:
    """What is asked but whether to delete what the cloud has edited."""
    return replace(change.asked, record=None) if change.question.here is Claim.DELETION else change.asked


def _copied(change: WaitingChange, remote: Record) -> WaitingChange:
    """The change with another newest copy of the cloud; what was agreed stays."""
    match change.basis:
        case New():
            return change.but(basis=New(remote))
        case Known():
            return change.but(basis=known(remote, change.basis.base))
        case Gone():
            return change.but(basis=gone(remote, change.basis.base))


# an edit


def _edit(entity: Entity, change: WaitingChange, remote: Record | None, *, by: Evidence, now: int) -> Outcome:
    if remote is None or remote.get("deleted"):
        return deleted_there(entity, change, remote, now=now)
    if by is Evidence.LIST and change.state is ChangeState.SENT:
        return Outcome(change)  # it may be the copy from before ours; it is read before it is written
    if _is_undisturbed(entity, change, remote):
        return Outcome(change)
    return _merged(entity, change, remote, by=by, now=now)


def _is_undisturbed(entity: Entity, change: WaitingChange, remote: Record) -> bool:
    """Whether an edit waits unsent on just the copy that the cloud still has: most do, and there is nothing to decide."""
    waits = change.sent is None and change.asked == NOTHING
    return waits and change.basis == Known(remote) and is_kept(entity, change.intent, remote)


def _merged(entity: Entity, change: WaitingChange, remote: Record, *, by: Evidence, now: int) -> Outcome:
    base, listed = base_with_echoes(entity, change, remote), by is Evidence.LIST
    notes: list[Note] = []
    doubt = dict(change.in_doubt)
    if lost := lost_differences(entity, change, remote):
        before = change.remote or change.base or {}
        base |= {name: before.get(name) for name in lost}
        notes.append(Note(EventKind.HELD, {name: (before.get(name), remote.get(name)) for name in lost}))
        doubt |= {name: doubt.get(name, 0.0) + amount for name, amount in lost.items()}
    intent = change.intent.without(adopted_forms(entity, change, remote))
    certain = Intent(intent.set, {**intent.without(doubt).add, **_since(change, doubt)})
    merged = merge(entity, base, certain, remote)
    unproven = unproven_fields(entity, change, intent, remote) if listed else ()
    asked = _asked_after(change, merged, doubt, now=now)
    elements = unproven_elements(entity, change, intent, remote) if listed else {}
    # A field of which a list shows every tag or flag as it is meant here, beside others of its own.
    shown = [name for name in elements if name not in {*merged.going.set, *merged.held, *unproven}]
    new_base = {
        **moved_base(base, remote, merged.held),
        **{name: value for name, value in elements.items() if name in {*merged.going.set, *shown}},
        **{name: (change.base or {}).get(name) for name in unproven},
        **{name: base.get(name) for name in doubt},
    }
    theirs = differences(entity, base | {name: remote.get(name) for name in doubt}, remote)
    notes += _notes(change, merged, theirs, intent.apply(remote), remote)
    waiting = merged.going.without(doubt).then(intent.only((*merged.held, *unproven, *doubt)))
    waiting = waiting.then(Intent({name: remote[name] for name in shown}))
    both = bool(theirs) and bool(change.intent)
    if not waiting and asked == NOTHING:
        if change.state is ChangeState.SENT:
            notes.append(Note(EventKind.SENT, {}))
        return Outcome(None, remote, tuple(notes), merged=both)
    left = change.but(wish=Keep(waiting), basis=known(remote, new_base), asked=asked, sent=None)
    return Outcome(left, notes=tuple(notes), merged=both)


def _notes(
    change: WaitingChange,
    merged: Merged,
    theirs: Mapping[str, tuple[object, object]],
    mine: Record,
    remote: Record,
) -> list[Note]:
    """What the merge decided, and what it found that is asked about."""
    notes: list[Note] = []
    noted = {*(each.field for each in merged.auto), *merged.held, *merged.taken}
    if others := {name: pair for name, pair in theirs.items() if name not in noted}:
        notes.append(Note(EventKind.CLOUD, others))
    if merged.auto:
        fields = {each.field: (each.theirs, each.result) for each in merged.auto}
        notes.append(Note(EventKind.MERGED, fields))
    if fresh := set(merged.held) - set(change.asked.fields):
        shown = {name: (remote.get(name), mine.get(name)) for name in sorted(fresh)}
        notes.append(Note(EventKind.HELD, shown))
    return notes


def _asked_after(change: WaitingChange, merged: Merged, doubt: Mapping[str, float], *, now: int) -> Asked:
    """What is asked after a merge: overlaps are found anew, and a value that the cloud has stored after all needs no
    decision; a refusal stays until somebody edits or decides.
    """
    before, record = change.asked.fields, change.asked.record
    if record is not None and End.MERGE in QUESTIONS[record.reason].ends:
        record = None
    fields = {
        name: each
        for name, each in before.items()
        if End.MERGE not in QUESTIONS[each.reason].ends and name not in merged.taken
    }
    for name in merged.held:
        had = before.get(name)
        fields[name] = had if had and not had.doubts else FieldQuestion(HoldReason.OVERLAP, since=now)
    for name, amount in doubt.items():
        had = fields.get(name) or before.get(name)
        if had is None or (name not in fields and not had.doubts):
            had = FieldQuestion(HoldReason.COUNTER_UNKNOWN, since=now)
        fields[name] = replace(had, amount=amount)
    return Asked(record, fields) if record is not None or fields else NOTHING


def _since(change: WaitingChange, doubt: Mapping[str, float]) -> dict[str, float]:
    """Of the fields whose difference is in doubt, what was added since, which is certain."""
    return {
        name: left
        for name, amount in doubt.items()
        if name not in change.intent.set and (left := change.intent.add.get(name, 0.0) - amount)
    }


def lost_differences(entity: Entity, change: WaitingChange, remote: Record) -> Mapping[str, float]:
    """Differences that were sent, not answered, and that may have been added; they must not be added twice (F116).

    If the cloud has not changed the record since, they were not, and cannot be any more once the ETag changes. Anything
    else proves nothing: a sum equal to ours may be another till's, which added as much.
    """
    sent = change.sent
    if sent is None:
        return {}
    before = change.remote or {}
    version = remote.get("versionDate")
    untouched = version is not None and version == before.get("versionDate")
    if untouched and all(same(entity, name, remote.get(name), before.get(name)) for name in sent.add):
        return {}
    return {name: amount for name, amount in sent.add.items() if name not in change.intent.set}
