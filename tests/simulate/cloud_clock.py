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
        self.turns = 0
        """How often it was made fast or set right."""

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


class ClockSeen:
    """Which lists a till cannot have read whole: since it last read them the clock was set right and is fast again.

    Neither the dates of the answers nor the time that passed show that; rows dated right in between are before its
    watermark, until a count or the full comparison shows them (F111).
    """

    def __init__(self, clock: CoarseClock) -> None:
        self._clock = clock
        self._turns: dict[str, int] = {}
        self._hidden: set[str] = set()

    def read(self, entity: str) -> None:
        """The list of an entity was read."""
        if self._clock.ahead and self._clock.turns - self._turns.get(entity, self._clock.turns) > 1:
            self._hidden.add(entity)
        self._turns[entity] = self._clock.turns

    def hides(self, entity: str) -> bool:
        """Whether rows of that entity may be hidden."""
        return entity in self._hidden

    def alike(self) -> None:
        """Nothing is hidden any more."""
        self._hidden.clear()
