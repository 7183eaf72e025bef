"""How long the window's thread is away from its event loop."""

from __future__ import annotations

import time
from contextlib import contextmanager

from PySide6.QtCore import QTimer

HANG = 30
"""Seconds for which a cloud that hangs is silent; nothing on the window's thread may wait for it."""
AT_ONCE = HANG / 4
"""Seconds of absence that only a busy machine explains."""


class Beats:
    """Counts how often the window's thread comes to its event loop, and its longest absence in seconds."""

    def __init__(self, every=0):
        self.count = 0
        self._timer = QTimer(interval=every)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        self.restart()

    def restart(self):
        """Forget what was the longest until now."""
        self.longest, self._last = 0.0, time.monotonic()

    def _beat(self):
        now = time.monotonic()
        self.count, self.longest, self._last = self.count + 1, max(self.longest, now - self._last), now

    def stop(self):
        self._timer.stop()


@contextmanager
def answering():
    """What is done inside is answered at once, each time."""
    beats = Beats(every=5)
    try:
        yield
    finally:
        beats.stop()
    assert beats.count > 1 and beats.longest < AT_ONCE
