"""The real program on a real folder, against the stub cloud in a process of its own: start, and the event loop's absences.

Called by the window part; what is done stands in `window_child`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.bench.stub_shop import CLOUD_ID

STARTS = 5
EDITS = 1000
JOBS = {"download": "first download", "making": "1,000 edits made", "edits": "1,000 edits sent"}

Say = Callable[[int, str, list[tuple[float, float]]], None]
"""Number of rows, what was measured, and seconds of work and on the wall."""


def measure(rows: int, say: Say) -> None:
    """A first download, starts on what it brought, and edits."""
    stub = [sys.executable, "-m", "tests.bench.stub_server", str(rows)]
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(stub, stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            _connect(Path(folder), server.stdout.readline().strip())
            _watched(rows, say, _run(folder, "download"))
            _run(folder, "start")  # until the compiled modules are there
            starts = [_run(folder, "start") for _ in range(STARTS)]
            say(rows, "program started", [(each["work"] / 1000, each["wall"] / 1000) for each in starts])
            print(f"{rows:>8}  {'memory, MB, after the start':32} {starts[0]['memory']:8.0f}", flush=True)
            _watched(rows, say, _run(folder, "edits"))
        finally:
            server.kill()


def _watched(rows: int, say: Say, found: dict[str, Any]) -> None:
    for name, words in JOBS.items():
        if (seen := found.get(name)) is not None:
            for key, whose in (("work", ""), ("own", " (own)")):
                away = [
                    (work / 1000, wall / 1000) for work, wall in zip(seen[key], seen["wall"], strict=True)
                ]
                say(rows, f"loop away: {words}{whose}", away)
    print(f"{rows:>8}  {'memory, MB at most':32} {found['memory']:8.0f}", flush=True)


def _connect(folder: Path, port: str) -> None:
    from ui.background.session import connect

    connect(folder, address=f"http://127.0.0.1:{port}", cloud_id=CLOUD_ID, token="stub", in_file=True)


def _run(folder: str, job: str) -> dict[str, Any]:
    words = [sys.executable, "-m", "tests.bench.window_child", folder, job, str(EDITS)]
    compiled = {"PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled")}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    said = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, env=kept | compiled)
    found: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    return found
