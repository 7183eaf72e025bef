"""Rebinding records to ids that the cloud assigned, with everything that refers to them, in one transaction (F69, F74).

Called for creates by POST, matched lost creates, adopted duplicates, and registered webhooks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from storage.outbox.changes import ChangeKind, Intent, WaitingChange, made
from storage.outbox.questions import Hold, HoldReason
from storage.records.history import EventKind
from storage.records.id_remap import remap
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from sync.change.three_way import merge
from sync.merge.apply_verdict import ORIGIN
from sync.merge.plan import Verdict


class ServerAssignedId(NamedTuple):
    """A create that is in the cloud: its verdict, its id there, and records that may be the same one."""

    change: WaitingChange
    verdict: Verdict
    new_id: int
    others: tuple[int, ...] = ()


def rebind_ids(tx: Transaction, entity: Entity, arrivals: Sequence[ServerAssignedId]) -> None:
    """Store verdicts under the cloud's ids, and rewrite all references to the old ids."""
    new_ids = {each.change.id: each.new_id for each in arrivals if each.change.id != each.new_id}
    if new_ids:
        remap(tx, entity.name, new_ids)
    for arrival in arrivals:
        _rebind(tx, entity, arrival)


def _rebind(tx: Transaction, entity: Entity, arrival: ServerAssignedId) -> None:
    change, verdict, now, others = arrival
    revived = _revived(tx, entity, change) if change.id != now else None
    for note in verdict.notes:
        tx.record(entity.name, now, note.kind, fields=note.fields, origin=ORIGIN)
    if change.id != now:
        tx.drop_change(entity.name, change.id)
        tx.rename(entity.name, change.id, now)
    if revived is not None:
        tx.put(entity.name, revived)
        others = (*others, change.id)
    following = verdict.change.but(id=now) if verdict.change is not None else None
    if others:
        following = _held_as_duplicate(tx, entity, arrival, following)
    existing = tx.change(entity.name, now) if change.id != now else None
    if existing is not None and following is not None:
        if replaced := _replaced(existing, following):
            tx.record(entity.name, now, EventKind.MERGED, fields=replaced, origin=ORIGIN)
        following = _combined(entity, existing, following)
    elif existing is not None:
        following = existing
    if following is not None:
        tx.put_change(following)
        return
    if change.id == now:
        tx.drop_change(entity.name, now)
    copy = verdict.copy
    if copy is None:
        tx.remove(entity.name, now)
    else:
        tx.put(entity.name, {**copy, "id": now})


def _revived(tx: Transaction, entity: Entity, change: WaitingChange) -> Record | None:
    """The record that was deleted, restored here by POST, and restored in the cloud under its old id meanwhile."""
    waiting = tx.change(entity.name, change.id)
    there = waiting.remote if waiting is not None and waiting.posted else None
    return None if there is None or there.get("deleted") else there


def _held_as_duplicate(
    tx: Transaction, entity: Entity, arrival: ServerAssignedId, following: WaitingChange | None
) -> WaitingChange | None:
    """The change, held with the question whether the others are the same record (F76)."""
    if following is not None and (following.held is not None or following.kind is not ChangeKind.UPDATE):
        return following
    known = arrival.verdict.copy
    if following is None:
        if known is None or known.get("deleted"):
            return None
        copy: Record = {**known, "id": arrival.new_id}
        following = made(
            entity=entity.name, id=arrival.new_id, kind=ChangeKind.UPDATE, base=copy, remote=copy,
            origin=arrival.change.origin, created=arrival.change.created, changed=tx.now,
        )  # fmt: skip
    return following.but(held=duplicate(arrival.others, since=tx.now))


def duplicate(others: Sequence[int], *, since: int) -> Hold:
    """The hold that asks whether records of these ids are the same one."""
    problem: Mapping[str, object] = {"field": None, "code": "possible_duplicate", "ids": list(others)}
    return Hold(HoldReason.POSSIBLE_DUPLICATE, problems=(problem,), since=since)


def _combined(entity: Entity, existing: WaitingChange, following: WaitingChange) -> WaitingChange:
    """One change of two: records of both ids were edited before it was known that they are the same one."""
    if following.kind is ChangeKind.DELETE:
        return following.but(covered=existing.intent.then(existing.covered))
    if existing.kind is ChangeKind.DELETE:
        return existing.but(covered=_both(entity, existing, following.intent, existing.covered))
    intent = _both(entity, existing, following.intent, existing.intent)
    held = existing.held or following.held
    fields = tuple(name for name in (held.fields if held else ()) if name in intent.fields)
    return existing.but(intent=intent, held=replace(held, fields=fields) if held else None)


def _replaced(existing: WaitingChange, following: WaitingChange) -> dict[str, tuple[Any, Any]]:
    """Values set under the old id that give way to those set under the new one, for the history (N1)."""
    ours = following.covered if following.kind is ChangeKind.DELETE else following.intent
    theirs = existing.covered if existing.kind is ChangeKind.DELETE else existing.intent
    return {
        name: (value, theirs.set[name])
        for name, value in ours.set.items()
        if name in theirs.set and theirs.set[name] != value and name != "id"
    }


def _both(entity: Entity, existing: WaitingChange, one: Intent, other: Intent) -> Intent:
    """Both edits, `other` of `existing` winning, but that tags and flags of both are in (F60, F61)."""
    named = (name for name in other.set if name in one.set and name in entity.by_name)
    shared = [name for name in named if entity.by_name[name].merge in (Merge.SET, Merge.BITS)]
    merged = merge(entity, existing.base, other.only(shared), one.apply(existing.base or {})).record
    return one.then(other).then(Intent({name: merged[name] for name in shared}))
