"""The cloud's webhooks: a list without dates, read whole. The cloud has no update and no tombstone of a webhook: one that the
whole list does not name is gone.

Called by the pull phase instead of `pull`; what identifies a registration also by `sync.push.writers.post`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.sync_state.expected_remote import NEVER
from storage.sync_state.pull_cursors import PullCursor
from sync.change.combine import rebound
from sync.change.events import Accepted, Note, NotFound, Outcome
from sync.change.step import left_of, step
from sync.client.api import CloudClient
from sync.events import Bus, RecordsChanged
from sync.merge.apply_verdict import ORIGIN
from sync.merge.create_matching import is_missing
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.pull.apply_page import AppliedPage, read_rows, release_healed
from sync.pull.page_reader import Checkpoint, read_whole_list


def pull_webhooks(
    replica: Replica, cloud: CloudClient, bus: Bus, entity: Entity, *, checkpoint: Checkpoint
) -> int:
    """Replace our webhooks by the cloud's list, except those with pending changes; answers how many changed."""
    rows = read_whole_list(cloud, entity, checkpoint=checkpoint)
    applied = AppliedPage()
    monotonic = replica.clock.monotonic()
    with replica.write() as tx:
        records = {record["id"]: record for record in read_rows(tx, entity, rows, applied)}
        release_healed(tx, entity, [(0, NEVER)], applied.quarantined)
        waiting = {change.id: change for change in tx.changes(entity.name)}
        applied.changed += _resolved(tx, entity, waiting, [*records.values()], monotonic)
        here = tx.all_ids(entity.name)
        present = tx.many(entity.name, here)
        fresh = [
            whole
            for record in records.values()
            if record["id"] not in waiting
            and (whole := _onto(entity, present.get(record["id"]), record)) != present.get(record["id"])
        ]
        if fresh:
            tx.put_many(entity.name, fresh)
        unread = {each.record for each in tx.sync_state.quarantine.rows(entity.name)}
        gone = [each for each in here if each not in records and str(each) not in unread]
        for record_id in gone:
            if record_id in waiting:
                continue  # made here
            tx.remove(entity.name, record_id)
            tx.history.record(entity.name, record_id, EventKind.CLOUD_DELETED, origin=ORIGIN)
            applied.changed.append(record_id)
        cursor = PullCursor(entity=entity.name, complete=True, last_success=tx.now, expected=len(rows))
        tx.sync_state.cursors.put(cursor)
    applied.changed += [record["id"] for record in fresh]
    if applied.changed:
        bus.publish(RecordsChanged(entity.name, tuple(applied.changed), "pull", origin=ORIGIN))
    return len(applied.changed)


def _resolved(
    tx: Transaction,
    entity: Entity,
    waiting: dict[int, WaitingChange],
    there: Sequence[Record],
    monotonic: float,
) -> list[int]:
    """Take registrations whose outcome the list shows out of `waiting`; answers the ids that they had and have now."""
    changed: list[int] = []
    for change in [*waiting.values()]:
        found = _arrived(entity, change, there)
        if unconfirmed(change):
            del waiting[change.id]
            if found is not None:
                waiting[found["id"]] = rebind_deletion(tx, entity, change, found)
            elif change.sent is None or is_missing(change, monotonic):
                tx.drop_change(entity.name, change.id)
            elif change.missed is None:
                # The list may be behind a registration whose answer was lost (F10).
                missed = NotFound(monotonic, change.retry.at, change.retry.error)
                tx.put_change_metadata(left_of(step(entity, change, missed, now=tx.now)))
        elif found is not None and change.sent is not None and change.intent == change.sent.body:
            del waiting[change.id]
            rebind_registered(tx, entity, change, found)
            changed += [change.id, found["id"]]
    return changed


def _onto(entity: Entity, before: Record | None, record: Record) -> Record:
    """The record as it now is: a missing field is unchanged (F31), an undeclared one is dropped."""
    kept = {name: value for name, value in (before or {}).items() if name in entity.by_name}
    return {**kept, **record}


def unconfirmed(change: WaitingChange) -> bool:
    """Whether it deletes a webhook that may never have been registered; only the whole list can tell (F52)."""
    return change.kind is ChangeKind.DELETE and change.base is None


def _arrived(entity: Entity, change: WaitingChange, there: Iterable[Record]) -> Record | None:
    """The webhook of a registration of unknown outcome; it may have been deleted here meanwhile (F52)."""
    if change.sent is None:
        return None
    sent = key(entity, change.sent.set)
    return next((each for each in there if key(entity, each) == sent), None)


def rebind_deletion(tx: Transaction, entity: Entity, change: WaitingChange, found: Record) -> WaitingChange:
    """Rebind a deletion made while the registration was in flight to the cloud's id."""
    following = left_of(step(entity, change, Accepted(found), now=tx.now))
    rebind_ids(tx, entity, [ServerAssignedId(change, Outcome(following), found["id"])])
    return rebound(following, found["id"])


def rebind_registered(tx: Transaction, entity: Entity, change: WaitingChange, found: Record) -> None:
    """Rebind a registration to the cloud's id."""
    rebind_ids(
        tx, entity, [ServerAssignedId(change, Outcome(None, found, (Note(EventKind.SENT, {}),)), found["id"])]
    )


def key(entity: Entity, record: Mapping[str, Any]) -> tuple[Any, ...]:
    """The values that identify a registration, in no cloud's form: without case, and without a slash at the end (F138)."""
    values = (record.get(name) or None for name in entity.natural)
    return tuple(each.rstrip("/").casefold() if isinstance(each, str) else each for each in values)
