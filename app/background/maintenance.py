"""Maintenance jobs: when a backup is checked for, when sent values leave the journal, and checks for updates.

Run by the schedule on the background worker. Imports happen when a job is due.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

from app.settings.settings import Settings
from storage.clock import Clock
from storage.errors import StorageError
from storage.records.replica import Replica

BACKUP_CHECK_FIRST, BACKUP_CHECK_SECONDS = 120, 900
"""Seconds from the start to the first check whether a backup is due, and between two: a computer that is used for
minutes a day gets its backups, too (F125)."""
JOURNAL_SECONDS = 3600
"""Seconds between two removals of what was sent from the journal, however much is pending (F125)."""
SEARCH_SECONDS = 60
"""Seconds between two looks whether the search index lacks so many rows that a search would feel it."""
SENT_SECONDS = 60
"""Seconds between two removals after runs that sent something..."""
SENT_MOST = 500
"""...while no more changes than these are pending, so that rewriting the journal is little work."""
CERTIFICATE_SECONDS = 300
"""Seconds between two looks whether this computer has other addresses than its certificate names."""
UPDATE_CHECK_FIRST, UPDATE_CHECK_SECONDS = 300, 24 * 3600
"""Seconds from the start to the first check for updates, and between two: a program that is closed each evening looks, too."""


def check_for_updates(folder: Path, settings: Settings, cancel: threading.Event) -> None:
    """Fetch a newer version, if the setting allows it."""
    from app.updates.service import fetch_in_background

    if settings.flag("updates.check"):
        fetch_in_background(folder, cancel)


def index_what_came(replica: Replica, cancel: threading.Event, *, pulled: int) -> None:
    """After a run that brought so many records: search them by the index from now on, not one by one."""
    from storage.tables.search_index import ENOUGH_ROWS, index_new_rows

    if pulled >= ENOUGH_ROWS:
        with suppress(StorageError):  # a full disk, say: it is tried again every `SEARCH_SECONDS`
            index_new_rows(replica.database, replica.catalogue, cancel=cancel)


class SentValues:
    """Removes from the journal what runs have sent: soon, off the path of edits, and at most once in `SENT_SECONDS` (F125)."""

    def __init__(self, replica: Replica, clock: Clock) -> None:
        self._replica = replica
        self._clock = clock
        self._left = False
        self._last = float("-inf")
        self._guard = threading.Lock()

    def run_ended(self, *, sent: int) -> None:
        """A run has sent so many changes. What cannot be removed now is tried again by `remove`."""
        if sent:
            self._left = True
            with suppress(StorageError):
                self.remove()

    def remove(self) -> None:
        """Remove what is left, if it is time. Raises StorageError."""
        with self._guard:
            now = self._clock.monotonic()
            if self._left and now - self._last >= SENT_SECONDS:
                # Before the attempt: a run may end, or a removal fail, meanwhile.
                self._left, self._last = False, now
                try:
                    self._left = not self._replica.compact_journal(most=SENT_MOST) or self._left
                except StorageError:
                    self._left = True
                    raise
