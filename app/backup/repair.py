"""Repair by a command that does not stay: of a database in which damage was met, as the window and `serve` do at their start.

Called by `sync`. Both locks are held meanwhile, since the file is replaced under whoever has it open.
"""

from __future__ import annotations

from pathlib import Path

from app.errors import FolderInUse
from app.folder_lock import INSTANCE, SYNC, hold_locks
from app.paths import state_folder
from app.settings.shop_file import read_shop, replica_path
from storage.database.high_water import HighWaterMarks
from storage.database.place import machine_id
from storage.database.suspicion import is_suspect, mark_suspect
from storage.errors import DatabaseDamaged, ShopError, StorageError
from storage.records.lost import find_remains
from storage.records.opening import Computer
from storage.records.recovery import open_or_repair


def repair_suspect(folder: Path, met: Exception | None = None) -> StorageError | None:
    """Check the whole database if it is suspect, and repair it (F109). Answers what a person is to be told.

    `met`: an error that makes it suspect if damage may have brought it about. None is answered when nothing was wrong,
    and when another process has the folder open: that one repairs it, at its next start. A database that is gone with its
    journal is left alone: its backup is offered by who stays (F127). Raises StorageError, ShopFileDamaged.
    """
    path = replica_path(folder, read_shop(folder))
    if met is not None and _may_be_damage(met):
        mark_suspect(path)
    if not is_suspect(path):
        return None
    remains = find_remains(path)
    if remains is not None and remains.edits is None:
        return None
    try:
        with hold_locks(folder, INSTANCE, SYNC):
            replica, notice = open_or_repair(
                path, computer=Computer(machine_id(), HighWaterMarks(state_folder()))
            )
            replica.close()
            return notice
    except FolderInUse:
        return None


def _may_be_damage(error: Exception) -> bool:
    """Whether a repair may help: what is no error of ours may come from a rotten value."""
    return isinstance(error, DatabaseDamaged) or not isinstance(error, ShopError | ImportError)
