"""Rebinding records to ids that the cloud assigned, with everything that refers to them, in one transaction (F69, F74).

Called for creates by POST, matched lost creates, adopted duplicates, and registered webhooks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from storage.outbox.changes import WaitingChange
from storage.outbox.questions import HoldReason
from storage.outbox.state import Asked, By, Known, RecordQuestion
from storage.records.history import EventKind
from storage.records.id_remap import remap
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from sync.change.combine import combine, given_way, one_of, rebound
from sync.change.events import Outcome
from sync.merge.apply_verdict import ORIGIN


class ServerAssignedId(NamedTuple):
    """A create that is in the cloud: its verdict, its id there, and records that may be the same one."""

    change: WaitingChange
    verdict: Outcome
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
    existing: WaitingChange | None = None
    for note in verdict.notes:
        tx.history.record(entity.name, now, note.kind, fields=note.fields, origin=ORIGIN)
    if change.id != now:
        revived = _revived(tx, entity, change)
        tx.drop_change(entity.name, change.id)
        tx.rename(entity.name, change.id, now)
        if revived is not None:
            tx.put(entity.name, revived)
            others = (*others, change.id)
        existing = tx.change(entity.name, now)
    following = rebound(verdict.change, now) if verdict.change is not None else None
    if others:
        following = _held_as_duplicate(tx, entity, arrival._replace(others=others), following)
    following = _of_both(tx, entity, existing, following)
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


def _of_both(
    tx: Transaction, entity: Entity, existing: WaitingChange | None, following: WaitingChange | None
) -> WaitingChange | None:
    """What waits for the record under its new id already, with what follows from the one that arrived."""
    if existing is None or following is None:
        return existing or following
    if replaced := given_way(existing, following):
        tx.history.record(entity.name, existing.id, EventKind.MERGED, fields=replaced, origin=ORIGIN)
    return combine(entity, existing, following)


def _revived(tx: Transaction, entity: Entity, change: WaitingChange) -> Record | None:
    """The record that was deleted, restored here by POST, and restored in the cloud under its old id meanwhile."""
    waiting = tx.change(entity.name, change.id)
    there = waiting.remote if waiting is not None and waiting.posted else None
    return None if there is None or there.get("deleted") else there


def _held_as_duplicate(
    tx: Transaction, entity: Entity, arrival: ServerAssignedId, following: WaitingChange | None
) -> WaitingChange | None:
    """The change, held with the question whether the others are the same record (F76)."""
    question = duplicate(arrival.others, since=tx.now)
    if following is not None:
        return one_of(following, question)
    known = arrival.verdict.copy
    if known is None or known.get("deleted"):
        return None
    by = By(arrival.change.by.origin, arrival.change.by.created, tx.now)
    return WaitingChange(
        entity=entity.name,
        id=arrival.new_id,
        basis=Known({**known, "id": arrival.new_id}),
        asked=Asked(question),
        by=by,
    )


def duplicate(others: Sequence[int], *, since: int) -> RecordQuestion:
    """The question whether records of these ids are the same one."""
    problem: Mapping[str, object] = {"field": None, "code": "possible_duplicate", "ids": list(others)}
    return RecordQuestion(HoldReason.POSSIBLE_DUPLICATE, (problem,), since)
