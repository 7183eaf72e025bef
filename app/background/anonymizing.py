"""What is left of anonymised people after the command: drafts, and in the background large files and backups (F53).

Called by the runtime: at once when a record was anonymised here or by sync, and again by the schedule until nothing is
left, so that a kill anywhere leaves the rest to the next start.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable
from contextlib import suppress

from app.settings.draft_files import DraftFiles
from storage.errors import ShopError
from storage.records.anonymized import Key
from storage.records.erased_copies import clean_copies
from storage.records.replica import Replica

log = logging.getLogger(__name__)

FIRST_SECONDS, AGAIN_SECONDS = 10, 900
"""Seconds from the start to the first look whether anything is left, and between two."""


_one_at_a_time = threading.Lock()


def forget_drafts(replica: Replica, keys: Iterable[Key]) -> None:
    """Delete the drafts of these records. One that cannot be deleted is tried again by `clean_up`."""
    drafts = DraftFiles(replica.path)
    for entity, record in keys:
        with suppress(ShopError):
            drafts.erase(entity, record)


def clean_up(replica: Replica, cancel: threading.Event | None = None) -> bool:
    """Remove every copy of what anonymised records said; whether nothing is left.

    Raises DatabaseBusy, DiskFull, FolderNotWritable.
    """
    with _one_at_a_time:
        due = replica.cleaning.due()
        if not due:
            return True
        drafts = DraftFiles(replica.path)
        for entity, record, _ in due:
            drafts.erase(entity, record)
        done = replica.cleaning.clean() and clean_copies(replica.path, replica.catalogue, due, cancel=cancel)
        if done:
            replica.cleaning.settle(due)
            log.info("personal data removed: %d", len(due))
        return done
