"""The cloud's webhooks: a list without dates, read whole; registered one by one under ids that the cloud assigns.

Called by the pull phase instead of `pull`, and by `push` instead of `create`. The cloud has no update and no tombstone of
a webhook: one that the whole list does not name is gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.sync_state.expected_remote import NEVER
from storage.sync_state.pull_cursors import PullCursor
from storage.wire import encode
from sync.client.api import CloudClient
from sync.errors import SyncError
from sync.events import Bus, RecordsChanged
from sync.merge.apply_verdict import ORIGIN
from sync.merge.plan import Note, Verdict, sendable
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.pull.apply_page import AppliedPage, read_rows, release_healed
from sync.pull.page_reader import Checkpoint, read_whole_list
from sync.push.failure import no_effect
from sync.push.lost import confirmed_missing, is_missing
from sync.push.result import Results, always, failed
from sync.push.session import PushSession


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
        for change in [*waiting.values()]:
            found = _arrived(entity, change, records.values())
            if unconfirmed(change):
                del waiting[change.id]
                if found is not None:
                    waiting[found["id"]] = _rebind_deletion(tx, entity, change, found)
                elif change.sent is None or is_missing(change, monotonic):
                    tx.drop_change(entity.name, change.id)
                elif change.missed is None:
                    # The list may be behind a registration whose answer was lost (F10).
                    tx.put_change_metadata(change.but(missed=monotonic))
            elif found is not None and change.intent == change.sent:
                del waiting[change.id]
                _rebind_registered(tx, entity, change, found)
                applied.changed += [change.id, found["id"]]
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
            tx.record(entity.name, record_id, EventKind.CLOUD_DELETED, origin=ORIGIN)
            applied.changed.append(record_id)
        cursor = PullCursor(entity=entity.name, complete=True, last_success=tx.now, expected=len(rows))
        tx.sync_state.cursors.put(cursor)
    applied.changed += [record["id"] for record in fresh]
    if applied.changed:
        bus.publish(RecordsChanged(entity.name, tuple(applied.changed), "pull", origin=ORIGIN))
    return len(applied.changed)


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
    sent = _key(entity, change.sent.set)
    return next((each for each in there if _key(entity, each) == sent), None)


def _rebind_deletion(tx: Transaction, entity: Entity, change: WaitingChange, found: Record) -> WaitingChange:
    """Rebind a deletion made while the registration was in flight to the cloud's id."""
    following = change.but(base=found, remote=found, state=ChangeState.WAITING, sent=None)
    rebind_ids(tx, entity, [ServerAssignedId(change, Verdict(following), found["id"])])
    return following.but(id=found["id"])


size = 100
fits = always


def send(session: PushSession, entity: Entity, batch: Sequence[WaitingChange]) -> Results:
    """Send registrations; one that exists already (its answer was lost) is adopted, not repeated."""
    session.checkpoint()
    rows = session.ask(lambda: read_whole_list(session.cloud, entity))
    if isinstance(rows, SyncError):
        yield failed(batch, rows)
        return
    there = session.decode_rows(entity, rows).records.values()
    for change in batch:
        found: Record | SyncError | None = next(
            (each for each in there if _key(entity, each) == _key(entity, change.intent.set)), None
        )
        if found is None:
            if change.state is ChangeState.SENT and not confirmed_missing(session, [change]):
                continue  # the list may be behind (F10)
            session.checkpoint()
            with session.replica.write() as tx:
                marked = session.mark_sent(change, change.intent, tx)
            if marked is None:
                continue
            found = _post(session, entity, marked)
        if isinstance(found, SyncError):
            yield failed([change], found)
        else:
            _adopt(session, entity, change, found)


def _post(session: PushSession, entity: Entity, change: WaitingChange) -> Record | SyncError:
    body = encode(entity, _body(session, entity, change.intent), numbers="json")
    answer = session.ask(lambda: session.decode(entity, session.cloud.post_one(entity.name, body)))
    if not isinstance(answer, SyncError):
        return answer.record
    if no_effect(answer):
        session.unmark_sent([change])  # it never arrived, so there is nothing to look up
    return answer


def _body(session: PushSession, entity: Entity, intent: Intent) -> Record:
    body = sendable(entity, {**intent.set, "_cloudId": session.cloud.cloud_id})
    body.pop("id", None)
    return body


def _adopt(session: PushSession, entity: Entity, change: WaitingChange, found: Record) -> None:
    """Rebind the registration to the cloud's id."""
    with session.replica.write() as tx:
        current = tx.change(entity.name, change.id)
        if current is not None and current.kind is ChangeKind.DELETE:
            _rebind_deletion(tx, entity, current, found)
        elif current is not None:
            _rebind_registered(tx, entity, current, found)
        else:
            tx.put(entity.name, found)
    session.pushed.sent += 1
    session.publish_sent(entity, [change.id, found["id"]])


def _rebind_registered(tx: Transaction, entity: Entity, change: WaitingChange, found: Record) -> None:
    rebind_ids(
        tx, entity, [ServerAssignedId(change, Verdict(None, found, (Note(EventKind.SENT, {}),)), found["id"])]
    )


def _key(entity: Entity, record: Mapping[str, Any]) -> tuple[Any, ...]:
    """The values that identify a registration, in no cloud's form: without case, and without a slash at the end (F138)."""
    values = (record.get(name) or None for name in entity.natural)
    return tuple(each.rstrip("/").casefold() if isinstance(each, str) else each for each in values)
