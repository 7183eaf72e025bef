"""What becomes of an attempt: one rule an event, the same for every stand. Only `accepted` asks what is wished now."""

from __future__ import annotations

from dataclasses import replace

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import QUESTIONS, Blocks, HoldReason
from storage.outbox.state import (
    NOTHING,
    Asked,
    FieldQuestion,
    Keep,
    New,
    Remove,
    Retry,
    Sent,
    Way,
    gone,
    known,
)  # fmt: skip
from storage.records.history import EventKind
from storage.schema.fields import Entity, Record
from sync.change.create_markers import given_back
from sync.change.events import Accepted, Later, Leaves, Note, NotFound, Outcome, Refused, Unread
from sync.change.records import differences, unseen_values


def leaves(change: WaitingChange, event: Leaves) -> Outcome:
    """It is stored before the bytes leave; that it failed before is no matter any more."""
    retry = Retry(change.retry.at, change.retry.tries + 1)
    return Outcome(
        change.but(sent=Sent(event.body.set, event.body.add, _way(change, event.body)), retry=retry)
    )


def _way(change: WaitingChange, body: Intent) -> Way:
    match change.kind:
        case ChangeKind.DELETE:
            return Way.DELETE
        case ChangeKind.UPDATE:
            return Way.PATCH
        case ChangeKind.CREATE:
            return Way.PUT if "id" in body.set else Way.POST


def no_effect(change: WaitingChange) -> Outcome:
    """It waits as before it left."""
    wish = Keep(change.wish.edits.folded()) if isinstance(change.wish, Keep) else change.wish
    return Outcome(change.but(wish=wish, sent=None, retry=_untried(change)))


def posted_anew(change: WaitingChange, edits: Intent) -> WaitingChange:
    """Before a POST: from here on the marker in `edits` belongs to the record, which is made anew under another id."""
    return change.but(wish=Keep(edits), basis=New())


def not_posted(change: WaitingChange, base: Record) -> WaitingChange:
    """The change as it was before its record was sent to be created anew: its id is taken, it may be restored there.

    So it has its base, and no marker of ours, which would replace a value there (F75).
    """
    return change.but(wish=Keep(given_back(change.intent, base)), basis=gone(None, base))


def outdated(change: WaitingChange) -> Outcome:
    """It is read again first. An earlier attempt of ours may be what changed the record, late: a difference stays sent, and
    the next read judges (F08).
    """
    late = change.retry.tries > 1 and change.sent is not None and change.sent.add
    return Outcome(change.but(sent=change.sent if late else None, retry=_untried(change)))


def _untried(change: WaitingChange) -> Retry:
    return replace(change.retry, tries=max(0, change.retry.tries - 1))


def refused(change: WaitingChange, event: Refused) -> Outcome:
    """A person is asked. An attempt that was refused did nothing: what is under its id later is somebody else's (F113)."""
    retry = _untried(change) if change.state is ChangeState.SENT else change.retry
    asked = replace(change.asked, record=event.question)
    retry = replace(retry, error=event.question.reason.value)
    return Outcome(change.but(sent=None, asked=asked, retry=retry), notes=(Note(EventKind.HELD, {}),))


def unread(change: WaitingChange, event: Unread) -> Outcome:
    """A person is asked, and what was sent stays as unknown as it was."""
    retry = replace(change.retry, error=event.question.reason.value)
    asked = replace(change.asked, record=event.question)
    return Outcome(change.but(asked=asked, retry=retry), notes=(Note(EventKind.HELD, {}),))


def later(change: WaitingChange, event: Later) -> Outcome:
    """Only the time and the reason change."""
    return Outcome(change.but(retry=Retry(event.at, change.retry.tries, event.error)))


def not_found(change: WaitingChange, event: NotFound) -> Outcome:
    """It is looked up again after a quiet period."""
    sent = None if change.sent is None else replace(change.sent, missed=event.missed)
    retry = Retry(event.at, change.retry.tries, event.error)
    return Outcome(change.but(sent=sent, retry=retry))


def released(change: WaitingChange) -> Outcome:
    """The question about the record is gone, and it is tried at once."""
    retry = Retry(0, change.retry.tries)
    asked = replace(change.asked, record=None)
    return Outcome(change.but(asked=asked, retry=retry), notes=(Note(EventKind.RESOLVED, {}),))


def accepted(entity: Entity, change: WaitingChange, event: Accepted, *, now: int) -> Outcome:
    """The cloud stored what was sent; edits made meanwhile stay (F64).

    Its form of our values is agreed from now on, so that its trimming or rounding is no change of ours (F35).
    """
    way = change.sent.way if change.sent is not None else Way.PATCH
    if way is Way.DELETE or (change.kind is ChangeKind.DELETE and event.record is None):
        return _deletion_accepted(entity, change, event.record)
    outcome = _stored(entity, change, event.record or {})
    if event.replaced:
        outcome = replace(outcome, notes=(Note(EventKind.MERGED, dict(event.replaced)), *outcome.notes))
    return _unkept(change, event.unkept, outcome, now=now) if event.unkept else outcome


