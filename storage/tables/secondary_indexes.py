"""The indexes beside the search index and the sort indexes: which fields have one, and a table without any for a while.

Called by `migrations` for every table, and by `transaction`: filling an empty table is faster without them. Nothing says
that a table has none but that it has none: opening a file that was left so makes them.
"""

from __future__ import annotations

import sqlite3

from storage.schema.fields import Entity, Field, Filter, Kind, Sort

SERVED_OLDER = ' WHERE "_cloudVersion" > "versionDate"'
"""Rows that are served under an older versionDate than the cloud's; all others are found by the index of versionDate."""


def prepare_indexes(connection: sqlite3.Connection, entity: Entity) -> None:
    """Create the indexes that the schema calls for and drop those of an earlier program that it does not."""
    while prepare_index(connection, entity):
        pass


def prepare_index(connection: sqlite3.Connection, entity: Entity) -> bool:
    """One step of `prepare_indexes`, at most one index; returns whether there was anything to do."""
    names = {f"idx_{entity.table}_{each.name}": (each.name, _index(each)) for each in entity.fields}
    if "versionDate" in entity.by_name:
        names[f"idx_{entity.table}_served_older"] = ("_cloudVersion", SERVED_OLDER)
    wanted = {
        name: f'CREATE INDEX "{name}" ON "{entity.table}" ("{column}"){where}'
        for name, (column, where) in names.items()
        if where is not None
    }
    listed = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
        (entity.table,),
    )
    present: dict[str, str] = dict(listed.fetchall())
    for name, sql in [*present.items()]:
        if wanted.get(name) != sql:
            connection.execute(f'DROP INDEX "{name}"')
            del present[name]
    missing = next((sql for name, sql in wanted.items() if name not in present), None)
    if missing is not None:
        connection.execute(missing)
    return missing is not None


def _index(field: Field) -> str | None:
    """The WHERE clause of the field's index, or None for no index; each index slows the first download down.

    Indexed are fields that lists show and sort by, references, and fields looked up by exact value; without an index
    100,000 rows sort in 20 ms. Nullable fields are indexed where they are not null, `deleted` where it is true.
    """
    if field.name == "deleted":
        return ' WHERE "deleted" = 1'
    if field.kind in (Kind.BOOLEAN, Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS) or field.name in (
        "id",
        "_cloudId",
    ):
        return None
    if field.sort is Sort.BOTH and (field.list_column or field.name == "versionDate"):
        return ""
    exact = Filter.EQUALS in field.filter and field.kind is Kind.STRING and not field.choices
    if field.references is None and not exact:
        return None
    return f' WHERE "{field.name}" IS NOT NULL' if field.null else ""


def drop_indexes(connection: sqlite3.Connection, entity: Entity) -> bool:
    """Drop the indexes of an entity's table, if that is empty: `prepare_index` makes them again, in a fraction of the time.

    Returns whether it was.
    """
    if connection.execute(f'SELECT 1 FROM "{entity.table}" LIMIT 1').fetchone() is not None:
        return False
    listed = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
        (entity.table,),
    )
    for (name,) in listed.fetchall():
        connection.execute(f'DROP INDEX "{name}"')
    return True
