"""A long job on a worker: reports its progress and can be cancelled.

Called by the dialogs for import, export and bulk changes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from storage.errors import ShopError
from ui.background.worker_bridge import Bridge, WorkerName

T = TypeVar("T")
ReportProgress = Callable[[int, int], None]
"""Called by the job with (done, total)."""


class LongJob(QObject):
    """One job at a time; the result of a cancelled one is dropped."""

    progressed = Signal(int, int)
    """(done, total), on the main thread."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._cancel = threading.Event()
        self._number = 0
        self.running = False

    def start(
        self,
        job: Callable[[ReportProgress, threading.Event], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[ShopError], None],
        worker: WorkerName = "background",
    ) -> None:
        """Run `job(report_progress, cancel)`; an earlier one is cancelled and its result dropped."""
        self.stop()
        self._cancel = cancel = threading.Event()
        self._number += 1
        number, self.running = self._number, True

        def finish(callback: Callable[..., None]) -> Callable[..., None]:
            def deliver(found: object) -> None:
                if number == self._number:
                    self.running = False
                    callback(found)

            return deliver

        def report_progress(done: int, total: int) -> None:
            bridge.call_on_main_thread(self, lambda: self.progressed.emit(done, total))

        bridge = self._bridge
        bridge.submit(
            lambda: job(report_progress, cancel),
            done=finish(done),
            failed=finish(failed),
            owner=self,
            worker=worker,
        )

    def stop(self) -> None:
        """Ask the running job to stop; a write is then rolled back whole."""
        self._cancel.set()
