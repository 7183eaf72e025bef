"""Where a database's dated copies lie, and how one is made.

Called by `replica` before a migration, by `recovery` and by `app.backups`. Copies are whole databases; the journal has no copy, since
it only grows out of date.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from storage.database import SCHEMA, Database, header_schema, translated
from storage.errors import DatabaseDamaged, DatabaseNewer, StorageError
from storage.fields import Catalogue


def backups(database: Path) -> list[Path]:
    """Backups of a database file, newest first."""
    return sorted((database.parent / "backups").glob(f"{database.stem}-*.db"), reverse=True)


def copy(database: Database, *, at: int) -> Path:
    """Write a backup dated `at` (wall milliseconds) beside the database; raises StorageError."""
    folder = database.path.parent / "backups"
    with translated(folder):
        folder.mkdir(exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(at / 1000))
    target = folder / f"{database.path.stem}-{stamp}.db"
    database.backup(target)
    return target


def contents(path: Path, catalogue: Catalogue) -> dict[str, int]:
    """How many records that are not deleted a database file holds, by entity; tables it lacks are left out.

    Reads and changes nothing. Raises DatabaseDamaged for a file that is none of ours, DatabaseNewer.
    """
    found = header_schema(path)
    if found is None:
        raise DatabaseDamaged(path=str(path))
    if found > SCHEMA:
        raise DatabaseNewer(path=str(path), found=found, supported=SCHEMA)
    counts: dict[str, int] = {}
    with (
        translated(path),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection,
    ):
        tables = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        if "meta" not in tables:
            raise DatabaseDamaged(path=str(path))
        for entity in catalogue.stored():
            if entity.table in tables:
                where = ' WHERE "deleted" = 0' if "deleted" in entity.by_name else ""
                row = connection.execute(f'SELECT count(*) FROM "{entity.table}"{where}').fetchone()
                counts[entity.name] = int(row[0])
    return counts


def keep_earlier(database: Database, *, at: int) -> None:
    """Copy a file that an earlier program left, for that program, should somebody go back to it (F89).

    The migration that follows is one transaction and needs no copy, so a full disk does not stop it here.
    """
    if database.earlier:
        with suppress(StorageError):
            copy(database, at=at)
