"""The log on a full disk, and what fails again and again."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import pytest

from app import logging_setup
from app.background.schedule import Schedule
from app.logging_setup import start_log, stop_log
from app.threads import Worker
from storage.errors import DiskFull

log = logging.getLogger("tests.log")


def fail() -> None:
    try:
        raise OSError(28, "No space left on device")
    except OSError:
        log.exception("the job failed")


def test_F82_the_same_failure_is_written_once_and_then_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = start_log(tmp_path)
    assert path is not None
    try:
        for _ in range(50):
            fail()
            log.warning("run not started: %s", "disk_full")
        log.warning("run not started: %s", "offline")
        log.info("told each time")
        log.info("told each time")
        assert path.read_text().count("Traceback") == 1
        assert path.read_text().count("disk_full") == 1 and path.read_text().count("run not started") == 2
        assert path.read_text().count("told each time") == 2
        later = time.monotonic() + logging_setup.REPEAT_SECONDS + 1
        monkeypatch.setattr(time, "monotonic", lambda: later)
        fail()
        fail()
    finally:
        monkeypatch.undo()
        stop_log()
    assert path.read_text().count("Traceback") == 2
    assert "the job failed (and 49 times before)" in path.read_text()


def test_F83_a_log_whose_last_lines_do_not_fit_is_closed_all_the_same(tmp_path: Path) -> None:
    full = Path("/dev/full")
    assert full.exists() or not Path("/dev").exists()
    if full.exists():
        (tmp_path / "logs").mkdir()
        (tmp_path / "logs" / "counterfoil.log").symlink_to(full)
    assert start_log(tmp_path) is not None
    log.warning("does not fit")
    stop_log()


def test_F82_a_maintenance_job_that_meets_a_full_disk_is_one_line_and_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def back_up() -> None:
        raise DiskFull(path="replica.db")

    sync, background = Worker("sync"), Worker("background")
    schedule = Schedule(sync=sync, background=background)
    schedule.start()
    schedule.add_maintenance("backup", 3600, back_up, first=0)
    deadline = time.monotonic() + 10
    while not caplog.records and time.monotonic() < deadline:
        time.sleep(0.01)
    schedule.stop()
    assert background.stop(2)
    assert [(each.levelname, each.getMessage()) for each in caplog.records] == [
        ("WARNING", "backup: disk_full(path=replica.db)")
    ]
    assert caplog.records[0].exc_info is None
