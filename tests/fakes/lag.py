"""How long a busy machine let this process wait, so that a promise of seconds is judged without that time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

TICK = 0.02


@contextmanager
def lag() -> Iterator[Callable[[], float]]:
    """Yields a function: seconds by which a thread that sleeps for 20 ms, again and again, has woken late so far."""
    late = 0.0
    over = threading.Event()

    def tick() -> None:
        nonlocal late
        while not over.is_set():
            began = time.monotonic()
            time.sleep(TICK)
            beyond = time.monotonic() - began - TICK
            if beyond > TICK / 2:
                late += beyond

    thread = threading.Thread(target=tick, daemon=True)
    thread.start()
    try:
        yield lambda: late
    finally:
        over.set()
        thread.join()
