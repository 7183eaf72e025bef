"""Reading what the cloud has that we have not: by versionDate, in closed ranges, resumable at the page.

Called by the engine for one stream after the other. The six rules of `facts/sync.md` 3.3: keyset, never offset;
deleted rows included; runs of equal dates proven by count; the watermark is the newest value before the scan;
an overlap larger than any commit delay; a range closed at its upper end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.sync_state.download_ranges import Range
from storage.sync_state.expected_remote import NEVER
from storage.sync_state.pull_cursors import PullCursor
from sync.client.api import PAGE_LIMIT, CloudClient
from sync.client.responses import Listing
from sync.errors import ProtocolMismatch
from sync.events import Bus
from sync.limits.concurrency import MOST
from sync.limits.page_size import AdaptivePageSize
from sync.pull import parallel_download
from sync.pull.executors import Executor, SequentialExecutor
from sync.pull.page_reader import Checkpoint, Reading, keep_nothing
from sync.pull.range_walk import KeysetScan, PageRequest, is_full
from sync.pull.streams import Pulled, Stream

OVERLAP = 10 * 60_000
"""Milliseconds that each round reads again: more than any commit is late."""

COUNT_PROBLEMS = frozenset({"count_differs", "mass_deletion"})
"""Problems of a cursor that the count check finds and takes back."""


class Pull:
    """Reads streams into one replica.

    `lanes` says before each request of a first download how many may be under way, at most four; `executor` makes
    what carries them out; `long` is the number of rows above which a list is read by ranges.
    """

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        checkpoint: Checkpoint,
        page_size: AdaptivePageSize | None = None,
        executor: Callable[[], Executor[Any]] = SequentialExecutor,
        lanes: Callable[[], int] = lambda: MOST,
        long: int | None = None,
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._checkpoint = checkpoint
        self._page_size = page_size if page_size is not None else AdaptivePageSize()
        self._executor = executor
        self._lanes = lanes
        self._long = parallel_download.LONG if long is None else long

    def run(self, stream: Stream, *, full: bool = False) -> Pulled:
        """Bring one stream up to date. With nothing new it is one request, answered 304.

        Raises the errors of `sync.errors`; what was read until then is kept, and the next run goes on there.
        """
        reading = self._reading(stream)
        cursor = self._cursor(stream)
        if full:
            cursor = replace(cursor, watermark=None, anchor=None, upper=None, tag=None)
        if cursor.upper is not None:
            reading.expect(cursor.expected)
            self._scan(reading, cursor)
            # The range's upper end is as old as the interruption (N7).
            self._window(reading, self._cursor(stream), after_scan=True)
        elif cursor.watermark is None:
            cursor = self._begin(reading, cursor)
            parts = self._parts(stream)
            self._scan(reading, cursor)
            if parts:
                self._window(reading, self._cursor(stream), after_scan=True)
        else:
            self._window(reading, cursor)
        return reading.pulled

    def read_range(self, stream: Stream, lower: int, upper: int) -> Pulled:
        """Read every row whose versionDate lies in [`lower`, `upper`] again, milliseconds of the cloud's time.

        By keyset, ties proven (`facts/sync.md` 3.3). Where the stream's reading stands is left alone, so a range
        that was not finished is simply read again. Raises the errors of `sync.errors`; what was read is kept.
        """
        reading = self._reading(stream)
        walk = KeysetScan(stream, lower, upper)
        reading.through(walk, keep_nothing)
        reading.pulled.proven = walk.unproven is None
        return reading.pulled

    def take_page(self, stream: Stream, page: Listing, lower: int, upper: int) -> Pulled:
        """Take in a page that somebody else asked for: all rows of the closed range [`lower`, `upper`]."""
        reading = self._reading(stream)
        reading.store([(page, keep_nothing)])
        reading.pulled.covered.append((lower, upper))
        return reading.pulled

    def ask_each(self, stream: Stream, ids: Iterable[int]) -> list[int]:
        """Read records one by one; the answer is the ids the cloud does not have any more."""
        return self._reading(stream).ask_each(ids)

    def _reading(self, stream: Stream) -> Reading:
        return Reading(
            self._replica,
            self._cloud,
            self._bus,
            stream,
            checkpoint=self._checkpoint,
            page_size=self._page_size,
        )

    # the newest rows

    def _window(self, reading: Reading, cursor: PullCursor, *, after_scan: bool = False) -> None:
        """The newest page since the watermark less the overlap: usually a 304, or all there is to read.

        Newest first, so that anything that changed is on the page even when the window is longer. A longer one
        is scanned; its tag then stands for it until something changes again.
        """
        stream = reading.stream
        start = _window_start(cursor)
        tag = cursor.tag if cursor.tag_from == start else None
        sizes = iter([PAGE_LIMIT] if tag is not None else [])

        def newest(size: int) -> PageRequest:
            # The tag is that of a whole page; 304 costs the same whatever is asked for.
            return PageRequest(f"{stream.version}|gteq|{start}", limit=next(sizes, size))

        ask, page = reading.page(newest, newest_first=True, tag=tag)
        if page.not_modified:
            if tag is None:
                raise ProtocolMismatch(reason="not_modified")
            with self._replica.write() as tx:
                self._finish(tx, replace(cursor, problem=lasting(cursor)))
            return
        reading.pulled.fresh = True
        watermark = cursor.watermark or 0
        if not is_full(page, ask.limit):
            newest_version = max((stream.version_of(row) for row in page.records), default=0)
            read = replace(
                cursor, watermark=max(watermark, newest_version), tag=None, problem=lasting(cursor)
            )
            reading.store([(page, lambda tx: self._finish(tx, self._held(tx, stream, read)))])
            reading.pulled.covered.append((start, NEVER))
        elif after_scan and (oldest := min(map(stream.version_of, page.records))) < watermark:
            # All that came during the scan is on it; late commits in the overlap are the next round's to read.
            reading.store([(page, keep_nothing)])
            reading.pulled.covered.append((oldest + 1, NEVER))
        else:
            self._scan(reading, self._begin(reading, cursor))
        # Good for the next round only if that one asks for the same window.
        after = self._cursor(stream)
        if _window_start(after) == start and ask.limit == PAGE_LIMIT:
            with self._replica.write() as tx:
                tx.sync_state.cursors.put(replace(after, tag=page.etag, tag_from=start))

    # a scan over a closed range

    def _begin(self, reading: Reading, cursor: PullCursor) -> PullCursor:
        """Fix the upper end before the first page is read: rows can only leave the range.

        A first download of a long list is split into ranges, unless the cloud does not say how long it is (F45).
        """
        stream = reading.stream
        self._checkpoint()
        newest = reading.listed(PageRequest(f"{stream.version}|gteq|0", limit=1), newest_first=True)
        upper = max((stream.version_of(row) for row in newest.records), default=0)
        reading.expect(newest.total)
        parts: list[Range] = []
        if cursor.watermark is None and (newest.total or 0) > self._long:
            parts = parallel_download.split(reading, upper, newest.total or 0)
        anchor = 0 if cursor.watermark is None else max(0, cursor.watermark - OVERLAP)
        begun = replace(cursor, anchor=anchor, upper=upper, expected=newest.total)
        with self._replica.write() as tx:
            tx.sync_state.cursors.put(begun)
            tx.sync_state.ranges.drop(stream.entity.name, stream.scope)
            for part in parts:
                tx.sync_state.ranges.put(stream.entity.name, stream.scope, part)
        return begun

    def _scan(self, reading: Reading, cursor: PullCursor) -> None:
        """Read [anchor, upper], by ranges where there are some, and move the watermark to its end."""
        upper = cursor.upper or 0
        if parts := self._parts(reading.stream):
            unproven = parallel_download.read(reading, parts, self._executor(), self._lanes)
        else:
            walk = KeysetScan(reading.stream, cursor.anchor or 0, upper)

            def keep(tx: Transaction) -> None:
                # An unproven tie is kept as the range's end: whoever resumes this scan proves no more than that.
                end = upper if walk.unproven is None else walk.unproven
                tx.sync_state.cursors.put(replace(cursor, anchor=walk.anchor, upper=end))

            reading.through(walk, keep)
            unproven = walk.unproven
        with self._replica.write() as tx:
            done = replace(
                cursor,
                watermark=upper if unproven is None else unproven,
                anchor=None,
                upper=None,
                tag=None,
                problem=lasting(cursor),
            )
            tx.sync_state.ranges.drop(cursor.entity, cursor.scope)
            self._finish(tx, self._held(tx, reading.stream, done))

    # where we stand

    def _cursor(self, stream: Stream) -> PullCursor:
        return self._replica.sync_state.cursors.get(stream.entity.name, stream.scope)

    def _parts(self, stream: Stream) -> list[Range]:
        return self._replica.sync_state.ranges.all(stream.entity.name, stream.scope)

    def _held(self, tx: Transaction, stream: Stream, cursor: PullCursor) -> PullCursor:
        """No watermark moves past a row that could not be read (F29)."""
        aside = tx.sync_state.quarantine.rows(stream.entity.name)
        versions = [each.version for each in aside if each.version is not None]
        return replace(cursor, watermark=min([cursor.watermark or 0, *versions]))

    def _finish(self, tx: Transaction, cursor: PullCursor) -> None:
        tx.sync_state.cursors.put(replace(cursor, last_success=tx.now, complete=True))


def lasting(cursor: PullCursor) -> str | None:
    """The cursor's problem, if reading alone does not settle it: only counting again does (N7)."""
    return cursor.problem if cursor.problem in COUNT_PROBLEMS else None


def _window_start(cursor: PullCursor) -> int:
    return max(0, (cursor.watermark or 0) - OVERLAP)


__all__ = ["COUNT_PROBLEMS", "OVERLAP", "Checkpoint", "Pull", "Pulled", "Stream", "lasting"]
