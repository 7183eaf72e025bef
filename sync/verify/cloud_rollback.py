"""Detecting a cloud rollback: the cloud was restored from a backup (F101).

Called by the pull phase before and after the lists are read. A record has regressed when the cloud, asked by id, has
none of what lives here, or a copy older than ours by more than its clocks may differ (F79). A single such record
is believed, with its values kept in the history (F44, F103). Several are a rollback if nothing newer than they were is
left: a restored cloud cannot still hold a version later than one that it lost, while after a purge, an old row or a
deletion the newest records are as we know them. So our newest records are read by id, and one that is as we have it
disproves the rollback.

After a rollback nothing is deleted here. The finding is stored first; then every list is compared from end to end
(`full_comparison`), which puts every regressed record in dispute; then a person decides (`app.commands.resolve_rollback`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from storage.records.replica import Replica
from storage.sync_state.cloud_rollback import CloudRollback
from storage.sync_state.regressions import Dispute, RegressedRecord
from storage.timestamps import parse
from sync.client.api import CloudClient
from sync.errors import CloudRecordMissing
from sync.events import Bus, Decision, RecordsChanged
from sync.merge.apply_verdict import ORIGIN
from sync.pull.apply_page import apply_cloud_copy
from sync.pull.cloud_clock import SKEW
from sync.pull.pull import Checkpoint, Pull
from sync.pull.streams import Stream
from sync.verify.missing_records import MissingRecords

SEVERAL = 3
"""Regressed records below which it cannot be a rollback."""
WITNESSES = 3
"""Newest records that are read to disprove a rollback."""


class RollbackDetector:
    """Judges the regressed records of one run."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        pull: Pull,
        missing_records: MissingRecords,
        checkpoint: Checkpoint,
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._pull = pull
        self._missing_records = missing_records
        self._checkpoint = checkpoint

    def settle_accepted(self, streams: Iterable[Stream]) -> None:
        """Remove records whose loss a person accepted, if the cloud says by id that it has none (N4)."""
        by_name = _compared(streams)
        for regressed in self._replica.sync_state.regressions.all():
            if regressed.dispute is Dispute.ACCEPTED and regressed.entity in by_name:
                stream = by_name[regressed.entity]
                self._missing_records.remove(stream.entity, self._pull.read_by_id(stream, [regressed.id]))
                with self._replica.write() as tx:
                    now = tx.sync_state.regressions.all(regressed.entity)
                    if any(each.id == regressed.id and each.dispute is Dispute.ACCEPTED for each in now):
                        tx.sync_state.regressions.drop(regressed.entity, [regressed.id])

    def judge(self, streams: Iterable[Stream]) -> int:
        """Accept the regressed records, or declare a rollback; answers how many records were accepted."""
        sync_state = self._replica.sync_state
        if (rollback := sync_state.rollback.get()) is not None:
            if not rollback.pending and not sync_state.regressions.counts():
                # The cloud has everything again.
                with self._replica.write() as tx:
                    tx.sync_state.rollback.put(None)
            return 0
        found = [
            each for each in sync_state.regressions.all() if each.dispute in (Dispute.OLDER, Dispute.GONE)
        ]
        if not found:
            return 0
        by_name = _compared(streams)
        grouped = {name: list(each) for name, each in groupby(found, key=lambda each: each.entity)}
        lost = [
            each
            for name, group in grouped.items()
            if name in by_name and not self._disproved(by_name[name], group)
            for each in group
        ]
        if len(lost) >= SEVERAL:
            self._declare_rollback(by_name)
            self._bus.publish(Decision("cloud_restored"))
            return 0
        for name, group in grouped.items():
            if name in by_name:
                self._accept_regressions(by_name[name], group)
        return len(found)

    def _disproved(self, stream: Stream, group: Sequence[RegressedRecord]) -> bool:
        """Whether a record newer than the regressed ones is still in the cloud as we know it."""
        sync_state = self._replica.sync_state
        gone = {each.id for each in group}
        held = self._replica.many(stream.entity.name, gone)
        # The date we show is never below the cloud's; it was raised by less than clocks may differ, or by an amount
        # nobody knows any more.
        first = min((int(each.get("versionDate") or 0) for each in held.values()), default=0)
        newer = [
            each
            for each in sync_state.expected.rows(stream.entity, first + SKEW)
            if each.lives and each.id >= 0 and each.id not in gone
        ]
        for witness in newer[-WITNESSES:]:
            self._checkpoint()
            try:
                row = self._cloud.get(stream.path, witness.id).record or {}
            except CloudRecordMissing:
                continue
            if _date(row.get(stream.version)) == witness.version:
                return True
        return False

    def _declare_rollback(self, by_name: dict[str, Stream]) -> None:
        with self._replica.write() as tx:
            tx.sync_state.rollback.put(CloudRollback(since=tx.now, pending=tuple(by_name)))
            tx.sync_state.page_etags.forget_positions()

    def _accept_regressions(self, stream: Stream, group: Sequence[RegressedRecord]) -> None:
        entity = stream.entity
        self._missing_records.remove(entity, [each.id for each in group if each.dispute is Dispute.GONE])
        older = {each.id: each.theirs for each in group if each.theirs is not None}
        with self._replica.write() as tx:
            for record in older.values():
                apply_cloud_copy(tx, entity, record)
            tx.sync_state.regressions.drop(entity.name, older)
        if older:
            self._bus.publish(RecordsChanged(entity.name, tuple(older), "pull", origin=ORIGIN))


def _compared(streams: Iterable[Stream]) -> dict[str, Stream]:
    """The lists that are compared from end to end: with dates, and no views of other lists."""
    found = (each for each in streams if each.entity.view_of is None and each.entity.soft_delete)
    return {each.entity.name: each for each in found}


def _date(value: object) -> int | None:
    try:
        return parse(value)
    except ValueError:
        return None
