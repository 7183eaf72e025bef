"""The full comparison: every list, page by page, once a day in the shop's quiet hours.

Called after a list was pulled and counted. Every page is requested with the ETag it had, as long as our copies of its
records have not changed since: an unchanged page costs a 304 without a body. Rows on a page are stored; records that it
should show and does not are stored as unseen, read by id after the last page, and removed only when the cloud says by
id that it has none (N4). So a row that changed without a new date, or was committed later than any overlap, is found
within a day.

The position is stored with each page: a comparison stops where the budget ends and resumes in the next run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from storage.records.replica import Replica
from storage.sync_state.expected_remote import Page, Scan
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.client.api import PAGE_LIMIT, CloudClient
from sync.merge.tag_contents import tags_cover
from sync.pull.mass_deletion import MASS_DELETION
from sync.pull.pull import Checkpoint, Pull
from sync.pull.streams import Pulled, Stream
from sync.verify.count_check import MaySpend, spend_freely
from sync.verify.missing_records import FEW, MassDeletion, MissingRecords
from sync.verify.page_layout import cut

HOUR = 3_600_000
AT_NIGHT, AT_LATEST = 20 * HOUR, 36 * HOUR
"""Milliseconds after the last comparison from which the next is due: in quiet hours, and at any (a shop that shuts
its computer down at night)."""
DAY = 24 * HOUR
"""The last so many milliseconds are read again once a day, for commits later than each run's overlap."""
URGENT_PAGES = 10
"""Pages of a list that a run compares for a person who waits for the result, where nothing is left for comparisons."""
MARGIN = 2
"""Requests that must be left before a page is requested: it may have to be read as a range."""


def quiet(now: int) -> bool:
    """Whether it is between one and five in the morning by this computer's clock."""
    return 1 <= datetime.fromtimestamp(now / 1000).hour < 5  # noqa: DTZ006 - the shop's own time is meant


