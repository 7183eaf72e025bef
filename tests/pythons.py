"""The fast lane under every Python that the program runs on: `python -m tests.pythons [PATH ...] [pytest's options]`.

Takes those that are on the PATH or that pyenv installed, and says which are not there. Each gets an environment of the same
lock in `build`. Two to five minutes for each.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# as conftest does for tests
sys.path.append(str(ROOT / "packaging"))

from release import environment, tree  # noqa: E402
from release.project import BUILD  # noqa: E402

VERSIONS = ((3, 11), (3, 12), (3, 13), (3, 14))


def main(words: Sequence[str]) -> int:
    """1 when a test failed under one of them."""
    failed = 0
    for version in VERSIONS:
        name = ".".join(map(str, version))
        base = tree.python_of(version)
        if base is None:
            print(f"Python {name}: none here", flush=True)
            continue
        python = environment.made(base, BUILD / f"python{name}")
        command: list[str | Path] = [python, "-m", "pytest", "-q", "-n0", *(words or ("--fast",))]
        settings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
        done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
        failed |= done.returncode
        print(f"Python {name}: {(done.stdout.strip().splitlines() or [done.stderr])[-1]}", flush=True)
        if done.returncode:
            print(done.stdout[-3000:], done.stderr[-1000:], flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
