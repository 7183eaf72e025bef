"""A replica with its commands and queries, for the tests of what people do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.queries.queries import Queries
from storage.outbox.changes import ChangeState, WaitingChange
from storage.outbox.questions import Hold, HoldReason
from storage.records.replica import Replica
from storage.schema.fields import Record
from sync.events import Bus, Event
from tests.fakes.changes_by_name import but
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import open_replica, put, record


class Workstation:
    """One computer with a replica, commands and queries. `restart` closes and opens it again."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder = folder
        self.options = options
        self.clock = ManualClock()
        self.rng = random.Random(5)
        self.events: list[Event] = []
        self.start()

    def start(self) -> None:
        """Open the replica."""
        self.replica: Replica = open_replica(self.folder, clock=self.clock, **self.options)
        bus = Bus()
        bus.subscribe(self.events.append)
        self.commands = Commands(self.replica, bus, rng=self.rng)
        self.queries = Queries(self.replica)

    def restart(self) -> None:
        """Close cleanly and open again."""
        self.replica.close()
        self.start()

    def known(self, entity: str, record_id: int, **values: Any) -> Record:
        """A record in step with the cloud."""
        made = record(entity, record_id, **values)
        put(self.replica, entity, made)
        return self.replica.known(entity, record_id)

    def get(self, entity: str, record_id: int) -> Record:
        """The local copy."""
        return self.replica.known(entity, record_id)

    def change(self, entity: str, record_id: int) -> WaitingChange | None:
        """The pending change."""
        return self.replica.change(entity, record_id)

    def cloud_changes(self, entity: str, record_id: int, **values: Any) -> None:
        """A pull brings newer values of a record without a pending change."""
        before = self.replica.known(entity, record_id)
        self.clock.sleep(1)
        put(self.replica, entity, {**before, "versionDate": self.clock.now(), **values})

    def acknowledge(self, entity: str, record_id: int, **answer: Any) -> None:
        """The cloud accepts the pending change and answers with the record."""
        change = self.replica.change(entity, record_id)
        assert change is not None
        with self.replica.write() as tx:
            local = tx.get(entity, record_id)
            tx.drop_change(entity, record_id)
            tx.put(entity, {**(local or {}), **answer})

    def in_flight(self, entity: str, record_id: int) -> None:
        """The change was sent and its outcome is unknown."""
        with self.replica.write() as tx:
            change = tx.change(entity, record_id)
            assert change is not None
            tx.put_change_metadata(
                but(change, state=ChangeState.SENT, sent=change.intent, attempts=change.attempts + 1)
            )

    def hold(
        self, entity: str, record_id: int, reason: HoldReason, *fields: str, remote: Mapping[str, Any] | None = None,
        problems: tuple[Mapping[str, Any], ...] = (),
    ) -> None:  # fmt: skip
        """Hold the pending change; `remote` has the values in which the cloud's copy differs, None for a deleted one."""
        with self.replica.write() as tx:
            change = tx.change(entity, record_id)
            assert change is not None
            remote_copy = None if remote is None else {**(change.base or {}), **remote}
            tx.put_change(
                but(change, held=Hold(reason, fields, problems, self.clock.now()), remote=remote_copy)
            )
