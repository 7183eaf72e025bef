"""Reads on a worker that coalesce: one runs at a time, and requests meanwhile cause one more.

Used by the pages for reads that may take longer than a repaint.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from storage.errors import ShopError
from ui.background.worker_bridge import Bridge


class LatestRead(QObject):
    """Runs `read` on a worker and passes its result to `show` on the main thread, while `owner` lives."""

    def __init__(
        self,
        bridge: Bridge,
        read: Callable[[], Any],
        show: Callable[[Any], object],
        failed: Callable[[ShopError], object],
        owner: QObject,
    ) -> None:
        super().__init__(owner)
        self._bridge = bridge
        self._read = read
        self._show = show
        self._failed = failed
        self._running = False
        self._requested_again = False

    def ask(self) -> None:
        """Read now, or once more after the read that is running."""
        if not self._bridge.open:
            return
        if self._running:
            self._requested_again = True
            return
        self._running = True
        self._bridge.submit(
            self._read, done=self._on_done, failed=self._on_failed, worker="background", owner=self
        )

    def _on_done(self, result: Any) -> None:
        self._finish()
        self._show(result)

    def _on_failed(self, error: ShopError) -> None:
        self._finish()
        self._failed(error)

    def _finish(self) -> None:
        self._running = False
        if self._requested_again:
            self._requested_again = False
            self.ask()
