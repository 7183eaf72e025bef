"""The audit of the view law (I1): a random sample in each run, every record once a day.

Called by the consistency checks. A local copy that is not the view of its pending change is written again from the
change; one that is not read back as it was stored is read by id, since nobody knows what it should be. Both leave an
event in the record's timeline and are shown with the run (`app.queries.run_history`): never silently.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from storage.errors import InvalidRecord
from storage.records.history import EventKind
from storage.records.replica import Replica
from storage.schema.validation import decode
from storage.sync_state.expected_remote import broken_view
from sync.client.api import CloudClient
from sync.errors import CloudRecordMissing
from sync.events import Bus, RecordsChanged
from sync.merge.apply_verdict import ORIGIN
from sync.pull.pull import Checkpoint
from sync.pull.streams import Stream

SAMPLE = 40
"""Records of a list that are checked in a run: as many of a long list as of a short one, so that a run takes no longer."""
SHARE = 100
"""One pending change in so many is checked in a run."""
MOST = 200
"""Pending changes checked in one run, and records read by id in one audit, at most."""


class Audit:
    """The audit of one run."""

    def __init__(
        self, replica: Replica, cloud: CloudClient, bus: Bus, *, rng: Random, checkpoint: Checkpoint
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._rng = rng
        self._checkpoint = checkpoint

    def check_sample(self, stream: Stream) -> int:
        """Check some of a list's records and one in a hundred of its pending changes; answers how many were repaired."""
        rows = self._replica.sync_state.view_audit
        if (bounds := rows.bounds(stream.entity)) is None:
            return 0
        ids = rows.ids_from(stream.entity, self._rng.randint(*bounds), SAMPLE)
        waiting = rows.pending_ids(stream.entity)
        drawn = self._rng.sample(waiting, min(MOST, -(-len(waiting) // SHARE)))
        return self._check(stream, ids, drawn)

    def check_all(self, stream: Stream) -> int:
        """Check every record of a list; answers how many were repaired."""
        rows = self._replica.sync_state.view_audit
        return self._check(stream, rows.all_ids(stream.entity), rows.pending_ids(stream.entity))

    def _check(self, stream: Stream, ids: Sequence[int], waiting: Sequence[int]) -> int:
        repaired = self._views(stream, waiting)
        broken = [*self._replica.sync_state.view_audit.broken_rows(stream.entity, ids)][:MOST]
        repaired += [each for each in broken if self._read_again(stream, each)]
        if repaired:
            self._bus.publish(RecordsChanged(stream.entity.name, tuple(repaired), "pull", origin=ORIGIN))
        return len(repaired)

    def _views(self, stream: Stream, waiting: Sequence[int]) -> list[int]:
        entity, repaired = stream.entity, []
        for record_id in waiting:
            here = self._replica.get(entity.name, record_id)
            change = self._replica.change(entity.name, record_id)
            if change is None or not broken_view(entity, change, here):
                continue
            with self._replica.write() as tx:
                change, here = tx.change(entity.name, record_id), tx.get(entity.name, record_id)
                if change is None or not (names := broken_view(entity, change, here)):
                    continue  # it was the moment between two writes of somebody else
                shown = tx.put_change(change)
                fields = {name: ((here or {}).get(name), shown.get(name)) for name in names}
                tx.history.record(
                    entity.name, record_id, EventKind.VIEW_REPAIRED, fields=fields, origin=ORIGIN
                )
            repaired.append(record_id)
        return repaired

    def _read_again(self, stream: Stream, record_id: int) -> bool:
        """Take the cloud's copy; where it has none, what is here stays for the comparison to judge (N4)."""
        entity = stream.entity
        self._checkpoint()
        try:
            record = decode(entity, self._cloud.get(stream.path, record_id).record)
        except (CloudRecordMissing, InvalidRecord):
            return False
        with self._replica.write() as tx:
            if tx.change(entity.name, record_id) is not None:
                return False
            tx.forget(entity.name, record_id)  # whatever is wrong with the row, nothing of it is kept
            tx.put(entity.name, record)
            tx.history.record(entity.name, record_id, EventKind.VIEW_REPAIRED, origin=ORIGIN)
        return True
