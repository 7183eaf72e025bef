"""What every build shares: where things lie, the version, running tools, and how a build says that it cannot go on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.paths import APP_ID

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
"""Everything between; may be removed at any time."""
DIST = ROOT / "dist"
"""What a build hands out."""

NAME = "Counterfoil"
IDENTIFIER = APP_ID
"""Bundle identifier on macOS, application id of the desktop file."""
PACKAGES = ("app", "storage", "sync", "ui")
LANGUAGES = ("en", "cs", "sk", "pl", "de")
SHIPPED = (3, 13)
"""The Python that installers bring, and so the one that its runtime, launcher, wheels and byte code are for."""
EPOCH = 1_767_225_600
"""Seconds since 1970 given to every file shipped, so that two builds are one (2026-01-01)."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What is written into the program when it is packed."""

    version: str
    release: str | None = None
    """Content of `app/release.json`; None: a rehearsal, which looks for no updates and says so."""
    homepage: str | None = None
    """The address of the maker's page, shown beside the program's name where programs are listed."""
    support: str | None = None
    """The address of the page for who needs help."""


class Stop(Exception):
    """The build cannot go on; told to the person in one line."""


def version() -> str:
    """The version in `app/version.py`, the only place where it is written; raises Stop unless it is N.N.N."""
    text = (ROOT / "app" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'(?m)^VERSION = "(.*)"$', text)
    return checked_version(found[1] if found else "")


def checked_version(text: str) -> str:
    """`text` when Windows, Debian and macOS all understand it as a version; raises Stop."""
    if not re.fullmatch(r"(0|[1-9]\d{0,3})(\.(0|[1-9]\d{0,3})){2}", text):
        raise Stop(f"{text!r} is no version: three numbers with dots are, as in 1.2.3.")
    return text


def check_link(address: str | None) -> None:
    """Raise Stop for an address that is none of the web; none at all is one."""
    if address is not None and re.fullmatch(r"https://[\w.-]+(:\d+)?(/[\w./~%-]*)?", address) is None:
        raise Stop(f"{address!r} is no https:// address of a page.")


def tool(name: str, package: str, *, elsewhere: str | None = None) -> str:
    """The path of a program of the system, which other systems call `elsewhere`; raises Stop with its Debian package."""
    found = shutil.which(name) or (shutil.which(elsewhere) if elsewhere is not None else None)
    if found is None:
        raise Stop(f"{name} is not installed. On Debian: sudo apt-get install {package}")
    return found


def run(
    command: Sequence[str | Path], *, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """Run a tool and answer what it printed; raises Stop with its last words when it fails."""
    texts = [str(each) for each in command]
    done = subprocess.run(
        texts,
        cwd=cwd,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH), "PYTHONHASHSEED": "0", **(env or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()
        raise Stop(f"{Path(texts[0]).name} failed ({done.returncode}): {' / '.join(said[-6:])}")
    return done.stdout


def fresh(folder: Path) -> Path:
    """An empty folder in place of whatever was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
