"""How long a download still takes, from how fast it has been going. Pure."""

from __future__ import annotations

import math
from collections import deque

SPAN = 30.0
"""Seconds looked back on: a line that has become faster or slower soon shows."""
MEANINGFUL = 2.0
"""Seconds of progress below which any guess would jump."""


class Estimate:
    """Told how many records there are at which moment (seconds, monotonic); answers when all will be."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, int]] = deque()

    def left(self, moment: float, done: int, total: int | None) -> int | None:
        """Whole seconds until `total`, rounded up; None while that cannot be said."""
        self._seen.append((moment, done))
        while moment - self._seen[0][0] > SPAN and len(self._seen) > 2:
            self._seen.popleft()
        began, first = self._seen[0]
        if total is None or moment - began < MEANINGFUL or done <= first:
            return None
        return math.ceil(max(0, total - done) * (moment - began) / (done - first))
