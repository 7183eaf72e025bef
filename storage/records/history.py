"""The history of each record, and the steps that can be undone.

Written by `transaction`, read by `replica`. Stores values and codes, never texts.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from storage.database.connection import Database
from storage.database.stored_json import parse, reading_values, to_text

if TYPE_CHECKING:
    from storage.plans.plans import Plans

Diff = Mapping[str, tuple[Any, Any]]
"""Old and new value by field."""


FORGOTTEN = (None, None)
"""In place of the values of a field that are not kept any more; no change leads from nothing to nothing."""
UNDO = "undo"
"""Code of a step that undoes another one."""


class EventKind(StrEnum):
    """What happened to a record."""

    CREATED = "created"
    EDITED = "edited"
    DELETED = "deleted"
    RESTORED = "restored"
    CLOUD = "cloud"
    """A newer copy of the cloud replaced the local one; no change was pending."""
    CLOUD_DELETED = "cloud_deleted"
    MERGED = "merged"
    """Both sides changed it; merged by policy."""
    HELD = "held"
    RESOLVED = "resolved"
    DISCARDED = "discarded"
    """A pending value was discarded, by a person or because the record is gone; this event keeps it (N1)."""
    SENT = "sent"
    """The cloud accepted the change."""
    VIEW_REPAIRED = "mended"
    """The local copy violated the view law (I1) and was rewritten."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a record's timeline."""

    at: int
    entity: str
    id: int
    kind: EventKind
    fields: Diff = field(default_factory=dict)
    who: str | None = None
    origin: str = ""
    step: int | None = None

    def is_forgotten(self, name: str) -> bool:
        """Whether the values of this field have left the history by age, and only its name is left."""
        return self.fields.get(name) == FORGOTTEN


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a person on any number of records; `code` and `params` describe it."""

    id: int
    at: int
    code: str
    params: Mapping[str, Any]
    origin: str


def diff(old: Mapping[str, Any] | None, new: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Fields whose values differ, with old and new value; against None every non-null field of `new`."""
    before = old or {}
    return {
        name: (before.get(name), value)
        for name, value in new.items()
        if name != "versionDate" and before.get(name) != value
    }


def writer(before: Mapping[str, Any] | None, now: Mapping[str, Any] | None) -> str | None:
    """Who wrote the cloud's copy `now`: its `modifiedBy`, where that changed with it.

    The cloud leaves the name of an earlier writer on a record that another one wrote.
    """
    name = (now or {}).get("modifiedBy")
    return str(name) if name and name != (before or {}).get("modifiedBy") else None


def write(connection: sqlite3.Connection, events: Iterable[Event]) -> None:
    """Append events, in their order."""
    connection.executemany(
        "INSERT INTO history (at, step, entity, record, kind, fields, who, origin) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                each.at,
                each.step,
                each.entity,
                each.id,
                each.kind.value,
                to_text(dict(each.fields)) if each.fields else "{}",
                each.who,
                each.origin,
            )
            for each in events
        ],
    )


RECENT_EVENTS = 20_000
"""Events that `deleted_in_cloud` looks at: the history is long and not indexed by time."""
_SELECT = "SELECT at, entity, record, kind, fields, who, origin, step FROM history"


def timeline(connection: sqlite3.Connection, entity: str, record: int, *, limit: int = 200) -> list[Event]:
    """A record's events, newest first."""
    rows = connection.execute(
        f"{_SELECT} WHERE entity = ? AND record = ? ORDER BY seq DESC LIMIT ?",
        (entity, record, limit),
    )
    return [_event(row) for row in rows.fetchall()]


def newest_event(connection: sqlite3.Connection) -> int:
    """Number of the newest event; 0 when there is none."""
    return int(connection.execute("SELECT ifnull(max(seq), 0) FROM history").fetchone()[0])


