"""What two processes of the program tell each other: events, requests and their answers, one line of JSON each.

Used by `channel`. Both are the same program, but an update may have been installed between their starts: `Hello` has the
version, and a message, an event or a member that one of them does not know is passed over.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from typing import Any, TypeVar

from storage.errors import BugError, ShopError
from sync.events import (
    Decision,
    Event,
    NotLooked,
    Paused,
    Progress,
    RecordsChanged,
    RequestUsage,
    RunFinished,
    RunOutcome,
    RunStarted,
)

log = logging.getLogger(__name__)

LONGEST = 1_000_000
"""Bytes of a message: a longer one is none of ours."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of each: what it is, and in which process."""

    version: str
    process: int


@dataclass(frozen=True, slots=True)
class Beat:
    """It is there."""


@dataclass(frozen=True, slots=True)
class Published:
    """An event that was published."""

    event: Event


@dataclass(frozen=True, slots=True)
class Request:
    """Something to be done; the answer has the same number."""

    number: int
    name: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request: a value of JSON, or an error by code and parameters."""

    number: int
    value: Any = None
    error: str | None = None
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class State:
    """What is true from now on, by name: when the next run is, say."""

    name: str
    value: Any = None


@dataclass(frozen=True, slots=True)
class Logged:
    """A line for the log, finished and without secrets."""

    level: int
    line: str


Message = Hello | Beat | Published | Request | Answer | State | Logged
_MESSAGES: Mapping[str, type[Any]] = {
    each.__name__: each for each in (Hello, Beat, Request, Answer, State, Logged)
}  # fmt: skip


def encode(message: Message) -> bytes:
    """A message as one line. Raises TypeError for a value that is none of JSON."""
    if isinstance(message, Published):
        return _line({"event": type(message.event).__name__, **asdict(message.event)})
    return _line({"message": type(message).__name__, **asdict(message)})


def _line(entry: Mapping[str, Any]) -> bytes:
    # ASCII only, so that no text holds a line's end and a lone surrogate passes.
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


def decode(line: bytes) -> Message | None:
    """The message of a line; None for one that this version does not know or that is damaged."""
    try:
        entry = json.loads(line)
        if (event := entry.get("event")) is not None:
            make = _EVENTS.get(event)
            return Published(make(entry)) if make is not None else None
        kind = _MESSAGES.get(entry.get("message"))
        return _made(kind, entry) if kind is not None else None
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        log.warning("a message that cannot be read: %s", type(error).__name__)
        return None


def _made(kind: type[T], entry: Mapping[str, Any]) -> T:
    """A value of the members that this version knows."""
    assert is_dataclass(kind)
    known = {each.name for each in fields(kind)}
    return kind(**{name: value for name, value in entry.items() if name in known})


def _records_changed(entry: Mapping[str, Any]) -> RecordsChanged:
    return _made(RecordsChanged, {**entry, "ids": tuple(entry["ids"])})


def _run_finished(entry: Mapping[str, Any]) -> RunFinished:
    outcome = dict(entry["outcome"])
    if "usage" in outcome:
        outcome["usage"] = _made(RequestUsage, outcome["usage"])
    outcome["not_looked"] = tuple(_made(NotLooked, each) for each in outcome.get("not_looked", ()))
    return RunFinished(_made(RunOutcome, outcome))


_EVENTS: Mapping[str, Callable[[Mapping[str, Any]], Event]] = {
    "RecordsChanged": _records_changed,
    "RunStarted": lambda entry: _made(RunStarted, entry),
    "Progress": lambda entry: _made(Progress, entry),
    "Decision": lambda entry: _made(Decision, entry),
    "RunFinished": _run_finished,
    "Paused": lambda entry: _made(Paused, entry),
}


def failure(number: int, error: BaseException) -> Answer:
    """The answer of a request that failed; of a fault of ours without its text, which may quote a stored value."""
    if not isinstance(error, ShopError):
        return Answer(number, error=BugError.code)
    params = {name: value if _is_json(value) else str(value) for name, value in error.params.items()}
    return Answer(number, error=error.code, params=params)


def as_error(answer: Answer) -> ShopError:
    """The error of an answer, as its class raises it here; a BugError for one that this version does not know."""
    kind = next((each for each in _classes(ShopError) if each.code == answer.error), BugError)
    return kind(**answer.params)


def _is_json(value: object) -> bool:
    try:
        json.dumps(value)
    except (TypeError, ValueError):
        return False
    return True


def _classes(kind: type[ShopError]) -> Iterator[type[ShopError]]:
    for each in kind.__subclasses__():
        yield each
        yield from _classes(each)
