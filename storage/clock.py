"""Wall time for timestamps that people read, monotonic time for delays."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Injected wherever time is read, so that tests replay whole runs under simulated time."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds from a clock that never runs backwards."""
        ...

    def sleep(self, seconds: float) -> None:
        """Block the calling thread."""
        ...


class SystemClock:
    """The clock of this machine."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds from a clock that never runs backwards."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Block the calling thread."""
        time.sleep(seconds)
