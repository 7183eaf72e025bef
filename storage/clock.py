"""The only two clocks: wall time for stamps people read, monotonic time for waiting."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """A seam, so that whole runs replay under a simulated time."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        ...

    def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemClock:
    """The machine's own."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(seconds)
