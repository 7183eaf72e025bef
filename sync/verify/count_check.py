"""The count check: whether both sides hold the same number of live records.

Called after a list was pulled. The count costs one request (a page of one row, deleted ones left
out), so it is made

- at once when the pull brought anything new, or the list has an open problem;
- else `COUNT_EVERY` after both sides last counted the same; lists take turns, evenly spread over that time. So a
  run with nothing new is one request per list, and now and then one more.

A silent loss (F55, a purge, a commit later than the overlap) is therefore noticed after two `COUNT_EVERY` at the
latest, or after as many runs as there are lists where runs are rarer than turns. Live records are counted, on both sides, because a deletion without a new date
leaves the count of all as it was; a difference is then located by counting ranges (`bisect`), only these are read, and
missing records are read by id. Where the cloud does not count (F45) the full comparison has to find it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from storage.records.replica import Replica
from storage.sync_state.expected_remote import NEVER
from storage.sync_state.pull_cursors import PullCursor
from storage.sync_state.regressions import Dispute
from sync.client.api import CloudClient
from sync.pull.mass_deletion import MANY, MASS_DELETION
from sync.pull.pull import COUNT_PROBLEMS, Checkpoint, Pull
from sync.pull.streams import Pulled, Stream
from sync.verify.count_bisection import bisect_counts
from sync.verify.missing_records import MassDeletion, MissingRecords

COUNT_EVERY = 30 * 60_000
"""Milliseconds after which counts are compared although nothing changed."""

TURN = "counted_for_age"
"""Key in `meta` of our wall time of the last count that only age caused."""

MaySpend = Callable[[int], bool]
"""Whether so many requests may be spent on checks that can wait; asking spends nothing."""


def spend_freely(_requests: int) -> bool:
    """No budget."""
    return True


class CountCheck:
    """The count check of one run."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        *,
        pull: Pull,
        missing_records: MissingRecords,
        checkpoint: Checkpoint,
        may_spend: MaySpend = spend_freely,
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._pull = pull
        self._missing_records = missing_records
        self._checkpoint = checkpoint
        self._may_spend = may_spend

    def check(self, stream: Stream, pulled: Pulled) -> Pulled:
        """Confirm records that the pages should have shown and did not, then compare counts if that is due.

        A remaining difference, or a mass deletion, becomes the cursor's problem and thereby the status (N7).
        """
        if stream.entity.view_of is not None:
            return pulled
        try:
            missing = self._missing_records.find_absent(stream.entity, pulled)
            if missing := sorted({*missing, *self._missing_records.unconfirmed(stream)}):
                self._missing_records.dispute(stream.entity, missing, Dispute.UNSEEN)
                # Counted before any is read by id: far more than these may be missing.
                try:
                    self._matches(stream)
                except MassDeletion:
                    # The full comparison will find them, and the others with them.
                    self._missing_records.forget(stream.entity, missing)
                    raise
                self._missing_records.confirm(stream, missing)
            elif not self._due(stream, pulled):
                return pulled
            if self._replica.sync_state.rollback.get() is not None:
                return pulled  # counts cannot match during a rollback
            return self._compare(stream, pulled, news=pulled.changed > 0 or pulled.scanned)
        except MassDeletion:
            return self.stop(stream, pulled)

    def stop(self, stream: Stream, pulled: Pulled) -> Pulled:
        """Store that too many records are missing to be believed: a person must look (F56)."""
        return self._note(stream, MASS_DELETION, pulled)

    def _compare(self, stream: Stream, total: Pulled, *, news: bool) -> Pulled:
        if self._matches(stream):
            return self._note(stream, None, total)
        if self._cursor(stream).problem in COUNT_PROBLEMS and not news:
            return total  # known already; reading everything in each run would not help
        if len(self._replica.sync_state.expected.pending_undeletes(stream.entity)) > MANY:
            return total  # whether these live there already the push finds out, in a few requests (F140)
        self._ask_revived(stream, total)
        # Somebody may have written between page and count, so the newest rows are read again first.
        for read in (self._read_newest, self._read_differing, self._read_all):
            total = _sum(total, read(stream))
            if self._matches(stream):
                return self._note(stream, None, total)
        if self._ask_unseen(stream, total) and self._matches(stream):
            return self._note(stream, None, total)
        return self._note(stream, "count_differs", total)

    # ways to find the difference, each more expensive than the one before

    def _read_newest(self, stream: Stream) -> Pulled:
        return self._settle(stream, self._pull.run(stream))

    def _read_differing(self, stream: Stream) -> Pulled:
        total = Pulled()
        here = [each.version for each in self._replica.sync_state.expected.rows(stream.entity) if each.lives]
        upper = here[-1] if here else 0
        for lower, higher in (
            bisect_counts(here, upper, lambda low, high: self._there(stream, low, high)) or ()
        ):
            total = _sum(total, self._pull.read_range(stream, lower, higher))
        # All ranges at once: mass deletion is judged by the sum.
        return self._settle(stream, total)

    def _read_all(self, stream: Stream) -> Pulled:
        return self._settle(stream, self._pull.run(stream, full=True))

    def _ask_unseen(self, stream: Stream, shown: Pulled) -> bool:
        """Read by id the few records that no page showed: of a long run of one date no page proves that one is absent (F42).

        Answers whether there were any.
        """
        unseen = self._missing_records.find_absent(stream.entity, replace(shown, covered=[(0, NEVER)]))
        if not 0 < len(unseen) <= MANY:
            return False
        self._missing_records.confirm(stream, unseen)
        return True

    def _settle(self, stream: Stream, pulled: Pulled) -> Pulled:
        """Read by id the records that the pages just read should show and do not."""
        self._missing_records.confirm(stream, self._missing_records.find_absent(stream.entity, pulled))
        self._ask_revived(stream, pulled)
        return pulled

    def _ask_revived(self, stream: Stream, shown: Pulled) -> None:
        """Read by id the restored records that were shown: a list does not prove that they live in the cloud (F10)."""
        revived = self._replica.sync_state.expected.pending_undeletes(stream.entity)
        self._pull.read_by_id(stream, sorted(revived & shown.seen))

    # counts

    def _due(self, stream: Stream, pulled: Pulled) -> bool:
        cursor = self._cursor(stream)
        if pulled.scanned or pulled.fresh or cursor.problem is not None:
            return True
        now = self._replica.clock.now()
        return (
            _past(cursor.counted, COUNT_EVERY, now) and self._may_spend(1) and self._takes_turn(cursor, now)
        )

    def _takes_turn(self, cursor: PullCursor, now: int) -> bool:
        """Whether this list is the one counted longest ago and a turn is due; the turn is then used up."""
        sync_state = self._replica.sync_state
        lists = {each.name for each in self._replica.catalogue.stored() if each.soft_delete}
        ages = [_age(each, now) for each in sync_state.cursors.all() if each.entity in lists]
        last: int | None = sync_state.meta.get(TURN)
        if not _past(last, COUNT_EVERY // max(1, len(ages)), now) or _age(cursor, now) < max(ages, default=0):
            return False
        with self._replica.write() as tx:
            tx.sync_state.meta.put(TURN, now)
        return True

    def _matches(self, stream: Stream) -> bool:
        there = self._there(stream)
        if there is None:
            return True
        missing = self._replica.sync_state.expected.live_count(stream.entity) - there
        self._missing_records.check_mass_count(stream.entity, missing)
        return missing == 0

    def _there(self, stream: Stream, lower: int = 0, upper: int | None = None) -> int | None:
        """Live records of the cloud, all or those of a range; None where it does not count."""
        self._checkpoint()
        ends = "" if upper is None else stream.between(lower, upper)
        return self._cloud.list(stream.path, filter=ends, limit=1).total

    def _cursor(self, stream: Stream) -> PullCursor:
        return self._replica.sync_state.cursors.get(stream.entity.name, stream.scope)

    def _note(self, stream: Stream, problem: str | None, total: Pulled | None = None) -> Pulled:
        with self._replica.write() as tx:
            cursor = tx.sync_state.cursors.get(stream.entity.name, stream.scope)
            counted = tx.now if problem is None else cursor.counted
            tx.sync_state.cursors.put(replace(cursor, problem=problem, counted=counted))
        return total if total is not None else Pulled()


def _past(then: int | None, span: int, now: int) -> bool:
    """Whether so many milliseconds have passed; a wall clock that was set back counts as late (F78)."""
    return then is None or not 0 <= now - then < span


def _age(cursor: PullCursor, now: int) -> int:
    """Milliseconds since both sides counted the same; a time in the future counts as none."""
    return now - cursor.counted if cursor.counted is not None and cursor.counted <= now else NEVER


def _sum(one: Pulled, other: Pulled) -> Pulled:
    return Pulled(
        rows=one.rows + other.rows,
        merged=one.merged + other.merged,
        changed=one.changed + other.changed,
        fresh=one.fresh or other.fresh,
        scanned=one.scanned or other.scanned,
        seen=one.seen | other.seen,
        covered=[*one.covered, *other.covered],
        quarantined=one.quarantined | other.quarantined,
    )
