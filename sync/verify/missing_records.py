"""Records here that the cloud should have shown and did not: asked for by id, never deleted on absence (N4).

Called after a range was read from end to end. Many at once are not asked for but stop the entity (F56): that is
what a wrong cloud, a narrowed right or an emptied list looks like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.query.grammar import Query
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.schema.fields import Entity
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.events import Bus, RecordsChanged
from sync.merge.apply_verdict import ORIGIN, apply_verdict
from sync.merge.plan import observe
from sync.pull.apply_page import release_healed
from sync.pull.pull import Pull
from sync.pull.streams import Pulled, Stream

MANY = 20
"""More missing records than this, and more than `SHARE` of all, are not believed."""
SHARE = 0.05
MASS_DELETION = "mass_deletion"
"""The problem of a list of which that much is missing."""


class MassDeletion(Exception):
    """More is missing than anybody deletes on purpose; nothing was asked and nothing removed."""


class MissingRecords:
    """Settles what is missing, for one run."""

    def __init__(self, replica: Replica, bus: Bus, pull: Pull) -> None:
        self._replica = replica
        self._bus = bus
        self._pull = pull
        self._asked: Counter[str] = Counter()

    def find_absent(self, entity: Entity, pulled: Pulled) -> list[int]:
        """Live records that belong into the ranges covered and were not seen there.

        Rows set aside that did not come up there again are released: their trouble is over.
        What is deleted here anyway does not count: a tombstone that the cloud has purged (F103) may stay.
        """
        sync_state = self._replica.sync_state
        if pulled.covered and sync_state.quarantine.rows(entity.name):
            with self._replica.write() as tx:
                release_healed(tx, entity, pulled.covered, pulled.aside)
        aside = {
            int(each.record) for each in sync_state.quarantine.rows(entity.name) if each.record.isdigit()
        }
        missing = {
            each.id
            for lower, upper in _joined(pulled.covered)
            for each in sync_state.expected.rows(entity, lower, upper)
            if each.lives and each.id >= 0 and each.id not in pulled.seen and each.id not in aside
        }
        return sorted(missing)

    def unconfirmed(self, stream: Stream) -> list[int]:
        """What an earlier run found missing and did not get to ask for."""
        sync_state = self._replica.sync_state
        cursor = sync_state.cursors.get(stream.entity.name, stream.scope)
        scanning = sync_state.page_etags.scan(stream.entity.name).position is not None
        if scanning or cursor.problem == MASS_DELETION or sync_state.rollback.get() is not None:
            return []
        found = sync_state.regressions.all(stream.entity.name)
        return [each.id for each in found if each.dispute is Dispute.UNSEEN]

    def confirm(self, stream: Stream, missing: Sequence[int]) -> None:
        """Ask for each by id; what the cloud does not have is in dispute until the run's end. Raises MassDeletion.

        That they are missing is on disk before the first is asked for: the page that told so is not read again. The
        brake counts all that was missing in this run: many small ranges are no way around it. While the cloud is
        known to have gone back (F101), or when there are too many, they stay unseen and nothing is asked.
        """
        entity = stream.entity
        self._asked[entity.name] += len(missing)
        self.dispute(entity, missing, Dispute.UNSEEN)
        self.check_mass_deletion(entity, self._asked[entity.name])
        if self._replica.sync_state.rollback.get() is not None:
            return
        for each in missing:
            if self._pull.read_by_id(stream, [each]):
                self.dispute(entity, [each], Dispute.GONE)
            else:
                self.forget(entity, [each])

    def dispute(self, entity: Entity, ids: Sequence[int], dispute: Dispute) -> None:
        """Remember what the cloud said of these."""
        if ids:
            with self._replica.write() as tx:
                tx.sync_state.regressions.put(
                    [
                        RegressedRecord(entity=entity.name, id=each, dispute=dispute, at=tx.now)
                        for each in ids
                    ],
                )

    def forget(self, entity: Entity, ids: Sequence[int]) -> None:
        """These are unseen no more."""
        with self._replica.write() as tx:
            unseen = {
                each.id
                for each in tx.sync_state.regressions.all(entity.name)
                if each.dispute is Dispute.UNSEEN
            }
            tx.sync_state.regressions.drop(entity.name, unseen.intersection(ids))

    def check_mass_deletion(self, entity: Entity, missing: int) -> None:
        """Raise MassDeletion when so many missing records are too many."""
        if missing > MANY and missing > SHARE * self._replica.count(entity.name, Query(deleted="all")):
            raise MassDeletion

    def remove(self, entity: Entity, gone: Sequence[int]) -> None:
        """Take away what the cloud does not have; a change that waits asks a person instead (F46).

        Not what was deleted by our own hand, it may be: push looks for what went with it (F48).
        """
        with self._replica.write() as tx:
            tx.sync_state.regressions.drop(entity.name, gone)
            for record_id in gone:
                change = tx.change(entity.name, record_id)
                if change is None:
                    tx.remove(entity.name, record_id)
                    tx.record(entity.name, record_id, EventKind.CLOUD_DELETED, origin=ORIGIN)
                elif not _deleting(change):
                    apply_verdict(tx, entity, change, observe(entity, change, None, now=tx.now))
        if gone:
            self._bus.publish(RecordsChanged(entity.name, tuple(gone), "pull", origin=ORIGIN))


def _deleting(change: WaitingChange) -> bool:
    return change.kind is ChangeKind.DELETE and change.state is ChangeState.SENT


def _joined(covered: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same dates in as few ranges as can be: those of a first download meet, and each is looked through whole."""
    found: list[tuple[int, int]] = []
    for lower, upper in sorted(covered):
        if found and lower <= found[-1][1] + 1:
            found[-1] = found[-1][0], max(upper, found[-1][1])
        else:
            found.append((lower, upper))
    return found
