"""Pages of one list, asked for and stored: what every way of reading has in common.

Used by `pull` and `ranged`, one for each time a stream is read. Only `listed` may be called by several threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from storage import timestamps
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from sync.client.api import CloudClient
from sync.client.responses import Listing
from sync.errors import CloudRecordMissing, Offline
from sync.events import Bus, Progress, RecordsChanged
from sync.limits.page_size import AdaptivePageSize
from sync.pull.apply_page import AppliedPage, apply_page
from sync.pull.eta import Estimate
from sync.pull.range_walk import KeysetScan, PageRequest
from sync.pull.streams import Pulled, Stream

Checkpoint = Callable[[], None]
"""Called between requests; raises to stop."""
Keep = Callable[[Transaction], None]
"""Stores where reading stands, beside the rows that were read up to there."""


class Reading:
    """One stream being read into one replica."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        stream: Stream,
        *,
        checkpoint: Checkpoint,
        page_size: AdaptivePageSize,
    ) -> None:
        self.replica = replica
        self.stream = stream
        self.checkpoint = checkpoint
        self.page_size = page_size
        self.pulled = Pulled()
        self._cloud = cloud
        self._bus = bus
        self._estimate = Estimate()
        self._total: int | None = None
        self._before = 0

    def expect(self, total: int | None) -> None:
        """How many rows the cloud says there are; what is here already counts as read."""
        self._total = total
        if self.stream.entity.view_of is None:
            self._before = self.replica.count(self.stream.entity.name, Query(deleted="all"))

    # asking

    def listed(self, ask: PageRequest, *, newest_first: bool = False, tag: str | None = None) -> Listing:
        """One page."""
        return self._cloud.list(
            self.stream.path,
            filter=ask.condition + self.stream.everything,
            sort=f"-{self.stream.version}" if newest_first else self.stream.version,
            page=ask.number,
            limit=ask.limit,
            if_none_match=tag,
        )

    def page(
        self, make: Callable[[int], PageRequest], *, newest_first: bool = False, tag: str | None = None
    ) -> tuple[PageRequest, Listing]:
        """One page of the size the line bears; one that does not arrive in time is asked for again, smaller (F12)."""
        while True:
            self.checkpoint()
            ask = make(self.page_size.size)
            began = self.replica.clock.monotonic()
            try:
                found = self.listed(ask, newest_first=newest_first, tag=tag)
            except Offline as error:
                if not too_slow(error) or not self.page_size.timed_out(ask.limit):
                    raise
                tag = None  # a tag is good for a page of the same size only
                continue
            self.page_size.took(ask.limit, len(found.records), self.replica.clock.monotonic() - began)
            return ask, found

    def through(self, walk: KeysetScan, keep: Keep) -> None:
        """Take every row of a closed range, page by page; `keep` stores the walk's new position."""
        self.pulled.scanned = True
        lower = walk.anchor
        while not walk.done:
            ask, page = self.page(walk.ask)
            walk.answered(ask, page)
            self.store([(page, keep)])
        if walk.unproven is None:
            self.pulled.covered.append((lower, walk.upper))

    def ask_each(self, ids: Iterable[int]) -> list[int]:
        """Read records one by one; the answer is the ids the cloud does not have any more."""
        missing = []
        for record_id in ids:
            self.checkpoint()
            try:
                row = self._cloud.get(self.stream.path, record_id).record
            except CloudRecordMissing:
                missing.append(record_id)
                continue
            if row is not None:
                with self.replica.write() as tx:
                    confirmed = apply_page(tx, self.stream.entity, [row], confirmed=True)
                # Unreadable by id, it is not healed by a page on which it could be read (F29).
                self.pulled.aside |= confirmed.aside
                self._tell(confirmed)
        return missing

    # storing

    def store(self, pages: Sequence[tuple[Listing, Keep]]) -> AppliedPage:
        """Store pages and the positions behind them in one transaction.

        With rows to be confirmed the positions follow them: what could not be asked for must be on its page again.
        """
        rows = [row for page, _ in pages for row in page.records]
        with self.replica.write() as tx:
            taken = self._take(tx, rows)
            if not taken.older:
                for _, keep in pages:
                    keep(tx)
        self._tell(taken)
        if taken.older:
            self._confirm(taken, rows)
            with self.replica.write() as tx:
                for _, keep in pages:
                    keep(tx)
        return taken

    def _take(self, tx: Transaction, rows: Sequence[Mapping[str, Any]]) -> AppliedPage:
        self.pulled.rows += len(rows)
        self.pulled.seen |= {number for row in rows if (number := _id(row)) is not None}
        if self.stream.entity.view_of is None:
            taken = apply_page(tx, self.stream.entity, rows)
        else:
            taken = _take_stock(tx, self.stream, rows)
        self.pulled.merged += taken.merged
        self.pulled.aside |= taken.aside
        self.pulled.changed += len(taken.changed)
        return taken

    def _confirm(self, taken: AppliedPage, rows: Sequence[Mapping[str, Any]]) -> None:
        """Rows older than ours: ask for each by id before believing it (F44).

        Not to be found by id and deleted on the page is deleted, for a cloud that shows deleted ones in lists only.
        """
        missing = set(self.ask_each(taken.older))
        if gone := [row for row in rows if _id(row) in missing and row.get("deleted") is True]:
            with self.replica.write() as tx:
                deleted = apply_page(tx, self.stream.entity, gone, confirmed=True)
            self._tell(deleted)

    def _tell(self, taken: AppliedPage) -> None:
        name = self.stream.entity.name
        if taken.changed:
            self._bus.publish(RecordsChanged(name, tuple(taken.changed), "pull", origin="sync"))
        done = self._before + len(self.pulled.seen)
        if self._total is not None:
            done = min(done, self._total)
        left = self._estimate.left(self.replica.clock.monotonic(), done, self._total)
        self._bus.publish(Progress("pull", name, done, self._total, left))


def keep_nothing(_tx: Transaction) -> None:
    """For rows that are read for their own sake: no position moves."""


def too_slow(error: Offline) -> bool:
    """Whether the request reached somebody and its answer took too long, so that a shorter one may arrive."""
    return bool(error.sent) and error.reason == "timeout"


def _take_stock(tx: Transaction, stream: Stream, rows: Sequence[Mapping[str, Any]]) -> AppliedPage:
    """Of a warehouse's view only the stock is kept; the products come by their own stream."""
    taken = AppliedPage()
    stock = []
    for row in rows:
        try:
            stock.append(
                {
                    "_warehouseId": stream.scope,
                    "_productId": int(row["id"]),
                    "stockQuantityStatus": _number(row.get("stockQuantityStatus")),
                    "purchasePriceWithoutVat": _number(row.get("purchasePriceWithoutVat")),
                    "stockStatusVersiondate": timestamps.parse(row[stream.version]),
                }
            )
        except (KeyError, TypeError, ValueError):
            taken.aside.add(str(row.get("id")))
    taken.changed = tx.put_stock(stock)
    return taken


def _id(row: Mapping[str, Any]) -> int | None:
    try:
        return int(row["id"])
    except (KeyError, TypeError, ValueError):
        return None


def _number(value: Any) -> float | None:
    return None if value is None else float(value)
