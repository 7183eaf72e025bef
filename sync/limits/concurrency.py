"""The number of requests that may be in flight at once: additive increase, multiplicative decrease.

Read by the parallel first download, kept by `sync.limits.gate`. Writes are never parallel: their order matters.
"""

from __future__ import annotations

import threading

from storage.clock import Clock

MAX_REQUESTS = 4
INCREASE_AFTER = 10
"""Successes in a row that allow one more request."""
SETTLE = 1.0
"""Seconds after a decrease in which further failures count as the same event."""


class Concurrency:
    """Between 1 and 4. Safe for several threads."""

    def __init__(self, *, clock: Clock, start: int = 2, most: int = MAX_REQUESTS) -> None:
        self._clock = clock
        self._most = most
        self._allowed = start
        self._successes = 0
        self._decreased_at: float | None = None
        self._lock = threading.Lock()

    def __call__(self) -> int:
        """How many requests may be in flight now."""
        return self._allowed

    def record_success(self) -> None:
        """Count a good answer."""
        with self._lock:
            self._successes += 1
            if self._successes >= INCREASE_AFTER:
                self._successes = 0
                self._allowed = min(self._most, self._allowed + 1)

    def record_failure(self) -> None:
        """Halve the number after a 429, a timeout or a 5xx."""
        with self._lock:
            self._successes = 0
            now = self._clock.monotonic()
            if self._decreased_at is not None and now - self._decreased_at < SETTLE:
                return
            self._decreased_at = now
            self._allowed = max(1, self._allowed // 2)
