"""`python -m tests.bench.engine_ours PORT FOLDER JOB COUNT`: one job of our engine in a process of its own.

Prints one line of JSON: seconds, CPU seconds, peak memory in MB, and whether both sides are equal in the end. Rounds
with nothing new are made `ROUNDS` times: the seconds are the median, CPU and requests are those of one.
"""

from __future__ import annotations

import json
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from storage.clock import SystemClock
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.validation import decode
from storage.tables.search_index import index_new_rows
from sync.client.api import CloudClient
from sync.client.http import HttpTransport
from sync.engine import SyncEngine
from sync.events import Bus, RunOutcome
from sync.pull.executors import ThreadedExecutor
from sync.run_scope import EVERYTHING, OWN_CHANGES, RunScope, for_webhook
from tests.bench.stub_shop import CLOUD_ID, ENTITY
from tests.fakes.quick_client import Client

ROUNDS = 20
EIGHT = frozenset(
    {
        "customers", "eet-subjects", "products", "product-ingredients",
        "suppliers", "employees", "tags", "webhooks",
    }
)  # fmt: skip
"""The entities of the /v2 interface. A run that a person asks for also reads what products refer to."""


def run_scope(job: str) -> RunScope:
    """What the program itself would be sent for: after edits it sends them and reads no list."""
    match job:
        case "quiet":
            return for_webhook(EIGHT)
        case "edits":
            return OWN_CHANGES
    return EVERYTHING


class Ours:
    """A replica, the engine over real HTTP, and the stub's own orders."""

    def __init__(self, port: int, folder: Path) -> None:
        self.replica = Replica.open(folder / "replica.db", cloud_id=CLOUD_ID)
        self.bus = Bus()
        cloud = CloudClient(HttpTransport(f"http://127.0.0.1:{port}"), CLOUD_ID, lambda: "t")
        self.engine = SyncEngine(
            self.replica,
            cloud,
            self.bus,
            clock=SystemClock(),
            budget=lambda: 10**6,
            executor=ThreadedExecutor,
        )
        self._orders = Client(port, {})

    def order(self, name: str, **values: Any) -> Any:
        """Something only the bench may ask of the server."""
        return self._orders.send("POST", f"/bench/{name}", json.dumps(values).encode()).json

    def do(self, job: str) -> RunOutcome:
        """One run; of a download with faults as many as it takes, as the schedule would."""
        outcome = self.engine.run(run_scope=run_scope(job))
        while job == "faulty" and outcome.outcome == "offline":
            outcome = self.engine.run()
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
    rounds = ROUNDS if job in ("quiet", "everything") else 1
    seconds: list[float] = []
    used = time.process_time()
    for _ in range(rounds):
        began = time.perf_counter()
        outcome = ours.do(job)
        seconds.append(time.perf_counter() - began)
    cpu = (time.process_time() - used) / rounds
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    ours.order("faults", share=0.0)
    wire = {name: round(value / rounds) for name, value in ours.order("counts").items()}
    held = len(ours.replica.changes(held=True))
    used = time.process_time()
    index_new_rows(ours.replica.database, ours.replica.catalogue)
    search = time.process_time() - used
    print(
        json.dumps(
            {
                "seconds": statistics.median(seconds), "cpu": cpu, "peak": peak, **wire, "outcome": outcome.outcome, "held": held, "search": search,
                "equal": ours.equal(),
            }
        )
    )  # fmt: skip
    ours.replica.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