def events_between(
    connection: sqlite3.Connection,
    numbers: tuple[int, int],
    *,
    origin: str,
    kinds: Iterable[EventKind],
    limit: int,
) -> list[Event]:
    """Events after the first number up to the second, of one origin and of these kinds, oldest first."""
    wanted = [each.value for each in kinds]
    rows = connection.execute(
        f"{_SELECT} WHERE seq > ? AND seq <= ? AND origin = ? AND kind IN ({', '.join('?' * len(wanted))})"
        " ORDER BY seq LIMIT ?",
        (*numbers, origin, *wanted, limit),
    )
    return [_event(row) for row in rows.fetchall()]


def newest_events(
    connection: sqlite3.Connection, *, since: int, kinds: Iterable[EventKind], most: int = RECENT_EVENTS
) -> Iterator[Event]:
    """Events of these kinds since then (wall milliseconds), newest first, among the `most` newest of all."""
    wanted = [each.value for each in kinds]
    rows = connection.execute(
        f"{_SELECT} WHERE seq > ? AND at >= ? AND kind IN ({', '.join('?' * len(wanted))}) ORDER BY seq DESC",
        (newest_event(connection) - most, since, *wanted),
    )
    return map(_event, rows)


def deleted_in_cloud(connection: sqlite3.Connection, entity: str, *, since: int) -> set[int]:
    """Ids of the entity's records that the cloud deleted after `since`, wall milliseconds, among recent events."""
    rows = connection.execute(
        "SELECT record FROM (SELECT entity, record, kind, at FROM history ORDER BY seq DESC LIMIT ?)"
        " WHERE entity = ? AND kind = ? AND at > ?",
        (RECENT_EVENTS, entity, EventKind.CLOUD_DELETED, since),
    )
    return {int(record) for (record,) in rows.fetchall()}


def of_step(connection: sqlite3.Connection, step: int) -> list[Event]:
    """The events of a step, oldest first."""
    rows = connection.execute(f"{_SELECT} WHERE step = ? ORDER BY seq", (step,))
    return [_event(row) for row in rows.fetchall()]


def count_of_step(connection: sqlite3.Connection, step: int, kind: EventKind) -> int:
    """How many events of a kind a step has."""
    found = connection.execute("SELECT count(*) FROM history WHERE step = ? AND kind = ?", (step, kind))
    return int(found.fetchone()[0])


def _event(row: tuple[Any, ...]) -> Event:
    at, entity, record, kind, fields, who, origin, step = row
    with reading_values():
        pairs = {name: (old, new) for name, (old, new) in parse(fields).items()}
        return Event(at, entity, record, EventKind(kind), pairs, who, origin, step)


def begin_step(
    connection: sqlite3.Connection,
    *,
    at: int,
    code: str,
    params: Mapping[str, Any],
    origin: str,
    undoes: int | None,
) -> int:
    """Insert a step and return its id."""
    cursor = connection.execute(
        "INSERT INTO steps (at, code, params, origin, undoes) VALUES (?, ?, ?, ?, ?)",
        (at, code, json.dumps(dict(params)), origin, undoes),
    )
    return int(cursor.lastrowid or 0)


_IN_FORCE = "FROM steps WHERE undone = 0 AND undoes IS NULL AND (?1 IS NULL OR origin IN (SELECT value FROM json_each(?1)))"
_COMES_BACK = (
    "EXISTS (SELECT 1 FROM history WHERE step = steps.id"
    " AND (kind IN ('created', 'deleted', 'restored')"
    " OR (kind IN ('edited', 'resolved', 'discarded') AND fields <> '{}'))"
    " AND NOT EXISTS (SELECT 1 FROM anonymized AS a WHERE a.entity = history.entity AND a.record = history.record))"
)


def newest_undoable(
    connection: sqlite3.Connection, origins: Collection[str] | None, step: int | None = None
) -> Step | None:
    """The last step in force of which anything comes back, of these origins or of any; or `step`, if it is one.

    One about anonymised records only is none: nothing of them comes back (F53).
    """
    row = connection.execute(
        f"SELECT id, at, code, params, origin {_IN_FORCE} AND (?2 IS NULL OR id = ?2) AND {_COMES_BACK}"
        " ORDER BY id DESC LIMIT 1",
        (_listed(origins), step),
    ).fetchone()
    return None if row is None else _step(row)


