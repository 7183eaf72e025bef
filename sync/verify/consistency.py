"""The consistency checks of one run: pages just read, counts, the full comparison, the audit.

Called by the pull phase after each list; puts together the checks that share one account of missing records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from random import Random

from storage.records.replica import Replica
from sync.client.api import CloudClient
from sync.events import Bus
from sync.pull.pull import Checkpoint, Pull
from sync.pull.streams import Pulled, Stream
from sync.verify.cloud_rollback import RollbackDetector
from sync.verify.count_check import CountCheck, MaySpend, spend_freely
from sync.verify.full_comparison import FullComparison, quiet
from sync.verify.missing_records import NOTHING, MassDeletion, MissingRecords
from sync.verify.view_audit import Audit


class ConsistencyChecks:
    """The checks of one run."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        pull: Pull,
        checkpoint: Checkpoint,
        rng: Random,
        answered: Mapping[str, AbstractSet[int]] = NOTHING,
        may_count: MaySpend = spend_freely,
        may_scan: MaySpend = spend_freely,
        may_scan_urgently: MaySpend = spend_freely,
        quiet: Callable[[int], bool] = quiet,
    ) -> None:
        self._missing_records = missing_records = MissingRecords(replica, bus, pull, answered=answered)
        self.rollbacks = RollbackDetector(
            replica, cloud, bus, pull=pull, missing_records=missing_records, checkpoint=checkpoint
        )
        self._audit = Audit(replica, cloud, bus, rng=rng, checkpoint=checkpoint)
        self._count_check = CountCheck(
            replica,
            cloud,
            pull=pull,
            missing_records=missing_records,
            checkpoint=checkpoint,
            may_spend=may_count,
        )
        self._full_comparison = FullComparison(
            replica,
            cloud,
            pull=pull,
            missing_records=missing_records,
            checkpoint=checkpoint,
            may_spend=may_scan,
            may_spend_urgently=may_scan_urgently,
            quiet=quiet,
        )

    def check(self, stream: Stream, pulled: Pulled, *, full: bool = False) -> Pulled:
        """Do the checks that are due after `pulled` was read; answers the sum of everything read."""
        total = self._count_check.check(stream, pulled)
        try:
            more = self._full_comparison.advance(stream, full=full)
        except MassDeletion:
            return self._count_check.stop(stream, total)
        if stream.entity.view_of is None:
            total.changed += (
                self._audit.check_all(stream) if more.compared else self._audit.check_sample(stream)
            )
        total.changed += more.changed
        total.merged += more.merged
        if self._missing_records.held_deletions(stream.entity):
            return self._count_check.stop(stream, total)
        return total
