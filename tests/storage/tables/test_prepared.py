"""A file with the stamp of this program is opened without inspecting its tables; any other file is inspected."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.database.connection import SCHEMA
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from storage.tables import migrations, preparation
from storage.tables.search_index import _SETTINGS
from tests.storage.tables.test_migrations import WITH_SHOE_SIZE

MADE = {10: "ff218cebf908e615"}
"""What this program makes of a new file but for what follows from the catalogue, by schema number."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "replica.db"
    Replica.open(path, cloud_id=7).close()
    return path


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each time that all tables were looked at."""
    times: list[str] = []

    def look(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False) -> None:
        times.append("looked")
        make_tables(connection, catalogue, authoritative=authoritative)

    make_tables = migrations.make_tables
    monkeypatch.setattr(migrations, "make_tables", look)
    return times


def test_a_prepared_file_is_not_inspected_again(path: Path, looked: list[str]) -> None:
    for _ in range(2):
        Replica.open(path, cloud_id=7).close()
    assert looked == []


@pytest.mark.parametrize(
    "touch",
    [
        'DROP INDEX "idx_customers_lastName"',
        "DROP TRIGGER hook_customers_points_insert",
        "PRAGMA user_version=6",
        "DELETE FROM meta WHERE key = 'prepared'",
        "VACUUM",
    ],
)
def test_a_changed_file_is_inspected_again(path: Path, looked: list[str], touch: str) -> None:
    before = names(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(touch)
    Replica.open(path, cloud_id=7).close()
    assert looked and names(path) >= before
    looked.clear()
    Replica.open(path, cloud_id=7).close()
    assert looked == []


def test_another_catalogue_or_another_kind_of_replica_is_prepared(path: Path, looked: list[str]) -> None:
    Replica.open(path, cloud_id=7, catalogue=WITH_SHOE_SIZE).close()
    Replica.open(path, cloud_id=7, authoritative=True).close()
    assert len(looked) == 2


def test_tables_change_only_with_the_schema_number(path: Path) -> None:
    """Files that bear the number are not looked at: whoever changes what is made must raise SCHEMA."""
    assert MADE.get(SCHEMA) == made(path), (
        "raise SCHEMA, freeze the old one (tests.storage.support.freeze), and say it here"
    )


def made(path: Path) -> str:
    derived = {each.table for each in CATALOGUE}
    told = [
        f"{name} {sql}"
        for name, sql in sorted(listed(path))
        if name not in derived and not name.startswith("idx_") and "_fts_" not in name
    ]
    made = repr((told, preparation.INTERNAL_COLUMNS, migrations.COLUMN_TYPES, _SETTINGS))
    return hashlib.blake2b(made.encode(), digest_size=8).hexdigest()


def names(path: Path) -> set[str]:
    return {name for name, _ in listed(path)}


def listed(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, ifnull(sql, '') FROM sqlite_master").fetchall()
