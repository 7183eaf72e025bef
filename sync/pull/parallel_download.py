"""The first download of a long list: a few ranges of its versionDate axis, read in parallel.

Called by `pull`. Up to four requests are in flight; the calling thread stores everything, many rows to a transaction,
each page with the position of its range, so that an interrupted download resumes each range at its page.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from storage.sync_state.pull_cursors import Range
from sync.client.responses import Listing
from sync.errors import Offline, Rejected, SyncError
from sync.limits.concurrency import MAX_REQUESTS
from sync.pull.executors import Executor
from sync.pull.keyset_scan import KeysetScan, PageRequest
from sync.pull.page_reader import PageReader, StorePosition, is_response_timeout

LONG = 1000
"""Rows above which a list is read by ranges: below, finding the ranges would cost more than they save."""
VERY_LONG = 2_000
"""Rows above which an empty list is filled without its indexes, which are made after: that halves the work of storing a
row. Below, a dozen statements that change the schema would cost what they save."""
STORE_ROWS = 2000
"""Rows stored in one transaction at most: with fewer, the same pages of the file are written again and again."""
STORE_EVERY = 0.2
"""Seconds of reading that a power cut may cost: a slow line's page is stored as soon as it arrives."""


@dataclass(frozen=True, slots=True)
class _Result:
    """The result of one request."""

    lower: int
    """Lower end of its range."""
    request: PageRequest
    page: Listing | None
    error: BaseException | None
    seconds: float


def split(reader: PageReader, upper: int, total: int) -> list[Range]:
    """Split [0, `upper`] into ranges of about as many rows each; costs one request of one row for each cut.

    The cloud is asked for the date at a quarter, a half and three quarters of the list. Rows may move meanwhile
    and several may have one date: any cut is right, since every range is read to its ends.
    """
    cuts = {0}
    for part in range(1, MAX_REQUESTS):
        reader.checkpoint()
        request = PageRequest(
            reader.stream.between(0, upper), number=total * part // MAX_REQUESTS + 1, limit=1
        )
        try:
            rows = reader.list_page(request).records
        except Rejected:
            break  # a cloud that does not serve pages so far in
        cuts |= {cut for row in rows if 0 < (cut := reader.stream.version_of(row)) <= upper}
    lower = sorted(cuts)
    ends = [cut - 1 for cut in lower[1:]] + [upper]
    name, scope = reader.stream.entity.name, reader.stream.scope
    return [
        Range(entity=name, scope=scope, lower=start, upper=end, anchor=start)
        for start, end in zip(lower, ends, strict=True)
    ]


def read(
    reader: PageReader, ranges: Sequence[Range], executor: Executor[_Result], concurrency: Callable[[], int]
) -> int | None:
    """Read what is left of the ranges; answers the first date that could not be proven (F42).

    `concurrency` says before each request how many may be in flight. The first failure stops the others; pages already
    requested are awaited and stored, and the failure is raised.
    """
    reader.pulled.scanned = True
    scans = {part.lower: _scan(reader, part) for part in ranges}
    begun = {lower: scan.anchor for lower, scan in scans.items()}
    queued = deque(lower for lower, scan in scans.items() if not scan.done)
    pages = _Pages(reader)
    in_flight = 0

    def handle(result: _Result) -> None:
        scan = scans[result.lower]
        if result.error is not None:
            smaller = isinstance(result.error, Offline) and is_response_timeout(result.error)
            if not (smaller and reader.page_size.record_timeout(result.request.limit)):
                raise result.error
            queued.appendleft(result.lower)
            return
        assert result.page is not None
        reader.page_size.record(result.request.limit, len(result.page.records), result.seconds)
        scan.answered(result.request, result.page)
        pages.add(result.page, _position(reader, result.lower, scan))
        if not scan.done:
            queued.append(result.lower)

    try:
        while queued or in_flight:
            # The first page is requested alone: it shows how fast the line is.
            while queued and in_flight < (_allowed(reader, concurrency) if pages.count else 1):
                reader.checkpoint()
                lower = queued.popleft()
                request = scans[lower].next_request(reader.page_size.size)
                executor.start(partial(_list_page, reader, lower, request))
                in_flight += 1
            result = executor.next_result()
            in_flight -= 1
            handle(result)
            pages.store_when_due()
    except Exception:
        for result in executor.drain():
            if result.error is None:
                with suppress(SyncError):
                    handle(result)
        raise
    finally:
        executor.close()
        pages.store()
    reader.pulled.covered += [
        (begun[lower], scan.upper) for lower, scan in scans.items() if scan.unproven is None
    ]
    return min((scan.unproven for scan in scans.values() if scan.unproven is not None), default=None)


def _allowed(reader: PageReader, concurrency: Callable[[], int]) -> int:
    return 1 if reader.page_size.slow else max(1, min(MAX_REQUESTS, concurrency()))


def _list_page(reader: PageReader, lower: int, request: PageRequest) -> _Result:
    """Read one page, possibly on a thread of its own: touches nothing but the cloud."""
    clock = reader.replica.clock
    began = clock.monotonic()
    try:
        page = reader.list_page(request)
    except BaseException as error:  # noqa: BLE001 - raised again by the calling thread
        return _Result(lower, request, None, error, clock.monotonic() - began)
    return _Result(lower, request, page, None, clock.monotonic() - began)


def _scan(reader: PageReader, part: Range) -> KeysetScan:
    anchor = part.upper + 1 if part.anchor is None else part.anchor
    return KeysetScan(reader.stream, anchor, part.upper, unproven=part.unproven)


def _position(reader: PageReader, lower: int, scan: KeysetScan) -> StorePosition:
    """Stores the scan's position as it is now, after the page just added."""
    stream = reader.stream
    position = Range(
        entity=stream.entity.name,
        scope=stream.scope,
        lower=lower,
        upper=scan.upper,
        anchor=None if scan.done else scan.anchor,
        unproven=scan.unproven,
    )
    return lambda tx: tx.sync_state.ranges.put(position)


class _Pages:
    """Pages that arrived and are not yet stored."""

    def __init__(self, reader: PageReader) -> None:
        self._reader = reader
        self.count = 0
        """Pages that arrived so far, stored ones too."""
        self._pages: list[tuple[Listing, StorePosition]] = []
        self._rows = 0
        self._clock = reader.replica.clock
        self._stored_at = -math.inf

    def add(self, page: Listing, store_position: StorePosition) -> None:
        self.count += 1
        self._pages.append((page, store_position))
        self._rows += len(page.records)

    def store_when_due(self) -> None:
        if self._rows >= STORE_ROWS or self._clock.monotonic() - self._stored_at >= STORE_EVERY:
            self.store()

    def store(self) -> None:
        pages, self._pages, self._rows = self._pages, [], 0
        if pages:
            self._reader.store(pages)
        self._stored_at = self._clock.monotonic()
