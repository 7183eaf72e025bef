"""What nobody foresaw, in a slot, a thread or below Python: written into the log, and told the window.

A program without a console would lose it otherwise. Begun and ended by `application`.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QObject, Signal

from app.paths import LOGS_FOLDER
from storage.errors import BugError

log = logging.getLogger(__name__)

CRASH_FILE = "crash.log"
"""Where Python leaves the last words of a process that the system ends for a fault; a part of the report."""


class CrashHandler(QObject):
    """Python's hooks, as long as it is not stopped. `happened` comes on the main thread."""

    happened = Signal(object)
    """A BugError."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._raised
        threading.excepthook = self._in_thread
        self._last_words = _last_words(folder / LOGS_FOLDER / CRASH_FILE)

    def stop(self) -> None:
        """As it was before."""
        sys.excepthook, threading.excepthook = self._before
        if self._last_words is not None:
            faulthandler.disable()
            self._last_words.close()
            self._last_words = None

    def _raised(self, kind: type[BaseException], raised: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            self._before[0](kind, raised, trace)  # Ctrl+C in a terminal
            return
        log.critical("nobody foresaw this", exc_info=(kind, raised, trace))
        place = traceback.extract_tb(trace)[-1] if trace is not None else None
        where = f"{Path(place.filename).name}:{place.lineno}" if place is not None else ""
        self.happened.emit(BugError(kind=kind.__name__, message=str(raised), where=where))

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._raised(args.exc_type, args.exc_value, args.exc_traceback)


def _last_words(path: Path) -> IO[str] | None:
    if faulthandler.is_enabled():
        return None  # somebody looks already
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8")
    except OSError:
        return None  # it would be for us alone; the program goes on without
    faulthandler.enable(file)
    return file
