"""What was changed lately, from the history: the records, or the values of one field.

Called by the queries behind the overview and behind price labels, on a worker's read connection.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from storage.database.stored_json import parse, reading_values
from storage.records.history import (
    FORGOTTEN,
    RECENT_EVENTS,
    Event,
    EventKind,
    Step,
    newest_event,
    newest_events,
)
from storage.records.replica import Replica

CHANGES = (
    EventKind.CREATED,
    EventKind.EDITED,
    EventKind.DELETED,
    EventKind.RESTORED,
    EventKind.CLOUD,
    EventKind.CLOUD_DELETED,
    EventKind.MERGED,
    EventKind.RESOLVED,
)
"""Kinds of events that change what a record says."""


def changes_since(replica: Replica, since: int, *, most: int) -> list[Event]:
    """Every change since then (wall milliseconds), newest first, among the `most` newest events."""
    with replica.database.reading() as connection:
        return list(newest_events(connection, since=since, kinds=CHANGES, most=most))


@dataclass(frozen=True, slots=True)
class ValueChange:
    """A field got another value; `before` and `after` are None where they have left the history by age."""

    record: int
    at: int
    before: Any
    after: Any

    @property
    def is_forgotten(self) -> bool:
        """Whether only the moment is known any more."""
        return (self.before, self.after) == FORGOTTEN


def value_changes(
    replica: Replica,
    entity: str,
    field: str,
    *,
    since: int,
    ids: Iterable[int] | None = None,
    step: int | None = None,
) -> Iterator[ValueChange]:
    """Changes of a field since then (wall milliseconds), newest first; of these records, and of one step only.

    Events that change nothing a record says, such as a conflict, are left out.
    """
    where = ""
    params: list[Any] = []
    if ids is not None:
        where, params = " AND record IN (SELECT value FROM json_each(?))", [json.dumps(list(ids))]
    if step is not None:
        where, params = f"{where} AND step = ?", [*params, step]
    kinds = [each.value for each in CHANGES]
    with replica.database.reading() as connection:
        rows = connection.execute(
            f"SELECT record, at, fields FROM history WHERE entity = ? AND kind IN ({', '.join('?' * len(kinds))})"
            f" AND at >= ? AND instr(fields, ?) > 0{where} ORDER BY seq DESC",
            (entity, *kinds, since, json.dumps(field), *params),
        ).fetchall()
    for record, at, fields in rows:
        with reading_values():
            pair = parse(fields).get(field)
            if pair is not None:
                yield ValueChange(record, at, *pair)


@dataclass(frozen=True, slots=True)
class ValueStep:
    """A step that is in force and changed a field of `count` records."""

    step: Step
    count: int


@dataclass(frozen=True, slots=True)
class StepCount:
    """A step, or what the cloud brought by one person, and how many records it changed."""

    at: int
    count: int
    step: Step | None
    """None for what came from the cloud."""
    entity: str
    record: int
    """One of the records."""
    who: str
    """The number of the employee, as far as it is known; else empty."""


def steps_since(replica: Replica, since: int) -> list[StepCount]:
    """What was changed since then (wall milliseconds), a line for each step and each person in the cloud, newest first.

    What was undone is left out, and so are events before the newest `history.RECENT_EVENTS`.
    """
    kinds = [each.value for each in CHANGES]
    with replica.database.reading() as connection:
        rows = connection.execute(
            "SELECT max(h.at), count(DISTINCT h.entity || '/' || h.record), min(h.entity), min(h.record), ifnull(h.who, ''),"
            " s.id, s.at, s.code, s.params, s.origin FROM history AS h LEFT JOIN steps AS s ON s.id = h.step"
            f" WHERE h.seq > ? AND h.at >= ? AND h.kind IN ({', '.join('?' * len(kinds))})"
            " AND (s.id IS NULL OR (s.undone = 0 AND s.undoes IS NULL))"
            " GROUP BY s.id, CASE WHEN s.id IS NULL THEN h.entity || ifnull(h.who, '') END ORDER BY max(h.seq) DESC",
            (newest_event(connection) - RECENT_EVENTS, since, *kinds),
        ).fetchall()
    return [
        StepCount(
            at=at,
            count=count,
            step=None if id is None else Step(id, begun, code, parse(params), origin or ""),
            entity=entity,
            record=record,
            who=who,
        )
        for at, count, entity, record, who, id, begun, code, params, origin in rows
    ]


RECENT_STEPS = 2_000
"""Steps that `value_steps` looks at."""


def value_steps(replica: Replica, entity: str, field: str, *, limit: int) -> list[ValueStep]:
    """The newest steps that changed this field of the entity's records, undone ones and undos left out."""
    with replica.database.reading() as connection:
        rows = connection.execute(
            "SELECT s.id, s.at, s.code, s.params, s.origin, count(DISTINCT h.record) FROM steps AS s"
            " JOIN history AS h ON h.step = s.id WHERE s.id > (SELECT max(id) FROM steps) - ? AND s.undone = 0"
            " AND s.undoes IS NULL AND h.entity = ? AND instr(h.fields, ?) > 0"
            " GROUP BY s.id ORDER BY s.id DESC LIMIT ?",
            (RECENT_STEPS, entity, json.dumps(field), limit),
        ).fetchall()
    return [
        ValueStep(Step(id, at, code, parse(params), origin or ""), count)
        for id, at, code, params, origin, count in rows
    ]


def watched_since(replica: Replica) -> int | None:
    """Since when changes are seen here, wall milliseconds: the first event or run that is known; None without any."""
    with replica.database.reading() as connection:
        event = connection.execute("SELECT at FROM history ORDER BY seq LIMIT 1").fetchone()
        run = connection.execute("SELECT started FROM runs ORDER BY seq LIMIT 1").fetchone()
    return min((at for (at,) in filter(None, (event, run))), default=None)
