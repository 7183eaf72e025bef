"""Reads that may take longer than a repaint, away from the main thread: one at a time, and always the latest wish.

Called by the pages. Asking while one is under way makes one more, not ten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from storage.errors import ShopError
from ui.background.worker_bridge import Bridge


class LatestRead(QObject):
    """Runs `read` on a worker, and `show` with what it answered on the main thread, for as long as `owner` lives."""

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
        self._under_way = False
        self._again = False

    def ask(self) -> None:
        """Read now, or once more when what is under way has come back."""
        if not self._bridge.open:
            return
        if self._under_way:
            self._again = True
            return
        self._under_way = True
        self._bridge.submit(
            self._read, done=self._done, failed=self._done_badly, worker="background", owner=self
        )

    def _done(self, found: Any) -> None:
        self._ended()
        self._show(found)

    def _done_badly(self, error: ShopError) -> None:
        self._ended()
        self._failed(error)

    def _ended(self) -> None:
        self._under_way = False
        if self._again:
            self._again = False
            self.ask()
