"""A clock that stands still until a test moves it."""

from __future__ import annotations


class ManualClock:
    """Wall time in milliseconds and monotonic seconds, moved together by `sleep` or apart by hand."""

    def __init__(self, *, now: int = 1_790_000_000_000, monotonic: float = 1000.0) -> None:
        self.wall = now
        self.steady = monotonic

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        return self.wall

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return self.steady

    def sleep(self, seconds: float) -> None:
        """Moves both."""
        self.wall += int(seconds * 1000)
        self.steady += seconds
