"""Databases with empty tables, made once per process and copied: creating the tables takes longer than most tests.

Opening such a file does all that opening does, except for creating the tables. Tests of that do not use this.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.database.connection import Database
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from storage.tables.migrations import prepare


def lay(path: Path, *, catalogue: Catalogue = CATALOGUE, authoritative: bool = False) -> None:
    """Put a database with empty tables at `path`, unless there is one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_tables(catalogue, authoritative))


@cache
def _tables(catalogue: Catalogue, authoritative: bool) -> bytes:
    with TemporaryDirectory() as folder:
        database = Database(Path(folder) / "tables.db")
        database.maintain(lambda connection: prepare(connection, catalogue, authoritative=authoritative))
        database.close()
        return database.path.read_bytes()
