"""`JobDialog`: a modal dialog with progress and Cancel that appears only when a command takes longer than a moment.

Used by the window's actions. A cancelled command changes nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QVBoxLayout, QWidget

from storage.errors import ShopError
from ui.background.long_job import LongJob, ReportProgress
from ui.background.worker_bridge import Bridge
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.dialog_buttons import DialogButtons

T = TypeVar("T")
SHOW_AFTER = 400
"""Milliseconds; a command done sooner shows no dialog."""
WIDTH = 340


class JobDialog(QDialog):
    """One command; the dialog deletes itself when that is done."""

    def __init__(self, bridge: Bridge, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Counterfoil")
        self.setModal(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(12)
        self.label = QLabel(text)
        layout.addWidget(self.label)
        self.progress = QProgressBar()
        self.progress.setMinimumWidth(WIDTH)
        self.progress.setAccessibleName(text)
        show_progress(self.progress, 0, None)
        layout.addWidget(self.progress)
        self.buttons = DialogButtons(self, translate("Bulk", "Cancel"))
        layout.addWidget(self.buttons)
        self._job = LongJob(bridge, self)
        self._job.progressed.connect(lambda done, total: show_progress(self.progress, done, total))
        self._timer = QTimer(self, interval=SHOW_AFTER, singleShot=True)
        self._timer.timeout.connect(self.open)

    def run(
        self,
        job: Callable[[ReportProgress, threading.Event], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[ShopError], None],
    ) -> None:
        """Run a command on its worker; then call `done` or `failed`, for a cancelled one with Cancelled."""

        def finish(callback: Callable[..., None]) -> Callable[..., None]:
            def deliver(found: object) -> None:
                self._timer.stop()
                self.hide()
                self.deleteLater()
                callback(found)

            return deliver

        self._timer.start()
        self._job.start(job, done=finish(done), failed=finish(failed), worker="commands")

    def reject(self) -> None:
        """Cancel: the dialog stays until everything is taken back."""
        self._job.stop()
        self.buttons.setEnabled(False)
        self.label.setText(translate("Undo", "Stopping; nothing changes…"))
