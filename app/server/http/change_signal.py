"""Wakes requests that are held open until something changes.

Used by the change feed. While somebody listens, one thread asks for the number of the newest change: at once when this
process committed something (`poke`), and twice a second for what other processes commit.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

POLL_SECONDS = 0.5
"""Time between two looks without a poke."""
SETTLE_SECONDS = 0.02
"""After a wake-up, until the next one: a burst of commits wakes the listeners fifty times a second at most."""

Wake = Callable[[], None]


class ChangeSignal:
    """Tells listeners of one cloud that there are changes. Thread-safe.

    `news` returns the number of the newest change, and the topics that changed since another number (None: all); it is
    called on the signal's own thread.
    """

    def __init__(self, news: Callable[[int | None], tuple[int, frozenset[str]]]) -> None:
        self._news = news
        self._lock = threading.Lock()
        self._listeners: dict[object, tuple[frozenset[str], Wake]] = {}
        self._poked = threading.Event()
        self._thread: threading.Thread | None = None
        self._seen: int | None = None
        self.generation = 0
        """Rises with each wake-up. Read before the changes are: if it differs after `listen`, one was missed."""
        self.releases = 0
        """Rises with each `release`."""

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._listeners)

    def listen(self, wake: Wake, topics: frozenset[str]) -> Callable[[], None]:
        """Call `wake` after changes of `topics`, on another thread, until the function returned is called."""
        key = object()
        with self._lock:
            self._listeners[key] = (topics, wake)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="change-signal", daemon=True)
                self._thread.start()
        return lambda: self._leave(key)

    def _leave(self, key: object) -> None:
        with self._lock:
            self._listeners.pop(key, None)
            if not self._listeners:
                self._poked.set()

    def poke(self) -> None:
        """Look at once: something was committed."""
        if self._listeners:
            self._poked.set()

    def release(self) -> None:
        """Wake every listener for the last time: the server stops."""
        with self._lock:
            self.releases += 1
            waking = list(self._listeners.values())
        for _, wake in waking:
            wake()

    def _run(self) -> None:
        while True:
            self._poked.wait(POLL_SECONDS)
            self._poked.clear()
            with self._lock:
                if not self._listeners:
                    self._thread = None
                    return
            self._look()

    def _look(self) -> None:
        try:
            head, changed = self._news(self._seen)
        except Exception as error:  # noqa: BLE001 - such as a busy database; the next look tries again
            log.info("changes: %s", type(error).__name__)
            return
        if head == self._seen:
            return
        self._seen = head
        with self._lock:
            self.generation += 1
            waking = [wake for topics, wake in self._listeners.values() if topics & changed]
        for wake in waking:
            wake()
        time.sleep(SETTLE_SECONDS)
