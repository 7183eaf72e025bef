"""The command line as another program uses it: real processes, real folders, real HTTP on this computer."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from app.cli.main import main
from app.practice.cloud import PracticeCloud

PROGRAM = (sys.executable, "-m", "app")
_OUTSIDE = ("COUNTERFOIL_DATA", "COUNTERFOIL_REFRESH_TOKEN")


@dataclass(frozen=True, slots=True)
class Ended:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as JSON."""
        return json.loads(self.out)


@dataclass(frozen=True, slots=True)
class Serving:
    """A command that runs until told to stop: its process, and its first line."""

    process: subprocess.Popen[str]
    ready: dict[str, Any]


def environment(**more: str) -> dict[str, str]:
    """This process's environment without what would point at the tester's own shop."""
    kept = {name: value for name, value in os.environ.items() if name not in _OUTSIDE}
    return {**kept, "PYTHONWARNINGS": "error", **more}


def command(data: Path, *words: str, given: str = "", **more: str) -> Ended:
    """Run one command on `data` with `given` on standard input, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(**more), clear=True),
        patch("sys.stdin", io.StringIO(given)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            code = main(["--data", str(data), *words])
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Ended(code, out.getvalue(), err.getvalue())


def process(data: Path, *words: str, given: str = "", **more: str) -> Ended:
    """Run one command as a process of its own."""
    done = subprocess.run(
        [*PROGRAM, "--data", str(data), *words],
        input=given, capture_output=True, text=True, timeout=60, env=environment(**more), check=False,
    )  # fmt: skip
    return Ended(done.returncode, done.stdout, done.stderr)


@contextmanager
def background(data: Path, *words: str) -> Iterator[Serving]:
    """A serving command; killed at the end if the test did not stop it."""
    with subprocess.Popen(
        [*PROGRAM, "--data", str(data), *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(),
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            line = process.stdout.readline()
            yield Serving(process, json.loads(line) if line else {"error": process.stderr.read()})
        finally:
            process.kill()


def told_to_stop(serving: Serving) -> int:
    """SIGTERM (on Windows the nearest to it), and the exit code."""
    serving.process.send_signal(signal.SIGTERM)
    return serving.process.wait(10)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below `folder`, to prove that nothing changed."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def practice(tmp_path: Path) -> Iterator[Callable[[], PracticeCloud]]:
    """Makes empty practice clouds that listen, and closes them."""
    with ExitStack() as stack:

        def make() -> PracticeCloud:
            cloud = PracticeCloud(tmp_path / f"cloud-{len(list(tmp_path.iterdir()))}")
            stack.callback(cloud.close)
            cloud.start()
            return cloud

        yield make
