"""The clock of the cloud: coarse, stopped during an import, and sometimes fast."""

from __future__ import annotations

from tests.fakes.tills import TickingClock


class CoarseClock:
    """The shop's clock as the cloud reads it, rounded down to `grain` milliseconds."""

    def __init__(self, inner: TickingClock, grain: int) -> None:
        self.inner = inner
        self.grain = grain
        self.frozen = False
        """Whether time stands still, as for the rows of one bulk import (F42)."""
        self.ahead = 0
        """Milliseconds by which it is fast."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        now = self.ahead + (self.inner.wall if self.frozen else self.inner.now())
        return now - now % self.grain

    def shown(self) -> int:
        """As `now`, without a tick."""
        return self.inner.wall + self.ahead

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return self.inner.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        self.inner.sleep(seconds)
