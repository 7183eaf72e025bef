"""Creates whose unique values (a tag's name) another record already has (F77): that record is adopted.

Called by `create` before anything is sent, and by `create_by_post` when the cloud refuses the name.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import same
from sync.merge.plan import adopt
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.pull.page_reader import read_whole_list
from sync.push.session import PushSession


def adopt_local_duplicates(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """Adopt records of this replica that have the creates' unique values; answers the creates that are new."""
    if not entity.unique:
        return [*changes]
    fresh: list[WaitingChange] = []
    for change in changes:
        if change.state is ChangeState.SENT or change.base is not None:
            fresh.append(change)
            continue
        with session.replica.write() as tx:
            there = _local_duplicate(tx, entity, change)
            adopted = there is not None and adopt_duplicate(session, tx, entity, change, there)
        if adopted and there is not None:
            session.publish_sent(entity, [change.id, there["id"]])
        else:
            fresh.append(change)
    return fresh


def adopt_from_cloud(session: PushSession, entity: Entity, change: WaitingChange) -> bool:
    """Adopt the record of the cloud that has the unique values of a refused create; answers whether there is one.

    The whole list is read: names cannot be filtered by exactly. Raises the errors of `sync.errors`.
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
    """Rebind the create to the existing record: its values stay, missing ones are filled in, the others are held."""
    current = tx.change(change.entity, change.id)
    if current is None or current.kind is not ChangeKind.CREATE:
        return False
    verdict = adopt(entity, current, there, now=tx.now, certain=False)
    rebind_ids(tx, entity, [ServerAssignedId(current, verdict, there["id"])])
    session.count_verdicts(tx, entity, [verdict])
    return True


def _local_duplicate(tx: Transaction, entity: Entity, change: WaitingChange) -> Record | None:
    """The replica's record with the same unique values, as the cloud has it; the pull has just refreshed it."""
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
