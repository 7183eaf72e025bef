"""What a record was before something happened to it, told from its history.

Called by the window's history tab. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from storage.fields import Entity, Merge
from storage.history import Event, EventKind
from storage.intent import Record
from storage.validate import same

CHANGED = frozenset(
    {
        EventKind.EDITED,
        EventKind.CLOUD,
        EventKind.MERGED,
        EventKind.RESOLVED,
        EventKind.RESTORED,
        EventKind.MENDED,
    }
)
"""Kinds after which the record held the new value of each field, and before which the old one."""
OPEN = frozenset({EventKind.HELD, EventKind.DISCARDED})
"""Kinds that name two values of which one did not come to stand: the cloud's or given up, and ours."""


def restorable(entity: Entity, name: str) -> bool:
    """Whether an earlier value of a field can be put back at all."""
    declared = entity.by_name.get(name)
    return (
        declared is not None
        and declared.form is not None
        and declared.writable
        and declared.merge is not Merge.SERVER
    )


def earlier(entity: Entity, event: Event, name: str, current: Mapping[str, Any]) -> list[Any]:
    """Values of a field that an event knows and that can be put back: other ones than the record has now."""
    old, new = event.fields[name]
    if event.kind in OPEN:
        # Nothing on one side means that the value was given up, not that it was empty.
        found = [value for value in (old, new) if value is not None]
    elif event.kind is EventKind.CREATED:
        found = [new]
    else:
        found = [old] if event.kind in CHANGED else []
    if not restorable(entity, name):
        return []
    return [value for value in found if not same(entity, name, value, current.get(name))]


def before(entity: Entity, current: Record, events: Sequence[Event], index: int) -> dict[str, Any]:
    """What has to be set so that the record is again as it was before `events[index]` (newest first).

    Before its creation is right after it. Counters stay as they are: points that were given or taken since would
    come back with them.
    """
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
