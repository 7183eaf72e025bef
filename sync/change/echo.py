"""Echoes: which of our own edits a copy of the cloud shows, and which it may show by chance.

Pure.
"""

from __future__ import annotations

from typing import Any

from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import same
from sync.change.server_form import changed_values, is_cut, is_server_form, is_set
from sync.change.three_way import merge_elements, merges_by_element

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
    if _never_edited(remote):
        return remote
    return {
        **remote,
        **{
            name: value
            for name, value in sent.items()
            if name in remote and name in entity.by_name and not alike(entity, name, value, remote[name])
        },
    }


def _never_edited(remote: Record) -> bool:
    created = remote.get("created")
    return created is not None and created % SECOND != 0 and created == remote.get("versionDate")


def unkept_by_create(entity: Entity, change: WaitingChange, remote: Record) -> tuple[str, ...]:
    """Fields of a lost create that the cloud did not keep (F119).

    Nobody has written the record since, as far as its dates tell, or a text was cut, or it has no value there: dates that
    are coarse do not show whether somebody took it away.
    """
    sent = change.sent.set if change.sent is not None else {}
    return tuple(
        name
        for name in changed_values(entity, change, remote)
        if _never_edited(remote)
        or remote.get("created") is None
        or is_cut(sent[name], remote[name])
        or not is_set(entity.by_name[name], remote[name])
    )


def adopted_forms(entity: Entity, change: WaitingChange, remote: Record) -> tuple[str, ...]:
    """Fields of a lost update that the cloud shows in a form of its own, where it had another value before (F35)."""
    if change.state is not ChangeState.SENT or change.sent is None:
        return ()
    base, meant = change.base or {}, change.intent.set
    return tuple(
        name
        for name, value in change.sent.set.items()
        if name in remote
        and name in meant
        and same(entity, name, meant[name], value)
        and not same(entity, name, base.get(name), remote[name])
        and is_server_form(entity, name, value, remote[name])
    )


def alike(entity: Entity, name: str, one: object, other: object) -> bool:
    """Whether one value of a field is the other or a cloud's form of it (F35)."""
    return is_server_form(entity, name, one, other)


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


def unproven_elements(entity: Entity, change: WaitingChange, intent: Intent, remote: Record) -> Record:
    """The values without our edit, of fields of which a list shows some tags or flags as they are meant here (F60, F61).

    As with whole fields, a list does not prove that the cloud has them so.
    """
    base = change.base or {}
    without = {
        name: merge_elements(entity, name, value, base.get(name), remote[name])
        for name, value in intent.set.items()
        if name in remote and merges_by_element(entity, name)
    }
    return {name: value for name, value in without.items() if not same(entity, name, value, remote[name])}


def needs_read_by_id(entity: Entity, change: WaitingChange, listed: Record) -> bool:
    """Whether a row of a list may not decide about the change: lists may be behind their records (F10).

    So it is where the row would end an edit without a write: a value set back while it was on its way, a difference of
    unknown outcome, and, of an edit that was not sent, a value that the row shows already.
    """
    if change.state is ChangeState.SENT:
        return bool(_reverted(entity, change)) or bool(change.sent is not None and change.sent.add)
    intent = change.intent
    return bool(
        unproven_fields(entity, change, intent, listed) or unproven_elements(entity, change, intent, listed)
    )


def _reverted(entity: Entity, change: WaitingChange) -> Record:
    """The base of fields of which something that was sent was set back since: if it arrived, setting back is an edit (F64).

    Of a set each element counts, of a bit field each bit (F60, F61).
    """
    base, meant = change.base or {}, change.intent.set
    sent = change.sent.set if change.sent is not None else {}
    return {
        name: arrived
        for name, value in sent.items()
        if name in meant
        and not same(
            entity,
            name,
            arrived := _as_if_arrived(entity, name, base.get(name), value, meant[name]),
            base.get(name),
        )
    }


def _as_if_arrived(entity: Entity, name: str, base: Any, sent: Any, meant: Any) -> Any:
    """The base, with what was sent and then set back."""
    field = entity.by_name.get(name)
    match None if field is None else field.merge:
        case Merge.BITS:
            before, ours, now = (int(each or 0) for each in (base, sent, meant))
            return before ^ ((before ^ ours) & ~(before ^ now))
        case Merge.SET:
            had, added, kept = (list(each or ()) for each in (base, sent, meant))
            stayed = [each for each in had if each in added or each not in kept]
            return stayed + [each for each in added if each not in had and each not in kept]
    back = same(entity, name, meant, base) and not same(entity, name, meant, sent)
    return sent if back else base
