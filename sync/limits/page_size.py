"""The adaptive page size: pages get smaller on a slow line, so that they arrive before the deadline (F12).

Pure; kept by the engine over its runs, updated with each page by `page_reader` and `parallel_download`.
"""

from __future__ import annotations

from sync.client.api import PAGE_LIMIT

SIZES = (20, 50, PAGE_LIMIT)
SLOW = 10.0
"""Seconds for a page above which the next one is smaller; well below the transport's deadline."""
QUICK = 4.0
"""Predicted seconds for a page of the next size below which pages grow again."""
PATIENCE = 30
"""Pages that must arrive after a timeout before a larger one is tried: each try may cost a deadline."""


class AdaptivePageSize:
    """The size of the next page."""

    def __init__(self) -> None:
        self._place = len(SIZES) - 1
        self._patience = 0
        self.longest = PAGE_LIMIT
        """Rows of a page at which the cloud ends it, whatever was asked for, as far as it was seen to."""

    @property
    def size(self) -> int:
        """Rows to ask for."""
        return SIZES[self._place]

    @property
    def slow(self) -> bool:
        """Whether the line is so slow that parallel requests would only slow each other down."""
        return self.size < PAGE_LIMIT

    def record(self, limit: int, rows: int, seconds: float) -> None:
        """Learn from a page: asked for with `limit`, it came with `rows` after `seconds`. Only the size in use counts."""
        self._patience = max(0, self._patience - 1)
        if limit != self.size or not rows:
            return
        if seconds > SLOW:
            self._place = max(0, self._place - 1)
        elif (
            not self._patience
            and rows >= limit  # a short page would predict too little
            and self._place + 1 < len(SIZES)
            and seconds / rows * SIZES[self._place + 1] < QUICK
        ):
            self._place += 1

    def record_cut(self, limit: int, rows: int) -> None:
        """Learn that the cloud ended a page after `rows` although `limit` was asked for and more rows follow."""
        if 0 < rows < limit:
            self.longest = rows

    def record_timeout(self, limit: int) -> bool:
        """Learn that a page of `limit` rows timed out; answers whether there is a smaller size to ask for."""
        smaller = [place for place, size in enumerate(SIZES) if size < limit]
        if not smaller:
            return False
        self._place = min(self._place, smaller[-1])
        self._patience = PATIENCE
        return True
