"""Reading pages of one list and storing them: what every way of pulling has in common.

Used by `pull` and `parallel_download`, one `PageReader` for each time a stream is pulled; `read_whole_list` is for lists
that are small or have no dates. Only `PageReader.list_page` may be called by several threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from storage import timestamps
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from sync.client.api import PAGE_LIMIT, CloudClient
from sync.client.responses import Listing
from sync.errors import CloudRecordMissing, Offline, SyncError
from sync.events import Bus, Progress, RecordsChanged
from sync.limits.page_size import AdaptivePageSize
from sync.merge.tag_contents import note_row_tag
from sync.pull.apply_page import AppliedPage, apply_page, quarantine
from sync.pull.cloud_clock import latest_clock
from sync.pull.eta import Estimate
from sync.pull.keyset_scan import KeysetScan, PageRequest
from sync.pull.streams import Pulled, Stream

Checkpoint = Callable[[], None]
"""Called between requests; raises to stop."""
StorePosition = Callable[[Transaction], None]
"""Stores the position after a page, in the transaction that stores its rows."""


class PageReader:
    """One stream being pulled into one replica."""

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
        self.ahead_to: int | None = None
        """The newest date of the list where it is ahead of the cloud's clock: such rows are read after a scan (F111)."""
        self.read_to = 0
        """Everything after a scan's range up to here was read before it began, or could not be dated so any more."""
        self.told: int | None = None
        """The cloud's clock when that was seen, if it tells it."""
        self._cloud = cloud
        self._bus = bus
        self._estimate = Estimate()
        self._total: int | None = None
        self._already_here = 0

    def expect_total(self, total: int | None) -> None:
        """Set the number of rows in the cloud, for the progress; records already here count as read."""
        self._total = total
        if self.stream.entity.view_of is None:
            self._already_here = self.replica.count(self.stream.entity.name, Query(deleted="all"))

    # reading

    def list_page(
        self, request: PageRequest, *, newest_first: bool = False, tag: str | None = None
    ) -> Listing:
        """Read one page."""
        return self._cloud.list(
            self.stream.path,
            filter=request.condition + self.stream.deleted_filter,
            sort=f"-{self.stream.version}" if newest_first else self.stream.version,
            page=request.number,
            limit=request.limit,
            if_none_match=tag,
        )

    def clock_of(self, page: Listing) -> int:
        """The cloud's clock when it gave this page, or the latest that it can be (F111)."""
        return page.at if page.at is not None else latest_clock(self.replica.clock.now())

    def read_page(
        self,
        request_for: Callable[[int], PageRequest],
        *,
        newest_first: bool = False,
        tag: str | None = None,
    ) -> tuple[PageRequest, Listing]:
        """Read one page of the adaptive size; after a timeout a smaller one is requested (F12)."""
        while True:
            self.checkpoint()
            request = request_for(self.page_size.size)
            began = self.replica.clock.monotonic()
            try:
                page = self.list_page(request, newest_first=newest_first, tag=tag)
            except Offline as error:
                if not is_response_timeout(error) or not self.page_size.record_timeout(request.limit):
                    raise
                tag = None  # an ETag is good for a page of the same size only
                continue
            self.page_size.record(request.limit, len(page.records), self.replica.clock.monotonic() - began)
            if page.next_page is not None:
                self.page_size.record_cut(request.limit, len(page.records))
            return request, page

    def read_scan(
        self, scan: KeysetScan, store_position: StorePosition, *, go_on: Callable[[], bool] = lambda: True
    ) -> None:
        """Read and store every row of a closed range, page by page, with the scan's position.

        `go_on` says after each page whether there is another; the position moves on before it is asked.
        """
        self.pulled.scanned = True
        lower = scan.anchor
        while not scan.done and (scan.anchor == lower or go_on()):
            request, page = self.read_page(scan.next_request)
            scan.answered(request, page)
            self.store([(page, store_position)])
        if scan.unproven is None:
            self.pulled.covered.append((lower, scan.upper if scan.done else scan.anchor - 1))

    def read_by_ids(self, ids: Sequence[int]) -> list[int]:
        """Read and store records a page at a time; answers the ids that the list does not show.

        All of them where the cloud refuses such a list: only a read by id tells then.
        """
        missing: list[int] = []
        for start in range(0, len(ids), PAGE_LIMIT):
            part = ids[start : start + PAGE_LIMIT]
            self.checkpoint()
            asked = ",".join(map(str, part))
            try:
                page = self._cloud.list(
                    self.stream.path,
                    filter=f"id|in|{asked}{self.stream.deleted_filter}",
                    limit=PAGE_LIMIT,
                )
            except SyncError as error:
                if error.whole_cloud:
                    raise
                return [*missing, *ids[start:]]
            self.store([(page, no_position)])
            shown = {_id(row) for row in page.records}
            missing += [each for each in part if each not in shown]
        return missing

    def read_by_id(self, ids: Iterable[int]) -> list[int]:
        """Read and store records one by one; answers the ids that the cloud does not have."""
        missing = []
        for record_id in ids:
            self.checkpoint()
            try:
                found = self._cloud.get(self.stream.path, record_id)
            except CloudRecordMissing:
                missing.append(record_id)
                continue
            if (row := found.record) is not None:
                with self.replica.write() as tx:
                    applied = apply_page(tx, self.stream.entity, [row], confirmed=True)
                    note_row_tag(tx, self.stream.entity, row, found.etag)
                # Unreadable by id, it is not healed by a page on which it could be read (F29).
                self.pulled.quarantined |= applied.quarantined
                self._publish(applied)
        return missing

    # storing

    def store(self, pages: Sequence[tuple[Listing, StorePosition]]) -> AppliedPage:
        """Store pages and the positions after them in one transaction.

        Rows that must be confirmed by id are stored first, the positions after them: rows that could not be read by
        id must be on their page again.
        """
        rows: list[Mapping[str, Any]] = [row for page, _ in pages for row in page.records]
        with self.replica.write() as tx:
            applied = self._apply(tx, rows)
            if not applied.older:
                for _, store_position in pages:
                    store_position(tx)
        self._publish(applied)
        if applied.older:
            self._confirm(applied, rows)
            with self.replica.write() as tx:
                for _, store_position in pages:
                    store_position(tx)
        return applied

    def _apply(self, tx: Transaction, rows: Sequence[Mapping[str, Any]]) -> AppliedPage:
        self.pulled.rows += len(rows)
        self.pulled.seen |= {record_id for row in rows if (record_id := _id(row)) is not None}
        if self.stream.entity.view_of is None:
            applied = apply_page(tx, self.stream.entity, rows)
        else:
            applied = _apply_stock(tx, self.stream, rows)
        self.pulled.merged += applied.merged
        self.pulled.quarantined |= applied.quarantined
        self.pulled.changed += len(applied.changed)
        return applied

    def _confirm(self, applied: AppliedPage, rows: Sequence[Mapping[str, Any]]) -> None:
        """Read rows that are older than ours by id before believing them (F44).

        A row that is deleted on the page and missing by id is deleted: some clouds show deleted rows in lists only. Of one
        that the cloud does not show by id ours stands for now, and the row is quarantined, so that no green is shown and it is
        read again; only two say that it shows none (F139).
        """
        missing: set[int] = set()
        failures: dict[int, SyncError] = {}
        for record_id in applied.older:
            try:
                missing.update(self.read_by_id([record_id]))
            except SyncError as error:
                if error.whole_cloud:
                    raise
                failures[record_id] = error
        if len(failures) > 1 and len(failures) == len(applied.older):
            raise next(iter(failures.values()))
        if failures:
            with self.replica.write() as tx:
                for row in rows:
                    if (failure := failures.get(_id(row) or 0)) is not None:
                        self.pulled.quarantined.add(quarantine(tx, self.stream.entity, row, failure.code))
        if gone := [row for row in rows if _id(row) in missing and row.get("deleted") is True]:
            with self.replica.write() as tx:
                deleted = apply_page(tx, self.stream.entity, gone, confirmed=True)
            self._publish(deleted)

    def _publish(self, applied: AppliedPage) -> None:
        name = self.stream.entity.name
        if applied.changed:
            self._bus.publish(RecordsChanged(name, tuple(applied.changed), "pull", origin="sync"))
        done = self._already_here + self.pulled.rows
        if self._total is not None:
            done = min(done, self._total)
        left = self._estimate.left(self.replica.clock.monotonic(), done, self._total)
        self._bus.publish(Progress("pull", name, done, self._total, left))


