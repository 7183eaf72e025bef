"""What the nightly comparison remembers: each page's ETag with what we held then, and how far it has come.

Called by `sync.verify.page_scan` inside its transactions. A page is a closed range of the cloud's versionDates.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

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
    """Our copies of its records when the tag was given: the tag proves something only while they are the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scan:
    """Where the comparison of one entity stands. Times are our wall milliseconds."""

    entity: str
    position: int | None = None
    """Lower end of the next page; None when no comparison is going on."""
    started: int | None = None
    finished: int | None = None
    overlapped: int | None = None
    """When the last day was last read again."""


def scan(connection: sqlite3.Connection, entity: str) -> Scan:
    """The entity's comparison; a fresh one when there was none yet."""
    row = connection.execute(
        "SELECT position, started, finished, overlapped FROM scans WHERE entity = ?", (entity,)
    ).fetchone()
    if row is None:
        return Scan(entity=entity)
    position, started, finished, overlapped = row
    return Scan(entity=entity, position=position, started=started, finished=finished, overlapped=overlapped)


def put_scan(connection: sqlite3.Connection, value: Scan) -> None:
    """Keep where a comparison stands; in the transaction that stores what its last page said."""
    connection.execute(
        "INSERT OR REPLACE INTO scans (entity, position, started, finished, overlapped) VALUES (?, ?, ?, ?, ?)",
        (value.entity, value.position, value.started, value.finished, value.overlapped),
    )


def forget_positions(connection: sqlite3.Connection) -> None:
    """No comparison is going on any more: what was compared so far proves nothing now."""
    connection.execute("UPDATE scans SET position = NULL")


def pages(connection: sqlite3.Connection, entity: str) -> list[Page]:
    """The entity's pages, oldest records first; together they cover every date."""
    rows = connection.execute(
        "SELECT lower, upper, tag, digest FROM pages WHERE entity = ? ORDER BY lower", (entity,)
    ).fetchall()
    return [Page(lower=lower, upper=upper, tag=tag, digest=digest) for lower, upper, tag, digest in rows]


def put_pages(connection: sqlite3.Connection, entity: str, values: Iterable[Page]) -> None:
    """Replace the entity's pages."""
    connection.execute("DELETE FROM pages WHERE entity = ?", (entity,))
    for each in values:
        put_page(connection, entity, each)


def put_page(connection: sqlite3.Connection, entity: str, page: Page) -> None:
    """Keep what one page was last known as."""
    connection.execute(
        "INSERT OR REPLACE INTO pages (entity, lower, upper, tag, digest) VALUES (?, ?, ?, ?, ?)",
        (entity, page.lower, page.upper, page.tag, page.digest),
    )


def digest(connection: sqlite3.Connection, entity: Entity, lower: int, upper: int) -> str:
    """A tag over our copies of the records in a range, waiting changes and all."""
    rows = connection.execute(
        f'SELECT id, "_etag" FROM "{entity.table}" WHERE "_cloudVersion" BETWEEN ? AND ? AND "versionDate" >= ?'
        " ORDER BY id",
        (lower, upper, lower),
    ).fetchall()
    return page_tag(f"{number}:{tag}" for number, tag in rows)
