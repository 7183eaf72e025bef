"""Letting the user's own changes pass long reading: between two requests, every few seconds, what waits is sent.

Also every so many requests: reading that never ends within what the cloud allows would keep them here for ever.

Called by the engine at every checkpoint of reading. Only on the run's own thread, never inside itself, and never
while a transaction is open: checkpoints are between requests.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from storage.clock import Clock

EVERY = 5.0
"""Seconds of reading after which waiting changes go first."""
MANY = 50
"""Requests of reading after which they do: a third of the smallest quota known (150 in 30 minutes)."""


class PushBetweenReads:
    """Calls `send` when it is time; `send` raises nothing of the cloud's."""

    def __init__(
        self, send: Callable[[], None], *, clock: Clock, requests: Callable[[], int], every: float = EVERY
    ) -> None:
        self._send = send
        self._clock = clock
        self._requests = requests
        self._every = every
        self._thread = threading.get_ident()
        self._last, self._then = clock.monotonic(), requests()
        self._busy = False

    def __call__(self) -> None:
        """Between two requests."""
        if self._busy or threading.get_ident() != self._thread or not self._is_time():
            return
        self._busy = True
        try:
            self._send()
        finally:
            self._busy = False
            self._last, self._then = self._clock.monotonic(), self._requests()

    def _is_time(self) -> bool:
        return self._clock.monotonic() - self._last >= self._every or self._requests() - self._then >= MANY
