"""Pulling: reading what changed in the cloud, by versionDate, in closed ranges, resumable at the page.

Called by the engine for one stream after another, and by `verify` for single ranges and records. The rules: keyset, never
offset; deleted rows included; runs of equal dates proven by the cloud's count (F42); the watermark is the newest value
before the scan; an overlap larger than any commit delay (F43); a range closed at its upper end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.sync_state.expected_remote import NEVER
from storage.sync_state.pull_cursors import PullCursor, Range
from sync.client.api import PAGE_LIMIT, CloudClient
from sync.client.responses import Listing
from sync.errors import ProtocolMismatch
from sync.events import Bus, Decision
from sync.limits.concurrency import MAX_REQUESTS
from sync.limits.page_size import AdaptivePageSize
from sync.merge.tag_contents import tags_cover
from sync.pull import parallel_download
from sync.pull.cloud_clock import (
    FAR,
    MARGIN,
    ahead,
    at_last_reading,
    newest_believable,
    newest_end,
    set_back,
    with_ahead,
)
from sync.pull.executors import Executor, SequentialExecutor
from sync.pull.keyset_scan import KeysetScan, PageRequest, is_full
from sync.pull.overlap import OVERLAP, is_settled, reaches_back, settled, tag_proves, window_start
from sync.pull.page_reader import Checkpoint, PageReader, no_position
from sync.pull.streams import EveryId, Pulled, Stream

COUNT_PROBLEMS = frozenset({"count_differs", "mass_deletion"})
"""Problems of a cursor that only the count check sets and clears."""


class Pull:
    """Reads streams into one replica.

    `concurrency` says before each request of a first download how many may be in flight, at most four; `executor` makes
    the executor of these requests; `long` is the number of rows above which a list is read by ranges.
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
        concurrency: Callable[[], int] = lambda: MAX_REQUESTS,
        long: int | None = None,
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._checkpoint = checkpoint
        self._page_size = page_size if page_size is not None else AdaptivePageSize()
        self._executor = executor
        self._concurrency = concurrency
        self._long = parallel_download.LONG if long is None else long

    def run(self, stream: Stream, *, full: bool = False, into: Pulled | None = None) -> Pulled:
        """Bring one stream up to date; `full` reads all of it again. With nothing new it is one request, answered 304.

        The result is added to `into` as it comes. Raises the errors of `sync.errors`; rows read until then are stored,
        and the next run resumes there.
        """
        cursor = self._cursor(stream)
        reader = self._reader(stream)
        if into is not None:
            reader.pulled = into
        was = cursor.ahead
        if full:
            cursor = replace(cursor, watermark=None, anchor=None, upper=None, tag=None, head=None)
        if cursor.upper is not None:
            reader.expect_total(cursor.expected)
            self._scan(reader, cursor)
            # The range's upper end is as old as the interruption (N7).
            self._read_newest(reader, self._cursor(stream), scanned=cursor.upper)
        elif cursor.watermark is None:
            if stream.entity.view_of is None and not self._replica.count(
                stream.entity.name, Query(deleted="all")
            ):
                reader.pulled.seen = EveryId()
            cursor = self._begin(reader, cursor)
            ranges = self._ranges(stream)
            self._scan(reader, cursor)
            if ranges:
                self._read_newest(reader, self._cursor(stream), scanned=cursor.upper)
        else:
            self._read_newest(reader, cursor)
        if was is None and self._cursor(stream).ahead is not None:
            told = self._cloud.time is not None
            self._bus.publish(
                Decision("cloud_clock_ahead" if told else "own_clock_behind", stream.entity.name)
            )
        return reader.pulled

    def read_range(
        self, stream: Stream, lower: int, upper: int, *, go_on: Callable[[], bool] = lambda: True
    ) -> Pulled:
        """Read every row whose versionDate lies in [`lower`, `upper`] again, milliseconds of the cloud's time.

        By keyset, with ties proven. The stream's cursor does not move, so an unfinished range is simply read again, or
        resumed by the caller: `go_on` says between pages whether to read on, `rest_from` where it stopped.
        Raises the errors of `sync.errors`; rows read until then are stored.
        """
        reader = self._reader(stream)
        scan = KeysetScan(stream, lower, upper)
        reader.read_scan(scan, no_position, go_on=go_on)
        reader.pulled.proven = scan.unproven is None
        reader.pulled.rest_from = None if scan.done else scan.anchor
        return reader.pulled

    def store_page(self, stream: Stream, page: Listing, lower: int, upper: int) -> Pulled:
        """Store a page that the caller requested: all rows of the closed range [`lower`, `upper`]."""
        reader = self._reader(stream)
        reader.store([(page, no_position)])
        reader.pulled.covered.append((lower, upper))
        return reader.pulled

    def read_by_id(self, stream: Stream, ids: Iterable[int]) -> list[int]:
        """Read records one by one; answers the ids that the cloud does not have."""
        return self._reader(stream).read_by_id(ids)

    def read_by_ids(self, stream: Stream, ids: Sequence[int]) -> list[int]:
        """Read records a page at a time; answers the ids that the list does not show, be it that it is behind."""
        return self._reader(stream).read_by_ids(ids)

    def _reader(self, stream: Stream) -> PageReader:
        return PageReader(
            self._replica,
            self._cloud,
            self._bus,
            stream,
            checkpoint=self._checkpoint,
            page_size=self._page_size,
        )

    # the newest rows

    def _read_newest(
        self, reader: PageReader, cursor: PullCursor, *, scanned: int | None = None, whole: bool = False
    ) -> None:
        """Read the newest page since the watermark less the overlap: usually a 304, or all there is to read.

        Newest first, so that any change is on the page even when there are more rows than it holds. Then the rows below it
        are scanned, and the page's ETag proves until the next change that nothing is new. `scanned`: up to where this run
        has just done so, be it that it could not prove a tie (F42). `whole`: with the rows that are dated ahead, however
        many.
        """
        start = window_start(cursor)
        end = NEVER if whole else newest_end(cursor, self._replica.clock)
        request, page, tag = self._request_newest(reader, cursor, start, end)
        at = reader.clock_of(page)
        if (again := self._set_back(reader.stream, cursor, page, at)) is not None:
            self._read_newest(reader, again)
            return
        if end < at:
            # The clock has reached the rows that were dated ahead of it.
            self._read_newest(reader, cursor, scanned=scanned, whole=True)
            return
        if not page.not_modified:
            self._store_newest(reader, cursor, request, page, start=start, end=end, scanned=scanned)
        elif tag is None:
            raise ProtocolMismatch(reason="not_modified")
        else:
            with self._replica.write() as tx:
                self._finish(tx, replace(cursor, problem=lasting_problem(cursor)))
        cursor = self._cursor(reader.stream)
        if is_settled(cursor, page.at):
            self._scan(reader, replace(cursor, anchor=start, upper=settled(page.at)))

    def _request_newest(
        self, reader: PageReader, cursor: PullCursor, start: int, end: int
    ) -> tuple[PageRequest, Listing, str | None]:
        """The newest page of [`start`, `end`], requested under the tag that it had, if that tells whether it changed."""
        # A tag that does not change with every field does not tell that nothing is new (F121).
        proves = (cursor.tag_from, cursor.tag_to) == (start, _tag_to(end))
        proves = proves and tags_cover(self._replica, reader.stream.entity)
        tag = cursor.tag if proves else None
        sizes = iter([PAGE_LIMIT] if tag is not None else [])

        def newest(size: int) -> PageRequest:
            # The ETag is that of a full page; a 304 costs the same whatever its size.
            return PageRequest(reader.stream.between(start, end), limit=next(sizes, size))

        return *reader.read_page(newest, newest_first=True, tag=tag), tag

    def _store_newest(
        self,
        reader: PageReader,
        cursor: PullCursor,
        request: PageRequest,
        page: Listing,
        *,
        start: int,
        end: int,
        scanned: int | None,
    ) -> None:
        """Store a newest page, and scan what is below it, unless it is all that is new; keep its ETag for the next run."""
        stream, at = reader.stream, reader.clock_of(page)
        reader.pulled.fresh = True
        dates = [stream.version_of(row) for row in page.records]
        if end == NEVER:
            cursor = replace(cursor, ahead=ahead(max(dates, default=0), at))
        read = replace(cursor, tag=None, problem=lasting_problem(cursor))
        newest = newest_believable(dates, at)
        # A page that ends where the cloud ends them is as good as full: a late row would be on the next one (F43).
        full = is_full(page, min(request.limit, self._page_size.longest))
        if not full:
            read = replace(read, watermark=max(cursor.watermark or 0, newest), head=None)
            reader.store([(page, lambda tx: self._finish(tx, self._below_quarantine(tx, stream, read)))])
            reader.pulled.covered.append((start, end))
        else:
            reader.store([(page, no_position)])
            reader.pulled.covered.append((min(dates) + 1, end))
            if scanned is not None and min(dates) < max(cursor.watermark or 0, scanned):
                # Every row that came during the scan is on the page; late ones in the overlap are left to the next run.
                with self._replica.write() as tx:
                    tx.sync_state.cursors.put(cursor)
            elif self._is_all(stream, cursor, page, dates, start=start, end=end):
                head = max(cursor.head or cursor.watermark or 0, newest)
                with self._replica.write() as tx:
                    self._finish(tx, replace(read, head=head))
            elif cursor.ahead_from is not None or max(dates) > at:
                # Only a scan that begins with all rows tells those that are dated ahead from others (F111).
                self._scan(reader, self._begin(reader, cursor))
            else:
                begun = replace(cursor, anchor=start, upper=min(dates), head=_head(stream, newest))
                reader.read_to = settled(page.at)
                self._scan(reader, begun)
        # The ETag is good for the next run only if that one requests the same page.
        after = self._cursor(stream)
        same = (window_start(after), newest_end(after, self._replica.clock)) == (start, end)
        if same and request.limit == PAGE_LIMIT and (not full or tag_proves(after, dates, at)):
            with self._replica.write() as tx:
                put = tx.sync_state.cursors.put
                put(replace(after, tag=page.etag, tag_from=start, tag_to=_tag_to(end)))

    def _is_all(
        self, stream: Stream, cursor: PullCursor, page: Listing, dates: Sequence[int], *, start: int, end: int
    ) -> bool:
        """Whether a full newest page and the cloud's count show that nothing else in the window is new.

        Not where the cloud tells no time, by which the window would be scanned later.
        """
        if stream.entity.view_of is not None or page.at is None or not reaches_back(cursor, dates):
            return False
        return len(self._replica.sync_state.expected.rows(stream.entity, start, end)) == page.total

    def _set_back(self, stream: Stream, cursor: PullCursor, page: Listing, at: int) -> PullCursor | None:
        """The cursor after the cloud's clock was set back, stored; the full comparison is due then. None if it was not."""
        if page.at is not None:
            again = set_back(cursor, at_last_reading(cursor, at, self._replica.clock.now()))
        else:
            again = None if page.empty_404 else set_back(cursor, at, margin=MARGIN)
        if again is None:
            return None
        with self._replica.write() as tx:
            if stream.entity.view_of is None:
                page_etags = tx.sync_state.page_etags
                page_etags.put_scan(replace(page_etags.scan(stream.entity.name), position=None, finished=0))
            else:
                again = replace(again, watermark=0)  # a view is not compared
            tx.sync_state.cursors.put(again)
        self._bus.publish(Decision("cloud_clock_set_back", stream.entity.name))
        return again

    # a scan over a closed range

    def _begin(self, reader: PageReader, cursor: PullCursor) -> PullCursor:
        """Begin a scan: fix its upper end before the first page is read, so that rows can only leave the range.

        A first download of a long list is split into ranges, unless the cloud does not say how long it is (F45).
        """
        stream = reader.stream
        self._checkpoint()
        newest = reader.list_page(PageRequest(stream.between(0), limit=1), newest_first=True)
        last = max((stream.version_of(row) for row in newest.records), default=0)
        at = reader.clock_of(newest)
        believed = newest_believable([last], at)
        if believed < last:
            # Rows dated ahead of the cloud's clock are read after the range, which then is closed to new ones (F111).
            reader.ahead_to, reader.told = last, newest.at
            row = reader.list_page(PageRequest(stream.between(0, at), limit=1), newest_first=True)
            believed = newest_believable(map(stream.version_of, row.records), at)
        reader.read_to = settled(newest.at)
        reader.expect_total(newest.total)
        # What is later here than the newest row there is not in the cloud (F101).
        reader.pulled.covered.append((last + 1, NEVER))
        ranges: list[Range] = []
        if cursor.watermark is None and (newest.total or 0) > self._long:
            ranges = parallel_download.split(reader, believed, newest.total or 0)
        begun = replace(
            cursor,
            anchor=window_start(cursor),
            upper=believed,
            expected=newest.total,
            head=_head(stream, believed),
            ahead=ahead(last, at),
            ahead_from=None,
            ahead_read=None,
        )
        with self._replica.write() as tx:
            tx.sync_state.cursors.put(begun)
            tx.sync_state.ranges.drop(stream.entity.name, stream.scope)
            for part in ranges:
                tx.sync_state.ranges.put(part)
            if ranges and stream.entity.view_of is None and (newest.total or 0) > parallel_download.VERY_LONG:
                # With the ranges: wherever the download is broken off, it is resumed, or the next start makes them.
                tx.drop_indexes(stream.entity.name)
        return begun

    def _scan(self, reader: PageReader, cursor: PullCursor) -> None:
        """Read [anchor, upper], by ranges where there are some, and move the watermark to its end.

        Or to the cursor's head, or to `reader.read_to`: everything from that end up to there was read before.
        """
        upper = cursor.upper or 0
        if ranges := self._ranges(reader.stream):
            unproven = parallel_download.read(reader, ranges, self._executor(), self._concurrency)
            if reader.stream.entity.view_of is None:
                self._replica.make_indexes(reader.stream.entity.name)
        else:
            scan = KeysetScan(reader.stream, cursor.anchor or 0, upper)

            def store_position(tx: Transaction) -> None:
                # An unproven tie is stored as the end of the range: a resumed scan proves no more than that.
                end = upper if scan.unproven is None else scan.unproven
                tx.sync_state.cursors.put(replace(cursor, anchor=scan.anchor, upper=end))

            reader.read_scan(scan, store_position)
            unproven = scan.unproven
        if reader.ahead_to is not None:
            reader.read_scan(KeysetScan(reader.stream, upper + 1, reader.ahead_to), no_position)
        proven = max(cursor.watermark or 0, upper, cursor.head or 0, reader.read_to)
        with self._replica.write() as tx:
            done = replace(
                cursor,
                watermark=proven if unproven is None else unproven,
                head=cursor.head if unproven is None else None,
                anchor=None,
                upper=None,
                tag=None,
                problem=lasting_problem(cursor),
            )
            if reader.ahead_to is not None:
                done = with_ahead(done, self._dated_far_ahead(tx, reader), tx.now)
            tx.sync_state.ranges.drop(cursor.entity, cursor.scope)
            self._finish(tx, self._below_quarantine(tx, reader.stream, done))

    @staticmethod
    def _dated_far_ahead(tx: Transaction, reader: PageReader) -> list[int]:
        """The dates of the rows far ahead of the cloud's clock that a scan has just read, oldest first."""
        entity = reader.stream.entity
        if reader.told is None or entity.view_of is not None:
            return []
        return [each.version for each in tx.sync_state.expected.rows(entity, reader.told + FAR)]

    # the cursor

    def _cursor(self, stream: Stream) -> PullCursor:
        return self._replica.sync_state.cursors.get(stream.entity.name, stream.scope)

    def _ranges(self, stream: Stream) -> list[Range]:
        return self._replica.sync_state.ranges.all(stream.entity.name, stream.scope)

    def _below_quarantine(self, tx: Transaction, stream: Stream, cursor: PullCursor) -> PullCursor:
        """The cursor with its watermark below every quarantined row (F29)."""
        quarantined = tx.sync_state.quarantine.rows(stream.entity.name)
        versions = [row.version for row in quarantined if row.version is not None]
        return replace(cursor, watermark=min([cursor.watermark or 0, *versions]))

    def _finish(self, tx: Transaction, cursor: PullCursor) -> None:
        tx.sync_state.cursors.put(replace(cursor, last_success=tx.now, complete=True))


def lasting_problem(cursor: PullCursor) -> str | None:
    """The cursor's problem, if reading alone does not clear it: only counting again does (N7)."""
    return cursor.problem if cursor.problem in COUNT_PROBLEMS else None


def _head(stream: Stream, newest: int) -> int | None:
    """The newest date as the cursor of a large window keeps it; a view has no count by which it would be of use."""
    return newest if stream.entity.view_of is None else None


def _tag_to(end: int) -> int | None:
    """The end of a page's range as it is stored with its ETag."""
    return end if end < NEVER else None


__all__ = ["COUNT_PROBLEMS", "OVERLAP", "Checkpoint", "Pull", "Pulled", "Stream", "lasting_problem"]
