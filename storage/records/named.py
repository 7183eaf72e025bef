"""Old ids in what people and programs bring along, replaced by the ones that stand now (F74).

Called by `replica` for what is asked and by the commands for what is written. Costs one short look where a cloud
keeps the ids we choose.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from storage.query.grammar import Condition, Operator, Query
from storage.records import id_aliases
from storage.schema.fields import Entity

_BY_VALUE = frozenset({Operator.EQ, Operator.NE, Operator.IN, Operator.NOTIN})


def current_id(connection: sqlite3.Connection, entity: str, record_id: int) -> int:
    """The id under which the record stands."""
    return ids_now(connection, entity, [record_id]).get(record_id, record_id)


def ids_now(connection: sqlite3.Connection, entity: str, ids: Iterable[int]) -> dict[int, int]:
    """Those of `ids` that are old names, with the ids that stand now."""
    return id_aliases.current(connection, entity, ids) if id_aliases.has_any(connection) else {}


def resolve_query_ids(connection: sqlite3.Connection, entity: Entity, query: Query) -> Query:
    """The query with ids and references as they stand now."""
    if not id_aliases.has_any(connection):
        return query
    where = tuple(_condition(connection, entity, each) for each in query.where)
    if query.ids is None:
        return replace(query, where=where)
    names = id_aliases.current(connection, entity.view_of or entity.name, query.ids)
    return replace(query, where=where, ids=tuple(names.get(each, each) for each in query.ids))


def _condition(connection: sqlite3.Connection, entity: Entity, asked: Condition) -> Condition:
    names_of = entity.name if asked.field == "id" else entity.by_name[asked.field].references
    if names_of is None or asked.operator not in _BY_VALUE:
        return asked
    numbers = [each for each in asked.values if isinstance(each, int)]
    names = id_aliases.current(connection, names_of, numbers)
    values = (names.get(each, each) if isinstance(each, int) else each for each in asked.values)
    return replace(asked, values=tuple(values))


def resolve_references(
    connection: sqlite3.Connection, entity: Entity, values: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Values of a body with its references as they stand now; what is no number is left to validation."""
    if not id_aliases.has_any(connection):
        return values
    renamed: dict[str, Any] = {}
    for each in entity.fields:
        number = _number(values.get(each.name)) if each.references is not None else None
        if number is not None and each.references is not None:
            for now in id_aliases.current(connection, each.references, [number]).values():
                renamed[each.name] = now
    return {**values, **renamed} if renamed else values


def resolve_edit_ids(
    connection: sqlite3.Connection, entity: Entity, record_id: int | None, body: Any
) -> tuple[int | None, Any]:
    """Id and body of an edit as they stand now."""
    if not id_aliases.has_any(connection):
        return record_id, body
    now = None if record_id is None else current_id(connection, entity.name, record_id)
    if isinstance(body, Mapping):
        body = resolve_references(connection, entity, body)
        if now != record_id and "id" in body:
            body = {**body, "id": now}
    return now, body


def _number(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    try:
        return int(value)
    except ValueError:
        return None
