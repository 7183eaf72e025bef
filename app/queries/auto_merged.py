"""Automatically merged fields of a record with an open conflict, shown beside the conflict.

Called by `queries`. People mistake an unexplained merge for lost data. What merged is sent while the conflict stays open,
so that afterwards only the history tells of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from storage.outbox.changes import ChangeKind, WaitingChange, view
from storage.records.history import Event, EventKind
from storage.schema.fields import Entity, Merge
from storage.schema.validation import same

Side = Literal["local", "cloud", "both"]


@dataclass(frozen=True, slots=True)
class MergedField:
    """One field that merged without a decision: before, now, and whose change it is."""

    before: Any
    now: Any
    side: Side


def auto_merged(
    entity: Entity, change: WaitingChange, events: Iterable[Event] = ()
) -> Mapping[str, MergedField]:
    """Fields outside the conflict that one side or both changed, in the catalogue's order.

    `events` are those of the record, newest first.
    """
    held = change.held
    if held is None or change.kind is not ChangeKind.UPDATE or not held.question.of_a_merge:
        return {}
    in_conflict = {*held.fields, *(str(each.get("field")) for each in held.problems)}
    base, remote, now = change.base or {}, change.remote or {}, view(change)
    earlier = _merged_before(entity, change, held.since, events)
    found = {}
    for field in entity.fields:
        name = field.name
        if name in in_conflict or field.merge is Merge.SERVER or not field.writable:
            continue
        ours = name in change.intent.fields
        theirs = name in remote and not same(entity, name, base.get(name), remote.get(name))
        if ours or theirs:
            side: Side = "both" if ours and theirs else "local" if ours else "cloud"
            found[name] = MergedField(base.get(name), now.get(name), side)
        elif name in earlier and not same(entity, name, earlier[name].before, now.get(name)):
            found[name] = replace(earlier[name], now=now.get(name))
    return found


def _merged_before(
    entity: Entity, change: WaitingChange, since: int, events: Iterable[Event]
) -> dict[str, MergedField]:
    """What was edited here and taken from the cloud, from the first edit until the conflict was noticed."""
    found: dict[str, MergedField] = {}
    for event in sorted(events, key=lambda event: event.at):
        side = _SIDES.get(event.kind)
        if side is None or not change.created <= event.at <= since:
            continue
        for name, (old, new) in event.fields.items():
            if name in entity.by_name:
                known = found.get(name)
                kept = side if known is None or known.side == side else "both"
                found[name] = MergedField(known.before if known else old, new, kept)
    return found


_SIDES: Mapping[EventKind, Side] = {
    EventKind.EDITED: "local",
    EventKind.CLOUD: "cloud",
    EventKind.MERGED: "both",
}
