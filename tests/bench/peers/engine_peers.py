"""The named peers of the engine part, each with its own server and its own client on the same records.

Kinto has one row of JSON for each record in SQLite, PouchDB its own LevelDB. Neither has a plan for requests that
fail beneath it, and both have a single list.
"""

from __future__ import annotations

import json
import socket
import subprocess
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.bench import kinto
from tests.bench.stub_shop import customers

Measure = Callable[[str, int], dict[str, Any] | None]
"""A job and a number of records; None for a job the peer does not have."""
OURS_ALONE = frozenset({"everything", "faulty"})
"""Jobs that the peers, who have one list, do not have."""
HERE = Path(__file__).parent


def peers(kinto_python: Path | None, pouch_folder: Path | None) -> dict[str, Measure]:
    """Those that are there, by name."""
    found: dict[str, Measure] = {}
    if kinto_python is not None:
        found["Kinto's client"] = partial(_kinto, kinto_python)
    if pouch_folder is not None:
        found["PouchDB"] = partial(_pouch, pouch_folder.resolve())
    return found


def _kinto(python: Path, job: str, count: int) -> dict[str, Any] | None:
    if job in OURS_ALONE:
        return None
    with tempfile.TemporaryDirectory() as folder, kinto.running(python, Path(folder), _free_port()) as server:
        server.fill(customers(count))
        said = subprocess.run(
            [python, HERE / "kinto_client.py", str(server.port), folder, job],
            stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
    return _said(said.stdout)


def _pouch(packages: Path, job: str, count: int) -> dict[str, Any] | None:
    if job in OURS_ALONE:
        return None
    script = ["node", str(HERE / "pouch.js"), str(packages)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rows.json"
        rows = [{"_id": str(each["id"]), **_plain(each)} for each in customers(count)]
        file.write_text(json.dumps(rows), "utf-8")
        with subprocess.Popen([*script, "serve"], stdout=subprocess.PIPE, text=True, cwd=folder) as server:
            try:
                assert server.stdout is not None
                port = server.stdout.readline().strip()
                said = subprocess.run(
                    [*script, job, port, str(file)], stdout=subprocess.PIPE, text=True, check=True, cwd=folder
                )
            finally:
                server.kill()
    return _said(said.stdout)


def _plain(record: dict[str, Any]) -> dict[str, Any]:
    """PouchDB keeps names with an underscore for itself."""
    return {name.lstrip("_"): value for name, value in record.items()}


def _said(output: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output.splitlines()[-1])
    return found


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
