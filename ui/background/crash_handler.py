"""Handler of unhandled exceptions in slots and threads, and of native crashes: logs them and notifies the window.

A program without a console would lose them. Started and stopped by `application`.
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
from storage.database.private_files import make_file, make_folder
from ui.background.unexpected_error import unexpected_error

log = logging.getLogger(__name__)

CRASH_FILE = "crash.log"
"""File for the traceback of a native crash (`faulthandler`); part of the support report."""


class CrashHandler(QObject):
    """Replaces Python's exception hooks until `stop`. `happened` is emitted to the main thread."""

    happened = Signal(object)
    """A `ShopError`: what went wrong on the disk, or a BugError."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._previous_hooks = sys.excepthook, threading.excepthook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        self._crash_file = _open_crash_file(folder / LOGS_FOLDER / CRASH_FILE)

    def stop(self) -> None:
        """Restore the previous hooks."""
        sys.excepthook, threading.excepthook = self._previous_hooks
        if self._crash_file is not None:
            faulthandler.disable()
            self._crash_file.close()
            self._crash_file = None

    def _on_exception(
        self, kind: type[BaseException], raised: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            self._previous_hooks[0](kind, raised, trace)  # Ctrl+C in a terminal
            return
        log.critical("unhandled exception", exc_info=(kind, raised, trace))
        frame = traceback.extract_tb(trace)[-1] if trace is not None else None
        where = f"{Path(frame.filename).name}:{frame.lineno}" if frame is not None else ""
        self.happened.emit(unexpected_error(raised, where=where))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._on_exception(args.exc_type, args.exc_value, args.exc_traceback)


def _open_crash_file(path: Path) -> IO[str] | None:
    if faulthandler.is_enabled():
        return None  # enabled by the environment, for example by pytest
    try:
        make_folder(path.parent)
        make_file(path)
        file = path.open("a", encoding="utf-8")
    except OSError:
        return None  # only diagnostics: the program works without
    faulthandler.enable(file)
    return file
