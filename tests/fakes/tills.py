"""Tills and a practice cloud in one process: real files, commands and engine; requests are function calls.

Used by the tests of the engine. Nothing sleeps, random sources are seeded, and the clock advances a millisecond each
time it is read, so that a run can be repeated request by request.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.practice.cloud import REPLICA_FILE, PracticeCloud
from app.queries.queries import Queries
from app.server.http.errors import DropConnection
from storage.database.connection import Connect
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from sync.client.api import CloudClient
from sync.client.transport import Request, Response
from sync.engine import SyncEngine
from sync.errors import Offline
from sync.events import Bus, Event, RunOutcome
from tests.fakes.clock import ManualClock
from tests.fakes.prepared import lay

Records = dict[str, dict[int, dict[str, Any]]]
HOUR = 3600.0
WHOLE = Query(deleted="all")
"""Every record, deleted ones too."""
STORED = tuple(each.name for each in CATALOGUE.stored())
"""Every entity that has a table."""


class TickingClock(ManualClock):
    """Advances a millisecond each time it is read, so that two writes never share a versionDate by accident."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        self.wall += 1
        return self.wall


@dataclass
class Wire:
    """The transport: passes requests to the cloud, records them, and fails where it is told to."""

    cloud: PracticeCloud
    asked: list[Request] = field(default_factory=list)
    answered: list[int] = field(default_factory=list)
    """Statuses; 0 where no answer came."""
    faults: dict[int, str] = field(default_factory=dict)
    """Faults by number of the request: unsent, lost, error, error_after, garbage."""
    down: bool = False
    before: Callable[[Request], Response | None] | None = None
    """Called before each request; a response it returns replaces the cloud's."""
    after: Callable[[Request, Response], Response | None] | None = None
    clock: ManualClock | None = None
    """The clock of the Date of each answer; without one no answer has a Date."""
    fast: int = 0
    """Milliseconds by which that clock is ahead."""

    def send(self, request: Request) -> Response:
        """The cloud's answer, or the fault set for this request."""
        number = len(self.asked)
        self.asked.append(request)
        try:
            answer = self._exchange(request, self.faults.get(number))
        except Offline:
            self.answered.append(0)
            raise
        self.answered.append(answer.status)
        if self.clock is None or "date" in answer.headers:
            return answer
        date = formatdate((self.clock.wall + self.fast) / 1000, usegmt=True)
        return Response(answer.status, {**answer.headers, "date": date}, answer.body)

    def _exchange(self, request: Request, fault: str | None) -> Response:
        if self.down or fault == "unsent":
            raise Offline(sent=False, reason="refused")
        if fault == "error":
            return Response(500)
        if self.before is not None and (own := self.before(request)) is not None:
            return own
        try:
            answer = self.cloud.faults.handle(request)
        except DropConnection:
            raise Offline(sent=True, reason="reset") from None
        if fault == "lost":
            raise Offline(sent=True, reason="reset")
        if fault == "error_after":
            return Response(500)
        if fault == "garbage":
            return Response(200, {"content-type": "application/json"}, b'{"data":[{"id":')
        if self.after is not None and (own := self.after(request, answer)) is not None:
            return own
        return answer

    def shown(self, start: int = 0) -> list[str]:
        """Requests as `METHOD last-parts-of-the-path`, sign-ins left out."""
        lines = (
            f"{each.method} {each.path.partition('/clouds/')[2].partition('/')[2]}"
            for each in self.asked[start:]
        )
        return [line for line in lines if not line.endswith(" ")]

    @contextmanager
    def counted(self) -> Iterator[list[str]]:
        """The requests made inside."""
        start = len(self.asked)
        lines: list[str] = []
        yield lines
        lines += self.shown(start)


class Till:
    """One till: a replica, and the commands, queries, client and engine on it."""

    def __init__(self, shop: Shop, name: str, *, connect: Connect = sqlite3.connect) -> None:
        self.shop = shop
        self.name = name
        self.path = shop.folder / name / "replica.db"
        self.wire = Wire(shop.cloud, clock=shop.clock)
        self.connect = connect
        self.events: list[Event] = []
        self._rng = random.Random(f"{shop.seed}/{name}")
        self.start()

    def start(self) -> None:
        """Open the file, as the program does when it starts."""
        cloud = self.shop.cloud
        lay(self.path, catalogue=self.shop.catalogue)
        self.replica = Replica.open(
            self.path,
            catalogue=self.shop.catalogue,
            cloud_id=cloud.cloud_id,
            clock=self.shop.clock,
            connect=self.connect,
        )
        self.bus = Bus()
        self.bus.subscribe(self.events.append)
        self.commands = Commands(self.replica, self.bus, rng=self._rng)
        self.queries = Queries(self.replica)
        self.client = CloudClient(
            self.wire, cloud.cloud_id, lambda: cloud.refresh_token, clock=self.shop.clock
        )
        self.engine = SyncEngine(self.replica, self.client, self.bus, clock=self.shop.clock, rng=self._rng)

    def crash(self) -> None:
        """Drop everything that is not on disk, and start again."""
        self.replica.database.close()
        self.start()

    def sync(self, **options: Any) -> RunOutcome:
        """One run."""
        return self.engine.run(**options)

    def settle(self, rounds: int = 3) -> RunOutcome:
        """Synchronise once an hour until in step or a conflict is open; at most `rounds` times."""
        for _ in range(rounds):
            outcome = self.sync()
            if outcome.outcome in ("in_step", "needs_you"):
                break
            self.shop.clock.sleep(HOUR)
        return outcome

    def add(self, entity: str, /, **values: Any) -> int:
        """Create a record; returns its id."""
        return self.commands.save(entity, values).ids[0]

    def add_first(self) -> int:
        """Create and send a customer; the answer shows that the cloud takes our ids, so that a lost one goes again at once."""
        made = self.add("customers", lastName="First")
        assert self.settle().outcome == "in_step"
        return made

    def edit(self, entity: str, id: int, /, **values: Any) -> None:
        """Change fields of a record."""
        self.commands.save(entity, values, id=id)

    def get(self, entity: str, id: int) -> dict[str, Any]:
        """The local copy."""
        return self.replica.known(entity, id)

    def lives(self, entity: str, id: int) -> bool:
        """Whether a record is there and not deleted."""
        record = self.replica.get(entity, id)
        return record is not None and not record.get("deleted")

    def change(self, entity: str, id: int) -> Any:
        """The record's pending change."""
        return self.replica.change(entity, id)

    @property
    def waiting(self) -> int:
        """How many changes are pending."""
        return len(self.replica.changes())

    def records(self) -> Records:
        """All records."""
        return records(self.replica)


