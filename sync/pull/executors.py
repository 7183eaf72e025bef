"""Several requests under way at once, or the same one after the other: where the engine's order is decided.

`ranged` starts work and takes back what is done; it alone stores. `ThreadedExecutor` is for the program; `SequentialExecutor` does the
same without a thread, in an order drawn from a seed, so that a simulated run can be repeated request by request.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Protocol, TypeVar

from sync.limits.concurrency import MOST

T = TypeVar("T")


class Executor(Protocol[T]):
    """Work under way. The work must not raise."""

    def start(self, work: Callable[[], T]) -> None:
        """Begin."""
        ...

    def next_result(self) -> T:
        """What one of those under way came to, whichever is done first."""
        ...

    def rest(self) -> Iterator[T]:
        """What those that have begun come to; the others never begin."""
        ...

    def close(self) -> None:
        """Let go of the threads without waiting."""
        ...


class SequentialExecutor(Executor[T]):
    """Without threads: work is done when it is asked for."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._waiting: list[Callable[[], T]] = []
        self._rng = rng

    def start(self, work: Callable[[], T]) -> None:
        """Remember it."""
        self._waiting.append(work)

    def next_result(self) -> T:
        """Do one of them now."""
        place = 0 if self._rng is None else self._rng.randrange(len(self._waiting))
        return self._waiting.pop(place)()

    def rest(self) -> Iterator[T]:
        """Nothing: what was not asked for has not begun."""
        self._waiting.clear()
        yield from ()

    def close(self) -> None:
        """Forget what waits."""
        self._waiting.clear()


class ThreadedExecutor(Executor[T]):
    """Up to `MOST` threads, which live as long as the download."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(MOST, thread_name_prefix="download")
        self._done: SimpleQueue[T] = SimpleQueue()
        self._under_way = 0

    def start(self, work: Callable[[], T]) -> None:
        """Begin on a thread."""
        self._under_way += 1
        self._pool.submit(lambda: self._done.put(work()))

    def next_result(self) -> T:
        """Wait for the next one."""
        found = self._done.get()
        self._under_way -= 1
        return found

    def rest(self) -> Iterator[T]:
        """Wait for all."""
        while self._under_way:
            yield self.next_result()

    def close(self) -> None:
        """Let go of the threads without waiting."""
        self._pool.shutdown(wait=False, cancel_futures=True)
