"""Sort indexes: precomputed sort keys, so that the order of a list of 100,000 records is read from an index.

Called by `replica` (create) and `ordered_ids` (read). A sort index is a table with one sort key per record, maintained by
triggers, for one field and one language at a time; without it, the key is computed while reading. Indexes are created
on demand: a list asks for those of the fields that it sorts by.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable

from storage.database.connection import Database
from storage.schema.fields import Catalogue, Entity, Field, Kind, table_of
from storage.tables.derived_values import ANY_LANGUAGE, expression
from storage.text.collation import LAST, VERSION

MIN_RECORDS = 2000
"""Below so many records, computing the keys while reading is fast enough."""
ROWS_AT_ONCE = 10_000
"""Records that get their keys in one transaction: some fifty milliseconds."""
PAUSE = 0.002
"""Seconds between two transactions, in which whoever waits gets the lock."""

_TEXTS = frozenset({Kind.STRING, Kind.STRINGS, Kind.TRANSLATIONS})
_ARRAYS = frozenset({Kind.STRINGS, Kind.INTEGERS})
_MISSING_NUMBER = "9e999"
"""Sorts a missing number after every other."""


def index_table(connection: sqlite3.Connection, entity: Entity, field: str, language: str) -> str | None:
    """Quoted name of the index table, or None while there is none in `language`; that of a derived field has none."""
    owner = entity.view_of or entity.name
    if field not in entity.by_name:
        kept = connection.execute(
            "SELECT 1 FROM orders WHERE entity = ? AND field = ? AND language = ?",
            (owner, field, ANY_LANGUAGE),
        ).fetchone()
        return f'"{_name(owner, field)}"' if kept else None
    row = connection.execute(
        "SELECT 1 FROM orders WHERE entity = ? AND field = ? AND language = ? AND version = ?",
        (owner, field, language, VERSION),
    ).fetchone()
    return f'"{_name(owner, field)}"' if row else None


def is_indexable(catalogue: Catalogue, entity: Entity, field: str) -> bool:
    """Whether the sort key depends on the record alone; titles of referenced records are looked up while reading."""
    owner = catalogue[entity.view_of] if entity.view_of else entity
    return field != "id" and field in owner.by_name and owner.by_name[field].references is None


def create_missing(
    database: Database, catalogue: Catalogue, entity: Entity, fields: Iterable[str], language: str
) -> list[str]:
    """Create missing indexes, a part in a transaction: nobody's edit waits for all; returns the fields that got one.

    What a kill leaves of an index is no index, since `orders` does not list it; it is made anew.
    """
    owner = catalogue[entity.view_of] if entity.view_of else entity
    made = []
    for field in fields:
        with database.reading() as connection:
            missing = index_table(connection, owner, field, language) is None
        if missing and is_indexable(catalogue, entity, field):
            _make(database, owner, owner.by_name[field], language)
            made.append(field)
    return made


def sort_expression(
    catalogue: Catalogue, entity: Entity, field: Field, language: str, *, of: str | None = None, plain: bool
) -> str:
    """SQL of the sort key of a row of table `of`; never null. `plain` ignores the alphabet, for speed."""
    table = of or f'"{entity.table}"'
    if field.name not in entity.by_name:
        return f"ifnull({expression(entity.name, field.name, table)}, {_MISSING_NUMBER})"
    if field.references is not None and field.references in catalogue:
        return _title_of(catalogue[field.references], f'{table}."{field.name}"', language, plain=plain)
    if field.kind not in _TEXTS:
        column = f'{table}."{field.name}"'
        if field.kind in _ARRAYS:
            column = f"json_extract({column}, '$[0]')"
        return f"ifnull({column}, {_MISSING_NUMBER})"
    return _key(_text(entity, field, table), language, plain=plain)


def _text(entity: Entity, field: Field, table: str) -> str:
    """The text to sort by: that of the field or, where it is blank, of the fallback fields (`Entity.filed`)."""
    names = [field.name]
    if entity.filed and entity.filed[0] == field.name:
        names += entity.filed[1:]
    columns = [f'{table}."{name}"' for name in names]
    if field.kind is Kind.STRINGS:
        columns = [f"json_extract({columns[0]}, '$[0]')"]
    return ", ".join(f"nullif(trim({column}), '')" for column in columns)


def _key(texts: str, language: str, *, plain: bool) -> str:
    if plain:
        return f"coalesce({texts}, '{LAST}')"
    return f"sort_key('{language}', coalesce({texts}, ''))"


def _title_of(entity: Entity, id: str, language: str, *, plain: bool) -> str:
    """The sort key of the referenced record's title; missing records come last."""
    named = next((name for name in entity.title if entity.by_name[name].kind is Kind.STRING), None)
    if named is None:
        return f"ifnull({id}, {_MISSING_NUMBER})"
    title = _text(entity, entity.by_name[named], "named")
    found = f"(SELECT coalesce({title}, '') FROM \"{entity.table}\" named WHERE named.id = {id})"
    return _key(found, language, plain=plain)


