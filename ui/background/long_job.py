"""A job that takes its time: away from the main thread, saying how far it is, and stopped when the person wants.

Called by the dialogs for import, export and bulk changes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from storage.errors import ShopError
from ui.background.worker_bridge import Bridge, Lane

T = TypeVar("T")
Told = Callable[[int, int], None]


class LongJob(QObject):
    """One job at a time; what a stopped one answers is not waited for."""

    progressed = Signal(int, int)
    """How many are done, of how many; on the main thread."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._cancel = threading.Event()
        self._number = 0
        self.running = False

    def start(
        self,
        job: Callable[[Told, threading.Event], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[ShopError], None],
        lane: Lane = "chores",
    ) -> None:
        """Run `job(tell, cancel)`; an earlier one is stopped, and what it comes to is passed over."""
        self.stop()
        self._cancel = cancel = threading.Event()
        self._number += 1
        number, self.running = self._number, True

        def finish(take: Callable[..., None]) -> Callable[..., None]:
            def deliver(found: object) -> None:
                if number == self._number:
                    self.running = False
                    take(found)

            return deliver

        def tell(done: int, total: int) -> None:
            bridge.tell(self, lambda: self.progressed.emit(done, total))

        bridge = self._bridge
        bridge.submit(
            lambda: job(tell, cancel), done=finish(done), failed=finish(failed), asker=self, lane=lane
        )

    def stop(self) -> None:
        """Ask what runs to stop; a write is then taken back whole."""
        self._cancel.set()
