"""What the engine must remember between runs: cursors, capabilities, runs, quarantined rows, and odd facts.

Called by `sync` inside a transaction, and by queries to read. These are observations, never plans.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any

from storage.outbox.changes import ChangeKind
from storage.sync_state.download_ranges import drop_ranges


@dataclass(frozen=True, slots=True, kw_only=True)
class Cursor:
    """How far one entity (of one warehouse, in `scope`) has been read. Times of the cloud in milliseconds."""

    entity: str
    scope: int = 0
    watermark: int | None = None
    """Everything up to here, less the overlap, has been seen in a finished scan."""
    anchor: int | None = None
    """Where an unfinished scan goes on."""
    upper: int | None = None
    """Upper end of the unfinished scan's closed range."""
    tag: str | None = None
    """ETag of the window's page when it was last seen."""
    tag_from: int | None = None
    """Lower end of that window; the tag means nothing for another one."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One sync run as history keeps it."""

    started: int
    finished: int
    outcome: str
    figures: Mapping[str, Any] = field(default_factory=dict)
    error: str | None = None
    decisions: tuple[Mapping[str, Any], ...] = ()
    """What the engine decided by itself: `{"code", "entity", "params"}` each."""
    lines: tuple[int, int] | None = None
    """History written while it ran: the number of the line before its first, and of its last."""


_CURSOR_COLUMNS = (
    "entity", "scope", "watermark", "anchor", "upper", "tag", "tag_from",
    "complete", "last_success", "expected", "problem", "counted",
)  # fmt: skip


_CURSOR = f"SELECT {', '.join(_CURSOR_COLUMNS)} FROM cursors WHERE entity = ? AND scope = ?"
_PUT_CURSOR = (
    f"INSERT OR REPLACE INTO cursors ({', '.join(_CURSOR_COLUMNS)})"
    f" VALUES ({', '.join('?' * len(_CURSOR_COLUMNS))})"
)
_cursor_values = attrgetter(*_CURSOR_COLUMNS)


def cursor(connection: sqlite3.Connection, entity: str, scope: int = 0) -> Cursor:
    """The entity's cursor; a fresh one when nothing was read yet."""
    row = connection.execute(_CURSOR, (entity, scope)).fetchone()
    return Cursor(entity=entity, scope=scope) if row is None else _cursor(row)


def _cursor(row: Sequence[Any]) -> Cursor:
    values = dict(zip(_CURSOR_COLUMNS, row, strict=True))
    values["complete"] = bool(values["complete"])
    return Cursor(**values)


def cursors(connection: sqlite3.Connection) -> list[Cursor]:
    """Every cursor kept."""
    rows = connection.execute(
        f"SELECT {', '.join(_CURSOR_COLUMNS)} FROM cursors ORDER BY entity, scope"
    ).fetchall()
    return [_cursor(row) for row in rows]


def put_cursor(connection: sqlite3.Connection, value: Cursor) -> None:
    """Keep where reading stands; in the transaction that stores the rows it speaks of."""
    connection.execute(_PUT_CURSOR, _cursor_values(value))


def forget_tag(connection: sqlite3.Connection, entity: str) -> None:
    """The tag of the entity's window proves nothing any more; it is read again."""
    connection.execute(
        "UPDATE cursors SET tag = NULL WHERE entity = ? AND scope = 0 AND tag IS NOT NULL", (entity,)
    )


def forget_problem(connection: sqlite3.Connection, value: Cursor) -> None:
    """What was wrong with this list was decided; the next run judges it anew."""
    put_cursor(connection, replace(value, problem=None, counted=None, tag=None))


def forget_cursors(connection: sqlite3.Connection) -> None:
    """Make the next run read everything again; no record and no waiting change is touched.

    Nor does anybody claim any more that all has been read (N7).
    """
    connection.execute("DELETE FROM cursors")
    drop_ranges(connection)
    connection.execute("DELETE FROM meta WHERE key = 'last_success'")


def capabilities(connection: sqlite3.Connection) -> dict[str, Any]:
    """What the cloud was seen to allow."""
    rows = connection.execute("SELECT name, value FROM capabilities").fetchall()
    return {name: json.loads(value) for name, value in rows}


