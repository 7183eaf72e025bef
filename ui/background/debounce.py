"""Doing something soon after it was asked for, and not again at once however often it is asked for.

Called by whatever shows what runs and other programs change: thousands of changes in a second are looked at a few times.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

PAUSE = 300


class Debouncer(QObject):
    """Calls `do` `first` milliseconds after it was asked for, or as soon as `pause` have gone by since the last time."""

    def __init__(self, do: Callable[[], object], parent: QObject, *, first: int, pause: int = PAUSE) -> None:
        super().__init__(parent)
        self._do = do
        self._first, self._pause = first, pause
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._now)

    def ask(self, *_event: object, pause: int | None = None) -> None:
        """Do it soon; a longer `pause` for what is not urgent."""
        wait = self._first
        if self._since.isValid():
            wait = max(wait, (self._pause if pause is None else pause) - self._since.elapsed())
        # Never put off by what comes after it: during a run something always does.
        if not self._timer.isActive() or self._timer.remainingTime() > wait:
            self._timer.start(wait)

    def _now(self) -> None:
        self._since.start()
        self._do()
