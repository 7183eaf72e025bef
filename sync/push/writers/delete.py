"""Delete: each record is read first, because the cloud ignores If-Match on DELETE (F47, F48).

The interface deletes one record at a time; several are read by one list, so that a hundred cost a hundred and one
requests (F123). A list may be behind its records: what it shows otherwise than we know it is read by id, and an edit
that it did not show yet comes with the tombstone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.schema.fields import Entity, Record
from sync.change.events import Accepted, Evidence, Observed
from sync.change.records import differences
from sync.change.step import step
from sync.errors import CloudPreconditionFailed, CloudRecordMissing, ProtocolMismatch, SyncError, VerbRefused
from sync.pull.apply_page import is_regression
from sync.pull.webhooks import unconfirmed
from sync.push import unsupported_verbs
from sync.push.failure import Fate, fate, is_list_refused
from sync.push.lost import confirmed_missing, look_up
from sync.push.result import Result, Results, failed, settled
from sync.push.session import PushSession, Read
from sync.push.settle import hold_rejected
from sync.push.writers.patch import SAME

FEW = 2
"""Up to this many records are read by id, which no list that is behind can spoil."""
BEHIND = ProtocolMismatch(reason="row", maybe_applied=True)
"""A list still shows a deleted record as live."""
GONE: Record = {}
"""The answer that the record is not there any more, without a copy of it."""
size = 100
Answer = Record | SyncError | None
"""The deleted copy, or `GONE`; None: the cloud confirmed the deletion without the record."""


def fits(_: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether it is known of which record: of a webhook whose registration was lost only the whole list tells that (F52)."""
    return entity.soft_delete or not unconfirmed(change)


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send deletions, one by one."""
    unknown = [change for change in batch if entity.soft_delete and change.posted]
    for change in look_up(session, entity, unknown) if unknown else ():
        # The create never arrived: there is nothing to delete (F52).
        session.store(
            entity, change, lambda now: step(entity, now, Observed(None, Evidence.READ), now=now.changed)
        )
    ready = [change for change in batch if change not in unknown]
    together = [change for change in ready if _may_be_listed(entity, change)]
    listed = _unchanged(session, entity, together) if len(together) > FEW else []
    unread: list[WaitingChange] = []
    yield from _without_reading(session, entity, listed, unread)
    seen = {change.id for change in listed}
    for change in [each for each in ready if each.id not in seen] + unread:
        for each in unsupported_verbs.offered(session, [change]):
            yield _alone(session, entity, each)


def _may_be_listed(entity: Entity, change: WaitingChange) -> bool:
    """Whether a list may show that nobody has edited the record: it was never sent, and a plain deletion follows."""
    plain = entity.soft_delete and not change.anonymize
    return plain and change.state is ChangeState.WAITING and change.sent is None and change.attempts == 0


def _unchanged(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Those of the changes whose records a list shows as they are known here."""
    session.checkpoint()
    found = session.ask(lambda: session.list_by_ids(entity, changes))
    if isinstance(found, SyncError):
        return []  # each is read by id, which shows the failure too
    return [
        change
        for change in changes
        if (row := found.records.get(change.id)) is not None
        and not row.get("deleted")
        and row.get("versionDate") == (change.remote or change.base or {}).get("versionDate")
        and not differences(entity, change.base or {}, row)
    ]


def _without_reading(
    session: PushSession, entity: Entity, listed: Sequence[WaitingChange], unread: list[WaitingChange]
) -> Results:
    """Delete listed records; where the cloud wants the ETag of each, those left are added to `unread`."""
    silent: list[WaitingChange] = []
    for at, change in enumerate(listed):
        for marked in _marked(session, unsupported_verbs.offered(session, [change])):
            answer = _deleted(session, entity, marked, None)
            if isinstance(answer, SyncError) and fate(answer) is Fate.OUTDATED:
                session.unmark_sent([marked])
                unread += session.as_stored(listed[at:])
                break
            if answer is None:
                silent.append(marked)
            else:
                yield _answered(session, entity, marked, answer)
        if unread:
            break
    yield from _confirmed(session, entity, silent)


def _confirmed(session: PushSession, entity: Entity, deleted: Sequence[WaitingChange]) -> Results:
    """Look at the tombstones of deletions that were answered without one: somebody may have edited the record (F48)."""
    rows: Mapping[int, Record] = {}
    if len(deleted) > FEW:
        session.checkpoint()
        found = session.ask(lambda: session.list_by_ids(entity, deleted))
        rows = {} if isinstance(found, SyncError) else found.records
    for change in deleted:
        row = rows.get(change.id)
        yield _answered(session, entity, change, row if row is not None and row.get("deleted") else None)


def _alone(session: PushSession, entity: Entity, change: WaitingChange) -> Sequence[Result]:
    """Delete one record. It is held where the cloud calls its present copy outdated, although nobody changes it (F139)."""
    refused: SyncError = CloudPreconditionFailed()
    read: list[Record | None] = []
    for _ in range(SAME):
        known = _read(session, entity, change)
        if not isinstance(known, Read):
            return known
        marked = _marked(session, session.as_stored([change]))
        if not marked:
            return settled([change])
        answer = _deleted(session, entity, marked[0], known.etag)
        if not (isinstance(answer, SyncError) and fate(answer) is Fate.OUTDATED):
            return _answered(session, entity, marked[0], answer)
        if not known.record:
            return _answered(
                session, entity, marked[0], GONE
            )  # it wants the tag of a record that nobody shows
        refused = answer
        session.unmark_sent(marked)
        if not (stored := session.as_stored(marked)):
            return settled([change])
        change = stored[0]
        read.append(change.remote)
    if any(each != read[0] for each in read):
        return failed([change], refused)
    hold_rejected(session, [change], refused)
    return []


