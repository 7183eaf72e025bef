"""Ids that records had before the cloud chose theirs; an old id stays valid for ever (F74).

Written by `id_remap`. Read for every id that a person or a program brings along: by `replica` for queries, by
`transaction` for edits. Costs one short query where a cloud keeps the ids chosen here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from storage.query.grammar import Condition, Operator, Query
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Entity
from storage.sql_chunks import chunks

_BY_VALUE = frozenset({Operator.EQ, Operator.NE, Operator.IN, Operator.NOTIN})


def put(connection: sqlite3.Connection, entity: str, now_by_old: Mapping[int, int]) -> None:
    """Store new aliases. Aliases of an old id are pointed at the new one, so that a lookup never follows a chain."""
    connection.executemany(
        "UPDATE aliases SET now = ? WHERE entity = ? AND now = ?",
        [(now, entity, old) for old, now in now_by_old.items()],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO aliases (entity, old, now) VALUES (?, ?, ?)",
        [(entity, old, now) for old, now in now_by_old.items()],
    )


def list_all(connection: sqlite3.Connection) -> list[tuple[str, int, int]]:
    """Every alias: entity, old id, current id."""
    return connection.execute("SELECT entity, old, now FROM aliases ORDER BY entity, old").fetchall()


def has_any(connection: sqlite3.Connection) -> bool:
    """Whether there are aliases at all; most clouds keep the ids chosen here, and no lookup is needed."""
    return connection.execute("SELECT 1 FROM aliases LIMIT 1").fetchone() is not None


def current_ids(connection: sqlite3.Connection, entity: str, ids: Iterable[int]) -> dict[int, int]:
    """Those of `ids` that are aliases, with the current ids."""
    return _lookup(connection, entity, ids) if has_any(connection) else {}


def current_id(connection: sqlite3.Connection, entity: str, record_id: int) -> int:
    """The current id of a record that may be known by an older one."""
    return current_ids(connection, entity, [record_id]).get(record_id, record_id)


def _lookup(connection: sqlite3.Connection, entity: str, ids: Iterable[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for part, marks in chunks(id for id in dict.fromkeys(ids) if LOWEST_LONG <= id <= HIGHEST_LONG):
        found.update(
            connection.execute(
                f"SELECT old, now FROM aliases WHERE entity = ? AND old IN ({marks})", (entity, *part)
            ).fetchall()
        )
    return found


def resolve_query_ids(connection: sqlite3.Connection, entity: Entity, query: Query) -> Query:
    """The query with current ids and references."""
    if not has_any(connection):
        return query
    where = tuple(_resolve_condition(connection, entity, condition) for condition in query.where)
    if query.ids is None:
        return replace(query, where=where)
    current = _lookup(connection, entity.view_of or entity.name, query.ids)
    return replace(query, where=where, ids=tuple(current.get(id, id) for id in query.ids))


def _resolve_condition(connection: sqlite3.Connection, entity: Entity, condition: Condition) -> Condition:
    referenced = entity.name if condition.field == "id" else entity.listed[condition.field].references
    if referenced is None or condition.operator not in _BY_VALUE:
        return condition
    numbers = [value for value in condition.values if isinstance(value, int)]
    current = _lookup(connection, referenced, numbers)
    values = (current.get(value, value) if isinstance(value, int) else value for value in condition.values)
    return replace(condition, values=tuple(values))


def resolve_references(
    connection: sqlite3.Connection, entity: Entity, values: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Values of a body with current ids in its references; what is not a number is left to validation."""
    if not has_any(connection):
        return values
    resolved: dict[str, Any] = {}
    for field in entity.fields:
        number = _number(values.get(field.name)) if field.references is not None else None
        if number is not None and field.references is not None:
            for current in _lookup(connection, field.references, [number]).values():
                resolved[field.name] = current
    return {**values, **resolved} if resolved else values


def resolve_edit_ids(
    connection: sqlite3.Connection, entity: Entity, record_id: int | None, body: Any
) -> tuple[int | None, Any]:
    """Id and body of an edit with current ids."""
    if not has_any(connection):
        return record_id, body
    current = None if record_id is None else current_id(connection, entity.name, record_id)
    if isinstance(body, Mapping):
        body = resolve_references(connection, entity, body)
        if current != record_id and "id" in body:
            body = {**body, "id": current}
    return current, body


def _number(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    try:
        return int(value)
    except ValueError:
        return None
