"""Two changes that turn out to be of one record, and a record that gets the cloud's id. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.outbox.state import Keep, RecordQuestion, Remove
from storage.schema.fields import Entity, Merge
from sync.change.three_way import merge


def rebound(change: WaitingChange, now: int) -> WaitingChange:
    """The change of a record to which the cloud has given another id."""
    return change.but(id=now)


def one_of(change: WaitingChange, question: RecordQuestion) -> WaitingChange:
    """Ask whether others are the same record too, unless something is asked about it already."""
    if change.held is not None or change.kind is not ChangeKind.UPDATE:
        return change
    return change.but(asked=replace(change.asked, record=question))


def combine(entity: Entity, existing: WaitingChange, following: WaitingChange) -> WaitingChange:
    """One change of two: records of both ids were edited before it was known that they are the same one."""
    ours, theirs = following.wish, existing.wish
    if isinstance(ours, Remove):
        edits = existing.intent.then(existing.covered)
        return following.but(wish=replace(ours, edits=edits))
    edits = _both(entity, existing, ours.edits, theirs.edits)
    if isinstance(theirs, Remove):
        return existing.but(wish=replace(theirs, edits=edits))
    asked = existing.asked if existing.held is not None else following.asked
    fields = {name: each for name, each in asked.fields.items() if name in edits.fields}
    return existing.but(wish=Keep(edits), asked=replace(asked, fields=fields))


def given_way(existing: WaitingChange, following: WaitingChange) -> dict[str, tuple[Any, Any]]:
    """Values set under the old id that give way to those set under the new one, for the history (N1)."""
    theirs = existing.wish.edits.set
    return {
        name: (value, theirs[name])
        for name, value in following.wish.edits.set.items()
        if name in theirs and theirs[name] != value and name != "id"
    }


def _both(entity: Entity, existing: WaitingChange, one: Intent, other: Intent) -> Intent:
    """Both edits, `other` of `existing` winning, but that tags and flags of both are in (F60, F61)."""
    named = (name for name in other.set if name in one.set and name in entity.by_name)
    shared = [name for name in named if entity.by_name[name].merge in (Merge.SET, Merge.BITS)]
    merged = merge(entity, existing.base, other.only(shared), one.apply(existing.base or {})).record
    return one.then(other).then(Intent({name: merged[name] for name in shared}))
