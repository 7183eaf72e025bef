"""The events of the running program, and the bus that delivers them.

Published by commands and by the engine, on whichever thread they run; a listener switches to its own thread itself.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

log = logging.getLogger(__name__)

ChangeWord = Literal["save", "delete", "restore", "resolve", "undo", "pull", "sent"]


@dataclass(frozen=True, slots=True)
class RecordsChanged:
    """Records changed: views refresh just these. No ids means the whole entity."""

    entity: str
    ids: tuple[int, ...]
    kind: ChangeWord
    step: int | None = None
    origin: str = ""


@dataclass(frozen=True, slots=True)
class RunStarted:
    """A sync run began."""

    at: int


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a run: `done` of `total` records, `left` seconds to go; None for what is unknown."""

    phase: Literal["check", "pull", "push"]
    entity: str
    done: int
    total: int | None = None
    left: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestUsage:
    """Requests to the cloud in the last `window_minutes`, and how many the budget allows."""

    used: int = 0
    """By this computer."""
    budget: int = 150
    """Allowed to all computers that use this cloud."""
    window_minutes: int = 30
    by_kind: Mapping[str, int] = field(default_factory=dict)
    failed: int = 0
    """Without an answer, or answered 429 or 5xx."""
    bytes: int = 0
    milliseconds: int = 0
    share: int = 150
    """How many of `budget` this computer may use for reading by itself (F123)."""
    others: int = 0
    """Requests of others, as far as their changes show them."""
    computers: int = 1
    """Computers that use this cloud, by the setting; 1 where it is learnt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotLooked:
    """A list that was to be read and was not (F124)."""

    entity: str
    scope: int = 0
    """The warehouse of a stock list; 0 for all others."""
    reason: str
    """`budget`, `paused`, or the code of the error that kept it from being read."""
    until: int | None = None
    """Wall milliseconds before which it is not read by itself; None for the next run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunOutcome:
    """The result of a run. `seconds` by the monotonic clock."""

    outcome: Literal["in_step", "needs_you", "waiting", "offline", "sign_in", "error", "cancelled"]
    pulled: int = 0
    pushed: int = 0
    merged: int = 0
    needs_you: int = 0
    waiting: int = 0
    requests: int = 0
    seconds: float = 0.0
    error: str | None = None
    """Code of what went wrong."""
    usage: RequestUsage = RequestUsage()
    """All requests of the last half hour, this run's and others."""
    not_looked: tuple[NotLooked, ...] = ()
    """The lists that this run left unread, and those that are waiting from before."""


DecisionCode = Literal[
    "postponed", "slowed", "breaker_opened", "mass_deletion", "count_differs", "webhooks_trusted",
    "webhooks_doubted", "webhooks_registered", "webhooks_removed", "webhooks_lost", "webhooks_refused",
    "cloud_restored", "cloud_clock_ahead", "cloud_clock_set_back", "own_clock_behind", "sharing",
]  # fmt: skip
"""`postponed`: `entities`, `reason`, `until`; `slowed` and `breaker_opened`: `seconds`; of webhooks: `kinds` or
`count`; `sharing`: `share` and `budget` (F123)."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the engine, shown in the history with its run. No value of a record, no token."""

    code: DecisionCode
    entity: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RunFinished:
    """A sync run ended."""

    outcome: RunOutcome


@dataclass(frozen=True, slots=True)
class Paused:
    """A person paused automatic runs, or ended the pause. `until`: wall milliseconds, None for no pause."""

    until: int | None


@dataclass(frozen=True, slots=True)
class EngineEnded:
    """The process that synchronises and serves ended, for the `times`th time in a row; it is started again (F134).

    Not where another version was installed (`other_version`).
    """

    why: Literal["ended", "hung", "not_started", "other_version"]
    times: int


Event = RecordsChanged | RunStarted | Progress | Decision | RunFinished | Paused | EngineEnded
Listener = Callable[[Event], None]


class Bus:
    """Calls every listener in order; one that fails is logged and does not stop the others."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._lock = threading.Lock()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Add a listener; the function returned removes it."""
        with self._lock:
            self._listeners = [*self._listeners, listener]

        def unsubscribe() -> None:
            with self._lock:
                self._listeners = [each for each in self._listeners if each is not listener]

        return unsubscribe

    def publish(self, event: Event) -> None:
        """Call every listener, on this thread."""
        for listener in self._listeners:
            try:
                listener(event)
            except Exception:
                log.exception("listener failed on %s", type(event).__name__)
