"""Post: webhooks are registered one by one, under ids that the cloud assigns. One that exists already is adopted."""

from __future__ import annotations

from collections.abc import Sequence

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.schema.fields import Entity, Record
from storage.wire import encode
from sync.change.records import sendable
from sync.errors import SyncError
from sync.pull.page_reader import read_whole_list
from sync.pull.webhooks import key, rebind_deletion, rebind_registered
from sync.push.failure import no_effect
from sync.push.lost import confirmed_missing
from sync.push.result import Results, always, failed
from sync.push.session import PushSession

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
            (each for each in there if key(entity, each) == key(entity, change.intent.set)), None
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
            rebind_deletion(tx, entity, current, found)
        elif current is not None:
            rebind_registered(tx, entity, current, found)
        else:
            tx.put(entity.name, found)
    session.pushed.sent += 1
    session.publish_sent(entity, [change.id, found["id"]])
