"""How the records of a backup differ from those of a replica: by list, in numbers and with a few examples.

Called by `app.backup.backups` before a restore. SQLite compares the two files; no record is read but the examples.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.database.connection import translate_errors
from storage.schema.fields import Catalogue, Entity
from storage.tables.preparation import INTERNAL_COLUMNS

EXAMPLES = 3
"""Ids of each kind that are named."""
STAMPS = frozenset({"versionDate", "modifiedBy", "created"})
"""Fields that the cloud writes at every change; alone they make no difference to a person."""


@dataclass(frozen=True, slots=True)
class Differing:
    """So many records, and the ids of a few of them."""

    count: int
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """What a list has only here, only in the backup, and in both with other values; deleted records count as none."""

    entity: str
    only_here: Differing
    only_there: Differing
    different: Differing

    def __bool__(self) -> bool:
        return bool(self.only_here.count or self.only_there.count or self.different.count)


def differences(here: Path, there: Path, catalogue: Catalogue) -> list[Difference]:
    """Lists in which the database `there` differs from `here`; both have the tables of this version.

    Neither is changed. Raises StorageError.
    """
    with (
        translate_errors(here),
        closing(sqlite3.connect(f"{here.absolute().as_uri()}?mode=ro", uri=True)) as opened,
    ):
        opened.execute("ATTACH ? AS there", (f"{there.absolute().as_uri()}?mode=ro",))
        return [found for each in catalogue.stored() if (found := _difference(opened, each))]


def _difference(connection: sqlite3.Connection, entity: Entity) -> Difference:
    table = f'"{entity.table}"'
    live = ' AND NOT coalesce({0}."deleted", 0)' if "deleted" in entity.by_name else ""
    absent = (
        f'SELECT a."id" FROM {{0}}.{table} a WHERE NOT EXISTS (SELECT 1 FROM {{1}}.{table} b WHERE b."id" = a."id"'
        f"{live.format('b')}){live.format('a')}"
    )
    changed = " OR ".join(f'a."{name}" IS NOT b."{name}"' for name in _compared(connection, entity)) or "0"
    both = (
        f'SELECT a."id" FROM main.{table} a JOIN there.{table} b ON b."id" = a."id" WHERE ({changed})'
        f"{live.format('a')}{live.format('b')}"
    )
    return Difference(
        entity.name,
        _differing(connection, absent.format("main", "there")),
        _differing(connection, absent.format("there", "main")),
        _differing(connection, both),
    )


def _differing(connection: sqlite3.Connection, query: str) -> Differing:
    (count,) = connection.execute(f"SELECT count(*) FROM ({query})").fetchone()
    found = connection.execute(f'SELECT "id" FROM ({query}) ORDER BY "id" LIMIT {EXAMPLES}') if count else ()
    return Differing(count, tuple(id for (id,) in found))


def _compared(connection: sqlite3.Connection, entity: Entity) -> Iterator[str]:
    for _at, name, *_rest in connection.execute(f'PRAGMA main.table_info("{entity.table}")'):
        if name not in INTERNAL_COLUMNS and name not in STAMPS and name in entity.by_name:
            yield name
