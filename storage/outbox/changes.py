"""A waiting change: what a person meant, kept beside what both sides last agreed on.

Pure values and functions. The local copy of a record with a waiting change is always `view(change)`
(I1 of `facts/sync.md` 2): it is computed from here and written in the same transaction, never edited on its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from storage.schema.fields import Record


class ChangeKind(StrEnum):
    """What the cloud will be asked for."""

    CREATE = "create"
    UPDATE = "update"
    DELETE = "delete"


class ChangeState(StrEnum):
    """Where a waiting change stands. `SENT` is on disk before the bytes leave."""

    WAITING = "waiting"
    SENT = "sent"


class HoldReason(StrEnum):
    """Why a change waits for a person."""

    OVERLAP = "overlap"
    """Both sides changed the same fields; `fields` lists them."""
    DELETED_THERE = "deleted_there"
    EDITED_THERE = "edited_there"
    """We delete what the cloud has changed since."""
    REJECTED = "rejected"
    """The cloud refused the values; `problems` has its words."""
    RULE_BROKEN = "rule_broken"
    """The merged record breaks a rule of ours."""
    VERB_REFUSED = "verb_refused"
    """The cloud does not offer this for the entity, or not to this account."""
    COUNTER_UNKNOWN = "counter_unknown"
    """A difference was sent, its outcome is unknown, and it must not be added twice."""
    POSSIBLE_DUPLICATE = "possible_duplicate"
    """The cloud has more than one record that may be the one made here; `problems` lists the others' ids (F76)."""
    REWRITTEN = "rewritten"
    """The cloud stores the same value as another one again and again; `fields` lists them (F35)."""


@dataclass(frozen=True, slots=True)
class Intent:
    """Values meant to be set, and differences meant to be added, by field."""

    set: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, float] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.set or self.add)

    @property
    def fields(self) -> frozenset[str]:
        """Every field it touches."""
        return frozenset(self.set) | frozenset(self.add)

    def only(self, names: Iterable[str]) -> Intent:
        """The part that touches `names`."""
        wanted = set(names)
        return Intent(
            {name: value for name, value in self.set.items() if name in wanted},
            {name: value for name, value in self.add.items() if name in wanted},
        )

    def without(self, names: Iterable[str]) -> Intent:
        """The part that leaves `names` alone."""
        return self.only(self.fields - set(names))

    def then(self, later: Intent) -> Intent:
        """Both, the later one winning; a difference on top of a set value is folded into it."""
        values = dict(self.set)
        added = dict(self.add)
        for name, value in later.set.items():
            added.pop(name, None)
            values[name] = value
        for name, amount in later.add.items():
            if name in values:
                values[name] = values[name] + amount
            else:
                added[name] = added.get(name, 0.0) + amount
        return Intent(values, {name: amount for name, amount in added.items() if amount})

    def minus(self, sent: Intent) -> Intent:
        """What is left when the cloud has taken `sent`: later values and the rest of a difference stay.

        A difference that was taken back after it was sent leaves its opposite (F64).
        """
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
        """`record` with this intent on top."""
        result = {**record, **self.set}
        for name, amount in self.add.items():
            result[name] = (result.get(name) or 0) + amount
        return result


PARTIAL_HOLDS = frozenset({HoldReason.OVERLAP, HoldReason.REWRITTEN, HoldReason.POSSIBLE_DUPLICATE})
"""Reasons that keep back the fields they name and let the rest of the record go."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A change, or some fields of it, that a person must decide."""

    reason: HoldReason
    fields: tuple[str, ...] = ()
    problems: tuple[Mapping[str, Any], ...] = ()
    """For REJECTED and RULE_BROKEN: `{"field", "code", "message"?, ...}` each."""
    since: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingChange:
    """One row of the outbox: at most one per record, edits are coalesced into it."""

    entity: str
    id: int
    kind: ChangeKind
    intent: Intent = Intent()
    base: Record | None = None
    """Last agreed with the cloud; None for a record the cloud has not confirmed."""
    remote: Record | None = None
    """Newest cloud copy seen, a deleted one too; None when the cloud has none."""
    anonymize: bool = False
    strategies: Mapping[str, str] = field(default_factory=dict)
    """Body of a product's deletion: what the cloud does with ingredients that mention it."""
    covered: Intent = Intent()
    """Of a deletion: the edits that waited before it. They wait again when it is withdrawn."""
    state: ChangeState = ChangeState.WAITING
    sent: Intent | None = None
    """Snapshot that left for the cloud; edits made meanwhile stack on `intent` (F64)."""
    held: Hold | None = None
    missed: float | None = None
    """Of a POST of unknown outcome: monotonic seconds when it was first looked for and not found (F68)."""
    attempts: int = 0
    next_try: int = 0
    """Wall milliseconds before which it is not tried again; 0 is at once."""
    error: str | None = None
    """Code of the last passing failure."""
    origin: str = "window"
    created: int = 0
    changed: int = 0

    @property
    def blocked(self) -> bool:
        """Nothing of it can go before a person decides."""
        if self.held is None:
            return False
        return self.held.reason not in PARTIAL_HOLDS or not self.going

    @property
    def posted(self) -> bool:
        """Whether it left, or may have left, as a POST, whose record goes by an id that we do not know."""
        return self.base is None and self.sent is not None and "id" not in self.sent.set

    @property
    def going(self) -> Intent:
        """The part of the intent that may be sent: all but the held fields."""
        return self.intent.without(self.held.fields) if self.held else self.intent

    def but(self, **changes: Any) -> WaitingChange:
        """A copy with some attributes replaced."""
        return replace(self, **changes)


def view(change: WaitingChange) -> Record:
    """The local copy of a record with a waiting change (the view law, I1).

    Held fields show the cloud's value: it is in force until a person decides (F58). A deletion hides the
    record unless the cloud edited it meanwhile (F47).
    """
    under = change.remote if change.remote is not None else change.base
    if change.kind is ChangeKind.DELETE:
        # A create that was deleted before it was answered is known by what was sent alone (F52), or was to be.
        made = change.sent if change.sent is not None else change.covered
        shown = dict(under if under is not None else made.set)
        edited_there = change.held is not None and change.held.reason is HoldReason.EDITED_THERE
        return {**shown, "id": change.id, "deleted": not edited_there}
    part = change.going if change.held and change.held.reason in PARTIAL_HOLDS else change.intent
    return {**part.apply(under or {}), "id": change.id, "deleted": False}
