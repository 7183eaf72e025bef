"""Crashes of a process at a chosen statement, commit, journal line or request.

A till's database connections and its journal report every such point to a `CrashInjector`. At the crash it copies
the files as they are at that moment, with the write-ahead log; the till restarts from these copies, whatever the
crashed process still writes.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from storage.outbox.journal import Journal

CrashPoint = Literal["statement", "commit", "committed", "torn", "line", "request", "answer"]
CRASH_POINTS: tuple[CrashPoint, ...] = (
    "statement",
    "commit",
    "committed",
    "torn",
    "line",
    "request",
    "answer",
)
"""Before a statement; before and after a COMMIT; in the middle of and after a journal line; before a request leaves
and after its answer came."""


class Crash(BaseException):
    """The process is gone. Not an `Exception`, so that no handler of the program catches it."""


class CrashInjector:
    """Crashes a till at the chosen point, and counts what its connections write."""

    def __init__(self, keep: Callable[[], None]) -> None:
        self._keep = keep
        """Copies the till's files as they are now."""
        self.dead = False
        self.point: CrashPoint | None = None
        self.left = 0
        self.idle = True
        """Whether no crash is armed and none has happened: statements then take the short path."""
        self.commits = 0
        """Commits of all connections so far."""
        self.written: Counter[str] = Counter()
        """By table: how many commits changed it."""

    def arm(self, point: CrashPoint, left: int) -> None:
        """Crash when `point` is reached for the time numbered `left`, counted from 0."""
        self.point, self.left, self.dead, self.idle = point, left, False, False

    def disarm(self) -> None:
        """Let no crash happen until armed again."""
        self.point, self.dead, self.idle = None, False, True

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Let checks read inside: their statements are not counted and cannot crash."""
        kept = self.point, self.dead, self.idle
        self.point, self.dead, self.idle = None, False, True
        try:
            yield
        finally:
            self.point, self.dead, self.idle = kept

    def die(self) -> None:
        """Crash: keep the files as they are on disk now."""
        self._keep()
        self.dead, self.idle = True, False

    def is_due(self, point: CrashPoint) -> bool:
        """Whether the crash comes at this point. Raises Crash when the process has crashed already."""
        if self.dead:
            raise Crash
        if point != self.point:
            return False
        if self.left > 0:
            self.left -= 1
            return False
        return True

    def reach(self, point: CrashPoint) -> None:
        """Report a point; raises Crash when it is the chosen one."""
        if self.is_due(point):
            self.die()
            raise Crash

    def connect(self, *args: Any, **options: Any) -> sqlite3.Connection:
        """As `sqlite3.connect`, with a connection whose statements and commits report to this injector."""
        injector, touched = self, set[str]()
        execute, executemany = sqlite3.Connection.execute, sqlite3.Connection.executemany

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                table = _TARGETS.get(sql, "")
                if table is None:
                    if not injector.idle:
                        injector.reach("statement")
                    return execute(self, sql, *values)
                if sql == "COMMIT":
                    return commit(self)
                if sql == "ROLLBACK":
                    touched.clear()
                    return execute(self, sql)
                if not injector.idle:
                    injector.reach("statement")
                if (table := table or _target(sql)) is not None:
                    touched.add(table)
                # Only the process crashes, not the machine: no need to wait for the disk.
                return execute(self, _WITHOUT_FSYNC.get(sql, sql), *values)

            def executemany(self, sql: str, values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                if not injector.idle:
                    injector.reach("statement")
                if (table := _target(sql)) is not None:
                    touched.add(table)
                return executemany(self, sql, values)

        def commit(connection: Connection) -> sqlite3.Cursor:
            injector.reach("commit")
            cursor = execute(connection, "COMMIT")
            injector.commits += 1
            injector.written.update(touched)
            touched.clear()
            injector.reach("committed")
            return cursor

        return sqlite3.connect(*args, factory=Connection, **options)

    def guard(self, journal: Journal) -> None:
        """Let the journal's lines report to this injector; one of them may be torn."""
        write = journal._write

        def guarded(line: Iterable[bytes], **options: Any) -> None:
            if self.dead:
                return
            if self.is_due("torn"):
                whole = b"".join(line)
                with journal.path.open("ab") as file:
                    file.write(whole[: len(whole) // 2])
                self.die()
                raise Crash
            write(line, **options)
            self.reach("line")

        journal._write = guarded  # type: ignore[method-assign]


_WITHOUT_FSYNC = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=OFF"}
_WRITING = re.compile(
    r'\s*(?:INSERT|REPLACE|DELETE|UPDATE)\b(?:\s+(?:OR\s+\w+|INTO|FROM))*\s+"?([\w-]+)', re.I
)


_TARGETS: dict[str, str | None] = {}
"""Results of `_target` by statement, without those that need special treatment."""
_SPECIAL = frozenset({"COMMIT", "ROLLBACK", *_WITHOUT_FSYNC})


def _target(sql: str) -> str | None:
    """The table that a statement changes; None for none."""
    if sql in _SPECIAL:
        return None
    known = _TARGETS.get(sql, "")
    if known != "":
        return known
    found = _WRITING.match(sql)
    if len(_TARGETS) > 5000:
        _TARGETS.clear()
    _TARGETS[sql] = target = None if found is None else found[1]
    return target


def damage(path: os.PathLike[str]) -> None:
    """Overwrite the middle of a database file, and lose its write-ahead log."""
    with open(path, "r+b") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(100)
        file.write(b"\xff" * min(4096, size - 100))
