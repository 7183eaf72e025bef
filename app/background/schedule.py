"""The schedule of background jobs. The only module that imports APScheduler.

Called by the runtime. Jobs are declared at each start and kept in memory; triggers are objects, which every freezer
understands. Knows nothing of what a job does. APScheduler uses the wall clock: when it is set back, every scheduled
job is moved with it, so that the wait stays the same (F78); jobs that became due while the computer slept run at
once (F13).
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

if TYPE_CHECKING:
    from apscheduler.executors.pool import BasePoolExecutor
    from apscheduler.schedulers.background import BackgroundScheduler

_SYNC_PREFIX = "sync-"
SET_BACK_SECONDS = 5.0
"""Seconds by which the wall clock may fall behind before it counts as set back."""


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

    def start(self) -> None:
        """Let the jobs run."""
        self._scheduler.start()

    def stop(self) -> None:
        """Start no more jobs; running ones are ended by their workers. A second call does nothing."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def add_maintenance(self, name: str, seconds: int, job: Callable[[], object]) -> None:
        """Run `job` on the background worker every `seconds`, the first time after as many."""
        from apscheduler.triggers.interval import IntervalTrigger

        self._scheduler.add_job(
            job,
            IntervalTrigger(seconds=seconds, timezone=UTC),
            id=f"maintenance-{name}",
            executor="background",
            replace_existing=True,
            next_run_time=_from_now(seconds),
        )

    def run_once(self, name: str, seconds: float, job: Callable[[], object]) -> None:
        """Run `job` once on the sync worker after `seconds`; scheduling the same name again moves it."""
        from apscheduler.triggers.date import DateTrigger

        trigger = DateTrigger(run_date=_from_now(seconds), timezone=UTC)
        self._scheduler.add_job(
            job, trigger, id=f"{_SYNC_PREFIX}{name}", executor="sync", replace_existing=True
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

        def _process_jobs(self) -> float | None:
            offset = time.time() - time.monotonic()
            if self._offset is not None and offset < self._offset - SET_BACK_SECONDS:
                back = timedelta(seconds=self._offset - offset)
                for job in self.get_jobs():
                    if job.next_run_time is not None:
                        job.modify(next_run_time=job.next_run_time - back)
            self._offset = offset
            try:
                wait: float | None = super()._process_jobs()
            except JobLookupError:
                # Stopped in the middle: a job that has run is looked up in the already emptied store.
                if self.state != STATE_STOPPED:
                    raise
                return None
            return wait

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
