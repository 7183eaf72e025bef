"""The death of a process, at a chosen statement, commit, journal line or request.

A till's database connections and its journal pass through a fuse. Once it has blown, nothing reaches the disk any
more but what SQLite itself rolls back when the file is opened again.
"""

from __future__ import annotations

import os
import sqlite3
from typing import Any, Literal

from storage.journal import Journal, _line

Place = Literal["statement", "commit", "committed", "torn", "line", "request", "answer"]
PLACES: tuple[Place, ...] = ("statement", "commit", "committed", "torn", "line", "request", "answer")
"""Before a statement; before and after a COMMIT; in the middle of and after a journal line; before a request leaves
and after its answer came."""


class Crash(BaseException):
    """The process is gone. No `Exception`: no handler of the program may see it."""


class Fuse:
    """Counts the chosen place down to the death."""

    def __init__(self) -> None:
        self.dead = False
        self.place: Place | None = None
        self.left = 0

    def light(self, place: Place, left: int) -> None:
        """Die when `place` is reached for the time numbered `left`, counted from 0."""
        self.place, self.left, self.dead = place, left, False

    def out(self) -> None:
        """The danger is over."""
        self.place, self.dead = None, False

    def burn(self, place: Place) -> bool:
        """Whether the process dies here."""
        if self.dead:
            raise Crash
        if place != self.place:
            return False
        if self.left > 0:
            self.left -= 1
            return False
        self.dead = True
        return True

    def reach(self, place: Place) -> None:
        """Die here if it is time."""
        if self.burn(place):
            raise Crash

    def connect(self, *args: Any, **options: Any) -> sqlite3.Connection:
        """As `sqlite3.connect`, with statements that may be the last."""
        fuse = self

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                if sql == "ROLLBACK":
                    return super().execute(sql, *values)
                if sql == "PRAGMA synchronous=FULL":
                    sql = "PRAGMA synchronous=OFF"  # the machine itself stays up
                if sql != "COMMIT":
                    fuse.reach("statement")
                    return super().execute(sql, *values)
                fuse.reach("commit")
                cursor = super().execute(sql, *values)
                fuse.reach("committed")
                return cursor

            def executemany(self, sql: str, values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                fuse.reach("statement")
                return super().executemany(sql, values)

        return sqlite3.connect(*args, factory=Connection, **options)

    def guard(self, journal: Journal) -> None:
        """Let a journal's lines be torn or be the last thing written."""
        write = journal._write

        def guarded(entry: Any, **options: Any) -> None:
            if self.dead:
                return
            if self.burn("torn"):
                line = _line(entry)
                with journal.path.open("ab") as file:
                    file.write(line[: len(line) // 2])
                raise Crash
            write(entry, **options)
            self.reach("line")

        journal._write = guarded  # type: ignore[method-assign]


def damage(path: os.PathLike[str]) -> None:
    """Overwrite the middle of a database file, and lose its write-ahead log."""
    with open(path, "r+b") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(100)
        file.write(b"\xff" * min(4096, size - 100))
