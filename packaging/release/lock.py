"""The locks: every package that `pyproject.toml` asks for, directly or not, in one version for all systems, with its hashes.

`requirements.txt` is what the program needs. `requirements-dev.txt` begins with it and adds what the groups ask for, so that
each package is pinned in one place. `wheels.sha256` says which of those hashes is which wheel's, for the wheels that installers
carry: an installed package does not know it any more. None of them names an address.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution
from itertools import product
from pathlib import Path

from release.project import BUILD, PACKAGING, ROOT, run

PROGRAM, DEVELOPMENT = PACKAGING / "requirements.txt", PACKAGING / "requirements-dev.txt"
INCLUDE = f"-r {PROGRAM.name}\n"
WHEELS = PACKAGING / "wheels.sha256"
"""In the form that sha256sum reads: a hash, two blanks, the name of a file."""
_PLATFORMS = re.compile(r"any|win_amd64|[\w.]*manylinux\w*_x86_64[\w.]*|macosx_\w+_(arm64|universal2)")
"""Of the systems that installers are made for."""
_PYTHONS = frozenset({"cp311", "cp312", "cp313", "cp314"})
"""That the program runs on: a rehearsal freezes whichever there is."""
Wheel = tuple[str, str, frozenset[str]]
"""The name of a package as indexes compare it, its version, and what the wheel runs on."""


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
    WHEELS.write_text(
        "".join(f"{sha256}  {name}\n" for name, sha256 in _wheels("\n".join(program))), encoding="ascii"
    )
    return DEVELOPMENT


def wheel_hash(package: Distribution) -> str:
    """SHA-256 of the wheel that an installed package came in; empty for one that no installer carries."""
    said = (package.read_text("WHEEL") or "").splitlines()
    tags = frozenset(line.partition(" ")[2] for line in said if line.startswith("Tag: "))
    return _hashes().get((plain(package.metadata["Name"]), package.version, tags), "")


def plain(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def _hashes() -> dict[Wheel, str]:
    lines = (line.split() for line in WHEELS.read_text(encoding="ascii").splitlines())
    return {_wheel(name): sha256 for sha256, name in lines}


def _wheel(file: str) -> Wheel:
    name, version, *_, pythons, abis, platforms = file.removesuffix(".whl").split("-")
    tags = product(pythons.split("."), abis.split("."), platforms.split("."))
    return plain(name), version, frozenset("-".join(each) for each in tags)


def _wheels(program: str) -> Iterable[tuple[str, str]]:
    """Name and hash of each locked wheel that one of our Pythons takes on a system that installers are made for."""
    file = BUILD / "pylock.toml"  # names addresses, so it stays there
    file.unlink(missing_ok=True)
    _compile("-c", PROGRAM, "--format", "pylock.toml", "-o", file)
    packages = tomllib.loads(file.read_text(encoding="utf-8"))["packages"]
    for wheel in (each for package in packages for each in package.get("wheels", ())):
        name, sha256 = wheel["url"].rpartition("/")[2], wheel["hashes"]["sha256"]
        if _shipped(name) and f"sha256:{sha256}" in program:
            yield name, sha256


def _shipped(file: str) -> bool:
    pythons, abis, platforms = file.removesuffix(".whl").split("-")[-3:]
    runs = abis == "abi3" or abis in _PYTHONS or (abis == "none" and "py3" in pythons.split("."))
    return runs and _PLATFORMS.fullmatch(platforms) is not None


def _resolved(*options: str | Path) -> list[str]:
    return entries(_compile("--generate-hashes", "--no-header", "--no-annotate", *options))


def _compile(*options: str | Path) -> str:
    return run(
        [
            sys.executable, "-m", "uv", "pip", "compile", "-q", "--no-config", "--universal", "--python-version", "3.11",
            *options, "pyproject.toml",
        ],
        cwd=ROOT,
        env={"UV_CACHE_DIR": str(BUILD / "uv")},
    )  # fmt: skip
