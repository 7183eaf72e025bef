"""What the cloud should hold, the pages in which it was compared, and whether the rows of this file are what was stored.

Used by `sync.verify`, inside its transactions.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from storage.database.stored_json import UnreadableValue
from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange, view
from storage.outbox.questions import Claim
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record
from storage.sql_chunks import chunks
from storage.sync_state.pull_cursors import Quarantine, QuarantinedRow
from storage.sync_state.regressions import Dispute, Regressions
from storage.sync_state.table import Part, Table
from storage.tables.etag import page_tag
from storage.tables.rows import rows_of

NEVER = 1 << 62
"""Later than any versionDate, in milliseconds."""


class ExpectedRow(NamedTuple):
    """One record of the cloud by its versionDate (0 where it has none); `lives`: not deleted there."""

    version: int
    id: int
    lives: bool


class ExpectedRemote(Part):
    """Our records as the cloud last confirmed them, by the rows, the outbox, the disputes and the quarantine.

    Pending changes are ignored, since the cloud does not have them: a record deleted here still lives in the cloud, one
    created here is not there yet.
    """

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page of an entity's list; both ends inclusive, milliseconds of the cloud's time."""

    entity: str
    lower: int
    upper: int
    tag: str | None = None
    """The cloud's ETag of it; None before it was read as one page."""
    digest: str | None = None
    """Digest of our copies when the ETag was given: the ETag proves something only while they are the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scan:
    """Progress of the comparison of one entity. Times are our wall milliseconds."""

    entity: str
    position: int | None = None
    """Lower end of the next page; None when no comparison is in progress."""
    started: int | None = None
    finished: int | None = None
    overlapped: int | None = None
    """When the last day was last read again."""
    overlap_from: int | None = None
    """Where reading the last day again resumes, milliseconds of the cloud's time; None when it is not in progress."""
    begun_to: int | None = None
    """Newest date that was known when the comparison in progress began, milliseconds of the cloud's time."""
    compared_to: int | None = None
    """The same of the last one that finished: since a moment after it, every record was in the cloud as it was here."""


_PAGES = Table("pages", Page)
_SCANS = Table("scans", Scan)


class PageEtags(Part):
    """The pages of each entity's full comparison, each with its ETag and a digest of our copies, and its progress."""

    def scan(self, entity: str) -> Scan:
        """Progress of the entity's comparison; a fresh one when there was none yet."""
        found = _SCANS.rows(self._connection, "WHERE entity = ?", (entity,))
        return found[0] if found else Scan(entity=entity)

    def put_scan(self, value: Scan) -> None:
        """Store progress; in the transaction that stores the rows of the last page."""
        _SCANS.put(self._connection, [value])

    def forget_positions(self) -> None:
        """Abandon every comparison in progress: what was compared so far proves nothing now."""
        self._connection.execute("UPDATE scans SET position = NULL, overlap_from = NULL")

    def pages(self, entity: str) -> list[Page]:
        """The entity's pages, oldest records first; together they cover every date."""
        return _PAGES.rows(self._connection, "WHERE entity = ? ORDER BY lower", (entity,))

    def put_pages(self, entity: str, pages: Iterable[Page]) -> None:
        """Replace the entity's pages."""
        self._connection.execute("DELETE FROM pages WHERE entity = ?", (entity,))
        _PAGES.put(self._connection, pages)

    def put_page(self, page: Page) -> None:
        """Store one page with its ETag and digest."""
        _PAGES.put(self._connection, [page])

    def digest(self, entity: Entity, lower: int, upper: int) -> str:
        """A digest of our copies of the records in a range, pending changes included."""
        select = f'SELECT id, "_etag" FROM "{entity.table}" WHERE "_cloudVersion" BETWEEN ? AND ?'
        rows = self._connection.execute(
            f'{select} AND "versionDate" >= ? UNION ALL'
            f' {select} AND "_cloudVersion" > "versionDate" AND "versionDate" < ? ORDER BY id',
            [lower, upper, lower] * 2,
        ).fetchall()
        return page_tag(f"{number}:{tag}" for number, tag in rows)


GIVEN_WHEN_STORED = frozenset({"versionDate", "created", "modifiedBy"})
"""Fields of a local copy that its change does not hold (`Transaction.put_change`)."""


class ViewAudit(Part):
    """The rows of this file, read to be checked (I1); costs no request.

    Under a pending change the local copy must be `view(change)`; any other row must be read back with the digest it was
    stored with.
    """

    def ids_from(self, entity: Entity, start: int, count: int) -> list[int]:
        """Up to `count` ids from `start` on, wrapping around at the end."""
        table = f'"{entity.table}"'
        found = self._connection.execute(
            f"SELECT id FROM {table} WHERE id >= ? ORDER BY id LIMIT ?", (start, count)
        ).fetchall()
        if len(found) < count:
            found += self._connection.execute(
                f"SELECT id FROM {table} WHERE id < ? ORDER BY id LIMIT ?", (start, count - len(found))
            ).fetchall()
        return [row[0] for row in found]

    def bounds(self, entity: Entity) -> tuple[int, int] | None:
        """Lowest and highest id, None without a row; takes no longer for more rows."""
        table = f'"{entity.table}"'
        # Each by itself: together they would read the whole table.
        low, high = self._connection.execute(
            f"SELECT (SELECT min(id) FROM {table}), (SELECT max(id) FROM {table})"
        ).fetchone()
        return None if low is None else (low, high)

    def all_ids(self, entity: Entity) -> list[int]:
        """Every id, in order."""
        found = self._connection.execute(f'SELECT id FROM "{entity.table}" ORDER BY id')
        return [row[0] for row in found]

    def pending_ids(self, entity: Entity) -> list[int]:
        """Ids of records with a pending change, oldest change first."""
        return [*outbox.states(self._connection, entity.name)]

    def broken_rows(self, entity: Entity, ids: Sequence[int]) -> Iterator[int]:
        """Those of `ids` without a pending change that are not read back as they were stored."""
        rows = rows_of(entity)
        pending = outbox.states(self._connection, entity.name)
        for chunk, _ in chunks(ids):
            part = [record_id for record_id in chunk if record_id not in pending]
            marks = ", ".join("?" * len(part))
            for row in self._connection.execute(f"{rows.select} WHERE id IN ({marks})", part).fetchall():
                try:
                    sound = rows.is_sound(row)
                except (ValueError, TypeError, UnreadableValue):
                    sound = False
                if not sound:
                    yield int(row[rows.place_of_id])


def broken_view(entity: Entity, change: WaitingChange, here: Record | None) -> list[str]:
    """Fields in which the local copy is not the view of its change; all of the view's when there is no copy."""
    expected = view(change)
    names = [field.name for field in entity.fields if field.name not in GIVEN_WHEN_STORED]
    if here is None:
        return [name for name in names if name in expected]
    return [name for name in names if not same(entity, name, expected.get(name), here.get(name))]
