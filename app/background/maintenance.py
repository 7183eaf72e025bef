"""What goes on behind the window besides runs: a backup in time, and a look for a newer version.

Asked for by the schedule, on its own threads. What each needs is imported when it is due.
"""

from __future__ import annotations

import threading
from pathlib import Path

from app.settings.settings import Settings
from storage.records.replica import Replica

BACKUP_EVERY = 20 * 3600
LOOK_EVERY = 6 * 3600
"""Seconds between two backups, and between two looks for a newer version: a shop's day has one or two."""


def back_up_in_time(replica: Replica) -> None:
    """Write a backup, unless the newest is young enough; raises DiskFull, StorageError."""
    from storage.database.backups import backups
    from storage.records.recovery import back_up

    newest = next(iter(backups(replica.path)), None)
    if newest is None or replica.clock.now() / 1000 - newest.stat().st_mtime > BACKUP_EVERY:
        back_up(replica)


def look_for_updates(folder: Path, settings: Settings, cancel: threading.Event) -> None:
    """Ask for a newer version, where that is wanted."""
    from app.updates.service import look

    if settings.flag("updates.check"):
        look(folder, cancel)