def put_capabilities(connection: sqlite3.Connection, values: Mapping[str, Any]) -> None:
    """Keep what was learnt."""
    connection.executemany(
        "INSERT OR REPLACE INTO capabilities (name, value) VALUES (?, ?)",
        [(name, json.dumps(value)) for name, value in values.items()],
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """The cloud does not offer what a kind of change needs. `at`: our wall time of the last time it said so."""

    at: int
    whole: bool
    """Whether the verb is not offered at all, or this one record was refused."""
    message: str = ""


REFUSALS = "refusals"
"""Key of what `refusals` reads."""


def refusals(connection: sqlite3.Connection) -> dict[tuple[str, str], Refusal]:
    """Refusals by entity and kind of change."""
    kept: dict[str, dict[str, Any]] = meta(connection, REFUSALS) or {}
    return {(entity, kind): Refusal(**each) for entity, kinds in kept.items() for kind, each in kinds.items()}


def put_refusal(connection: sqlite3.Connection, entity: str, kind: str, refusal: Refusal) -> None:
    """Remember the latest one."""
    kept: dict[str, dict[str, Any]] = meta(connection, REFUSALS) or {}
    kept.setdefault(entity, {})[kind] = {
        "at": refusal.at,
        "whole": refusal.whole,
        "message": refusal.message,
    }
    put_meta(connection, REFUSALS, kept)


def forget_refusals(connection: sqlite3.Connection, entity: str) -> None:
    """Let the next change of this entity ask the cloud again, for everything; what is held for it may be tried."""
    kept: dict[str, dict[str, Any]] = meta(connection, REFUSALS) or {}
    kept[entity] = {kind.value: {"at": 0, "whole": False, "message": ""} for kind in ChangeKind}
    put_meta(connection, REFUSALS, kept)
    connection.execute("DELETE FROM capabilities WHERE name = ?", (entity,))


def put_run(connection: sqlite3.Connection, run: Run, *, keep: int = 5000) -> None:
    """Append a run and forget the oldest beyond `keep`."""
    figures = dict(run.figures)
    if run.decisions:
        figures["decisions"] = [dict(each) for each in run.decisions]
    if run.lines is not None and run.lines[0] < run.lines[1]:
        figures["lines"] = list(run.lines)
    cursor = connection.execute(
        "INSERT INTO runs (started, finished, outcome, figures, error) VALUES (?, ?, ?, ?, ?)",
        (run.started, run.finished, run.outcome, json.dumps(figures), run.error),
    )
    connection.execute("DELETE FROM runs WHERE seq <= ?", ((cursor.lastrowid or 0) - keep,))


def runs(connection: sqlite3.Connection, *, limit: int = 100) -> list[Run]:
    """The latest runs, newest first."""
    rows = connection.execute(
        "SELECT started, finished, outcome, figures, error FROM runs ORDER BY seq DESC LIMIT ?", (limit,)
    ).fetchall()
    found = []
    for started, finished, outcome, kept, error in rows:
        figures = json.loads(kept)
        decisions = tuple(figures.pop("decisions", ()))
        first, last = figures.pop("lines", (0, 0))
        found.append(
            Run(
                started=started,
                finished=finished,
                outcome=outcome,
                figures=figures,
                error=error,
                decisions=decisions,
                lines=(first, last) if last else None,
            )
        )
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Quarantined:
    """A row of the cloud that could not be read, set aside with the reason (F28, F29)."""

    entity: str
    record: str
    at: int
    reason: str
    version: int | None
    body: str


def put_quarantined(connection: sqlite3.Connection, row: Quarantined) -> None:
    """Set a row aside; a newer one of the same record replaces it."""
    # Half a surrogate pair may be just what is wrong with it.
    body = row.body.encode("utf-8", "backslashreplace").decode("utf-8")
    connection.execute(
        "INSERT OR REPLACE INTO quarantine (entity, record, at, reason, version, body) VALUES (?, ?, ?, ?, ?, ?)",
        (row.entity, row.record, row.at, row.reason, row.version, body),
    )


def release_quarantined(connection: sqlite3.Connection, entity: str, record: str) -> None:
    """The record could be read again."""
    connection.execute("DELETE FROM quarantine WHERE entity = ? AND record = ?", (entity, record))


def quarantined(connection: sqlite3.Connection, entity: str | None = None) -> list[Quarantined]:
    """Rows set aside, oldest first."""
    # By the key where there is one: this is asked with every page.
    where, values = ("", ()) if entity is None else (" WHERE entity = ?", (entity,))
    rows = connection.execute(
        f"SELECT entity, record, at, reason, version, body FROM quarantine{where} ORDER BY at", values
    ).fetchall()
    return [
        Quarantined(entity=name, record=record, at=at, reason=reason, version=version, body=body)
        for name, record, at, reason, version, body in rows
    ]


def meta(connection: sqlite3.Connection, key: str) -> Any:
    """A single remembered fact, or None."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else json.loads(row[0])


def put_meta(connection: sqlite3.Connection, key: str, value: Any) -> None:
    """Remember a single fact."""
    connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, json.dumps(value)))