def newest_in_force(
    connection: sqlite3.Connection, origins: Collection[str] | None, *, after: int
) -> Step | None:
    """The last step in force later than step `after` that changed something, whether that can be undone or not."""
    row = connection.execute(
        f"SELECT id, at, code, params, origin {_IN_FORCE} AND id > ?2"
        " AND EXISTS (SELECT 1 FROM history WHERE step = steps.id) ORDER BY id DESC LIMIT 1",
        (_listed(origins), after),
    ).fetchone()
    return None if row is None else _step(row)


def _listed(origins: Collection[str] | None) -> str | None:
    return None if origins is None else json.dumps(list(origins))


def step_of(connection: sqlite3.Connection, step: int) -> Step | None:
    """A step by its id; None when it has left the history."""
    row = connection.execute(
        "SELECT id, at, code, params, origin FROM steps WHERE id = ?", (step,)
    ).fetchone()
    return None if row is None else _step(row)


def _step(row: tuple[Any, ...]) -> Step:
    number, at, code, params, source = row
    return Step(number, at, code, parse(params), source)


def newest_redoable(
    connection: sqlite3.Connection, origins: Collection[str] | None
) -> tuple[Step, int] | None:
    """The last undo that can be redone, with the step it undid; none after a newer step of the same origin."""
    row = connection.execute(
        "SELECT id, at, code, params, origin, undoes FROM steps AS s"
        " WHERE code = ?1 AND undone = 0 AND undoes IS NOT NULL"
        " AND (?2 IS NULL OR origin IN (SELECT value FROM json_each(?2)))"
        " AND EXISTS (SELECT 1 FROM history WHERE step = s.id)"
        " AND NOT EXISTS (SELECT 1 FROM steps AS n WHERE n.id > s.id AND n.undoes IS NULL AND n.origin = s.origin"
        " AND EXISTS (SELECT 1 FROM history WHERE step = n.id))"
        " ORDER BY id DESC LIMIT 1",
        (UNDO, _listed(origins)),
    ).fetchone()
    if row is None:
        return None
    number, at, code, params, source, undoes = row
    return Step(number, at, code, parse(params), source), int(undoes)


def mark_undone(connection: sqlite3.Connection, step: int, *, undone: bool = True) -> None:
    """Mark a step as undone, or as in force again."""
    connection.execute("UPDATE steps SET undone = ? WHERE id = ?", (int(undone), step))


def rename_records(connection: sqlite3.Connection, entity: str, names: Mapping[int, int]) -> int:
    """Move timelines to the records' new ids; returns the number of the oldest of their events."""
    first: int | None = None
    for old, now in names.items():
        row = connection.execute(
            "SELECT min(seq) FROM history WHERE entity = ? AND record = ?", (entity, old)
        ).fetchone()
        if row[0] is not None:
            first = row[0] if first is None else min(first, row[0])
        connection.execute(
            "UPDATE history SET record = ? WHERE entity = ? AND record = ?", (now, entity, old)
        )
    return first or 0


def replace_references(
    connection: sqlite3.Connection,
    entity: str,
    fields: Sequence[str],
    names: Mapping[int, int],
    *,
    since: int,
) -> None:
    """Replace ids in the values of `fields` in events from `since` on, since undo compares them with current values."""
    rows = connection.execute(
        "SELECT seq, fields FROM history WHERE entity = ? AND seq >= ?", (entity, since)
    ).fetchall()
    for seq, text in rows:
        pairs = parse(text)
        mentioned = {
            name: [names.get(each, each) if isinstance(each, int) else each for each in pairs[name]]
            for name in fields
            if name in pairs
        }
        if any(pairs[name] != after for name, after in mentioned.items()):
            connection.execute(
                "UPDATE history SET fields = ? WHERE seq = ?", (json.dumps({**pairs, **mentioned}), seq)
            )


