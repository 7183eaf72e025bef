"""Earlier values of a record, reconstructed from its history.

Called by the window's history tab. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from storage.records.history import Event, EventKind
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import same

CHANGED = frozenset(
    {
        EventKind.EDITED,
        EventKind.CLOUD,
        EventKind.MERGED,
        EventKind.RESOLVED,
        EventKind.RESTORED,
        EventKind.VIEW_REPAIRED,
    }
)
"""Kinds after which the record held the new value of each field, and before which the old one."""
OPEN = frozenset({EventKind.HELD, EventKind.DISCARDED})
"""Kinds with two values of which only one was stored: the cloud's or the discarded one, and ours."""

INSEPARABLE = frozenset({"price", "amount", "packaging", "measurement"})
"""Merge groups whose fields are wrong without the others."""


def told_as(event: Event) -> str:
    """Code of what happened, as people are told: what the cloud did to the record as a whole comes before its values."""
    deleted = event.fields.get("deleted")
    if event.kind is EventKind.CLOUD and deleted == (True, False):
        return "cloud_restored"
    if event.kind is EventKind.DISCARDED and deleted == (False, True):
        return "cloud_deleted_kept"
    return event.kind.value


def happened_here(event: Event) -> bool:
    """Whether somebody at this computer did it; else the cloud, or who `event.who` names."""
    return event.origin not in ("", "sync") and told_as(event) != "cloud_deleted_kept"


def restorable(entity: Entity, name: str) -> bool:
    """Whether an earlier value of a field can be restored."""
    declared = entity.by_name.get(name)
    return (
        declared is not None
        and declared.form is not None
        and declared.writable
        and declared.merge is not Merge.SERVER
    )


def restorable_values(
    entity: Entity, event: Event, names: Sequence[str], current: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """Sets of earlier values of these fields that an event can restore and that differ from the current ones."""
    sides: tuple[int, ...] = (0,) if event.kind in CHANGED else ()
    if event.kind is EventKind.CREATED:
        sides = (1,)
    elif event.kind in OPEN:
        sides = (0, 1)
    found: list[dict[str, Any]] = []
    for side in sides:
        values = {
            name: event.fields[name][side]
            for name in names
            if restorable(entity, name)
            and not event.is_forgotten(name)
            # None on one side of an open conflict means that the value was discarded, not that it was empty.
            and not (event.kind in OPEN and event.fields[name][side] is None)
        }
        differ = any(not same(entity, name, value, current.get(name)) for name, value in values.items())
        if differ and values not in found:
            found.append(values)
    return found


def group_inseparable(entity: Entity, names: Sequence[str]) -> list[tuple[str, ...]]:
    """Field names in order, inseparable ones grouped: a price and its VAT rate."""
    found: dict[str, tuple[str, ...]] = {}
    for name in names:
        group = entity.by_name[name].group
        key = group if group in INSEPARABLE else f"={name}"
        found[key] = (*found.get(key, ()), name)
    return list(found.values())


def values_before(entity: Entity, current: Record, events: Sequence[Event], index: int) -> dict[str, Any]:
    """Values that make the record as it was before `events[index]` (newest first).

    "Before its creation" is right after it. Counters are left out: points given or taken since would be reverted, too.
    Empty where values on the way have left the history by age.
    """
    if any(event.is_forgotten(name) for event in events[: index + 1] for name in event.fields):
        return {}
    state = dict(current)
    for event in events[: index + 1]:
        if event.kind is EventKind.CREATED:
            state.update({name: new for name, (_, new) in event.fields.items()})
        elif event.kind in CHANGED:
            state.update({name: old for name, (old, _) in event.fields.items()})
    return {
        name: value
        for name, value in state.items()
        if restorable(entity, name)
        and entity.by_name[name].merge is not Merge.COUNTER
        and not same(entity, name, value, current.get(name))
    }
