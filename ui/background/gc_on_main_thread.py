"""Garbage collection on the main thread only: Qt widgets must not be destroyed on any other thread.

Made by `application` around the event loop. Python's automatic collection runs on whichever thread allocates, for
example a worker, and would destroy widgets there. During start-up nothing is collected at all: traversing the modules
again and again while they are imported would take a tenth of the time.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 2_000
"""Milliseconds between two collections."""
FREEZES = 3
"""So many times, instead of a collection, what exists is set aside: the engine, the server and their libraries are imported
in the first seconds, and looking through them would keep the window from its events for a tenth of a second."""


class MainThreadGC(QObject):
    """Replaces automatic collection by a timer on this thread, until `stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._freezes = 0
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> int | None:
        """Collect the oldest generation that is due; return the number of objects collected, None when none was due."""
        if self._freezes < FREEZES:
            # What is imported stays to the end; there is next to no garbage among it.
            self._freezes += 1
            gc.freeze()
            return 0
        due = [
            generation
            for generation, (count, limit) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > limit
        ]
        return gc.collect(due[-1]) if due else None

    def stop(self) -> None:
        """Return to automatic collection."""
        self._timer.stop()
        gc.collect()
        gc.unfreeze()
        gc.enable()
