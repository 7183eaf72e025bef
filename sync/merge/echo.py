"""What a copy of the cloud proves of our own edits: which of them it shows, and which it may show by chance.

Pure; called by `sync.merge.plan`.
"""

from __future__ import annotations

from storage.outbox.changes import Intent, WaitingChange
from storage.schema.fields import Entity, Kind, Record
from storage.schema.validation import same

SECOND = 1000
"""Milliseconds; dates of a cloud that keeps no more than seconds are whole ones."""


def base_with_echoes(entity: Entity, change: WaitingChange, remote: Record) -> Record:
    """The base, with what shows the value we sent: our own write that arrived, not somebody else's (F05, F64)."""
    sent = change.sent.set if change.sent is not None else {}
    shown = {
        name: remote[name] for name in sent if name in remote and same(entity, name, sent[name], remote[name])
    }
    return {**(change.base or {}), **_reverted(entity, change), **shown}


def original_of_create(entity: Entity, change: WaitingChange, remote: Record) -> Record:
    """A record that our create made, as it was before anybody edited it there.

    Spaces and case are the cloud's own form (F35), and so is all of one that was never written again. Only dates to
    the millisecond tell so: within one tick of a coarser clock anybody may have edited it (F42).
    """
    sent = change.sent.set if change.sent is not None else {}
    created = remote.get("created")
    if created is not None and created % SECOND and created == remote.get("versionDate"):
        return remote
    return {
        **remote,
        **{
            name: value
            for name, value in sent.items()
            if name in remote and name in entity.by_name and not alike(entity, name, value, remote[name])
        },
    }


def alike(entity: Entity, name: str, one: object, other: object) -> bool:
    """Whether two values of a field are the same, but for spaces and case, as a cloud may tidy them (F35)."""
    if same(entity, name, one, other):
        return True
    return entity.by_name[name].kind is Kind.STRING and _tidy(one) == _tidy(other)


def _tidy(value: object) -> str:
    return " ".join(str(value or "").split()).casefold()


def unproven_fields(entity: Entity, change: WaitingChange, intent: Intent, remote: Record) -> tuple[str, ...]:
    """Fields of ours that a list shows as we mean them, and that we have changed."""
    base = change.base or {}
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
