"""Builds installers for tests, each in a process of its own, as Qt draws their icons there.

`typed` is what a person types. `build` makes variants that nobody types: stamped with a server of the tests, signed, packed fast.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.packaging.needs import without_index

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"

PROGRAM = """
import json, sys
sys.path.append(sys.argv[1])
said = json.loads(sys.argv[2])
from release import windows
from release.project import Stamp
stamp = Stamp(said["version"], said["release"], *said["links"])
order = {
    "windows": lambda: windows.build(windows.Order(stamp=stamp, packing=said["packing"], sign=said["sign"])),
    "msi": lambda: windows.build_for_administrators(windows.Order(stamp=stamp, sign=said["sign"])),
}
print(order[said["system"]]())
"""


ROOT = PACKAGING.parent
HOMEPAGE, SUPPORT = "https://example.com/counterfoil", "https://example.com/help"
FETCHED = ("uv", "fetched")
"""Folders of `build` with what came over the network."""


def copy_checkout(target: Path, *, fetched: bool = False) -> Path:
    """The files of this checkout that git knows, as they are now; `fetched`: and what came over the network."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    for name in FETCHED if fetched else ():
        (target / "build").mkdir(exist_ok=True)
        (ROOT / "build" / name).mkdir(parents=True, exist_ok=True)
        (target / "build" / name).symlink_to(ROOT / "build" / name)
    return target


def build(
    system: str,
    version: str,
    *,
    release: str | None = None,
    packing: str = "none",
    sign: str | None = None,
) -> Path:
    """Make `version`'s installer out of this checkout; the answer is its path. As a rule it is hardly packed."""
    said = json.dumps(
        {
            "system": system,
            "version": version,
            "release": release,
            "packing": packing,
            "sign": sign,
            "links": [HOMEPAGE, SUPPORT],
        }
    )
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(PACKAGING), said],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=840,
    )  # fmt: skip
    without_index(done)
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip().splitlines()[-1])


def typed(
    system: str, version: str, *, checkout: Path = ROOT, python: str | Path = sys.executable
) -> dict[str, Path]:
    """What `python packaging/build.py SYSTEM --version VERSION --quick` makes in a checkout, by the ending of its name."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))
    }
    done = subprocess.run(
        [python, "packaging/build.py", system, "--version", version, "--quick"],
        cwd=checkout, env=environment, capture_output=True, text=True, check=False, timeout=840,
    )  # fmt: skip
    without_index(done)
    assert done.returncode == 0, done.stdout + done.stderr
    return {each.suffix: each for each in (checkout / "dist").iterdir() if version in each.name}
