"""Sending what waits: creates and updates in the catalogue's order, then deletions in the reverse order.

Called by the engine after the pull. What cannot go holds up nothing but what depends on it (N6).
"""

from __future__ import annotations

from collections.abc import Collection

from storage.fields import Entity
from storage.intent import ChangeKind, WaitingChange
from storage.replica import Replica
from sync.creating import create
from sync.deleting import delete
from sync.lane import Lane, Pushed
from sync.registering import register
from sync.retry import LONGEST_WAIT
from sync.updating import update


def push(lane: Lane) -> Pushed:
    """Send every change that may go. Raises the errors of `sync.errors` that stop the whole run."""
    catalogue = lane.replica.catalogue
    lane.total = sum(not change.blocked for change in lane.replica.changes())
    for entity in catalogue.stored():
        changes = _ready(lane, entity)
        creates = [change for change in changes if change.kind is ChangeKind.CREATE]
        updates = [change for change in changes if change.kind is ChangeKind.UPDATE]
        if creates and entity.soft_delete:
            create(lane, entity, creates)
        elif creates:
            register(lane, entity, creates)
        if updates:
            update(lane, entity, updates)
    for entity in reversed([*catalogue.stored()]):
        deletions = [change for change in _ready(lane, entity) if change.kind is ChangeKind.DELETE]
        if deletions:
            delete(lane, entity, deletions)
    return lane.pushed


def due(replica: Replica) -> bool:
    """Whether any change may go now."""
    now = replica.clock.now()
    return any(not change.blocked and _due(change, now) for change in replica.changes())


def _ready(lane: Lane, entity: Entity) -> list[WaitingChange]:
    """Changes of an entity that may go now: not held, due, and referring to nothing the cloud lacks (F73)."""
    waiting = lane.replica.changes(entity.name)
    if not waiting:
        return []
    now = lane.replica.clock.now()
    counts = lane.replica.waiting_counts()
    referred = {each.references for each in entity.fields if each.references in counts}
    missing = {
        (change.entity, change.id)
        for name in referred
        if name is not None
        for change in lane.replica.changes(name)
        if change.kind is ChangeKind.CREATE
    }
    return [
        change
        for change in waiting
        if not change.blocked and _due(change, now) and not _waits_for(entity, change, missing)
    ]


def _due(change: WaitingChange, now: int) -> bool:
    """Whether its time has come; one further away than any wait was set by a clock that was wrong (F78)."""
    return not now < change.next_try <= now + int(LONGEST_WAIT * 1000)


def _waits_for(entity: Entity, change: WaitingChange, missing: Collection[tuple[str, int]]) -> bool:
    return change.kind is not ChangeKind.DELETE and any(
        each.references is not None and (each.references, change.intent.set.get(each.name)) in missing
        for each in entity.fields
    )
