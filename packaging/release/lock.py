"""The locks: every package that `pyproject.toml` asks for, directly or not, in one version for all systems, with its hashes.

`requirements.txt` is what the program needs. `requirements-dev.txt` begins with it and adds what the groups ask for, so that
each package is pinned in one place. Neither names an address.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from release.project import BUILD, PACKAGING, ROOT, run

PROGRAM, DEVELOPMENT = PACKAGING / "requirements.txt", PACKAGING / "requirements-dev.txt"
INCLUDE = f"-r {PROGRAM.name}\n"


def entries(text: str) -> list[str]:
    """The pins of a lock, each with its hashes."""
    return re.findall(r"(?m)^[\w.-]+==[^\n]*(?:\n +--hash=[^\n]*)*", text)


def write(*, upgrade: bool = False) -> Path:
    """Bring both locks to `pyproject.toml`; pins that still fit stay unless they are to be the newest. Raises Stop."""
    pins: list[str | Path] = [] if upgrade else ["-c", PROGRAM]
    program = _resolved(*pins)
    PROGRAM.write_text("\n".join(program) + "\n", encoding="ascii")
    kept = BUILD / "kept.txt"
    kept.parent.mkdir(exist_ok=True)
    there = "" if upgrade else DEVELOPMENT.read_text(encoding="ascii").removeprefix(INCLUDE)
    kept.write_text(there, encoding="ascii")
    added = [each for each in _resolved("-c", PROGRAM, "-c", kept, "--group", "dev") if each not in program]
    DEVELOPMENT.write_text(INCLUDE + "\n".join(added) + "\n", encoding="ascii")
    return DEVELOPMENT


def _resolved(*options: str | Path) -> list[str]:
    said = run(
        [
            sys.executable, "-m", "uv", "pip", "compile", "-q", "--no-config", "--universal", "--python-version", "3.11",
            "--generate-hashes", "--no-header", "--no-annotate", *options, "pyproject.toml",
        ],
        cwd=ROOT,
        env={"UV_CACHE_DIR": str(BUILD / "uv")},
    )  # fmt: skip
    return entries(said)
