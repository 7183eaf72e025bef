"""Deletions: each record is read first, because the cloud ignores If-Match on DELETE (F47, F48).

Called by `push`, after everything else, children before parents. The interface deletes one record at a time; several are
read by one list, so that a hundred cost a hundred and one requests (F123). A list may be behind its records: what
it shows otherwise than we know it is read by id, and an edit that it did not show yet comes with the tombstone.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.schema.fields import Entity, Record
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    ProtocolMismatch,
    SyncError,
    VerbRefused,
)
from sync.merge.plan import acknowledge_deletion, differences, observe
from sync.pull.apply_page import is_regression
from sync.push import unsupported_verbs
from sync.push.create_by_post import confirmed_missing, look_up
from sync.push.session import PushSession, is_list_refused
from sync.push.update_one import SAME
from sync.push.webhooks import unconfirmed

FEW = 2
"""Up to this many records are read by id, which no list that is behind can spoil."""
BEHIND = ProtocolMismatch(reason="row", maybe_applied=True)
"""A list still shows a deleted record as live."""


def delete(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> None:
    """Send deletions of one entity, one by one."""
    unknown = [change for change in changes if entity.soft_delete and change.posted]
    for change in look_up(session, entity, unknown) if unknown else ():
        # The create never arrived: there is nothing to delete (F52).
        session.store(entity, change, lambda now: observe(entity, now, None, now=now.changed))
    ready = [
        change
        for change in changes
        if change not in unknown and (entity.soft_delete or not unconfirmed(change))
    ]
    together = [change for change in ready if _may_be_listed(entity, change)]
    if len(together) <= FEW:
        together = []
    listed: list[WaitingChange] = []
    for start in range(0, len(together), entity.batch_limit):
        listed += _unchanged(session, entity, together[start : start + entity.batch_limit])
    for change in _sent_together(session, entity, listed, ready):
        if unsupported_verbs.hold_refused(session, change):
            continue
        try:
            _alone(session, entity, change)
        except SyncError as error:
            session.handle_failure([change], error)


def _may_be_listed(entity: Entity, change: WaitingChange) -> bool:
    """Whether a list may show that nobody has edited the record: it was never sent, and a plain deletion follows."""
    plain = entity.soft_delete and not change.anonymize
    return plain and change.state is ChangeState.WAITING and change.sent is None and change.attempts == 0


def _unchanged(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Those of the changes whose records a list shows as they are known here."""
    session.checkpoint()
    try:
        rows = session.list_by_ids(entity, changes).records
    except SyncError:
        return []  # each is read by id, which shows the failure too
    return [
        change
        for change in changes
        if (row := rows.get(change.id)) is not None
        and not row.get("deleted")
        and row.get("versionDate") == (change.remote or change.base or {}).get("versionDate")
        and not differences(entity, change.base or {}, row)
    ]


def _sent_together(
    session: PushSession,
    entity: Entity,
    listed: Sequence[WaitingChange],
    changes: Sequence[WaitingChange],
) -> list[WaitingChange]:
    """Delete the listed records without reading each; answers those of `changes` that must be read first."""
    settled: set[int] = set()
    silent: list[WaitingChange] = []
    for change in listed:
        if unsupported_verbs.hold_refused(session, change):
            settled.add(change.id)
            continue
        try:
            if (marked := _delete(session, entity, change, etag=None)) is not None:
                silent.append(marked)
        except (CloudPreconditionRequired, CloudPreconditionFailed):
            session.unmark_sent([change])
            break  # the cloud wants the ETag of each
        except SyncError as error:
            session.handle_failure([change], error)
        settled.add(change.id)
    for start in range(0, len(silent), entity.batch_limit):
        _confirm(session, entity, silent[start : start + entity.batch_limit])
    return [change for change in changes if change.id not in settled]


def _confirm(session: PushSession, entity: Entity, deleted: Sequence[WaitingChange]) -> None:
    """Look at the tombstones of deletions that were answered without one: somebody may have edited the record (F48)."""
    session.checkpoint()
    try:
        rows = session.list_by_ids(entity, deleted).records if len(deleted) > FEW else {}
    except SyncError:
        rows = {}
    for change in deleted:
        row = rows.get(change.id)
        try:
            _acknowledge(session, entity, change, row if row is not None and row.get("deleted") else None)
        except SyncError as error:
            session.handle_failure([change], error)


