"""Pull cursors: how far each list of the cloud has been read.

Written by `sync.pull` in the transaction that stores the rows a cursor speaks of; read by the status.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from typing import Any

from storage.database.stored_json import UnreadableValue


@dataclass(frozen=True, slots=True, kw_only=True)
class PullCursor:
    """How far one entity (of one warehouse, in `scope`) has been read. Times of the cloud in milliseconds."""

    entity: str
    scope: int = 0
    watermark: int | None = None
    """Everything up to here, less the overlap, has been seen in a finished scan."""
    anchor: int | None = None
    """Where an unfinished scan resumes."""
    upper: int | None = None
    """Upper end of the unfinished scan's closed range."""
    tag: str | None = None
    """ETag of the newest page when it was last read."""
    tag_from: int | None = None
    """Lower end of that page's range; the ETag means nothing for another one."""
    tag_to: int | None = None
    """Upper end of that page's range; None where it was open."""
    complete: bool = False
    """The first download has finished."""
    last_success: int | None = None
    """Our wall time when a scan last finished."""
    expected: int | None = None
    """Live and deleted records the cloud counted."""
    problem: str | None = None
    """Code of what keeps this entity from being read, or that its count differs."""
    counted: int | None = None
    """Our wall time when both sides last counted the same."""
    ahead: int | None = None
    """Milliseconds by which the newest row was dated ahead of the cloud's own clock; None when it was not."""
    head: int | None = None
    """Date of the newest row, in a window of which nothing shows that a page holds it; None in any other. A watermark that
    is later says that nothing can come late into this window any more."""
    rest_anchor: int | None = None
    """Where reading the rest of a large window again resumes; None while none is read."""
    rest_upper: int | None = None
    """Upper end of that rest, which is the watermark once it was read."""
    ahead_from: int | None = None
    """Rows dated from here on are left out of the newest page: they are ahead of the cloud's clock, and would fill it."""
    ahead_read: int | None = None
    """Our wall time when those rows were last read."""


_COLUMNS = (
    "entity", "scope", "watermark", "anchor", "upper", "tag", "tag_from",
    "complete", "last_success", "expected", "problem", "counted", "ahead",
    "head", "rest_anchor", "rest_upper", "tag_to", "ahead_from", "ahead_read",
)  # fmt: skip
_TEXTS = frozenset({"entity", "tag", "problem"})
_SELECT = f"SELECT {', '.join(_COLUMNS)} FROM cursors"
_PUT = f"INSERT OR REPLACE INTO cursors ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_values = attrgetter(*_COLUMNS)


class PullCursors:
    """The cursors of one replica."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, entity: str, scope: int = 0) -> PullCursor:
        """The cursor of one list; a fresh one when nothing was read yet."""
        row = self._connection.execute(
            f"{_SELECT} WHERE entity = ? AND scope = ?", (entity, scope)
        ).fetchone()
        return PullCursor(entity=entity, scope=scope) if row is None else _cursor(row)

    def all(self) -> list[PullCursor]:
        """Every stored cursor, by entity and scope."""
        rows = self._connection.execute(f"{_SELECT} ORDER BY entity, scope").fetchall()
        return [_cursor(row) for row in rows]

    def put(self, cursor: PullCursor) -> None:
        """Store a cursor; in the transaction that stores the rows it speaks of."""
        self._connection.execute(_PUT, _values(cursor))

    def forget_etag(self, entity: str) -> None:
        """Drop the ETag of the entity's newest page, so that the page is read again."""
        self._connection.execute(
            "UPDATE cursors SET tag = NULL WHERE entity = ? AND scope = 0 AND tag IS NOT NULL", (entity,)
        )

    def forget_problem(self, cursor: PullCursor) -> None:
        """Clear the list's problem after a person decided about it; the next run judges it anew."""
        self.put(replace(cursor, problem=None, counted=None, tag=None))

    def forget_all(self) -> None:
        """Make the next run read everything again; no record and no pending change is touched.

        The time of the last complete success is forgotten too: nothing may claim that all was read (N7).
        """
        from storage.sync_state.download_ranges import DownloadRanges

        self._connection.execute("DELETE FROM cursors")
        DownloadRanges(self._connection).drop()
        self._connection.execute("DELETE FROM meta WHERE key = 'last_success'")


@lru_cache(maxsize=200)
def _cursor(row: tuple[Any, ...]) -> PullCursor:
    """The cursor in a row; kept, since each status and each decision about polling reads all of them."""
    values = dict(zip(_COLUMNS, row, strict=True))
    if any(isinstance(value, str) and name not in _TEXTS for name, value in values.items()):
        raise UnreadableValue("a number")
    values["complete"] = bool(values["complete"])
    return PullCursor(**values)
