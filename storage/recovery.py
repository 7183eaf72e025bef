"""What to do with a damaged database: set it aside, take the newest backup, play the journal onto it.

Called by `check --repair` and by the window when opening failed; never on its own. Nothing is deleted: the
damaged file stays beside the new one. Records come back with the next full download, unsent edits from the
journal (F86-F88).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from storage.bookkeeping import forget_cursors
from storage.database import translated
from storage.entities import CATALOGUE
from storage.errors import DatabaseDamaged, StorageError
from storage.fields import Catalogue
from storage.journal import Journal
from storage.replica import Replica, journal_path


@dataclass(frozen=True, slots=True)
class RepairReport:
    """What the repair did: where the damaged file is now, which backup serves, how many unsent edits came back."""

    set_aside: Path | None
    backup: Path | None
    edits: int


def backups(database: Path) -> list[Path]:
    """Backups of a database file, newest first."""
    return sorted((database.parent / "backups").glob(f"{database.stem}-*.db"), reverse=True)


def back_up(replica: Replica, *, keep: int = 5) -> Path:
    """Write a dated backup beside the replica and thin out the oldest."""
    folder = replica.path.parent / "backups"
    with translated(folder):
        folder.mkdir(exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(replica.clock.now() / 1000))
    target = folder / f"{replica.path.stem}-{stamp}.db"
    replica.database.backup(target)
    for old in backups(replica.path)[keep:]:
        old.unlink()
    return target


def repair(path: Path, *, catalogue: Catalogue = CATALOGUE) -> RepairReport:
    """Make a working replica at `path` again; a sound one only gets its journal checked against its outbox.

    Raises StorageError when not even an empty file can be made there.
    """
    unsent = Journal(journal_path(path)).replay()
    try:
        replica = Replica.open(path, catalogue=catalogue)
        if not replica.database.sound():
            replica.database.close()
            raise DatabaseDamaged(path=str(path))
    except DatabaseDamaged:
        aside = _set_aside(path)
        replica, source = _from_backup(path, catalogue)
    else:
        aside, source = None, None
    try:
        if aside is not None:
            with replica.write() as tx:
                forget_cursors(tx.connection)
                # The journal is newer than any backup: what it does not hold was sent or withdrawn.
                for stale in replica.changes():
                    if (stale.entity, stale.id) not in unsent:
                        tx.drop_change(stale.entity, stale.id)
                        if stale.remote or stale.base:
                            tx.put(stale.entity, stale.remote or stale.base or {})
                for change in unsent.values():
                    if change.entity in catalogue:
                        tx.put_change(change)
    finally:
        replica.close()
    return RepairReport(aside, source, len(unsent))


def _set_aside(path: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    target = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    with translated(path):
        for suffix in ("", "-wal", "-shm"):
            part = path.with_name(path.name + suffix)
            if part.exists():
                part.replace(target.with_name(target.name + suffix))
    return target


def _from_backup(path: Path, catalogue: Catalogue) -> tuple[Replica, Path | None]:
    for candidate in backups(path):
        try:
            with translated(path):
                part = path.with_name(path.name + ".part")
                part.write_bytes(candidate.read_bytes())
                part.replace(path)
            replica = Replica.open(path, catalogue=catalogue)
            if replica.database.sound():
                return replica, candidate
            replica.database.close()
        except StorageError:
            pass
        path.unlink(missing_ok=True)
    return Replica.open(path, catalogue=catalogue), None
