"""New rows get into the search index without a batch of thousands."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
from storage.tables import search_index
from storage.tables.search_index import ENOUGH_ROWS, index_new_rows
from tests.storage.support.replicas import open_replica, put, record


def late(replica) -> int:
    return replica.database.read().execute("SELECT count(*) FROM customers_unindexed").fetchone()[0]


def test_rows_that_a_search_reads_one_by_one_are_indexed_once_there_are_enough(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", *(record("customers", n, lastName=f"Nová {n}") for n in range(1, ENOUGH_ROWS)))
    assert index_new_rows(replica.database, CATALOGUE) == []
    assert late(replica) == ENOUGH_ROWS - 1
    put(replica, "customers", record("customers", ENOUGH_ROWS, lastName="Nová poslední"))
    assert index_new_rows(replica.database, CATALOGUE) == ["customers"]
    assert late(replica) == 0
    assert replica.count("customers", Query(search="nova")) == ENOUGH_ROWS
    assert replica.count("customers", Query(search="posledni")) == 1
    assert index_new_rows(replica.database, CATALOGUE) == []
    replica.close()


def test_many_new_rows_are_indexed_batch_by_batch_and_found_at_every_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "BATCH_ROWS", 100)
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        rows = [{"id": 7 * n % 1000 + 1, "lastName": f"Nová {n}"} for n in range(1000)]
        tx.put_many("customers", rows, new=True)
    assert late(replica) == 1000
    pauses: list[int] = []

    class Waiting(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            assert replica.count("customers", Query(search="nova")) == 1000
            pauses.append(late(replica))
            if len(pauses) == 3:
                self.set()
            return self.is_set()

    assert index_new_rows(replica.database, CATALOGUE, cancel=Waiting()) == ["customers"]
    assert pauses == [900, 800, 700]
    # What was left is indexed by the next call, also after a new start.
    replica.close()
    replica = open_replica(tmp_path)
    assert index_new_rows(replica.database, CATALOGUE, enough=1) == ["customers"]
    assert late(replica) == 0 and replica.count("customers", Query(search="nova")) == 1000
    with replica.database.reading() as connection:
        ((found,),) = connection.execute(
            "SELECT count(*) FROM customers_fts WHERE customers_fts MATCH 'nova'"
        )
    assert found == 1000
    replica.close()
