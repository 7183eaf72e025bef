"""What can happen to a pending change, and what is stored then. Pure values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import Any

from storage.outbox.changes import Intent, WaitingChange
from storage.outbox.state import RecordQuestion
from storage.records.history import EventKind
from storage.schema.fields import Record

Pairs = dict[str, tuple[Any, Any]]


class Evidence(IntEnum):
    """How much a copy of the cloud proves; more is greater."""

    LIST = 1
    """A list may be behind its records (F10)."""
    READ = 2
    """A read by id, or a row of a page under whose tag the write goes."""


class Match(Enum):
    """Why a record of the cloud is taken for the one that is to be made."""

    OURS = auto()
    """It has our id or our marker, and we sent it."""
    TAKEN = auto()
    """It has our id, which we have not sent: a proxy or another computer did (F09)."""
    NAME = auto()
    """It has the same unique values, and may be somebody else's (F77)."""


# from the cloud


@dataclass(frozen=True, slots=True)
class Observed:
    """A copy of the cloud is seen; None: it has none."""

    record: Record | None
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Found:
    """The record that is to be made is in the cloud already."""

    record: Record
    match: Match


# of an attempt


@dataclass(frozen=True, slots=True)
class Leaves:
    """It is sent in a moment."""

    body: Intent


@dataclass(frozen=True, slots=True)
class Accepted:
    """The cloud stored what was sent; `record`: its answer, None for a deletion answered without one."""

    record: Record | None
    unkept: frozenset[str] = frozenset()
    """Fields of which the cloud does not keep the value that was sent (F35, F119)."""
    replaced: Mapping[str, tuple[Any, Any]] | None = None
    """Values that nobody here saw and that the write replaced (N2)."""


@dataclass(frozen=True, slots=True)
class NoEffect:
    """The bytes certainly changed nothing."""


@dataclass(frozen=True, slots=True)
class Outdated:
    """It was refused because the record has changed since it was read."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The cloud, or a rule of our own, refuses it: a person is asked."""

    question: RecordQuestion


@dataclass(frozen=True, slots=True)
class Unread:
    """A read was refused, which tells nothing about a write before it (F129)."""

    question: RecordQuestion


@dataclass(frozen=True, slots=True)
class Later:
    """It waits until `at`, wall milliseconds, for the reason `error`."""

    at: int
    error: str | None = None


@dataclass(frozen=True, slots=True)
class NotFound:
    """A POST of unknown outcome was not found; `missed`: monotonic seconds when it was first not found (F68)."""

    missed: float | None
    at: int
    error: str | None


@dataclass(frozen=True, slots=True)
class Released:
    """What is asked about the record is answered by nobody's edit: it is tried again."""


Event = (
    Observed
    | Found
    | Leaves
    | Accepted
    | NoEffect
    | Outdated
    | Refused
    | Unread
    | Later
    | NotFound
    | Released
)


@dataclass(frozen=True, slots=True)
class Note:
    """An event for the record's history."""

    kind: EventKind
    fields: Pairs


@dataclass(frozen=True, slots=True)
class Outcome:
    """What to store: the change as it now is, or, when nothing is pending any more, the cloud's copy."""

    change: WaitingChange | None
    copy: Record | None = None
    """The cloud's copy; None without a change: the record is removed."""
    notes: tuple[Note, ...] = ()
    merged: bool = False
    """Both sides had changed the record and the merge decided something by itself."""
