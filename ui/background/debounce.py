"""Debouncing: a burst of requests becomes a few calls.

Used by every view that refreshes on events: a sync run publishes thousands of changes in a second.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

PAUSE = 300
"""Milliseconds between two calls, unless given otherwise."""


class Debouncer(QObject):
    """Calls `callback` `first` milliseconds after a request, and at the earliest `pause` milliseconds after the last call."""

    def __init__(
        self, callback: Callable[[], object], parent: QObject, *, first: int, pause: int = PAUSE
    ) -> None:
        super().__init__(parent)
        self._callback = callback
        self._first, self._pause = first, pause
        self._last_call = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._call)

    def ask(self, *_event: object, pause: int | None = None) -> None:
        """Request a call; arguments of a signal are ignored. A longer `pause` for what is not urgent."""
        wait = self._first
        if self._last_call.isValid():
            wait = max(wait, (self._pause if pause is None else pause) - self._last_call.elapsed())
        # A later request never delays the call: during a run there is always another.
        if not self._timer.isActive() or self._timer.remainingTime() > wait:
            self._timer.start(wait)

    def _call(self) -> None:
        self._last_call.start()
        self._callback()
