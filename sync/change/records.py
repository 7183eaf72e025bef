"""Records beside each other: what differs, what a write may carry, what of a deleted copy nobody here has seen. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from storage.outbox.changes import Intent, WaitingChange
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import same
from sync.change.events import Pairs


def differences(entity: Entity, one: Mapping[str, Any], other: Mapping[str, Any]) -> Pairs:
    """Fields of people that differ in meaning; fields missing on one side are unknown (F31)."""
    if one == other:
        return {}
    return {
        name: (one[name], other[name])
        for name in _user_fields(entity)
        if name in one
        and name in other
        and one[name] != other[name]
        and not same(entity, name, one[name], other[name])
    }


@lru_cache(maxsize=100)
def _user_fields(entity: Entity) -> tuple[str, ...]:
    """Fields that people, not the server, change."""
    return tuple(each.name for each in entity.fields if each.merge is not Merge.SERVER)


def unseen_values(entity: Entity, change: WaitingChange, gone: Record) -> Pairs:
    """Values of the deleted copy that nobody here saw and that our whole record replaces (N2)."""
    ours = (change.sent or change.intent).set
    return {
        name: (theirs, ours[name])
        for name, (_, theirs) in differences(entity, change.base or {}, gone).items()
        if name in ours and not same(entity, name, theirs, ours[name])
    }


def sendable(entity: Entity, record: Mapping[str, Any]) -> Record:
    """The declared part of a create or a full replacement: only fields that the cloud lets us write.

    `versionDate`, `created` and `externalIds` are never in it. A replacement sends `unknown_members` back as well.
    """
    return {name: record[name] for name in _sendable(entity) if name in record}


def unknown_members(entity: Entity, row: Mapping[str, Any]) -> Record:
    """Members of a row that the catalogue does not know, as they were read (F30, F110)."""
    if row.keys() <= entity.by_name.keys():
        return {}
    return {name: value for name, value in row.items() if name not in entity.by_name}


@lru_cache(maxsize=100)
def _sendable(entity: Entity) -> tuple[str, ...]:
    return tuple(
        each.name
        for each in entity.fields
        if each.name in ("id", "_cloudId", "deleted") or (each.writable and each.merge is not Merge.SERVER)
    )


def patch_body(change: WaitingChange, remote: Mapping[str, Any]) -> Intent:
    """The fields that a PATCH sets: differences become sums, and the sent intent has both (`_lost_differences`)."""
    going = change.going
    sums = {name: (remote.get(name) or 0) + amount for name, amount in going.add.items()}
    return Intent({**going.set, **sums}, going.add)
