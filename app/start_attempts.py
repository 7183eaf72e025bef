"""Starts of the window that ended at once without being closed, counted so that the next one can be in safe mode.

Called by the window's application. A start counts as settled once it ran for a while: what ends it later, a power cut say,
is no reason to start differently.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from app.json_files import read_json
from app.paths import write_whole
from storage.errors import StorageError

STARTS_FILE = "starts.json"
SETTLED_SECONDS = 120
CRASHES = 2
"""Starts in a row that ended at once, after which the next one is in safe mode."""


class StartAttempts:
    """The count of one data folder. Never raises: a folder that cannot be read or written counts none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / STARTS_FILE

    def begin(self) -> bool:
        """Count a start; returns whether it should be in safe mode. A folder that is not there is not created."""
        unfinished = self._read()
        if self._path.parent.is_dir():
            with suppress(StorageError):
                write_whole(self._path, json.dumps({"unfinished": unfinished + 1}).encode())
        return unfinished >= CRASHES

    def finish(self) -> None:
        """The start settled, or the program is closed as it should be."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _read(self) -> int:
        try:
            found = read_json(self._path)["unfinished"]
        except (OSError, ValueError, KeyError, TypeError):
            return 0
        return found if isinstance(found, int) else 0
