"""Threads that run handlers for an event loop: a queue, and as many threads as are needed at once.

Called by `asgi`. A hand-over costs half of what it costs through the library's, which can be cancelled, scoped and
limited from any task: here nothing is.

Handlers take turns. The interpreter's lock is released for each row that SQLite reads, so four threads that read pages
side by side spend three quarters of their time on acquiring it again. A handler that takes longer, or waits for the disk,
delays no other one by more than `TURN_SECONDS`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

IDLE_SECONDS = 10.0
"""How long a thread waits for work before it ends."""
LOOK_SECONDS = 1.0
"""Between two looks of a waiting thread whether its loop is there."""
TURN_SECONDS = 0.01
"""How long a handler waits for the one before it: longer than most take, shorter than anybody notices."""

_Result = TypeVar("_Result")
_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Workers:
    """At most `most` threads, for one event loop at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._lock = threading.Lock()
        self._turn = threading.Lock()
        self._idle = 0
        """Threads that wait for work, less the jobs that wait for them."""
        self._threads = 0

    async def run(self, work: Callable[[], _Result]) -> _Result:
        """The result of `work`, or what it raises. Cancelled, it goes on unheeded, or does not begin."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[_Result] = loop.create_future()
        with self._lock:
            self._idle -= 1
            more = self._idle < 0 and self._threads < self._most
            if more:
                self._threads += 1
                self._idle += 1
        self._jobs.put((work, future))
        if more:
            threading.Thread(target=self._serve, args=(loop,), name="request-handler", daemon=True).start()
        return await future

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        waited = 0.0
        while True:
            try:
                work, future = self._jobs.get(timeout=LOOK_SECONDS)
            except Empty:
                waited += LOOK_SECONDS
                with self._lock:
                    # A job may have come since: then it counts on this thread.
                    if self._jobs.empty() and self._idle > 0 and (waited >= IDLE_SECONDS or loop.is_closed()):
                        self._threads -= 1
                        self._idle -= 1
                        return
                continue
            waited = 0.0
            report = None if future.cancelled() else self._in_turn(work, future)
            with self._lock:
                # Before its result is known: who then asks for more needs no other thread.
                self._idle += 1
            if report is not None:
                with suppress(RuntimeError):  # its loop is closed, and nobody waits
                    future.get_loop().call_soon_threadsafe(report)
            del work, future, report

    def _in_turn(self, work: Callable[[], Any], future: asyncio.Future[Any]) -> Callable[[], None]:
        alone = self._turn.acquire(timeout=TURN_SECONDS)
        try:
            return _report_of(work, future)
        finally:
            if alone:
                self._turn.release()


def _report_of(work: Callable[[], Any], future: asyncio.Future[Any]) -> Callable[[], None]:
    """Do the work; what is returned tells its result, on the thread of the event loop."""
    try:
        return partial(_settle, future, future.set_result, work())
    except BaseException as error:  # noqa: BLE001 - handed to who waits for it
        # A future takes no StopIteration: whoever awaits it would wait for ever.
        found = RuntimeError() if isinstance(error, StopIteration) else error
        return partial(_settle, future, future.set_exception, found)


def _settle(future: asyncio.Future[Any], settle: Callable[[Any], None], result: Any) -> None:
    if not future.cancelled():
        settle(result)
