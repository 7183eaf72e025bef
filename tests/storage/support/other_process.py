"""A process that writes to a replica that another one has open: `python -m tests.storage.support.other_process FOLDER WHAT`.

It prints "open", then writes without end; it ends when its standard input does.
"""

from __future__ import annotations

import os
import sys
import threading
from itertools import count
from pathlib import Path

from storage.clock import SystemClock
from storage.records.replica import Replica
from tests.storage.support.replicas import CLOUD, FILE, edited, record

TURNS = "turns"
"""Key of the number of transactions that it has written."""
FIRST = 5000
"""Its records are from here on."""
AT_ONCE = 200


def main(folder: str, what: str) -> None:
    """Work until the parent closes the pipe."""
    replica = Replica.open(Path(folder) / FILE, cloud_id=CLOUD, clock=SystemClock(), owner=False)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    print("open", flush=True)
    for turn in count(1):
        with replica.write() as tx:
            match what:
                case "pages":
                    some = range(FIRST, FIRST + AT_ONCE)
                    tx.put_many("suppliers", [record("suppliers", id, note=f"{turn}") for id in some])
                case "batches":
                    # A line of more than is written to the journal at once.
                    for id in range(FIRST, FIRST + AT_ONCE):
                        tx.put_change(edited(record("customers", id), note=f"{turn}" * 500))
            tx.sync_state.meta.put(TURNS, turn)


if __name__ == "__main__":
    main(*sys.argv[1:])
