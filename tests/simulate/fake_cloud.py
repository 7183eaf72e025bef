"""The cloud of a simulation: the practice cloud with the quirks of this seed's profile, and a ledger.

The ledger has every version of every record, in order, whoever wrote it. The oracle judges by it.
"""

from __future__ import annotations

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
from tests.simulate.cloud_clock import CoarseClock
from tests.simulate.extra_members import ExtraMembers
from tests.simulate.fine_dates import FineDates
from tests.simulate.partial_tags import PartialTags
from tests.simulate.quirks import Quirks
from tests.simulate.read_replica import ReadReplica
from tests.simulate.script import Script
from tests.simulate.stored_forms import StoredForms, ignored_fields
from tests.simulate.values import popular_fields

Key = tuple[str, int]
FAST = 3 * 3_600_000
"""Milliseconds by which the cloud's clock may be fast."""


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
                    extended=True,
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
        self.forward = 0.0
        """Seconds by which writes of other clients are dated ahead now."""
        self._backup: dict[Key, Record | None] | None = None
        self.practice.bus.subscribe(self._note)
        self._rng = script.rng("nodes")
        self.read_replica = ReadReplica(self.practice, self.clock, folder, script) if profile.lag else None
        serve = FineDates(self._serve, profile).handle if profile.fine_dates else self._serve
        self.extras = ExtraMembers(serve, self.newest) if profile.novelties == "stored" else None
        if self.extras is not None:
            serve = self.extras.handle
        self.partial_tags = PartialTags(serve) if profile.tags == "partial" else None
        if self.partial_tags is not None:
            serve = self.partial_tags.handle
        self.fields = popular_fields(script.rng("fields"))
        """The few fields of each entity that people of this shop care about."""
        self.quirks = Quirks(
            profile,
            serve,
            forms=StoredForms(profile.form, ignored_fields(self.fields), self.newest, posted=script.posted),
            now=lambda: clock.wall,
            date=self.clock.shown,
            rng=script.rng("quirks"),
        )

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
        return [each for each in self._stored(entity) if not each.get("deleted")]

    def dead(self, entity: str) -> list[Record]:
        """Deleted records, by id."""
        return [each for each in self._stored(entity) if each.get("deleted")]

    def _stored(self, entity: str) -> list[Record]:
        keys = sorted(key for key in self.ledger if key[0] == entity)
        return [record for key in keys if (record := self.ledger[key][-1]) is not None]

    @contextmanager
    def late(self, seconds: float) -> Iterator[None]:
        """Date what is written inside so many seconds back (F43), by the clock of some node (F79)."""
        skew = self._rng.uniform(-self.profile.skew, self.profile.skew)
        grain = self.profile.grain / 1000
        with self.practice.faults._lag(round((seconds + skew) / grain) * grain):
            yield

    @contextmanager
    def dated(self, forward: float) -> Iterator[None]:
        """Date what other clients write inside so many seconds ahead."""
        self.forward = forward
        try:
            yield
        finally:
            self.forward = 0.0

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
            tx.forget(entity, record_id)
        self.writes += 1
        self.ledger[entity, record_id].append(None)
        if self.extras is not None:
            self.extras.forget((entity, record_id))
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
                    tx.forget(*key)
                else:
                    tx.put(key[0], old)
            self.writes += 1
            versions.append(old)
            if self.read_replica is not None:
                self.read_replica.replicate(*key, old)
        return True

    def turn_clock(self) -> None:
        """Let its clock be fast by hours, or set it right (F111)."""
        self.clock.ahead = FAST - self.clock.ahead
        self.clock.turns += 1

    def turn_list(self, entity: str, *, shut: bool, breaks: bool) -> None:
        """Refuse the list of an entity, or no list any more (F112); `shut`: its single records with it (F129).

        `breaks`: the connection breaks at it (F122).
        """
        self.quirks.refused_list = "" if self.quirks.refused_list else entity
        self.quirks.shut, self.quirks.breaks = shut, breaks

    def offer_all_verbs(self) -> None:
        """Offer from now on the verbs that it refused."""
        self.practice.behave(refused=frozenset())

    def close(self) -> None:
        """Close the files."""
        self.practice.close()
        if self.read_replica is not None:
            self.read_replica.close()


def behaviour_fields(behaviour: Behaviour) -> dict[str, Any]:
    """The values of a `Behaviour`, by name."""
    return {name: getattr(behaviour, name) for name in behaviour.__slots__}
