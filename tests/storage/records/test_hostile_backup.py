"""A backup is somebody's file: its rows are restored, none of its definitions is."""

from __future__ import annotations

import gzip
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.database.backups import pack
from storage.database.connection import Database
from storage.errors import DatabaseDamaged
from storage.query.grammar import Query
from storage.records.clean_copy import _uri, copy_rows
from storage.records.recovery import repair
from storage.records.restore import inspect_backup, restore
from storage.schema.entities import CATALOGUE
from storage.tables.migrations import make_tables
from tests.storage.records.test_recovery import FILE, bad_pages, shop
from tests.storage.support.replicas import CLOUD, assert_one_account, edited, open_replica
from tests.storage.test_frozen import SCHEMAS, thaw

TRIGGER = (
    "CREATE TRIGGER quiet AFTER INSERT ON outbox BEGIN"
    " UPDATE outbox SET body = replace(body, 'hello', 'PWNED') WHERE seq = new.seq; END"
)


@pytest.fixture
def folder(tmp_path):
    replica = shop(tmp_path)
    replica.database.backup(tmp_path / "old.db")
    replica.close()
    return tmp_path


def spoil(path, *statements):
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def definitions(path):
    with closing(sqlite3.connect(path)) as connection:
        return set(connection.execute("SELECT type, name, sql FROM sqlite_master"))


def test_triggers_views_and_tables_of_its_own_are_left_behind(folder):
    spoil(
        folder / "old.db",
        TRIGGER,
        "CREATE TABLE foreign_table (a)",
        "CREATE VIEW foreign_view AS SELECT * FROM outbox",
        "CREATE INDEX foreign_index ON outbox (body)",
    )
    expected = definitions(folder / FILE)
    restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    assert definitions(folder / FILE) == expected
    replica = open_replica(folder)
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="hello"))
    (change,) = [each for each in replica.changes() if each.id == 2]
    assert change.intent.apply({})["note"] == "hello"
    assert replica.count("customers", Query()) == 400
    assert_one_account(replica)
    replica.close()


def test_a_packed_one_and_one_that_repairs_by_itself_are_no_other(folder):
    backups = folder / "backups"
    backups.mkdir()
    shutil.copyfile(folder / "old.db", backups / "replica-7-20260101-000000.db")
    spoil(backups / "replica-7-20260101-000000.db", TRIGGER)
    packed = pack(backups / "replica-7-20260101-000000.db")
    expected = definitions(folder / FILE)
    restore(folder / FILE, packed, cloud_id=CLOUD)
    assert definitions(folder / FILE) == expected
    for each in backups.glob("*.db"):
        each.unlink()
    bad_pages(folder / FILE)
    assert repair(folder / FILE).backup == packed
    assert definitions(folder / FILE) == expected


def test_a_column_that_is_computed_is_not_read(folder):
    spoil(
        folder / "old.db",
        "ALTER TABLE history ADD COLUMN more GENERATED ALWAYS AS (hex(zeroblob(300000000)))",
    )
    restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    replica = open_replica(folder)
    # The unsent edits are in the journal.
    assert sorted(each.id for each in replica.changes()) == [1, 900]
    replica.close()


