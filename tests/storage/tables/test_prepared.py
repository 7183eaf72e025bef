"""A file with the stamp of this program is opened without inspecting its tables; any other file is inspected."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.records.replica import Replica
from storage.schema.fields import Catalogue
from storage.tables import migrations
from tests.storage.tables.test_migrations import WITH_SHOE_SIZE


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


def names(path: Path) -> set[str]:
    return {name for name, _ in listed(path)}


def listed(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, ifnull(sql, '') FROM sqlite_master").fetchall()
