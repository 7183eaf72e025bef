"""Creates of what there may be only one of, and is there already: a tag of that name (F77).

Called by creating before anything is sent, and by posting when the cloud says that the name is taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import same
from sync.merge.id_remap import ServerAssignedId, rebind_ids
from sync.merge.plan import adopt
from sync.pull.page_reader import read_whole_list
from sync.push.session import PushSession


def adopt_local_duplicates(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """Let creates go on as the records that have their unique values; the answer is those that are new."""
    if not entity.unique:
        return [*changes]
    fresh: list[WaitingChange] = []
    for change in changes:
        if change.state is ChangeState.SENT or change.base is not None:
            fresh.append(change)
            continue
        with session.replica.write() as tx:
            there = _here(tx, entity, change)
            adopted = there is not None and adopt_duplicate(session, tx, entity, change, there)
        if adopted and there is not None:
            session.publish_sent(entity, [change.id, there["id"]])
        else:
            fresh.append(change)
    return fresh


def adopt_from_cloud(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Look in the cloud for the record that has the name of a refused create, and let it go on as that one.

    The whole list is read: names are not to be filtered by exactly. Raises the errors of `sync.errors`.
    """
    rows = session.decode_rows(entity, read_whole_list(session.cloud, entity)).records.values()
    found = next((row for row in rows if _is_duplicate(entity, change, row)), None)
    if found is None:
        return False
    with session.replica.write() as tx:
        adopted = adopt_duplicate(session, tx, entity, change, found)
    session.publish_sent(entity, [change.id, found["id"]])
    return adopted


def adopt_duplicate(
    session: PushSession, tx: Transaction, entity: Entity, change: WaitingChange, there: Record
) -> bool:
    """What the record there has stays, what it lacks is filled in, the rest is asked about."""
    current = tx.change(change.entity, change.id)
    if current is None or current.kind is not ChangeKind.CREATE:
        return False
    verdict = adopt(entity, current, there, now=tx.now, certain=False)
    rebind_ids(tx, entity, [ServerAssignedId(current, verdict, there["id"])])
    session.count_verdicts(tx, entity, [verdict])
    return True


def _here(tx: Transaction, entity: Entity, change: WaitingChange) -> Record | None:
    """The replica's copy of the namesake, as the cloud has it; the pull has just brought what is new."""
    values = {name: change.intent.set.get(name) for name in entity.unique}
    for record_id in tx.ids_with(entity.name, values, except_id=change.id):
        waiting = tx.change(entity.name, record_id)
        if waiting is None:
            return tx.cloud_copies(entity.name, [record_id])[record_id]
        copy = waiting.remote or waiting.base
        if copy is not None and _is_duplicate(entity, change, copy):
            return copy
    return None


def _is_duplicate(entity: Entity, change: WaitingChange, row: Record) -> bool:
    return not row.get("deleted") and all(
        same(entity, name, row.get(name), change.intent.set.get(name)) for name in entity.unique
    )
