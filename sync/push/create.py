"""Creates: PUT to the id we chose, so that a repeat is harmless (`design` 5, `facts/sync.md` 3.7).

Called by push. An insert ignores If-Match and an update demands it; so 428 or 412 to a create says that it
arrived before, and what is there is read, compared and adopted. A cloud that does not insert by PUT gets POST.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from storage.errors import BugError
from storage.outbox.changes import ChangeState, HeldReason, Intent, Record, WaitingChange
from storage.records.history import EventKind
from storage.schema.fields import Entity
from storage.schema.validation import Op, problems
from storage.wire import encode
from sync.client.capabilities import Capability
from sync.client.responses import Obj
from sync.errors import (
    CloudChanged,
    CloudRecordMissing,
    IfMatchMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.merge.create_matching import alike, waits_for_arrival
from sync.merge.plan import Note, Pairs, Verdict, acknowledge, adopt, may_have_arrived, observe, sendable
from sync.push.create_by_post import look, post, unseen
from sync.push.duplicate_names import without_namesakes
from sync.push.session import Lane, broken, halves

Rest = list[WaitingChange]
"""Creates that this cloud does not take by PUT."""


def create(lane: Lane, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send creates of one entity, up to `batch_limit` in a request."""
    posted = [change for change in changes if waits_for_arrival(change)]
    rest = [change for change in changes if change not in posted]
    unknown = [change for change in rest if change.state is ChangeState.SENT]
    ready = [change for change in rest if change.state is not ChangeState.SENT]
    for start in range(0, len(unknown), entity.batch_limit):
        ready += _arrived(lane, entity, unknown[start : start + entity.batch_limit])
    # What once had to go by POST would find its own id taken again.
    missed = [change for change in look(lane, entity, posted) if _valid(lane, entity, change)]
    ready = [change for change in without_namesakes(lane, entity, ready) if _valid(lane, entity, change)]
    if lane.capabilities.allows(entity, Capability.PUT_CREATE):
        ready = _put(lane, entity, ready)
    if ready or missed:
        post(lane, entity, [*_not_alive(lane, entity, ready), *missed])


