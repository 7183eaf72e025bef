"""One instance per data folder (F85): operating-system locks that die with the process that holds them.

Two names are used: `instance` (whoever owns the replica for writing through a window or a server) and `sync`
(whoever runs the engine). Called by the runtime and the command line. Records the process id, for the
error message, and nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from app.errors import FolderInUse
from storage.database import os_errors
from storage.database.private_files import FILE
from storage.database.writer_lock import lock_byte

INSTANCE = "instance"
SYNC = "sync"

_WIDTH = 20
"""Bytes of the process id at the start of the file; the locked byte lies after them, because a byte locked
on Windows cannot be read by anybody else."""


class FolderLock:
    """A lock on a data folder, held from construction to `release()`; raises FolderInUse."""

    def __init__(self, folder: Path, name: str = INSTANCE) -> None:
        self.path = folder / f".{name}.lock"
        try:
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOINHERIT", 0), FILE)
        except OSError as error:
            raise os_errors.translate(self.path, error) from error
        try:
            lock_byte(self._handle, _WIDTH)
        except OSError as error:
            os.close(self._handle)
            raise FolderInUse(folder=str(folder), pid=lock_owner(folder, name)) from error
        # The id is for a message only. On a full disk it is an older one, or missing, and the lock holds all the same (F82).
        with suppress(OSError):
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, str(os.getpid()).ljust(_WIDTH).encode())

    def release(self) -> None:
        """Release the lock; the file stays, because removing it would race with the next owner."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def lock_owner(folder: Path, name: str = INSTANCE) -> int | None:
    """Process id written by the last owner of the lock, which may have released it."""
    try:
        with (folder / f".{name}.lock").open("rb") as file:
            return int(file.read(_WIDTH))
    except (OSError, ValueError):
        return None


@contextmanager
def hold_locks(folder: Path, *names: str) -> Iterator[None]:
    """Hold several locks of `folder`, or none of them; raises FolderInUse."""
    locks: list[FolderLock] = []
    try:
        # One by one: locks taken before a refusal must be released.
        for name in names:
            locks.append(FolderLock(folder, name))  # noqa: PERF401
        yield
    finally:
        for lock in reversed(locks):
            lock.release()
