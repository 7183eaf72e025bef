"""New rows get into the search index without a batch of thousands."""

from __future__ import annotations

from pathlib import Path

from storage.query.grammar import Query
from storage.schema.entities import CATALOGUE
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
