"""What a create sends by PUT, and what a copy of its record means for it. Used by the writers."""

from __future__ import annotations

from collections.abc import Callable

from storage.errors import BugError
from storage.outbox.changes import Intent, WaitingChange
from storage.schema.fields import Entity, Record
from storage.wire import encode
from sync.change.events import Evidence, Found, Match, Observed, Outcome
from sync.change.found import sent_as_new
from sync.change.records import sendable
from sync.change.step import step
from sync.push.session import PushSession


def intent_to_send(session: PushSession, change: WaitingChange) -> Intent:
    """For a record that may exist already the same as before, edits since then follow it (F64).

    Should it exist, its values could not be told from the newer ones otherwise.
    """
    if change.sent is not None and sent_as_new(change):
        return change.sent
    return change.intent.without(session.omitted_fields(change))


def create_body(session: PushSession, entity: Entity, change: WaitingChange) -> dict[str, object]:
    """The body for a change that was marked as sent."""
    if change.sent is None:
        raise BugError(what="create without its mark")
    record = {**change.sent.set, "id": change.id, "_cloudId": session.cloud.cloud_id, "deleted": False}
    if "deleted" not in entity.by_name:
        del record["deleted"]
    return encode(entity, sendable(entity, record), numbers="json")


def adopting(entity: Entity, remote: Record) -> Callable[[WaitingChange], Outcome]:
    """The verdict that the record is there."""
    return lambda change: step(entity, change, Found(remote, Match.OURS), now=change.changed)


def observing(entity: Entity, gone: Record) -> Callable[[WaitingChange], Outcome]:
    """The verdict that the record is deleted in the cloud."""
    return lambda change: step(entity, change, Observed(gone, Evidence.LIST), now=change.changed)
