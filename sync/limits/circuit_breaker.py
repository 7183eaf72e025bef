"""The circuit breaker of one host: five failures in a row open it, after a pause one probe is let through.

Owned by `sync.limits.gate`; pure but for the clock and the random source given to it. Only 5xx and timeouts count:
a computer without a network has nothing to spare the cloud.
"""

from __future__ import annotations

import threading
from random import Random

from storage.clock import Clock

FAILURES = 5
"""Failures in a row that open it."""
FIRST_PAUSE = 15.0
"""Seconds it stays open the first time; doubled each further time in a row, up to `MAX_PAUSE`."""
MAX_PAUSE = 300.0


class CircuitBreaker:
    """Closed, open, or half open with one probe in flight. Safe for several threads."""

    def __init__(self, *, clock: Clock, rng: Random) -> None:
        self._clock = clock
        self._rng = rng
        self._lock = threading.Lock()
        self._failures = 0
        self._openings = 0
        self._until: float | None = None
        self._probing = False

    @property
    def open(self) -> bool:
        """Whether it lets nothing but a probe through."""
        return self._until is not None

    def acquire(self) -> float:
        """Ask to send one request: seconds to wait first, 0 when it may go.

        Of those that ask once the pause is over, one becomes the probe; the others wait for its answer.
        """
        with self._lock:
            if self._until is None:
                return 0.0
            left = self._until - self._clock.monotonic()
            if left > 0:
                return left
            if self._probing:
                return 1.0
            self._probing = True
            return 0.0

    def remaining(self) -> float:
        """Seconds until a probe may go; acquires nothing."""
        with self._lock:
            return 0.0 if self._until is None else max(0.0, self._until - self._clock.monotonic())

    def record_success(self) -> None:
        """A request was answered as it should be: close."""
        with self._lock:
            self._failures = self._openings = 0
            self._until = None
            self._probing = False

    def record_failure(self, *, retry_after: float | None = None) -> bool:
        """Count a 5xx or a timeout; answers whether this opened it. `retry_after`: seconds the answer asked for."""
        with self._lock:
            self._failures += 1
            probed, self._probing = self._probing, False
            if self._until is not None and not probed:
                return False  # sent before it opened
            if not probed and self._failures < FAILURES:
                return False
            pause = min(MAX_PAUSE, FIRST_PAUSE * 2**self._openings)
            self._openings = min(self._openings + 1, 16)
            pause = max(pause * self._rng.uniform(0.8, 1.2), retry_after or 0.0)
            self._until = self._clock.monotonic() + pause
            return True

    def record_inconclusive(self) -> None:
        """A request ended in a way that says nothing about the host; another probe may go."""
        with self._lock:
            self._probing = False

    def allow_probe(self) -> None:
        """End the pause early because a person asked: the next request is the probe."""
        with self._lock:
            if self._until is not None:
                self._until = self._clock.monotonic()
