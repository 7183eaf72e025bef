"""The named peers of the engine part, each with its own server and its own client on the same records.

Kinto has one row of JSON for each record in SQLite, PouchDB its own LevelDB. Neither has a plan for requests that
fail beneath it, and both have a single list.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.bench.peers import kinto
from tests.bench.server_part import free_port
from tests.bench.stub_shop import customers

Measure = Callable[[str], dict[str, Any] | None]
"""A job; None for one that the peer does not have."""
SAME = {
    "download": "download", "quiet-list": "quiet", "changed-list": "changed", "edits": "edits", "conflicts": "conflicts"
}  # fmt: skip
"""What the peers, who have one list, have of the jobs, and what their clients call it."""
HERE = Path(__file__).parent


@contextmanager
def peers(kinto_python: Path | None, pouch_folder: Path | None, count: int) -> Iterator[dict[str, Measure]]:
    """Those that are there, by name, with so many records each."""
    with ExitStack() as stack:
        found: dict[str, Measure] = {}
        if kinto_python is not None:
            found["Kinto's client"] = partial(_kinto, stack, kinto_python, count, [])
        if pouch_folder is not None:
            found["PouchDB"] = partial(_pouch, pouch_folder.resolve(), count)
        yield found


def _kinto(
    stack: ExitStack, python: Path, count: int, kept: list[kinto.Kinto], job: str
) -> dict[str, Any] | None:
    """One server for all jobs, filled once: filling it takes longer than all of them, and each client begins empty."""
    if job not in SAME:
        return None
    if not kept:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        kept.append(stack.enter_context(kinto.running(python, folder, free_port())))
        kept[0].fill(customers(count))
    with tempfile.TemporaryDirectory() as own:
        said = subprocess.run(
            [python, HERE / "kinto_client.py", str(kept[0].port), own, SAME[job]],
            stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
    return _said(said.stdout)


def _pouch(packages: Path, count: int, job: str) -> dict[str, Any] | None:
    if job not in SAME:
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
                    [*script, SAME[job], port, str(file)],
                    stdout=subprocess.PIPE, text=True, check=True, cwd=folder,
                )  # fmt: skip
            finally:
                server.kill()
    return _said(said.stdout)


def _plain(record: dict[str, Any]) -> dict[str, Any]:
    """PouchDB keeps names with an underscore for itself."""
    return {name.lstrip("_"): value for name, value in record.items()}


def _said(output: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output.splitlines()[-1])
    return found
