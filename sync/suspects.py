"""Records here that the cloud should have shown and did not: asked for by id, never deleted on absence (N4).

Called after a range was read from end to end. Many at once are not asked for but stop the entity (F56): that is
what a wrong cloud, a narrowed right or an emptied list looks like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from storage.agreed import known
from storage.fields import Entity
from storage.history import EventKind
from storage.query import Query
from storage.replica import Replica
from sync.events import Bus, Change
from sync.keeping import ORIGIN, keep
from sync.locating import Range
from sync.plan import observe
from sync.pull import Pull
from sync.streams import Stream

MANY = 20
"""More missing records than this, and more than `SHARE` of all, are not believed."""
SHARE = 0.05


class MassDeletion(Exception):
    """More is missing than anybody deletes on purpose; nothing was asked and nothing removed."""


class Suspects:
    """Settles what is missing, for one run."""

    def __init__(self, replica: Replica, bus: Bus, pull: Pull) -> None:
        self._replica = replica
        self._bus = bus
        self._pull = pull
        self._asked: Counter[str] = Counter()

    def absent(self, entity: Entity, covered: Iterable[Range], seen: Collection[int]) -> list[int]:
        """Live records that belong into the ranges covered and were not seen there.

        What is deleted here anyway does not count: a tombstone that the cloud has purged (F103) may stay.
        """
        connection = self._replica.database.read()
        missing = {
            each.id
            for lower, upper in covered
            for each in known(connection, entity, lower, upper)
            if each.lives and each.id >= 0 and each.id not in seen
        }
        return sorted(missing)

    def settle(self, stream: Stream, missing: Sequence[int]) -> int:
        """Ask for each by id and remove what the cloud does not have; answers how many went. Raises MassDeletion.

        The brake counts all that was missing in this run: many small ranges are no way around it.
        """
        self._asked[stream.entity.name] += len(missing)
        self.brake(stream.entity, self._asked[stream.entity.name])
        gone = self._pull.ask_each(stream, missing)
        self._remove(stream.entity, gone)
        return len(gone)

    def brake(self, entity: Entity, missing: int) -> None:
        """Raise MassDeletion when so many missing records are too many."""
        if missing > MANY and missing > SHARE * self._replica.count(entity.name, Query(deleted="all")):
            raise MassDeletion

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
