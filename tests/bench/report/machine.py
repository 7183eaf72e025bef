"""What a run was made on: kinds and versions, and nothing that tells whose machine it is."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

PEERS = Path(__file__).resolve().parents[3] / "build" / "bench-peers"
KINTO = ("kinto", "kinto-http", "waitress")
POUCH = ("pouchdb", "express-pouchdb", "express", "pouchdb-adapter-memory")
_VERSIONS = "import importlib.metadata as m, sys; print(*(m.version(each) for each in sys.argv[1:]))"


@dataclass(frozen=True, slots=True)
class Peers:
    """The programs beside ours that are installed here."""

    kinto_python: Path | None = None
    pouch_folder: Path | None = None
    versions: Mapping[str, str] = field(default_factory=dict)
    """By program, in the words of the page."""

    def words(self, *, pouch: bool) -> list[str]:
        """As options of a part."""
        found = [] if self.kinto_python is None else ["--kinto-python", str(self.kinto_python)]
        if pouch and self.pouch_folder is not None:
            found += ["--pouch-folder", str(self.pouch_folder)]
        return found


@dataclass(frozen=True, slots=True)
class Machine:
    """Where and when."""

    cores: int
    memory: int
    """GB."""
    processor: str
    system: str
    python: str
    sqlite: str
    qt: str
    program: str
    date: str
    load: float
    """Programs that wanted to run, on average over the minute before the run."""

    @property
    def busy(self) -> bool:
        """Whether others were at work, so that times are worth little."""
        return self.load > self.cores / 2


def this_machine() -> Machine:
    """The one this runs on, now."""
    import PySide6

    from app.version import VERSION

    pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return Machine(
        cores=os.cpu_count() or 1, memory=round(pages / 2**30), processor=_processor(),
        system=f"{platform.system()} {platform.machine()}", python=platform.python_version(),
        sqlite=sqlite3.sqlite_version, qt=PySide6.__version__, program=VERSION,
        date=datetime.now(UTC).date().isoformat(), load=os.getloadavg()[0],
    )  # fmt: skip


def installed(folder: Path) -> Peers:
    """The peers below a folder, as `python -m tests.bench peers` puts them there."""
    python, pouch = folder / "kinto" / "bin" / "python", folder / "pouch"
    versions: dict[str, str] = {}
    kinto_said = _said([str(python), "-c", _VERSIONS, *KINTO]) if python.exists() else ""
    if kinto_said:
        versions["Kinto"] = ", ".join(
            f"{name} {version}" for name, version in zip(KINTO, kinto_said.split(), strict=True)
        )
    asked = "for (const n of process.argv.slice(1)) console.log(require(n + '/package.json').version)"
    script = f"module.paths.unshift({str(pouch / 'node_modules')!r}); {asked}"
    pouch_said = _said(["node", "-e", script, *POUCH]) if pouch.is_dir() else ""
    if pouch_said:
        versions["PouchDB"] = ", ".join(
            f"{name} {version}" for name, version in zip(POUCH, pouch_said.split(), strict=True)
        )
        versions["PouchDB"] += f", Node {_said(['node', '--version']).strip().lstrip('v')}"
    return Peers(python if kinto_said else None, pouch if pouch_said else None, versions)


def _said(command: list[str]) -> str:
    """What a program printed; blank where it is not there or failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout


def _processor() -> str:
    """The processor's kind, as the system calls it."""
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"
