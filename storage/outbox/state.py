"""The parts of a pending change: what is wished, what is known of the record in the cloud, what was sent, what is asked.

Pure values; `sync/STATES.md` says which of them occur together. They are here and not in `sync.change`, which makes a new
change of an old one, since the storage reads and writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from storage.outbox.intent import Intent
from storage.outbox.questions import QUESTIONS, Claim, HoldReason
from storage.schema.fields import Record


class Way(StrEnum):
    """The method of an attempt. It is not always that of the wish: what is deleted now may have been sent as an edit."""

    PUT = "put"
    """A new or restored record under its own id."""
    POST = "post"
    """The cloud chooses the id."""
    PATCH = "patch"
    """An edit, alone or in a page."""
    DELETE = "delete"


@dataclass(frozen=True, slots=True)
class Sent(Intent):
    """An attempt, stored before its bytes leave: the values and differences in it. Later edits are not (F64)."""

    way: Way = Way.PATCH
    missed: float | None = None
    """Of a POST with unknown outcome: monotonic seconds when the record was first not found (F68)."""

    @property
    def body(self) -> Intent:
        """The values and differences alone."""
        return Intent(self.set, self.add)


@dataclass(frozen=True, slots=True)
class Keep:
    """The record is to be there, with these edits."""

    edits: Intent = Intent()


@dataclass(frozen=True, slots=True)
class Remove:
    """The record is to be gone; `edits` waited before, and wait again should the deletion be withdrawn."""

    edits: Intent = Intent()
    anonymize: bool = False
    strategies: Mapping[str, str] = field(default_factory=dict)
    """Of the deletion of a product: what the cloud does with its ingredients."""


@dataclass(frozen=True, slots=True)
class New:
    """The cloud has not confirmed the record."""

    remote: Record | None = None
    """What the cloud has under its old id, of a record that was deleted there and restored here by POST (F131)."""

    @property
    def base(self) -> None:
        """Nothing was agreed."""
        return


@dataclass(frozen=True, slots=True)
class Known:
    """The cloud has the record: its newest copy, and where both sides agreed on another value, that."""

    remote: Record
    agreed: Mapping[str, Any] = field(default_factory=dict)
    unknown: frozenset[str] = frozenset()
    """Fields of `remote` of which nothing was agreed (F31)."""

    @property
    def base(self) -> Record:
        """The copy last agreed with the cloud."""
        if not self.agreed and not self.unknown:
            return self.remote
        known = {name: value for name, value in self.remote.items() if name not in self.unknown}
        return {**known, **self.agreed}


@dataclass(frozen=True, slots=True)
class Gone:
    """The cloud deleted the record; `remote` is its tombstone, None where it shows none. Else as `Known`."""

    remote: Record | None = None
    agreed: Mapping[str, Any] = field(default_factory=dict)
    unknown: frozenset[str] = frozenset()

    @property
    def base(self) -> Record:
        """The copy last agreed with the cloud."""
        return Known(self.remote or {}, self.agreed, self.unknown).base


Wish = Keep | Remove
Basis = New | Known | Gone


def known(remote: Record, base: Mapping[str, Any]) -> Known:
    """The basis of a record that the cloud has, of two whole copies."""
    if base is remote or base == remote:
        return Known(remote)
    return Known(remote, *_apart(remote, base))


def gone(remote: Record | None, base: Mapping[str, Any]) -> Gone:
    """The basis of a record that the cloud deleted, of two whole copies."""
    return Gone(remote, *_apart(remote or {}, base))


def _apart(remote: Record, base: Mapping[str, Any]) -> tuple[Record, frozenset[str]]:
    missing = object()
    agreed = {name: value for name, value in base.items() if remote.get(name, missing) != value}
    return agreed, frozenset(name for name in remote if name not in base)


@dataclass(frozen=True, slots=True)
class RecordQuestion:
    """What is asked about the record as a whole."""

    reason: HoldReason
    problems: tuple[Mapping[str, Any], ...] = ()
    since: int = 0


@dataclass(frozen=True, slots=True)
class FieldQuestion:
    """What is asked about one field."""

    reason: HoldReason
    amount: float | None = None
    """The part of its difference that the cloud may have added already. It is never sent unless a person says so, whatever
    else is asked (F116)."""
    since: int = 0

    @property
    def doubts(self) -> bool:
        """Whether only the amount is asked about."""
        return QUESTIONS[self.reason].here is Claim.DIFFERENCE


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person is asked; the other fields are sent meanwhile."""

    record: RecordQuestion | None = None
    fields: Mapping[str, FieldQuestion] = field(default_factory=dict)


NOTHING = Asked()


@dataclass(frozen=True, slots=True)
class Retry:
    """When it is tried again, how often it was, and the code of the last transient failure."""

    at: int = 0
    """Wall milliseconds; 0 means at once."""
    tries: int = 0
    """More than one while it is sent: an earlier attempt may still arrive (F08)."""
    error: str | None = None


@dataclass(frozen=True, slots=True)
class By:
    """Who made it, and when, in wall milliseconds."""

    origin: str = "window"
    created: int = 0
    changed: int = 0