def _alone(session: PushSession, entity: Entity, change: WaitingChange) -> None:
    """Delete one record. It is held where the cloud calls its present copy outdated, although nobody changes it (F139)."""
    refused: SyncError = CloudPreconditionFailed()
    read: list[Record | None] = []
    for _ in range(SAME):
        try:
            _one(session, entity, change)
            return
        except (CloudPreconditionRequired, CloudPreconditionFailed) as error:
            refused = error
        session.unmark_sent([change])
        if not (stored := session.as_stored([change])):
            return
        change = stored[0]
        read.append(change.remote)
    if all(each == read[0] for each in read):
        session.hold_outdated([change], refused)
    else:
        session.retry_later([change], refused)


def _one(session: PushSession, entity: Entity, change: WaitingChange) -> None:
    etag = None
    if "get" in entity.verbs:
        session.checkpoint()
        remote: Record | None = None
        try:
            found = session.cloud.get(entity.name, change.id)
            remote, etag = session.decode_row(entity, found.record), found.etag
        except CloudRecordMissing:
            if change.anonymize and entity.personal and change.attempts == 0:
                # Deleted before, and perhaps not anonymised: a record that nobody shows may have its values still (F53).
                _forget_deleted(session, entity, change)
                return
            # Our own deletion may have arrived: a list still shows the record as it was then.
            remote = _tombstone(session, entity, change) if change.state is ChangeState.SENT else None
            if remote is not None and not remote.get("deleted"):
                session.retry_later([change], BEHIND)
                return
            if remote is None and _may_be_listed_yet(session, entity, change):
                return
        with session.replica.write() as tx:
            # A copy that lists show as deleted is older news than one that lives: the deletion is sent (F10).
            known = not (change.remote or {}).get("deleted")
            if remote is not None and known and is_regression(tx, change, remote):
                return  # a person decides first which of the two the cloud is to have (F101)
            waiting = session.store_in(
                tx, entity, change, lambda now: observe(entity, now, remote, now=tx.now)
            )
        if waiting is None or waiting.blocked:
            session.publish_sent(entity, [change.id])
            return
    marked = _delete(session, entity, change, etag=etag)
    if marked is not None:
        _acknowledge(session, entity, marked, None)


def _forget_deleted(session: PushSession, entity: Entity, change: WaitingChange) -> None:
    """Let the cloud anonymise a record that it does not show any more; one that wants its ETag cannot be told."""
    try:
        marked = _delete(session, entity, change, etag=None)
    except (CloudPreconditionRequired, CloudPreconditionFailed):
        marked = change
    if marked is not None:
        _store(session, entity, marked, None)


def _delete(
    session: PushSession, entity: Entity, change: WaitingChange, *, etag: str | None
) -> WaitingChange | None:
    """Send one deletion and store its answer; answers the change when the cloud confirmed it without the record."""
    with session.replica.write() as tx:
        marked = session.mark_sent(change, Intent(), tx)
    if marked is None:
        return None
    session.checkpoint()
    try:
        row = session.cloud.delete(
            entity.name, change.id, etag=etag, anonymize=marked.anonymize, strategies=marked.strategies
        ).record
    except CloudRecordMissing as missing:
        answer = _still_there(session, entity, marked)
        if answer is not None and not answer.get("deleted"):
            # It is shown and cannot be deleted: it is the verb that is missing (F118).
            raise VerbRefused(status=404, method="DELETE", message=missing.params.get("message")) from missing
        _store(session, entity, marked, answer)
        return None
    if row is None:
        return marked
    _store(session, entity, marked, session.decode_row(entity, row))
    return None


def _acknowledge(
    session: PushSession, entity: Entity, marked: WaitingChange, tombstone: Record | None
) -> None:
    """Store a deletion that was answered without the record. `tombstone`: what a list shows since."""
    answer = tombstone if tombstone is not None else _gone(session, entity, marked)
    if answer is None and _may_be_listed_yet(session, entity, marked):
        return
    _store(session, entity, marked, answer)


def _store(session: PushSession, entity: Entity, marked: WaitingChange, answer: Record | None) -> None:
    if answer is not None and answer.get("deleted") is False:
        session.retry_later([marked], BEHIND)
        return
    session.store(entity, marked, lambda now: acknowledge_deletion(entity, now, answer))
    session.publish_sent(entity, [marked.id])


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
    try:
        listed = session.list_by_ids(entity, [change])
    except SyncError as error:
        if is_list_refused(error):
            return None  # it cannot show it, and the deletion stands (F129)
        raise
    if change.id in listed.unreadable:
        raise ProtocolMismatch(reason="row", entity=entity.name, maybe_applied=True)
    return listed.records.get(change.id)
