"""Echoes: which of our own edits a copy of the cloud shows, and which it may show by chance.

Pure; called by `sync.merge.plan`.
"""

from __future__ import annotations

from storage.outbox.changes import Intent, WaitingChange
from storage.schema.fields import Entity, Kind, Record
from storage.schema.validation import same

SECOND = 1000
"""Milliseconds; a cloud that stores whole seconds has dates divisible by it."""


def base_with_echoes(entity: Entity, change: WaitingChange, remote: Record) -> Record:
    """The base with the fields that show the value we sent: our own write arrived, nobody else's (F05, F64)."""
    sent = change.sent.set if change.sent is not None else {}
    shown = {
        name: remote[name] for name in sent if name in remote and same(entity, name, sent[name], remote[name])
    }
    return {**(change.base or {}), **_reverted(entity, change), **shown}


def original_of_create(entity: Entity, change: WaitingChange, remote: Record) -> Record:
    """A record that our create made, as it was before anybody edited it in the cloud.

    Differences of spaces and case are the cloud's normalisation (F35), and so is any difference in a record that was
    never written again. Only dates to the millisecond show that: within one tick of a coarser clock anybody may have
    edited it (F42).
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
    """Whether two values of a field are equal up to spaces and case, as a cloud may normalise them (F35)."""
    if same(entity, name, one, other):
        return True
    return entity.by_name[name].kind is Kind.STRING and _normalised(one) == _normalised(other)


def _normalised(value: object) -> str:
    return " ".join(str(value or "").split()).casefold()


def unproven_fields(entity: Entity, change: WaitingChange, intent: Intent, remote: Record) -> tuple[str, ...]:
    """Fields that we changed and that a list shows with our value; a list does not prove it."""
    base = change.base or {}
    return tuple(
        name
        for name, value in intent.set.items()
        if name in remote
        and same(entity, name, value, remote[name])
        and not same(entity, name, value, base.get(name))
    )


def _reverted(entity: Entity, change: WaitingChange) -> Record:
    """Values sent for fields that were set back to their base since: if they arrived, setting back is an edit (F64)."""
    base, meant = change.base or {}, change.intent.set
    sent = change.sent.set if change.sent is not None else {}
    return {
        name: value
        for name, value in sent.items()
        if name in meant
        and same(entity, name, meant[name], base.get(name))
        and not same(entity, name, meant[name], value)
    }
