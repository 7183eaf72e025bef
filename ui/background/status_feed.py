"""The sync status as every screen shows it: whoever reads it again shows it to all, so that no two differ.

Made by the context. Screens read at moments of their own (an event, a timer, being shown).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.queries.status import Status
from storage.errors import ShopError


class StatusFeed(QObject):
    """Reads the status with `read` and emits it."""

    shown = Signal(object)
    """The `Status`."""
    failed = Signal(object)
    """The `ShopError` for which there is none."""

    def __init__(self, read_status: Callable[[], Status]) -> None:
        super().__init__()
        self._read_status = read_status

    def read(self) -> Status | None:
        """Read the status and emit it; None where it could not be read."""
        try:
            status = self._read_status()
        except ShopError as error:
            self.failed.emit(error)
            return None
        self.shown.emit(status)
        return status
