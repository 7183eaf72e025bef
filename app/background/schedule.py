"""The schedule: what happens by itself and when. The only door to APScheduler.

Called by the runtime. Jobs are declared anew at each start and kept in memory; triggers are objects, which
every freezer understands. Knows nothing of what a job does. APScheduler goes by the wall clock: when that is set
back, every waiting job is moved with it, so that the wait stays what it was (F78); after a sleep of the computer
what became due meanwhile runs at once (F13).
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

_SYNC = "sync-"
SET_BACK = 5.0
"""Seconds by which the wall clock may fall behind before it counts as set back."""


class Schedule:
    """A background scheduler over the workers given; made stopped, `start()` once, `stop()` once."""

    def __init__(self, *, sync: Worker, chores: Worker) -> None:
        self._scheduler = _steady()(
            executors={"sync": _over(sync), "chores": _over(chores), "default": _over(chores)},
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None},
            timezone=UTC,
            daemon=True,
        )
        logging.getLogger("apscheduler").setLevel(logging.WARNING)

    def start(self) -> None:
        """Let the jobs run."""
        self._scheduler.start()

    def stop(self) -> None:
        """No job starts from here on; what runs is the workers' to end. A second call does nothing."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def chore(self, name: str, seconds: int, job: Callable[[], object]) -> None:
        """Run `job` on the chores worker every `seconds`, the first time after as many."""
        from apscheduler.triggers.interval import IntervalTrigger

        self._scheduler.add_job(
            job,
            IntervalTrigger(seconds=seconds, timezone=UTC),
            id=f"chore-{name}",
            executor="chores",
            replace_existing=True,
            next_run_time=_from_now(seconds),
        )

    def once(self, name: str, seconds: float, job: Callable[[], object]) -> None:
        """Run `job` once on the sync worker after `seconds`; asked again by that name meanwhile, it is moved."""
        from apscheduler.triggers.date import DateTrigger

        trigger = DateTrigger(run_date=_from_now(seconds), timezone=UTC)
        self._scheduler.add_job(job, trigger, id=f"{_SYNC}{name}", executor="sync", replace_existing=True)

    def forget(self, name: str) -> None:
        """What `once` was asked for does not happen, unless it is under way."""
        from apscheduler.jobstores.base import JobLookupError

        with suppress(JobLookupError):
            self._scheduler.remove_job(f"{_SYNC}{name}")

    def next_run(self) -> datetime | None:
        """When the next run of the engine is due (UTC); None when nothing is scheduled."""
        times = [
            job.next_run_time
            for job in self._scheduler.get_jobs()
            if job.id.startswith(_SYNC) and getattr(job, "next_run_time", None)
        ]
        return min(times, default=None)


def _steady() -> type[BackgroundScheduler]:
    """APScheduler's own, minding a wall clock that is set back; made late, with the library."""
    from apscheduler.jobstores.base import JobLookupError
    from apscheduler.schedulers.background import BackgroundScheduler
    from apscheduler.schedulers.base import STATE_STOPPED

    class Steady(BackgroundScheduler):  # type: ignore[misc]
        _offset: float | None = None

        def _process_jobs(self) -> float | None:
            offset = time.time() - time.monotonic()
            if self._offset is not None and offset < self._offset - SET_BACK:
                back = timedelta(seconds=self._offset - offset)
                for job in self.get_jobs():
                    if job.next_run_time is not None:
                        job.modify(next_run_time=job.next_run_time - back)
            self._offset = offset
            try:
                wait: float | None = super()._process_jobs()
            except JobLookupError:
                # Stopped while it was at it: a job that has run is looked for among those never started.
                if self.state != STATE_STOPPED:
                    raise
                return None
            return wait

    return Steady


def _from_now(seconds: float) -> datetime:
    return datetime.now(UTC) + timedelta(seconds=seconds)


class _Pool:
    """What APScheduler hands its jobs to. It asks a job how it went, and one that never began has no answer to that:
    those that are dropped when the program closes would each be logged as an error.
    """

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def submit(self, call: Callable[..., object], /, *words: object) -> _Asked:
        return _Asked(self._worker.submit(call, *words))


class _Asked:
    def __init__(self, future: Future[Any]) -> None:
        self._future = future

    def add_done_callback(self, tell: Callable[[Future[Any]], object]) -> None:
        self._future.add_done_callback(lambda done: None if done.cancelled() else tell(done))


def _over(worker: Worker) -> BasePoolExecutor:
    """APScheduler's executor over a worker of ours; the worker's owner shuts it down, not the scheduler."""
    from apscheduler.executors.pool import BasePoolExecutor

    class Over(BasePoolExecutor):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__(_Pool(worker))

        def shutdown(self, wait: bool = True) -> None:
            del wait

    return Over()
