"""A pending change: what is wished of a record, what is known of it in the cloud, what was sent, and what is asked.

Pure values and functions; `sync.change` makes a new change of an old one (`sync/STATES.md`). The local copy of a record with a
pending change is always `view(change)` (I1): it is computed here and written in the same transaction, never edited by
itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from storage.outbox.intent import Intent
from storage.outbox.questions import QUESTIONS, UNASKED, Blocks, Claim, Hold, HoldReason, Question
from storage.outbox.state import (
    NOTHING,
    Asked,
    Basis,
    By,
    Keep,
    Known,
    New,
    Remove,
    Retry,
    Sent,
    Way,
    Wish,
)
from storage.schema.fields import Record

__all__ = ["UNDO_MS", "ChangeKind", "ChangeState", "Intent", "WaitingChange", "view"]


class ChangeKind(StrEnum):
    """The operation to send to the cloud."""

    CREATE = "create"
    UPDATE = "update"
    DELETE = "delete"


class ChangeState(StrEnum):
    """State of a pending change. `SENT` is committed before the request leaves."""

    WAITING = "waiting"
    SENT = "sent"


UNDO_MS = 30_000
"""Milliseconds that a plain deletion by a person waits before it is sent, so that Undo needs no request."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingChange:
    """One row of the outbox; at most one per record, later edits are merged into it."""

    entity: str
    id: int
    wish: Wish = Keep()
    basis: Basis = New()
    sent: Sent | None = None
    """Of most lost answers nothing more is stored: in flight and unknown are one state."""
    asked: Asked = NOTHING
    retry: Retry = Retry()
    by: By = By()

    def but(self, **changes: Any) -> WaitingChange:
        """A copy with some attributes replaced."""
        return replace(self, **changes)

    # what follows from these

    @property
    def kind(self) -> ChangeKind:
        """What is to be sent."""
        if isinstance(self.wish, Remove):
            return ChangeKind.DELETE
        record = self.asked.record
        undecided = record is not None and record.reason is HoldReason.DELETED_IN_CLOUD
        known = isinstance(self.basis, Known) or undecided
        return ChangeKind.UPDATE if known else ChangeKind.CREATE

    @property
    def intent(self) -> Intent:
        """The edits to be sent: of a deletion none."""
        return self.wish.edits if isinstance(self.wish, Keep) else Intent()

    @property
    def covered(self) -> Intent:
        """The edits beneath a deletion."""
        return self.wish.edits if isinstance(self.wish, Remove) else Intent()

    @property
    def anonymize(self) -> bool:
        """Whether the cloud is to forget whom the record is about."""
        return isinstance(self.wish, Remove) and self.wish.anonymize

    @property
    def strategies(self) -> Mapping[str, str]:
        """Of the deletion of a product: what the cloud does with its ingredients."""
        return self.wish.strategies if isinstance(self.wish, Remove) else {}

    @property
    def base(self) -> Record | None:
        """The copy last agreed with the cloud; None for a record that the cloud has not confirmed."""
        return self.basis.base

    @property
    def remote(self) -> Record | None:
        """The newest copy of the cloud, deleted ones included; None when the cloud has none."""
        return self.basis.remote

    @property
    def state(self) -> ChangeState:
        """Whether it is sent, and its answer missing."""
        return ChangeState.WAITING if self.sent is None else ChangeState.SENT

    @property
    def in_doubt(self) -> Mapping[str, float]:
        """The part of the differences that the cloud may have added already, by field."""
        if not self.asked.fields:
            return {}
        return {name: each.amount for name, each in self.asked.fields.items() if each.amount is not None}

    @property
    def held(self) -> Hold | None:
        """What is asked first: about the record, about fields, and after these about amounts in doubt."""
        record, fields = self.asked.record, self.asked.fields
        if isinstance(self.wish, Remove):
            fields = {}
        if record is None and not fields:
            return None
        plain = {name: each for name, each in fields.items() if not each.doubts}
        if record is not None:
            about_fields = QUESTIONS[record.reason].blocks is Blocks.NOTHING
            return Hold(record.reason, tuple(plain) if about_fields else (), record.problems, record.since)
        shown = plain or fields
        first = next(iter(shown.values()))
        return Hold(first.reason, tuple(shown), since=first.since)

    @property
    def attempts(self) -> int:
        """How often it was tried."""
        return self.retry.tries

    @property
    def next_try(self) -> int:
        """Wall milliseconds before which it is not retried; 0 means at once."""
        return self.retry.at

    @property
    def error(self) -> str | None:
        """Code of the last transient failure."""
        return self.retry.error

    @property
    def missed(self) -> float | None:
        """Of a POST with unknown outcome: monotonic seconds when the record was first not found (F68)."""
        return None if self.sent is None else self.sent.missed

    @property
    def origin(self) -> str:
        """Who made it."""
        return self.by.origin

    @property
    def created(self) -> int:
        """When it was made, wall milliseconds."""
        return self.by.created

    @property
    def changed(self) -> int:
        """When it was edited last, wall milliseconds."""
        return self.by.changed

    @property
    def blocked(self) -> bool:
        """Whether nothing of it can be sent before a person decides."""
        return self.held is not None and not (self.partly_held and self.going)

    @property
    def question(self) -> Question:
        """What is asked about it; `UNASKED` for nothing."""
        return self.held.question if self.held is not None else UNASKED

    @property
    def partly_held(self) -> bool:
        """Whether the hold is about some fields and lets the rest be sent. Of a new record it never is."""
        if self.held is None or self.kind is ChangeKind.CREATE:
            return False
        return self.held.question.blocks is not Blocks.RECORD

    @property
    def never_sent(self) -> bool:
        """Whether the cloud cannot know of it."""
        return self.retry.tries == 0 and self.sent is None

    @property
    def waits_for_undo(self) -> bool:
        """Whether it is a deletion that is not due yet only because it may be undone (`UNDO_MS`)."""
        deletion = self.kind is ChangeKind.DELETE and not self.anonymize
        return deletion and self.never_sent and self.retry.error is None and self.retry.at > 0

    @property
    def posted(self) -> bool:
        """Whether it was, or may have been, sent as a POST: the cloud has chosen an id that is not known here."""
        return isinstance(self.basis, New) and self.sent is not None and self.sent.way is Way.POST

    @property
    def going(self) -> Intent:
        """The part of the intent that may be sent: all but the held fields and the differences in doubt."""
        part = self.intent.without(self.held.fields) if self.held else self.intent
        if not self.in_doubt or self.kind is ChangeKind.CREATE:
            return part
        return Intent(part.set, {**part.without(self.in_doubt).add, **self.later_differences})

    @property
    def later_differences(self) -> Mapping[str, float]:
        """Of the fields whose difference is in doubt, what was added since, which is certain."""
        if self.kind is not ChangeKind.UPDATE:
            return {}
        return {
            name: left
            for name, amount in self.in_doubt.items()
            if name not in self.intent.set and (left := self.intent.add.get(name, 0.0) - amount)
        }


def view(change: WaitingChange) -> Record:
    """The local copy of a record with a pending change (the view law, I1).

    Held fields show the value of the cloud until a person decides (F58). A deletion hides the record unless the
    cloud edited it meanwhile (F47).
    """
    under = change.remote if change.remote is not None else change.base
    if change.kind is ChangeKind.DELETE:
        # Of a create deleted before its response (F52) only the sent values are known, or the unsent ones.
        made = change.sent if change.sent is not None else change.covered
        shown = dict(under if under is not None else made.set)
        return {**shown, "id": change.id, "deleted": change.question.here is not Claim.DELETION}
    part = change.going if change.partly_held else change.intent
    return {**part.apply(under or {}), "id": change.id, "deleted": False}
