"""Whether both sides hold the same number of records, and what to do when they do not.

Called by the engine after a stream was read and something had changed. Absence never deletes (N4): a record that
a whole scan did not show is asked for by id, and only "there is none" removes it. Many such at once stop the
entity instead (F56): that is what a wrong cloud, a narrowed right or an emptied list looks like.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from storage import bookkeeping
from storage.fields import Entity
from storage.history import EventKind
from storage.intent import ChangeKind, HeldReason
from storage.query import Query
from storage.replica import Replica
from sync.cloud import CloudClient
from sync.events import Bus, Change
from sync.keeping import ORIGIN, keep
from sync.plan import observe
from sync.pull import COUNT_PROBLEMS, Pull, Pulled, Stream

MANY = 20
"""More missing records than this, and more than `SHARE` of all, are not believed."""
SHARE = 0.05


class Counting:
    """The count check of one run."""

    def __init__(
        self, replica: Replica, cloud: CloudClient, bus: Bus, *, pull: Pull, checkpoint: Callable[[], None]
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._pull = pull
        self._checkpoint = checkpoint

    def check(self, stream: Stream, pulled: Pulled) -> Pulled:
        """Compare counts; on a difference read all, ask for what is missing, and compare once more.

        What remains different, or too much to believe, becomes the cursor's problem and thereby the status (N7).
        """
        if stream.entity.view_of is not None or not self._due(stream, pulled):
            return pulled
        if self._matches(stream):
            self._note(stream, None)
            return pulled
        if self._known(stream) and not pulled.changed and not pulled.scanned:
            return pulled  # said already; reading everything each round would not make it better
        # Somebody may have been writing between page and count.
        total = _sum(pulled, self._pull.run(stream))
        if self._matches(stream):
            self._note(stream, None)
            return total
        again = self._pull.run(stream, full=True)
        total = _sum(total, again)
        if self._matches(stream):
            self._note(stream, None)
            return total
        suspects = self._suspects(stream.entity, again.seen)
        here = self._replica.count(stream.entity.name, Query(deleted="all"))
        if len(suspects) > MANY and len(suspects) > SHARE * here:
            self._note(stream, "mass_deletion")
            return total
        gone = self._pull.ask_each(stream, suspects)
        self._remove(stream.entity, gone)
        total.changed += len(gone)
        self._note(stream, None if self._matches(stream) else "count_differs")
        return total

    def _due(self, stream: Stream, pulled: Pulled) -> bool:
        cursor = bookkeeping.cursor(self._replica.database.read(), stream.entity.name, stream.scope)
        return pulled.scanned or pulled.fresh or cursor.problem is not None

    def _known(self, stream: Stream) -> bool:
        cursor = bookkeeping.cursor(self._replica.database.read(), stream.entity.name, stream.scope)
        return cursor.problem in COUNT_PROBLEMS

    def _matches(self, stream: Stream) -> bool:
        self._checkpoint()
        there = self._cloud.list(stream.path, limit=1).total
        return there is None or there == live_there(self._replica, stream.entity)

    def _suspects(self, entity: Entity, seen: set[int]) -> list[int]:
        """Ids here that the cloud should have and did not show."""
        connection = self._replica.database.read()
        here = {row[0] for row in connection.execute(f'SELECT id FROM "{entity.table}"').fetchall()}
        ours = {
            change.id for change in self._replica.changes(entity.name) if change.kind is ChangeKind.CREATE
        }
        aside = {
            int(each.record)
            for each in bookkeeping.quarantined(connection, entity.name)
            if each.record.isdigit()
        }
        return sorted(here - ours - seen - aside)

    def _remove(self, entity: Entity, gone: list[int]) -> None:
        with self._replica.write() as tx:
            for record_id in gone:
                change = tx.change(entity.name, record_id)
                if change is not None:
                    keep(tx, entity, change, observe(entity, change, None, now=tx.now))
                else:
                    tx.remove(entity.name, record_id)
                    tx.record(entity.name, record_id, EventKind.CLOUD_DELETED, origin=ORIGIN)
        if gone:
            self._bus.publish(Change(entity.name, tuple(gone), "pull", origin=ORIGIN))

    def _note(self, stream: Stream, problem: str | None) -> None:
        cursor = bookkeeping.cursor(self._replica.database.read(), stream.entity.name, stream.scope)
        if cursor.problem != problem:
            with self._replica.write() as tx:
                bookkeeping.put_cursor(tx.connection, replace(cursor, problem=problem))


def _sum(one: Pulled, other: Pulled) -> Pulled:
    return Pulled(
        rows=one.rows + other.rows,
        merged=one.merged + other.merged,
        changed=one.changed + other.changed,
        fresh=one.fresh or other.fresh,
        scanned=one.scanned or other.scanned,
    )


def live_there(replica: Replica, entity: Entity) -> int:
    """How many live records the cloud must have if it agrees with us: ours less what waits to be sent."""
    count = replica.count(entity.name, Query())
    for change in replica.changes(entity.name):
        base_lives = change.base is not None and not change.base.get("deleted")
        held = change.held.reason if change.held else None
        match change.kind:
            case ChangeKind.CREATE:
                count -= 1
            case ChangeKind.DELETE if base_lives and held is not HeldReason.EDITED_THERE:
                count += 1
            case ChangeKind.UPDATE if held is HeldReason.DELETED_THERE:
                count -= 1
    aside = bookkeeping.quarantined(replica.database.read(), entity.name)
    present = replica.many(entity.name, [int(each.record) for each in aside if each.record.isdigit()])
    return count + sum(not (each.record.isdigit() and int(each.record) in present) for each in aside)
