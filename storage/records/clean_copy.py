"""A copy of a backup that holds its rows and nothing else: tables, triggers and views are made anew by this program.

Called by `restore` and `recovery`. A backup is somebody's file: a trigger or a view of its own would change what is stored,
and what is sent to the cloud, ever after. Its definitions are read only for names; nothing of it is executed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from storage.database.connection import Database, header_schema, refuse_other_version, translate_errors
from storage.database.private_files import make_file
from storage.errors import DatabaseDamaged
from storage.records.feed import end_epoch
from storage.schema.fields import Catalogue
from storage.tables.derived_values import KEPT
from storage.tables.migrations import columns_of, make_tables, make_tables_of
from storage.tables.preparation import is_made_from
from storage.tables.search_index import rebuild_search_indexes

_MIGRATIONS = "_sqlite_migrations"
_DERIVED = frozenset({_MIGRATIONS, "orders", "outbox_counts", "record_counts", *KEPT})
"""Tables that are not copied: the list of migrations and the counts are made with the others, and the sort indexes, which
`orders` lists, and the derived values when a list asks for them."""
_FIRST_COLUMNS = frozenset({"id", "_extra", "_etag"})
"""Columns that the table of an entity has had in every version."""
_OURS = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
)
"""Errors of the disk that is written to; any other comes from the file that is read."""


class _NotOurs(sqlite3.DatabaseError):
    """A database of another program."""


def copy_rows(source: Path, target: Path, catalogue: Catalogue) -> None:
    """Write the rows of the database `source`, which nobody has open, to a new database `target`.

    Columns and tables that this program does not know stay behind. Raises DatabaseDamaged, DatabaseNewer, DatabaseOlder, DiskFull.
    """
    found = header_schema(source)
    if found is None:
        raise DatabaseDamaged(path=str(source))
    refuse_other_version(source, found)
    with translate_errors(target):
        target.unlink(missing_ok=True)
        make_file(target)
    with translate_errors(target):
        try:
            with closing(sqlite3.connect(target, isolation_level=None, uri=True)) as connection:
                _copy(connection, source, catalogue)
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in _OURS:
                raise
            how = {"how": "foreign"} if isinstance(error, _NotOurs) else {}
            raise DatabaseDamaged(path=str(source), **how) from None
    database = Database(target, shared=False)
    try:
        database.maintain(lambda connection: make_tables(connection, catalogue))
        with database.write() as connection:
            rebuild_search_indexes(connection, catalogue)
            end_epoch(connection)
    finally:
        database.close()


def _copy(connection: sqlite3.Connection, source: Path, catalogue: Catalogue) -> None:
    # No function of SQLite that could do harm runs for a definition of the other file.
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA ignore_check_constraints=ON")
    connection.execute("PRAGMA cell_size_check=ON")
    # Nothing survives a crash here: the copy is made again.
    connection.execute("PRAGMA journal_mode=MEMORY")
    # Immutable: no lock is taken, and no log beside it is applied.
    connection.execute("ATTACH ? AS source", (f"{_uri(source)}?mode=ro&immutable=1",))
    columns = {table: _columns(connection, table) for table in _tables(connection)}
    if not columns.keys() >= {"meta", _MIGRATIONS}:
        raise _NotOurs
    applied = connection.execute(f'SELECT name FROM source."{_MIGRATIONS}" NOT INDEXED').fetchall()
    connection.execute("BEGIN IMMEDIATE")
    make_tables_of(connection, catalogue, applied={str(name) for (name,) in applied}, columns=columns)
    made = connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall()
    _check_tables(connection, columns, catalogue)
    for (table,) in made:
        if table not in _DERIVED:
            _copy_table(connection, table, columns)
    connection.execute("COMMIT")
    connection.execute("DETACH source")


def _check_tables(
    connection: sqlite3.Connection, columns: Mapping[str, Collection[str]], catalogue: Catalogue
) -> None:
    """Raise sqlite3.DatabaseError for a table of ours that another one stands for, or that is not there.

    The copy would else be without its rows, and be taken for the whole.
    """
    made_from_ours = is_made_from(connection, catalogue, "source")
    for (table,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
        own = connection.execute("SELECT name FROM pragma_table_info(?, 'main')", (table,)).fetchall()
        if table not in _DERIVED and not {name for (name,) in own} <= {*columns.get(table, ())}:
            raise sqlite3.DatabaseError("a table is not as it was made")
    named = {name for (name,) in connection.execute("SELECT name FROM source.sqlite_master")}
    for entity in catalogue.stored():
        wanted = {*columns_of(entity)} if made_from_ours else _FIRST_COLUMNS
        if (made_from_ours or entity.table in named) and not wanted <= {*columns.get(entity.table, ())}:
            raise sqlite3.DatabaseError("the table of an entity is not as it was made")


def _uri(path: Path) -> str:
    """The path as SQLite reads it, which refuses the address of a Windows share with a host in it."""
    plain = quote(path.absolute().as_posix())
    return f"file://{plain}" if plain.startswith("/") else f"file:///{plain}"


def _tables(connection: sqlite3.Connection) -> list[str]:
    """Its plain tables: what reads from elsewhere under a table's name is none of ours."""
    listed = connection.execute(
        "SELECT name FROM source.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        " AND sql NOT LIKE 'CREATE VIRTUAL%'"
    )
    return [name for (name,) in listed]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """Columns that are stored. One that is computed when it is read is none of ours."""
    listed = connection.execute("SELECT name, hidden FROM pragma_table_xinfo(?, 'source')", (table,))
    return [name for name, hidden in listed if not hidden]


def _copy_table(connection: sqlite3.Connection, table: str, columns: Mapping[str, Collection[str]]) -> None:
    """Copy the rows of one table, after its pages are found in order. Raises sqlite3.Error."""
    if connection.execute(f"PRAGMA source.quick_check({_quoted(table)})").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("damaged pages")
    own = connection.execute("SELECT name FROM pragma_table_info(?, 'main')", (table,)).fetchall()
    names = ", ".join(_quoted(name) for (name,) in own if name in columns[table])
    connection.execute(
        f"INSERT INTO main.{_quoted(table)} ({names}) SELECT {names} FROM source.{_quoted(table)} NOT INDEXED"
    )


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
