"""The tables follow the schema; opening a file with a newer program loses nothing."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from storage import wire
from storage.database.connection import SCHEMA, Database, header_schema
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Field, Filter, Kind, Sort
from storage.schema.validation import decode
from storage.tables.migrations import make_tables
from tests.fakes.today import share
from tests.storage.support.replicas import open_bare, put, record

WITH_SHOE_SIZE = CATALOGUE.with_entity(
    CATALOGUE["customers"].with_field(
        Field(
            name="shoeSize",
            kind=Kind.DOUBLE,
            null=True,
            filter=Filter.EQUALS,
            sort=Sort.BOTH,
            list_column=True,
        )
    )
)


def schema(path: Path) -> dict[str, str]:
    connection = sqlite3.connect(path)
    try:
        return dict(connection.execute("SELECT name, ifnull(sql, '') FROM sqlite_master").fetchall())
    finally:
        connection.close()


def test_every_field_of_every_entity_is_a_column(tmp_path: Path) -> None:
    replica = open_bare(tmp_path)
    for entity in CATALOGUE:
        columns = {row[1] for row in replica.database.read().execute(f'PRAGMA table_info("{entity.table}")')}
        assert columns >= {*entity.names(), "_extra", "_etag", "_search", "_cloudVersion"}, entity.name
    replica.close()
    assert header_schema(tmp_path / "replica-7.db") == SCHEMA


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    open_bare(tmp_path).close()
    before = schema(tmp_path / "replica-7.db")
    statements: list[str] = []
    database = Database(tmp_path / "replica-7.db")
    database._writer.set_trace_callback(statements.append)
    database.maintain(lambda connection: make_tables(connection, CATALOGUE))
    database.close()
    assert schema(tmp_path / "replica-7.db") == before
    assert not [
        each for each in statements if each.startswith(("CREATE VIEW", "CREATE TABLE", "DROP", "ALTER"))
    ]


def test_a_field_added_to_the_catalogue_becomes_a_column(tmp_path: Path) -> None:
    replica = open_bare(tmp_path)
    put(replica, "customers", record("customers", 1))
    replica.close()
    replica = open_bare(tmp_path, catalogue=WITH_SHOE_SIZE)
    assert replica.get("customers", 1)["shoeSize"] is None
    put(replica, "customers", record("customers", 2, shoeSize=41.5))
    entity = WITH_SHOE_SIZE["customers"]
    found = replica.page("customers", Query(where=parse_filter(entity, "shoeSize|eq|41.5"))).records
    assert [each["id"] for each in found] == [2]
    replica.close()
    # An older program finds the file usable and leaves the column alone.
    older = open_bare(tmp_path)
    assert "shoeSize" not in older.get("customers", 2)
    older.close()


def test_values_of_a_newly_declared_field_move_into_its_column(tmp_path: Path) -> None:
    replica = open_bare(tmp_path)
    rows = [wire.encode(CATALOGUE["customers"], record("customers", number)) for number in (1, 2, 3)]
    rows[0]["shoeSize"], rows[1]["shoeSize"], rows[1]["other"] = "38", "wide", "kept"
    put(replica, "customers", *(decode(CATALOGUE["customers"], row) for row in rows))
    assert replica.get("customers", 1)["shoeSize"] == "38"
    replica.close()
    replica = open_bare(tmp_path, catalogue=WITH_SHOE_SIZE)
    assert [replica.get("customers", number)["shoeSize"] for number in (1, 2, 3)] == [38.0, None, None]
    assert replica.get("customers", 2)["other"] == "kept"
    page = replica.page("customers", Query(sort=parse_sort(WITH_SHOE_SIZE["customers"], "-shoeSize")))
    assert page.records[0]["id"] == 1
    assert replica.tag("customers", 1) == page.tags[0]
    replica.close()


def test_F89_opening_interrupted_at_any_statement_can_be_repeated(tmp_path: Path) -> None:
    class Crash(BaseException):
        pass

    class Counting(sqlite3.Connection):
        left = 10**9

        def _step(self) -> None:
            Counting.left -= 1
            if Counting.left < 0:
                raise Crash

        def execute(self, *arguments):
            self._step()
            return super().execute(*arguments)

        def executemany(self, *arguments):
            self._step()
            return super().executemany(*arguments)

    def connect(*arguments, **options):
        return sqlite3.connect(*arguments, factory=Counting, **options)

    open_bare(tmp_path / "all", connect=connect).close()
    whole = schema(tmp_path / "all" / "replica-7.db")
    needed = 10**9 - Counting.left
    assert needed > 100
    for limit in [*range(10), *share(needed, of=29, first=10)]:
        folder = tmp_path / str(limit)
        Counting.left = limit
        with pytest.raises(Crash):
            open_bare(folder, connect=connect).close()
        Counting.left = 10**9
        again = open_bare(folder, connect=connect)
        put(again, "customers", record("customers", 1))
        again.close()
        assert schema(folder / "replica-7.db") == whole


def test_an_empty_file_becomes_a_replica(tmp_path: Path) -> None:
    (tmp_path / "replica-7.db").touch()
    replica = open_bare(tmp_path)
    assert replica.count("customers", Query()) == 0
    replica.close()


def test_F84_several_programs_can_create_a_file_at_once(tmp_path: Path) -> None:
    for attempt in range(3):  # who comes first differs
        with ThreadPoolExecutor(6) as pool:
            opened = list(pool.map(lambda _: open_bare(tmp_path / str(attempt)), range(6)))
        for replica in opened:
            replica.close()


def test_the_search_index_of_an_older_file_gets_current_settings(tmp_path: Path) -> None:
    open_bare(tmp_path).close()
    connection = sqlite3.connect(tmp_path / "replica-7.db")
    connection.execute("INSERT INTO customers_fts (customers_fts, rank) VALUES ('hashsize', 1048576)")
    connection.execute("DELETE FROM meta WHERE key = 'prepared'")
    connection.commit()
    connection.close()
    replica = open_bare(tmp_path)
    found = dict(replica.database.read().execute("SELECT k, v FROM customers_fts_config").fetchall())
    replica.close()
    assert (found["hashsize"], found["automerge"]) == (32 << 20, 16)
