"""The plain floor of a first download: pages by `http.client` into a table of `sqlite3`, without our engine.

`python -m tests.bench.floor_child PORT FOLDER COUNT`. The same pages of 100 from the same stub, parsed by `json`, into
one table with a column for each field and no index but its key, 2,000 rows a transaction, under the same durability. No
record is checked, nothing is searchable, no position is kept, nothing is proven: what is above it is what the program
does for that. Prints one line of JSON.
"""

from __future__ import annotations

import http.client
import json
import resource
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from tests.bench.stub_shop import CLOUD_ID, ENTITY

PAGE = 100
TOGETHER = 2000
"""Rows of a transaction."""


def main(port: str, folder: str, count: str) -> int:
    """Download and say how it went."""
    names = ENTITY.names()
    database = sqlite3.connect(Path(folder) / "floor.db", isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    columns = ", ".join(f'"{name}"' + " INTEGER PRIMARY KEY" * (name == "id") for name in names)
    database.execute(f"CREATE TABLE rows ({columns})")
    insert = f"INSERT INTO rows VALUES ({', '.join('?' * len(names))})"
    connection = http.client.HTTPConnection("127.0.0.1", int(port))
    wire = {"requests": 0, "bytes": 0}

    def page(number: int) -> list[dict[str, Any]]:
        path = f"/v2/clouds/{CLOUD_ID}/{ENTITY.name}?limit={PAGE}&page={number}&sort=versionDate"
        connection.request("GET", path)
        body = connection.getresponse().read()
        wire["requests"] += 1
        wire["bytes"] += len(body)
        found: list[dict[str, Any]] = json.loads(body)["data"]
        return found

    began, used = time.perf_counter(), time.process_time()
    number, waiting = 1, 0
    database.execute("BEGIN")
    while records := page(number):
        rows = [
            tuple(json.dumps(value) if type(value) is list else value for value in map(record.get, names))
            for record in records
        ]
        database.executemany(insert, rows)
        number, waiting = number + 1, waiting + len(rows)
        if waiting >= TOGETHER:
            database.execute("COMMIT")
            database.execute("BEGIN")
            waiting = 0
        if len(records) < PAGE:
            break
    database.execute("COMMIT")
    spent = {"seconds": time.perf_counter() - began, "cpu": time.process_time() - used}
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    equal = database.execute("SELECT count(*) FROM rows").fetchone()[0] == int(count)
    print(
        json.dumps({**spent, "peak": peak, **wire, "remark": "nothing checked or searchable", "equal": equal})
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
