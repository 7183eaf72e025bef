"""Stop signals of the system (a log-out, a shutdown, `kill`), brought into Qt's event loop.

Made by `application`. Python runs its signal handlers between two of its own instructions, which may be never while
Qt waits for events; a byte in a socket wakes it.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


class StopSignals(QObject):
    """Emits `received` for every stop signal until `stop`, instead of ending the process. On the main thread only."""

    received = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_byte)
        self._previous_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._previous: dict[Any, Any] = {each: signal.signal(each, _on_signal) for each in SIGNALS}

    def stop(self) -> None:
        """Give the signals back to whoever had them."""
        for each, handler in self._previous.items():
            signal.signal(each, handler)
        signal.set_wakeup_fd(self._previous_fd)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    def _on_byte(self) -> None:
        try:
            received = self._reader.recv(64)
        except BlockingIOError:
            return
        if set(received) & set(SIGNALS):
            self.received.emit()


def _on_signal(number: int, frame: FrameType | None) -> None:
    """Nothing: the byte that Python wrote to the socket does the work."""
    del number, frame
