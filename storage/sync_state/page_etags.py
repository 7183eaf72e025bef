"""The pages of the full comparison: each page's ETag with a digest of our copies, and the comparison's position.

Used by `sync.verify.full_comparison` inside its transactions. A page is a closed range of the cloud's versionDates.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, fields

from storage.schema.fields import Entity
from storage.tables.etag import page_tag


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page of an entity's list; both ends inclusive, milliseconds of the cloud's time."""

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


_PROGRESS = tuple(each.name for each in fields(Scan) if each.name != "entity")


class PageEtags:
    """The pages and the progress of each entity's comparison."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def scan(self, entity: str) -> Scan:
        """Progress of the entity's comparison; a fresh one when there was none yet."""
        row = self._connection.execute(
            f"SELECT {', '.join(_PROGRESS)} FROM scans WHERE entity = ?", (entity,)
        ).fetchone()
        return Scan(entity=entity, **dict(zip(_PROGRESS, row or (), strict=False)))

    def put_scan(self, value: Scan) -> None:
        """Store progress; in the transaction that stores the rows of the last page."""
        names = ("entity", *_PROGRESS)
        self._connection.execute(
            f"INSERT OR REPLACE INTO scans ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
            [getattr(value, name) for name in names],
        )

    def forget_positions(self) -> None:
        """Abandon every comparison in progress: what was compared so far proves nothing now."""
        self._connection.execute("UPDATE scans SET position = NULL, overlap_from = NULL")

    def pages(self, entity: str) -> list[Page]:
        """The entity's pages, oldest records first; together they cover every date."""
        rows = self._connection.execute(
            "SELECT lower, upper, tag, digest FROM pages WHERE entity = ? ORDER BY lower", (entity,)
        ).fetchall()
        return [Page(lower=lower, upper=upper, tag=tag, digest=digest) for lower, upper, tag, digest in rows]

    def put_pages(self, entity: str, pages: Iterable[Page]) -> None:
        """Replace the entity's pages."""
        self._connection.execute("DELETE FROM pages WHERE entity = ?", (entity,))
        for page in pages:
            self.put_page(entity, page)

    def put_page(self, entity: str, page: Page) -> None:
        """Store one page with its ETag and digest."""
        self._connection.execute(
            "INSERT OR REPLACE INTO pages (entity, lower, upper, tag, digest) VALUES (?, ?, ?, ?, ?)",
            (entity, page.lower, page.upper, page.tag, page.digest),
        )

    def digest(self, entity: Entity, lower: int, upper: int) -> str:
        """A digest of our copies of the records in a range, pending changes included."""
        select = f'SELECT id, "_etag" FROM "{entity.table}" WHERE "_cloudVersion" BETWEEN ? AND ?'
        rows = self._connection.execute(
            f'{select} AND "versionDate" >= ? UNION ALL'
            f' {select} AND "_cloudVersion" > "versionDate" AND "versionDate" < ? ORDER BY id',
            [lower, upper, lower] * 2,
        ).fetchall()
        return page_tag(f"{number}:{tag}" for number, tag in rows)
