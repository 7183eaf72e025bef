"""Updates: read, merge, write under the ETag of what was read (`facts/sync.md` 3.6).

Called by push. One or two records go as GET and PATCH; more as one GET of `id|in|...` and one PUT of the same
page: two requests per hundred. Nothing is ever written over a copy we did not read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from storage.outbox.changes import ChangeState, Held, HeldReason, Record, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge
from storage.schema.validation import Op, problems
from storage.sync_state import record_etags
from storage.wire import encode
from sync.client.capabilities import Capability
from sync.client.responses import Single
from sync.errors import (
    CloudChanged,
    CloudRecordMissing,
    IfMatchMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.merge.plan import body_of, observe, sendable
from sync.pull.apply_page import behind, went_back
from sync.push.session import Lane, broken, halves

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
    known = _known(lane, entity, change)
    try:
        for _ in range(ROUNDS):
            found = known or _read(lane, entity, change)
            if found is None or _round(lane, entity, change, found):
                lane.tell(entity, [change.id])
                return
            if known is not None:
                with lane.replica.write() as tx:
                    record_etags.forget(tx.connection, entity.name, change.id)
            known = None
        lane.later([change], CloudChanged())
    except SyncError as error:
        lane.failed([change], error)


def _known(lane: Lane, entity: Entity, change: WaitingChange) -> Single | None:
    """The copy we last wrote with its tag: nothing need be read before it is written again.

    Should the tag be good for nothing, as nowhere is said that it is not, the write is refused and the record read.
    """
    version = (change.remote or {}).get("versionDate")
    # What may have arrived already must be looked at.
    if change.state is ChangeState.SENT or version is None:
        return None
    tag = record_etags.get(lane.replica.database.read(), entity.name, change.id, version)
    return None if tag is None else Single(record=change.remote, etag=tag)


def _read(lane: Lane, entity: Entity, change: WaitingChange) -> Single | None:
    """The record as it is now; None when it is gone, which is then stored."""
    lane.checkpoint()
    try:
        found = lane.cloud.get(entity.name, change.id)
    except CloudRecordMissing:
        lane.store(entity, change, lambda now: observe(entity, now, None, now=now.changed))
        return None
    return Single(record=lane.read(entity, found.record), etag=found.etag)


def _round(lane: Lane, entity: Entity, change: WaitingChange, found: Single) -> bool:
    """Merge onto what is there, and PATCH; False when somebody changed the record since it was read."""
    lane.checkpoint()
    with lane.replica.write() as tx:
        going = _prepare(lane, tx, entity, change, found.record or {})
    if going is None or going.sent is None:
        return True
    body = encode(entity, dict(going.sent.set), numbers="json")
    try:
        answer = lane.cloud.patch(entity.name, change.id, body, if_match=found.etag)
    except (CloudChanged, IfMatchMissing, CloudRecordMissing):
        lane.outrun([going])
        return False
    except SyncError as error:
        lane.not_done([going], error)
        raise
    record = lane.read(entity, answer.record)
    with lane.replica.write() as tx:
        lane.acknowledge_in(tx, entity, change, record)
        if answer.etag is not None and record.get("versionDate") is not None:
            record_etags.put(tx.connection, entity.name, change.id, record["versionDate"], answer.etag)
    return True


def _prepare(
    lane: Lane, tx: Transaction, entity: Entity, change: WaitingChange, remote: Record
) -> WaitingChange | None:
    """Merge onto what was read, check the result, and mark it as sent; None when nothing is to be sent."""
    if went_back(tx, change, remote):
        return None
    waiting = lane.store_in(tx, entity, change, lambda now: observe(entity, now, remote, now=tx.now))
    if waiting is None or waiting.blocked or not waiting.going:
        return None
    sent = body_of(waiting, remote)
    # A merge may break a rule that neither side broke (F63); and the cloud's own values are not ours to judge.
    found = problems(entity, dict(sent.set), Op.PATCH, onto={**remote, **sent.set})
    if found:
        tx.put_change(
            waiting.but(held=Held(HeldReason.RULE_BROKEN, problems=tuple(broken(found)), since=tx.now))
        )
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
    try:
        found = lane.listed(entity, batch)
    except Rejected:
        _page(lane, entity, batch, rounds=0)  # not to be asked like this
        return
    changes = {change.id: change for change in batch}
    # In the order of the page, as its tag is of the page.
    fit = [
        (change, record)
        for record in found.records.values()
        if (change := changes.get(record["id"])) is not None
        and _whole(entity, record)
        and not behind(change, record)
    ]
    going: list[tuple[WaitingChange, Record]] = []
    lane.checkpoint()
    with lane.replica.write() as tx:
        for change, record in fit:
            marked = _prepare(lane, tx, entity, change, record)
            if marked is not None:
                going.append((marked, record))
    left = [change for change, _ in going]
    fitting = {change.id for change, _ in fit}
    apart = [change for change in batch if change.id not in fitting]
    if left and (len(left) < found.rows or found.etag is None):
        # The page's tag covers records that need no write: ask for a page of the others only.
        lane.unmark(left)
        _page(lane, entity, left, rounds=rounds - 1 if found.etag is not None else 0)
    elif left:
        _put(lane, entity, going, etag=found.etag, rounds=rounds)
    lane.tell(entity, list(found.records))
    for change in apart:
        _one(lane, entity, change)


def _whole(entity: Entity, record: Record) -> bool:
    """Whether a PUT of it replaces nothing that we cannot see: what a body leaves out becomes null."""
    return _replaced(entity) <= record.keys()


@lru_cache(maxsize=100)
def _replaced(entity: Entity) -> frozenset[str]:
    return frozenset(each.name for each in entity.fields if each.writable and each.merge is not Merge.SERVER)


def _put(
    lane: Lane,
    entity: Entity,
    going: Sequence[tuple[WaitingChange, Record]],
    *,
    etag: str | None,
    rounds: int,
) -> None:
    left = [change for change, _ in going]
    bodies = [_body(lane, entity, change, record) for change, record in going]
    try:
        answer = lane.cloud.put_many(entity.name, bodies, if_match=etag)
    except (CloudChanged, IfMatchMissing):
        lane.outrun(left)
        _page(lane, entity, left, rounds=rounds - 1)
        return
    except (Rejected, VerbRefused) as error:
        lane.learn(entity, Capability.REPLACE_MANY, error)
        lane.unmark(left)
        for half in halves(left) if isinstance(error, Rejected) else (left,):
            _page(lane, entity, half, rounds=rounds if isinstance(error, Rejected) else 0)
        return
    except SyncError as error:
        lane.not_done(left, error)
        lane.failed(left, error)
        return
    lane.learn(entity, Capability.REPLACE_MANY, answer)
    answers = lane.readable(entity, answer.records).records
    with lane.replica.write() as tx:
        for change in left:
            if (record := answers.get(change.id)) is not None:
                lane.acknowledge_in(tx, entity, change, record)
    lane.tell(entity, list(answers))
    if lost := [change for change in left if change.id not in answers]:
        lane.later(lost, ProtocolMismatch(reason="row", maybe_applied=True))


def _body(lane: Lane, entity: Entity, change: WaitingChange, record: Record) -> dict[str, object]:
    sent = change.sent.set if change.sent else {}
    return encode(
        entity, sendable(entity, {**record, **sent, "_cloudId": lane.cloud.cloud_id}), numbers="json"
    )
