"""The schedule: what happens by itself and when. The only door to APScheduler.

Called by the runtime. Jobs are declared anew at each start and kept in memory; triggers are objects, which
every freezer understands. Knows nothing of what a job does.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from app.worker import Worker

if TYPE_CHECKING:
    from apscheduler.executors.pool import BasePoolExecutor

_SYNC_JOB = "sync"
_SOON_JOB = "sync-soon"
_JITTER_SHARE = 0.1
"""Part of the interval by which a run is moved at random, so that a hundred tills do not come as one."""


class Schedule:
    """A background scheduler over the workers given; made stopped, `start()` once, `stop()` once."""

    def __init__(self, *, sync: Worker, chores: Worker) -> None:
        from apscheduler.schedulers.background import BackgroundScheduler

        self._scheduler = BackgroundScheduler(
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

    def every(self, seconds: int, job: Callable[[], object], *, first_after: float = 0.0) -> None:
        """Run `job` on the sync worker every `seconds` (declared again: from now on at the new interval)."""
        self._repeat(_SYNC_JOB, "sync", seconds, job, first_after)

    def chore(self, name: str, seconds: int, job: Callable[[], object]) -> None:
        """Run `job` on the chores worker every `seconds`, the first time after as many."""
        self._repeat(f"chore-{name}", "chores", seconds, job, float(seconds))

    def soon(self, seconds: float, job: Callable[[], object]) -> None:
        """Run `job` once on the sync worker after `seconds`; asked again meanwhile, it is put off."""
        from apscheduler.triggers.date import DateTrigger

        trigger = DateTrigger(run_date=_from_now(seconds), timezone=UTC)
        self._scheduler.add_job(job, trigger, id=_SOON_JOB, executor="sync", replace_existing=True)

    def next_run(self) -> datetime | None:
        """When the next run of the engine is due (UTC); None when nothing is scheduled."""
        times = [
            job.next_run_time
            for each in (_SYNC_JOB, _SOON_JOB)
            if (job := self._scheduler.get_job(each)) is not None and getattr(job, "next_run_time", None)
        ]
        return min(times, default=None)

    def _repeat(
        self, name: str, executor: str, seconds: int, job: Callable[[], object], first: float
    ) -> None:
        from apscheduler.triggers.interval import IntervalTrigger

        jitter = round(seconds * _JITTER_SHARE)
        trigger = IntervalTrigger(seconds=seconds, timezone=UTC, jitter=jitter or None)
        options: dict[str, Any] = {"next_run_time": _from_now(first)}
        self._scheduler.add_job(job, trigger, id=name, executor=executor, replace_existing=True, **options)


def _from_now(seconds: float) -> datetime:
    return datetime.now(UTC) + timedelta(seconds=seconds)


def _over(worker: Worker) -> BasePoolExecutor:
    """APScheduler's executor over a worker of ours; the worker's owner shuts it down, not the scheduler."""
    from apscheduler.executors.pool import BasePoolExecutor

    class Over(BasePoolExecutor):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__(worker)

        def shutdown(self, wait: bool = True) -> None:
            del wait

    return Over()
