"""A cloud rollback: the cloud was restored from a backup and has less than it once confirmed (F101).

Detected by `sync.verify.cloud_rollback`, decided by a person (`app.commands.resolve_rollback`). That this database is an
older state of itself is known, and then it is not the cloud that went back (F142).
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from storage.database.meta import meta, put_meta

RESTORED = "cloud_restored"
"""Code of a cloud rollback in outcomes and status."""
_KEY = "setback"
"""Key in `meta`; the stored name is older than the term."""
_OWN = "own_restore"
"""Key in `meta`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloudRollback:
    """A cloud rollback in progress: nothing is deleted here until a person has decided."""

    since: int
    """Our wall time when it was detected, milliseconds."""
    pending: tuple[str, ...] = ()
    """Entities that are still to be compared from end to end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnRestore:
    """The state of a database that is an older one: a backup that was restored, or a copy that was put back."""

    at: int
    """Our wall time when that was known, milliseconds."""
    newest: int
    """The newest date of any list that it knew then, milliseconds of the cloud's time."""


class CloudRollbackState:
    """Whether a cloud rollback is in progress, or a restore of ours not yet compared."""

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

    def own_restore(self) -> OwnRestore | None:
        """The restore of ours since which not every list was compared."""
        stored = meta(self._connection, _OWN)
        return None if stored is None else OwnRestore(at=stored["at"], newest=stored["newest"])

    def note_own_restore(self, now: int) -> None:
        """Note that this database is an older state, as its cursors still tell. Before the first download it knows nothing."""
        (newest,) = self._connection.execute("SELECT max(watermark) FROM cursors").fetchone()
        if newest is not None:
            put_meta(self._connection, _OWN, {"at": now, "newest": newest})

    def forget_own_restore(self) -> None:
        """Note that every list was compared since."""
        put_meta(self._connection, _OWN, None)
