"""The first download of a long list: a few ranges of its versionDate axis, read side by side.

Called by `pull`. Requests are made in flights of up to four; everything is stored by the calling thread, many rows to
a transaction, each with the position of its range, so that whatever interrupts it each range goes on at its page.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from storage.records.transaction import Transaction
from storage.sync_state.download_ranges import Range
from sync.client.responses import Listing
from sync.errors import Offline, Rejected, SyncError
from sync.limits.concurrency import MOST
from sync.pull.executors import Executor
from sync.pull.page_reader import Keep, Reading, too_slow
from sync.pull.range_walk import KeysetScan, PageRequest

LONG = 1000
"""Rows above which a list is read by ranges: below, finding the ranges would cost more than they save."""
TOGETHER = 2000
"""Rows stored in one transaction at the most: fewer dirty the same pages of the file again and again."""
OFTEN = 0.2
"""Seconds of reading that a power cut may cost: a slow line's page is stored as soon as it is there."""


@dataclass(frozen=True, slots=True)
class _Landed:
    """What one request came to."""

    lower: int
    """Which range."""
    ask: PageRequest
    page: Listing | None
    error: BaseException | None
    seconds: float


def split(reading: Reading, upper: int, total: int) -> list[Range]:
    """Ranges of [0, `upper`] with about as many rows each; costs one request of one row for each cut.

    The cloud is asked which date stands at a quarter, a half and three quarters of the list. Rows may move meanwhile
    and several may have one date: any cut is right, since every range is read to its ends.
    """
    cuts = {0}
    for part in range(1, MOST):
        reading.checkpoint()
        ask = PageRequest(
            f"{reading.stream.version}|gteq|0;{reading.stream.version}|lteq|{upper}",
            number=total * part // MOST + 1,
            limit=1,
        )
        try:
            rows = reading.listed(ask).records
        except Rejected:
            break  # a cloud that does not serve pages so far in
        cuts |= {cut for row in rows if 0 < (cut := reading.stream.version_of(row)) <= upper}
    lower = sorted(cuts)
    ends = [cut - 1 for cut in lower[1:]] + [upper]
    return [Range(lower=start, upper=end, anchor=start) for start, end in zip(lower, ends, strict=True)]


def read(
    reading: Reading, parts: Sequence[Range], executor: Executor[_Landed], lanes: Callable[[], int]
) -> int | None:
    """Read what is left of the ranges; answers the first date that could not be proven (F42).

    `lanes` says before each request how many may be under way. The first failure stops the others; what they had
    asked for is awaited and kept, and the failure raised.
    """
    reading.pulled.scanned = True
    walks = {part.lower: _walk(reading, part) for part in parts}
    begun = {lower: walk.anchor for lower, walk in walks.items()}
    waiting = deque(lower for lower, walk in walks.items() if not walk.done)
    group = _Group(reading)
    under_way = 0

    def arrived(next_result: _Landed) -> None:
        walk = walks[next_result.lower]
        if next_result.error is not None:
            smaller = isinstance(next_result.error, Offline) and too_slow(next_result.error)
            if not (smaller and reading.page_size.timed_out(next_result.ask.limit)):
                raise next_result.error
            waiting.appendleft(next_result.lower)
            return
        assert next_result.page is not None
        reading.page_size.took(next_result.ask.limit, len(next_result.page.records), next_result.seconds)
        walk.answered(next_result.ask, next_result.page)
        group.add(next_result.page, _keeper(reading, next_result.lower, walk))
        if not walk.done:
            waiting.append(next_result.lower)

    try:
        while waiting or under_way:
            # The first page goes alone: it tells what line this is.
            while waiting and under_way < (_allowed(reading, lanes) if group.pages else 1):
                reading.checkpoint()
                lower = waiting.popleft()
                executor.start(partial(_ask, reading, lower, walks[lower].ask(reading.page_size.size)))
                under_way += 1
            next_result = executor.next_result()
            under_way -= 1
            arrived(next_result)
            group.store_when_due()
    except Exception:
        for next_result in executor.rest():
            if next_result.error is None:
                with suppress(SyncError):
                    arrived(next_result)
        raise
    finally:
        executor.close()
        group.store()
    reading.pulled.covered += [
        (begun[lower], walk.upper) for lower, walk in walks.items() if walk.unproven is None
    ]
    return min((walk.unproven for walk in walks.values() if walk.unproven is not None), default=None)


def _allowed(reading: Reading, lanes: Callable[[], int]) -> int:
    return 1 if reading.page_size.slow else max(1, min(MOST, lanes()))


def _ask(reading: Reading, lower: int, ask: PageRequest) -> _Landed:
    """On a thread of its own perhaps: touches nothing but the cloud."""
    clock = reading.replica.clock
    began = clock.monotonic()
    try:
        page = reading.listed(ask)
    except BaseException as error:  # noqa: BLE001 - raised again where it is taken back
        return _Landed(lower, ask, None, error, clock.monotonic() - began)
    return _Landed(lower, ask, page, None, clock.monotonic() - began)


def _walk(reading: Reading, part: Range) -> KeysetScan:
    anchor = part.upper + 1 if part.anchor is None else part.anchor
    return KeysetScan(reading.stream, anchor, part.upper, unproven=part.unproven)


def _keeper(reading: Reading, lower: int, walk: KeysetScan) -> Keep:
    """Stores the walk's position as it is now, behind the page just added."""
    stream = reading.stream
    position = Range(
        lower=lower, upper=walk.upper, anchor=None if walk.done else walk.anchor, unproven=walk.unproven
    )

    def keep(tx: Transaction) -> None:
        tx.sync_state.ranges.put(stream.entity.name, stream.scope, position)

    return keep


class _Group:
    """Pages that are here and not yet stored."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self.pages = 0
        """How many there were so far."""
        self._pages: list[tuple[Listing, Keep]] = []
        self._rows = 0
        self._clock = reading.replica.clock
        self._stored = -math.inf

    def add(self, page: Listing, keep: Keep) -> None:
        self.pages += 1
        self._pages.append((page, keep))
        self._rows += len(page.records)

    def store_when_due(self) -> None:
        if self._rows >= TOGETHER or self._clock.monotonic() - self._stored >= OFTEN:
            self.store()

    def store(self) -> None:
        pages, self._pages, self._rows = self._pages, [], 0
        if pages:
            self._reading.store(pages)
        self._stored = self._clock.monotonic()
