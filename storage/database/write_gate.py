"""Holds back every write of this process until a file has been checked, but for those of the thread that checks it.

Used by `connection`; held by `records.recovery` after an unclean stop, so that a window can show what is there meanwhile.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import DatabaseBusy, StorageError

WAIT_SECONDS = 120.0
"""How long a write waits: a check reads the whole file, some seconds for a gigabyte."""


class WriteGate:
    """The writes of one database, held back until `open` or `refuse`. Thread-safe."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._ended = threading.Event()
        self._refused: StorageError | None = None
        self._passing: int | None = None

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Inside the block this thread may write."""
        self._passing = threading.get_ident()
        try:
            yield
        finally:
            self._passing = None

    def open(self) -> None:
        """Let every write through from now on."""
        self._ended.set()

    def refuse(self, error: StorageError) -> None:
        """Let every write, those that wait among them, raise an error like this one."""
        if not self._ended.is_set():
            self._refused = error
            self._ended.set()

    def wait(self) -> None:
        """Wait until this thread may write. Raises the error that was given to `refuse`, and DatabaseBusy."""
        if self._passing == threading.get_ident():
            return
        if not self._ended.wait(WAIT_SECONDS):
            raise DatabaseBusy(path=str(self._path))
        if self._refused is not None:
            raise type(self._refused)(**self._refused.params)
