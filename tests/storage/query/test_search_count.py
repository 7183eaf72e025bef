"""The fast count of a search equals the number of matching rows, whatever was deleted or changed."""

from __future__ import annotations

import random

import pytest

from storage.query.grammar import Query
from storage.query.search_count import count_matches
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.tables.search_index import index_pending_rows

WORDS = (
    "Novák",
    "Nováková",
    "Čermák",
    "pekárna",
    "Žofie",
    "602 111 000",
    "602111000",
    "eva@example.com",
    "Ľudmila",
)
ASKED = (
    "nov",
    "novak",
    "cermak",
    "602 11",
    "602111",
    "111 000",
    "pek ova",
    "eva@",
    "%",
    "no",
    "n novak",
    "",
    "zzz",
    '"x y',
)


@pytest.fixture
def replica(tmp_path):
    made = Replica.open(tmp_path / "replica.db")
    yield made
    made.close()


def fill(replica, ids, rng):
    start = blank(CATALOGUE["customers"]) | {"_cloudId": 1}
    with replica.write() as tx:
        tx.put_many("customers", [
            start | {
                "id": id, "deleted": rng.random() < 0.2, "firstName": rng.choice(WORDS),
                "lastName": rng.choice(WORDS), "phone": rng.choice(WORDS[5:7]),
            }
            for id in ids
        ])  # fmt: skip


def listed(replica, search):
    return len(replica.page("customers", Query(search=search), limit=1000).records)


@pytest.mark.parametrize("seed", range(4))
def test_the_fast_count_equals_the_number_of_rows(replica, seed):
    rng = random.Random(seed)
    fill(replica, range(1, 300), rng)
    for _ in range(3):
        for search in ASKED:
            assert replica.count("customers", Query(search=search)) == listed(replica, search), search
        fill(replica, rng.sample(range(1, 320), 60), rng)


def test_the_index_is_used_where_possible(replica):
    fill(replica, range(1, 50), random.Random(1))
    entity, connection = CATALOGUE["customers"], replica.database.read()
    found = listed(replica, "novak")
    assert count_matches(connection, entity, Query(search="novak")) == found
    with replica.write() as tx:
        index_pending_rows(tx.connection, "customers", enough=1)
    assert connection.execute('SELECT count(*) FROM "customers_unindexed"').fetchone()[0] == 0
    assert count_matches(connection, entity, Query(search="novak")) == found
    assert count_matches(connection, entity, Query(search="no")) is None
    assert count_matches(connection, entity, Query(search="novak", deleted="all")) is None
    assert count_matches(connection, entity, Query()) is None
