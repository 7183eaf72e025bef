"""Requests to close the program that owns a data folder: a file in the folder, watched by the owner of its lock.

Called by `close` (which installers run before an upgrade), by `serve` and by the window. A file, because it works
the same on every system, needs no port, and reaches only the programs of whoever may write to the folder.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from app.errors import FolderInUse
from app.folder_lock import INSTANCE, FolderLock
from storage.database import os_errors
from storage.database.private_files import FILE

REQUEST_FILE = ".close-please"
POLL_SECONDS = 2.0
"""How often the running program checks for a request..."""
ASKED_SECONDS = 0.25
"""...and who asks whether it has closed."""


class ShutdownWatcher:
    """Calls `close` once, on a thread of its own, when the owner of `folder` is asked to close."""

    def __init__(self, folder: Path, close: Callable[[], None]) -> None:
        self._request = folder / REQUEST_FILE
        self._close = close
        self._stopped = threading.Event()
        # A request to an earlier owner is not meant for this one.
        with suppress(OSError):
            self._request.unlink(missing_ok=True)
        self._thread = threading.Thread(target=self._watch, name="closing", daemon=True)
        self._thread.start()

    def _watch(self) -> None:
        while not self._stopped.wait(POLL_SECONDS):
            if self._request.exists():
                self._close()
                return

    def stop(self) -> None:
        """Stop watching."""
        self._stopped.set()
        self._thread.join(POLL_SECONDS * 4)


def request_shutdown(folder: Path, *, seconds: float) -> bool:
    """Ask the owner of `folder` to close and wait up to `seconds`; returns whether it is free. Raises FolderNotWritable."""
    request = folder / REQUEST_FILE
    deadline = time.monotonic() + seconds
    try:
        while not is_free(folder):
            if time.monotonic() >= deadline:
                return False
            # Again each time: an owner that was just starting removes what it finds.
            try:
                request.touch(FILE)
            except OSError as error:
                raise os_errors.translate(request, error) from error
            time.sleep(ASKED_SECONDS)
        return True
    finally:
        with suppress(OSError):
            request.unlink(missing_ok=True)


def is_free(folder: Path) -> bool:
    """Whether nothing that owns `folder` is running. Raises FolderNotWritable."""
    try:
        FolderLock(folder, INSTANCE).release()
    except FolderInUse:
        return False
    return True