def _name(entity: str, field: str) -> str:
    return f"{table_of(entity)}_by_{field}"


def _make(database: Database, entity: Entity, field: Field, language: str) -> None:
    name, table = _name(entity.name, field.name), f'"{entity.table}"'
    with database.write() as connection:
        row = _begin(connection, entity, field, language)
    last: int | None = -(1 << 63)
    while last is not None:
        with database.write() as connection:
            last = _fill(connection, name, table, row, after=last)
        time.sleep(PAUSE)
    with database.write(sorts=True) as connection:
        connection.execute(f'CREATE INDEX "{name}_key" ON "{name}" ("_key", "_record", "_live")')
        connection.execute(
            "INSERT OR REPLACE INTO orders (entity, field, language, version) VALUES (?, ?, ?, ?)",
            (entity.name, field.name, language, VERSION),
        )


def _fill(connection: sqlite3.Connection, name: str, table: str, row: str, *, after: int) -> int | None:
    """Give the next records after an id their keys; returns the last one's id, None at the end.

    Some have one from a trigger.
    """
    part = f"SELECT id FROM {table} WHERE id > ? ORDER BY id LIMIT {ROWS_AT_ONCE}"
    (last,) = connection.execute(f"SELECT max(id) FROM ({part})", (after,)).fetchone()
    if last is None:
        return None
    known = f'SELECT 1 FROM "{name}" WHERE "_record" = {table}.id'
    connection.execute(
        f'INSERT INTO "{name}" SELECT {row} FROM {table} WHERE id > ? AND id <= ? AND NOT EXISTS ({known}) ORDER BY id',
        (after, last),
    )
    return int(last)


def _begin(connection: sqlite3.Connection, entity: Entity, field: Field, language: str) -> str:
    """Make the table, without rows, and the triggers that follow each change from now on; returns the SQL of a record's row."""
    name, table = _name(entity.name, field.name), f'"{entity.table}"'
    catalogue = Catalogue((entity,))
    live = '{}."deleted" IS NOT 1' if "deleted" in entity.by_name else "1"

    def row(of: str) -> str:
        return f"{of}.id, {live.format(of)}, {sort_expression(catalogue, entity, field, language, of=of, plain=False)}"

    connection.execute("DELETE FROM orders WHERE entity = ? AND field = ?", (entity.name, field.name))
    connection.execute(f'DROP TABLE IF EXISTS "{name}"')
    for each in ("in", "over", "out"):
        connection.execute(f'DROP TRIGGER IF EXISTS "{name}_{each}"')
    connection.execute(f'CREATE TABLE "{name}" ("_record" INTEGER PRIMARY KEY, "_live" INTEGER, "_key")')
    watched = {field.name, *(entity.filed if entity.filed[:1] == (field.name,) else ())}
    watched |= {"deleted"} & entity.by_name.keys()
    changed = " OR ".join(f'old."{each}" IS NOT new."{each}"' for each in sorted(watched))
    # No conflict clauses in triggers: that of the outer statement would override them.
    again = row("new").removeprefix("new.id, ")
    for suffix, event, when, work in (
        ("in", "INSERT", "", f'INSERT INTO "{name}" SELECT {row("new")};'),
        (
            "over",
            "UPDATE",
            f" WHEN {changed}",
            f'UPDATE "{name}" SET ("_live", "_key") = (SELECT {again}) WHERE "_record" = new.id;',
        ),
        ("out", "DELETE", "", f'DELETE FROM "{name}" WHERE "_record" = old.id;'),
    ):
        connection.execute(
            f'CREATE TRIGGER "{name}_{suffix}" AFTER {event} ON {table}{when} BEGIN {work} END'
        )
    return row(table)
