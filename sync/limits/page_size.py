"""How many rows a page has, from how long pages take: small ones arrive whole even over a bad line (F12).

Pure; kept by the engine over its runs and told of each page by `reading` and `ranged`.
"""

from __future__ import annotations

from sync.client.api import PAGE_LIMIT

SIZES = (20, 50, PAGE_LIMIT)
SLOW = 10.0
"""Seconds for a page above which the next one is smaller: well below the transport's deadline."""
QUICK = 4.0
"""Seconds for a page of the next size, as this one foretells it, below which pages grow again."""
PATIENCE = 30
"""Pages that must arrive after one did not, before a larger one is tried: each try may cost a deadline."""


class AdaptivePageSize:
    """The size of the next page."""

    def __init__(self) -> None:
        self._place = len(SIZES) - 1
        self._patience = 0

    @property
    def size(self) -> int:
        """Rows to ask for."""
        return SIZES[self._place]

    @property
    def slow(self) -> bool:
        """Whether the line is so slow that requests side by side would only take it from each other."""
        return self.size < PAGE_LIMIT

    def took(self, limit: int, rows: int, seconds: float) -> None:
        """A page that was asked for with `limit` came with `rows` after `seconds`. A size not in use says nothing."""
        self._patience = max(0, self._patience - 1)
        if limit != self.size or not rows:
            return
        if seconds > SLOW:
            self._place = max(0, self._place - 1)
        elif (
            not self._patience
            and rows >= limit  # a short page would foretell too little
            and self._place + 1 < len(SIZES)
            and seconds / rows * SIZES[self._place + 1] < QUICK
        ):
            self._place += 1

    def timed_out(self, limit: int) -> bool:
        """A page of `limit` rows did not arrive in time; whether there is a smaller one to ask for."""
        smaller = [place for place, size in enumerate(SIZES) if size < limit]
        if not smaller:
            return False
        self._place = min(self._place, smaller[-1])
        self._patience = PATIENCE
        return True
