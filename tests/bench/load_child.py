"""One client of `load`: takes its work from standard input, prints the seconds of each answer as JSON."""

from __future__ import annotations

import json
import pickle
import sys
import time
from collections.abc import Callable

from tests.bench.load import Work
from tests.fakes.quick_client import Client

WARM_UP = 0.1
"""Share of the time before which nothing is counted."""
LEAST = 3
"""Answers without which there is no figure, however long they take."""


def main() -> int:
    """Do the work once it is allowed, until time is up."""
    given: tuple[Callable[[], Client], Work, float] = pickle.load(sys.stdin.buffer)
    connect, work, seconds = given
    client = connect()
    work.prepare(client)
    print("ready", flush=True)
    if not sys.stdin.buffer.readline():
        return 1
    times: list[float] = []
    number = 0
    began = time.perf_counter()
    first = 0.0
    while (before := time.perf_counter()) - began < seconds * (1 + WARM_UP) or len(times) < LEAST:
        work(client, number)
        if before - began >= seconds * WARM_UP:
            first = first or before
            times.append(time.perf_counter() - before)
        number += 1
    spent = time.perf_counter() - first
    client.close()
    print(json.dumps({"times": times, "seconds": spent, "all": number}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
