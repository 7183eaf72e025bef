"""Records found by exact values or by a query, without an order.

Called by `replica` and `transaction`.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from storage.database.stored_json import parse
from storage.query.grammar import Query
from storage.query.sql import to_sql
from storage.schema.fields import Entity
from storage.tables.rows import json_columns, rows_of


def ids(connection: sqlite3.Connection, entity: Entity, query: Query) -> list[int]:
    """Ids of all records that match, in no particular order."""
    sql = to_sql(entity, query)
    found = connection.execute(f'SELECT id FROM "{entity.table}" WHERE {sql.where}', sql.params)
    return [row[0] for row in found.fetchall()]


def all_ids(connection: sqlite3.Connection, entity: Entity) -> list[int]:
    """Ids of every record, deleted ones too."""
    return [row[0] for row in connection.execute(f'SELECT id FROM "{entity.table}"').fetchall()]


def cloud_version(connection: sqlite3.Connection, entity: Entity, record: int) -> int | None:
    """The versionDate that the cloud gave a record; the served one may be higher (`Transaction.put_many`)."""
    rows = rows_of(entity)
    row = connection.execute(f"{rows.select} WHERE id = ?", (record,)).fetchone()
    return rows.cloud_version(row) if row is not None else None


def ids_with(
    connection: sqlite3.Connection,
    entity: Entity,
    values: Mapping[str, object],
    *,
    except_id: int | None = None,
    deleted: bool = False,
) -> list[int]:
    """Ids of live records (with `deleted` of deleted ones too) that hold exactly these values, by field.

    A null matches nothing. `except_id` leaves one record out.
    """
    conditions = [f'"{entity.by_name[name].name}" = ?' for name in values]
    params = [*values.values()]
    if except_id is not None:
        conditions.append("id <> ?")
        params.append(except_id)
    if not deleted and "deleted" in entity.by_name:
        conditions.append('"deleted" IS NOT 1')
    found = connection.execute(f'SELECT id FROM "{entity.table}" WHERE {" AND ".join(conditions)}', params)
    return [row[0] for row in found.fetchall()]


def values_by_id(
    connection: sqlite3.Connection, entity: Entity, field: str, among: Collection[str] | None = None
) -> Iterator[tuple[int, Any]]:
    """Id and value of `field` of each live record that has one, by id; `among`: each element of a list that is one of these.

    Raises UnreadableValue.
    """
    column = f'"{entity.by_name[field].name}"'
    live = ' AND "deleted" IS NOT 1' if "deleted" in entity.by_name else ""
    if among is not None:
        return iter(
            connection.execute(
                f'SELECT "{entity.table}".id, element.value FROM "{entity.table}", json_each({column}) AS element'
                f" WHERE {column} NOT IN ('', '[]'){live} AND element.value IN (SELECT value FROM json_each(?)) ORDER BY 1",
                (json.dumps([*among]),),
            ).fetchall()
        )
    found = connection.execute(
        f"SELECT id, {column} FROM \"{entity.table}\" WHERE {column} NOT IN ('', '[]'){live} ORDER BY id"
    ).fetchall()
    as_json = field in json_columns(entity)
    return ((number, parse(value) if as_json else value) for number, value in found)


def live_values(
    connection: sqlite3.Connection, entity: Entity, fields: Sequence[str]
) -> list[tuple[Any, ...]]:
    """Id and these fields, stored as plain values, of each live record: faster than whole records of a long list."""
    columns = ", ".join(f'"{entity.by_name[name].name}"' for name in ("id", *fields))
    live = ' WHERE "deleted" IS NOT 1' if "deleted" in entity.by_name else ""
    return connection.execute(f'SELECT {columns} FROM "{entity.table}"{live}').fetchall()
