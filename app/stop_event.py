"""An event that a signal handler may set while the main thread waits for it."""

from __future__ import annotations

import queue


class StopEvent:
    """An event that stays set; every method may be called from any thread and from a signal handler.

    `threading.Event` would not do: its lock is not reentrant, so that a handler that sets it deadlocks where the
    signal interrupts `wait` while that holds the lock.
    """

    def __init__(self) -> None:
        self._is_set = False
        self._queue: queue.SimpleQueue[None] = queue.SimpleQueue()

    def set(self) -> None:
        """Set it; whoever waits returns."""
        self._is_set = True
        self._queue.put(None)

    def is_set(self) -> bool:
        """Whether it was set."""
        return self._is_set

    def wait(self, seconds: float | None = None) -> bool:
        """Return when it is set, or after `seconds`; returns whether it is set."""
        try:
            self._queue.get(timeout=seconds)
        except queue.Empty:
            return self._is_set
        # For the next one that waits.
        self._queue.put(None)
        return True
