"""A virtual X display (Xvfb) for programs that need a screen."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def display(width: int = 1366, height: int = 768) -> Iterator[str]:
    """A screen of so many pixels; answers its name."""
    reads, writes = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writes), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=[writes],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writes)
    try:
        with os.fdopen(reads) as said:
            number = said.readline().strip()
        assert number, "Xvfb does not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)
