"""What the versionDate of a copy says beside the one that we have: newer, older, or given up by the cloud before.

Used by pull, push and the detection of a cloud rollback. An older copy is no news where the cloud had replaced it by
a newer one before our eyes (F115); one that we never saw may be a later edit by a computer of the cloud whose clock is
behind (F79).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.sync_state.sync_state import SyncState
from storage.tables.etag import record_tag

SKEW = 10 * 60_000
"""Milliseconds by which clocks of the cloud's computers may differ (F79)."""


def older(record: Record, known: int | None, *, by: int = 0) -> bool:
    """Whether a copy is dated before the one known, by more than so many milliseconds."""
    version = record.get("versionDate")
    return known is not None and version is not None and version < known - by


def note_superseded(tx: Transaction, entity: Entity, old: Record | None, new: Record | None) -> None:
    """Remember a copy that the cloud replaced, unless the dates alone would tell: the newer lies far after it.

    The newer one may have an earlier date: it was committed late, or dated by a slow clock.
    """
    before, after = (old or {}).get("versionDate"), (new or {}).get("versionDate")
    if old is None or before is None or after is None or before == after or after > before + SKEW:
        return
    tx.sync_state.superseded.put(entity.name, old["id"], before, _digest(entity, old), at=tx.now)


def has_regressed(tx: Transaction, entity: Entity, record: Record, known: int | None) -> bool:
    """Whether a copy is older than the one known by more than clocks differ, or was given up by the cloud before."""
    if not older(record, known):
        return False
    return older(record, known, by=SKEW) or bool(_replaced(tx.sync_state, entity, [record]))


def listed_again(
    sync_state: SyncState, entity: Entity, listed: Iterable[tuple[Record, Record | None]]
) -> set[int]:
    """Ids of which a list that is behind shows a copy that the cloud has replaced by ours, though it is dated after that.

    Ours was committed late, or dated by a slow clock, and read by id: its date does not tell that it is newer. `listed`:
    the rows, each with our copy of the cloud's.
    """
    later = [
        {**ours, **row} for row, ours in listed if ours is not None and older(ours, row.get("versionDate"))
    ]
    return _replaced(sync_state, entity, later)


def _replaced(sync_state: SyncState, entity: Entity, copies: Sequence[Record]) -> set[int]:
    if not copies:
        return set()
    given_up = sync_state.superseded.digests(entity.name, [each["id"] for each in copies])
    return {
        each["id"]
        for each in copies
        if (digest := given_up.get((each["id"], each["versionDate"]))) is not None
        and digest == _digest(entity, each)
    }


def _digest(entity: Entity, record: Record) -> str:
    return record_tag({name: record.get(name) for name in _content(entity)})


@lru_cache(maxsize=100)
def _content(entity: Entity) -> tuple[str, ...]:
    return tuple(
        each.name for each in entity.fields if each.name == "deleted" or each.merge is not Merge.SERVER
    )
