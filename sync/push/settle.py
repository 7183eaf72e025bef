"""What becomes of a change after an attempt: the answer is stored, or the failure is, by the table in `failure`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from storage.outbox import outbox
from storage.outbox.changes import ChangeState, WaitingChange
from storage.outbox.questions import HoldReason
from storage.outbox.state import RecordQuestion
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from storage.sync_state.capabilities import Refusal
from sync.change.events import Later, Refused, Unread
from sync.client.backoff import delay
from sync.errors import Forbidden, ServerFault, SyncError
from sync.events import RecordsChanged
from sync.merge.apply_verdict import ORIGIN
from sync.push.failure import Fate, blocked, fate, is_read, message, violations
from sync.push.result import Outcome, Result
from sync.push.session import ALWAYS_OUTDATED, PushSession

ALIKE = 3
"""Records that the cloud refuses likewise, and none that it accepts: what they need is refused, not they (F139)."""
MAX_FAULTS = 3
"""Answers of 5xx or garbage in a row after which the run stops, or, if one entity had them all, that entity (N6)."""


def settle(session: PushSession, entity: Entity, results: Sequence[Result]) -> list[WaitingChange]:
    """Store what became of changes; answers those for the next writer. Raises what stops the run."""
    done = [each for each in results if each.outcome is Outcome.ACCEPTED]
    if done:
        with session.replica.write() as tx:
            answered = [(each.change, each.row) for each in done if each.row is not None]
            session.acknowledge_all(tx, entity, answered, {each.change.id: each.replaced for each in done})
            for each in done:
                if each.tag is not None and each.row is not None:
                    session.profile.note_written(tx, entity, each.row, each.tag)
    over = [each.change.id for each in results if each.outcome in (Outcome.ACCEPTED, Outcome.SETTLED)]
    if over:
        session.publish_sent(entity, over)
    failures: dict[int, tuple[SyncError, list[WaitingChange]]] = {}
    for each in results:
        if each.error is not None:
            failures.setdefault(id(each.error), (each.error, []))[1].append(each.change)
    for error, changes in failures.values():
        settle_failure(session, changes, error)
    return session.as_stored(each.change for each in results if each.outcome is Outcome.NEXT)


def settle_failure(session: PushSession, changes: Sequence[WaitingChange], error: SyncError) -> None:
    """Hold or retry the changes of a failed request. Raises the failure again when it concerns the whole cloud."""
    match fate(error):
        case Fate.REFUSED:
            hold_rejected(session, changes, error)
        case Fate.NOT_OFFERED:
            refusal = note_refusal(session, changes[0], error)
            for change in changes:
                hold(session, change, HoldReason.VERB_REFUSED, refusal.problems, after=error)
        case Fate.OUTDATED if is_read(error) or error.params.get("method") == "POST":
            hold_rejected(session, changes, error)  # no tag was given that could be an old one
        case Fate.OUTDATED:
            retry_later(session, changes, error)
        case Fate.BLOCKED if _blocked_alone(session):
            settle_failure(session, changes, blocked(error))
        case Fate.FAULT:
            session.faults += {change.entity for change in changes}
            retry_later(session, changes, error)
            _stop_after(session, error)
        case _:
            raise error


def _stop_after(session: PushSession, error: SyncError) -> None:
    if len(session.faults) >= MAX_FAULTS:
        raise error


def hold(
    session: PushSession,
    change: WaitingChange,
    reason: HoldReason,
    problems: Sequence[Mapping[str, Any]] = (),
    *,
    after: SyncError | None = None,
) -> None:
    """Hold a change for a person; the rest of the outbox is sent (F20).

    Not one that was edited while the refused write was in flight: its new values get an attempt of their own (F64).
    `after`: the failure that says so; of a read, it tells nothing about a write before it whose outcome is unknown (F129).
    """
    with session.replica.write() as tx:
        current = tx.change(change.entity, change.id)
        if current is None:
            return
        question = RecordQuestion(reason, tuple(problems), tx.now)
        if after is not None and is_read(after) and current.state is ChangeState.SENT:
            if current.kind is change.kind:
                _ask(tx, session.next(current, Unread(question)))
            return
        if current.kind is not change.kind or _edited_meanwhile(session, current):
            session.unsent(tx, current)
            return
        _ask(tx, session.next(session.with_base(current), Refused(question)))
    session.bus.publish(RecordsChanged(change.entity, (change.id,), "sent", origin=ORIGIN))


def _ask(tx: Transaction, held: WaitingChange) -> None:
    tx.history.record(held.entity, held.id, EventKind.HELD, origin=ORIGIN)
    tx.put_change(held)


def _edited_meanwhile(session: PushSession, change: WaitingChange) -> bool:
    if change.sent is None:
        return False
    # A POST omits the id, and a create in a circle of references omits some of them.
    left_out = {"id", "_cloudId", *session.omitted_fields(change)}
    return bool(change.going.minus(change.sent).without(left_out))


def hold_rejected(session: PushSession, changes: Sequence[WaitingChange], error: SyncError) -> None:
    """Hold changes that the cloud refuses, be it as outdated although they were made of its present copy (F139)."""
    for change in changes:
        hold(session, change, HoldReason.REJECTED, violations(error, change), after=error)


def _blocked_alone(session: PushSession) -> bool:
    """Whether somebody in the cloud's place answered one write only: the cloud answers the next request (F137)."""
    other = session.ask(session.cloud.describe)
    return not isinstance(other, SyncError) or fate(other) not in (Fate.STOP, Fate.BLOCKED, Fate.FAULT)


def note_refusal(session: PushSession, change: WaitingChange, error: SyncError) -> Refusal:
    """Store the refusal of what this change needs, and answer it.

    Only a third record that is refused likewise, while none is accepted, shows that it is about the whole verb, not about
    the records: the administrator cannot be deleted. A second one does where each was refused in two runs (F133, F139).
    """
    code = "" if isinstance(error, Forbidden) else str(error.params.get("reason") or "")
    said = message(error) or (error.reason or "" if isinstance(error, Forbidden) else "")
    accepted = (change.entity, change.kind) in session.accepted
    enough = 1 if code == ALWAYS_OUTDATED else ALIKE - 1
    whole = not accepted and _others_refused(session, change) >= enough
    with session.replica.write() as tx:
        refusal = Refusal(at=tx.now, whole=whole, message=said, code=code)
        session.profile.refusals[change.entity, change.kind.value] = refusal
        tx.sync_state.refusals.put(change.entity, change.kind.value, refusal)
    return refusal


def _others_refused(session: PushSession, change: WaitingChange) -> int:
    with session.replica.reading_changes() as connection:
        held = outbox.select(connection, entity=change.entity, kind=change.kind, held=HoldReason.VERB_REFUSED)
        return sum(other.id != change.id for other in held)


def retry_later(session: PushSession, changes: Sequence[WaitingChange], error: SyncError) -> None:
    """Schedule the next attempt by backoff, with the reason for the status."""
    retry_after = error.retry_after if isinstance(error, ServerFault) else None
    with session.replica.write() as tx:
        for change in changes:
            if (current := tx.change(change.entity, change.id)) is not None:
                wait = delay(current.attempts, rng=session.rng, retry_after=retry_after)
                later = Later(tx.now + int(wait * 1000), error.code)
                tx.put_change_metadata(session.next(current, later))
