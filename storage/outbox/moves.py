"""What the storage itself does to a pending change, whose state stays: an id changes, somebody is forgotten, a folder is copied.

Pure. What happens to it otherwise is in `sync.change`, which the storage does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.outbox.questions import Claim, HoldReason
from storage.outbox.state import Asked, Basis, Gone, Keep, Known, New, RecordQuestion, Remove, gone, known
from storage.schema.fields import Record


def with_edits(change: WaitingChange, edits: Callable[[Intent], Intent]) -> WaitingChange:
    """`edits` of what is wished, and of what was sent."""
    sent = change.sent
    if sent is not None:
        body = edits(sent.body)
        sent = replace(sent, set=body.set, add=body.add)
    return change.but(wish=replace(change.wish, edits=edits(change.wish.edits)), sent=sent)


def with_copies(change: WaitingChange, copy: Callable[[Record], Record]) -> WaitingChange:
    """`copy` of what is known of the record in the cloud."""
    return change.but(basis=_copied(change.basis, copy))


def _copied(basis: Basis, copy: Callable[[Record], Record]) -> Basis:
    remote = None if basis.remote is None else copy(basis.remote)
    match basis:
        case New():
            return New(remote)
        case Known():
            return known(copy(basis.remote), copy(basis.base))
        case Gone():
            return gone(remote, copy(basis.base))


def under(now: int, change: WaitingChange) -> WaitingChange:
    """The change of a record that has another id since. That the old one was deleted says nothing about it (F88)."""

    def copy(record: Record) -> Record:
        return {**record, "id": now}

    def edits(meant: Intent) -> Intent:
        return Intent({**meant.set, "id": now}, meant.add) if "id" in meant.set else meant

    moved = with_copies(with_edits(change, edits), copy).but(id=now)
    base = moved.base
    if change.kind is ChangeKind.UPDATE and base and (moved.remote or {"deleted": True}).get("deleted"):
        moved = moved.but(basis=Known(base))
    undecided = change.question.cloud is Claim.DELETION
    return moved.but(asked=replace(moved.asked, record=None)) if undecided else moved


def impersonal(
    change: WaitingChange, copy: Callable[[Record], Record], edits: Callable[[Intent], Intent]
) -> WaitingChange:
    """The change of somebody who was forgotten, with just what is needed to tell the cloud.

    An edit that waits keeps its own values, about which a person is asked. Of a creation whose answer is missing, marker
    and ids find the record.
    """
    empty = with_copies(change, copy)
    if isinstance(change.wish, Keep):
        return empty
    if not isinstance(change.basis, New):
        empty = empty.but(wish=replace(change.wish, edits=Intent()))
    return with_edits(empty, edits).but(asked=Asked(change.asked.record))


def erased(change: WaitingChange) -> WaitingChange:
    """Whatever waits becomes a deletion that anonymises."""
    basis = change.basis
    if isinstance(basis, Gone) and not basis.base.get("deleted"):
        basis = known(basis.remote or basis.base, basis.base)
    wish = replace(change.wish, anonymize=True) if isinstance(change.wish, Remove) else Remove(anonymize=True)
    asked = Asked(fields=change.asked.fields)
    return change.but(wish=wish, basis=basis, asked=asked, retry=replace(change.retry, at=0))


def asked_who_sends(change: WaitingChange, *, now: int) -> WaitingChange:
    """Of a copied or put-back folder: another computer may have sent it (F113)."""
    return change.but(asked=Asked(RecordQuestion(HoldReason.COPIED, since=now), change.asked.fields))
