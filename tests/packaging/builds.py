"""Builds installers for tests, each in a process of its own, as Qt draws their icons there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.packaging.needs import without_index

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

PROGRAM = """
import json, sys
sys.path.append(sys.argv[1])
said = json.loads(sys.argv[2])
from release import linux, windows
from release.project import Stamp
stamp = Stamp(said["version"], said["release"])
order = {
    "windows": lambda: windows.build(windows.Order(stamp=stamp, packing=said["packing"], sign=said["sign"])),
    "linux": lambda: linux.build(stamp, quick=said["packing"] == "none"),
}
print(order[said["system"]]())
"""


def build(
    system: str, version: str, *, release: str | None = None, packing: str = "none", sign: str | None = None
) -> Path:
    """Make `version`'s installer; the answer is its path. As a rule it is hardly packed."""
    said = json.dumps(
        {"system": system, "version": version, "release": release, "packing": packing, "sign": sign}
    )
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(PACKAGING), said],
        cwd=PACKAGING.parent, capture_output=True, text=True, check=False, timeout=840,
    )  # fmt: skip
    without_index(done)
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip().splitlines()[-1])
