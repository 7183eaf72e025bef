"""Creates: PUT to an id of our choice, so that a repetition is harmless; POST where the cloud does not insert by PUT.

Called by `push`. An insert ignores If-Match and an update demands it; so 428 or 412 to a create shows that the record
exists already, and it is read, compared and adopted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from storage.outbox.changes import ChangeState, WaitingChange
from storage.outbox.questions import HoldReason
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems
from sync.client.capabilities import Capability, takes_our_ids
from sync.client.responses import Many, Single
from sync.errors import (
    CloudConflict,
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.merge.create_matching import alike, has_unknown_outcome
from sync.merge.plan import (
    Pairs,
    Verdict,
    adopt,
    adopt_of_copy,
    observe,
    unseen_values,
)
from sync.pull.apply_page import behind
from sync.push import unsupported_verbs
from sync.push.assigned_ids import take_assigned
from sync.push.create_body import create_body, intent_to_send
from sync.push.create_by_post import confirmed_missing, look_up, post, without_similar
from sync.push.duplicate_names import adopt_local_duplicates, read_names
from sync.push.replacement import learn_from_refusal, lost_members, returnable
from sync.push.restore import FEW, note_deleted, restore_page
from sync.push.session import PushSession, halves, is_list_refused, problem_values

FEW_RESTORED = 10
"""Records restored one by one before the next ones are begun: each costs several requests, and what was found out
about those that were not sent is lost when the cloud's quota ends the run (N5)."""
SAMPLE = 3
"""Records that are read by id to see whether the list that shows many is behind."""
NotTaken = list[WaitingChange]
"""Creates that the cloud does not accept by PUT."""


