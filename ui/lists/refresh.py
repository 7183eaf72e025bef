"""When a list is read again: at once after what a person did, now and then while a run brings thousands of records.

Called by `list_page`. A list that nobody looks at waits until somebody does.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from sync.events import RecordsChanged
from ui.background.debounce import PAUSE, Debouncer
from ui.background.event_batching import OF_RUNS

SOON, SELDOM = 60, 1000
"""Milliseconds until a first look, and at least between two at what a run brings."""


class RefreshScheduler(QObject):
    """Calls `refresh` for one page."""

    def __init__(self, page: QWidget, refresh: Callable[[], object]) -> None:
        super().__init__(page)
        self._page = page
        self._refresh = refresh
        self._spoilt = False
        self._soon = Debouncer(self._read, self, first=SOON)
        page.installEventFilter(self)

    def invalidate(self, change: RecordsChanged) -> None:
        """What the page shows is not what is there any more."""
        self._spoilt = True
        if self._page.isVisible():
            self._soon.ask(pause=SELDOM if change.kind in OF_RUNS else PAUSE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looked at again, the page is of now."""
        if event.type() == QEvent.Type.Show and self._spoilt:
            self._read()
        return super().eventFilter(watched, event)

    def _read(self) -> None:
        self._spoilt = False
        self._refresh()
