"""The sync status as every screen shows it: whoever reads it again shows it to all, so that no two differ.

Made by the context. Screens read at moments of their own (an event, a timer, being shown).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.queries.status import Status
from storage.errors import ShopError
from ui.background.worker_bridge import Bridge

if TYPE_CHECKING:
    from ui.background.latest_read import LatestRead


class StatusFeed(QObject):
    """Reads the status with `read` and emits it."""

    shown = Signal(object)
    """The `Status`."""
    failed = Signal(object)
    """The `ShopError` for which there is none."""

    def __init__(self, read_status: Callable[[], Status], bridge: Bridge) -> None:
        super().__init__()
        self._read_status = read_status
        self._bridge = bridge
        self._reads = 0
        """Reads on the main thread so far; what a worker began to read before the latest of them is older than what is shown."""

    def read(self) -> Status | None:
        """Read the status and emit it; None where it could not be read."""
        self._reads += 1
        try:
            status = self._read_status()
        except ShopError as error:
            self.failed.emit(error)
            return None
        self.shown.emit(status)
        return status

    def ask(self) -> None:
        """Read the status on a worker and emit it: a run asks for it several times a second."""
        self._later.ask()

    @cached_property
    def _later(self) -> LatestRead:
        from ui.background.latest_read import LatestRead

        return LatestRead(
            self._bridge, lambda: (self._reads, self._read_status()), self._show, self.failed.emit, self
        )

    def _show(self, found: tuple[int, Status]) -> None:
        number, status = found
        if number == self._reads:
            self.shown.emit(status)
