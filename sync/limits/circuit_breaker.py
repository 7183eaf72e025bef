"""The circuit breaker of one host: after five faults in a row nothing is asked for a while, then one probe is.

Kept by `sync.limits.gate`; pure but for the clock and the random source given to it. Only 5xx and timeouts count:
a computer without a network has nothing to spare the cloud.
"""

from __future__ import annotations

import threading
from random import Random

from storage.clock import Clock

FAULTS = 5
"""Faults in a row that open it (`facts/sync.md` 3.9)."""
FIRST_REST = 15.0
"""Seconds it stays open the first time; doubled each time in a row, up to `LONGEST_REST`."""
LONGEST_REST = 300.0


class Breaker:
    """Closed, open, or half open with one probe under way. Safe for several threads."""

    def __init__(self, *, clock: Clock, random: Random) -> None:
        self._clock = clock
        self._random = random
        self._guard = threading.Lock()
        self._faults = 0
        self._openings = 0
        self._until: float | None = None
        self._probing = False

    @property
    def open(self) -> bool:
        """Whether it lets nothing but a probe pass."""
        return self._until is not None

    def rest(self) -> float:
        """Take leave to ask: seconds to wait first, 0 when the request may go.

        Of those that ask once the rest is over, one gets leave; the others wait for its answer.
        """
        with self._guard:
            if self._until is None:
                return 0.0
            left = self._until - self._clock.monotonic()
            if left > 0:
                return left
            if self._probing:
                return 1.0
            self._probing = True
            return 0.0

    def left(self) -> float:
        """Seconds until a probe may go; asks for no leave."""
        with self._guard:
            return 0.0 if self._until is None else max(0.0, self._until - self._clock.monotonic())

    def good(self) -> None:
        """Something answered as it should."""
        with self._guard:
            self._faults = self._openings = 0
            self._until = None
            self._probing = False

    def fault(self, *, retry_after: float | None = None) -> bool:
        """A 5xx or a timeout; whether this opened it. `retry_after`: seconds the answer asked for."""
        with self._guard:
            self._faults += 1
            probed, self._probing = self._probing, False
            if self._until is not None and not probed:
                return False  # sent before it opened
            if not probed and self._faults < FAULTS:
                return False
            rest = min(LONGEST_REST, FIRST_REST * 2**self._openings)
            self._openings = min(self._openings + 1, 16)
            rest = max(rest * self._random.uniform(0.8, 1.2), retry_after or 0.0)
            self._until = self._clock.monotonic() + rest
            return True

    def without_answer(self) -> None:
        """A request came to nothing in a way that says nothing of the host; a probe may go again."""
        with self._guard:
            self._probing = False

    def hurry(self) -> None:
        """A person asks: the next request is the probe."""
        with self._guard:
            if self._until is not None:
                self._until = self._clock.monotonic()
