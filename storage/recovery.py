"""What to do with a damaged database: set it aside, take the newest backup, play the journal onto it.

Called by `check --repair` and by the window when opening failed; never on its own. Nothing is deleted: the
damaged file stays beside the new one. Records come back with the next full download, unsent edits from the
journal (F86-F88).
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from storage.backups import backups, copy
from storage.bookkeeping import forget_cursors
from storage.clock import Clock
from storage.database import Connect, translated
from storage.entities import CATALOGUE
from storage.errors import DatabaseDamaged, StorageError
from storage.fields import Catalogue
from storage.replica import Replica


@dataclass(frozen=True, slots=True)
class RepairReport:
    """What the repair did: where the damaged file is now, which backup serves, how many unsent edits came back."""

    set_aside: Path | None
    backup: Path | None
    edits: int
    """Edits that wait to be sent, now that the journal has been played."""


def back_up(replica: Replica, *, keep: int = 5) -> Path:
    """Write a dated backup beside the replica and thin out the oldest."""
    target = copy(replica.database, at=replica.clock.now())
    for old in backups(replica.path)[keep:]:
        old.unlink()
    return target


def repair(
    path: Path,
    *,
    catalogue: Catalogue = CATALOGUE,
    clock: Clock | None = None,
    connect: Connect = sqlite3.connect,
) -> RepairReport:
    """Make a working replica at `path` again; a sound one is only brought to one account with its journal.

    Raises StorageError when not even an empty file can be made there.
    """
    try:
        replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
        if not replica.database.sound():
            replica.database.close()
            raise DatabaseDamaged(path=str(path))
    except DatabaseDamaged:
        aside: Path | None = _set_aside(path)
        # Opening what takes its place plays the journal onto it.
        replica, source = _from_backup(path, catalogue, clock, connect)
    else:
        aside, source = None, None
    try:
        if aside is not None:
            with replica.write() as tx:
                forget_cursors(tx.connection)
        return RepairReport(aside, source, len(replica.changes()))
    finally:
        replica.close()


def _set_aside(path: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    names = (path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}") for number in count(1))
    target = next(name for name in names if not name.exists())
    with translated(path):
        _move(path, target)
    return target


def _move(database: Path, target: Path) -> None:
    """With its write-ahead log: beside another database that would be the end of it."""
    for suffix in ("", "-wal", "-shm"):
        part = database.with_name(database.name + suffix)
        if part.exists():
            part.replace(target.with_name(target.name + suffix))


def _from_backup(
    path: Path, catalogue: Catalogue, clock: Clock | None, connect: Connect
) -> tuple[Replica, Path | None]:
    for candidate in backups(path):
        try:
            with translated(path):
                part = path.with_name(path.name + ".part")
                shutil.copyfile(candidate, part)
                part.replace(path)
            replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
            if replica.database.sound():
                return replica, candidate
            replica.database.close()
        except StorageError:
            pass
        for suffix in ("", "-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
    return Replica.open(path, catalogue=catalogue, clock=clock, connect=connect), None
