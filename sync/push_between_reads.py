"""Pushing pending changes in the middle of a long download, so that they need not wait for its end.

Called at every checkpoint of reading; pushes every few seconds, and every so many requests: a download that never ends
within the cloud's quota would delay them for ever. Only on the run's own thread, never inside itself, and never while a
transaction is open: checkpoints are between requests.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from storage.clock import Clock

EVERY = 5.0
"""Seconds of reading after which pending changes are pushed."""
MANY = 50
"""Requests of reading after which they are: a third of the smallest quota known (150 in 30 minutes)."""


class PushBetweenReads:
    """Calls `push` when it is due; `push` raises no SyncError."""

    def __init__(
        self, push: Callable[[], None], *, clock: Clock, requests: Callable[[], int], every: float = EVERY
    ) -> None:
        self._push = push
        self._clock = clock
        self._requests = requests
        self._every = every
        self._thread = threading.get_ident()
        self._last, self._last_requests = clock.monotonic(), requests()
        self._busy = False

    def __call__(self) -> None:
        """Push if it is due; call it between two requests."""
        if self._busy or threading.get_ident() != self._thread or not self._is_due():
            return
        self._busy = True
        try:
            self._push()
        finally:
            self._busy = False
            self._last, self._last_requests = self._clock.monotonic(), self._requests()

    def _is_due(self) -> bool:
        return (
            self._clock.monotonic() - self._last >= self._every
            or self._requests() - self._last_requests >= MANY
        )
