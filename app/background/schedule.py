"""The schedule of background jobs. The only module that imports APScheduler.

Called by the runtime. Jobs are declared at each start and kept in memory; triggers are objects, which every freezer
understands. Knows nothing of what a job does. APScheduler uses the wall clock: when it is set back, every scheduled
job is moved with it, so that the wait stays the same (F78). It waits by the monotonic clock, which stands still
while the computer sleeps: so it never waits long, and whoever asked for it is told of a wall clock that ran ahead
(F13, F126).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from app.threads import Worker
from storage.errors import ShopError
from sync.polling import AHEAD

if TYPE_CHECKING:
    from apscheduler.executors.pool import BasePoolExecutor
    from apscheduler.schedulers.background import BackgroundScheduler

log = logging.getLogger(__name__)

_SYNC_PREFIX = "sync-"
SET_BACK_SECONDS = 5.0
"""Seconds by which the wall clock may fall behind before it counts as set back."""
LOOK_EVERY = 15.0
"""Most seconds between two comparisons of the clocks: what a sleep delays the first run by."""


class Schedule:
    """A background scheduler over the workers given; created stopped, `start()` once, `stop()` once."""

    def __init__(self, *, sync: Worker, background: Worker) -> None:
        self._scheduler = _clock_safe_scheduler()(
            executors={
                "sync": _executor(sync),
                "background": _executor(background),
                "default": _executor(background),
            },
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None},
            timezone=UTC,
            daemon=True,
        )
        logging.getLogger("apscheduler").setLevel(logging.WARNING)

    def on_wake(self, callback: Callable[[], object]) -> None:
        """Call `callback` on the scheduler's thread when the computer slept, or its clock was set forward."""
        self._scheduler.woken = callback

    def start(self) -> None:
        """Let the jobs run."""
        self._scheduler.start()

    def stop(self) -> None:
        """Start no more jobs; running ones are ended by their workers. A second call does nothing."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def add_maintenance(
        self, name: str, seconds: int, job: Callable[[], object], *, first: int | None = None
    ) -> None:
        """Run `job` on the background worker every `seconds`, the first time after `first` or as many."""
        from apscheduler.triggers.interval import IntervalTrigger

        def run() -> None:
            try:
                job()
            except ShopError as error:
                # A full disk, say: no fault of ours, and the next time may do better.
                log.warning("%s: %s", name, error)

        self._scheduler.add_job(
            run,
            IntervalTrigger(seconds=seconds, timezone=UTC),
            id=f"maintenance-{name}",
            executor="background",
            replace_existing=True,
            next_run_time=_from_now(seconds if first is None else first),
        )

    def run_once(self, name: str, seconds: float, job: Callable[[], object]) -> None:
        """Run `job` once on the sync worker after `seconds`; scheduling the same name again moves it."""
        from apscheduler.triggers.date import DateTrigger

        trigger = DateTrigger(run_date=_from_now(seconds), timezone=UTC)
        # One that is due while the same job runs follows it: the worker has one thread.
        self._scheduler.add_job(
            job, trigger, id=f"{_SYNC_PREFIX}{name}", executor="sync", replace_existing=True, max_instances=3
        )

    def cancel(self, name: str) -> None:
        """Cancel a job of `run_once`, unless it is running."""
        from apscheduler.jobstores.base import JobLookupError

        with suppress(JobLookupError):
            self._scheduler.remove_job(f"{_SYNC_PREFIX}{name}")

    def next_run(self) -> datetime | None:
        """When the next run of the engine is due (UTC); None when nothing is scheduled."""
        times = [
            job.next_run_time
            for job in self._scheduler.get_jobs()
            if job.id.startswith(_SYNC_PREFIX) and getattr(job, "next_run_time", None)
        ]
        return min(times, default=None)


def _clock_safe_scheduler() -> type[BackgroundScheduler]:
    """A background scheduler that survives a wall clock set back; defined on first use, with the library."""
    from apscheduler.jobstores.base import JobLookupError
    from apscheduler.schedulers.background import BackgroundScheduler
    from apscheduler.schedulers.base import STATE_STOPPED

    class ClockSafeScheduler(BackgroundScheduler):  # type: ignore[misc]
        _offset: float | None = None
        woken: Callable[[], object] = staticmethod(lambda: None)

        def _process_jobs(self) -> float | None:
            offset = time.time() - time.monotonic()
            ahead = 0.0 if self._offset is None else offset - self._offset
            if ahead < -SET_BACK_SECONDS:
                for job in self.get_jobs():
                    if getattr(job, "next_run_time", None) is not None:
                        job.modify(next_run_time=job.next_run_time + timedelta(seconds=ahead))
            if self._offset is None or ahead < 0 or ahead > AHEAD:
                self._offset = offset
            if ahead > AHEAD:
                self.woken()
            try:
                wait: float | None = super()._process_jobs()
            except JobLookupError:
                # Stopped in the middle: a job that has run is looked up in the already emptied store.
                if self.state != STATE_STOPPED:
                    raise
                return None
            return LOOK_EVERY if wait is None else min(wait, LOOK_EVERY)

    return ClockSafeScheduler


def _from_now(seconds: float) -> datetime:
    return datetime.now(UTC) + timedelta(seconds=seconds)


class _WorkerPool:
    """The pool APScheduler submits to. It reports no cancelled jobs back: those dropped when the program closes would
    each be logged as an error.
    """

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def submit(self, call: Callable[..., object], /, *args: object) -> _JobFuture:
        return _JobFuture(self._worker.submit(call, *args))


class _JobFuture:
    def __init__(self, future: Future[Any]) -> None:
        self._future = future

    def add_done_callback(self, callback: Callable[[Future[Any]], object]) -> None:
        self._future.add_done_callback(lambda done: None if done.cancelled() else callback(done))


def _executor(worker: Worker) -> BasePoolExecutor:
    """APScheduler's executor over a worker of ours; the worker's owner shuts it down, not the scheduler."""
    from apscheduler.executors.pool import BasePoolExecutor

    class WorkerExecutor(BasePoolExecutor):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__(_WorkerPool(worker))

        def shutdown(self, wait: bool = True) -> None:
            del wait

    return WorkerExecutor()
