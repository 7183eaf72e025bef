"""How far each list of the cloud has been read: its cursor, the ranges of a first download, and rows that could not be read.

Written by `sync.pull` in the transaction that stores the rows a position speaks of; read by the status.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from storage.database.stored_json import UnreadableValue
from storage.sync_state.table import Part, Table


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
    """Date of the newest row, in a window of which nothing shows that a page holds it; None in any other."""
    ahead_from: int | None = None
    """Rows dated from here on are left out of the newest page: they are ahead of the cloud's clock, and would fill it."""
    ahead_read: int | None = None
    """Our wall time when those rows were last read."""


_TEXTS = frozenset({"entity", "tag", "problem"})
_CURSORS = Table("cursors", PullCursor, types={"complete": bool})
_NUMBERS = [place for place, each in enumerate(fields(PullCursor)) if each.name not in _TEXTS]


class PullCursors(Part):
    """The cursors of one replica."""

    def get(self, entity: str, scope: int = 0) -> PullCursor:
        """The cursor of one list; a fresh one when nothing was read yet."""
        found = self._read("WHERE entity = ? AND scope = ?", entity, scope)
        return found[0] if found else PullCursor(entity=entity, scope=scope)

    def all(self) -> list[PullCursor]:
        """Every stored cursor, by entity and scope."""
        return self._read("ORDER BY entity, scope")

    def put(self, cursor: PullCursor) -> None:
        """Store a cursor; in the transaction that stores the rows it speaks of."""
        _CURSORS.put(self._connection, [cursor])

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
        self._connection.execute("DELETE FROM cursors")
        DownloadRanges(self._connection).drop()
        self._connection.execute("DELETE FROM meta WHERE key = 'last_success'")

    def _read(self, rest: str, *values: object) -> list[PullCursor]:
        return [
            _cursor(row) for row in self._connection.execute(f"{_CURSORS.select} {rest}", values).fetchall()
        ]


@lru_cache(maxsize=200)
def _cursor(row: tuple[Any, ...]) -> PullCursor:
    """The cursor in a row; kept, since each status and each decision about polling reads all of them."""
    if any(isinstance(row[place], str) for place in _NUMBERS):
        raise UnreadableValue("a number")
    return _CURSORS.value(row)


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """A closed part of a list's versionDate axis, in milliseconds of the cloud's time."""

    entity: str
    scope: int = 0
    lower: int
    upper: int
    anchor: int | None
    """Where reading resumes; None when all of it was read."""
    unproven: int | None = None
    """The first date in it whose run of equal dates could not be proven complete (F42)."""


_RANGES = Table("ranges", Range)


class DownloadRanges(Part):
    """The ranges of every list of which the first download reads several in parallel; each resumes at its page."""

    def all(self, entity: str, scope: int = 0) -> list[Range]:
        """The list's ranges in order; none when it is not being downloaded by ranges."""
        return _RANGES.rows(
            self._connection, "WHERE entity = ? AND scope = ? ORDER BY lower", (entity, scope)
        )

    def put(self, value: Range) -> None:
        """Store the progress of one range."""
        _RANGES.put(self._connection, [value])

    def drop(self, entity: str | None = None, scope: int = 0) -> None:
        """Delete the ranges of a list that was read to its end or is read anew; without an entity, of every list."""
        if entity is None:
            self._connection.execute("DELETE FROM ranges")
        else:
            self._connection.execute("DELETE FROM ranges WHERE entity = ? AND scope = ?", (entity, scope))


@dataclass(frozen=True, slots=True, kw_only=True)
class QuarantinedRow:
    """One unreadable row: `body` is its JSON text, `version` its versionDate where that could be read."""

    entity: str
    record: str
    at: int
    reason: str
    version: int | None
    body: str


_QUARANTINE = Table("quarantine", QuarantinedRow)


class Quarantine(Part):
    """The unreadable rows, kept with the reason and shown by the sync page (F28, F29)."""

    def rows(self, entity: str | None = None) -> list[QuarantinedRow]:
        """Quarantined rows of one entity or of all, oldest first."""
        # With the key where there is one: every page asks this.
        where, values = ("", ()) if entity is None else ("WHERE entity = ?", (entity,))
        return _QUARANTINE.rows(self._connection, f"{where} ORDER BY at", values)

    def put(self, row: QuarantinedRow) -> None:
        """Quarantine a row; it replaces an older one of the same record."""
        # Half a surrogate pair may be just what is wrong with the row.
        body = row.body.encode("utf-8", "backslashreplace").decode("utf-8")
        _QUARANTINE.put(self._connection, [replace(row, body=body)])

    def release(self, entity: str, record: str) -> None:
        """Delete a row from the quarantine: its record could be read again."""
        self._connection.execute("DELETE FROM quarantine WHERE entity = ? AND record = ?", (entity, record))
