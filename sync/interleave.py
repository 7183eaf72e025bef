"""Letting the user's own changes pass a long download: between two requests, every few seconds, what waits is sent.

Called by the engine at every checkpoint of reading. Only on the run's own thread, never inside itself, and never
while a transaction is open: checkpoints are between requests.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from storage.clock import Clock

EVERY = 5.0
"""Seconds of reading after which waiting changes go first."""


class Interleave:
    """Calls `send` when it is time; `send` raises nothing of the cloud's."""

    def __init__(self, send: Callable[[], None], *, clock: Clock, every: float = EVERY) -> None:
        self._send = send
        self._clock = clock
        self._every = every
        self._thread = threading.get_ident()
        self._last = clock.monotonic()
        self._busy = False

    def __call__(self) -> None:
        """Between two requests."""
        now = self._clock.monotonic()
        if self._busy or now - self._last < self._every or threading.get_ident() != self._thread:
            return
        self._busy = True
        try:
            self._send()
        finally:
            self._busy = False
            self._last = self._clock.monotonic()
