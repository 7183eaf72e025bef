"""Segments of the search index are merged a little at a time: no write waits for all of a long list."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.tables import search_index
from storage.tables.search_index import index_new_rows, index_pending_rows
from tests.storage.support.replicas import open_replica, put, record

BATCHES, ROWS = 300, 12
"""So many segments, of some pages each: twice merged, by sixteen at once, they come to one."""


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path)
    yield opened
    opened.close()


def written_by_each_batch(replica: Replica) -> list[int]:
    """Rows of the index's own tables that each batch writes, none of which is merged but by itself."""
    written = []
    for batch in range(BATCHES):
        put(
            replica,
            "customers",
            *(
                record(
                    "customers",
                    at,
                    lastName=f"{at * 7919:x} {at * 104_729:o}",
                    note=f"{at * 15_485_863:x}" * 60,
                )
                for at in range(1 + batch * ROWS, 1 + (batch + 1) * ROWS)
            ),
        )
        with replica.write() as tx:
            before = tx.connection.total_changes
            assert index_pending_rows(tx.connection, "customers", enough=1)
            written.append(tx.connection.total_changes - before)
    return written


def segments(replica: Replica) -> int:
    found = replica.database.read().execute("SELECT count(DISTINCT segid) FROM customers_fts_idx").fetchone()
    return int(found[0])


def test_no_batch_merges_the_whole_index(replica: Replica) -> None:
    written = written_by_each_batch(replica)
    pages = replica.database.read().execute("SELECT count(*) FROM customers_fts_data").fetchone()[0]
    # All of it at once, and what is below it, would be several times its pages.
    assert max(written) < pages / 2
    found = segments(replica)
    assert index_new_rows(replica.database, CATALOGUE, enough=0) != []
    assert segments(replica) <= min(found, 2 * 16)
    assert replica.count("customers", Query(search=f"{7 * 7919:x}")) >= 1
    with replica.write() as tx:
        search_index.check_search_indexes(tx.connection, CATALOGUE)
