"""The groups of a list with the number of their records, in one statement.

Called by `Replica.groups` for a worker: with 100,000 records it takes half a second.
"""

from __future__ import annotations

import sqlite3

from storage.query.grammar import Query
from storage.query.grouping import Key, is_array, key
from storage.query.sql import to_sql
from storage.schema.fields import Entity

MOST = 500
"""Groups that are told; of a field with more values, the largest."""


def count_groups(
    connection: sqlite3.Connection, entity: Entity, query: Query, by: str
) -> list[tuple[Key, int]]:
    """Groups and their numbers, the largest first; None stands for no value. Raises InvalidQuery."""
    sql = to_sql(entity, query)
    rows = f'SELECT {key(entity, by)} AS "_key" FROM "{entity.table}" WHERE {sql.where}'
    if is_array(entity, by):
        # Not a plain join: the columns of json_each would hide those of the table.
        rows = f'SELECT element.value AS "_key" FROM ({rows}) AS each LEFT JOIN json_each(each."_key") AS element'
    found = connection.execute(
        f'SELECT "_key", count(*) FROM ({rows}) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT {MOST}', sql.params
    )
    return [(value, count) for value, count in found]
