"""Whether a database is whole: its pages, and every value in them (F109).

Called when a replica is opened, by `recovery` and `restore`, and by the self-test. SQLite checks its pages only; a byte
that rots inside a text leaves a database that is in order and that Python cannot read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from storage.database.connection import Database, translate_errors
from storage.database.stored_json import UnreadableValue, parse
from storage.errors import DatabaseDamaged
from storage.outbox import outbox
from storage.schema.fields import Catalogue
from storage.tables import idempotency
from storage.tables.preparation import check_definitions
from storage.tables.record_counts import wrong_counts
from storage.tables.rows import json_columns

_JSON: Mapping[str, Collection[str]] = {
    "meta": ("value",),
    "steps": ("params",),
    "history": ("fields",),
    "capabilities": ("value",),
    "runs": ("figures",),
    "hooks": ("body",),
    "hook_deliveries": ("records",),
    "disputed": ("theirs",),
    "plan_lines": ("before", "after", "former"),
}
"""Columns of JSON in the tables beside those of the entities."""

_READERS: Mapping[str, tuple[str, Callable[[Sequence[Any]], object]]] = {
    "outbox": (outbox.COLUMNS, outbox.read_row),
    "idempotency": (idempotency.COLUMNS, idempotency.read_row),
}
"""Tables whose rows are more than texts, numbers and JSON: their columns, and what reads a row of them."""

_NUMBERS = frozenset({"INTEGER", "FLOAT", "REAL"})
"""Declared types of columns that hold no text: SQLite keeps one there when the type in a row's header is rotten."""

_MOST = 90
"""Arguments of one call of `printf`; SQLite allows a hundred."""


def is_sound(database: Database, catalogue: Catalogue, *, indexes: bool = False) -> bool:
    """Whether nothing of the file is damaged; `indexes` takes longer. Raises DatabaseBusy, StorageError."""
    if not database.sound(indexes=indexes):
        return False
    try:
        with translate_errors(database.path):
            check_definitions(database.read())
            if indexes and wrong_counts(database.read(), catalogue):
                return False
            return next(unreadable_rows(database.read(), catalogue), None) is None
    except DatabaseDamaged:
        return False
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR:
            raise
        # A table or a column is not there: their definitions are rotten.
        return False


def unreadable_rows(connection: sqlite3.Connection, catalogue: Catalogue) -> Iterator[tuple[str, list[int]]]:
    """Tables with rows that cannot be read, and the rowids of these rows. Raises sqlite3.Error."""
    parsed = dict(_JSON) | {entity.table: json_columns(entity) for entity in catalogue.stored()}
    for table, columns in _tables(connection):
        in_json = [name for name in parsed.get(table, ()) if name in columns]
        rows: list[int] = []
        if table in _READERS:
            of, read = _READERS[table]
            rows = _unreadable(connection, table, read, of=of)
        elif columns and not _readable(connection, table, columns, in_json):
            places = [[*columns].index(name) for name in in_json]
            numbers = [place for place, kind in enumerate(columns.values()) if kind in _NUMBERS]
            rows = _unreadable(connection, table, partial(_read_values, in_json=places, numbers=numbers))
        if rows:
            yield table, rows


def _tables(connection: sqlite3.Connection) -> Iterator[tuple[str, dict[str, str]]]:
    """Names of the tables, and their columns with the declared types, without those that SQLite and its full-text search keep for themselves."""
    listed = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        " AND NOT EXISTS (SELECT 1 FROM sqlite_master AS v WHERE v.sql LIKE 'CREATE VIRTUAL%'"
        " AND (sqlite_master.name = v.name OR sqlite_master.name LIKE v.name || '\\_%' ESCAPE '\\'))"
    ).fetchall()
    for (table,) in listed:
        columns = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
        yield table, {row[1]: row[2] for row in columns}


def _readable(
    connection: sqlite3.Connection, table: str, columns: Mapping[str, str], in_json: Collection[str]
) -> bool:
    """Whether every value can be read; one text for each row is decoded as a whole, for speed."""
    odd = [f"\"{name}\" >= x''" for name in columns] + [
        f'NOT json_valid(ifnull("{name}", 0))' for name in in_json
    ]
    odd += [f"typeof(\"{name}\") = 'text'" for name, kind in columns.items() if kind in _NUMBERS]
    if connection.execute(f'SELECT 1 FROM "{table}" WHERE {" OR ".join(odd)} LIMIT 1').fetchone():
        return False
    texts_only = [name for name, kind in columns.items() if kind in ("TEXT", "")]
    if not texts_only:
        return True
    parts = (texts_only[start : start + _MOST] for start in range(0, len(texts_only), _MOST))
    texts = ", ".join(f"printf('{'%s ' * len(part)}', {', '.join(map(_quoted, part))})" for part in parts)
    try:
        for _ in connection.execute(f'SELECT {texts} FROM "{table}"'):
            pass
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        return False
    return True


def _quoted(name: str) -> str:
    return f'"{name}"'


def _unreadable(
    connection: sqlite3.Connection, table: str, read: Callable[[Sequence[Any]], object], *, of: str = "*"
) -> list[int]:
    """Rowids of the rows of a table, of whose columns `read` raises UnreadableValue."""
    usual, found = connection.text_factory, []
    cursor = connection.cursor()
    connection.text_factory = _text_or_bytes
    try:
        for rowid, *values in cursor.execute(f'SELECT rowid, {of} FROM "{table}"'):
            try:
                read(values)
            except UnreadableValue:
                found.append(rowid)
    finally:
        connection.text_factory = usual
    return found


def _text_or_bytes(content: bytes) -> str | bytes:
    try:
        return content.decode()
    except UnicodeDecodeError:
        return content


def _read_values(values: Sequence[Any], *, in_json: Collection[int], numbers: Collection[int]) -> None:
    if any(isinstance(value, bytes) for value in values):
        raise UnreadableValue("not a text")
    if any(isinstance(values[place], str) for place in numbers):
        raise UnreadableValue("not a number")
    for place in in_json:
        if values[place] is not None:
            parse(values[place])
