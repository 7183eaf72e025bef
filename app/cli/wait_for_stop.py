"""Waiting for a stop signal, for `serve` and `cloud`."""

from __future__ import annotations

import json
import signal
from collections.abc import Mapping
from types import FrameType

from app.stop_event import StopEvent

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP") if hasattr(signal, name)
)


class StopSignal:
    """Set by the first termination signal; created on the main thread, before anything starts."""

    def __init__(self) -> None:
        self._set = StopEvent()
        for each in SIGNALS:
            signal.signal(each, self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._set.set()

    def set(self) -> None:
        """Set it without a signal; from any thread."""
        self._set.set()

    def wait(self) -> None:
        """Return when it is set. In short waits: on Windows a signal does not interrupt a long one."""
        while not self._set.wait(0.5):
            pass


def print_ready(ready: Mapping[str, object]) -> None:
    """Print the first line of standard output, for the program that started this one."""
    print(json.dumps(ready), flush=True)
