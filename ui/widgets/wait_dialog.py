"""`WaitDialog`: runs a job on a worker thread behind a small modal dialog and returns its value.

Used by `ui/application.py` while it opens or closes a shop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QVBoxLayout, QWidget

from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.widgets.controls import show_progress

T = TypeVar("T")
SHOW_AFTER = 150
"""Milliseconds; a job done sooner shows no dialog."""


class WaitDialog(QDialog):
    """Cannot be closed by the user."""

    def __init__(self, bridge: Bridge, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setWindowTitle("Counterfoil")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.addWidget(QLabel(text))
        bar = QProgressBar()
        show_progress(bar, 0, None)
        bar.setMinimumWidth(300)
        bar.setAccessibleName(text)
        layout.addWidget(bar)

    def wait(self, job: Callable[[], T]) -> T:
        """Run the job in a nested event loop and return its value; re-raises its ShopError."""
        timer = QTimer(self, interval=SHOW_AFTER, singleShot=True)
        timer.timeout.connect(self.show)
        timer.start()
        try:
            return self._bridge.wait(job)
        finally:
            timer.stop()
            self.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ignored: the dialog closes when the job is done."""
        event.ignore()

    def reject(self) -> None:
        """Ignored, for the same reason."""


def wait_for(job: Callable[[], T], text: str) -> T:
    """Run `job` on a worker of its own while the event loop goes on, behind a dialog if there is a text; return its value."""
    bridge = Bridge(Bus())
    try:
        return WaitDialog(bridge, text).wait(job) if text else bridge.wait(job)
    finally:
        bridge.stop()
