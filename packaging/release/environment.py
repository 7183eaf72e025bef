"""The environment that Linux and macOS programs are frozen from: the Python that is shipped, with the developers' lock.

A checkout may run on an older Python; what is handed out has the one of `SHIPPED`, as on Windows.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import bootstrap

from release import tree
from release.project import BUILD, SHIPPED, fresh, run

FOLDER = BUILD / "python"


def shipped() -> Path:
    """A Python of the version that is shipped, with all that a build needs; raises Stop where there is none."""
    if sys.version_info[:2] == SHIPPED:
        return Path(sys.executable)
    return made(tree.compiler(), FOLDER)


def made(base: Path, folder: Path) -> Path:
    """The Python of an environment in `folder`, of the Python `base`, with the developers' lock; raises Stop."""
    python, stamp = folder / "bin" / "python", folder / ".made"
    wanted = hashlib.sha256(bootstrap.locked(development=True) + str(base).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        uv = [sys.executable, "-m", "uv"]
        settings = {"UV_CACHE_DIR": str(BUILD / "uv")}
        run([*uv, "venv", "-q", "--no-config", "--clear", "--python", base, fresh(folder)], env=settings)
        run(
            [
                *uv, "pip", "install", "-q", "--no-config", "--python", python, "--only-binary", ":all:",
                "--require-hashes", "-r", bootstrap.LOCK,
            ],
            env=settings,
        )  # fmt: skip
        stamp.write_text(wanted)
    bootstrap.link_checkout(python)
    return python
