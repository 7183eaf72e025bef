"""Patch: one record is read, merged, and PATCHed under the ETag of the copy that was read.

Only the fields that were edited are sent, so that no other member of the record is replaced. This is the safe way for
any cloud.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.schema.fields import Entity
from storage.wire import encode
from sync.change.events import Evidence, Observed
from sync.change.records import differences
from sync.change.step import step
from sync.client.capabilities import Capability
from sync.errors import CloudPreconditionFailed, CloudRecordMissing, SyncError, VerbRefused
from sync.merge.tag_contents import tag_of_copy
from sync.push import unsupported_verbs
from sync.push.failure import Fate, fate
from sync.push.prepare import Ready, observed
from sync.push.result import Result, Results, accepted, always, failed, settled
from sync.push.session import PushSession, Read

ROUNDS = 5
"""Attempts at a record that others keep changing, before it waits for the next run (F14)."""
SAME = 3
"""Equal copies that were all called outdated: nobody changes the record, it is refused (F133, F139)."""
size = 1
fits = always


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send each alone."""
    for change in unsupported_verbs.offered(session, batch):
        if unsupported_verbs.all_outdated(session, entity):
            yield failed([change], CloudPreconditionFailed())
        else:
            yield _patched(session, entity, change)


def _patched(session: PushSession, entity: Entity, change: WaitingChange) -> Sequence[Result]:
    known = _last_written(session, entity, change)
    refused: SyncError = CloudPreconditionFailed()
    reads: list[Read] = []
    for _ in range(ROUNDS):
        found = known or session.read(entity, change.id)
        if isinstance(found, SyncError):
            return _unread(session, entity, change, found)
        if known is None:
            reads.append(found)
            if isinstance(refused, CloudRecordMissing):
                # The record is there and cannot be patched: it is the verb that is missing (F118).
                said = refused.params.get("message")
                return failed([change], VerbRefused(status=404, method="PATCH", message=said))
        going = _ready(session, entity, change, found)
        if going is None:
            return settled([change])
        answer = _sent(session, entity, going, found)
        if not isinstance(answer, SyncError):
            return [accepted(going.change, answer.record, tag=answer.etag)]
        refused = answer
        if fate(refused) is not Fate.OUTDATED and not isinstance(refused, CloudRecordMissing):
            session.release_unsent([going.change], refused)
            return failed([change], refused)
        session.release_outdated([going.change])
        with session.replica.write() as tx:
            tx.sync_state.record_etags.forget(entity.name, change.id)
        known = None
        if len(reads) >= SAME and all(read == reads[0] for read in reads):
            session.profile.outdated[entity.name] += 1
            return failed([change], unsupported_verbs.always_outdated(session, change, refused))
    return failed([change], refused)


def _unread(
    session: PushSession, entity: Entity, change: WaitingChange, error: SyncError
) -> Sequence[Result]:
    if not isinstance(error, CloudRecordMissing):
        return failed([change], error)
    seen = Observed(None, Evidence.READ)
    session.store(entity, change, lambda now: step(entity, now, seen, now=now.changed))
    return settled([change])


def _last_written(session: PushSession, entity: Entity, change: WaitingChange) -> Read | None:
    """The copy that we last wrote, with its ETag: it need not be read before it is written again.

    Should the cloud not honour such an ETag, the write is refused and the record is read.
    """
    # A write that may have arrived must be read first.
    if change.state is ChangeState.SENT or change.remote is None:
        return None
    # A tag that does not change with every field does not tell that the copy is outdated (F121).
    if not session.profile.allows(entity, Capability.TAGS_COVER):
        return None
    tag = tag_of_copy(session.replica, entity, change.remote)
    return None if tag is None else Read(change.remote, tag)


def _ready(session: PushSession, entity: Entity, change: WaitingChange, found: Read) -> Ready | None:
    """The change, marked as sent, where something is left to send over the copy that was read."""
    session.checkpoint()
    with session.replica.write() as tx:
        session.profile.note_read(tx, entity, *found)
        for ready in observed(session, tx, entity, [(change, found.record)]):
            if (marked := session.mark_sent(ready.change, ready.sent, tx)) is not None:
                return Ready(marked, ready.sent, ready.copy)
    return None


def _sent(session: PushSession, entity: Entity, going: Ready, found: Read) -> Read | SyncError:
    """The record as the cloud has it after the PATCH."""
    record_id = going.change.id
    body = encode(entity, dict((going.change.sent or Intent()).set), numbers="json")
    answer = session.ask(
        lambda: session.decode(entity, session.cloud.patch(entity.name, record_id, body, if_match=found.etag))
    )
    if not isinstance(answer, SyncError) and answer.record["id"] != record_id:
        # Another record does not tell what the cloud made of our values (F119).
        answer = session.read(entity, record_id)
        if isinstance(answer, CloudRecordMissing):
            return CloudPreconditionFailed()
    if isinstance(answer, SyncError):
        return answer
    session.profile.note_guarded(entity, found.etag)
    if (
        found.etag is not None
        and answer.etag == found.etag
        and differences(entity, going.copy, answer.record)
    ):
        session.profile.doubt(entity, Capability.TAGS_COVER)
    return answer
