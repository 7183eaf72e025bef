"""A small dialog that says what is being prepared while a worker does it.

Called by `application` and the connect form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QVBoxLayout, QWidget

from storage.errors import ShopError
from ui.background.worker_bridge import Bridge
from ui.widgets.controls import show_progress

T = TypeVar("T")
SHOW_AFTER = 150
"""Milliseconds; what is done sooner is not worth a dialog."""


class WaitDialog(QDialog):
    """Cannot be closed; goes when the job is done."""

    def __init__(self, bridge: Bridge, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._words = words
        self._loop = QEventLoop()
        self._value: Any = None
        self._error: ShopError | None = None
        self.setWindowTitle("Counterfoil")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.addWidget(QLabel(words))
        bar = QProgressBar()
        show_progress(bar, 0, None)
        bar.setMinimumWidth(300)
        bar.setAccessibleName(words)
        layout.addWidget(bar)

    def wait(self, job: Callable[[], T]) -> T:
        """The job's value; its ShopError is raised."""
        timer = QTimer(self, interval=SHOW_AFTER, singleShot=True)
        if self._words:
            timer.timeout.connect(self.show)
            timer.start()
        self._bridge.submit(job, done=self._done, failed=self._failed, worker="background")
        self._loop.exec()
        timer.stop()
        self.hide()
        if self._error is not None:
            raise self._error
        value: T = self._value
        return value

    def closeEvent(self, event: QCloseEvent) -> None:
        """Not before the job is done."""
        event.ignore()

    def reject(self) -> None:
        """Esc does nothing here."""

    def _done(self, value: object) -> None:
        self._value = value
        self._loop.quit()

    def _failed(self, error: ShopError) -> None:
        self._error = error
        self._loop.quit()
