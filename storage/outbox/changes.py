"""A pending change: what a person meant, together with the copy that both sides last agreed on.

Pure values and functions. The local copy of a record with a pending change is always `view(change)` (I1): it is
computed here and written in the same transaction, never edited by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from operator import attrgetter
from typing import Any

from storage.outbox.questions import UNASKED, Blocks, Claim, Hold, Question
from storage.schema.fields import Record


class ChangeKind(StrEnum):
    """The operation to send to the cloud."""

    CREATE = "create"
    UPDATE = "update"
    DELETE = "delete"


class ChangeState(StrEnum):
    """State of a pending change. `SENT` is committed before the request leaves."""

    WAITING = "waiting"
    SENT = "sent"


@dataclass(frozen=True, slots=True)
class Intent:
    """An edit: values to set and differences to add, by field."""

    set: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, float] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.set or self.add)

    @property
    def fields(self) -> frozenset[str]:
        """Every edited field."""
        return frozenset(self.set) | frozenset(self.add)

    def only(self, names: Iterable[str]) -> Intent:
        """The part about the fields `names`."""
        wanted = set(names)
        return Intent(
            {name: value for name, value in self.set.items() if name in wanted},
            {name: value for name, value in self.add.items() if name in wanted},
        )

    def without(self, names: Iterable[str]) -> Intent:
        """The part about all fields but `names`."""
        left_out = self.fields.intersection(names)
        return self.only(self.fields - left_out) if left_out else self

    def then(self, later: Intent, *, sent: Intent | None = None) -> Intent:
        """Both edits, `later` winning; a difference on top of a set value is added to it.

        Not on top of one that was `sent`: once that has arrived, the difference is one from whatever others make of it.
        """
        values = dict(self.set)
        added = dict(self.add)
        on_its_way = {} if sent is None else sent.set
        for name, value in later.set.items():
            added.pop(name, None)
            values[name] = value
        for name, amount in later.add.items():
            apart = name in added or (name in on_its_way and on_its_way[name] == values.get(name))
            if name in values and not apart:
                values[name] = values[name] + amount
            else:
                added[name] = added.get(name, 0.0) + amount
        return Intent(values, {name: amount for name, amount in added.items() if amount})

    def folded(self) -> Intent:
        """The same with each difference that is on top of a set value added to it."""
        return Intent(self.set).then(Intent(add=self.add)) if self.set and self.add else self

    def minus(self, sent: Intent) -> Intent:
        """What remains when the cloud has accepted `sent`: later values and the rest of a difference.

        A difference that was withdrawn after it was sent leaves its opposite (F64).
        """
        if self.set == sent.set and not (self.add or sent.add):
            return Intent()  # mostly nothing was edited meanwhile
        differing = {
            **dict.fromkeys(self.add),
            **dict.fromkeys(name for name in sent.add if name not in self.set),
        }
        return Intent(
            {
                name: value
                for name, value in self.set.items()
                if name not in sent.set or sent.set[name] != value
            },
            {name: left for name in differing if (left := self.add.get(name, 0.0) - sent.add.get(name, 0.0))},
        )

    def apply(self, record: Mapping[str, Any]) -> Record:
        """`record` with this edit applied."""
        result = {**record, **self.set}
        for name, amount in self.add.items():
            result[name] = (result.get(name) or 0) + amount
        return result


UNDO_MS = 30_000
"""Milliseconds that a plain deletion by a person waits before it is sent, so that Undo needs no request."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingChange:
    """One row of the outbox; at most one per record, later edits are merged into it."""

    entity: str
    id: int
    kind: ChangeKind
    intent: Intent = Intent()
    base: Record | None = None
    """The copy last agreed with the cloud; None for a record that the cloud has not confirmed."""
    remote: Record | None = None
    """The newest copy of the cloud, deleted ones included; None when the cloud has none."""
    anonymize: bool = False
    strategies: Mapping[str, str] = field(default_factory=dict)
    """Body of the deletion of a product: what the cloud does with its ingredients."""
    covered: Intent = Intent()
    """Of a deletion: the edits that were pending before it; they are restored when it is withdrawn."""
    state: ChangeState = ChangeState.WAITING
    sent: Intent | None = None
    """Snapshot of what was sent; later edits accumulate in `intent` (F64)."""
    in_doubt: Mapping[str, float] = field(default_factory=dict)
    """The part of the differences in `intent` that the cloud may have added already, by field. It is never sent unless a
    person says so, whatever else the change is held for (F116)."""
    held: Hold | None = None
    missed: float | None = None
    """Of a POST with unknown outcome: monotonic seconds when the record was first not found (F68)."""
    attempts: int = 0
    next_try: int = 0
    """Wall milliseconds before which it is not retried; 0 means at once."""
    error: str | None = None
    """Code of the last transient failure."""
    origin: str = "window"
    created: int = 0
    changed: int = 0

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
        question = self.held.question
        if question.here is Claim.DIFFERENCE and not self.in_doubt:
            return False  # nothing says what is in doubt: the whole change is
        return question.blocks is not Blocks.RECORD

    @property
    def never_sent(self) -> bool:
        """Whether the cloud cannot know of it."""
        return self.attempts == 0 and self.sent is None

    @property
    def waits_for_undo(self) -> bool:
        """Whether it is a deletion that is not due yet only because it may be undone (`UNDO_MS`)."""
        deletion = self.kind is ChangeKind.DELETE and not self.anonymize
        return deletion and self.never_sent and self.error is None and self.next_try > 0

    @property
    def posted(self) -> bool:
        """Whether it was, or may have been, sent as a POST: the cloud has chosen an id that is not known here."""
        return self.base is None and self.sent is not None and "id" not in self.sent.set

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

    def but(self, **changes: Any) -> WaitingChange:
        """A copy with some attributes replaced, as `dataclasses.replace` makes it, in a quarter of the time."""
        copy = object.__new__(WaitingChange)
        for put, value in zip(_SETTERS.values(), _values(self), strict=True):
            put(copy, value)
        for name, value in changes.items():
            _SETTERS[name](copy, value)
        return copy


_SETTERS: Mapping[str, Callable[[WaitingChange, Any], None]] = {
    each.name: getattr(WaitingChange, each.name).__set__ for each in fields(WaitingChange)
}
_values = attrgetter(*_SETTERS)


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
