"""Cyclic garbage is collected on the main thread only: widgets may not be destroyed anywhere else.

Called by `application` around the event loop. Python's own collector runs on whichever thread happens to allocate,
the sync worker included, and would take widgets down from there.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1_000
"""Milliseconds between two looks."""


class Collector(QObject):
    """While it lives, collections happen here; `stop` gives the task back to Python."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.collect()
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> int | None:
        """Collect the oldest generation that is due; answers how many objects went, None when none was due."""
        due = [
            at
            for at, (count, limit) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > limit
        ]
        return gc.collect(due[-1]) if due else None

    def stop(self) -> None:
        """From here on Python collects by itself again."""
        self._timer.stop()
        gc.collect()
        gc.unfreeze()
        gc.enable()
