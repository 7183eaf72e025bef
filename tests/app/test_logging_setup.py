"""The log: on a full disk, of what fails again and again, and without any value of a customer."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from app import logging_setup
from app.background.schedule import Schedule
from app.logging_setup import start_log, stop_log
from app.threads import Worker
from storage.errors import DiskFull
from sync.client.transport import Response
from sync.errors import Rejected, Violation
from tests.fakes.tills import Shop

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

    def written() -> list[logging.LogRecord]:
        return [each for each in caplog.records if each.name == Schedule.__module__]

    sync, background = Worker("sync"), Worker("background")
    schedule = Schedule(sync=sync, background=background)
    schedule.start()
    schedule.add_maintenance("backup", 3600, back_up, first=0)
    deadline = time.monotonic() + 10
    while not written() and time.monotonic() < deadline:
        time.sleep(0.01)
    schedule.stop()
    assert background.stop(2)
    assert [(each.levelname, each.getMessage()) for each in written()] == [
        ("WARNING", "backup: disk_full(path=replica.db)")
    ]
    assert written()[0].exc_info is None


VALUE = "Nováková"


def not_utf_8() -> None:
    """As Python's module says it of a rotten text: with the text."""
    with closing(sqlite3.connect(":memory:")) as connection:
        rotten = b"\x96" + VALUE.encode()
        connection.execute("SELECT CAST(? AS TEXT)", (rotten,)).fetchone()


def not_a_number() -> None:
    int(VALUE)


def not_a_record() -> None:
    TypeAdapter(int).validate_python(VALUE)


def not_json() -> None:
    raise json.JSONDecodeError(f"no JSON: {VALUE}", VALUE, 0)


def no_key() -> None:
    {}[VALUE]


def of_the_cloud() -> None:
    said = Violation("lastName", f"{VALUE} is too long")
    raise Rejected([said], message=f"{VALUE} is too long", status=400)


def with_a_cause() -> None:
    try:
        not_a_number()
    except ValueError as error:
        raise RuntimeError(VALUE) from error


def several() -> None:
    raise ExceptionGroup(VALUE, [ValueError(VALUE), KeyError(VALUE)])


@pytest.mark.parametrize(
    "fails",
    [not_utf_8, not_a_number, not_a_record, not_json, no_key, of_the_cloud, with_a_cause, several],
    ids=lambda fails: fails.__name__,
)
def test_F109_the_log_has_type_and_place_of_an_error_and_no_value(
    tmp_path: Path, fails: Callable[[], None]
) -> None:
    path = start_log(tmp_path)
    assert path is not None
    try:
        fails()
    except Exception as error:  # noqa: BLE001 - any
        kind = type(error).__name__ if not isinstance(error, Rejected) else error.code
        # Another handler has formatted the record before, and keeps its text in it.
        record = log.makeRecord(
            log.name, logging.ERROR, "x.py", 1, "failed: %s", (error,), sys.exc_info(), "f"
        )
        logging.Formatter().format(record)
        for message in ("failed: %s", "failed: %(error)s"):
            named = "error" in message
            log.error(message, {"error": error} if named else error)
        log.error(error)  # noqa: TRY400
        log.handle(record)
        logging.getLogger("asyncio").error("not retrieved\nfuture: %r", error)
    finally:
        stop_log()
    written = path.read_text("utf-8")
    assert VALUE not in written and "Nov" not in written
    assert written.count(kind) >= 4 and f"in {fails.__name__}" in written


def test_F107_what_is_logged_again_after_an_hour_has_no_value_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = start_log(tmp_path)
    assert path is not None
    try:
        for hours in (0, 0, 2):
            now = hours * logging_setup.REPEAT_SECONDS
            monkeypatch.setattr(time, "monotonic", lambda now=now: now)
            log.warning("refused: %s", ValueError(VALUE))
    finally:
        monkeypatch.undo()
        stop_log()
    written = path.read_text("utf-8")
    assert "refused: ValueError (and 1 times before)" in written and VALUE not in written


def test_F112_a_list_that_fails_in_each_run_is_told_once_an_hour_and_each_new_cause_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = Shop(tmp_path / "shop")
    path = start_log(tmp_path)
    assert path is not None
    later = [0.0]
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + later[0])

    def told(status: int, *, runs: int = 1, **headers: str) -> int:
        """Lines about the list in so many runs, a few minutes apart, in which it is refused so; 0 is a good answer."""
        assert path is not None
        before = path.read_text().count("could not read taxes")
        for number in range(runs):
            given = {name.replace("_", "-"): value.format(number) for name, value in headers.items()}
            shop.till.wire.before = lambda request, given=given: (  # type: ignore[misc]
                Response(status, {"content-type": "application/json", **given}, b"{}")
                if status and request.path.endswith("/taxes")
                else None
            )
            shop.till.sync()
            shop.clock.sleep(300)
            later[0] += 300
        return path.read_text().count("could not read taxes") - before

    try:
        assert told(0) == 0
        assert told(400, runs=6) == 1
        assert told(500, runs=3) == 1, "another cause is told at once"
        assert told(400, runs=2) == 1, "and the first one, when it is back"
        assert told(400, runs=24) == 2, "two hours"
        assert told(503, runs=5, retry_after="1{}") == 1, "how long to wait is no other cause"
        assert told(0) == 0
        assert told(503, retry_after="7") == 1, "it was well meanwhile"
    finally:
        monkeypatch.undo()
        stop_log()
        shop.close()


def written(folder: Path) -> str:
    return "".join(each.read_text() for each in folder.glob("logs/*.log*") if each.is_file())


def test_no_line_is_lost_while_older_files_cannot_be_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging_setup, "_LIMIT_BYTES", 2000)
    monkeypatch.setattr(logging_setup, "_RETRY_SECONDS", 0.0)
    path = start_log(tmp_path)
    assert path is not None
    held = [Path(f"{path}.{number}") for number in (1, 2, 3)]
    for each in held:
        each.mkdir()
        (each / "in use").touch()
    try:
        for number in range(200):
            log.info("line <%s>", number)
        found = written(tmp_path)
        assert [number for number in range(200) if f"<{number}>" not in found] == []
        for each in held:
            (each / "in use").unlink()
            each.rmdir()
        for number in range(200, 210):
            log.info("line <%s>", number)
    finally:
        stop_log()
    found = written(tmp_path)
    assert [number for number in range(210) if f"<{number}>" not in found] == []
    assert held[0].is_file() and path.stat().st_size < 2000


def test_no_line_is_lost_while_another_program_holds_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses to rename a file that is open elsewhere; this system does not, so the refusal is played."""
    monkeypatch.setattr(logging_setup, "_LIMIT_BYTES", 2000)
    path = start_log(tmp_path)
    assert path is not None
    real = os.rename

    def refused(source, target, **options):
        if Path(source) == path:
            raise PermissionError(13, "used by another process")
        real(source, target, **options)

    try:
        with monkeypatch.context() as held:
            held.setattr(os, "rename", refused)
            held.setattr(os, "replace", refused)
            for number in range(100):
                log.info("line <%s>", number)
        assert [number for number in range(100) if f"<{number}>" not in path.read_text()] == []
        later = time.monotonic() + 61
        monkeypatch.setattr(time, "monotonic", lambda: later)
        log.info("line <100>")
    finally:
        monkeypatch.undo()
        stop_log()
    assert "<99>" in Path(f"{path}.1").read_text() and "<100>" in path.read_text()