def _read(session: PushSession, entity: Entity, change: WaitingChange) -> Read | Sequence[Result]:
    """The record as it is before it is deleted; or the results where it is not to be, or not now."""
    if "get" not in entity.verbs:
        return Read(GONE, None)
    found = session.read(entity, change.id)
    remote: Record | None
    if isinstance(found, CloudRecordMissing):
        if change.anonymize and entity.personal and change.attempts == 0:
            # Deleted before, and perhaps not anonymised: a record that nobody shows may have its values still (F53).
            return Read(GONE, None)
        # Our own deletion may have arrived: a list still shows the record as it was then.
        listed = _tombstone(session, entity, change) if change.state is ChangeState.SENT else None
        if isinstance(listed, SyncError):
            return failed([change], listed)
        if listed is not None and not listed.get("deleted"):
            return failed([change], BEHIND)
        if listed is None and _may_be_listed_yet(session, entity, change):
            return []
        remote, etag = listed, None
    elif isinstance(found, SyncError):
        return failed([change], found)
    else:
        remote, etag = found
    with session.replica.write() as tx:
        # A copy that lists show as deleted is older news than one that lives: the deletion is sent (F10).
        known = not (change.remote or {}).get("deleted")
        if remote is not None and known and is_regression(tx, change, remote):
            return []  # a person decides first which of the two the cloud is to have (F101)
        (waiting,) = session.store_all(
            tx, entity, [(change, lambda now: step(entity, now, Observed(remote, Evidence.READ), now=tx.now))]
        )
    if waiting is None or waiting.blocked:
        return settled([change])
    return Read(remote if remote is not None else GONE, etag)


def _marked(session: PushSession, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    with session.replica.write() as tx:
        marked = [session.mark_sent(change, Intent(), tx) for change in changes]
    return [each for each in marked if each is not None]


def _deleted(session: PushSession, entity: Entity, marked: WaitingChange, etag: str | None) -> Answer:
    """What the cloud answers to a deletion."""
    session.checkpoint()
    answer = session.ask(
        lambda: session.cloud.delete(
            entity.name, marked.id, etag=etag, anonymize=marked.anonymize, strategies=marked.strategies
        )
    )
    if isinstance(answer, CloudRecordMissing):
        there = session.read(entity, marked.id) if "get" in entity.verbs else answer
        if isinstance(there, CloudRecordMissing):
            return GONE
        if isinstance(there, Read) and not there.record.get("deleted"):
            # It is shown and cannot be deleted: it is the verb that is missing (F118).
            return VerbRefused(status=404, method="DELETE", message=answer.params.get("message"))
        return there.record if isinstance(there, Read) else there
    if isinstance(answer, SyncError):
        return answer
    row = answer.record
    return None if row is None else session.ask(lambda: session.decode_row(entity, row))


def _answered(
    session: PushSession, entity: Entity, marked: WaitingChange, answer: Answer
) -> Sequence[Result]:
    """Store the answer to a deletion; one without the record is completed by a list, or by id."""
    if answer is None:
        answer = _gone(session, entity, marked)
        if answer is None and _may_be_listed_yet(session, entity, marked):
            return []
    if isinstance(answer, SyncError):
        return failed([marked], answer)
    if answer is not None and answer.get("deleted") is False:
        return failed([marked], BEHIND)
    session.store(entity, marked, lambda now: step(entity, now, Accepted(answer), now=now.changed))
    return settled([marked])


def _gone(session: PushSession, entity: Entity, change: WaitingChange) -> Answer:
    """The tombstone after an empty answer to a deletion: from a list, or where that is behind, by id."""
    listed = _tombstone(session, entity, change)
    if isinstance(listed, SyncError) or not entity.soft_delete or change.anonymize:
        return listed
    if listed is not None and listed.get("deleted"):
        return listed
    found = session.read(entity, change.id)
    if isinstance(found, CloudRecordMissing):
        return listed
    return found.record if isinstance(found, Read) else found


def _may_be_listed_yet(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether the list that does not show the tombstone may only be behind; absent twice, a quiet period apart, it is not."""
    sent = change.state is ChangeState.SENT and entity.soft_delete and not change.anonymize
    return sent and not confirmed_missing(session, [change])


def _tombstone(session: PushSession, entity: Entity, change: WaitingChange) -> Answer:
    """The tombstone from a list, where no answer showed it: somebody may have edited the record just before (F48).

    A live record means that the list is behind (F10). Either way the next run reads it again.
    """
    if not entity.soft_delete or change.anonymize:
        return None
    session.checkpoint()
    listed = session.ask(lambda: session.list_by_ids(entity, [change]))
    if isinstance(listed, SyncError):
        return (
            None if is_list_refused(listed) else listed
        )  # it cannot show it, and the deletion stands (F129)
    if change.id in listed.unreadable:
        return ProtocolMismatch(reason="row", entity=entity.name, maybe_applied=True)
    return listed.records.get(change.id)
