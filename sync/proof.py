"""What a copy of the cloud proves of our own edits: which of them it shows, and which it may show by chance.

Pure; called by `sync.plan`.
"""

from __future__ import annotations

from storage.fields import Entity
from storage.intent import Intent, Record, WaitingChange
from storage.validate import same


def with_ours(entity: Entity, change: WaitingChange, remote: Record) -> Record:
    """The base, with what shows the value we sent: our own write that arrived, not somebody else's (F05, F64)."""
    sent = change.sent.set if change.sent is not None else {}
    shown = {
        name: remote[name] for name in sent if name in remote and same(entity, name, sent[name], remote[name])
    }
    return {**(change.base or {}), **_reverted(entity, change), **shown}


def unproven_fields(entity: Entity, change: WaitingChange, intent: Intent, remote: Record) -> tuple[str, ...]:
    """Fields of ours that a list shows as we mean them, and that we have changed."""
    base = {**(change.base or {}), **_reverted(entity, change)}
    return tuple(
        name
        for name, value in intent.set.items()
        if name in remote
        and same(entity, name, value, remote[name])
        and not same(entity, name, value, base.get(name))
    )


def _reverted(entity: Entity, change: WaitingChange) -> Record:
    """What was sent of fields that are back at their base since: if it arrived, going back is a wish (F64)."""
    base, meant = change.base or {}, change.intent.set
    sent = change.sent.set if change.sent is not None else {}
    return {
        name: value
        for name, value in sent.items()
        if name in meant
        and same(entity, name, meant[name], base.get(name))
        and not same(entity, name, meant[name], value)
    }
