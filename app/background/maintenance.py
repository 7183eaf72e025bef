"""Maintenance jobs: backups and checks for updates.

Run by the schedule on the background worker. Imports happen when a job is due.
"""

from __future__ import annotations

import threading
from pathlib import Path

from app.settings.settings import Settings
from storage.records.replica import Replica

BACKUP_SECONDS = 20 * 3600
UPDATE_CHECK_SECONDS = 6 * 3600
"""Seconds between two backups, and between two checks for updates: one or two in a day of the shop."""


def back_up_if_due(replica: Replica) -> None:
    """Write a backup, unless the newest is recent enough; raises DiskFull, StorageError."""
    from storage.database.backups import list_backups
    from storage.records.recovery import back_up

    newest = next(iter(list_backups(replica.path)), None)
    if newest is None or replica.clock.now() / 1000 - newest.stat().st_mtime > BACKUP_SECONDS:
        back_up(replica)


def check_for_updates(folder: Path, settings: Settings, cancel: threading.Event) -> None:
    """Fetch a newer version, if the setting allows it."""
    from app.updates.service import fetch_in_background

    if settings.flag("updates.check"):
        fetch_in_background(folder, cancel)
