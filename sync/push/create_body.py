"""What a create sends by PUT. Used by the writers that PUT."""

from __future__ import annotations

from storage.errors import BugError
from storage.outbox.changes import Intent, WaitingChange
from storage.schema.fields import Entity
from storage.wire import encode
from sync.merge.plan import may_have_arrived, sendable
from sync.push.session import PushSession


def intent_to_send(session: PushSession, change: WaitingChange) -> Intent:
    """For a record that may exist already the same as before, edits since then follow it (F64).

    Should it exist, its values could not be told from the newer ones otherwise.
    """
    if change.sent is not None and may_have_arrived(change):
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
