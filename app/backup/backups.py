"""Backups of a data folder: making, listing, comparing and restoring.

Called by the command line and the settings page. Restoring takes the folder's locks: nobody may have it open.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.backup.restore import RestoreReport, check_cloud, inspect_backup, restore_into
from app.errors import BadFile
from app.folder_lock import INSTANCE, SYNC, hold_locks
from app.paths import prepare
from app.settings.shop_file import read_shop
from storage.database import backups
from storage.query.grammar import Query
from storage.records import offered_backup
from storage.records.recovery import back_up
from storage.records.replica import Replica


@dataclass(frozen=True, slots=True)
class Backup:
    """A file that can be restored. `made` in wall milliseconds, `size` in bytes."""

    path: Path
    made: int
    size: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """A backup compared with the current records: (here, in the backup) by entity, where the counts differ."""

    backup: Backup
    counts: Mapping[str, tuple[int, int]]
    waiting: int
    """Pending changes, which a restore keeps."""


def list_backups(replica: Replica) -> list[Backup]:
    """The backups beside a replica, newest first."""
    return [found for each in backups.list_backups(replica.path) if (found := _backup(each)) is not None]


def make_backup(replica: Replica, target: Path | None = None) -> Backup:
    """Write a backup beside the replica, or to `target`. Raises BadFile, reason `folder`, and StorageError."""
    if target is None:
        path = back_up(replica)
    else:
        if target.is_dir() or not target.parent.is_dir():
            raise BadFile(file=str(target), reason="folder")
        replica.database.backup(target)
        path = target
    found = _backup(path)
    assert found is not None
    return found


def compare(replica: Replica, source: Path) -> Comparison:
    """Compare a backup with the current records; nothing is changed. Raises BadFile, and OtherCloud for one that cannot be restored here."""
    found = _backup(source)
    if found is None:
        raise BadFile(file=str(source), reason="unreadable", detail="no such file")
    facts = inspect_backup(source)
    check_cloud(source, facts.cloud_id, replica.cloud_id)
    there = facts.records
    names = [each.name for each in replica.catalogue.stored()]
    counts = {name: (replica.count(name, Query()), there.get(name, 0)) for name in names}
    differing = {name: pair for name, pair in counts.items() if pair[0] != pair[1]}
    return Comparison(found, differing, len(replica.changes()))


def decline_offered(replica: Replica) -> bool:
    """Go on without the backup that is offered; whether one was. Raises StorageError."""
    if offered_backup.offered(replica) is None:
        return False
    with replica.write() as tx:
        offered_backup.answer(tx)
    return True


def restore_folder(folder: Path, source: Path) -> RestoreReport:
    """Restore a backup in a folder that nobody has open.

    Raises FolderInUse, BadFile, OtherCloud, DiskFull; then nothing was changed.
    """
    if not source.is_file():
        raise BadFile(file=str(source), reason="unreadable", detail="no such file")
    with hold_locks(prepare(folder), INSTANCE, SYNC):
        return restore_locked(folder, source)


def restore_locked(folder: Path, source: Path) -> RestoreReport:
    """As `restore_folder`, for a caller that holds the locks."""
    return restore_into(folder, read_shop(folder), source)


def _backup(path: Path) -> Backup | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return Backup(path, int(found.st_mtime * 1000), found.st_size) if path.is_file() else None
