"""How long ago this process began: the time of a start, with that of Python itself."""

from __future__ import annotations

import os
import time
from pathlib import Path


def age() -> float:
    """Seconds since this process began, to a hundredth (the directory in /proc is as old as the first look at it)."""
    began = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
    return time.clock_gettime(time.CLOCK_BOOTTIME) - began / os.sysconf("SC_CLK_TCK")
