"""Progress and cancelling of a command about very many records.

Called by `app.changes.application` and `undo`, inside the command's one transaction.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from app.errors import Cancelled

PROGRESS_INTERVAL = 50
"""Records between two calls of `progress` and two checks of `cancel`."""


def report_batch(
    done: int, total: int, *, progress: Callable[[int, int], None] | None, cancel: threading.Event | None
) -> None:
    """Before each record: report how many are done, now and then. Raises Cancelled."""
    if done % PROGRESS_INTERVAL == 0:
        if cancel is not None and cancel.is_set():
            raise Cancelled
        if progress is not None:
            progress(done, total)
