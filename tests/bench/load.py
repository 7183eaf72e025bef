"""Requests as fast as a server takes them: one small client for every server that is measured.

Called by the server part.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.fakes.quick_client import Client

Work = Callable[[Client, int], None]
"""One measured request: which connection, and the how-many-th of this client it is."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Requests a second over all clients, and milliseconds under which 50 and 99 of 100 were answered."""

    rate: float
    p50: float
    p99: float


def measure(work: Sequence[Work], connect: Callable[[], Client], *, seconds: float) -> Figures:
    """Run one thread and connection for each of `work` until time is up; the first tenth is not counted."""
    times: list[float] = []
    guard = threading.Lock()
    failed: list[BaseException] = []
    start = threading.Barrier(len(work))

    def run(each: Work) -> None:
        client = connect()
        own: list[float] = []
        try:
            start.wait()
            began = time.perf_counter()
            number = 0
            while (before := time.perf_counter()) - began < seconds * 1.1:
                each(client, number)
                if before - began >= seconds * 0.1:
                    own.append(time.perf_counter() - before)
                number += 1
        except BaseException as error:
            failed.append(error)
        finally:
            client.close()
        with guard:
            times.extend(own)

    threads = [threading.Thread(target=run, args=(each,)) for each in work]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    if failed:
        raise failed[0]
    ordered = sorted(times)
    return Figures(
        len(ordered) / seconds, *(1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    )
