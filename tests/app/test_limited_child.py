"""A process with limits: what it returns and raises, and how each limit ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from app.errors import BadFile, Cancelled
from app.limited_child import in_child

FILE = Path("list.xlsx")


def told(path: Path, *arguments: object) -> tuple[int, Path, tuple[object, ...]]:
    print("a library prints")
    return os.getpid(), path, arguments


def refuse(path: Path) -> None:
    raise BadFile(file=str(path), reason="no_sheet", sheet="Prices")


def stumble(path: Path) -> None:
    raise KeyError(path)


def die(_path: Path) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def grow(_path: Path) -> None:
    kept = []
    while True:
        kept.append(b"x" * 2**20)


def sleep(_path: Path) -> None:
    time.sleep(60)


def note(path: Path) -> None:
    path.write_text(str(os.getpid()))
    time.sleep(60)


def test_another_process_returns_what_the_function_does() -> None:
    process, path, arguments = in_child(told, FILE, {"lines": 5}, None)
    assert process != os.getpid() and (path, arguments) == (FILE, ({"lines": 5}, None))


@pytest.mark.parametrize(
    ("function", "params"),
    [
        (refuse, {"file": "list.xlsx", "reason": "no_sheet", "sheet": "Prices"}),
        (stumble, {"file": "list.xlsx", "reason": "damaged", "detail": "KeyError"}),
        (die, {"file": "list.xlsx", "reason": "damaged", "detail": "ended"}),
    ],
)
def test_an_error_of_the_function_and_a_crash_are_told(function, params) -> None:
    with pytest.raises(BadFile) as raised:
        in_child(function, FILE)
    assert raised.value.params == params


def test_a_file_that_takes_too_much_memory_is_refused_by_that_limit() -> None:
    with pytest.raises(BadFile) as raised:
        in_child(grow, FILE, memory=100 * 2**20)
    assert raised.value.params == {"file": "list.xlsx", "reason": "memory", "limit": 100}


def test_a_file_that_takes_too_long_is_refused_by_that_limit_and_a_person_can_cancel() -> None:
    with pytest.raises(BadFile) as raised:
        in_child(sleep, FILE, seconds=0.5)
    assert raised.value.params["reason"] == "time"
    cancel = threading.Event()
    threading.Timer(0.3, cancel.set).start()
    with pytest.raises(Cancelled):
        in_child(sleep, FILE, cancel=cancel)


@pytest.mark.skipif(sys.platform == "win32", reason="asks for a process as POSIX does")
def test_it_ends_with_the_process_that_waits_for_it(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    code = (
        "from pathlib import Path; from app.limited_child import in_child; from tests.app.test_limited_child import note;"
        f"in_child(note, Path({str(file)!r}))"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parents[2])
    deadline = time.monotonic() + 30
    while not (file.exists() and file.read_text()) and time.monotonic() < deadline:
        time.sleep(0.02)
    parent.kill()
    parent.wait()
    child = int(file.read_text())
    while time.monotonic() < deadline:
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    pytest.fail("it lives on")
