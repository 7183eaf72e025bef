"""The writers' lock between the processes that have one file open, held around each write transaction.

Used by `connection`. SQLite has a lock of its own, but whoever finds it taken sleeps and looks again: a process that
writes page after page is hardly ever met between two of them. And what belongs to a transaction outside of the file, the
lines of its journal, has to be written before another process begins the next one.

Whoever waits stands in a queue of one: the lock `queue` is held while waiting for the lock `writer`, and a process that
has just written queues like any other. So nobody waits for more than one transaction of each other process that was
there before. Both are locks of the operating system, which die with the process that holds them.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path

from storage.database.private_files import FILE

LOOK_SECONDS = 0.0005
"""Between two looks whether the lock is free; twice as long after each, up to..."""
LONGEST_LOOK_SECONDS = 0.002
_TAKEN = frozenset({0, errno.EACCES, errno.EAGAIN, errno.EDEADLK})
"""What systems say of a lock that somebody else has; Wine says nothing."""


def lock_byte(handle: int, offset: int = 0) -> None:
    """Take the lock of an open file without waiting; OSError when somebody has it. On Windows one byte is locked."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, offset, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def unlock_byte(handle: int, offset: int = 0) -> None:
    """Release what `lock_byte` took."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, offset, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_UN)


class WriterLock:
    """The lock of one database file; for one thread at a time. Its files are made with the first `acquire`, and stay."""

    def __init__(self, database: Path) -> None:
        self._paths = (lock_path(database, "queue"), lock_path(database, "writer"))
        self._handles: tuple[int, ...] = ()

    def acquire(self, seconds: float) -> bool:
        """Take the lock; False when it was not free for so long. Raises OSError."""
        if not self._handles:
            self._open()
        queue, writer = self._handles
        deadline = time.monotonic() + seconds
        if not _wait_for(queue, deadline):
            return False
        try:
            return _wait_for(writer, deadline)
        finally:
            unlock_byte(queue)

    def release(self) -> None:
        """Let the next one write."""
        unlock_byte(self._handles[1])

    def close(self) -> None:
        """Close the files."""
        handles, self._handles = self._handles, ()
        for each in handles:
            os.close(each)

    def _open(self) -> None:
        opened: list[int] = []
        try:
            for path in self._paths:
                opened.append(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOINHERIT", 0), FILE))  # noqa: PERF401
        except OSError:
            for each in opened:
                os.close(each)
            raise
        self._handles = tuple(opened)


def lock_path(database: Path, name: str) -> Path:
    """The file of a lock of a database."""
    return database.with_name(f".{database.name}.{name}.lock")


def _wait_for(handle: int, deadline: float) -> bool:
    wait = LOOK_SECONDS
    while True:
        try:
            lock_byte(handle)
        except OSError as error:
            if error.errno not in _TAKEN:
                raise
            if time.monotonic() >= deadline:
                return False
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_LOOK_SECONDS)
        else:
            return True
