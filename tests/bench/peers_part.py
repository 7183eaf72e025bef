"""`python -m tests.bench peers`: the programs beside which ours is measured, installed below `build/`.

From the registries that pip and npm are set to. They are used by the bench alone and are no part of the program.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tests.bench.report.machine import PEERS, installed

KINTO = ("kinto==26.5.0", "kinto-http==11.11.0", "waitress==3.0.2")
POUCH = ("pouchdb@9.0.0", "express-pouchdb@4.2.0", "express@4.22.3", "pouchdb-adapter-memory@9.0.0")


def main(words: list[str]) -> int:
    """Install what is missing, and say what is there; 1 when something is not."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench peers")
    parser.add_argument("--folder", type=Path, default=PEERS)
    folder: Path = parser.parse_args(words).folder
    there = installed(folder)
    if there.kinto_python is None:
        environment = folder / "kinto"
        _call([sys.executable, "-m", "venv", str(environment)])
        _call([str(environment / "bin" / "python"), "-m", "pip", "install", "--quiet", *KINTO])
    if there.pouch_folder is None:
        (folder / "pouch").mkdir(parents=True, exist_ok=True)
        _call(["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder / "pouch"), *POUCH])
    there = installed(folder)
    for name in ("Kinto", "PouchDB"):
        print(f"{name}: {there.versions.get(name, 'not installed')}")
    return 0 if len(there.versions) == 2 else 1


def _call(command: list[str]) -> None:
    """One that fails is told by what is not there afterwards."""
    try:
        subprocess.run(command, check=False)
    except OSError as error:
        print(error, file=sys.stderr)
