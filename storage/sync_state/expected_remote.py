"""The records that the cloud should hold: our records as the cloud last confirmed them.

Used by the count check and the full comparison. Pending changes are ignored, since the cloud does not have them: a record deleted here still
lives in the cloud, one created here is not there yet.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Container, Iterable
from typing import NamedTuple

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import Claim
from storage.schema.fields import Entity, Record
from storage.sql_chunks import chunks
from storage.sync_state.quarantine import Quarantine, QuarantinedRow
from storage.sync_state.regressions import Dispute, Regressions

NEVER = 1 << 62
"""Later than any versionDate, in milliseconds."""


class ExpectedRow(NamedTuple):
    """One record of the cloud by its versionDate (0 where it has none); `lives`: not deleted there."""

    version: int
    id: int
    lives: bool


class ExpectedRemote:
    """What the cloud should hold, worked out from the rows, the outbox, the disputes and the quarantine."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(
        self, entity: Entity, lower: int = 0, upper: int = NEVER, *, but: Container[int] = ()
    ) -> list[ExpectedRow]:
        """Records whose versionDate in the cloud lies in [`lower`, `upper`], oldest first, `but` those of these ids.

        Quarantined rows are among them, one without an id under -1; tombstones that the cloud does not have are not.
        The index of the versionDate that we show narrows the search, and that of the few rows where it is the older.
        """
        select = (
            f'SELECT ifnull("_cloudVersion", 0), id, NOT ifnull("deleted", 0) FROM "{entity.table}" WHERE'
        )
        between = ' ifnull("_cloudVersion", 0) BETWEEN ? AND ?'
        if lower:
            rows = self._connection.execute(
                f'{select}{between} AND "versionDate" >= ? UNION ALL'
                f' {select} "_cloudVersion" > "versionDate" AND "_cloudVersion" BETWEEN ? AND ?'
                ' AND "versionDate" < ?',
                [lower, upper, lower] * 2,
            )
        else:
            rows = self._connection.execute(select + between, [lower, upper])
        # One by one: after a first download that is every record, and all were seen.
        listed = [row for row in rows if row[1] not in but]
        shown = f'SELECT id FROM "{entity.table}" WHERE "versionDate" >= {lower:d}' if lower else None
        copies = self._diverging_copies(entity, shown)
        quarantined = Quarantine(self._connection).rows(entity.name)
        hidden = {*copies, *(int(row.record) for row in quarantined if row.record.isdigit())}
        found = [ExpectedRow(version, id, bool(lives)) for version, id, lives in listed if id not in hidden]
        found += [
            ExpectedRow(int(copy.get("versionDate") or 0), id, not copy.get("deleted"))
            for id, copy in copies.items()
            if copy is not None and id not in but
        ]
        if quarantined:
            known = {row.id for row in found}
            found += [
                row for row in map(_quarantined_row, quarantined) if row.id not in known and row.id not in but
            ]
        return sorted(row for row in found if lower <= row.version <= upper)

    def live_count(self, entity: Entity) -> int:
        """How many live records the cloud must count; `rows` without reading every row.

        Nor every pending change: a record with an update of which nothing is held lives here and there (F128).
        """
        table = f'"{entity.table}"'
        (count,) = self._connection.execute(
            f'SELECT (SELECT count(*) FROM {table}) - (SELECT count(*) FROM {table} WHERE "deleted" = 1)'
        ).fetchone()
        lives_there = {
            id: copy is not None and not copy.get("deleted")
            for id, copy in self._diverging_copies(entity, "").items()
        }
        without_id = 0
        for row in Quarantine(self._connection).rows(entity.name):
            if not row.record.isdigit():
                without_id += not _is_deleted(row)
            elif int(row.record) not in lives_there:
                lives_there[int(row.record)] = not _is_deleted(row)
        live_here = self._live_here(table, lives_there)
        return int(count) + without_id + sum(lives_there.values()) - live_here

    def pending_undeletes(self, entity: Entity) -> set[int]:
        """Records that the cloud deleted, as far as we know, and that a pending change restores."""
        changes = outbox.select(self._connection, entity=entity.name, kind=ChangeKind.CREATE)
        return {change.id for change in changes if change.base is not None}

    def _diverging_copies(self, entity: Entity, updates_of: str | None) -> dict[int, Record | None]:
        """The cloud's copies of records whose rows say otherwise: under pending changes, and those in dispute.

        `updates_of`: of the updates of which nothing is held only those of the records that this query selects.
        """
        copies = {
            change.id: cloud_copy(change)
            for change in outbox.select(self._connection, entity=entity.name, updates_of=updates_of)
        }
        for record in Regressions(self._connection).all(entity.name):
            if record.dispute in (Dispute.OLDER, Dispute.GONE, Dispute.DELETED):
                copies[record.id] = record.theirs
        return copies

    def _live_here(self, table: str, ids: Iterable[int]) -> int:
        """How many of `ids` are live rows of ours."""
        count = 0
        for part, marks in chunks(ids):
            (found,) = self._connection.execute(
                f'SELECT count(*) FROM {table} WHERE id IN ({marks}) AND NOT ifnull("deleted", 0)', part
            ).fetchone()
            count += found
        return count


def cloud_copy(change: WaitingChange) -> Record | None:
    """The cloud's copy under a pending change; None when the cloud has none as far as we know."""
    if change.question.cloud is Claim.DELETION:
        return change.remote
    return change.remote if change.remote is not None else change.base


def _quarantined_row(row: QuarantinedRow) -> ExpectedRow:
    return ExpectedRow(
        row.version or 0, int(row.record) if row.record.isdigit() else -1, not _is_deleted(row)
    )


def _is_deleted(row: QuarantinedRow) -> bool:
    try:
        body = json.loads(row.body)
    except ValueError:
        return False
    return isinstance(body, dict) and body.get("deleted") is True
