"""`python -m tests.bench.engine_ours PORT FOLDER JOB COUNT`: one job of our engine in a process of its own.

Prints one line of JSON: seconds, CPU seconds, peak memory in MB, and whether both sides are equal in the end.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path
from typing import Any

from app.commands import Commands
from storage.clock import SystemClock
from storage.query import Query
from storage.replica import Replica
from storage.validate import decode
from sync.client import HttpTransport
from sync.cloud import CloudClient
from sync.engine import SyncEngine
from sync.events import Bus, RunOutcome
from sync.flights import InThreads
from tests.bench.stub_shop import CLOUD_ID, ENTITY
from tests.fakes.quick_client import Client


class Ours:
    """A replica, the engine over real HTTP, and the stub's own orders."""

    def __init__(self, port: int, folder: Path) -> None:
        self.replica = Replica.open(folder / "replica.db", cloud_id=CLOUD_ID)
        self.bus = Bus()
        cloud = CloudClient(HttpTransport(f"http://127.0.0.1:{port}"), CLOUD_ID, lambda: "t")
        self.engine = SyncEngine(
            self.replica, cloud, self.bus, clock=SystemClock(), budget=lambda: 10**6, flights=InThreads
        )
        self._orders = Client(port, {})

    def order(self, name: str, **values: Any) -> Any:
        """Something only the bench may ask of the server."""
        return self._orders.send("POST", f"/bench/{name}", json.dumps(values).encode()).json

    def until_done(self) -> RunOutcome:
        """Runs until one succeeds, as the schedule would: connections break on the way."""
        while (outcome := self.engine.run()).outcome == "offline":
            pass
        return outcome

    def equal(self) -> bool:
        """Whether the replica holds what the cloud holds, record by record."""
        empty = {**dict.fromkeys(ENTITY.names()), "versionDate": None}
        rows = (decode(ENTITY, row) for row in self.order("rows"))
        there = {record["id"]: {**empty, **record, "versionDate": None} for record in rows}
        here = self.replica.page(ENTITY.name, Query(deleted="all"), limit=10**7, total=False).records
        return len(here) == len(there) and all(
            {**record, "versionDate": None} == there[record["id"]] for record in here
        )


def prepare(ours: Ours, job: str, count: int) -> None:
    """What must be so before the job begins, outside the measured time."""
    if job in ("download", "faulty"):
        if job == "faulty":
            ours.order("faults", share=0.05)
        return
    for _ in range(2):
        ours.engine.run()
    ids = [each["id"] for each in ours.replica.page(ENTITY.name, Query(), limit=count, total=False).records]
    commands = Commands(ours.replica, ours.bus)
    if job == "changed":
        ours.order("touch", ids=ids[:: max(1, len(ids) // (count // 100))], values={"note": "theirs"})
    if job in ("edits", "conflicts"):
        for number, id in enumerate(ids[:1000]):
            # Every second one of the conflicts is about the same field.
            field = "note" if job == "edits" or number % 2 else "city"
            commands.save(ENTITY.name, {field: f"ours {number}"}, id=id)
    if job == "conflicts":
        ours.order("touch", ids=ids[:1000], values={"note": "theirs"})


def main(port: str, folder: str, job: str, count: str) -> None:
    """Do the job and say how it went."""
    ours = Ours(int(port), Path(folder))
    prepare(ours, job, int(count))
    ours.order("counts")
    began, used = time.perf_counter(), time.process_time()
    outcome = ours.until_done() if job == "faulty" else ours.engine.run()
    seconds, cpu = time.perf_counter() - began, time.process_time() - used
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    ours.order("faults", share=0.0)
    wire = ours.order("counts")
    held = len(ours.replica.changes(held=True))
    print(
        json.dumps(
            {
                "seconds": seconds, "cpu": cpu, "peak": peak, **wire, "outcome": outcome.outcome, "held": held,
                "equal": held > 0 or ours.equal(),
            }
        )
    )  # fmt: skip
    ours.replica.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