@pytest.mark.parametrize(
    "statements",
    [
        ["DROP TABLE meta", "CREATE VIEW meta AS SELECT 'cloud_id' AS key, '7' AS value"],
        [
            "ALTER TABLE customers RENAME TO was",
            "CREATE TABLE customers (id, lastName)",
            "INSERT INTO customers VALUES (1, 'a'), (1, 'b')",
        ],
        ["UPDATE meta SET value = '" + "[" * 50_000 + "' WHERE key = 'cloud_id'"],
        ["DROP TABLE outbox", "CREATE VIEW outbox AS SELECT * FROM sqlite_master"],
        ["DROP TABLE history", "CREATE VIRTUAL TABLE history USING fts5(fields)"],
        ["DROP TABLE customers"],
        ["DROP TABLE customers", "CREATE TABLE customers (colour)", "INSERT INTO customers VALUES ('red')"],
        ["DROP TABLE customers", "CREATE VIEW customers AS SELECT * FROM suppliers"],
        [
            "DELETE FROM meta WHERE key = 'prepared'",
            "DROP TABLE customers",
            "CREATE TABLE customers (id, lastName)",
        ],
        ["DROP TABLE hooks", "CREATE TABLE hooks (id, body)"],
    ],
    ids=[
        "no bookkeeping",
        "one id twice",
        "brackets",
        "view",
        "virtual",
        "dropped",
        "columns of another",
        "view of another",
        "no stamp",
        "half a table",
    ],
)
def test_a_false_table_of_ours_is_damage_and_changes_nothing(folder, statements):
    spoil(folder / "old.db", *statements)
    before = (folder / FILE).read_bytes()
    for act in (
        lambda: inspect_backup(folder / "old.db"),
        lambda: restore(folder / FILE, folder / "old.db", cloud_id=CLOUD),
    ):
        with pytest.raises(DatabaseDamaged) as caught:
            act()
        assert caught.value.params["path"] == str(folder / "old.db")
    assert (folder / FILE).read_bytes() == before
    assert not list(folder.glob("*.restoring*"))


def test_a_record_of_50_000_brackets_is_left_out_and_returns_from_the_cloud(folder):
    spoil(folder / "old.db", "UPDATE customers SET tags = '" + "[" * 50_000 + "' WHERE id = 7")
    restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    replica = open_replica(folder)
    assert replica.get("customers", 7) is None and replica.get("customers", 8) is not None
    assert replica.sync_state.cursors.all() == []
    replica.close()


def test_the_search_finds_the_restored_records(folder):
    restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    replica = open_replica(folder)
    assert replica.count("customers", Query(search="N17")) == 11
    replica.close()


@pytest.mark.parametrize("schema", SCHEMAS)
def test_F89_the_copy_of_an_earlier_version_has_what_its_migration_would_have(tmp_path, schema):
    source, migrated = thaw(schema, tmp_path), tmp_path / "migrated.db"
    shutil.copyfile(source, migrated)
    with closing(Database(migrated)) as database:
        database.maintain(lambda connection: make_tables(connection, CATALOGUE))
    copy_rows(source, tmp_path / "copy.db", CATALOGUE)
    assert contents(tmp_path / "copy.db") == contents(migrated)


def contents(path):
    """Rows of all tables but of those that follow from others."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {
            name: sorted(map(repr, connection.execute(f'SELECT * FROM "{name}"')))
            for name in tables
            if not name.endswith("_unindexed") and "_fts" not in name and "_by_" not in name
            and name not in ("meta", "orders", "_sqlite_migrations")
        }  # fmt: skip


def test_a_packed_backup_that_unpacks_to_more_than_it_says_is_damage(folder):
    bomb = folder / "bomb.db.gz"
    with gzip.open(bomb, "wb") as packed:
        packed.write((folder / "old.db").read_bytes())
        for _ in range(300):
            packed.write(bytes(1 << 20))
    with pytest.raises(DatabaseDamaged):
        restore(folder / FILE, bomb, cloud_id=CLOUD)
    assert not list(folder.glob("*.restoring*"))


def test_a_folder_with_any_name_is_restored_from(folder):
    odd = folder / ("a ? b # 100 % č" if os.name == "posix" else "a # 100 % č")  # Windows has no ? in names
    odd.mkdir()
    restore(odd / FILE, folder / "old.db", cloud_id=CLOUD)
    replica = open_replica(odd)
    assert replica.count("customers", Query()) == 400
    replica.close()


def test_the_path_of_a_windows_share_has_no_host():
    assert _uri(Path("//shop/data/replica db")) == "file:////shop/data/replica%20db"
