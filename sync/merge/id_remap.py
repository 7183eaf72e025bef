"""Records made here that the cloud gave ids of its own: they go on under those, in one transaction (F69, F74).

Called by posting, arrivals, adoption of what was there first, and the webhooks' registering.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from storage.outbox.changes import ChangeKind, Hold, HoldReason, WaitingChange
from storage.records.id_remap import remap
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.personal_data import anonymized_values
from sync.merge.apply_verdict import ORIGIN
from sync.merge.plan import Verdict


class ServerAssignedId(NamedTuple):
    """A create that is in the cloud: what it becomes, under which id, and records that may be the same one."""

    change: WaitingChange
    verdict: Verdict
    now: int
    others: tuple[int, ...] = ()


def rebind_ids(tx: Transaction, entity: Entity, arrivals: Sequence[ServerAssignedId]) -> None:
    """Store verdicts under the cloud's ids, and everything that mentioned the old ones with them."""
    names = {each.change.id: each.now for each in arrivals if each.change.id != each.now}
    if names:
        remap(tx, entity.name, names)
    for each in arrivals:
        _rebind(tx, entity, each)


def _rebind(tx: Transaction, entity: Entity, arrival: ServerAssignedId) -> None:
    change, verdict, now, others = arrival
    for note in verdict.notes:
        tx.record(entity.name, now, note.kind, fields=note.fields, origin=ORIGIN)
    if change.id != now:
        tx.drop_change(entity.name, change.id)
        tx.remove(entity.name, change.id)
    following = verdict.change.but(id=now) if verdict.change is not None else None
    if others:
        following = _asked(tx, entity, arrival, following)
    beside = tx.change(entity.name, now) if change.id != now else None
    if beside is not None:
        following = beside if following is None else _joined(beside, following)
    if following is not None:
        tx.put_change(following)
        return
    if change.id == now:
        tx.drop_change(entity.name, now)
    stands = verdict.stands
    anonymized = change.kind is ChangeKind.DELETE and change.anonymize
    if stands is None:
        tx.remove(entity.name, now)
    else:
        stands = {**stands, "id": now}
        tx.put(entity.name, anonymized_values(entity, stands) if anonymized else stands)
    if anonymized:
        tx.scrub(entity.name, now)


def _asked(
    tx: Transaction, entity: Entity, arrival: ServerAssignedId, following: WaitingChange | None
) -> WaitingChange | None:
    """The change with the question whether the others are the same record (F76)."""
    if following is not None and (following.held is not None or following.kind is not ChangeKind.UPDATE):
        return following
    stands = arrival.verdict.stands
    if following is None:
        if stands is None or stands.get("deleted"):
            return None
        copy: Record = {**stands, "id": arrival.now}
        following = WaitingChange(
            entity=entity.name, id=arrival.now, kind=ChangeKind.UPDATE, base=copy, remote=copy,
            origin=arrival.change.origin, created=arrival.change.created, changed=tx.now,
        )  # fmt: skip
    return following.but(held=duplicate(arrival.others, since=tx.now))


def duplicate(others: Sequence[int], *, since: int) -> Hold:
    """The question whether records of these ids are the same one."""
    problem: Mapping[str, object] = {"field": None, "code": "possible_duplicate", "ids": list(others)}
    return Hold(HoldReason.POSSIBLE_DUPLICATE, problems=(problem,), since=since)


def _joined(beside: WaitingChange, following: WaitingChange) -> WaitingChange:
    """One change of two: what was edited under the new id before anybody knew that it is the same record."""
    if following.kind is ChangeKind.DELETE:
        return following.but(covered=beside.intent.then(beside.covered))
    if beside.kind is ChangeKind.DELETE:
        return beside.but(covered=following.intent.then(beside.covered))
    intent = following.intent.then(beside.intent)
    held = beside.held or following.held
    fields = tuple(name for name in (held.fields if held else ()) if name in intent.fields)
    return beside.but(intent=intent, held=replace(held, fields=fields) if held else None)
