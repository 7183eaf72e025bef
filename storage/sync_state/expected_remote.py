"""What the cloud must hold if it agrees with us: our records as the cloud last confirmed them.

Called by the comparison of counts and of whole lists. What waits to be sent is seen through: a record deleted here
still lives there, one created here is not there yet.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, HoldReason, WaitingChange
from storage.schema.fields import Entity, Record
from storage.sql_chunks import chunks
from storage.sync_state.regressions import Dispute, disputed
from storage.sync_state.state import Quarantined, quarantined

NEVER = 1 << 62
"""Later than any versionDate, in milliseconds."""


class ExpectedRow(NamedTuple):
    """One record of the cloud by its versionDate (0 where it has none); `lives`: not deleted there."""

    version: int
    id: int
    lives: bool


def cloud_copy(change: WaitingChange) -> Record | None:
    """The cloud's copy under a waiting change; None when the cloud has none as far as we know."""
    if change.held is not None and change.held.reason is HoldReason.DELETED_THERE:
        return change.remote
    return change.remote if change.remote is not None else change.base


def known(
    connection: sqlite3.Connection, entity: Entity, lower: int = 0, upper: int = NEVER
) -> list[ExpectedRow]:
    """Records whose versionDate in the cloud lies in [`lower`, `upper`], oldest first.

    Rows that are there and could not be read are among them, one that has no id under -1. The versionDate we show
    is never below the cloud's, so its index narrows the search.
    """
    narrowed = ' AND "versionDate" >= ?' if lower else ""
    rows = connection.execute(
        f'SELECT ifnull("_cloudVersion", 0), id, NOT ifnull("deleted", 0) FROM "{entity.table}"'
        f' WHERE ifnull("_cloudVersion", 0) BETWEEN ? AND ?{narrowed}',
        [lower, upper, *([lower] if lower else [])],
    ).fetchall()
    seen_through = _seen_through(connection, entity)
    aside = quarantined(connection, entity.name)
    hidden = {*seen_through, *(int(each.record) for each in aside if each.record.isdigit())}
    found = [ExpectedRow(version, id, bool(lives)) for version, id, lives in rows if id not in hidden]
    found += [
        ExpectedRow(int(copy.get("versionDate") or 0), id, not copy.get("deleted"))
        for id, copy in seen_through.items()
        if copy is not None
    ]
    if aside:
        named = {each.id for each in found}
        found += [each for each in map(_aside, aside) if each.id not in named]
    return sorted(each for each in found if lower <= each.version <= upper)


def _seen_through(connection: sqlite3.Connection, entity: Entity) -> dict[int, Record | None]:
    """The cloud's copies of records that are not as our rows say: under waiting changes, and those in dispute."""
    copies = {change.id: cloud_copy(change) for change in outbox.select(connection, entity=entity.name)}
    for each in disputed(connection, entity.name):
        if each.dispute is Dispute.OLDER or each.dispute is Dispute.GONE:
            copies[each.id] = each.theirs
    return copies


def pending_undeletes(connection: sqlite3.Connection, entity: Entity) -> set[int]:
    """Records that the cloud deleted, as far as we know, and that a waiting change makes live again."""
    changes = outbox.select(connection, entity=entity.name)
    return {each.id for each in changes if each.kind is ChangeKind.CREATE and each.base is not None}


def _aside(row: Quarantined) -> ExpectedRow:
    return ExpectedRow(
        row.version or 0, int(row.record) if row.record.isdigit() else -1, not _is_deleted(row)
    )


def _is_deleted(row: Quarantined) -> bool:
    try:
        body = json.loads(row.body)
    except ValueError:
        return False
    return isinstance(body, dict) and body.get("deleted") is True


def expected_live_count(connection: sqlite3.Connection, entity: Entity) -> int:
    """How many live records the cloud must count; `known` without reading every row."""
    table = f'"{entity.table}"'
    (count,) = connection.execute(
        f'SELECT (SELECT count(*) FROM {table}) - (SELECT count(*) FROM {table} WHERE "deleted" = 1)'
    ).fetchone()
    there = {
        id: copy is not None and not copy.get("deleted")
        for id, copy in _seen_through(connection, entity).items()
    }
    nameless = 0
    for each in quarantined(connection, entity.name):
        if not each.record.isdigit():
            nameless += not _is_deleted(each)
        elif int(each.record) not in there:
            there[int(each.record)] = not _is_deleted(each)
    here = _living_here(connection, table, there)
    return int(count) + nameless + sum(there.values()) - here


def _living_here(connection: sqlite3.Connection, table: str, ids: Iterable[int]) -> int:
    """How many of `ids` are live rows of ours."""
    count = 0
    for part, marks in chunks(ids):
        (found,) = connection.execute(
            f'SELECT count(*) FROM {table} WHERE id IN ({marks}) AND NOT ifnull("deleted", 0)', part
        ).fetchone()
        count += found
    return count
