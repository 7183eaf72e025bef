"""Steps by name, and changes by the names that follow from their attributes: short for tests."""

from __future__ import annotations

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Record
from sync.change.events import Accepted, Evidence, Found, Match, Note, Observed, Outcome, Pairs
from sync.change.found import sent_as_new
from sync.change.records import differences, patch_body, sendable, unknown_members, unseen_values
from sync.change.step import step

__all__ = [
    "Note", "Pairs", "Verdict", "acknowledge", "acknowledge_deletion", "adopt", "adopt_unsent", "differences",
    "may_have_arrived", "observe", "patch_body", "sendable", "unknown_members", "unseen_values",
]  # fmt: skip

Verdict = Outcome
may_have_arrived = sent_as_new


def observe(
    entity: Entity, change: WaitingChange, remote: Record | None, *, now: int, listed: bool = False
) -> Outcome:
    """A copy of the cloud is seen."""
    seen = Observed(remote, Evidence.LIST if listed else Evidence.READ)
    return step(entity, change, seen, now=now)


def acknowledge(entity: Entity, change: WaitingChange, answer: Record) -> Outcome:
    """The cloud stored what was sent, and answered with the record."""
    return step(entity, change, Accepted(answer), now=change.changed)


def acknowledge_deletion(entity: Entity, change: WaitingChange, answer: Record | None) -> Outcome:
    """The cloud deleted the record."""
    return step(entity, change, Accepted(answer), now=change.changed)


def adopt(
    entity: Entity, change: WaitingChange, remote: Record, *, now: int, certain: bool = True
) -> Outcome:
    """The record of a creation is in the cloud already."""
    return step(entity, change, Found(remote, Match.OURS if certain else Match.NAME), now=now)


def adopt_unsent(entity: Entity, change: WaitingChange, remote: Record, *, now: int) -> Outcome:
    """The id of a creation that we have not sent is taken."""
    return step(entity, change, Found(remote, Match.TAKEN), now=now)