class FullComparison:
    """The full comparison, as far as one run gets."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        *,
        pull: Pull,
        missing_records: MissingRecords,
        checkpoint: Checkpoint,
        may_spend: MaySpend = spend_freely,
        may_spend_urgently: MaySpend = spend_freely,
        quiet: Callable[[int], bool] = quiet,
    ) -> None:
        """`may_spend`: on comparisons; `may_spend_urgently`: on what the run itself is for."""
        self._replica = replica
        self._cloud = cloud
        self._pull = pull
        self._missing_records = missing_records
        self._checkpoint = checkpoint
        self._may_spend = may_spend
        self._may_spend_urgently = may_spend_urgently
        self._quiet = quiet

    def advance(self, stream: Stream, *, full: bool = False) -> Pulled:
        """Compare what is due of this list as far as the budget goes; `full`: the run has just read all of it.

        Raises MassDeletion when too many records are missing; they stay stored as unseen.
        """
        total = Pulled()
        if stream.entity.view_of is not None:
            return total
        scan = self._scan(stream)
        now = self._replica.clock.now()
        urgent = self._urgent(stream)
        if (scan.finished is None or full) and not urgent:
            # Reading everything is a comparison too.
            self._finish(stream, replace(scan, begun_to=self._known(stream)))
            return total
        if scan.position is None and (urgent or self._due(scan, now)):
            scan = self._begin(stream, scan)
        if scan.position is not None:
            self._pages(stream, total, urgent=URGENT_PAGES if urgent else 0)
        elif not 0 <= now - (scan.overlapped or 0) < DAY and self._may_spend(MARGIN):
            self._last_day(stream, scan, total)
        return total

    def _urgent(self, stream: Stream) -> bool:
        """Whether a person waits for the result: after a cloud rollback, or a mass deletion not yet listed by record."""
        sync_state = self._replica.sync_state
        if (rollback := sync_state.rollback.get()) is not None:
            return stream.entity.name in rollback.pending
        cursor = sync_state.cursors.get(stream.entity.name, stream.scope)
        return cursor.problem == MASS_DELETION and stream.entity.name not in sync_state.regressions.counts()

    def _due(self, scan: Scan, now: int) -> bool:
        age = now - (scan.finished or 0)
        # A wall clock that was set back is no reason to wait (F78).
        return age < 0 or age >= (AT_NIGHT if self._quiet(now) else AT_LATEST)

    def _last_day(self, stream: Stream, scan: Scan, total: Pulled) -> None:
        """Read the last day again, as far as the budget goes: the day of an import is as long as the import (F124)."""
        newest = self._known(stream) or 0
        lower = max(0, newest - DAY) if scan.overlap_from is None else scan.overlap_from
        read = self._pull.read_range(stream, lower, newest, go_on=lambda: self._may_spend(MARGIN))
        missing = self._missing_records.find_absent(stream.entity, read)
        total.changed += read.changed
        self._missing_records.confirm(stream, missing)
        total.merged += read.merged
        overlapped = scan.overlapped if read.rest_from is not None else self._replica.clock.now()
        self._keep(replace(scan, overlapped=overlapped, overlap_from=read.rest_from))

    # a comparison

    def _begin(self, stream: Stream, scan: Scan) -> Scan:
        name = stream.entity.name
        with self._replica.write() as tx:
            before = {(each.lower, each.upper): each for each in tx.sync_state.page_etags.pages(name)}
            versions = [each.version for each in tx.sync_state.expected.rows(stream.entity)]
            ranges = cut(versions, [*before])
            tx.sync_state.page_etags.put_pages(
                name,
                [before.get(each) or Page(entity=name, lower=each[0], upper=each[1]) for each in ranges],
            )
            begun = replace(scan, position=0, started=tx.now, begun_to=self._known(stream))
            tx.sync_state.page_etags.put_scan(begun)
        return begun

    def _pages(self, stream: Stream, total: Pulled, *, urgent: int) -> None:
        """Compare pages as far as the budget goes, at least the `urgent` first ones."""
        name = stream.entity.name
        for page in self._replica.sync_state.page_etags.pages(name):
            if page.lower < (self._scan(stream).position or 0):
                continue
            if not self._may_spend(MARGIN) and not (urgent and self._may_spend_urgently(MARGIN)):
                return
            urgent = max(0, urgent - 1)
            self._page(stream, page, total)
        if self._settle(stream):
            total.compared = True
            self._finish(stream, self._scan(stream))

    def _page(self, stream: Stream, page: Page, total: Pulled) -> None:
        """Compare one page and store the position after it."""
        self._checkpoint()
        same = page.digest is not None and page.digest == self._digest(stream, page)
        same = same and tags_cover(self._replica, stream.entity)  # F121
        answer = self._cloud.list(
            stream.path,
            filter=stream.between(page.lower, page.upper) + stream.deleted_filter,
            sort=stream.version,
            if_none_match=page.tag if same else None,
        )
        if answer.not_modified and same:
            self._past(stream, page)
            return
        if answer.next_page is not None or answer.not_modified:
            read = self._pull.read_range(stream, page.lower, page.upper)
            tag = None
        else:
            read = self._pull.store_page(stream, answer, page.lower, page.upper)
            tag = answer.etag
        total.changed += read.changed
        total.merged += read.merged
        missing = self._missing_records.find_absent(stream.entity, read)
        # The ETag of a page that lacks records of ours would prove nothing the next time.
        self._past(stream, page, None if missing else tag, missing)

    def _past(
        self, stream: Stream, page: Page, tag: str | None = None, missing: list[int] | None = None
    ) -> None:
        name = stream.entity.name
        with self._replica.write() as tx:
            if missing is not None:
                digest = (
                    tx.sync_state.page_etags.digest(stream.entity, page.lower, page.upper) if tag else None
                )
                tx.sync_state.page_etags.put_page(replace(page, tag=tag, digest=digest))
                tx.sync_state.regressions.put(
                    [
                        RegressedRecord(entity=name, id=each, dispute=Dispute.UNSEEN, at=tx.now)
                        for each in missing
                    ],
                )
            tx.sync_state.page_etags.put_scan(
                replace(tx.sync_state.page_etags.scan(name), position=page.upper + 1)
            )

    def _settle(self, stream: Stream) -> bool:
        """Read by id what no page showed, as far as the budget goes; answers whether all of it was read.

        During a cloud rollback nothing is read: a person decides about all of it.
        """
        name = stream.entity.name
        if (rollback := self._replica.sync_state.rollback.get()) is not None:
            pending = tuple(each for each in rollback.pending if each != name)
            with self._replica.write() as tx:
                tx.sync_state.rollback.put(replace(rollback, pending=pending))
            return True
        found = self._replica.sync_state.regressions.all(name)
        unseen = [each.id for each in found if each.dispute is Dispute.UNSEEN]
        try:
            self._missing_records.check_mass_deletion(stream.entity, len(unseen))
        except MassDeletion:
            self._keep(replace(self._scan(stream), position=None, finished=self._replica.clock.now()))
            raise
        if len(unseen) > FEW and self._may_spend(1 + len(unseen) // PAGE_LIMIT):
            absent = self._pull.read_by_ids(stream, unseen)
            self._missing_records.forget(stream.entity, [*{*unseen} - {*absent}])
            unseen = absent
        for record_id in unseen:
            if not self._may_spend(1):
                return False
            # From here on it is in dispute, or the cloud has shown it.
            self._missing_records.confirm(stream, [record_id])
        return True

    def _digest(self, stream: Stream, page: Page) -> str:
        return self._replica.sync_state.page_etags.digest(stream.entity, page.lower, page.upper)

    def _finish(self, stream: Stream, scan: Scan) -> None:
        """Store that a comparison is finished: all is as here, unless something is in dispute."""
        now = self._replica.clock.now()
        disputed = stream.entity.name in self._replica.sync_state.regressions.counts()
        compared_to = scan.compared_to if disputed else scan.begun_to
        self._keep(Scan(entity=scan.entity, finished=now, overlapped=now, compared_to=compared_to))

    def _known(self, stream: Stream) -> int | None:
        """The newest date that is known of a list, milliseconds of the cloud's time."""
        return self._replica.sync_state.cursors.get(stream.entity.name, stream.scope).watermark

    def _scan(self, stream: Stream) -> Scan:
        return self._replica.sync_state.page_etags.scan(stream.entity.name)

    def _keep(self, scan: Scan) -> None:
        with self._replica.write() as tx:
            tx.sync_state.page_etags.put_scan(scan)
