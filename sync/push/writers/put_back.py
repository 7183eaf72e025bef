"""PutBack: a record that the cloud has deleted is read, and replaced under its tag; one that it does not show is inserted.

Should somebody else have restored it meanwhile, or we without an answer, the read shows it alive. Of many records one list tells
which are alive and which the cloud has no more, so that a decision about them costs no request for each (F140).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Record
from sync.client.capabilities import Capability
from sync.errors import CloudPreconditionFailed, CloudRecordMissing, Rejected, SyncError, VerbRefused
from sync.pull.apply_page import behind
from sync.push import unsupported_verbs
from sync.push.create_body import adopting, create_body, observing
from sync.push.failure import Fate, fate
from sync.push.prepare import Ready
from sync.push.result import Result, Results, accepted, failed, later, settled
from sync.push.session import PushSession, Read
from sync.push.writers import put
from sync.push.writers.page_put import replaced_by, returnable
from sync.push.writers.put import inserts, marked, not_taken, renumbered, unsent

ROUNDS = 3
"""Reads of a record that others keep changing, before it waits for the next run."""
SAMPLE = 4
"""Of many records that a list shows alive, so many are read by id; where these live the list is believed about the others."""
size = 100


def fits(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Whether it was there before, and may be put under its id again."""
    return change.base is not None and inserts(session, entity)


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send as arrays what a list says enough of, and each of the others alone."""
    batch = unsupported_verbs.offered(session, batch)
    if len(batch) > SAMPLE and session.profile.allows(entity, Capability.REPLACE_MANY):
        batch = yield from _together(session, entity, batch)
    for change in batch:
        yield _restored(session, entity, change) if inserts(session, entity) else later([change])


def _together(
    session: PushSession, entity: Entity, batch: Sequence[WaitingChange]
) -> Generator[Sequence[Result], None, Sequence[WaitingChange]]:
    """Adopt those that live, insert those that the cloud does not have; answers the others."""
    session.checkpoint()
    found = session.ask(lambda: session.list_by_ids(entity, batch))
    if isinstance(found, SyncError):
        return batch
    shown = {
        change.id: (change, row)
        for change in batch
        if (row := found.records.get(change.id)) is not None and not row.get("deleted")
    }
    for stale in behind(session.replica.sync_state, entity, [*shown.values()]):
        del shown[stale]
    believed = _believed(session, entity, [*shown.values()])
    absent = [
        each
        for each in batch
        if each.attempts < 2 and each.id not in found.records and each.id not in found.unreadable
    ]
    with session.replica.write() as tx:
        session.store_all(tx, entity, [(change, adopting(entity, row)) for change, row in believed])
    if believed:
        session.publish_sent(entity, [change.id for change, _ in believed])
        yield settled([change for change, _ in believed])
    if len(absent) > 1:
        session.checkpoint()
        yield from put.array(session, entity, marked(session, session.as_stored(absent)))
    done = {change.id for change, _ in believed} | (
        {each.id for each in absent} if len(absent) > 1 else set()
    )
    return session.as_stored(each for each in batch if each.id not in done)


def _believed(
    session: PushSession, entity: Entity, living: Sequence[tuple[WaitingChange, Record]]
) -> Sequence[tuple[WaitingChange, Record]]:
    """All of many that a list shows alive, if a few of them live by id too; a list may be behind (F10)."""
    if len(living) <= SAMPLE:
        return ()
    for place, (change, _) in enumerate(living[:SAMPLE]):
        read = session.read(entity, change.id)
        if not isinstance(read, Read) or read.record.get("deleted"):
            return ()
        living = [*living[:place], (change, read.record), *living[place + 1 :]]
    return living


def _restored(session: PushSession, entity: Entity, change: WaitingChange) -> Sequence[Result]:
    refused: SyncError = CloudPreconditionFailed()
    for _ in range(ROUNDS):
        found = session.read(entity, change.id)
        read = found if isinstance(found, Read) else None
        if read is None and not isinstance(found, CloudRecordMissing):
            return failed([change], found)  # type: ignore[arg-type]
        if read is not None and not read.record.get("deleted"):
            session.store(entity, change, adopting(entity, read.record))
            return settled([change])
        if read is not None:
            # Should the answer be lost, nothing else shows what ours replaces (N2).
            session.store(entity, change, observing(entity, read.record))
        session.checkpoint()
        going = marked(session, session.as_stored([change]))
        if not going:
            return settled([change])
        answer = _put(session, entity, going[0], read)
        if not isinstance(answer, SyncError):
            return _answered(session, entity, going[0], read, answer)
        if fate(answer) is not Fate.OUTDATED or read is None:
            return _refused(session, going, answer)
        session.unmark_sent(going)
        refused = answer
    return failed([change], refused)


def _put(session: PushSession, entity: Entity, change: WaitingChange, read: Read | None) -> Read | SyncError:
    """The answer to a PUT over a deleted copy, with the members that only the cloud knows, or without them (F110)."""
    body = create_body(session, entity, change)
    unknown = (read and returnable(entity, read.record)) or {}
    etag = read.etag if read is not None else None

    def put(members: dict[str, object]) -> Read | SyncError:
        return session.ask(
            lambda: session.decode(entity, session.cloud.put(entity.name, change.id, members, if_match=etag))
        )

    answer = put({**unknown, **body})
    return put(body) if unknown and isinstance(answer, Rejected) else answer


def _answered(
    session: PushSession, entity: Entity, change: WaitingChange, read: Read | None, answer: Read
) -> Sequence[Result]:
    if answer.record["id"] != change.id:
        return renumbered(session, entity, change, answer.record)
    ready = Ready(change, change.intent, read.record if read is not None else {})
    return [accepted(change, answer.record, replaced=replaced_by(entity, ready, answer.record))]


def _refused(session: PushSession, going: Sequence[WaitingChange], error: SyncError) -> Sequence[Result]:
    if fate(error) is Fate.OUTDATED or isinstance(error, (VerbRefused, CloudRecordMissing)):
        return not_taken(session, going)  # it can only be created anew (F132)
    return unsent(session, going, error)
