"""The remaining time of a download, estimated from its recent speed. Pure."""

from __future__ import annotations

import math
from collections import deque

SPAN = 30.0
"""Seconds of the past that count, so that a line that became faster or slower shows soon."""
MEANINGFUL = 2.0
"""Seconds of progress below which any estimate would jump."""


class Estimate:
    """Learns how many records were read by which moment (monotonic seconds) and extrapolates."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, int]] = deque()

    def left(self, moment: float, done: int, total: int | None) -> int | None:
        """Whole seconds until `total`, rounded up; None while they cannot be estimated."""
        self._samples.append((moment, done))
        while moment - self._samples[0][0] > SPAN and len(self._samples) > 2:
            self._samples.popleft()
        began, first = self._samples[0]
        if total is None or moment - began < MEANINGFUL or done <= first:
            return None
        return math.ceil(max(0, total - done) * (moment - began) / (done - first))
