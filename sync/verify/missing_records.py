"""Missing records: the cloud should have shown them and did not. They are read by id, never removed on absence (N4).

Called after a range was read from end to end. Many at once are a mass deletion (F56) and are not read by id: a wrong
cloud, a narrowed permission or an emptied list look like that. A person decides then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.query.grammar import Query
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.schema.fields import Entity
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.change.events import Evidence, Observed
from sync.change.step import step
from sync.errors import SyncError
from sync.events import Bus, RecordsChanged
from sync.merge.apply_verdict import ORIGIN, apply_verdict
from sync.pull.apply_page import release_healed
from sync.pull.mass_deletion import MASS_DELETION, is_mass, recent
from sync.pull.pull import Pull
from sync.pull.streams import EveryId, Pulled, Stream


class MassDeletion(Exception):
    """More records are missing than anybody deletes on purpose; none was read by id and none removed."""


NOTHING: Mapping[str, AbstractSet[int]] = {}
FEW = 3
"""Up to this many missing records are read by id at once; of more a list shows first which are there, a hundred a request."""


class MissingRecords:
    """The missing records of one run.

    `answered`: by entity, records of which the push of this run has had an answer. A page or a count that was read
    before it does not show them, so they are not missing (F140).
    """

    def __init__(
        self, replica: Replica, bus: Bus, pull: Pull, *, answered: Mapping[str, AbstractSet[int]] = NOTHING
    ) -> None:
        self._answered = answered
        self._replica = replica
        self._bus = bus
        self._pull = pull
        self._asked: Counter[str] = Counter()

    def find_absent(self, entity: Entity, pulled: Pulled) -> list[int]:
        """Ids of live records that belong into the ranges covered and were not seen there.

        Quarantined rows that were not found unreadable there again are released. Records deleted here do not count: a
        tombstone that the cloud has purged (F103) may stay.
        """
        sync_state = self._replica.sync_state
        if pulled.covered and sync_state.quarantine.rows(entity.name):
            with self._replica.write() as tx:
                release_healed(tx, entity, pulled.covered, pulled.quarantined)
        if isinstance(pulled.seen, EveryId):
            return []
        quarantined = {
            int(each.record) for each in sync_state.quarantine.rows(entity.name) if each.record.isdigit()
        }
        known = pulled.seen | self._answered.get(entity.name, set())
        missing = {
            each.id
            for lower, upper in _joined(pulled.covered)
            for each in sync_state.expected.rows(entity, lower, upper, but=known)
            if each.lives and each.id >= 0 and each.id not in quarantined
        }
        return sorted(missing)

    def unconfirmed(self, stream: Stream) -> list[int]:
        """Ids that an earlier run found missing and did not read by id yet."""
        sync_state = self._replica.sync_state
        cursor = sync_state.cursors.get(stream.entity.name, stream.scope)
        scanning = sync_state.page_etags.scan(stream.entity.name).position is not None
        if scanning or cursor.problem == MASS_DELETION or sync_state.rollback.get() is not None:
            return []
        found = sync_state.regressions.all(stream.entity.name)
        return [each.id for each in found if each.dispute is Dispute.UNSEEN]

    def confirm(self, stream: Stream, missing: Sequence[int]) -> None:
        """Read each by id; those that the cloud does not have are in dispute until the run's end. Raises MassDeletion.

        They are stored as missing before the first is read, since the page that showed it is not read again. Mass deletion
        is judged by all missing records of this run, however small the ranges. During a cloud rollback (F101), or when
        there are too many, they stay unseen and none is read.
        """
        entity = stream.entity
        self._asked[entity.name] += len(missing)
        self.dispute(entity, missing, Dispute.UNSEEN)
        if not missing:
            return
        with self._replica.write() as tx:
            before = len(recent(tx, entity))
        self.check_mass_deletion(entity, self._asked[entity.name] + before)
        if self._replica.sync_state.rollback.get() is not None:
            return
        absent = missing if len(missing) <= FEW else self._pull.read_by_ids(stream, missing)
        self.forget(entity, [*{*missing} - {*absent}])
        failures: list[SyncError] = []
        for record_id in absent:
            try:
                gone = self._pull.read_by_id(stream, [record_id])
            except SyncError as error:
                if error.whole_cloud:
                    raise
                failures.append(error)  # it stays unseen; only two say that the cloud shows none by id (F139)
                continue
            if gone:
                self.dispute(entity, [record_id], Dispute.GONE)
            else:
                self.forget(entity, [record_id])
        if len(failures) > 1 and len(failures) == len(absent):
            raise failures[0]

    def held_deletions(self, entity: Entity) -> bool:
        """Whether tombstones of the list wait for a person (F114)."""
        found = self._replica.sync_state.regressions.all(entity.name)
        return any(each.dispute is Dispute.DELETED for each in found)

    def dispute(self, entity: Entity, ids: Sequence[int], dispute: Dispute) -> None:
        """Store a dispute about these."""
        if ids:
            with self._replica.write() as tx:
                tx.sync_state.regressions.put(
                    [
                        RegressedRecord(entity=entity.name, id=each, dispute=dispute, at=tx.now)
                        for each in ids
                    ],
                )

    def forget(self, entity: Entity, ids: Sequence[int]) -> None:
        """End the dispute about those of these that are unseen."""
        with self._replica.write() as tx:
            unseen = {
                each.id
                for each in tx.sync_state.regressions.all(entity.name)
                if each.dispute is Dispute.UNSEEN
            }
            tx.sync_state.regressions.drop(entity.name, unseen.intersection(ids))

    def check_mass_count(self, entity: Entity, missing: int) -> None:
        """`check_mass_deletion` for a count, which may be of before this run's creates."""
        self.check_mass_deletion(entity, missing - len(self._answered.get(entity.name, ())))

    def check_mass_deletion(self, entity: Entity, missing: int) -> None:
        """Raise MassDeletion when so many missing records are not believable."""
        if is_mass(missing, self._replica.count(entity.name, Query(deleted="all"))):
            raise MassDeletion

    def remove(self, entity: Entity, gone: Sequence[int]) -> None:
        """Remove records that the cloud does not have; one with a pending change is held for a person instead (F46).

        One whose deletion we sent is left to the push, which looks for edits lost with it (F48).
        """
        with self._replica.write() as tx:
            tx.sync_state.regressions.drop(entity.name, gone)
            for record_id in gone:
                change = tx.change(entity.name, record_id)
                if change is None:
                    known = tx.get(entity.name, record_id)
                    tx.remove(entity.name, record_id)
                    # What was deleted here already, such as a creation that was given up, is no news of the cloud.
                    if known is not None and not known.get("deleted"):
                        tx.history.record(entity.name, record_id, EventKind.CLOUD_DELETED, origin=ORIGIN)
                elif not _deleting(change):
                    apply_verdict(
                        tx, entity, change, step(entity, change, Observed(None, Evidence.READ), now=tx.now)
                    )
        if gone:
            self._bus.publish(RecordsChanged(entity.name, tuple(gone), "pull", origin=ORIGIN))


def _deleting(change: WaitingChange) -> bool:
    return change.kind is ChangeKind.DELETE and change.state is ChangeState.SENT


def _joined(covered: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same dates in as few ranges as possible: those of a first download are adjacent."""
    found: list[tuple[int, int]] = []
    for lower, upper in sorted(covered):
        if found and lower <= found[-1][1] + 1:
            found[-1] = found[-1][0], max(upper, found[-1][1])
        else:
            found.append((lower, upper))
    return found
