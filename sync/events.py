"""What the program tells itself while it runs, and the small bus that carries it.

Published by commands and by the engine, from whichever thread they run on; whoever listens hops to its own.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from sync.limits.request_budget import Requests

log = logging.getLogger(__name__)

ChangeWord = Literal["save", "delete", "restore", "resolve", "undo", "pull", "sent"]


@dataclass(frozen=True, slots=True)
class RecordsChanged:
    """Records that are not what they were: views refresh just these. No ids means the whole entity."""

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
    """Where a run stands: `done` of `total` records, `left` seconds to go; None for what cannot be said."""

    phase: Literal["check", "pull", "push"]
    entity: str
    done: int
    total: int | None = None
    left: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunOutcome:
    """What a run came to. `outcome` is the word of `design` 9; `seconds` by the monotonic clock."""

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
    ledger: Requests = Requests()
    """All requests of the last half hour, and how many there may be."""


DecisionCode = Literal[
    "postponed", "slowed", "breaker_opened", "mass_deletion", "count_differs", "webhooks_trusted",
    "webhooks_doubted", "webhooks_registered", "webhooks_removed", "webhooks_lost", "webhooks_refused",
    "cloud_restored",
]  # fmt: skip
"""`postponed`: `entities`; `slowed` and `breaker_opened`: `seconds`; of webhooks: `kinds` or `count`."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Something decided by itself, as history shows it with its run. No value of a record, no token."""

    code: DecisionCode
    entity: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RunFinished:
    """A sync run ended."""

    outcome: RunOutcome


@dataclass(frozen=True, slots=True)
class Paused:
    """A person asked for a pause of what runs by itself, or ended it. `until`: wall milliseconds, None for no pause."""

    until: int | None


Event = RecordsChanged | RunStarted | Progress | Decision | RunFinished | Paused
Listener = Callable[[Event], None]


class Bus:
    """Calls every listener in order; one that fails is logged and does not stop the others."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._lock = threading.Lock()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen from now on; the answer ends it."""
        with self._lock:
            self._listeners = [*self._listeners, listener]

        def unsubscribe() -> None:
            with self._lock:
                self._listeners = [each for each in self._listeners if each is not listener]

        return unsubscribe

    def publish(self, event: Event) -> None:
        """Tell everybody, on this thread."""
        for listener in self._listeners:
            try:
                listener(event)
            except Exception:
                log.exception("listener failed on %s", type(event).__name__)
