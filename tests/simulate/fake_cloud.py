"""The cloud of a simulation: the practice cloud with the quirks of this seed's profile, and a ledger.

The ledger has every version of every record, in order, whoever wrote it. The oracle judges by it.
"""

from __future__ import annotations

import shutil
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.practice.cloud import PracticeCloud
from app.server.request_context import Behaviour
from storage.schema.fields import Record
from sync.client.transport import Request, Response
from sync.events import Event, RecordsChanged
from tests.fakes.tills import TickingClock
from tests.simulate.quirks import Quirks
from tests.simulate.script import Script

Key = tuple[str, int]


class CoarseClock:
    """The shop's clock as the cloud reads it, rounded down to `grain` milliseconds."""

    def __init__(self, inner: TickingClock, grain: int) -> None:
        self.inner = inner
        self.grain = grain
        self.frozen = False
        """Whether time stands still, as for the rows of one bulk import (F42)."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        now = self.inner.wall if self.frozen else self.inner.now()
        return now - now % self.grain

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return self.inner.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        self.inner.sleep(seconds)


@dataclass(frozen=True, slots=True)
class RecordWrite:
    """One record before and after a request."""

    entity: str
    id: int
    old: Record | None
    new: Record | None


class FakeCloud:
    """The cloud: answers requests, and is changed directly by other clients and by its operator."""

    def __init__(self, folder: Path, script: Script, clock: TickingClock) -> None:
        profile = script.profile
        self.profile = profile
        self.clock = CoarseClock(clock, profile.grain)
        self.practice = PracticeCloud(folder, seed=script.seed, clock=self.clock)
        self.practice.commands._rng = script.rng("cloud")
        self.practice.behave(
            **behaviour_fields(
                Behaviour(
                    numbers="string" if profile.numbers_text else "json",
                    version="BC1" if profile.obeys_version else "BC0",
                    token_seconds=profile.token_seconds,
                    created_status=profile.created_status,
                    refused=script.refused,
                    insert_status=profile.insert_status,
                    uncounted=frozenset() if profile.counted else frozenset(script.entities),
                )
            )
        )
        self.refresh_token = self.practice.refresh_token
        self.cloud_id = self.practice.cloud_id
        self.commands = self.practice.commands
        self.replica = self.practice.replica
        self.ledger: dict[Key, list[Record | None]] = {}
        """Every version of each record, oldest first; None when it is gone altogether."""
        self.writes = 0
        self._written: list[RecordWrite] = []
        self._backup: dict[Key, Record | None] | None = None
        self.practice.bus.subscribe(self._note)
        self._rng = script.rng("nodes")
        self.read_replica = ReadReplica(self, folder, script) if profile.lag else None
        self.quirks = Quirks(profile, self._serve, now=lambda: clock.wall, rng=script.rng("quirks"))

    def handle(self, request: Request) -> tuple[Response, list[RecordWrite]]:
        """The response, and the records that the request changed."""
        self._written = []
        answer = self.quirks.handle(request)
        return answer, self._written

    def _serve(self, request: Request) -> Response:
        """Answer as the /v2 interface says; lists may come from a read replica that lags."""
        place = request.path.partition(f"/clouds/{self.cloud_id}/")[2]
        if (
            self.read_replica is not None
            and request.method == "GET"
            and place
            and not place.rpartition("/")[0]
        ):
            return self.read_replica.handle(request)
        return self.practice.faults.handle(request)

    def _note(self, event: Event) -> None:
        if not isinstance(event, RecordsChanged):
            return
        self.writes += len(event.ids)
        if not self.profile.deletion_bumps:
            self._keep_version_date(event)
        found = self.replica.many(event.entity, event.ids)
        for record_id in event.ids:
            versions = self.ledger.setdefault((event.entity, record_id), [])
            new = found.get(record_id)
            old = versions[-1] if versions else None
            if new != old or not versions:
                versions.append(new)
                if self.read_replica is not None:
                    self.read_replica.replicate(event.entity, record_id, new)
                self._written.append(RecordWrite(event.entity, record_id, old, new))

    def _keep_version_date(self, event: RecordsChanged) -> None:
        with self.replica.write() as tx:
            for record_id in event.ids:
                versions = self.ledger.get((event.entity, record_id)) or [None]
                old, new = versions[-1], tx.get(event.entity, record_id)
                if old is not None and new is not None and new.get("deleted") and not old.get("deleted"):
                    tx.put(event.entity, {**new, "versionDate": old["versionDate"]})

    # without a request

    def newest(self, entity: str, record_id: int) -> Record | None:
        """The newest version of a record; None when there is none."""
        versions = self.ledger.get((entity, record_id))
        return versions[-1] if versions else None

    def live(self, entity: str) -> list[Record]:
        """Records that are not deleted, by id."""
        return [
            record
            for (name, _), versions in sorted(self.ledger.items())
            if name == entity and (record := versions[-1]) is not None and not record.get("deleted")
        ]

    def dead(self, entity: str) -> list[Record]:
        """Deleted records, by id."""
        return [
            record
            for (name, _), versions in sorted(self.ledger.items())
            if name == entity and (record := versions[-1]) is not None and record.get("deleted")
        ]

    @contextmanager
    def late(self, seconds: float) -> Iterator[None]:
        """Date what is written inside so many seconds back (F43), by the clock of some node (F79)."""
        skew = self._rng.uniform(-self.profile.skew, self.profile.skew)
        grain = self.profile.grain / 1000
        with self.practice.faults._lag(round((seconds + skew) / grain) * grain):
            yield

    @contextmanager
    def same_instant(self) -> Iterator[None]:
        """Give all that is written inside the same date (F42)."""
        self.clock.frozen = True
        try:
            yield
        finally:
            self.clock.frozen = False

    def purge(self, entity: str, record_id: int) -> None:
        """Remove a tombstone for good (F103)."""
        with self.replica.write() as tx:
            tx.remove(entity, record_id)
        self.writes += 1
        self.ledger[entity, record_id].append(None)
        if self.read_replica is not None:
            self.read_replica.replicate(entity, record_id, None)

    def back_up(self) -> None:
        """Back up the current state."""
        self._backup = {key: versions[-1] for key, versions in self.ledger.items()}

    def restore_backup(self) -> bool:
        """Restore the last backup, dates included (F101); False without one."""
        if self._backup is None:
            return False
        for key, versions in self.ledger.items():
            old = self._backup.get(key)
            if old == versions[-1] or key[0] == "webhooks":
                continue
            with self.replica.write() as tx:
                if old is None:
                    tx.remove(*key)
                else:
                    tx.put(key[0], old)
            self.writes += 1
            versions.append(old)
            if self.read_replica is not None:
                self.read_replica.replicate(*key, old)
        return True

    def offer_all_verbs(self) -> None:
        """Offer from now on the verbs that it refused."""
        self.practice.behave(refused=frozenset())

    def close(self) -> None:
        """Close the files."""
        self.practice.close()
        if self.read_replica is not None:
            self.read_replica.close()


class ReadReplica:
    """The copy that answers lists; each write arrives there a while later."""

    def __init__(self, cloud: FakeCloud, folder: Path, script: Script) -> None:
        copy = folder.with_name("behind")
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*-wal", "*-shm"))
        self._practice = PracticeCloud(copy, seed=script.seed, clock=cloud.clock)
        self._practice.service.behaviour = cloud.practice.service.behaviour
        self._clock = cloud.clock.inner
        self._lag = script.profile.lag * 1000
        self._pending: deque[tuple[int, str, int, Record | None]] = deque()

    def replicate(self, entity: str, record_id: int, record: Record | None) -> None:
        """Queue a new version of a record; None when it is gone."""
        self._pending.append((self._clock.wall + self._lag, entity, record_id, record))

    def handle(self, request: Request) -> Response:
        """Apply what has arrived by now, and answer a list."""
        due = [each for each in self._pending if each[0] <= self._clock.wall]
        if due:
            with self._practice.replica.write() as tx:
                for _, entity, record_id, record in due:
                    if record is None:
                        tx.remove(entity, record_id)
                    else:
                        tx.put(entity, record)
            for _ in due:
                self._pending.popleft()
        return self._practice.service.handle(request)

    def close(self) -> None:
        """Close the file."""
        self._practice.close()


def behaviour_fields(behaviour: Behaviour) -> dict[str, Any]:
    """The values of a `Behaviour`, by name."""
    return {name: getattr(behaviour, name) for name in behaviour.__slots__}
