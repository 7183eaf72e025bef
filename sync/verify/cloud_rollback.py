"""Detecting a cloud rollback: the cloud was restored from a backup (F101).

Called by the pull phase before and after the lists are read. A record has regressed when the cloud, asked by id, has
none of what lives here, or a copy older than ours: by more than its clocks may differ (F79), or one that it had
replaced before our eyes, however little older (F115). It is a rollback if nothing newer than it is left: a restored
cloud cannot still hold a version later than one that it lost, while after a purge, an old row or a deletion the newest
records are as we know them. So our newest records are read by id, and one that is as we have it disproves the rollback
of all that was older; these are believed, with their values kept in the history (F44, F103). After a restore of ours,
which is known, it is this database that is behind: what the cloud does not have by id is believed, if it has newer
records than the backup (F142). What cannot be disproved is asked, a single record too.

After a rollback nothing is deleted here. The finding is stored first; then every list is compared from end to end
(`full_comparison`), which puts every regressed record in dispute; then a person decides (`app.commands.resolve_rollback`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.sync_state.regressions import CloudRollback, Dispute, RegressedRecord
from storage.timestamps import parse
from sync.change.echo import SECOND
from sync.client.api import PAGE_LIMIT, CloudClient
from sync.errors import CloudRecordMissing
from sync.events import Bus, Decision, RecordsChanged
from sync.merge.apply_verdict import ORIGIN
from sync.merge.version_dates import SKEW
from sync.pull.apply_page import apply_cloud_copy
from sync.pull.mass_deletion import MANY, MASS_DELETION, held_deletions
from sync.pull.pull import OVERLAP, Checkpoint, Pull
from sync.pull.streams import Stream
from sync.verify.missing_records import MissingRecords

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
        self._compared_to: dict[str, int] = {}
        for each in replica.sync_state.cursors.all():
            if not each.scope:
                scan = replica.sync_state.page_etags.scan(each.entity)
                self._compared_to[each.entity] = scan.compared_to or 0

    def settle_accepted(self, streams: Iterable[Stream]) -> None:
        """Remove records whose loss a person accepted, if the cloud says by id that it has none (N4)."""
        accepted = [
            each for each in self._replica.sync_state.regressions.all() if each.dispute is Dispute.ACCEPTED
        ]
        for name, stream in _compared(streams).items():
            ids = [each.id for each in accepted if each.entity == name]
            for start in range(0, len(ids), PAGE_LIMIT):
                part = ids[start : start + PAGE_LIMIT]
                self._missing_records.remove(stream.entity, self._lacks(stream, part))
                with self._replica.write() as tx:
                    now = tx.sync_state.regressions.all(name)
                    done = {each.id for each in now if each.dispute is Dispute.ACCEPTED}.intersection(part)
                    tx.sync_state.regressions.drop(name, done)

    def _lacks(self, stream: Stream, ids: Sequence[int]) -> list[int]:
        """Those of up to a page of accepted records that the cloud does not have.

        Many are listed by their ids, and of those that the list does not show a few are read by id, as a list may be
        behind: what is asked about must not cost a request for each record (F140).
        """
        with self._replica.write() as tx:
            # What the cloud has of somebody who was anonymised here is believed only when it is read by id (F53).
            single = tx.anonymized_among(stream.entity.name, ids) if len(ids) > MANY else {*ids}
        gone = self._pull.read_by_id(stream, sorted(single))
        absent = self._pull.read_by_ids(stream, [each for each in ids if each not in single])
        spread = absent[:: max(1, len(absent) // WITNESSES)]
        if absent and len(self._pull.read_by_id(stream, spread)) == len(spread):
            return [*gone, *absent]
        return [*gone, *self._pull.read_by_id(stream, absent)]

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
        by_name = _compared(streams)
        backup = self._backup(by_name)
        if not found:
            return 0
        grouped = {name: list(each) for name, each in groupby(found, key=lambda each: each.entity)}
        if any(
            self._lost(by_name[name], group, backup) for name, group in grouped.items() if name in by_name
        ):
            self._declare_rollback(by_name)
            self._bus.publish(Decision("cloud_restored"))
            return 0
        for name, group in grouped.items():
            if name in by_name:
                self._accept_regressions(by_name[name], group)
        return len(found)

    def _backup(self, by_name: Mapping[str, Stream]) -> int:
        """The newest date in the backup of ours that was restored, while the cloud has newer records; else 0.

        Known until both sides have counted the same in every list since.
        """
        sync_state = self._replica.sync_state
        if (restored := sync_state.rollback.own_restore()) is None:
            return 0
        cursors = [sync_state.cursors.get(name) for name in by_name]
        if all((each.counted or 0) >= restored.at for each in cursors):
            with self._replica.write() as tx:
                tx.sync_state.rollback.forget_own_restore()
        newer = restored.newest + 1
        return (
            restored.newest
            if any(sync_state.expected.rows(each.entity, newer) for each in by_name.values())
            else 0
        )

    def _lost(self, stream: Stream, group: Sequence[RegressedRecord], backup: int) -> list[RegressedRecord]:
        """Those of the regressed records that a rollback explains: no newer record is still in the cloud as we know it.

        What replaced a copy only little older (F115) may have been committed late: only a record that is dated later than
        that may be disproves its loss (F43).

        A witness was known before the list was last compared: what was written since may have been written after the
        rollback, and proves nothing.
        """
        sync_state = self._replica.sync_state
        gone = {each.id for each in group}
        versions = self._known_versions(stream, gone)
        group = [
            each for each in group if each.dispute is not Dispute.GONE or versions.get(each.id, 0) > backup
        ]
        if not group:
            return []
        versions = {each.id: versions.get(each.id, 0) for each in group}
        if (time := self._cloud.time) is not None:
            # A date in the cloud's future was wrong: what came after it is dated earlier (F111).
            group = [each for each in group if versions.get(each.id, 0) <= time]
            versions = {each.id: versions.get(each.id, 0) for each in group}
        first = min(versions.values(), default=0)
        newer = [
            each
            for each in sync_state.expected.rows(stream.entity, first)
            if each.lives and each.id >= 0 and each.id not in gone
            if each.version <= self._compared_to.get(stream.entity.name, 0)
        ]
        for witness in reversed(newer[-WITNESSES:]):
            self._checkpoint()
            try:
                row = self._cloud.get(stream.path, witness.id).record or {}
            except CloudRecordMissing:
                continue
            if _date(row.get(stream.version)) == witness.version:
                return [
                    each
                    for each in group
                    if not _proves(witness.version, _latest(each, versions.get(each.id, 0)))
                ]
        return list(group)

    def _known_versions(self, stream: Stream, ids: set[int]) -> dict[int, int]:
        """The versionDates by id that the cloud once confirmed."""
        with self._replica.write() as tx:
            copies: dict[int, Record] = tx.cloud_copies(stream.entity.name, ids)
            for id, change in tx.changes_of(stream.entity.name, ids).items():
                copies[id] = change.remote or change.base or {}
        return {id: int(each.get("versionDate") or 0) for id, each in copies.items()}

    def _declare_rollback(self, by_name: dict[str, Stream]) -> None:
        with self._replica.write() as tx:
            tx.sync_state.rollback.put(CloudRollback(since=tx.now, pending=tuple(by_name)))
            tx.sync_state.page_etags.forget_positions()

    def _accept_regressions(self, stream: Stream, group: Sequence[RegressedRecord]) -> None:
        entity = stream.entity
        self._missing_records.remove(entity, [each.id for each in group if each.dispute is Dispute.GONE])
        older = {each.id: each.theirs for each in group if each.theirs is not None}
        with self._replica.write() as tx:
            # Very many of them deleted is still a mass deletion, however old its tombstones are (F114).
            deleted = [each for each in older.values() if each.get("deleted")]
            held = held_deletions(tx, entity, deleted, tx.cloud_copies(entity.name, older))
            waiting = {each.id for each in held}
            # A dispute keeps no values of somebody who was anonymised; the next run reads the record itself (F53).
            alive = {id for id, each in older.items() if not each.get("deleted")} - waiting
            unknown = tx.anonymized_among(entity.name, alive)
            for record in older.values():
                if record["id"] not in waiting | unknown:
                    apply_cloud_copy(tx, entity, record)
            tx.sync_state.regressions.drop(entity.name, older)
            tx.sync_state.regressions.put(held)
            for id in unknown:
                tx.accept_again(entity.name, id)
                accepted = RegressedRecord(entity=entity.name, id=id, dispute=Dispute.ACCEPTED, at=tx.now)
                tx.sync_state.regressions.put([accepted])
            if held:
                cursor = tx.sync_state.cursors.get(entity.name, stream.scope)
                tx.sync_state.cursors.put(replace(cursor, problem=MASS_DELETION))
        if older:
            self._bus.publish(RecordsChanged(entity.name, tuple(older), "pull", origin=ORIGIN))


def _compared(streams: Iterable[Stream]) -> dict[str, Stream]:
    """The lists that are compared from end to end: with dates, and no views of other lists."""
    found = (each for each in streams if each.entity.view_of is None and each.entity.soft_delete)
    return {each.entity.name: each for each in found}


def _latest(regressed: RegressedRecord, version: int) -> int:
    """When our copy of the date `version` was committed at the latest, if the cloud shows one only little older."""
    theirs = (regressed.theirs or {}).get("versionDate")
    return version + OVERLAP if theirs is not None and theirs >= version - SKEW else version


def _proves(witness: int, lost: int) -> bool:
    """Whether a record of the date `witness` that is still there proves that the cloud was not set back before `lost`.

    One of the same moment does, unless the moment is a whole second: a coarse clock gives many that date (F42).
    """
    return witness > lost or (witness == lost and witness % SECOND != 0)


def _date(value: object) -> int | None:
    try:
        return parse(value)
    except ValueError:
        return None
