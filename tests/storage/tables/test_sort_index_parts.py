"""A sort index is made a part at a time: writes go on between the parts, and a kill leaves none that is half made."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.query.grammar import Query, parse_sort
from storage.query.ordered_ids import RowIds
from storage.records.replica import Replica
from storage.records.window_reads import list_reads, read_rows
from storage.schema.entities import CATALOGUE
from storage.tables import sort_index
from storage.text.collation import sort_key
from tests.storage.support.replicas import FILE, open_replica, put, record

SORT = parse_sort(CATALOGUE["customers"], "lastName", any_field=True)
COUNT, PART = 200, 30


@pytest.fixture
def replica(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sort_index, "ROWS_AT_ONCE", PART)
    opened = open_replica(tmp_path / "shop")
    put(
        opened,
        "customers",
        *(record("customers", 2 * at, lastName=f"N{at * 37 % 101}") for at in range(1, COUNT + 1)),
    )
    yield opened
    opened.close()


def between(monkeypatch: pytest.MonkeyPatch, do: Callable[[], object]) -> None:
    monkeypatch.setattr(sort_index.time, "sleep", lambda _seconds: do())


def names(replica: Replica) -> list[str]:
    with list_reads(replica, "customers") as reads:
        ids = RowIds()
        for part in reads.in_order(Query(sort=SORT), "en"):
            ids.extend(part)
    return [each["lastName"] for each in read_rows(replica, "customers", ids) if each is not None]


def test_what_is_written_between_the_parts_is_in_the_index(
    replica: Replica, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, parts = random.Random(5), [0]

    def write() -> None:
        parts[0] += 1
        with replica.write() as tx:
            for at in rng.sample(range(1, 2 * COUNT), 12):
                tx.put_many(
                    "customers",
                    [record("customers", at, lastName=f"E{rng.randrange(99)}", deleted=at % 5 == 0)],
                )
            tx.connection.execute("DELETE FROM customers WHERE id = ?", (2 * rng.randrange(1, COUNT),))

    between(monkeypatch, write)
    assert replica.create_sort_indexes("customers", ["lastName"], "en") == ["lastName"]
    assert parts[0] > COUNT // PART
    connection = replica.database.read()
    kept = connection.execute(
        'SELECT "_record", "_live", "_key" FROM customers_by_lastName ORDER BY 1'
    ).fetchall()
    assert kept == [
        (id, deleted != 1, sort_key("en", name))
        for id, deleted, name in connection.execute("SELECT id, deleted, lastName FROM customers ORDER BY id")
    ]
    assert names(replica) == sorted(names(replica))


def test_each_part_is_a_transaction_of_its_own(replica: Replica, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = replica.database._writer
    seen = [connection.total_changes]
    between(monkeypatch, lambda: seen.append(connection.total_changes))
    replica.create_sort_indexes("customers", ["lastName"], "en")
    assert len(seen) > COUNT // PART
    assert max(after - before for before, after in zip(seen[1:], seen[2:], strict=False)) <= PART


def test_a_kill_between_the_parts_leaves_no_index(
    replica: Replica, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before, left = names(replica), list[Path]()

    def kill() -> None:
        left.append(tmp_path / f"left-{len(left)}")
        shutil.copytree(tmp_path / "shop", left[-1])

    between(monkeypatch, kill)
    replica.create_sort_indexes("customers", ["lastName"], "en")
    assert names(replica) == before
    for folder in left:
        opened = Replica.open(folder / FILE, cloud_id=replica.cloud_id)
        assert opened.missing_sort_indexes("customers", ["lastName"], "en") == ("lastName",)
        assert names(opened) == before
        put(
            opened,
            "customers",
            record("customers", 2, lastName="AAA"),
            record("customers", 3, lastName="AAB"),
        )
        between(monkeypatch, lambda: None)
        assert opened.create_sort_indexes("customers", ["lastName"], "en") == ["lastName"]
        assert names(opened)[:2] == ["AAA", "AAB"] and len(names(opened)) == COUNT + 1
        opened.close()
        with closing(sqlite3.connect(folder / FILE)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
