"""A replica with its commands and queries on it, for the tests of what people do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.queries.queries import Queries
from storage.outbox.changes import ChangeState, Hold, HoldReason, WaitingChange
from storage.records.replica import Replica
from storage.schema.fields import Record
from sync.events import Bus, Event
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import open_replica, put, record


class Workstation:
    """What one person sits at. `restart` stops the program and starts it again."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder = folder
        self.options = options
        self.clock = ManualClock()
        self.rng = random.Random(5)
        self.events: list[Event] = []
        self.start()

    def start(self) -> None:
        """Open the file."""
        self.replica: Replica = open_replica(self.folder, clock=self.clock, **self.options)
        bus = Bus()
        bus.subscribe(self.events.append)
        self.commands = Commands(self.replica, bus, rng=self.rng)
        self.queries = Queries(self.replica)

    def restart(self) -> None:
        """Stop cleanly and start again."""
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
        """What waits."""
        return self.replica.change(entity, record_id)

    def cloud_says(self, entity: str, record_id: int, **values: Any) -> None:
        """A pull brings newer values of a record that nothing waits on."""
        before = self.replica.known(entity, record_id)
        self.clock.sleep(1)
        put(self.replica, entity, {**before, "versionDate": self.clock.now(), **values})

    def sent(self, entity: str, record_id: int, **answer: Any) -> None:
        """The cloud takes what waits and answers with the record."""
        change = self.replica.change(entity, record_id)
        assert change is not None
        with self.replica.write() as tx:
            local = tx.get(entity, record_id)
            tx.drop_change(entity, record_id)
            tx.put(entity, {**(local or {}), **answer})

    def leaving(self, entity: str, record_id: int) -> None:
        """The change is on its way, and nobody knows what became of it."""
        with self.replica.write() as tx:
            change = tx.change(entity, record_id)
            assert change is not None
            tx.put_change_metadata(
                change.but(state=ChangeState.SENT, sent=change.intent, attempts=change.attempts + 1)
            )

    def held(
        self, entity: str, record_id: int, reason: HoldReason, *fields: str, remote: Mapping[str, Any] | None = None,
        problems: tuple[Mapping[str, Any], ...] = (),
    ) -> None:  # fmt: skip
        """What waits is held; `remote` has the values in which the cloud's copy differs, None: it is gone."""
        with self.replica.write() as tx:
            change = tx.change(entity, record_id)
            assert change is not None
            there = None if remote is None else {**(change.base or {}), **remote}
            tx.put_change(change.but(held=Hold(reason, fields, problems, self.clock.now()), remote=there))
