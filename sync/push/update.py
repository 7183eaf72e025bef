"""Updates: read, merge, write under the ETag of the copy that was read.

Called by `push`. One or two records are sent by GET and PATCH; more by one GET of `id|in|...` and one PUT of the same
page: two requests per hundred. A copy that we did not read is never overwritten (N2).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from storage.outbox.changes import ChangeState, Hold, HoldReason, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import Op, problems
from storage.wire import encode
from sync.client.capabilities import Capability
from sync.client.responses import Single
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    ProtocolMismatch,
    Rejected,
    SyncError,
    VerbRefused,
)
from sync.merge.plan import observe, patch_body, sendable
from sync.pull.apply_page import behind, is_regression
from sync.push.session import PushSession, halves, problem_values

ROUNDS = 5
"""Attempts at a record that others keep changing, before it waits for the next run (F14)."""
FEW = 2
"""Up to this many records, a GET and a PATCH each cost no more than the two list requests."""


def update(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send updates of one entity."""
    together = [change for change in changes if change.attempts < 2]
    alone = [change for change in changes if change.attempts >= 2]
    if len(together) <= FEW or not session.capabilities.allows(entity, Capability.REPLACE_MANY):
        together, alone = [], list(changes)
    for start in range(0, len(together), entity.batch_limit):
        _update_page(session, entity, together[start : start + entity.batch_limit], rounds=ROUNDS)
    for change in alone:
        _update_one(session, entity, change)


def _update_one(session: PushSession, entity: Entity, change: WaitingChange) -> None:
    known = _last_written(session, entity, change)
    try:
        for _ in range(ROUNDS):
            found = known or _read(session, entity, change)
            if found is None or _attempt(session, entity, change, found):
                session.publish_sent(entity, [change.id])
                return
            if known is not None:
                with session.replica.write() as tx:
                    tx.sync_state.record_etags.forget(entity.name, change.id)
            known = None
        session.retry_later([change], CloudPreconditionFailed())
    except SyncError as error:
        session.handle_failure([change], error)


def _last_written(session: PushSession, entity: Entity, change: WaitingChange) -> Single | None:
    """The copy that we last wrote, with its ETag: it need not be read before it is written again.

    Should the cloud not honour such an ETag, the write is refused and the record is read.
    """
    version = (change.remote or {}).get("versionDate")
    # A write that may have arrived must be read first.
    if change.state is ChangeState.SENT or version is None:
        return None
    tag = session.replica.sync_state.record_etags.get(entity.name, change.id, version)
    return None if tag is None else Single(record=change.remote, etag=tag)


def _read(session: PushSession, entity: Entity, change: WaitingChange) -> Single | None:
    """The record as it is now; None when the cloud has none, which is then stored."""
    session.checkpoint()
    try:
        found = session.cloud.get(entity.name, change.id)
    except CloudRecordMissing:
        session.store(entity, change, lambda now: observe(entity, now, None, now=now.changed))
        return None
    return Single(record=session.decode_row(entity, found.record), etag=found.etag)


def _attempt(session: PushSession, entity: Entity, change: WaitingChange, found: Single) -> bool:
    """Merge onto the copy and PATCH; False when somebody changed the record since it was read."""
    session.checkpoint()
    with session.replica.write() as tx:
        going = _prepare(session, tx, entity, change, found.record or {})
    if going is None or going.sent is None:
        return True
    body = encode(entity, dict(going.sent.set), numbers="json")
    try:
        answer = session.cloud.patch(entity.name, change.id, body, if_match=found.etag)
    except (CloudPreconditionFailed, CloudPreconditionRequired, CloudRecordMissing):
        session.release_outdated([going])
        return False
    except SyncError as error:
        session.release_unsent([going], error)
        raise
    record = session.decode_row(entity, answer.record)
    with session.replica.write() as tx:
        session.acknowledge_in(tx, entity, change, record)
        if answer.etag is not None and record.get("versionDate") is not None:
            tx.sync_state.record_etags.put(entity.name, change.id, record["versionDate"], answer.etag)
    return True


