"""Put: new records under ids of our choice, so that a repetition is harmless; several as one array.

An insert ignores If-Match and an update demands it. So 428 or 412 to a new record shows that its id is taken: the record
is read, compared and adopted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from storage.outbox.changes import ChangeState, WaitingChange
from storage.schema.fields import Entity, Record
from sync.change.events import Found, Match, Outcome
from sync.change.step import step
from sync.client.capabilities import Capability
from sync.client.responses import Many
from sync.errors import (
    CloudConflict,
    CloudRecordMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.merge.create_matching import alike
from sync.push import unsupported_verbs
from sync.push.create_body import adopting, create_body, intent_to_send
from sync.push.failure import Fate, fate, is_list_refused
from sync.push.result import Result, Results, accepted, failed, halves, later, settled
from sync.push.session import PushSession
from sync.push.settle import hold_rejected, retry_later

ROUNDS = 3
"""Reads of a deleted record that others keep changing, before it waits for the next run."""
size = 100


def fits(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether it is a new record. What was sent by POST stays so: its id may be taken now."""
    posted = change.state is ChangeState.SENT and change.posted
    return change.base is None and not posted and inserts(session, entity)


def inserts(session: PushSession, entity: Entity) -> bool:
    """Whether the cloud stores a record under the id of our choice."""
    return session.profile.allows(entity, Capability.PUT_CREATE)


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send new records as an array, and those alone that were tried twice."""
    arrays = session.profile.allows(entity, Capability.REPLACE_MANY)
    together = [each for each in batch if arrays and each.attempts < 2]
    if len(together) > 1:
        session.checkpoint()
        yield from array(session, entity, marked(session, together))
    else:
        together = []
    for change in batch:
        if change not in together:
            yield from _alone(session, entity, change)


def marked(session: PushSession, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """The creates as marked, those that still may be sent."""
    with session.replica.write() as tx:
        going = session.mark_all_sent([(each, intent_to_send(session, each)) for each in changes], tx)
    return [each for each in going if each is not None]


def array(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """PUT records that are marked as sent."""
    batch = unsupported_verbs.offered(session, batch)
    if not inserts(session, entity):
        yield not_taken(session, batch)
        return
    if len(batch) <= 1:
        for change in batch:
            yield from _alone(session, entity, change)
        return
    bodies = [create_body(session, entity, change) for change in batch]
    answer = session.ask(lambda: session.cloud.put_many(entity.name, bodies))
    if not isinstance(answer, SyncError):
        yield _answered(session, entity, batch, answer)
        return
    match fate(answer):
        case Fate.OUTDATED | Fate.NOT_OFFERED:
            # Nothing of it was stored. Should the run end here, the next one must not take a record under such an id for
            # one that it made itself (N1, F113).
            _unmark_first(session, batch)
            for change in session.as_stored(batch):
                yield from _alone(session, entity, change)
            if fate(answer) is Fate.NOT_OFFERED and session.profile.takes_our_ids(entity):
                session.profile.note_refused(entity, len(batch), answer)
        case Fate.REFUSED:
            for half in halves(batch):
                session.checkpoint()
                yield from array(session, entity, half)
        case _:
            yield unsent(session, batch, answer)


def _unmark_first(session: PushSession, batch: Sequence[WaitingChange]) -> None:
    session.unmark_sent(change for change in batch if change.attempts <= 1)


def unsent(session: PushSession, batch: Sequence[WaitingChange], error: SyncError) -> Sequence[Result]:
    """A first attempt that had no effect, such as one without a sign-in, is marked as not sent (F113)."""
    if not error.maybe_applied and (error.transient or error.whole_cloud):
        _unmark_first(session, batch)
    return failed(batch, error)


def not_taken(session: PushSession, changes: Sequence[WaitingChange]) -> Sequence[Result]:
    """Undo the mark of a PUT that never left or was refused as a whole; POST is tried next."""
    session.unmark_sent(change for change in changes if change.state is ChangeState.SENT)
    return later(changes)


def _answered(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], answer: Many
) -> Sequence[Result]:
    """The rows of the answer by id, not by position (F33); a record without a row stays unknown."""
    rows = session.decode_rows(entity, answer.records).records
    if not answer.records:
        session.checkpoint()
        shown = session.ask(lambda: session.list_by_ids(entity, batch))
        rows = {} if isinstance(shown, SyncError) else shown.records
    if any(change.id in rows for change in batch):
        session.profile.grant(entity, Capability.PUT_CREATE)
    elif rows and not session.profile.takes_our_ids(entity):
        session.profile.doubt(entity, Capability.PUT_CREATE)
    done = [accepted(change, rows[change.id]) for change in batch if change.id in rows]
    lost = [change for change in batch if change.id not in rows]
    return [*done, *failed(lost, ProtocolMismatch(reason="row", maybe_applied=True))]


def _alone(session: PushSession, entity: Entity, change: WaitingChange) -> Results:
    """One record, marked as sent or not."""
    left = unsupported_verbs.offered(session, session.as_stored([change]))
    if not inserts(session, entity):
        yield not_taken(session, left)
        return
    for each in left:
        session.checkpoint()
        for going in marked(session, [each]):
            yield _made(session, entity, going)


def _made(session: PushSession, entity: Entity, change: WaitingChange) -> Sequence[Result]:
    body = create_body(session, entity, change)
    answer = session.ask(lambda: session.decode(entity, session.cloud.put(entity.name, change.id, body)))
    if not isinstance(answer, SyncError):
        if answer.record["id"] == change.id:
            session.profile.grant(entity, Capability.PUT_CREATE)
            return [accepted(change, answer.record)]
        return renumbered(session, entity, change, answer.record)
    if fate(answer) is Fate.OUTDATED or isinstance(answer, CloudConflict):
        return _taken(session, entity, change, answer)
    if isinstance(answer, (VerbRefused, CloudRecordMissing)):
        if isinstance(answer, VerbRefused) or not session.profile.takes_our_ids(entity):
            session.profile.doubt(entity, Capability.PUT_CREATE)
        return not_taken(session, [change])
    if isinstance(answer, Rejected) and _refuses_inserts(session, entity, answer):
        # It may mean "no such record": a POST shows it; if that works, PUT is no longer tried.
        return not_taken(session, [change])
    return unsent(session, [change], answer)


def renumbered(session: PushSession, entity: Entity, change: WaitingChange, row: Record) -> Sequence[Result]:
    """An answer under another id is believed where ours is not there: from then on it is a cloud that chooses ids (F138)."""
    if not session.profile.takes_our_ids(entity):
        session.profile.doubt(entity, Capability.PUT_CREATE)
    if not isinstance(session.read(entity, change.id), CloudRecordMissing):
        return failed([change], ProtocolMismatch(reason="row", maybe_applied=True))
    with session.replica.write() as tx:
        session.acknowledge_post(tx, entity, change, row)
    session.publish_sent(entity, [change.id, row["id"]])
    return []


def _refuses_inserts(session: PushSession, entity: Entity, error: Rejected) -> bool:
    """Whether a 400 may be about inserting by PUT: it was never seen to work, and no field is named."""
    seen = session.profile.knows(entity, Capability.PUT_CREATE)
    return not seen and all(each.field in (None, "id") for each in error.violations)


def _taken(session: PushSession, entity: Entity, change: WaitingChange, taken: SyncError) -> Sequence[Result]:
    """The id is taken: what has it is read and adopted."""
    found = session.read(entity, change.id)
    if isinstance(found, CloudRecordMissing):
        return _hidden(session, entity, change, taken)
    if isinstance(found, SyncError):
        return _unread(session, change, found)
    session.profile.grant(entity, Capability.PUT_CREATE)
    session.store(entity, change, _adopting_taken(entity, found.record))
    return settled([change])


def _hidden(
    session: PushSession, entity: Entity, change: WaitingChange, taken: SyncError
) -> Sequence[Result]:
    """The PUT says that the id is taken, the GET that it does not exist: the record is deleted there and not shown.

    It arrived and was deleted by somebody: a list shows the deleted copy, if not at once.
    """
    session.checkpoint()
    listed = session.ask(lambda: session.list_by_ids(entity, [change]))
    if isinstance(listed, SyncError) and not is_list_refused(listed):
        return _unread(session, change, listed)
    gone = None if isinstance(listed, SyncError) else listed.records.get(change.id)
    if isinstance(taken, CloudConflict) and gone is None:
        return unsent(session, [change], taken)  # nothing has the id: it is the record that is refused (F139)
    sent = change.sent.set if change.sent is not None else {}
    if gone is None and session.was_outdated(change) and not isinstance(listed, SyncError):
        hold_rejected(session, [change], taken)  # so said the last run (F139)
        return []
    if gone is None:
        return _unread(session, change, taken)
    if change.attempts <= 1 or not alike(entity, sent, gone):
        return not_taken(session, [change])  # not what was sent: it existed before
    session.store(entity, change, adopting(entity, gone))
    return settled([change])


def _unread(session: PushSession, change: WaitingChange, error: SyncError) -> Sequence[Result]:
    """The id is taken and the record cannot be read: whether it is ours stays as unknown as it was before (F129)."""
    _unmark_first(session, [change])  # our first attempt was refused: the record is not ours (F113)
    if fate(error) is not Fate.OUTDATED:
        return failed([change], error)
    retry_later(session, [change], error)
    return []


def _adopting_taken(entity: Entity, remote: Record) -> Callable[[WaitingChange], Outcome]:
    """The cloud says that the id is taken. If it says so to our first attempt, a copy of this replica took it (F113)."""

    def judge(change: WaitingChange) -> Outcome:
        if change.attempts <= 1:
            return step(entity, change, Found(remote, Match.TAKEN), now=change.changed)
        return step(entity, change, Found(remote, Match.OURS), now=change.changed)

    return judge
