"""The cloud of a simulation: the practice cloud with this seed's temper, and a ledger of all it ever held.

The ledger is what the oracle judges by: every version of every record, in order, whoever wrote it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.practice.cloud import PracticeCloud
from app.server.call import Behaviour
from storage.intent import Record
from sync.events import Change, Event
from sync.transport import Request, Response
from tests.fakes.tills import TickingClock
from tests.simulate.script import Script

Key = tuple[str, int]
JSON = {"content-type": "application/json"}
FUNNY = "funny"
"""A value that a picky cloud refuses."""


class Grained:
    """The shop's clock as the cloud sees it: its milliseconds may come in lumps."""

    def __init__(self, inner: TickingClock, grain: int) -> None:
        self.inner = inner
        self.grain = grain
        self.still = False
        """Whether time stands, as for the rows of one bulk import (F42)."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        now = self.inner.wall if self.still else self.inner.now()
        return now - now % self.grain

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return self.inner.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        self.inner.sleep(seconds)


@dataclass(frozen=True, slots=True)
class Written:
    """One record before and after a request."""

    entity: str
    id: int
    old: Record | None
    new: Record | None


class Heaven:
    """The cloud, by request and by hand."""

    def __init__(self, folder: Path, script: Script, clock: TickingClock) -> None:
        temper = script.temper
        self.temper = temper
        self.clock = Grained(clock, temper.grain)
        self.practice = PracticeCloud(folder, seed=script.seed, clock=self.clock)
        self.practice.commands._chance = script.chance("cloud")
        self.practice.behave(
            **vars_of(
                Behaviour(
                    numbers="string" if temper.numbers_text else "json",
                    version="BC1" if temper.obeys_version else "BC0",
                    token_seconds=temper.token_seconds,
                    refused=temper.refused,
                    insert_status=temper.insert_status,
                    uncounted=frozenset() if temper.counted else frozenset(script.entities),
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
        self._written: list[Written] = []
        self.practice.bus.subscribe(self._note)

    def handle(self, request: Request) -> tuple[Response, list[Written]]:
        """The answer, and what the request changed."""
        self._written = []
        answer = self._tempered(request)
        return answer, self._written

    def _tempered(self, request: Request) -> Response:
        temper = self.temper
        if not temper.obeys_version:
            headers = {name: text for name, text in request.headers.items() if name != "Allow-Version"}
            request = replace(request, headers=headers)
        if (
            temper.page is not None
            and request.method == "GET"
            and any(name == "limit" for name, _ in request.query)
        ):
            query = [
                (name, str(min(int(text), temper.page)) if name == "limit" else text)
                for name, text in request.query
            ]
            request = replace(request, query=tuple(query))
        if (
            temper.picky
            and request.method in ("PUT", "PATCH", "POST")
            and f'"{FUNNY}"'.encode() in request.body
        ):
            return Response(400, JSON, b'{"message":"nothing funny, please"}')
        answer = self.practice.faults.handle(request)
        if request.method == "DELETE" and answer.status == 200 and not temper.deletion_bumps:
            shown = self.practice.faults.handle(Request("GET", request.path, (), request.headers))
            return shown if shown.status == 200 else answer
        if not temper.deleted_shown and request.method == "GET" and _is_deleted(answer):
            return Response(404, JSON, b'{"message":"no such record"}')
        return answer

    def _note(self, event: Event) -> None:
        if not isinstance(event, Change):
            return
        self.writes += len(event.ids)
        if not self.temper.deletion_bumps:
            self._unbump(event)
        found = self.replica.many(event.entity, event.ids)
        for record_id in event.ids:
            versions = self.ledger.setdefault((event.entity, record_id), [])
            new = found.get(record_id)
            old = versions[-1] if versions else None
            if new != old or not versions:
                versions.append(new)
                self._written.append(Written(event.entity, record_id, old, new))

    def _unbump(self, event: Change) -> None:
        with self.replica.write() as tx:
            for record_id in event.ids:
                versions = self.ledger.get((event.entity, record_id)) or [None]
                old, new = versions[-1], tx.get(event.entity, record_id)
                if old is not None and new is not None and new.get("deleted") and not old.get("deleted"):
                    tx.put(event.entity, {**new, "versionDate": old["versionDate"]})

    # by hand

    def newest(self, entity: str, record_id: int) -> Record | None:
        """The record as it now is."""
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
        """What is written inside bears a date of so many seconds ago (F43)."""
        with self.practice.faults._lag(seconds):
            yield

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """All that is written inside bears one date (F42)."""
        self.clock.still = True
        try:
            yield
        finally:
            self.clock.still = False

    def lift(self) -> None:
        """Offer everything from now on."""
        self.practice.behave(refused=frozenset())

    def close(self) -> None:
        """Close the file."""
        self.practice.close()


def vars_of(behaviour: Behaviour) -> dict[str, Any]:
    """Its switches by name."""
    return {name: getattr(behaviour, name) for name in behaviour.__slots__}


def _is_deleted(answer: Response) -> bool:
    if answer.status != 200 or b'"deleted"' not in answer.body:
        return False
    body = json.loads(answer.body)
    return "data" not in body and body.get("deleted") is True