def no_position(_tx: Transaction) -> None:
    """The `StorePosition` of rows that are read for their own sake: no position moves."""


def is_response_timeout(error: Offline) -> bool:
    """Whether the request reached somebody and its answer took too long, so that a smaller page may arrive."""
    return bool(error.sent) and error.reason == "timeout"


def read_whole_list(
    cloud: CloudClient, entity: Entity, *, filter: str = "", checkpoint: Checkpoint = lambda: None
) -> list[Mapping[str, Any]]:
    """Every row of a list that matches, page after page. Raises the errors of `sync.errors`.

    For proving absence: one page would not prove that something is missing (N4).
    """
    page = cloud.list(entity.name, filter=filter)
    rows: list[Mapping[str, Any]] = [*page.records]
    while page.next_page is not None:
        checkpoint()
        page = cloud.list(entity.name, filter=filter, page=page.next_page)
        rows += page.records
    return rows


def _apply_stock(tx: Transaction, stream: Stream, rows: Sequence[Mapping[str, Any]]) -> AppliedPage:
    """Store only the stock of a warehouse's view; the products come with their own stream."""
    applied = AppliedPage()
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
            applied.quarantined.add(str(row.get("id")))
    applied.changed = tx.put_stock(stock)
    return applied


def _id(row: Mapping[str, Any]) -> int | None:
    try:
        return int(row["id"])
    except (KeyError, TypeError, ValueError):
        return None


def _number(value: Any) -> float | None:
    return None if value is None else float(value)
