"""Support report: what a helper needs to know of this computer, as texts in a zip without secrets and records (F107).

Called by the window, which shows every text before the file is written. Nothing is sent anywhere.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from app.diagnostics.selftest import Finding
from app.logging_setup import redact
from app.paths import LOGS_FOLDER
from app.runtime import Runtime
from app.settings.definitions import SETTINGS
from app.version import VERSION
from storage.database.busy_files import replace_file
from storage.database.connection import translate_errors

MAX_LOG_CHARACTERS = 200_000
"""Most characters of each log file, from its end."""
MAX_PENDING = 200
PENDING_MEMBERS = ("entity", "id", "kind", "reason", "action", "next_try", "attempts", "since")
"""Members of a pending change in the report; not the record's title, which may be a person's name."""


@dataclass(frozen=True, slots=True)
class ReportFile:
    """One file of the report."""

    name: str
    text: str


def build_report(runtime: Runtime, found: Sequence[Finding]) -> tuple[ReportFile, ...]:
    """All files of the report; `found` are the findings of the self-test. Raises what reading the replica raises."""
    parts = (
        ReportFile("program.txt", _program()),
        ReportFile("self-test.txt", "\n".join(map(_finding, found)) + "\n"),
        ReportFile("state.json", _json(_state(runtime))),
        ReportFile("settings.json", _json({name: runtime.settings.get(name) for name in SETTINGS})),
        *_logs(runtime.folder / LOGS_FOLDER),
    )
    return tuple(ReportFile(each.name, _redacted(each.text)) for each in parts)


def write_report(path: Path, parts: Sequence[ReportFile]) -> None:
    """Write the zip, whole or not at all. Raises DiskFull, FolderNotWritable, StorageError."""
    unfinished = path.with_name(path.name + ".part")
    with translate_errors(path):
        try:
            with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
                for each in parts:
                    archive.writestr(each.name, each.text)
            replace_file(unfinished, path)
        except BaseException:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
            raise


def _program() -> str:
    return (
        f"Counterfoil {VERSION}\n"
        f"Python {sys.version.split()[0]}\n"
        f"{platform.platform()}, {platform.machine()}\n"
    )


def _finding(each: Finding) -> str:
    return f"{'fine' if each.fine else 'wrong' if each.needed else 'missing'}\t{each.name}\t{each.detail}"


def _state(runtime: Runtime) -> dict[str, object]:
    waiting = runtime.queries.waiting(limit=MAX_PENDING)
    return {
        "status": asdict(runtime.queries.sync_status()),
        "records": {each.name: runtime.queries.count(each.name) for each in runtime.replica.catalogue},
        "waiting": [{name: getattr(each, name) for name in PENDING_MEMBERS} for each in waiting],
        "capabilities": runtime.replica.sync_state.capabilities.all(),
    }


def _logs(folder: Path) -> list[ReportFile]:
    found: list[ReportFile] = []
    for path in sorted(folder.glob("*.log*")):
        try:
            text = path.read_text("utf-8", errors="replace")
        except OSError as error:
            text = f"It cannot be read: {error.strerror}\n"
        if text:
            found.append(ReportFile(f"{LOGS_FOLDER}/{path.name}", text[-MAX_LOG_CHARACTERS:]))
    return found


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False, default=str) + "\n"


def _redacted(text: str) -> str:
    """The text without secrets, and without the user's name in paths."""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises for an account that has none
    bare = redact(text)
    if len(home) > 1:
        for written in (home, json.dumps(home)[1:-1]):
            bare = bare.replace(written, "~")
    return bare
