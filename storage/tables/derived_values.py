"""Values that are calculated from several records and kept beside them, so that long lists sort and filter by them.

Declared as `Entity.derived`; what they are is calculated above `storage`, which hands the results to `keep`. Each such field
has a table like a sort index, with a key for every record; a value that is not known is the highest number, as in every
sort index. From the first `keep` on, triggers give new records such a key; they cost nothing before.
"""

from __future__ import annotations

import json
import math
import sqlite3
from collections.abc import Iterable, Mapping

from storage.database.connection import Database
from storage.schema.fields import table_of

UNKNOWN = math.inf
KEPT = ("products_by_costPriceWithoutVat", "products_by_marginPercent")
"""The tables that a migration makes, empty; a new derived field needs one of its own."""
ANY_LANGUAGE = ""
"""Under which `orders` lists them: numbers sort alike in every language."""
VALUE = 'nullif(kept."_key", 9e999)'
"""SQL of a kept value, null where it is not known."""
AT_ONCE = 5_000
"""Values that are changed in one transaction, so that nobody waits long for the writer's lock."""


def make_tables(connection: sqlite3.Connection) -> None:
    """Make the tables, without rows."""
    for name in KEPT:
        connection.execute(f'CREATE TABLE "{name}" ("_record" INTEGER PRIMARY KEY, "_live" INTEGER, "_key")')
        connection.execute(f'CREATE INDEX "{name}_key" ON "{name}" ("_key", "_record", "_live")')


def name_of(entity: str, field: str) -> str:
    """Name of the table of a derived field."""
    return f"{table_of(entity)}_by_{field}"


class DerivedValues:
    """The kept values of one file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, entity: str, field: str, ids: Iterable[int]) -> dict[int, float]:
        """The values of these records; those without one are left out."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f'SELECT "_record", "_key" FROM "{name_of(entity, field)}"'
                ' WHERE "_record" IN (SELECT value FROM json_each(?)) AND "_key" < 9e999',
                (json.dumps(list(ids)),),
            ).fetchall()
        return dict(rows)

    def keep(self, entity: str, field: str, values: Mapping[int, float]) -> int:
        """Keep these values and no others; returns how many changed. Raises DatabaseBusy, DiskFull."""
        name = name_of(entity, field)
        with self._database.reading() as connection:
            known = connection.execute(
                "SELECT 1 FROM orders WHERE entity = ? AND field = ?", (entity, field)
            ).fetchone()
        if known is None:
            with self._database.write() as connection:
                _begin(connection, entity, field, values)
                return len(values)
        with self._database.reading() as connection:
            before = dict(connection.execute(f'SELECT "_record", "_key" FROM "{name}"').fetchall())
        changed = [(value, id) for id, key in before.items() if (value := values.get(id, UNKNOWN)) != key]
        for start in range(0, len(changed), AT_ONCE):
            with self._database.write() as connection:
                connection.executemany(
                    f'UPDATE "{name}" SET "_key" = ? WHERE "_record" = ?', changed[start : start + AT_ONCE]
                )
        return len(changed)


def _begin(connection: sqlite3.Connection, entity: str, field: str, values: Mapping[int, float]) -> None:
    """Give every record a key, and let triggers keep it so."""
    name, table = name_of(entity, field), f'"{table_of(entity)}"'
    connection.execute(f'DELETE FROM "{name}"')
    records = connection.execute(f'SELECT id, "deleted" IS NOT 1 FROM {table} ORDER BY id').fetchall()
    connection.executemany(
        f'INSERT INTO "{name}" VALUES (?, ?, ?)',
        [(id, live, values.get(id, UNKNOWN)) for id, live in records],
    )
    # No conflict clauses in triggers: that of the outer statement would override them.
    for suffix, event, work in (
        ("in", "INSERT", f'INSERT INTO "{name}" VALUES (new.id, new."deleted" IS NOT 1, 9e999)'),
        (
            "over",
            "UPDATE OF deleted",
            f'UPDATE "{name}" SET "_live" = new."deleted" IS NOT 1 WHERE "_record" = new.id',
        ),
        ("out", "DELETE", f'DELETE FROM "{name}" WHERE "_record" = old.id'),
    ):
        connection.execute(f'DROP TRIGGER IF EXISTS "{name}_{suffix}"')
        connection.execute(f'CREATE TRIGGER "{name}_{suffix}" AFTER {event} ON {table} BEGIN {work}; END')
    connection.execute(
        "INSERT OR REPLACE INTO orders (entity, field, language, version) VALUES (?, ?, ?, ?)",
        (entity, field, ANY_LANGUAGE, 0),
    )


def rows_with(entity: str, field: str, test: str) -> str:
    """SQL of a condition on the rows of an entity: those of which the value passes `test`, an expression with `VALUE`."""
    return f'"{table_of(entity)}"."id" IN (SELECT kept."_record" FROM "{name_of(entity, field)}" AS kept WHERE {test})'


def expression(entity: str, field: str, table: str) -> str:
    """SQL of the value of a row of `table`, null where it is not known."""
    return f'(SELECT {VALUE} FROM "{name_of(entity, field)}" AS kept WHERE kept."_record" = {table}."id")'
