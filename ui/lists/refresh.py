"""Decides when a list is read again: soon after a change, once per second while a run brings thousands of records.

Used by `ListPage`. A page that is not visible is read again when it is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from sync.events import RecordsChanged
from ui.background.debounce import PAUSE, Debouncer
from ui.background.event_batching import OF_RUNS

DELAY, RUN_PAUSE = 60, 1000
"""Milliseconds from a change to the refresh, and at least between two refreshes during a run."""


class RefreshScheduler(QObject):
    """Calls `read` for one page when its rows are out of date."""

    def __init__(self, page: QWidget, read: Callable[[], object]) -> None:
        super().__init__(page)
        self._page = page
        self._read = read
        self._stale = False
        self._debouncer = Debouncer(self._refresh_if_stale, self, first=DELAY)
        page.installEventFilter(self)

    def invalidate(self, change: RecordsChanged) -> None:
        """The rows may have changed: refresh soon, or when the page is shown."""
        self._stale = True
        if self._page.isVisible():
            self._debouncer.ask(pause=RUN_PAUSE if change.kind in OF_RUNS else PAUSE)

    def refresh(self) -> None:
        """Refresh now; a refresh that is due for an earlier change is not needed any more."""
        self._stale = False
        self._read()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refresh an outdated page when it is shown."""
        if event.type() == QEvent.Type.Show:
            self._refresh_if_stale()
        return super().eventFilter(watched, event)

    def _refresh_if_stale(self) -> None:
        if self._stale:
            self.refresh()