class Shop:
    """A practice cloud and its tills."""

    def __init__(
        self,
        folder: Path,
        *,
        seed: int = 1,
        tills: int = 1,
        catalogue: Catalogue = CATALOGUE,
        connect: Connect = sqlite3.connect,
    ) -> None:
        self.folder = folder
        self.catalogue = catalogue
        self.seed = seed
        self.clock = TickingClock()
        lay(folder / "cloud" / REPLICA_FILE, authoritative=True)
        self.cloud = PracticeCloud(folder / "cloud", seed=seed, clock=self.clock)
        self.connect = connect
        self.tills = [Till(self, f"till-{number}", connect=connect) for number in range(tills)]

    @property
    def till(self) -> Till:
        """The first one."""
        return self.tills[0]

    def another(self) -> Till:
        """Add a till."""
        self.tills.append(Till(self, f"till-{len(self.tills)}", connect=self.connect))
        return self.tills[-1]

    def add(self, entity: str, /, **values: Any) -> int:
        """Create a record in the cloud, as another client; returns its id."""
        return self.cloud.commands.save(entity, {"_cloudId": self.cloud.cloud_id, **values}).ids[0]

    def edit(self, entity: str, id: int, /, **values: Any) -> None:
        """Edit a record in the cloud, as another client."""
        self.cloud.commands.save(entity, values, id=id)

    def delete(self, entity: str, id: int) -> None:
        """Delete a record in the cloud, as another client."""
        self.cloud.commands.delete(entity, [id])

    def silently(self, id: int, /, **values: Any) -> None:
        """Change a customer in the cloud without a new versionDate."""
        with self.cloud.replica.write() as tx:
            tx.put("customers", {**self.get("customers", id), **values})

    def purge(self, *ids: int) -> None:
        """Remove customers from the cloud without a tombstone."""
        with self.cloud.replica.write() as tx:
            for each in ids:
                tx.forget("customers", each)

    def get(self, entity: str, id: int) -> dict[str, Any]:
        """The cloud's copy."""
        return self.cloud.replica.known(entity, id)

    def fill(self, entity: str, rows: Sequence[Mapping[str, Any]]) -> list[int]:
        """Put records into the cloud as they are; missing fields take their defaults. Returns their ids."""
        from storage.schema.validation import blank

        start = blank(CATALOGUE[entity])
        made = []
        for row in rows:
            record = {**start, "_cloudId": self.cloud.cloud_id, "deleted": False, **row}
            record.setdefault("id", 1000 + len(made))
            record.setdefault("versionDate", self.clock.now())
            made.append(record)
        with self.cloud.replica.write() as tx:
            tx.put_many(entity, made)
        return [record["id"] for record in made]

    def old_customers(self, count: int) -> list[int]:
        """That many customers in the cloud, a minute between each and the next."""
        first = self.clock.now() - (count + 60) * 60_000
        return self.fill(
            "customers",
            [
                {"lastName": f"Old {number}", "versionDate": first + number * 60_000}
                for number in range(count)
            ],
        )

    def customers(self, count: int, **values: Any) -> list[int]:
        """That many customers in the cloud."""
        return self.fill(
            "customers", [{"lastName": f"Customer {number}", **values} for number in range(count)]
        )

    def close(self) -> None:
        """Close every file."""
        for till in self.tills:
            till.replica.close()
        self.cloud.close()


def records(replica: Replica) -> Records:
    """All records by entity and id, deleted ones too, without versionDate."""
    return {
        name: {
            record["id"]: {key: value for key, value in record.items() if key != "versionDate"}
            for record in replica.page(name, Query(deleted="all"), limit=1_000_000, total=False).records
        }
        for name in (each.name for each in replica.catalogue.stored())
    }


def body(answer: Response) -> Any:
    """An answer's JSON."""
    return json.loads(answer.body)


def changed(answer: Response, edit: Callable[[Any], Any]) -> Response:
    """The answer with its JSON edited."""
    return Response(answer.status, answer.headers, json.dumps(edit(body(answer))).encode())


def check_in_step(shop: Shop) -> None:
    """Check that cloud and tills hold the same, and that no change is pending.

    A till keeps as deleted what the cloud has purged, and what was deleted before it was sent.
    """
    there = records(shop.cloud.replica)
    for till in shop.tills:
        assert not till.replica.changes(), till.name
        here = till.records()
        for name in here:
            found = {
                id: each for id, each in here[name].items() if id in there[name] or not each.get("deleted")
            }
            assert found == there[name], (till.name, name)
