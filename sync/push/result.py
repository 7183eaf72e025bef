"""What became of a change that a writer was given: a value, so that one place decides what it means (`settle`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Protocol

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Record
from sync.errors import SyncError

if TYPE_CHECKING:
    from sync.push.session import PushSession


class Outcome(Enum):
    """What became of one change."""

    ACCEPTED = auto()
    """The cloud stored it; `row` is its answer."""
    SETTLED = auto()
    """Nothing is left to send: what was read has decided it, and is stored."""
    NEXT = auto()
    """Not sent in this way; the next writer takes it."""
    FAILED = auto()
    """`error` says how."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The outcome of one change."""

    change: WaitingChange
    outcome: Outcome
    row: Record | None = None
    tag: str | None = None
    """The ETag of the answer to a write of one record."""
    replaced: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)
    """Values that nobody here saw and that the write replaced, for the history (N2)."""
    error: SyncError | None = None


Results = Iterator[Sequence[Result]]
"""Results in the order in which the cloud's answers come; each part is stored before the next request leaves."""


class Writer(Protocol):
    """A way of writing."""

    size: int
    """Changes given to it at once, at most."""

    def fits(self, session: PushSession, entity: Entity, change: WaitingChange, /) -> bool:
        """Whether the change may be sent in this way, by all that is known of the cloud."""
        ...

    def send(self, session: PushSession, entity: Entity, batch: Sequence[WaitingChange], /) -> Results:
        """Send the changes. Raises nothing but what stops the run."""
        ...


def always(*_: object) -> bool:
    """For a writer that takes every change that is left."""
    return True


def accepted(change: WaitingChange, row: Record, **more: Any) -> Result:
    """The cloud has stored it."""
    return Result(change=change, outcome=Outcome.ACCEPTED, row=row, **more)


def settled(changes: Sequence[WaitingChange]) -> Sequence[Result]:
    """Nothing is left to send of these."""
    return [Result(change=each, outcome=Outcome.SETTLED) for each in changes]


def later(changes: Sequence[WaitingChange]) -> Sequence[Result]:
    """The next writer takes these."""
    return [Result(change=each, outcome=Outcome.NEXT) for each in changes]


def failed(changes: Sequence[WaitingChange], error: SyncError) -> Sequence[Result]:
    """These failed, all in one way."""
    return [Result(change=each, outcome=Outcome.FAILED, error=error) for each in changes]


def halves(batch: Sequence[WaitingChange]) -> tuple[Sequence[WaitingChange], Sequence[WaitingChange]]:
    """The halves of a refused array: at most seven splits leave the refused record alone (F21)."""
    middle = len(batch) // 2
    return batch[:middle], batch[middle:]
