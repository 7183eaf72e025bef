"""`step`: what a change becomes when something happens to it. Total: a pair that cannot be is an error in the program."""

from __future__ import annotations

from storage.errors import BugError
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import Claim
from storage.outbox.state import Gone, New
from storage.schema.fields import Entity
from sync.change import settle
from sync.change.events import (
    Accepted,
    Event,
    Evidence,
    Found,
    Later,
    Leaves,
    NoEffect,
    NotFound,
    Observed,
    Outcome,
    Outdated,
    Refused,
    Released,
    Unread,
)  # fmt: skip
from sync.change.found import found
from sync.change.observe import observed


def stand(change: WaitingChange) -> str:
    """The letter of what is wished, and what is known of the record (`sync/STATES.md`)."""
    new, there = isinstance(change.basis, New), not isinstance(change.basis, Gone)
    if change.question.cloud is Claim.DELETION:
        return "O"
    if change.kind is ChangeKind.DELETE:
        return "U" if new else "D" if there else "G"
    return "N" if new else "E" if there else "B"


def cell(change: WaitingChange, event: Event) -> str:
    """The name of a state and an event."""
    attempt = "waits" if change.sent is None else "sent"
    return f"{stand(change)} {attempt}, {type(event).__name__}"


def is_legal(change: WaitingChange, event: Event) -> bool:
    """Whether the event can happen to the change."""
    match event:
        case Leaves():
            return not change.blocked
        case Accepted():
            return stand(change) != "O"
        case Refused():
            return stand(change) != "O"
        case Released():
            return change.asked.record is not None
    return True


def step(entity: Entity, change: WaitingChange, event: Event, *, now: int) -> Outcome:
    """What to store. Raises BugError, with the name of the cell, for an event that cannot happen to the change."""
    if not is_legal(change, event):
        raise BugError(what=f"no such step: {cell(change, event)}")
    match event:
        case Observed():
            return observed(entity, change, event, now=now)
        case Found() if change.kind is not ChangeKind.CREATE:
            # Taken back while it was looked up: the record is what is to be deleted (F52).
            return observed(entity, change, Observed(event.record, Evidence.READ), now=now)
        case Found():
            return found(entity, change, event, now=now)
        case Accepted():
            return settle.accepted(entity, change, event, now=now)
        case _:
            return _attempt(change, event)


def _attempt(change: WaitingChange, event: Event) -> Outcome:
    match event:
        case Leaves():
            return settle.leaves(change, event)
        case NoEffect():
            return settle.no_effect(change)
        case Outdated():
            return settle.outdated(change)
        case Refused():
            return settle.refused(change, event)
        case Unread():
            return settle.unread(change, event)
        case Later():
            return settle.later(change, event)
        case NotFound():
            return settle.not_found(change, event)
        case Released():
            return settle.released(change)
    raise BugError(what=cell(change, event))


def left_of(outcome: Outcome) -> WaitingChange:
    """The change that is left by an event that ends none."""
    if outcome.change is None:
        raise BugError(what="a change that ended")
    return outcome.change
