"""Worker threads that never keep the program from ending: an executor with daemon threads.

Called by the runtime and the schedule (`sync`, one thread; `background`, two). The standard pool joins its threads
when the interpreter exits, so a request that hangs for its 20 s would hold up a stop, which may take 2 s.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

T = TypeVar("T")


class Worker(Executor):
    """First in, first out, over `threads` threads that start with the first job."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._name = name
        self._count = threads
        self._threads: list[threading.Thread] = []
        self._jobs: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Queue a call; RuntimeError after `shutdown`."""
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError(f"{self._name} is shut down")
            if len(self._threads) < self._count:
                number = len(self._threads)
                name = self._name if self._count == 1 else f"{self._name}-{number}"
                thread = threading.Thread(target=self._work, name=name, daemon=True)
                self._threads.append(thread)
                thread.start()
            self._jobs.put((future, lambda: fn(*args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Accept no more calls; `wait` joins the threads. `stop` is the variant with a time limit."""
        self._close(cancel=cancel_futures)
        if wait:
            for thread in self._threads:
                thread.join()

    def stop(self, seconds: float) -> bool:
        """Cancel queued calls and give running ones `seconds` to end; returns whether they did."""
        self._close(cancel=True)
        deadline = time.monotonic() + seconds
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _close(self, *, cancel: bool) -> None:
        with self._lock:
            if cancel:
                while not self._jobs.empty():
                    if (job := self._jobs.get()) is not None:
                        job[0].cancel()
            if not self._closed or cancel:
                for _ in self._threads:
                    self._jobs.put(None)
            self._closed = True

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            future, call = job
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(call())
            except BaseException as error:  # noqa: BLE001 - the future carries every failure
                future.set_exception(error)
            del future, call, job
