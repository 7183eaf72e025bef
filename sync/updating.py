"""Updates: read, merge, write under the ETag of what was read (`facts/sync.md` 3.6).

Called by push. One or two records go as GET and PATCH; more as one GET of `id|in|...` and one PUT of the same
page: two requests per hundred. Nothing is ever written over a copy we did not read.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.fields import Entity
from storage.intent import ChangeState, Held, HeldReason, Record, WaitingChange
from storage.transaction import Transaction
from storage.validate import Op, problems
from storage.wire import encode
from sync.capabilities import Capability
from sync.errors import CloudChanged, CloudRecordMissing, IfMatchMissing, Rejected, ServerFault, SyncError, VerbRefused
from sync.lane import Lane, acknowledging, broken, halves
from sync.plan import body_of, observe, sendable

ROUNDS = 5
"""Times a record is read again because somebody was faster, before it waits for the next run (F14)."""
FEW = 2
"""Up to this many records, GET and PATCH each cost no more than the pair of list requests."""


def update(lane: Lane, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send updates of one entity."""
    together = [change for change in changes if change.attempts < 2]
    alone = [change for change in changes if change.attempts >= 2]
    if len(together) <= FEW or not lane.capabilities.allows(entity, Capability.REPLACE_MANY):
        together, alone = [], list(changes)
    for start in range(0, len(together), entity.batch_limit):
        _page(lane, entity, together[start : start + entity.batch_limit], rounds=ROUNDS)
    for change in alone:
        _one(lane, entity, change)


def _one(lane: Lane, entity: Entity, change: WaitingChange) -> None:
    try:
        for _ in range(ROUNDS):
            if _round(lane, entity, change):
                lane.tell(entity, [change.id])
                return
        lane.later([change], CloudChanged())
    except SyncError as error:
        lane.failed([change], error)


def _round(lane: Lane, entity: Entity, change: WaitingChange) -> bool:
    """One GET and PATCH; False when somebody changed the record between them."""
    lane.checkpoint()
    try:
        found = lane.cloud.get(entity.name, change.id)
        remote = lane.read(entity, found.record)
    except CloudRecordMissing:
        lane.store(entity, change, lambda now: observe(entity, now, None, now=now.changed))
        return True
    with lane.replica.write() as tx:
        going = _prepare(lane, tx, entity, change, remote)
    if going is None or going.sent is None:
        return True
    body = encode(entity, dict(going.sent.set), numbers="json")
    lane.checkpoint()
    try:
        answer = lane.cloud.patch(entity.name, change.id, body, if_match=found.etag)
    except (CloudChanged, IfMatchMissing):
        _unmark(lane, going)
        return False
    record = lane.read(entity, answer.record)
    lane.store(entity, change, acknowledging(entity, record))
    return True


def _unmark(lane: Lane, going: WaitingChange) -> None:
    """A refused write had no effect: its outcome is known."""
    with lane.replica.write() as tx:
        if (current := tx.change(going.entity, going.id)) is not None and current.sent == going.sent:
            tx.note_change(current.but(state=ChangeState.WAITING, sent=None))


def _prepare(
    lane: Lane, tx: Transaction, entity: Entity, change: WaitingChange, remote: Record
) -> WaitingChange | None:
    """Merge onto what was read, check the result, and mark it as sent; None when nothing is to be sent."""
    waiting = lane.store_in(tx, entity, change, lambda now: observe(entity, now, remote, now=tx.now))
    if waiting is None or waiting.blocked or not waiting.going:
        return None
    sent = body_of(waiting, remote)
    # A merge may break a rule that neither side broke (F63); and the cloud's own values are not ours to judge.
    found = problems(entity, dict(sent.set), Op.PATCH, onto={**remote, **sent.set})
    if found:
        tx.put_change(waiting.but(held=Held(HeldReason.RULE_BROKEN, problems=tuple(broken(found)), since=tx.now)))
        return None
    return lane.mark(waiting, sent, tx)


def _page(lane: Lane, entity: Entity, batch: Sequence[WaitingChange], *, rounds: int) -> None:
    if len(batch) <= FEW or rounds == 0:
        for change in batch:
            _one(lane, entity, change)
        return
    try:
        _page_round(lane, entity, batch, rounds)
    except SyncError as error:
        lane.failed(batch, error)


def _page_round(lane: Lane, entity: Entity, batch: Sequence[WaitingChange], rounds: int) -> None:
    lane.checkpoint()
    ids = ",".join(str(change.id) for change in batch)
    deleted = ";deleted|in|0,1" if "deleted" in entity.by_name else ""
    page = lane.cloud.list(entity.name, filter=f"id|in|{ids}{deleted}")
    records = [lane.read(entity, row) for row in page.records]
    changes = {change.id: change for change in batch}
    going: list[tuple[WaitingChange, Record]] = []
    with lane.replica.write() as tx:
        for record in records:
            marked = _prepare(lane, tx, entity, changes[record["id"]], record)
            if marked is not None:
                going.append((marked, record))
    listed = {record["id"] for record in records}
    for change in batch:
        if change.id not in listed:
            _one(lane, entity, change)
    if not going:
        lane.tell(entity, sorted(listed))
        return
    left = [change for change, _ in going]
    if len(going) < len(records) or page.etag is None:
        # The page's tag covers records that need no write: ask for a page of the others only.
        for change in left:
            _unmark(lane, change)
        _page(lane, entity, left, rounds=rounds - 1 if page.etag is not None else 0)
        return
    bodies = [
        encode(
            entity,
            sendable(entity, {**record, **(change.sent.set if change.sent else {}), "_cloudId": lane.cloud.cloud_id}),
            numbers="json",
        )
        for change, record in going
    ]
    lane.checkpoint()
    try:
        answer = lane.cloud.put_many(entity.name, bodies, if_match=page.etag)
    except (CloudChanged, IfMatchMissing):
        for change in left:
            _unmark(lane, change)
        _page(lane, entity, left, rounds=rounds - 1)
        return
    except (Rejected, VerbRefused) as error:
        lane.learn(entity, Capability.REPLACE_MANY, error)
        for change in left:
            _unmark(lane, change)
        for half in halves(left) if isinstance(error, Rejected) else (left,):
            _page(lane, entity, half, rounds=rounds if isinstance(error, Rejected) else 0)
        return
    except ServerFault as error:
        lane.failed(left, error)
        return
    lane.learn(entity, Capability.REPLACE_MANY, answer)
    answers = {record["id"]: record for record in (lane.read(entity, row) for row in answer.records)}
    with lane.replica.write() as tx:
        for change in left:
            if (record_now := answers.get(change.id)) is not None:
                lane.store_in(tx, entity, change, acknowledging(entity, record_now))
    lane.tell(entity, [change.id for change in left])
