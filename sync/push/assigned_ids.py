"""Creates by PUT that the cloud stored under ids of its own, and said so in its answer (F138).

Called by `create`. From then on it is a cloud that takes creates by POST only.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Record
from sync.client.capabilities import Capability
from sync.errors import CloudRecordMissing, SyncError
from sync.merge.create_matching import alike
from sync.push.session import PushSession, is_list_refused


def take_assigned(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange], rows: Sequence[Record]
) -> list[WaitingChange]:
    """Rebind creates without a row of their id to the rows of other ids in the same answer; answers those still unknown.

    The rows are matched by values, not by position (F33). Before the first is believed, the records are read by both ids;
    should the run end there, the next one looks for what resembles them before it sends them again.
    """
    free = [*rows]
    learnt = not session.capabilities.allows(entity, Capability.PUT_CREATE)
    session.learn_seen(entity, Capability.PUT_CREATE, allowed=False)
    left: list[WaitingChange] = []
    for change in changes:
        sent = change.sent.set if change.sent is not None else {}
        only = len(changes) == len(rows) == 1
        row = next((each for each in free if only or alike(entity, sent, each)), None)
        try:
            if row is None or not (learnt or _is_assigned(session, entity, change, row)):
                left.append(change)
                continue
        except SyncError as error:
            if is_list_refused(error):
                session.retry_later([change], error)  # the record was not refused, and may be looked up later
            else:
                session.handle_failure([change], error)
            continue
        free.remove(row)
        learnt = True
        with session.replica.write() as tx:
            session.acknowledge_post(tx, entity, change, row)
        session.publish_sent(entity, [change.id, row["id"]])
    return left


def _is_assigned(session: PushSession, entity: Entity, change: WaitingChange, row: Record) -> bool:
    """Whether the record is in the cloud under the id of the answer, and not under ours."""
    return not _is_there(session, entity, change.id) and _is_there(session, entity, row["id"])


def _is_there(session: PushSession, entity: Entity, record_id: int) -> bool:
    session.checkpoint()
    try:
        session.cloud.get(entity.name, record_id)
    except CloudRecordMissing:
        return False
    return True
