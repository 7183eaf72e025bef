"""One update: read the record, merge, PATCH it under the ETag of the copy that was read.

Called by `update`. A PATCH sends only the fields that were edited, so that it replaces no other member of the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial

from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.outbox.questions import Hold, HoldReason
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems
from storage.wire import encode
from sync.client.capabilities import Capability
from sync.client.responses import Single
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    SyncError,
    VerbRefused,
)
from sync.merge.plan import Verdict, observe, patch_body
from sync.merge.tag_contents import tag_of_copy
from sync.pull.apply_page import is_regression
from sync.push import unsupported_verbs
from sync.push.session import PushSession, problem_values
from sync.push.tag_cover import learn_from_record

ROUNDS = 5
"""Attempts at a record that others keep changing, before it waits for the next run (F14)."""
SAME = 3
"""Equal copies that were all called outdated: nobody changes the record, it is refused (F133, F139)."""


class _Attempt(Enum):
    """What became of one attempt."""

    SENT = auto()
    NOTHING = auto()
    """Nothing was to be sent."""


def update_one(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Send one update; answers whether the cloud accepted the PATCH. A failure is stored with the change."""
    if unsupported_verbs.may_not_be_sent(session, change):
        return False
    known = _last_written(session, entity, change)
    last: _Attempt | SyncError | None = None
    reads: list[Single] = []
    try:
        for _ in range(ROUNDS):
            found = known or _read(session, entity, change)
            if found is not None and known is None:
                reads.append(found)
            if found is not None and isinstance(last, CloudRecordMissing) and known is None:
                # The record is there and cannot be patched: it is the verb that is missing (F118).
                raise VerbRefused(status=404, method="PATCH", message=last.params.get("message"))
            last = (
                _Attempt.NOTHING
                if found is None
                else _attempt(session, entity, change, found, read=known is None)
            )
            if last in (_Attempt.SENT, _Attempt.NOTHING):
                session.publish_sent(entity, [change.id])
                return last is _Attempt.SENT
            if known is not None:
                with session.replica.write() as tx:
                    tx.sync_state.record_etags.forget(entity.name, change.id)
            known = None
            if len(reads) >= SAME and all(read == reads[0] for read in reads):
                unsupported_verbs.note_outdated(session, change, _said(last))
                return False
        session.retry_later([change], _said(last))
    except SyncError as error:
        session.handle_failure([change], error)
    return False


def _said(last: object) -> SyncError:
    return last if isinstance(last, SyncError) else CloudPreconditionFailed()


def _last_written(session: PushSession, entity: Entity, change: WaitingChange) -> Single | None:
    """The copy that we last wrote, with its ETag: it need not be read before it is written again.

    Should the cloud not honour such an ETag, the write is refused and the record is read.
    """
    # A write that may have arrived must be read first.
    if change.state is ChangeState.SENT or change.remote is None:
        return None
    # A tag that does not change with every field does not tell that the copy is outdated (F121).
    if not session.capabilities.allows(entity, Capability.TAGS_COVER):
        return None
    tag = tag_of_copy(session.replica, entity, change.remote)
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


def _attempt(
    session: PushSession, entity: Entity, change: WaitingChange, found: Single, *, read: bool
) -> _Attempt | SyncError:
    """PATCH the record; `read`: the copy was read just now. An answer that calls the copy outdated or missing is returned."""
    session.checkpoint()
    with session.replica.write() as tx:
        if read and found.record:
            session.note_tag(tx, entity, found.record, found.etag)
        going = prepare(session, tx, entity, change, found.record or {})
    if going is None or going.sent is None:
        return _Attempt.NOTHING
    body = encode(entity, dict(going.sent.set), numbers="json")
    try:
        answer = session.cloud.patch(entity.name, change.id, body, if_match=found.etag)
    except (CloudPreconditionFailed, CloudPreconditionRequired, CloudRecordMissing) as error:
        session.release_outdated([going])
        return error
    except SyncError as error:
        session.release_unsent([going], error)
        raise
    if session.decode_row(entity, answer.record)["id"] != change.id:
        # Another record does not tell what the cloud made of our values (F119).
        session.checkpoint()
        try:
            answer = session.cloud.get(entity.name, change.id)
        except CloudRecordMissing:
            return CloudPreconditionFailed()
    record = session.decode_row(entity, answer.record)
    with session.replica.write() as tx:
        session.acknowledge_in(tx, entity, change, record)
        session.note_tag(tx, entity, record, answer.etag, written=True)
    unsupported_verbs.note_guarded(session, entity.name, found.etag)
    learn_from_record(session, entity, found.record or {}, found.etag, record, answer.etag)
    return _Attempt.SENT


def prepare(
    session: PushSession, tx: Transaction, entity: Entity, change: WaitingChange, remote: Record
) -> WaitingChange | None:
    """Merge onto the copy that was read, validate the result, and mark it as sent; None when nothing is to be sent."""
    return next((marked for marked, _ in prepare_all(session, tx, entity, [(change, remote)])), None)


def prepare_all(
    session: PushSession, tx: Transaction, entity: Entity, read: Sequence[tuple[WaitingChange, Record]]
) -> list[tuple[WaitingChange, Record]]:
    """`prepare` for changes of several records, each with its copy; answers those that are to be sent, in their order."""
    judging = [each for each in read if not is_regression(tx, *each)]
    waiting = session.store_all(
        tx, entity, [(change, partial(_observed, entity, remote, tx.now)) for change, remote in judging]
    )
    broken: list[WaitingChange] = []
    sending: list[tuple[WaitingChange, Intent]] = []
    copies: list[Record] = []
    for (_, remote), left in zip(judging, waiting, strict=True):
        if left is None or left.blocked or not left.going:
            continue
        sent = patch_body(left, remote)
        # A merge may break a rule that neither side broke (F63); the cloud's own values are not validated.
        if found := problems(entity, dict(sent.set), Op.PATCH, onto={**remote, **sent.set}):
            rule = Hold(HoldReason.RULE_BROKEN, problems=tuple(problem_values(found)), since=tx.now)
            broken.append(left.but(held=rule))
            continue
        sending.append((left, sent))
        copies.append(remote)
    if broken:
        tx.put_changes(entity.name, broken)
    marked = session.mark_all_sent(sending, tx)
    return [(each, copy) for each, copy in zip(marked, copies, strict=True) if each is not None]


def _observed(entity: Entity, remote: Record, now: int, change: WaitingChange) -> Verdict:
    return observe(entity, change, remote, now=now)