def _prepare(
    session: PushSession, tx: Transaction, entity: Entity, change: WaitingChange, remote: Record
) -> WaitingChange | None:
    """Merge onto the copy that was read, validate the result, and mark it as sent; None when nothing is to be sent."""
    if is_regression(tx, change, remote):
        return None
    waiting = session.store_in(tx, entity, change, lambda now: observe(entity, now, remote, now=tx.now))
    if waiting is None or waiting.blocked or not waiting.going:
        return None
    sent = patch_body(waiting, remote)
    # A merge may break a rule that neither side broke (F63); the cloud's own values are not validated.
    found = problems(entity, dict(sent.set), Op.PATCH, onto={**remote, **sent.set})
    if found:
        tx.put_change(
            waiting.but(
                held=Hold(HoldReason.RULE_BROKEN, problems=tuple(problem_values(found)), since=tx.now)
            )
        )
        return None
    return session.mark_sent(waiting, sent, tx)


def _update_page(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange], *, rounds: int
) -> None:
    if len(batch) <= FEW or rounds == 0:
        for change in batch:
            _update_one(session, entity, change)
        return
    try:
        _attempt_page(session, entity, batch, rounds)
    except SyncError as error:
        session.handle_failure(batch, error)


def _attempt_page(session: PushSession, entity: Entity, batch: Sequence[WaitingChange], rounds: int) -> None:
    session.checkpoint()
    try:
        found = session.list_by_ids(entity, batch)
    except Rejected:
        _update_page(session, entity, batch, rounds=0)  # the cloud does not accept this filter
        return
    changes = {change.id: change for change in batch}
    # In the order of the page, since the ETag is that of the page.
    fit = [
        (change, record)
        for record in found.records.values()
        if (change := changes.get(record["id"])) is not None
        and _has_all_fields(entity, record)
        and not behind(change, record)
    ]
    going: list[tuple[WaitingChange, Record]] = []
    session.checkpoint()
    with session.replica.write() as tx:
        for change, record in fit:
            marked = _prepare(session, tx, entity, change, record)
            if marked is not None:
                going.append((marked, record))
    left = [change for change, _ in going]
    fitting = {change.id for change, _ in fit}
    apart = [change for change in batch if change.id not in fitting]
    if left and (len(left) < found.rows or found.etag is None):
        # The page's ETag covers records that need no write: read a page of the others only.
        session.unmark_sent(left)
        _update_page(session, entity, left, rounds=rounds - 1 if found.etag is not None else 0)
    elif left:
        _put_page(session, entity, going, etag=found.etag, rounds=rounds)
    session.publish_sent(entity, list(found.records))
    for change in apart:
        _update_one(session, entity, change)


def _has_all_fields(entity: Entity, record: Record) -> bool:
    """Whether the row has every field that a PUT would replace: a field missing in the body becomes null."""
    return _replaced(entity) <= record.keys()


@lru_cache(maxsize=100)
def _replaced(entity: Entity) -> frozenset[str]:
    return frozenset(each.name for each in entity.fields if each.writable and each.merge is not Merge.SERVER)


def _put_page(
    session: PushSession,
    entity: Entity,
    going: Sequence[tuple[WaitingChange, Record]],
    *,
    etag: str | None,
    rounds: int,
) -> None:
    left = [change for change, _ in going]
    bodies = [_body(session, entity, change, record) for change, record in going]
    try:
        answer = session.cloud.put_many(entity.name, bodies, if_match=etag)
    except (CloudPreconditionFailed, CloudPreconditionRequired):
        session.release_outdated(left)
        _update_page(session, entity, left, rounds=rounds - 1)
        return
    except (Rejected, VerbRefused) as error:
        session.learn(entity, Capability.REPLACE_MANY, error)
        session.unmark_sent(left)
        for half in halves(left) if isinstance(error, Rejected) else (left,):
            _update_page(session, entity, half, rounds=rounds if isinstance(error, Rejected) else 0)
        return
    except SyncError as error:
        session.release_unsent(left, error)
        session.handle_failure(left, error)
        return
    session.learn(entity, Capability.REPLACE_MANY, answer)
    answers = session.decode_rows(entity, answer.records).records
    with session.replica.write() as tx:
        for change in left:
            if (record := answers.get(change.id)) is not None:
                session.acknowledge_in(tx, entity, change, record)
    session.publish_sent(entity, list(answers))
    if lost := [change for change in left if change.id not in answers]:
        session.retry_later(lost, ProtocolMismatch(reason="row", maybe_applied=True))


def _body(session: PushSession, entity: Entity, change: WaitingChange, record: Record) -> dict[str, object]:
    sent = change.sent.set if change.sent else {}
    return encode(
        entity, sendable(entity, {**record, **sent, "_cloudId": session.cloud.cloud_id}), numbers="json"
    )
