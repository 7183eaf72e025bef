"""A till in a process of its own, to be killed in its one run: `python -m tests.kill.once FOLDER URL CLOUD_ID TOKEN`.

It opens the replica, prints "ready", synchronises once over real HTTP, prints the outcome, and exits.
"""

from __future__ import annotations

import sys
from pathlib import Path

from storage.clock import SystemClock
from storage.records.replica import Replica
from sync.client.api import CloudClient
from sync.client.http import HttpTransport
from sync.engine import SyncEngine
from sync.events import Bus


def main(folder: str, url: str, cloud_id: str, token: str) -> None:
    """One run."""
    replica = Replica.open(Path(folder) / "replica.db", cloud_id=int(cloud_id))
    client = CloudClient(HttpTransport(url), int(cloud_id), lambda: token)
    print("ready", flush=True)
    outcome = SyncEngine(replica, client, Bus(), clock=SystemClock()).run()
    print(outcome.outcome, outcome.requests, flush=True)
    replica.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