def _not_alive(lane: Lane, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Of records that are meant to live again and can only be made anew, those that nobody has revived meanwhile."""
    dead: list[WaitingChange] = []
    for change in changes:
        if change.base is None:
            dead.append(change)
            continue
        lane.checkpoint()
        try:
            remote = lane.read(entity, lane.cloud.get(entity.name, change.id).record)
        except CloudRecordMissing:
            dead.append(change)
        except SyncError as error:
            lane.failed([change], error)
        else:
            if remote.get("deleted"):
                dead.append(change)
            else:
                lane.store(entity, change, _adopting(entity, remote))
                lane.tell(entity, [change.id])
    return dead


def _put(lane: Lane, entity: Entity, ready: Sequence[WaitingChange]) -> Rest:
    # One that is meant to live again needs an ETag, and would have the whole array refused.
    together = [change for change in ready if change.attempts < 2 and change.base is None]
    alone = [change for change in ready if change not in together]
    size = entity.batch_limit if lane.capabilities.allows(entity, Capability.PUT_CREATE_MANY) else 1
    batches = [together[start : start + size] for start in range(0, len(together), size)]
    rest: Rest = []
    for batch in [*batches, *([change] for change in alone)]:
        if lane.capabilities.allows(entity, Capability.PUT_CREATE):
            rest += _batch(lane, entity, batch)
        else:
            rest += batch
    return rest


def _valid(lane: Lane, entity: Entity, change: WaitingChange) -> bool:
    found = problems(entity, _record(lane, change), Op.REPLACE)
    if found:
        lane.hold(change, HeldReason.RULE_BROKEN, broken(found))
    return not found


def _record(lane: Lane, change: WaitingChange) -> dict[str, object]:
    return {**change.intent.set, "id": change.id, "_cloudId": lane.cloud.cloud_id, "deleted": False}


def _arrived(lane: Lane, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Ask which creates of unknown outcome are there (F05, F27, F69); the answer is those to send again."""
    lane.checkpoint()
    try:
        found = lane.listed(entity, changes)
    except Rejected:
        return [*changes]  # not to be asked like this; a repeat finds out as well
    except SyncError as error:
        lane.failed(changes, error)
        return []
    lane.later(
        [change for change in changes if change.id in found.unreadable], ProtocolMismatch(reason="row")
    )
    missing = []
    for change in changes:
        remote = found.records.get(change.id)
        if remote is not None and change.base is None:
            lane.store(entity, change, _adopting(entity, remote))
        elif change.id not in found.unreadable:
            missing.append(change)
    lane.tell(entity, list(found.records))
    return missing


def _batch(lane: Lane, entity: Entity, batch: Sequence[WaitingChange]) -> Rest:
    lane.checkpoint()
    with lane.replica.write() as tx:
        marked = [
            each for change in batch if (each := lane.mark(change, _sent(lane, change), tx)) is not None
        ]
    return _send(lane, entity, marked) if marked else []


def _sent(lane: Lane, change: WaitingChange) -> Intent:
    """What goes out: of a record that may be there already, what went before, and edits since follow it (F64).

    Should the cloud say that it is there, nothing else tells whether it is the newer form of two.
    """
    if change.sent is not None and may_have_arrived(change):
        return change.sent
    return change.intent.without(lane.left_out_of(change))


def _send(lane: Lane, entity: Entity, batch: Sequence[WaitingChange]) -> Rest:
    if len(batch) == 1:
        return _one(lane, entity, batch[0])
    bodies = [_body(lane, entity, change) for change in batch]
    try:
        answer = lane.cloud.put_many(entity.name, bodies)
    except (IfMatchMissing, CloudChanged):
        return _one_by_one(lane, entity, batch)
    except (VerbRefused, CloudRecordMissing) as error:
        lane.learn(entity, Capability.PUT_CREATE_MANY, error)
        return _one_by_one(lane, entity, batch)
    except Rejected:
        rest: Rest = []
        for half in halves(batch):
            lane.checkpoint()
            rest += _send(lane, entity, half) if _inserts(lane, entity) else _given_back(lane, half)
        return rest
    except SyncError as error:
        lane.failed(batch, error)
        return []
    lane.learn(entity, Capability.PUT_CREATE_MANY, answer)
    lane.learn(entity, Capability.PUT_CREATE, answer)
    _acknowledge(lane, entity, batch, answer.records)
    return []


def _one_by_one(lane: Lane, entity: Entity, batch: Sequence[WaitingChange]) -> Rest:
    rest: Rest = []
    for change in batch:
        lane.checkpoint()
        rest += _one(lane, entity, change) if _inserts(lane, entity) else _given_back(lane, [change])
    return rest


def _inserts(lane: Lane, entity: Entity) -> bool:
    return lane.capabilities.allows(entity, Capability.PUT_CREATE)


def _given_back(lane: Lane, changes: Sequence[WaitingChange]) -> Rest:
    """Marked as sent by a PUT that never left or was refused as a whole: POST may take them."""
    lane.unmark(changes)
    return [*changes]


def _acknowledge(lane: Lane, entity: Entity, batch: Sequence[WaitingChange], rows: Sequence[Obj]) -> None:
    """Match answers by id, not by place (F33); what the cloud left out stays of unknown outcome."""
    found = lane.readable(entity, rows)
    with lane.replica.write() as tx:
        for change in batch:
            if (record := found.records.get(change.id)) is not None:
                lane.acknowledge_in(tx, entity, change, record)
    lane.tell(entity, list(found.records))
    if lost := [change for change in batch if change.id not in found.records]:
        lane.later(lost, ProtocolMismatch(reason="row", maybe_applied=True))


def _one(lane: Lane, entity: Entity, change: WaitingChange) -> Rest:
    body = _body(lane, entity, change)
    replaced: Pairs = {}
    try:
        try:
            answer = lane.cloud.put(entity.name, change.id, body)
        except (IfMatchMissing, CloudChanged) as taken:
            try:
                found = lane.cloud.get(entity.name, change.id)
            except CloudRecordMissing:
                return _hidden(lane, entity, change, taken)
            lane.learn(entity, Capability.PUT_CREATE, taken)
            remote = lane.read(entity, found.record)
            if not (remote.get("deleted") and _to_live_again(change)):
                lane.store(entity, change, _adopting(entity, remote))
                lane.tell(entity, [change.id])
                return []
            # Deleted in the cloud and meant to live again under its own id.
            answer = lane.cloud.put(entity.name, change.id, body, if_match=found.etag)
            replaced = unseen(entity, change, remote)
        record = lane.read(entity, answer.record)
    except (VerbRefused, CloudRecordMissing) as error:
        lane.learn(entity, Capability.PUT_CREATE, error)
        return _given_back(lane, [change])
    except Rejected as error:
        if not _speaks_of_the_id(lane, entity, change, error):
            lane.failed([change], error)
            return []
        # It may mean "no such record": a POST tells, and if it is taken no more PUT goes (`lane.learn_default`).
        lane.unmark([change])
        post(lane, entity, [change])
        return []
    except SyncError as error:
        lane.failed([change], error)
        return []
    lane.learn(entity, Capability.PUT_CREATE, answer)
    lane.store(entity, change, _reviving(entity, record, replaced))
    lane.tell(entity, [change.id])
    return []


def _hidden(lane: Lane, entity: Entity, change: WaitingChange, taken: SyncError) -> Rest:
    """The id is taken, says the PUT, and nobody has it, says the GET: it is deleted there and not shown.

    One that is meant to live again can only be made anew. One of a fresh id arrived and was deleted by somebody: a
    list shows the deleted copy, if not at once.
    """
    lane.checkpoint()
    gone = lane.listed(entity, [change]).records.get(change.id)
    if change.base is not None:
        lane.store(entity, change, lambda now: observe(entity, now, gone, now=now.changed, listed=True))
        return _given_back(lane, [change])
    if gone is not None and not alike(entity, change.sent.set if change.sent is not None else {}, gone):
        return _given_back(lane, [change])  # not what was sent: it was there before
    if gone is not None:
        lane.store(entity, change, _adopting(entity, gone))
        lane.tell(entity, [change.id])
        return []
    lane.unmark([change])
    lane.later([change], taken)
    return []


def _speaks_of_the_id(lane: Lane, entity: Entity, change: WaitingChange, error: Rejected) -> bool:
    """Whether a 400 may be about inserting by PUT: it was never seen to work, and no value is blamed."""
    seen = (entity.name, Capability.PUT_CREATE) in lane.capabilities.seen
    fresh = change.base is None and not seen
    return fresh and all(each.field in (None, "id") for each in error.violations)


def _to_live_again(change: WaitingChange) -> bool:
    """Whether a deleted record under the id is the one we mean: schema 1 kept a restored record without its base."""
    return change.base is not None or change.attempts <= 1


def _reviving(entity: Entity, answer: Record, replaced: Pairs) -> Callable[[WaitingChange], Verdict]:
    note = (Note(EventKind.MERGED, replaced),) if replaced else ()

    def judge(change: WaitingChange) -> Verdict:
        verdict = acknowledge(entity, change, answer)
        return replace(verdict, notes=(*note, *verdict.notes))

    return judge


def _adopting(entity: Entity, remote: Record) -> Callable[[WaitingChange], Verdict]:
    return lambda change: adopt(entity, change, remote, now=change.changed)


def _body(lane: Lane, entity: Entity, change: WaitingChange) -> dict[str, object]:
    if change.sent is None:
        raise BugError(what="create without its mark")
    record = {**change.sent.set, "id": change.id, "_cloudId": lane.cloud.cloud_id, "deleted": False}
    if "deleted" not in entity.by_name:
        del record["deleted"]
    return encode(entity, sendable(entity, record), numbers="json")
