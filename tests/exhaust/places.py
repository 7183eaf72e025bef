"""Where a program can fail: every database statement, every request, every write to a file; and in which ways.

`FaultInjector` counts the places that a till passes and injects the chosen faults. A fault that crashes the process
raises `Crash`, and from then on nothing reaches disk or cloud until the till is restarted.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

FaultPlace = Literal["statement", "request", "file"]

CODES = {"full": sqlite3.SQLITE_FULL, "ioerr": sqlite3.SQLITE_IOERR, "busy": sqlite3.SQLITE_BUSY}
ERRNOS = {"full": errno.ENOSPC, "eio": errno.EIO, "denied": errno.EACCES}

STATEMENT_WAYS: Mapping[str, tuple[str, ...]] = {
    "BEGIN": ("crash", "busy", "ioerr"),
    "COMMIT": ("crash", "crash_after", "full", "ioerr", "busy"),
    "ROLLBACK": ("crash",),
    "SELECT": ("crash", "ioerr"),
    "PRAGMA": ("crash", "ioerr"),
    "BACKUP": ("crash", "full", "ioerr"),
}
CHANGING_WAYS = ("crash", "full", "ioerr")
READ_WAYS = ("unsent", "lost", "cut", "error", "garbage", "limit", "crash", "crash_after")
WRITE_WAYS = ("unsent", "lost", "cut", "error", "error_after", "garbage", "limit", "crash", "crash_after")
FILE_WAYS: Mapping[str, tuple[str, ...]] = {
    "write": ("crash", "torn", "short", "full", "eio"),
    "fsync": ("crash", "crash_after", "eio"),
    "rename": ("crash", "crash_after", "full", "denied"),
    "copy": ("crash", "torn", "full", "eio"),
}


class Crash(BaseException):
    """The process is gone. Not an `Exception`, so that no handler of the program catches it."""


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One fault: the kind of place, its number in order of passing, and the way it fails."""

    place: FaultPlace
    number: int
    way: str

    def __str__(self) -> str:
        return f"{self.place}:{self.number}:{self.way}"


def parse(text: str) -> Fault:
    """The fault with this text, as written by `str`."""
    place, number, way = text.split(":")
    assert place in ("statement", "request", "file")
    return Fault(place, int(number), way)  # type: ignore[arg-type]


def ways(place: FaultPlace, label: str) -> tuple[str, ...]:
    """The ways in which a place with this label can fail."""
    if place == "request":
        return READ_WAYS if label == "GET" else WRITE_WAYS
    if place == "file":
        return FILE_WAYS[label]
    return STATEMENT_WAYS.get(label, CHANGING_WAYS)


class FaultInjector:
    """Counts the places passed while armed, and injects `faults`."""

    def __init__(self, *faults: Fault) -> None:
        self.faults = {(each.place, each.number): each.way for each in faults}
        self.seen: dict[FaultPlace, list[str]] = {"statement": [], "request": [], "file": []}
        """Labels of the places passed."""
        self.fault_count = 0
        self.armed = False
        self.dead = False
        self.committed = False
        """Whether the current step has committed something."""

    def every_fault(self) -> list[Fault]:
        """Every fault that is possible, after a run without any."""
        return [
            Fault(place, number, way)
            for place, labels in self.seen.items()
            for number, label in enumerate(labels)
            for way in ways(place, label)
        ]

    def next_fault(self, place: FaultPlace, label: str) -> str | None:
        """The way to break here, if this is a chosen place."""
        if self.dead:
            raise Crash
        if not self.armed:
            return None
        number = len(self.seen[place])
        self.seen[place].append(label)
        way = self.faults.get((place, number))
        if way is None or way not in ways(place, label):
            return None
        self.fault_count += 1
        return way

    def die(self) -> None:
        """Nothing works from here on."""
        self.dead = True
        raise Crash

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """What is done inside is nobody's doing: not counted, not broken."""
        armed, self.armed = self.armed, False
        try:
            yield
        finally:
            self.armed = armed

    # the database

    def connect(self, *args: Any, **options: Any) -> sqlite3.Connection:
        """As `sqlite3.connect`."""
        return sqlite3.connect(*args, factory=_breaking_connection(self), **options)

    # files

    @contextmanager
    def files(self) -> Iterator[None]:
        """Route this thread's writes to files through this injector; a program that another test keeps running is not its business.

        The system keeps what it was given, so fsync need not wait.
        """
        real = os.write, os.fsync, os.replace, shutil.copyfile
        own = threading.get_ident()

        def routed(mine: Any, theirs: Any) -> Any:
            def call(*args: Any, **options: Any) -> Any:
                return (mine if threading.get_ident() == own else theirs)(*args, **options)

            return call

        os.write, os.fsync = routed(self._write, real[0]), routed(self._fsync, real[1])
        os.replace, shutil.copyfile = routed(self._replace, real[2]), routed(self._copy, real[3])
        self._real_write, self._real_replace, self._real_copy = real[0], real[2], real[3]
        try:
            yield
        finally:
            os.write, os.fsync, os.replace, shutil.copyfile = real

    def _fail(self, way: str | None) -> None:
        if way == "crash":
            self.die()
        if way in ERRNOS:
            raise OSError(ERRNOS[way], os.strerror(ERRNOS[way]))

    def _write(self, descriptor: int, data: Any) -> int:
        way = self.next_fault("file", "write")
        if way in ("torn", "short"):
            written = int(self._real_write(descriptor, bytes(data)[: max(1, len(data) // 2)]))
            if way == "torn":
                self.die()
            return written
        self._fail(way)
        return int(self._real_write(descriptor, data))

    def _fsync(self, descriptor: int) -> None:
        way = self.next_fault("file", "fsync")
        self._fail(way)
        if way == "crash_after":
            self.die()

    def _replace(self, source: Any, target: Any, **options: Any) -> None:
        way = self.next_fault("file", "rename")
        self._fail(way)
        self._real_replace(source, target, **options)
        if way == "crash_after":
            self.die()

    def _copy(self, source: Any, target: Any, **options: Any) -> Any:
        way = self.next_fault("file", "copy")
        if way == "torn":
            with open(source, "rb") as whole, open(target, "wb") as part:
                part.write(whole.read(5000))
            self.die()
        self._fail(way)
        return self._real_copy(source, target, **options)


def _breaking_connection(injector: FaultInjector) -> type[sqlite3.Connection]:
    class Connection(sqlite3.Connection):
        def _inject(self, sql: str) -> str | None:
            way = injector.next_fault("statement", sql.split(None, 1)[0].upper())
            if way == "crash":
                injector.die()
            if way in CODES:
                if way == "full" and self.in_transaction:
                    super().execute("ROLLBACK")  # as SQLite does by itself
                error = sqlite3.OperationalError(way)
                error.sqlite_errorcode = CODES[way]
                raise error
            return way

        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
            if sql == "PRAGMA synchronous=FULL":
                sql = "PRAGMA synchronous=OFF"  # the machine itself stays up
            way = self._inject(sql)
            cursor = super().execute(sql, *values)
            if sql == "COMMIT":
                injector.committed = injector.committed or injector.armed
                if way == "crash_after":
                    injector.die()
            return cursor

        def executemany(self, sql: str, values: Any) -> sqlite3.Cursor:  # type: ignore[override]
            self._inject(sql)
            return super().executemany(sql, values)

        def backup(self, target: sqlite3.Connection, **options: Any) -> None:  # type: ignore[override]
            self._inject("BACKUP")
            super().backup(target, **options)

    return Connection
