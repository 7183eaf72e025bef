"""The real program on a real folder, against the stub cloud in a process of its own: start, and the event loop's absences.

Called by the window part; what is done stands in `window_child`. Starts are warm, after a kill, and cold: the kernel is
asked to forget the files of the folder, of the program, of Python's packages and of Qt, which it does for those that no
other process has open.
"""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.bench.measured import OURS, Row, Rows, absences, share
from tests.bench.server_part import free_port
from tests.bench.stub_shop import CLOUD_ID

RATE = 50
"""Requests a second of the other program."""
JOBS = {
    "download": "first download", "making": "1,000 edits made", "edits": "1,000 edits sent",
    "serve": f"{RATE} requests a second on /v2",
}  # fmt: skip
ENDS = 10.0
"""Seconds until a program that was closed has ended, at most."""
FLOOR = "floor: empty PySide6 window"
ROOT = Path(__file__).resolve().parents[2]

Say = Callable[[int, str, list[tuple[float, float]]], None]
"""Number of rows, what was measured, and seconds of work and on the wall."""


def measure(rows: int, say: Say, found: Rows, *, starts: int, cold: bool, edits: int, seconds: int) -> None:
    """A first download, starts on what it brought, edits, and another program on the `/v2` server."""
    stub = [sys.executable, "-m", "tests.bench.stub_server", str(rows)]
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(stub, stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            _connect(Path(folder), server.stdout.readline().strip())
            _watched(rows, say, found, _run(folder, "download"))
            _run(folder, "start")  # until the compiled modules are there
            _starts(rows, say, found, folder, starts, with_cold=cold)
            _watched(rows, say, found, _run(folder, "edits", edits))
            _watched(rows, say, found, _served(folder, seconds))
        finally:
            server.kill()


def _starts(rows: int, say: Say, found: Rows, folder: str, starts: int, *, with_cold: bool) -> None:
    def warm() -> dict[str, Any]:
        return _run(folder, "start")

    def cold() -> dict[str, Any]:
        _forget(_files(folder))
        return _run(folder, "start")

    def after_a_kill() -> dict[str, Any]:
        _run(folder, "killed", died=True)
        return _run(folder, "start")

    (replica,) = Path(folder).glob("**/replica*.db")

    def floor() -> dict[str, Any]:
        return _child([sys.executable, "-m", "tests.bench.window_floor", str(replica)], folder)

    for name, program, start in (
        ("warm", OURS, warm), ("after a kill", OURS, after_a_kill), ("cold", OURS, cold), ("warm", FLOOR, floor)
    ):  # fmt: skip
        if start is cold and not with_cold:
            continue
        times = [start() for _ in range(starts)]
        say(
            rows,
            f"start, {name}" if program == OURS else program,
            [(each["work"] / 1000, each["wall"] / 1000) for each in times],
        )
        work, wall = ([each[clock] for each in times] for clock in ("work", "wall"))
        values = {
            "wall": share(wall, 0.5), "best": min(wall), "worst": max(wall), "cpu": share(work, 0.5), "starts": len(times)
        }  # fmt: skip
        if program == OURS:
            values["memory"] = times[0]["memory"]
        found.put(Row("start", name, program, rows, values))


def _watched(rows: int, say: Say, found: Rows, seen_in: dict[str, Any]) -> None:
    for name, words in JOBS.items():
        if (seen := seen_in.get(name)) is not None:
            for key, whose in (("work", ""), ("own", " (own)")):
                away = [
                    (work / 1000, wall / 1000) for work, wall in zip(seen[key], seen["wall"], strict=True)
                ]
                say(rows, f"loop away: {words}{whose}", away)
            values = absences(seen["wall"])
            values |= {f"own_{each}": value for each, value in absences(seen["own"]).items()}
            values |= {each: seen_in[each] for each in ("asked", "asked_p99") if each in seen_in}
            found.put(Row("loop", name, OURS, rows, values | {"memory": seen_in["memory"]}, words))
    print(f"{rows:>8}  {'memory, MB at most':32} {seen_in['memory']:8.0f}", flush=True)


def _connect(folder: Path, port: str) -> None:
    from ui.background.session import connect

    connect(folder, address=f"http://127.0.0.1:{port}", cloud_id=CLOUD_ID, token="stub", in_file=True)


def _served(folder: str, seconds: int) -> dict[str, Any]:
    """The window's event loop while another program asks the `/v2` server."""
    program = [sys.executable, "-m", "app", "--data", folder]
    for each in ("server.enabled", "true"), ("server.port", str(free_port())):
        subprocess.run([*program, "config", "set", *each], check=True, stdout=subprocess.DEVNULL)
    made = subprocess.run(
        [*program, "token", "create", "bench"], check=True, stdout=subprocess.PIPE, text=True
    )
    words = [sys.executable, "-m", "tests.bench.window_child", folder, "serve"]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(words, env=_environment(folder), **pipes) as window:
        try:
            port = json.loads(_line(window))["port"]
            client = [sys.executable, "-m", "tests.bench.serve_client", str(port), made.stdout.strip()]
            with subprocess.Popen([*client, str(CLOUD_ID), str(seconds), str(RATE)], **pipes) as asking:
                _line(asking)
                _tell(window, "begin")
                _tell(asking, "begin")
                other = json.loads(_line(asking))
            _tell(window, "end")
            found: dict[str, Any] = json.loads(_line(window))
            # Killed, it would leave its other process to end by itself in a folder that is removed meanwhile.
            window.wait(ENDS)
        finally:
            window.kill()
    return found | {"asked": other["rate"], "asked_p99": other["p99"]}


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def _tell(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdin is not None
    process.stdin.write(word + "\n")
    process.stdin.flush()


def _run(folder: str, job: str, count: int = 0, *, died: bool = False) -> dict[str, Any]:
    words = [sys.executable, "-m", "tests.bench.window_child", folder, job, str(count)]
    return _child(words, folder, code=-signal.SIGKILL if died else 0)


def _child(words: list[str], folder: str, *, code: int = 0) -> dict[str, Any]:
    said = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False, env=_environment(folder))
    if said.returncode != code:
        raise subprocess.CalledProcessError(said.returncode, words)
    found: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    return found


def _environment(folder: str) -> dict[str, str]:
    """Compiled modules are kept in the folder: a start that compiles is another program's."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled")}


def _files(folder: str) -> Iterable[Path]:
    """What a start reads."""
    places = [Path(folder), *(ROOT / each for each in ("storage", "sync", "app", "ui"))]
    for name in ("PySide6", "json"):
        found = importlib.util.find_spec(name)
        if found is not None and found.origin is not None:
            # The folder of all packages, and that of Python's own modules.
            places.append(Path(found.origin).parents[1])
    for place in places:
        yield from (each for each in place.rglob("*") if each.is_file() and not each.is_symlink())


def _forget(files: Iterable[Path]) -> None:
    os.sync()
    for each in files:
        try:
            number = os.open(each, os.O_RDONLY)
        except OSError:
            continue
        try:
            os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)
        finally:
            os.close(number)
