"""The backup that is offered while a database and its journal are gone: kept until a person restored one or declined it (F127).

Called by `recovery` when a replica is opened and when backups are made, by `restore`, and by `app.backup.backups`. The new
database remembers the offer, so that it is repeated at each start.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from storage.records.replica import Replica

if TYPE_CHECKING:
    from storage.records.transaction import Transaction

_KEY = "offered_backup"
"""Key of its file name; None once it was answered."""


def offer(replica: Replica, backup: Path) -> None:
    """Remember that a backup of this replica is offered."""
    with replica.write() as tx:
        tx.sync_state.meta.put(_KEY, backup.name)


def offered(replica: Replica) -> Path | None:
    """The backup that waits for an answer, if it is still there."""
    name = replica.sync_state.meta.get(_KEY)
    if not isinstance(name, str):
        return None
    path = replica.path.parent / "backups" / Path(name).name
    return path if path.exists() else None


def answer(tx: Transaction) -> None:
    """Offer it no more: a backup was restored, or this one declined. It is deleted in its turn, as the others are."""
    tx.sync_state.meta.put(_KEY, None)
