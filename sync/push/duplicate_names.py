"""Creates whose unique values (a tag's name) another record already has (F77): that record is adopted.

One that is to be deleted or renamed here is not: the create would be deleted or renamed with it, and goes after it.
Called by `run` before anything is sent, and by `post_array` when the cloud refuses the name. Not every cloud
does, so their list is read first, unless this run has read it already (F141).
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import same
from sync.change.events import Found, Later, Match
from sync.change.step import step
from sync.errors import SyncError
from sync.merge import readiness
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.pull.apply_page import apply_page, is_regressed
from sync.pull.page_reader import read_whole_list
from sync.push.failure import Fate, fate
from sync.push.session import PushSession
from sync.push.settle import settle_failure

RETRY_MS = 60_000
"""Milliseconds to the next attempt of a create whose other change was due and was not sent."""


def read_names(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Store the cloud's list where a create's values must be unique in it, as another till may just have made them (F141).

    Answers the creates as they then are. Where the cloud shows no such list, only its refusal tells.
    """
    cursor = session.replica.sync_state.cursors.get(entity.name)
    read = cursor.complete and (cursor.last_success or 0) >= session.started
    if not entity.unique or read or not any(change.base is None for change in changes):
        return [*changes]
    session.checkpoint()
    rows = session.ask(
        lambda: read_whole_list(session.cloud, entity, filter="deleted|in|0,1", checkpoint=session.checkpoint)
    )
    if isinstance(rows, SyncError):
        if fate(rows) in (Fate.REFUSED, Fate.NOT_OFFERED, Fate.OUTDATED):
            return [*changes]
        settle_failure(session, changes, rows)
        return []
    with session.replica.write() as tx:
        applied = apply_page(tx, entity, rows)
    session.publish_sent(entity, applied.changed)
    return [each for each in session.as_stored(changes) if not each.blocked]


def adopt_local_duplicates(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """Adopt records of this replica that have the creates' unique values; answers the creates that are new."""
    if not entity.unique:
        return [*changes]
    fresh: list[WaitingChange] = []
    freeing = _freeing(session, entity)
    for change in changes:
        first = next((each for each, copy in freeing if _is_duplicate(entity, change, copy)), None)
        if first is not None:
            _send_after(session, change, first)
            continue
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


def duplicate_in_cloud(session: PushSession, entity: Entity, change: WaitingChange) -> Record | None:
    """The record of the cloud that has the unique values of a refused create.

    The whole list is read: names cannot be filtered by exactly. Raises the errors of `sync.errors`.
    """
    if not entity.unique:
        return None
    rows = session.decode_rows(entity, read_whole_list(session.cloud, entity)).records.values()
    return next((row for row in rows if _is_duplicate(entity, change, row)), None)


def adopt_from_cloud(session: PushSession, entity: Entity, change: WaitingChange, there: Record) -> bool:
    """Adopt a record of the cloud; answers whether it was.

    Not one that is to be deleted or renamed here, nor one that a restored cloud has under an older name (F101).
    """
    with session.replica.write() as tx:
        waiting = tx.change(entity.name, there["id"])
        if waiting is not None and _frees(entity, waiting, there):
            return False
        copies = tx.cloud_copies(entity.name, [there["id"]])
        known = copies.get(there["id"]) if waiting is None else waiting.remote or waiting.base
        if is_regressed(tx, entity, known, there):
            return False
        adopted = adopt_duplicate(session, tx, entity, change, there)
    session.publish_sent(entity, [change.id, there["id"]])
    return adopted


def adopt_duplicate(
    session: PushSession, tx: Transaction, entity: Entity, change: WaitingChange, there: Record
) -> bool:
    """Rebind the create to the existing record: its values stay, missing ones are filled in, the others are held."""
    current = tx.change(change.entity, change.id)
    if current is None or current.kind is not ChangeKind.CREATE:
        return False
    verdict = step(entity, current, Found(there, Match.NAME), now=tx.now)
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
        if waiting.kind is ChangeKind.DELETE:
            continue
        copy = waiting.remote or waiting.base
        if copy is not None and _is_duplicate(entity, change, copy):
            return copy
    return None


def _freeing(session: PushSession, entity: Entity) -> list[tuple[WaitingChange, Record]]:
    """Changes that free unique values in the cloud, each with the cloud's copy; none that waits for a person."""
    found: list[tuple[WaitingChange, Record]] = []
    for waiting in session.replica.changes(entity.name):
        copy = waiting.remote or waiting.base
        if copy is not None and not waiting.blocked and _frees(entity, waiting, copy):
            found.append((waiting, copy))
    return found


def _frees(entity: Entity, waiting: WaitingChange, copy: Record) -> bool:
    """Whether the record loses its unique values: it is deleted, or given others."""
    if waiting.kind is ChangeKind.UPDATE:
        asked = waiting.held.fields if waiting.held is not None else ()
        edited = {name: value for name, value in waiting.intent.set.items() if name not in asked}
        return any(
            name in edited and not same(entity, name, edited[name], copy.get(name)) for name in entity.unique
        )
    return waiting.kind is ChangeKind.DELETE


def _send_after(session: PushSession, change: WaitingChange, first: WaitingChange) -> None:
    """Try the create again once this run has sent the other change; else when that is due, or tried again."""
    tried = (change.entity, change.id, change.kind)
    now = session.replica.clock.now()
    if tried not in session.postponed and readiness.is_due(first, now, by_hand=session.by_hand):
        session.postponed.add(tried)
        return
    with session.replica.write() as tx:
        if (current := tx.change(change.entity, change.id)) is not None:
            due = first.next_try if first.next_try > now else now + RETRY_MS
            tx.put_change_metadata(session.next(current, Later(due, current.retry.error)))


def _is_duplicate(entity: Entity, change: WaitingChange, row: Record) -> bool:
    return not row.get("deleted") and all(
        same(entity, name, row.get(name), change.intent.set.get(name)) for name in entity.unique
    )
