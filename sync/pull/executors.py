"""Executors of the parallel first download: threads for the program, one after another for simulations.

`parallel_download` starts work and stores its results. `SequentialExecutor` runs the same work without a thread, in an
order drawn from a seed, so that a simulated run can be repeated request by request.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Protocol, TypeVar

from sync.limits.concurrency import MAX_REQUESTS

T = TypeVar("T")


class Executor(Protocol[T]):
    """Runs pieces of work, which must not raise."""

    def start(self, work: Callable[[], T]) -> None:
        """Start one piece of work."""
        ...

    def next_result(self) -> T:
        """The result of whichever started work ends first."""
        ...

    def drain(self) -> Iterator[T]:
        """The results of work in progress; work that has not begun is dropped."""
        ...

    def close(self) -> None:
        """Release the threads without waiting."""
        ...


class SequentialExecutor(Executor[T]):
    """Without threads: work is done when its result is asked for."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._queued: list[Callable[[], T]] = []
        self._rng = rng

    def start(self, work: Callable[[], T]) -> None:
        """Queue one piece of work."""
        self._queued.append(work)

    def next_result(self) -> T:
        """Do one piece of work now, drawn at random when there is a random source."""
        index = 0 if self._rng is None else self._rng.randrange(len(self._queued))
        return self._queued.pop(index)()

    def drain(self) -> Iterator[T]:
        """Nothing: queued work has not begun."""
        self._queued.clear()
        yield from ()

    def close(self) -> None:
        """Drop the queued work."""
        self._queued.clear()


class ThreadedExecutor(Executor[T]):
    """Up to `MAX_REQUESTS` threads, which live as long as the download."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(MAX_REQUESTS, thread_name_prefix="download")
        self._done: SimpleQueue[T] = SimpleQueue()
        self._in_flight = 0

    def start(self, work: Callable[[], T]) -> None:
        """Start one piece of work on a thread."""
        self._in_flight += 1
        self._pool.submit(lambda: self._done.put(work()))

    def next_result(self) -> T:
        """Wait for the next result."""
        result = self._done.get()
        self._in_flight -= 1
        return result

    def drain(self) -> Iterator[T]:
        """Wait for all results."""
        while self._in_flight:
            yield self.next_result()

    def close(self) -> None:
        """Release the threads without waiting."""
        self._pool.shutdown(wait=False, cancel_futures=True)
