"""How many requests may be under way at once: one more after a run of good answers, half after a bad one.

Read by the parallel first download, kept by `sync.limits.gate`. Additive increase, multiplicative decrease, as on
the network itself: the cloud's own answers find the number. Writes are never parallel: their order matters.
"""

from __future__ import annotations

import threading

from storage.clock import Clock

MOST = 4
RISE_AFTER = 10
"""Good answers in a row that earn one more."""
SETTLE = 1.0
"""Seconds after a halving in which further bad answers are taken for the same event."""


class Concurrency:
    """Between 1 and 4. Safe for several threads."""

    def __init__(self, *, clock: Clock, start: int = 2, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._allowed = start
        self._good = 0
        self._halved: float | None = None
        self._guard = threading.Lock()

    def __call__(self) -> int:
        """How many may be under way now."""
        return self._allowed

    def good(self) -> None:
        """An answer came as it should."""
        with self._guard:
            self._good += 1
            if self._good >= RISE_AFTER:
                self._good = 0
                self._allowed = min(self._most, self._allowed + 1)

    def bad(self) -> None:
        """A 429, a timeout or a 5xx."""
        with self._guard:
            self._good = 0
            now = self._clock.monotonic()
            if self._halved is not None and now - self._halved < SETTLE:
                return
            self._halved = now
            self._allowed = max(1, self._allowed // 2)
