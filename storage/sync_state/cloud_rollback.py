"""A cloud rollback: the cloud was restored from a backup and has less than it once confirmed (F101).

Detected by `sync.verify.cloud_rollback`, decided by a person (`app.commands.resolve_rollback`).
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from storage.database.meta import meta, put_meta

RESTORED = "cloud_restored"
"""Code of a cloud rollback in outcomes and status."""
_KEY = "setback"
"""Key in `meta`; the stored name is older than the term."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloudRollback:
    """A cloud rollback in progress: nothing is deleted here until a person has decided."""

    since: int
    """Our wall time when it was detected, milliseconds."""
    pending: tuple[str, ...] = ()
    """Entities that are still to be compared from end to end."""


class CloudRollbackState:
    """Whether a cloud rollback is in progress."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self) -> CloudRollback | None:
        """The cloud rollback in progress."""
        stored = meta(self._connection, _KEY)
        return (
            None if stored is None else CloudRollback(since=stored["since"], pending=tuple(stored["pending"]))
        )

    def put(self, rollback: CloudRollback | None) -> None:
        """Store it, or that it is over."""
        stored = None if rollback is None else {"since": rollback.since, "pending": list(rollback.pending)}
        put_meta(self._connection, _KEY, stored)
