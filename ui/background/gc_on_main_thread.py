"""Cyclic garbage is collected on the main thread only: widgets may not be destroyed anywhere else.

Called by `application` around the event loop. Python's own collector runs on whichever thread happens to allocate,
the sync worker included, and would take widgets down from there. While the program starts nothing is collected at
all: looking again and again through everything that is being imported would take a tenth of that time.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1_000
"""Milliseconds between two looks."""


class MainThreadGC(QObject):
    """While it lives, collections happen here; `stop` gives the task back to Python."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._settled = False
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> int | None:
        """Collect the oldest generation that is due; answers how many objects went, None when none was due."""
        if not self._settled:
            # What is there now stays to the end: it need not be looked at again.
            self._settled = True
            found = gc.collect()
            gc.freeze()
            return found
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
