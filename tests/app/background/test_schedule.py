"""The schedule and its workers: runs never overlap, the next one is known, and stopping is quick."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from datetime import UTC, datetime, tzinfo

import pytest

from app.background.schedule import Schedule
from app.threads import Worker


def test_a_scheduled_job_and_a_called_one_never_overlap() -> None:
    sync, background = Worker("sync"), Worker("background", 2)
    inside, most, ran = 0, 0, threading.Semaphore(0)
    guard = threading.Lock()

    def job() -> None:
        nonlocal inside, most
        with guard:
            inside += 1
            most = max(most, inside)
        time.sleep(0.02)
        with guard:
            inside -= 1
        ran.release()

    schedule = Schedule(sync=sync, background=background)
    schedule.run_once("round", 0, job)
    schedule.run_once("edits", 0, job)
    schedule.start()
    for _ in range(3):
        sync.submit(job)
    for _ in range(5):
        assert ran.acquire(timeout=10)
    schedule.stop()
    assert sync.stop(2)
    assert most == 1


def test_the_next_run_is_known_and_an_edit_brings_it_forward() -> None:
    sync, background = Worker("sync"), Worker("background", 2)
    schedule = Schedule(sync=sync, background=background)
    assert schedule.next_run() is None
    schedule.start()
    schedule.run_once("round", 600, int)
    before = schedule.next_run()
    assert before is not None
    assert 500 < (before - datetime.now(UTC)).total_seconds() <= 600
    schedule.run_once("edits", 60, int)
    schedule.run_once("edits", 90, int)
    after = schedule.next_run()
    assert after is not None
    assert 80 < (after - datetime.now(UTC)).total_seconds() <= 90
    schedule.stop()
    schedule.stop()


def test_maintenance_runs_beside_the_sync_worker() -> None:
    sync, background = Worker("sync"), Worker("background", 2)
    names: list[str] = []
    done = threading.Event()

    def job() -> None:
        names.append(threading.current_thread().name)
        done.set()

    schedule = Schedule(sync=sync, background=background)
    schedule.start()
    schedule.add_maintenance("prune", 1, job)
    assert done.wait(10)
    schedule.stop()
    assert background.stop(2)
    assert names[0].startswith("background")


def test_stopping_does_not_wait_for_a_job_that_hangs() -> None:
    worker = Worker("sync")
    release, started = threading.Event(), threading.Event()

    def hang() -> None:
        started.set()
        release.wait(30)

    running = worker.submit(hang)
    waiting: Future[object] = worker.submit(int)
    assert started.wait(5)
    at = time.monotonic()
    assert not worker.stop(0.2)
    assert time.monotonic() - at < 10, "as long as what hangs"
    assert waiting.cancelled()
    with pytest.raises(RuntimeError):
        worker.submit(int)
    release.set()
    running.result(5)


def test_a_failing_job_does_not_end_the_worker() -> None:
    worker = Worker("sync")

    def fail() -> None:
        raise ValueError("once")

    with pytest.raises(ValueError, match="once"):
        worker.submit(fail).result(5)
    assert worker.submit(lambda: 7).result(5) == 7
    worker.shutdown()


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_F78_jobs_run_on_time_after_the_wall_clock_jumps(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Set back by a day, a job due in a moment still runs in a moment; set forward, it runs at once."""
    from apscheduler.schedulers import base

    import app.background.schedule

    shift = 0.0
    wall = time.time

    class Shifted(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Shifted:
            return cls.fromtimestamp(wall() + shift, tz)

    monkeypatch.setattr(base, "datetime", Shifted)
    monkeypatch.setattr(app.background.schedule, "datetime", Shifted)
    monkeypatch.setattr(app.background.schedule.time, "time", lambda: wall() + shift)
    sync, background = Worker("sync"), Worker("background", 2)
    schedule = Schedule(sync=sync, background=background)
    first, second = threading.Event(), threading.Event()
    schedule.start()
    schedule.run_once("first", 0, first.set)
    assert first.wait(10)
    schedule.run_once("second", 0.3, second.set)
    shift = jump
    assert second.wait(10)
    schedule.stop()
    assert sync.stop(2)


def test_F126_a_clock_that_ran_ahead_is_told_once_and_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No job is due before an hour has passed on the clock that stood still."""
    import app.background.schedule

    monkeypatch.setattr(app.background.schedule, "LOOK_EVERY", 0.05)
    wall = time.time
    sync, background = Worker("sync"), Worker("background", 2)
    schedule = Schedule(sync=sync, background=background)
    woken = threading.Semaphore(0)
    schedule.on_wake(woken.release)
    schedule.start()
    schedule.run_once("due", 86_400, int)
    assert not woken.acquire(timeout=0.3)
    monkeypatch.setattr(time, "time", lambda: wall() + 3600)
    assert woken.acquire(timeout=10)
    assert not woken.acquire(timeout=0.3)
    monkeypatch.setattr(time, "time", wall)
    assert not woken.acquire(timeout=0.3), "set back is no sleep"
    schedule.stop()


def test_a_job_that_becomes_due_while_it_runs_runs_again() -> None:
    """The last edit of a day came while the one before was being sent."""
    sync, background = Worker("sync"), Worker("background", 2)
    schedule = Schedule(sync=sync, background=background)
    began, go_on = threading.Semaphore(0), threading.Event()

    def send() -> None:
        began.release()
        go_on.wait(10)

    schedule.start()
    schedule.run_once("edits", 0, send)
    assert began.acquire(timeout=10)
    schedule.run_once("edits", 0, send)
    time.sleep(0.3)
    go_on.set()
    assert began.acquire(timeout=10)
    schedule.stop()
    assert sync.stop(2)


def test_stopping_while_a_job_is_due_raises_nothing() -> None:
    sync, background = Worker("sync"), Worker("background", 2)
    for _ in range(100):
        schedule = Schedule(sync=sync, background=background)
        for name in ("round", "edits", "webhooks"):
            schedule.run_once(name, 0, int)
        schedule.start()
        schedule.stop()
    assert sync.stop(2)
    assert background.stop(2)


def test_jobs_cancelled_by_stopping_are_not_logged_as_errors(caplog: pytest.LogCaptureFixture) -> None:
    """APScheduler asks every job how it went; one that never began answered with an error in the log."""
    sync, background = Worker("sync"), Worker("background")
    schedule = Schedule(sync=sync, background=background)
    busy, free = threading.Event(), threading.Event()

    def hold() -> None:
        busy.set()
        free.wait(10)

    schedule.run_once("first", 0.0, hold)
    schedule.start()
    assert busy.wait(10)
    schedule.run_once("second", 0.0, lambda: None)
    deadline = time.monotonic() + 10
    while sync._jobs.empty() and time.monotonic() < deadline:
        time.sleep(0.005)
    assert not sync._jobs.empty()
    schedule.stop()
    threading.Timer(0.05, free.set).start()
    assert sync.stop(10) and background.stop(10)
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []
