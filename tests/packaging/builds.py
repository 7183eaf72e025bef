"""Installers made for tests: in a process of its own, as Qt draws their icons there, and packed fast."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.packaging.conftest import PACKAGING

PROGRAM = """
import json, sys
sys.path.append(sys.argv[1])
said = json.loads(sys.argv[2])
from release import linux, windows
from release.project import Stamp
stamp = Stamp(said["version"], said["release"])
order = {"windows": lambda: windows.build(windows.Order(stamp=stamp, quick=True)), "linux": lambda: linux.build(stamp, quick=True)}
print(order[said["system"]]())
"""


def build(system: str, version: str, *, release: str | None = None) -> Path:
    """Make `version`'s installer; the answer is its path."""
    said = json.dumps({"system": system, "version": version, "release": release})
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(PACKAGING), said],
        cwd=PACKAGING.parent, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip().splitlines()[-1])
