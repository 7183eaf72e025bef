"""Maintenance jobs: when a backup is checked for, and checks for updates.

Run by the schedule on the background worker. Imports happen when a job is due.
"""

from __future__ import annotations

import threading
from pathlib import Path

from app.settings.settings import Settings

BACKUP_CHECK_FIRST, BACKUP_CHECK_SECONDS = 120, 900
"""Seconds from the start to the first check whether a backup is due, and between two: a computer that is used for
minutes a day gets its backups, too (F125)."""
JOURNAL_SECONDS = 3600
"""Seconds between two removals of what was sent from the journal (F125)."""
UPDATE_CHECK_SECONDS = 6 * 3600
"""Seconds between two checks for updates: one or two in a day of the shop."""


def check_for_updates(folder: Path, settings: Settings, cancel: threading.Event) -> None:
    """Fetch a newer version, if the setting allows it."""
    from app.updates.service import fetch_in_background

    if settings.flag("updates.check"):
        fetch_in_background(folder, cancel)
