"""Deletions: each record is read first, because the cloud ignores If-Match on DELETE (F47, F48).

Called by `push`, after everything else, children before parents.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.schema.fields import Entity, Record
from sync.errors import CloudRecordMissing, ProtocolMismatch, SyncError, VerbRefused
from sync.merge.plan import acknowledge_deletion, observe
from sync.push.create_by_post import confirmed_missing, look_up
from sync.push.session import PushSession
from sync.push.webhooks import unconfirmed

BEHIND = ProtocolMismatch(reason="row", maybe_applied=True)
"""A list still shows a deleted record as live."""


def delete(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send deletions of one entity, one by one."""
    unknown = [change for change in changes if entity.soft_delete and change.posted]
    for change in look_up(session, entity, unknown) if unknown else ():
        # The create never arrived: there is nothing to delete (F52).
        session.store(entity, change, lambda now: observe(entity, now, None, now=now.changed))
    for change in changes:
        if change in unknown or (not entity.soft_delete and unconfirmed(change)):
            continue
        try:
            _one(session, entity, change)
        except SyncError as error:
            session.handle_failure([change], error)


def _one(session: PushSession, entity: Entity, change: WaitingChange) -> None:
    etag = None
    if "get" in entity.verbs:
        session.checkpoint()
        remote: Record | None = None
        try:
            found = session.cloud.get(entity.name, change.id)
            remote, etag = session.decode_row(entity, found.record), found.etag
        except CloudRecordMissing:
            # Our own deletion may have arrived: a list still shows the record as it was then.
            remote = _tombstone(session, entity, change) if change.state is ChangeState.SENT else None
            if remote is not None and not remote.get("deleted"):
                session.retry_later([change], BEHIND)
                return
            if remote is None and _may_be_listed_yet(session, entity, change):
                return
        waiting = session.store(entity, change, lambda now: observe(entity, now, remote, now=now.changed))
        if waiting is None or waiting.blocked:
            session.publish_sent(entity, [change.id])
            return
    with session.replica.write() as tx:
        marked = session.mark_sent(change, Intent(), tx)
    if marked is None:
        return
    session.checkpoint()
    answer: Record | None = None
    try:
        row = session.cloud.delete(
            entity.name, change.id, etag=etag, anonymize=marked.anonymize, strategies=marked.strategies
        ).record
        answer = _gone(session, entity, marked) if row is None else session.decode_row(entity, row)
        if answer is None and _may_be_listed_yet(session, entity, marked):
            return
    except CloudRecordMissing as missing:
        answer = _still_there(session, entity, marked)
        if answer is not None and not answer.get("deleted"):
            # It is shown and cannot be deleted: it is the verb that is missing (F118).
            raise VerbRefused(status=404, method="DELETE") from missing
    if answer is not None and answer.get("deleted") is False:
        session.retry_later([marked], BEHIND)
        return
    session.store(entity, marked, lambda now: acknowledge_deletion(entity, now, answer))
    session.publish_sent(entity, [change.id])


def _still_there(session: PushSession, entity: Entity, change: WaitingChange) -> Record | None:
    """The record after a 404 to its deletion; None: somebody else deleted it."""
    if "get" not in entity.verbs:
        return None
    session.checkpoint()
    try:
        return session.decode_row(entity, session.cloud.get(entity.name, change.id).record)
    except CloudRecordMissing:
        return None


def _gone(session: PushSession, entity: Entity, change: WaitingChange) -> Record | None:
    """The tombstone after an empty answer to a deletion: from a list, or where that is behind, by id."""
    listed = _tombstone(session, entity, change)
    if not entity.soft_delete or change.anonymize or (listed is not None and listed.get("deleted")):
        return listed
    session.checkpoint()
    try:
        return session.decode_row(entity, session.cloud.get(entity.name, change.id).record)
    except CloudRecordMissing:
        return listed


def _may_be_listed_yet(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether the list that does not show the tombstone may only be behind; absent twice, a quiet period apart, it is not."""
    sent = change.state is ChangeState.SENT and entity.soft_delete and not change.anonymize
    return sent and not confirmed_missing(session, [change])


def _tombstone(session: PushSession, entity: Entity, change: WaitingChange) -> Record | None:
    """The tombstone from a list, where no answer showed it: somebody may have edited the record just before (F48).

    A live record means that the list is behind (F10). Raises ProtocolMismatch when it cannot be read. Either way the
    next run reads it again.
    """
    if not entity.soft_delete or change.anonymize:
        return None
    session.checkpoint()
    listed = session.list_by_ids(entity, [change])
    if change.id in listed.unreadable:
        raise ProtocolMismatch(reason="row", entity=entity.name, maybe_applied=True)
    return listed.records.get(change.id)
