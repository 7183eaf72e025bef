"""An event that a signal handler sets while the main thread waits for it."""

from __future__ import annotations

import subprocess
import sys
import threading

from app.stop_event import StopEvent

AT_EACH_LINE = """
import faulthandler, importlib, signal, sys

faulthandler.dump_traceback_later(3, exit=True)
module, name = sys.argv[1].split(":")
event_type = getattr(importlib.import_module(module), name)

def stopped_at(line):
    # Whether `wait` of a new event has a line of that number, and returns where a signal comes right before it.
    event = event_type()
    signal.signal(signal.SIGINT, lambda *_: event.set())
    passed = 0

    def trace(frame, what, argument):
        nonlocal passed
        if frame.f_code.co_name == "<module>":
            return None
        if what == "line":
            passed += 1
            if passed == line:
                sys.settrace(None)
                signal.raise_signal(signal.SIGINT)
        return trace

    sys.settrace(trace)
    try:
        event.wait(0.01)
    finally:
        sys.settrace(None)
    return passed >= line

line = 1
while stopped_at(line):
    line += 1
print(line - 1)
"""


def at_each_line(event_type: str) -> subprocess.CompletedProcess[str]:
    """Play a signal before each line that `wait` executes."""
    return subprocess.run(
        [sys.executable, "-c", AT_EACH_LINE, event_type],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_F136_a_signal_before_any_line_of_waiting_ends_it() -> None:
    done = at_each_line("app.stop_event:StopEvent")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 2


def test_an_event_of_the_standard_library_would_hang() -> None:
    """Why there is one of our own: the day this fails, it is not needed any more."""
    done = at_each_line("threading:Event")
    assert done.returncode == 1
    assert "Timeout" in done.stderr


def test_it_wakes_every_thread_that_waits_and_stays_set() -> None:
    event = StopEvent()
    woken: list[bool] = []
    threads = [threading.Thread(target=lambda: woken.append(event.wait(30))) for _ in range(4)]
    for thread in threads:
        thread.start()
    assert not event.is_set()
    assert not event.wait(0.01)
    event.set()
    for thread in threads:
        thread.join(30)
    assert woken == [True] * 4
    assert event.is_set()
    assert event.wait()