def create(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send creates of one entity, up to `batch_limit` in one request."""
    posted = [change for change in changes if has_unknown_outcome(change)]
    rest = [change for change in changes if change not in posted]
    unknown = [change for change in rest if change.state is ChangeState.SENT]
    ready = [change for change in rest if change.state is not ChangeState.SENT]
    for start in range(0, len(unknown), entity.batch_limit):
        ready += _missing(session, entity, unknown[start : start + entity.batch_limit])
    # A create that was sent by POST stays with POST: its own id may be taken now.
    missed = [change for change in look_up(session, entity, posted) if _valid(session, entity, change)]
    ready = adopt_local_duplicates(session, entity, read_names(session, entity, ready))
    ready = [change for change in ready if _valid(session, entity, change)]
    fresh = [change for change in ready if change.base is None]
    left = _put(session, entity, fresh) if _inserts(session, entity) else fresh
    if left or missed:
        post(session, entity, [*left, *missed])
    restored = [change for change in ready if change.base is not None]
    for start in range(0, len(restored), entity.batch_limit):
        _restore_many(session, entity, restored[start : start + entity.batch_limit])


def _missing(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Those of the creates of unknown outcome that the cloud certainly lacks, be it under an id of its own choice (F138).

    Such a record may be committed late, and nothing but time tells; so the first lost answer of a list waits, unless an
    answer has shown before that the cloud takes our ids.
    """
    missing = _arrived(session, entity, changes)
    if not missing or takes_our_ids(session.capabilities, entity):
        return missing
    restored = [change for change in missing if change.base is not None]
    made = [change for change in missing if change.base is None]
    gone = confirmed_missing(session, made)
    return [*restored, *(without_similar(session, entity, gone) if gone else ())]


def _restore_many(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send restored records of one page: together, else one by one, else as new ones of other ids."""
    if not _inserts(session, entity):
        if dead := _still_deleted(session, entity, changes):
            post(session, entity, dead)
        return
    left = restore_page(session, entity, changes)
    alone = [*left.alone, *_deleted_since(session, entity, left.living)]
    if left.refused:
        # Two alone show whether deleted records can be restored at all under their ids: one may be refused for itself.
        first, others = left.refused[:2], left.refused[2:]
        new = _put(session, entity, first)
        none = len(new) == len(first)
        if new:
            post(session, entity, [*new, *(others if none else ())])
        if none:
            others = []
        elif left.values:
            for half in halves(others):
                _restore_many(session, entity, half)
        else:
            alone += others
    pieces = [alone[start : start + FEW_RESTORED] for start in range(0, len(alone), FEW_RESTORED)]
    for piece in [left.absent, *pieces]:
        new = _put(session, entity, piece, absent=left.absent) if _inserts(session, entity) else piece
        if dead := _still_deleted(session, entity, new):
            post(session, entity, dead)


def _deleted_since(
    session: PushSession, entity: Entity, living: Sequence[tuple[WaitingChange, Record]]
) -> list[WaitingChange]:
    """Those of the restored records that a list shows alive and that are not; the others are adopted.

    A list may be behind. Of many a few are read by id, and where these live it is believed, as what is asked about must
    not cost a request for each record (F140).
    """
    few, many = (living[:SAMPLE], living[SAMPLE:]) if len(living) > FEW_RESTORED else (living, ())
    dead = _deleted_by_id(session, entity, [change for change, _ in few])
    stale = behind(session.replica.sync_state, entity, many)
    unsure = [change for change, _ in many if dead or change.id in stale]
    sure = [(change, row) for change, row in many if not (dead or change.id in stale)]
    with session.replica.write() as tx:
        session.store_all(tx, entity, [(change, _adopting(entity, row)) for change, row in sure])
    session.publish_sent(entity, [change.id for change, _ in sure])
    return dead + _deleted_by_id(session, entity, unsure)


def _still_deleted(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """The restored records that nobody else has restored meanwhile, by a list of them where there are many."""
    if len(changes) <= FEW:
        return _deleted_by_id(session, entity, changes)
    session.checkpoint()
    try:
        found = session.list_by_ids(entity, changes).records
    except SyncError as error:
        if is_list_refused(error):
            return _deleted_by_id(session, entity, changes)
        session.handle_failure(changes, error)
        return []
    gone = {id: row for id, row in found.items() if row.get("deleted")}
    dead = [change for change in changes if change.id in gone]
    note_deleted(session, entity, dead, gone)
    return dead + _deleted_by_id(session, entity, [change for change in changes if change.id not in gone])


def _deleted_by_id(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """Those of the restored records that a read by id does not show alive; the others are adopted."""
    dead: list[WaitingChange] = []
    for change in changes:
        session.checkpoint()
        try:
            remote = session.decode_row(entity, session.cloud.get(entity.name, change.id).record)
        except CloudRecordMissing:
            dead.append(change)
        except SyncError as error:
            session.handle_failure([change], error)
        else:
            if remote.get("deleted"):
                dead.append(change)
            else:
                session.store(entity, change, _adopting(entity, remote))
                session.publish_sent(entity, [change.id])
    return dead


def _put(
    session: PushSession,
    entity: Entity,
    ready: Sequence[WaitingChange],
    *,
    absent: Sequence[WaitingChange] = (),
) -> NotTaken:
    # A restored record that is there needs an ETag; without one the whole array would be refused.
    free = {change.id for change in absent}
    together = [
        change for change in ready if change.attempts < 2 and (change.base is None or change.id in free)
    ]
    alone = [change for change in ready if change not in together]
    size = entity.batch_limit if session.capabilities.allows(entity, Capability.PUT_CREATE_MANY) else 1
    batches = [together[start : start + size] for start in range(0, len(together), size)]
    rest: NotTaken = []
    for batch in [*batches, *([change] for change in alone)]:
        if session.capabilities.allows(entity, Capability.PUT_CREATE):
            rest += _batch(session, entity, batch)
        else:
            rest += batch
    return rest


def _valid(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    found = problems(entity, _record(session, change), Op.REPLACE)
    if found:
        session.hold(change, HoldReason.RULE_BROKEN, problem_values(found))
    return not found


def _record(session: PushSession, change: WaitingChange) -> dict[str, object]:
    return {**change.intent.apply({}), "id": change.id, "_cloudId": session.cloud.cloud_id, "deleted": False}


def _arrived(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Look up creates of unknown outcome by id (F05, F27, F69); answers those to send again."""
    session.checkpoint()
    try:
        found = session.list_by_ids(entity, changes)
    except SyncError as error:
        if is_list_refused(error):
            return [*changes]  # sending again shows it as well (F129)
        session.handle_failure(changes, error)
        return []
    session.retry_later(
        [change for change in changes if change.id in found.unreadable], ProtocolMismatch(reason="row")
    )
    missing = []
    for change in changes:
        remote = found.records.get(change.id)
        if remote is not None and change.base is None:
            session.store(entity, change, _adopting(entity, remote))
        elif change.id not in found.unreadable:
            missing.append(change)
    session.publish_sent(entity, list(found.records))
    return missing


def _batch(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> NotTaken:
    session.checkpoint()
    with session.replica.write() as tx:
        marked = [
            each
            for change in batch
            if (each := session.mark_sent(change, intent_to_send(session, change), tx)) is not None
        ]
    return _send(session, entity, marked) if marked else []


def _send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> NotTaken:
    if len(batch) == 1:
        return _one(session, entity, batch[0])
    bodies = [create_body(session, entity, change) for change in batch]
    try:
        answer = session.cloud.put_many(entity.name, bodies)
    except (CloudPreconditionRequired, CloudPreconditionFailed):
        return _one_by_one(session, entity, _refused(session, batch))
    except (VerbRefused, CloudRecordMissing) as error:
        session.learn(entity, Capability.PUT_CREATE_MANY, error)
        return _one_by_one(session, entity, batch)
    except Rejected:
        rest: NotTaken = []
        for half in halves(batch):
            session.checkpoint()
            rest += _send(session, entity, half) if _inserts(session, entity) else _not_taken(session, half)
        return rest
    except SyncError as error:
        if not is_list_refused(error):
            _failed(session, batch, error)
            return []
        apart: NotTaken = []
        unsupported_verbs.send_apart(
            session, batch, error, lambda part: apart.extend(_send(session, entity, part))
        )
        return apart
    session.learn(entity, Capability.PUT_CREATE_MANY, answer)
    _acknowledge(session, entity, batch, answer)
    return []


def _refused(session: PushSession, batch: Sequence[WaitingChange]) -> list[WaitingChange]:
    """The creates of an array that was refused because an id in it is taken; first attempts are marked as not sent.

    Nothing of the array was stored. If the run ends here, the next one must not take a deleted record under such an id
    for one that it made itself (N1, F113).
    """
    first = [change for change in batch if change.attempts <= 1]
    session.unmark_sent(first)
    unsent = {change.id: change for change in session.as_stored(first)}
    tried = {change.id for change in first}
    return [
        unsent.get(change.id, change) for change in batch if change.id not in tried or change.id in unsent
    ]


def _failed(session: PushSession, batch: Sequence[WaitingChange], error: SyncError) -> None:
    """Handle a failed write; a first attempt that had no effect, such as one without a sign-in, is marked as not sent (F113)."""
    if not error.maybe_applied and (error.transient or error.whole_cloud):
        session.unmark_sent(change for change in batch if change.attempts <= 1)
    session.handle_failure(batch, error)


def _one_by_one(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> NotTaken:
    rest: NotTaken = []
    for change in batch:
        if not _inserts(session, entity):
            rest += _not_taken(session, [change])
        elif change.state is ChangeState.SENT:
            session.checkpoint()
            rest += _one(session, entity, change)
        else:
            rest += _batch(session, entity, [change])
    return rest


def _inserts(session: PushSession, entity: Entity) -> bool:
    return session.capabilities.allows(entity, Capability.PUT_CREATE)


def _not_taken(session: PushSession, changes: Sequence[WaitingChange]) -> NotTaken:
    """Undo the mark of a PUT that never left or was refused as a whole; POST is tried next."""
    session.unmark_sent(changes)
    return [*changes]


def _acknowledge(session: PushSession, entity: Entity, batch: Sequence[WaitingChange], answer: Many) -> None:
    """Match the answer's rows by id, not by position (F33); a create without a row stays unknown."""
    found = session.decode_rows(entity, answer.records)
    own = {change.id for change in batch}
    if any(change.base is None and change.id in found.records for change in batch):
        session.learn(entity, Capability.PUT_CREATE, answer)
    with session.replica.write() as tx:
        answered = [
            (change, record) for change in batch if (record := found.records.get(change.id)) is not None
        ]
        session.acknowledge_all(tx, entity, answered)
    session.publish_sent(entity, list(found.records))
    lost = [change for change in batch if change.id not in found.records]
    if lost and (foreign := [row for id, row in found.records.items() if id not in own]):
        lost = take_assigned(session, entity, lost, foreign)
    if lost and not answer.records:
        lost = _confirmed_unseen(session, entity, lost, answer)
    if lost:
        session.retry_later(lost, ProtocolMismatch(reason="row", maybe_applied=True))


def _confirmed_unseen(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], answer: Many
) -> list[WaitingChange]:
    """Look up the records of an array that the cloud accepted without showing them; answers those that it does not show."""
    lost = _arrived(session, entity, batch)
    if len(lost) < len(batch):
        session.learn(entity, Capability.PUT_CREATE, answer)
    return lost


def _one(session: PushSession, entity: Entity, change: WaitingChange) -> NotTaken:
    body = create_body(session, entity, change)
    replaced: Pairs = {}
    try:
        try:
            answer = session.cloud.put(entity.name, change.id, body)
        except (CloudPreconditionRequired, CloudPreconditionFailed, CloudConflict) as taken:
            try:
                found = session.cloud.get(entity.name, change.id)
                remote = session.decode_row(entity, found.record)
            except CloudRecordMissing:
                return _hidden(session, entity, change, taken)
            except SyncError as error:
                return _unread(session, change, error)
            _learn_insert(session, entity, change, taken)
            if not (remote.get("deleted") and _may_restore(change)):
                session.store(entity, change, _adopting_taken(entity, remote))
                session.publish_sent(entity, [change.id])
                return []
            # Deleted in the cloud and restored here under its own id. Should the answer be lost, nothing else shows any
            # more what it replaces (N2).
            note_deleted(session, entity, [change], {change.id: remote})
            answer = _restore(session, entity, change, body, Single(record=remote, etag=found.etag))
            replaced = unseen_values(entity, change, remote)
            replaced |= lost_members(entity, remote, answer.record or {})
        record = session.decode_row(entity, answer.record)
    except (VerbRefused, CloudRecordMissing) as error:
        if isinstance(error, VerbRefused) or not takes_our_ids(session.capabilities, entity):
            session.learn(entity, Capability.PUT_CREATE, error)
        return _not_taken(session, [change])
    except Rejected as error:
        if not _refuses_inserts(session, entity, change, error):
            session.handle_failure([change], error)
            return []
        # It may mean "no such record": a POST shows it; if that works, PUT is no longer tried (`learn_default`).
        session.unmark_sent([change])
        post(session, entity, [change])
        return []
    except SyncError as error:
        _failed(session, [change], error)
        return []
    if record["id"] != change.id:
        unknown = take_assigned(session, entity, [change], [record])
        session.retry_later(unknown, ProtocolMismatch(reason="row", maybe_applied=True))
        return []
    _learn_insert(session, entity, change, answer)
    with session.replica.write() as tx:
        session.acknowledge_in(tx, entity, change, record, replaced)
    session.publish_sent(entity, [change.id])
    return []


def _learn_insert(
    session: PushSession, entity: Entity, change: WaitingChange, answer: Single | SyncError
) -> None:
    """Note that the cloud takes our ids; the id of a restored record may have been the cloud's own choice (F138)."""
    if change.base is None:
        session.learn(entity, Capability.PUT_CREATE, answer)


def _restore(
    session: PushSession, entity: Entity, change: WaitingChange, body: dict[str, object], found: Single
) -> Single:
    """Replace the deleted copy, with the members that only the cloud knows (F110), or without where it refuses them."""
    unknown = returnable(session, entity, found.record or {})
    if unknown:
        try:
            return session.cloud.put(entity.name, change.id, {**unknown, **body}, if_match=found.etag)
        except Rejected as error:
            learn_from_refusal(session, entity, [found.record or {}], error)
            session.checkpoint()
            answer = session.cloud.put(entity.name, change.id, body, if_match=found.etag)
            session.learn_seen(
                entity, Capability.RETURN_UNKNOWN, allowed=False
            )  # without them it is accepted
            return answer
    return session.cloud.put(entity.name, change.id, body, if_match=found.etag)


def _hidden(session: PushSession, entity: Entity, change: WaitingChange, taken: SyncError) -> NotTaken:
    """The PUT says that the id is taken, the GET that it does not exist: the record is deleted there and not shown.

    A restored record can only be created anew. One of a fresh id arrived and was deleted by somebody: a list shows the
    deleted copy, if not at once.
    """
    session.checkpoint()
    gone, listed = None, True
    try:
        gone = session.list_by_ids(entity, [change]).records.get(change.id)
    except SyncError as error:
        if not is_list_refused(error):
            return _unread(session, change, error)
        listed = False
    if isinstance(taken, CloudConflict) and gone is None:
        raise taken  # nothing has the id: it is the record that is refused (F139)
    if change.base is not None:
        session.store(entity, change, lambda now: observe(entity, now, gone, now=now.changed, listed=True))
        return _not_taken(session, [change])
    sent = change.sent.set if change.sent is not None else {}
    first = change.attempts <= 1 and not change.copied
    if gone is not None and (first or not alike(entity, sent, gone)):
        return _not_taken(session, [change])  # not what was sent: it existed before
    if gone is not None:
        session.store(entity, change, _adopting(entity, gone))
        session.publish_sent(entity, [change.id])
        return []
    if listed and session.errors_before.get((entity.name, change.id)) == taken.code:
        session.hold_outdated([change], taken)  # so said the last run (F139)
        return []
    return _unread(session, change, taken)


def _unread(session: PushSession, change: WaitingChange, error: SyncError) -> NotTaken:
    """The id is taken and the record cannot be read: whether it is ours stays as unknown as it was before (F129)."""
    if change.attempts <= 1:
        session.unmark_sent([change])  # our first attempt was refused: the record is not ours (F113)
    if isinstance(error, (CloudPreconditionRequired, CloudPreconditionFailed)):
        session.retry_later([change], error)
    else:
        session.handle_failure([change], error)
    return []


def _refuses_inserts(session: PushSession, entity: Entity, change: WaitingChange, error: Rejected) -> bool:
    """Whether a 400 may be about inserting by PUT: it was never seen to work, and no field is named."""
    seen = (entity.name, Capability.PUT_CREATE) in session.capabilities.seen
    fresh = change.base is None and not seen
    return fresh and all(each.field in (None, "id") for each in error.violations)


def _may_restore(change: WaitingChange) -> bool:
    """Whether a deleted record under the id is the one restored here: schema 1 stored a restored record without its base."""
    return change.base is not None or change.attempts <= 1


def _adopting(entity: Entity, remote: Record) -> Callable[[WaitingChange], Verdict]:
    return lambda change: adopt(entity, change, remote, now=change.changed)


def _adopting_taken(entity: Entity, remote: Record) -> Callable[[WaitingChange], Verdict]:
    """The cloud says that the id is taken. If it says so to our first attempt, a copy of this replica took it (F113).

    So may the original of this copy have, whose attempt counts here for one.
    """

    def judge(change: WaitingChange) -> Verdict:
        if change.base is None and (change.copied or change.attempts <= 1):
            return adopt_of_copy(entity, change, remote, now=change.changed)
        return adopt(entity, change, remote, now=change.changed)

    return judge