class Steps:
    """The steps of one file, read for people who undo and redo them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def newest_undoable(self, of: Collection[str] | None = None, step: int | None = None) -> Step | None:
        """The last step that can be undone, of the origins `of` when given; or `step`, if it can."""
        with self._database.reading() as connection:
            return newest_undoable(connection, of, step)

    def newest_redoable(self, of: Collection[str] | None = None) -> Step | None:
        """The last undo that can be redone."""
        with self._database.reading() as connection:
            found = newest_redoable(connection, of)
        return found[0] if found else None

    def newest_after(self, step: int, of: Collection[str]) -> Step | None:
        """The newest step after `step` that is in force, be it one that cannot be undone."""
        with self._database.reading() as connection:
            return newest_in_force(connection, of, after=step)

    def records(self, step: int, entity: str) -> set[int]:
        """Ids of the records of an entity that a step is about."""
        with self._database.reading() as connection:
            return {event.id for event in of_step(connection, step) if event.entity == entity}

    def count(self, step: int, kind: EventKind) -> int:
        """How many events of a kind a step has."""
        with self._database.reading() as connection:
            return count_of_step(connection, step, kind)


class History:
    """The history as one transaction (`Transaction.history`) reads and writes it."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        now: int,
        plans: Plans,
        is_anonymized: Callable[[str, int], bool],
    ) -> None:
        self._connection = connection
        self._now = now
        self._plans = plans
        self._is_anonymized = is_anonymized
        self._step: int | None = None
        self.person: str | None = None
        """Who does this, by the number that the cloud has for the employee; events that name nobody else name this one."""

    def begin_step(
        self, code: str, params: Mapping[str, Any], *, origin: str, undoes: int | None = None
    ) -> int:
        """Begin a named step; events recorded from here on belong to it."""
        self._step = begin_step(
            self._connection, at=self._now, code=code, params=params, origin=origin, undoes=undoes
        )
        return self._step

    def continue_step(self, step: int) -> None:
        """Let the following events belong to a step that an earlier transaction began."""
        self._step = step

    def record(
        self, entity: str, record_id: int, kind: EventKind, *,
        fields: Diff | None = None, origin: str = "", who: str | None = None,
    ) -> None:  # fmt: skip
        """Append an event to the record's timeline; of an anonymised record without values."""
        self.record_all([Event(self._now, entity, record_id, kind, fields or {}, who or self.person, origin)])

    def record_all(self, events: Sequence[Event]) -> None:
        """`record` for several events of now, in their order; they belong to the step that was begun."""
        write(self._connection, [self._impersonal(each) for each in events])

    def _impersonal(self, event: Event) -> Event:
        if self._is_anonymized(event.entity, event.id):
            kept = {name: pair for name, pair in event.fields.items() if name == "anonymize"}
            event = replace(event, fields=kept, who=None)
        return event if event.step == self._step else replace(event, step=self._step)

    def newest_event(self) -> int:
        """Number of the newest event; 0 when there is none."""
        return newest_event(self._connection)

    def deleted_in_cloud(self, entity: str, *, since: int) -> set[int]:
        """Ids of records that the cloud deleted after `since`, wall milliseconds."""
        return deleted_in_cloud(self._connection, entity, since=since)

    def was_in_cloud(self, entity: str, record_id: int) -> bool:
        """Whether the cloud has deleted the record, or has it no more."""
        events = timeline(self._connection, entity, record_id)
        return any(each.kind is EventKind.CLOUD_DELETED for each in events)

    def events_of(self, step: int) -> list[Event]:
        """The events of a step."""
        return of_step(self._connection, step)

    def step(self, step: int) -> Step | None:
        """A step; None when it has left the history."""
        return step_of(self._connection, step)

    def newest_undoable(self, of: Collection[str] | None = None, step: int | None = None) -> Step | None:
        """The last step that can be undone, or `step`, if it can."""
        return newest_undoable(self._connection, of, step)

    def newest_redoable(self, of: Collection[str] | None = None) -> tuple[Step, int] | None:
        """The last undo that can be redone, and the step it undid."""
        return newest_redoable(self._connection, of)

    def mark_undone(self, step: int, *, undone: bool = True) -> None:
        """Mark a step as undone, or as in force again."""
        mark_undone(self._connection, step, undone=undone)
        self._plans.mark_step(step, undone=undone, now=self._now)
