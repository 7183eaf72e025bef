"""Backups of a data folder: making, listing, comparing and restoring.

Called by the command line and the settings page. Restoring takes the folder's locks: nobody may have it open.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.backup.restore import RestoreReport, check_cloud, opened_backup, restore_into
from app.errors import BadFile
from app.folder_lock import INSTANCE, SYNC, hold_locks
from app.paths import prepare
from app.queries.pending_changes import titled_record
from app.queries.titles import Titles
from app.settings.shop_file import read_shop
from storage.database import backups
from storage.query.grammar import Query
from storage.records import offered_backup
from storage.records.recovery import back_up
from storage.records.replica import Replica
from storage.tables.difference import EXAMPLES, Differing, differences


@dataclass(frozen=True, slots=True)
class Backup:
    """A file that can be restored. `made` in wall milliseconds, `size` in bytes."""

    path: Path
    made: int
    size: int


@dataclass(frozen=True, slots=True)
class Named:
    """So many records, and the names of a few of them."""

    count: int
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListComparison:
    """How a list in the backup differs from the list now. A deleted record is none."""

    entity: str
    now: int
    there: int
    """Records in the backup."""
    only_now: Named
    only_there: Named
    different: Named


@dataclass(frozen=True, slots=True)
class OwnWork:
    """What no cloud brings back after a restore: it is as it was when the backup was made."""

    plans: Named
    """Plans that are other ones now."""
    purchase_prices: int
    """Purchase prices of suppliers that are other ones now."""


@dataclass(frozen=True, slots=True)
class BackupComparison:
    """A backup compared with the current records: the lists that differ."""

    backup: Backup
    lists: tuple[ListComparison, ...]
    kept: Named
    """Changes of here that wait to be sent: a restore keeps them."""
    returning: int
    """Changes that waited when the backup was made, and wait no more: they are looked at again after a restore."""
    own: OwnWork
    """What a restore takes back that only this computer has."""


def list_backups(replica: Replica) -> list[Backup]:
    """The backups beside a replica, newest first."""
    return [found for each in backups.list_backups(replica.path) if (found := _backup(each)) is not None]


def make_backup(replica: Replica, target: Path | None = None) -> Backup:
    """Write a backup beside the replica, or to `target`. Raises BadFile, reason `folder`, and StorageError."""
    if target is None:
        path = back_up(replica)
    else:
        if (target.exists() and not target.is_file()) or not target.parent.is_dir():
            raise BadFile(file=str(target), reason="folder")
        replica.database.backup(target)
        path = target
    found = _backup(path)
    assert found is not None
    return found


def compare(replica: Replica, source: Path) -> BackupComparison:
    """Compare a backup with the current records; nothing is changed.

    Takes seconds for a large shop, so it is for a worker. Raises BadFile, and OtherCloud for one that cannot be restored here.
    """
    found = _backup(source)
    if found is None:
        raise BadFile(file=str(source), reason="unreadable", detail="no such file")
    with opened_backup(source) as (copy, facts):
        check_cloud(source, facts.cloud_id, replica.cloud_id)
        here, there = Titles(replica), Titles(copy)
        lists = tuple(
            ListComparison(
                each.entity,
                replica.count(each.entity, Query()),
                facts.records.get(each.entity, 0),
                only_now=_named(here, each.entity, each.only_here),
                only_there=_named(there, each.entity, each.only_there),
                different=_named(here, each.entity, each.different),
            )
            for each in differences(replica.path, copy.path, replica.catalogue)
        )
        waiting = replica.changes()
        known = {(each.entity, each.id) for each in waiting}
        returning = sum((each.entity, each.id) not in known for each in copy.changes())
        own = _own_work(replica, copy)
    examples = tuple(here.of(each.entity, titled_record(each)) for each in waiting[:EXAMPLES])
    return BackupComparison(found, lists, Named(len(waiting), examples), returning, own)


def own_work(replica: Replica, source: Path) -> OwnWork:
    """What a restore of this backup takes back that only this computer has. Raises as `compare`."""
    with opened_backup(source) as (copy, _):
        return _own_work(replica, copy)


def _own_work(replica: Replica, copy: Replica) -> OwnWork:
    now, then = ({each.id: each for each in one.plans.all()} for one in (replica, copy))
    names = [
        (now.get(id) or then[id]).name
        for id in sorted(now.keys() | then.keys())
        if now.get(id) != then.get(id)
    ]
    priced, prices = (one.supplier_prices.by_product() for one in (replica, copy))
    different = sum(priced.get(each) != prices.get(each) for each in priced.keys() | prices.keys())
    return OwnWork(Named(len(names), tuple(names[:EXAMPLES])), different)


def _named(titles: Titles, entity: str, found: Differing) -> Named:
    names = titles.lookup(entity, found.ids)
    return Named(found.count, tuple(names[id] for id in found.ids if id in names))


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
        detail = "no ordinary file" if source.exists() else "no such file"
        raise BadFile(file=str(source), reason="unreadable", detail=detail)
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