def _stored(entity: Entity, change: WaitingChange, answer: Record) -> Outcome:
    sent = change.sent or Intent()
    notes = [Note(EventKind.SENT, {})]
    # Where the tag of the write does not cover a field, somebody else's value of it comes with the answer (F121).
    read = (change.remote or {}) if change.kind is ChangeKind.UPDATE else {}
    pairs = differences(entity, read, answer)
    if theirs := {name: pair for name, pair in pairs.items() if name not in sent.set}:
        notes.append(Note(EventKind.CLOUD, theirs))
    # Fields that the answer leaves out are as we have them, or as we sent them (F31).
    lives = {"deleted": False} if entity.soft_delete else {}
    had = {} if change.posted else change.remote or change.base or {}
    answer = {**had, **lives, **sent.set, **answer}
    if isinstance(change.wish, Remove):
        # Deleted here while the write was in flight: the deletion follows.
        return Outcome(change.but(basis=known(answer, answer), sent=None), notes=tuple(notes))
    rest = change.intent.minus(sent)
    if change.kind is ChangeKind.CREATE:
        rest = rest.without(("id", "_cloudId"))  # the cloud may have assigned others
    record = change.asked.record
    if record is not None and QUESTIONS[record.reason].blocks is Blocks.RECORD:
        record = None
    asked = Asked(record, change.asked.fields)
    if not rest and record is None and not asked.fields:
        return Outcome(None, answer, tuple(notes))
    base = {
        **answer,
        **{name: read[name] for name in theirs if name in rest.fields},
        **{name: (change.base or {}).get(name) for name in asked.fields},
    }
    left = change.but(
        wish=Keep(rest), basis=known(answer, base), sent=None, asked=asked, retry=Retry(change.retry.at)
    )
    return Outcome(left, notes=tuple(notes))


def _unkept(change: WaitingChange, names: frozenset[str], outcome: Outcome, *, now: int) -> Outcome:
    """The values that the cloud does not keep are asked about, with both; not those that were edited again meanwhile."""
    left, sent = outcome.change, change.sent or Intent()
    if left is None:
        copy = outcome.copy or {}
        left = change.but(
            wish=Keep(), basis=known(copy, copy), sent=None, asked=NOTHING, retry=Retry(change.retry.at)
        )
    about_record = left.held is not None and left.question.blocks is Blocks.RECORD
    resent = {name: value for name, value in sent.set.items() if name in names - left.intent.fields}
    if left.kind is not ChangeKind.UPDATE or about_record or not resent:
        return outcome
    theirs, question = left.remote or {}, FieldQuestion(HoldReason.REWRITTEN, since=now)
    shown = {name: (theirs.get(name), value) for name, value in resent.items()}
    fields = {**left.asked.fields, **dict.fromkeys(resent, question)}
    held = left.but(
        wish=Keep(left.intent.then(Intent(resent))), asked=replace(left.asked, fields=fields),
        sent=None, retry=Retry(left.retry.at),
    )  # fmt: skip
    return replace(outcome, change=held, copy=None, notes=(*outcome.notes, Note(EventKind.HELD, shown)))


def _deletion_accepted(entity: Entity, change: WaitingChange, answer: Record | None) -> Outcome:
    """Values of the record that we never saw go to the history (F48)."""
    stands = {**(change.base or {}), **(answer or {}), "deleted": True}
    if not isinstance(change.wish, Remove):
        # Restored here meanwhile: it is created again, over what the cloud had of it last.
        unseen = unseen_values(entity, change, answer) if answer and change.base is not None else {}
        known_of = answer or change.base
        basis = gone(None, stands) if known_of else New()
        back = change.but(basis=basis, sent=None, retry=replace(change.retry, tries=0))
        return Outcome(back, notes=(Note(EventKind.MERGED, unseen),) if unseen else ())
    if change.wish.anonymize and change.state is ChangeState.WAITING:
        # A plain deletion that became one that anonymises after it was sent is followed by that (F53).
        return Outcome(change.but(basis=gone(stands, stands)))
    notes = (Note(EventKind.SENT, {}), *lost_edits(entity, change, answer))
    return Outcome(None, stands if entity.soft_delete else None, notes)


def lost_edits(entity: Entity, change: WaitingChange, tombstone: Record | None) -> tuple[Note, ...]:
    """Values that the cloud had and nobody here saw when deleting the record; none when it is to be anonymised."""
    if tombstone is None or change.anonymize:
        return ()
    lost = differences(entity, change.base or {}, tombstone)
    fields = {name: (new, None) for name, (_, new) in lost.items()}
    return (Note(EventKind.DISCARDED, fields),) if lost else ()
