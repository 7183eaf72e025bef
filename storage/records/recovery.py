"""Repair of a damaged database: set it aside, restore the newest backup, replay the journal.

Called when the window or the server opens its folder, and by `check --repair`. Nothing is deleted: the damaged file
stays beside the new one. Records return with the next full download, unsent edits from the journal (F86-F88).
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from storage.clock import Clock
from storage.database.backups import PACK_ABOVE, PACKED, list_backups, pack, superseded, unpack, write_backup
from storage.database.connection import Connect, Database, translate_errors
from storage.database.fsync import sync_file
from storage.errors import (
    DatabaseCopied,
    DatabaseDamaged,
    DatabaseNewer,
    DatabaseRepaired,
    EditsReplayed,
    StorageError,
)
from storage.records.replica import Computer, Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue


@dataclass(frozen=True, slots=True)
class RepairReport:
    """Where the damaged file is now, which backup replaced it, and the number of unsent edits."""

    set_aside: Path | None
    backup: Path | None
    edits: int
    """Pending changes after the replay of the journal."""


def back_up(replica: Replica, *, keep: int = 3, pack_above: int = PACK_ABOVE) -> Path:
    """Write a dated backup beside the replica, and delete older ones but `keep` and one of a week and a month ago.

    Older ones of more than `pack_above` bytes are packed (F125). Raises StorageError.
    """
    target = write_backup(replica.database, at=replica.clock.now())
    kept = list_backups(replica.path)
    for old in superseded(kept, keep=keep):
        old.unlink(missing_ok=True)
        kept.remove(old)
    for old in kept[1:]:
        if old.suffix != PACKED and old.stat().st_size > pack_above:
            with suppress(StorageError):
                pack(old)
    return target


def open_or_repair(
    path: Path,
    *,
    cloud_id: int | None = None,
    clock: Clock | None = None,
    owner: bool = True,
    read_only: bool = False,
    computer: Computer | None = None,
) -> tuple[Replica, StorageError | None]:
    """Open a replica; its `owner` repairs a damaged one first.

    The second value is to be shown to a person: DatabaseRepaired, DatabaseCopied, EditsReplayed or None. Raises what
    `Replica.open` and `repair` raise.
    """
    notice: StorageError | None = None
    try:
        replica = Replica.open(
            path, cloud_id=cloud_id, clock=clock, owner=owner, read_only=read_only, computer=computer
        )
    except DatabaseDamaged:
        if not owner:
            raise
        report = repair(path, clock=clock)
        replica = Replica.open(path, cloud_id=cloud_id, clock=clock, computer=computer)
        notice = DatabaseRepaired(
            path=str(path), set_aside=str(report.set_aside), backup=report.backup and str(report.backup),
            edits=report.edits,
        )  # fmt: skip
    else:
        if replica.reconciled.copied:
            notice = DatabaseCopied(path=str(path), edits=replica.reconciled.copied)
        elif replica.reconciled.replayed:
            notice = EditsReplayed(path=str(path), edits=replica.reconciled.replayed)
    return replica, notice


def repair(
    path: Path,
    *,
    catalogue: Catalogue = CATALOGUE,
    clock: Clock | None = None,
    connect: Connect = sqlite3.connect,
) -> RepairReport:
    """Make the replica at `path` usable; of an intact one only the journal is replayed.

    May be interrupted anywhere and repeated: the replacement is complete before the damaged file moves.
    Raises StorageError (a full disk, say) with the damaged file still in its place.
    """
    try:
        replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
        if not replica.database.sound():
            replica.database.close()
            raise DatabaseDamaged(path=str(path))
    except DatabaseDamaged:
        with translate_errors(path):
            part, source = _newest_sound(path, connect)
            aside: Path | None = _exchange(path, part)
        # Opening the replacement replays the journal.
        replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
    else:
        aside, source = None, None
    try:
        if aside is not None:
            with replica.write() as tx:
                tx.sync_state.cursors.forget_all()
        return RepairReport(aside, source, len(replica.changes()))
    finally:
        replica.close()


def _newest_sound(path: Path, connect: Connect) -> tuple[Path | None, Path | None]:
    """A copy of the newest backup that passes its check, beside the database, and that backup."""
    part = path.with_name(path.name + ".part")
    for candidate in list_backups(path):
        try:
            unpack(candidate, part)
            sync_file(part)
            database = Database(part, connect=connect)
            sound = database.sound()
            database.close()
        except (DatabaseDamaged, DatabaseNewer):
            sound = False
        if sound:
            return part, candidate
    part.unlink(missing_ok=True)
    return None, None


def _exchange(path: Path, part: Path | None) -> Path:
    """Rename the damaged file and put `part` in its place; returns the new name.

    Its write-ahead log is renamed first: SQLite would apply it to the other database.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    names = (path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for suffix in ("-wal", "-shm"):
        log = path.with_name(path.name + suffix)
        if log.exists():
            log.replace(aside.with_name(aside.name + suffix))
    if part is None:
        path.replace(aside)
        return aside
    try:
        # A second name first, so that there is a database at every moment.
        os.link(path, aside)
    except OSError:
        path.replace(aside)
    part.replace(path)
    return aside
