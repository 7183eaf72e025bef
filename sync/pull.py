"""Reading what the cloud has that we have not: by versionDate, in closed ranges, resumable at the page.

Called by the engine for one stream after the other. The six rules of `facts/sync.md` 3.3: keyset, never offset;
deleted rows included; runs of equal dates proven by count; the watermark is the newest value before the scan;
an overlap larger than any commit delay; a range closed at its upper end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from storage import bookkeeping, timestamps
from storage.agreed import NEVER
from storage.bookkeeping import Cursor
from storage.replica import Replica
from storage.stock import put_stock
from storage.transaction import Transaction
from sync.cloud import PAGE_LIMIT, CloudClient
from sync.envelope import Listing
from sync.errors import CloudRecordMissing, ProtocolMismatch
from sync.events import Bus, Change, Progress
from sync.rows_in import Taken, take
from sync.streams import Pulled, Stream

OVERLAP = 10 * 60_000
"""Milliseconds that each round reads again: more than any commit is late."""
TIE_REQUESTS = 60
"""Requests spent on one run of equal dates before the watermark is held at it."""

COUNT_PROBLEMS = frozenset({"count_differs", "mass_deletion"})
"""Problems of a cursor that the count check finds and takes back."""

Checkpoint = Callable[[], None]
"""Called between requests; raises to stop."""

Keep = Callable[[Transaction, int, int | None], None]
"""Stores where a range goes on, and its first date that is not proven, beside the rows that were read up to there."""


class Pull:
    """Reads streams into one replica."""

    def __init__(self, replica: Replica, cloud: CloudClient, bus: Bus, *, checkpoint: Checkpoint) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._checkpoint = checkpoint
        self._pulled = Pulled()
        self._total: int | None = None

    def run(self, stream: Stream, *, full: bool = False) -> Pulled:
        """Bring one stream up to date. With nothing new it is one request, answered 304.

        Raises the errors of `sync.errors`; what was read until then is kept, and the next run goes on there.
        """
        self._pulled = Pulled()
        self._total = None
        cursor = self._cursor(stream)
        if full:
            cursor = replace(cursor, watermark=None, anchor=None, upper=None, tag=None)
        if cursor.upper is not None:
            self._scan(stream, cursor)
            self._since(stream, self._cursor(stream))
        elif cursor.watermark is None:
            self._scan(stream, self._begin(stream, cursor))
        else:
            self._window(stream, cursor)
        return self._pulled

    def read_range(self, stream: Stream, lower: int, upper: int) -> Pulled:
        """Read every row whose versionDate lies in [`lower`, `upper`] again, milliseconds of the cloud's time.

        By keyset, ties proven (`facts/sync.md` 3.3). Where the stream's reading stands is left alone, so a range
        that was not finished is simply read again. Raises the errors of `sync.errors`; what was read is kept.
        """
        self._pulled = Pulled()
        self._total = None
        unproven = self._through(stream, lower, upper, _keep_nothing)
        self._pulled.proven = unproven is None
        return self._pulled

    def take_page(self, stream: Stream, page: Listing, lower: int, upper: int) -> Pulled:
        """Take in a page that somebody else asked for: all rows of the closed range [`lower`, `upper`]."""
        self._pulled = Pulled(covered=[(lower, upper)])
        self._total = None
        with self._replica.write() as tx:
            taken = self._take(tx, stream, page)
        self._tell(stream, taken)
        self._confirm(stream, taken, page)
        return self._pulled

    def _since(self, stream: Stream, cursor: Cursor) -> None:
        """What came after a resumed scan's upper end, which is as old as its interruption (N7).

        The watermark stays: its overlap, where late commits may be, is the next round's to read.
        """
        page = self._list(stream, f"{stream.version}|gteq|{cursor.watermark or 0}", newest_first=True)
        if _full(page):
            self._window(stream, cursor)
            return
        with self._replica.write() as tx:
            taken = self._take(tx, stream, page)
        self._pulled.covered.append((cursor.watermark or 0, NEVER))
        self._tell(stream, taken)
        self._confirm(stream, taken, page)

    def _window(self, stream: Stream, cursor: Cursor) -> None:
        """The newest page since the watermark less the overlap: usually a 304, or all there is to read.

        Newest first, so that anything that changed is on the page even when the window is longer. A longer one
        is scanned; its tag then stands for it until something changes again.
        """
        start = _window_start(cursor)
        tag = cursor.tag if cursor.tag_from == start else None
        page = self._list(stream, f"{stream.version}|gteq|{start}", newest_first=True, tag=tag)
        if page.not_modified:
            if tag is None:
                raise ProtocolMismatch(reason="not_modified")
            with self._replica.write() as tx:
                self._finish(tx, replace(cursor, problem=lasting(cursor)))
            return
        self._pulled.fresh = True
        if _full(page):
            self._scan(stream, self._begin(stream, cursor))
        else:
            newest = max((_version(row, stream) for row in page.records), default=0)
            read = replace(
                cursor, watermark=max(cursor.watermark or 0, newest), tag=None, problem=lasting(cursor)
            )
            with self._replica.write() as tx:
                taken = self._take(tx, stream, page)
                if not taken.older:
                    self._finish(tx, self._held(tx, stream, read))
            self._pulled.covered.append((start, NEVER))
            self._tell(stream, taken)
            if taken.older:
                # The position follows: a row that could not be asked for must be read again.
                self._confirm(stream, taken, page)
                with self._replica.write() as tx:
                    self._finish(tx, self._held(tx, stream, read))
        # Good for the next round only if that one asks for the same window.
        after = self._cursor(stream)
        if _window_start(after) == start:
            with self._replica.write() as tx:
                bookkeeping.put_cursor(tx.connection, replace(after, tag=page.etag, tag_from=start))

    # a scan over a closed range

    def _begin(self, stream: Stream, cursor: Cursor) -> Cursor:
        """Fix the upper end before the first page is read: rows can only leave the range."""
        self._checkpoint()
        newest = self._cloud.list(
            stream.path,
            filter=f"{stream.version}|gteq|0{stream.everything}",
            sort=f"-{stream.version}",
            limit=1,
        )
        upper = max((_version(row, stream) for row in newest.records), default=0)
        self._total = newest.total
        anchor = 0 if cursor.watermark is None else max(0, cursor.watermark - OVERLAP)
        begun = replace(cursor, anchor=anchor, upper=upper, expected=newest.total)
        with self._replica.write() as tx:
            bookkeeping.put_cursor(tx.connection, begun)
        return begun

    def _scan(self, stream: Stream, cursor: Cursor) -> None:
        """Page through [anchor, upper]; each page's rows and its position are one transaction."""
        if self._total is None:
            self._total = cursor.expected

        def keep(tx: Transaction, anchor: int, unproven: int | None) -> None:
            # An unproven tie is kept as the range's end: whoever resumes this scan proves no more than that.
            upper = cursor.upper if unproven is None else unproven
            bookkeeping.put_cursor(tx.connection, replace(cursor, anchor=anchor, upper=upper))

        unproven = self._through(stream, cursor.anchor or 0, cursor.upper or 0, keep)
        with self._replica.write() as tx:
            done = replace(
                cursor,
                watermark=(cursor.upper or 0) if unproven is None else unproven,
                anchor=None,
                upper=None,
                tag=None,
                problem=lasting(cursor),
            )
            self._finish(tx, self._held(tx, stream, done))

    def _through(self, stream: Stream, lower: int, upper: int, keep: Keep) -> int | None:
        """Take every row of the closed range; answers the first date whose run could not be proven complete.

        With rows to be confirmed the position follows them: what could not be asked for must be on the page again.
        """
        self._pulled.scanned = True
        anchor, unproven = lower, None
        while anchor <= upper:
            page = self._list(stream, f"{stream.version}|gteq|{anchor};{stream.version}|lteq|{upper}")
            last = _version(page.records[-1], stream) if page.records else anchor
            full = _full(page)
            position = last if full else anchor
            with self._replica.write() as tx:
                taken = self._take(tx, stream, page)
                if not taken.older:
                    keep(tx, position, unproven)
            self._tell(stream, taken)
            if taken.older:
                self._confirm(stream, taken, page)
                with self._replica.write() as tx:
                    keep(tx, position, unproven)
            if not full:
                break
            if last > anchor:
                anchor = last
                continue
            if not self._drain(stream, anchor) and unproven is None:
                unproven = anchor
            anchor += 1
        if unproven is None:
            self._pulled.covered.append((lower, upper))
        return unproven

    def _drain(self, stream: Stream, version: int) -> bool:
        """Read every row of one date, whatever order the cloud lists them in; proven by the cloud's own count.

        False after `TIE_REQUESTS`: the scan goes on, the watermark stays here (F42).
        """
        seen: set[Any] = set()
        total: int | None = None
        number = 1
        for _ in range(TIE_REQUESTS):
            page = self._list(stream, f"{stream.version}|eq|{version}", page=number)
            if page.total != total:
                seen, total = set(), page.total
                if number != 1:
                    number = 1
                    continue
            seen |= {row.get("id") for row in page.records}
            with self._replica.write() as tx:
                taken = self._take(tx, stream, page)
            self._tell(stream, taken)
            self._confirm(stream, taken, page)
            if total is not None and len(seen) >= total:
                return True
            if total is None and not _full(page):
                return True
            number = number + 1 if _full(page) else 1
        return False

    # one page

    def _list(
        self,
        stream: Stream,
        condition: str,
        *,
        page: int = 1,
        newest_first: bool = False,
        tag: str | None = None,
    ) -> Listing:
        self._checkpoint()
        return self._cloud.list(
            stream.path,
            filter=condition + stream.everything,
            sort=f"-{stream.version}" if newest_first else stream.version,
            page=page,
            if_none_match=tag,
        )

    def _take(self, tx: Transaction, stream: Stream, page: Listing) -> Taken:
        self._pulled.rows += len(page.records)
        self._pulled.seen |= {number for row in page.records if (number := _id(row)) is not None}
        if stream.entity.view_of is None:
            taken = take(tx, stream.entity, page.records)
        else:
            taken = _take_stock(tx, stream, page)
        self._pulled.merged += taken.merged
        self._pulled.changed += len(taken.changed)
        return taken

    def _confirm(self, stream: Stream, taken: Taken, page: Listing) -> None:
        """Rows older than ours: ask for each by id before believing it (F44).

        Not to be found by id and deleted on the page is deleted, for a cloud that shows deleted ones in lists only.
        """
        if not taken.older:
            return
        missing = set(self.ask_each(stream, taken.older))
        if rows := [row for row in page.records if _id(row) in missing and row.get("deleted") is True]:
            with self._replica.write() as tx:
                deleted = take(tx, stream.entity, rows, confirmed=True)
            self._tell(stream, deleted)

    def ask_each(self, stream: Stream, ids: Iterable[int]) -> list[int]:
        """Read records one by one; the answer is the ids the cloud does not have any more."""
        missing = []
        for record_id in ids:
            self._checkpoint()
            try:
                row = self._cloud.get(stream.path, record_id).record
            except CloudRecordMissing:
                missing.append(record_id)
                continue
            if row is not None:
                with self._replica.write() as tx:
                    confirmed = take(tx, stream.entity, [row], confirmed=True)
                self._tell(stream, confirmed)
        return missing

    def _tell(self, stream: Stream, taken: Taken) -> None:
        if taken.changed:
            self._bus.publish(Change(stream.entity.name, tuple(taken.changed), "pull", origin="sync"))
        self._bus.publish(Progress("pull", stream.entity.name, self._pulled.rows, self._total))

    # where we stand

    def _cursor(self, stream: Stream) -> Cursor:
        return bookkeeping.cursor(self._replica.database.read(), stream.entity.name, stream.scope)

    def _held(self, tx: Transaction, stream: Stream, cursor: Cursor) -> Cursor:
        """No watermark moves past a row that could not be read (F29)."""
        aside = bookkeeping.quarantined(tx.connection, stream.entity.name)
        versions = [each.version for each in aside if each.version is not None]
        return replace(cursor, watermark=min([cursor.watermark or 0, *versions]))

    def _finish(self, tx: Transaction, cursor: Cursor) -> None:
        bookkeeping.put_cursor(tx.connection, replace(cursor, last_success=tx.now, complete=True))


