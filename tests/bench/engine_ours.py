"""`python -m tests.bench.engine_ours PORT FOLDER JOB COUNT [statements]`: one job of our engine in a process of its own.

Prints one line of JSON: seconds, CPU seconds, peak memory and size of the file in MB, and whether both sides are equal
in the end. Rounds with nothing new are made `ROUNDS` times: the seconds are the median, CPU and requests are those of
one. With `statements` only SQL statements and commits are counted, since counting takes time of its own.
"""

from __future__ import annotations

import json
import resource
import sqlite3
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.gc_thresholds import collect_rarely
from storage.clock import SystemClock
from storage.database.connection import Connect
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
REPEATED = frozenset({"quiet", "quiet-list", "everything"})
"""Jobs that change nothing and may be done again at once."""
MOST_RUNS = 10
"""Until a download with faults is complete."""
TOGETHER = 5000
"""Records that are compared at a time."""
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
        case "quiet-list" | "changed-list":
            return for_webhook(frozenset({ENTITY.name}))
        case "edits":
            return OWN_CHANGES
    return EVERYTHING


class Ours:
    """A replica, the engine over real HTTP, and the stub's own orders."""

    def __init__(self, port: int, folder: Path, connect: Connect = sqlite3.connect) -> None:
        self.replica = Replica.open(folder / "replica.db", cloud_id=CLOUD_ID, connect=connect)
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
        """One run; of a download with faults as many as it takes, as the schedule would.

        A list of which two requests in a row failed is passed over, and the run ends with that error.
        """
        outcome = self.engine.run(run_scope=run_scope(job))
        for _ in range(MOST_RUNS):
            if job != "faulty" or outcome.outcome == "in_step":
                break
            outcome = self.engine.run()
        return outcome

    def equal(self) -> bool:
        """Whether the replica holds what the cloud holds, record by record."""
        empty = {**dict.fromkeys(ENTITY.names()), "versionDate": None}
        start = 0
        while rows := self.order("rows", start=start, most=TOGETHER):
            there = {
                record["id"]: {**empty, **record, "versionDate": None}
                for record in (decode(ENTITY, row) for row in rows)
            }
            here = self.replica.many(ENTITY.name, there)
            if {id: {**record, "versionDate": None} for id, record in here.items()} != there:
                return False
            start += len(rows)
        return self.replica.count(ENTITY.name, Query(deleted="all")) == start


class Statements:
    """What SQLite is asked, on every connection."""

    def __init__(self) -> None:
        self._said: list[str] = []

    def connect(self, *words: Any, **options: Any) -> sqlite3.Connection:
        """A connection that is listened to."""
        connection = sqlite3.connect(*words, **options)
        connection.set_trace_callback(self._said.append)
        return connection

    def clear(self) -> None:
        """Count from here on."""
        self._said.clear()

    def counted(self, rounds: int) -> dict[str, float]:
        """Those of one round, and how many of them were commits."""
        commits = self._said.count("COMMIT")
        return {"statements": round(len(self._said) / rounds), "commits": round(commits / rounds)}


def prepare(ours: Ours, job: str, count: int) -> float:
    """What must be so before the job begins, outside the measured time; CPU seconds of such a job done before, if any."""
    if job in ("download", "faulty"):
        if job == "faulty":
            ours.order("faults", share=0.05)
        return 0.0
    for _ in range(2):
        ours.engine.run()
    # Not by the records: a million at once would count as memory of the job.
    with ours.replica.database.reading() as connection:
        ids = [
            id
            for (id,) in connection.execute(f'SELECT id FROM "{ENTITY.table}" ORDER BY id LIMIT ?', (count,))
        ]
    commands = Commands(ours.replica, ours.bus)
    first = 0.0
    if job in ("changed", "changed-list"):
        # The first changes after a download pay for what it left in the search index; those of every other day do not.
        ours.order("touch", ids=ids[1:][:: max(1, len(ids) // (count // 100))], values={"note": "earlier"})
        index_new_rows(ours.replica.database, ours.replica.catalogue)
        used = time.process_time()
        ours.do(job)
        first = time.process_time() - used
        ours.order("touch", ids=ids[:: max(1, len(ids) // (count // 100))], values={"note": "theirs"})
    if job in ("edits", "conflicts"):
        for number, id in enumerate(ids[:1000]):
            # Every second one of the conflicts is about the same field.
            field = "note" if job == "edits" or number % 2 else "city"
            commands.save(ENTITY.name, {field: f"ours {number}"}, id=id)
    if job == "conflicts":
        ours.order("touch", ids=ids[:1000], values={"note": "theirs"})
    # What the download left in the log is not this job's to copy.
    index_new_rows(ours.replica.database, ours.replica.catalogue)
    ours.replica.database.empty_log()
    return first


def main(port: str, folder: str, job: str, count: str, how: str = "time") -> None:
    """Do the job and say how it went."""
    collect_rarely()  # as `app.cli.main` does
    statements = Statements() if how == "statements" else None
    ours = Ours(int(port), Path(folder), statements.connect if statements else sqlite3.connect)
    first = prepare(ours, job, int(count))
    ours.order("counts")
    rounds = ROUNDS if job in REPEATED else 1
    if statements:
        statements.clear()
    seconds: list[float] = []
    used = time.process_time()
    for _ in range(rounds):
        began = time.perf_counter()
        outcome = ours.do(job)
        seconds.append(time.perf_counter() - began)
    if statements:
        print(json.dumps(statements.counted(rounds)))
        ours.replica.close()
        return
    cpu = (time.process_time() - used) / rounds
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    ours.order("faults", share=0.0)
    wire = {name: round(value / rounds) for name, value in ours.order("counts").items()}
    held = len(ours.replica.changes(held=True))
    used = time.process_time()
    index_new_rows(ours.replica.database, ours.replica.catalogue)
    search = time.process_time() - used
    searched = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    equal = ours.equal()
    ours.replica.database.empty_log()
    print(
        json.dumps(
            {
                "seconds": statistics.median(seconds), "cpu": cpu, "peak": peak, **wire, "outcome": outcome.outcome, "held": held, "search": search,
                "search_peak": searched, "file": ours.replica.path.stat().st_size / 1e6, "equal": equal, "first": first,
            }
        )
    )  # fmt: skip
    ours.replica.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