def _keep_nothing(_tx: Transaction, _anchor: int, _unproven: int | None) -> None:
    """For a range that is read for its rows alone."""


def lasting(cursor: Cursor) -> str | None:
    """The cursor's problem, if reading alone does not settle it: only counting again does (N7)."""
    return cursor.problem if cursor.problem in COUNT_PROBLEMS else None


def _window_start(cursor: Cursor) -> int:
    return max(0, (cursor.watermark or 0) - OVERLAP)


def _full(page: Listing) -> bool:
    """Whether there may be more than this page."""
    return len(page.records) >= PAGE_LIMIT or page.next_page is not None


def _version(row: Mapping[str, Any], stream: Stream) -> int:
    """A row's place on the axis; raises ProtocolMismatch when it has none, since no cursor could pass it."""
    try:
        return timestamps.parse(row.get(stream.version))
    except ValueError:
        raise ProtocolMismatch(reason="row", entity=stream.entity.name, field=stream.version) from None


def _take_stock(tx: Transaction, stream: Stream, page: Listing) -> Taken:
    """Of a warehouse's view only the stock is kept; the products come by their own stream."""
    taken = Taken()
    rows = []
    for row in page.records:
        try:
            rows.append(
                {
                    "_warehouseId": stream.scope,
                    "_productId": int(row["id"]),
                    "stockQuantityStatus": _number(row.get("stockQuantityStatus")),
                    "purchasePriceWithoutVat": _number(row.get("purchasePriceWithoutVat")),
                    "stockStatusVersiondate": timestamps.parse(row[stream.version]),
                }
            )
        except (KeyError, TypeError, ValueError):
            taken.unreadable += 1
    taken.changed = put_stock(tx.connection, rows)
    return taken


def _id(row: Mapping[str, Any]) -> int | None:
    try:
        return int(row["id"])
    except (KeyError, TypeError, ValueError):
        return None


def _number(value: Any) -> float | None:
    return None if value is None else float(value)


__all__ = ["COUNT_PROBLEMS", "OVERLAP", "TIE_REQUESTS", "Checkpoint", "Pull", "Pulled", "Stream", "lasting"]
