"""Changed rows leave the search index alone until a batch is worth it, and searches are right at every moment."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.queries.lists import ListQuery, Lists
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.tables.search_index import index_new_rows, index_pending_rows
from tests.storage.support.replicas import open_replica, put, record


def indexed(replica: Replica, count: int = 40) -> Replica:
    """A replica whose customers are all in the index."""
    put(replica, "customers", *(record("customers", n, lastName=f"Nová {n}") for n in range(1, count + 1)))
    assert index_new_rows(replica.database, CATALOGUE, enough=1) == ["customers"]
    return replica


def index_rows(replica: Replica) -> list[tuple[object, ...]]:
    return replica.database.read().execute("SELECT id, block FROM customers_fts_data ORDER BY id").fetchall()


def words(replica: Replica, *terms: str) -> set[str]:
    """Those of the trigrams that the index holds of any row."""
    with closing(sqlite3.connect(replica.path)) as connection:
        connection.execute("CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, customers_fts, row)")
        listed = {term for (term,) in connection.execute("SELECT term FROM temp.words")}
    return listed & set(terms)


def found(replica: Replica, search: str) -> tuple[int, list[int]]:
    """The number of matches, and the ids of the best of them."""
    best = Lists(replica).first("customers", ListQuery(search=search, ranked=True), 100).ids
    return replica.count("customers", Query(search=search)), sorted(best)


def test_a_changed_row_writes_nothing_to_the_index_and_is_found_by_its_new_text_alone(tmp_path: Path) -> None:
    replica = indexed(open_replica(tmp_path))
    before = index_rows(replica)
    for number in range(1, 31):
        put(replica, "customers", record("customers", number, lastName=f"Stará {number}"))
    assert index_rows(replica) == before
    assert found(replica, "nova") == (10, list(range(31, 41)))
    assert found(replica, "stara") == (30, list(range(1, 31)))
    put(replica, "customers", record("customers", 1, lastName="Zelená"))
    assert found(replica, "stara") == (29, list(range(2, 31)))
    assert index_new_rows(replica.database, CATALOGUE, enough=1) == ["customers"]
    assert found(replica, "nova") == (10, list(range(31, 41)))
    assert found(replica, "stara") == (29, list(range(2, 31)))
    assert found(replica, "zelena") == (1, [1])
    replica.close()


def test_a_row_that_goes_and_comes_back_is_found_as_it_is(tmp_path: Path) -> None:
    replica = indexed(open_replica(tmp_path))
    with replica.write() as tx:
        tx.forget("customers", 1)
        tx.forget("customers", 2)
        tx.forget("customers", 3)
    assert found(replica, "nova") == (37, list(range(4, 41)))
    put(replica, "customers", record("customers", 2, lastName="Stará"))
    with replica.write() as tx:
        tx.forget("customers", 2)
    put(replica, "customers", record("customers", 3, lastName="Stará"))
    assert found(replica, "stara") == (1, [3])
    assert index_new_rows(replica.database, CATALOGUE, enough=1) == ["customers"]
    assert found(replica, "nova") == (37, list(range(4, 41)))
    assert found(replica, "stara") == (1, [3])
    # Nothing of the rows that are gone is left in it.
    with replica.database.write() as connection:
        connection.execute("INSERT INTO customers_fts (customers_fts) VALUES ('optimize')")
    assert words(replica, "nov", "sta") == {"nov", "sta"}
    with replica.write() as tx:
        tx.forget("customers", 3)
    assert index_new_rows(replica.database, CATALOGUE, enough=1) == ["customers"]
    with replica.database.write() as connection:
        connection.execute("INSERT INTO customers_fts (customers_fts) VALUES ('optimize')")
    assert words(replica, "nov", "sta") == {"nov"}
    replica.close()


@pytest.mark.parametrize("seed", range(3))
def test_index_and_list_together_are_the_texts_of_all_rows(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    replica = open_replica(tmp_path)
    names = ("Nová", "Stará", "Zelená", "Nová Stará")
    for _ in range(60):
        id, name = rng.randint(1, 25), rng.choice(names)
        match rng.randrange(5):
            case 0:
                with replica.write() as tx:
                    tx.forget("customers", id)
            case 1:
                with replica.database.write() as connection:
                    index_pending_rows(connection, "customers", enough=rng.randint(1, 6))
            case _:
                put(replica, "customers", record("customers", id, lastName=name))
        for word in ("nova", "stara", "zelena"):
            rows = replica.database.read().execute(
                "SELECT id FROM customers WHERE instr(_search, ?) ORDER BY id", (word,)
            )
            ids = [id for (id,) in rows]
            assert found(replica, word) == (len(ids), ids)
    # The index is what a new one would be.
    assert index_new_rows(replica.database, CATALOGUE, enough=1) in ([], ["customers"])
    with replica.database.write() as connection:
        connection.execute("INSERT INTO customers_fts (customers_fts, rank) VALUES ('integrity-check', 1)")
    replica.close()


def test_F53_no_earlier_text_of_an_anonymised_person_waits_for_the_index(tmp_path: Path) -> None:
    replica = indexed(open_replica(tmp_path))
    put(replica, "customers", record("customers", 7, lastName="Zypová"))
    put(replica, "customers", record("customers", 8, lastName="Jiná"))
    index_new_rows(replica.database, CATALOGUE, enough=1)
    put(replica, "customers", record("customers", 8, lastName="Další"))
    with replica.write() as tx:
        tx.anonymize("customers", 7)
        tx.put("customers", record("customers", 7, lastName="Zypová", deleted=True))
    rows = replica.database.read().execute("SELECT id, stale FROM customers_unindexed").fetchall()
    assert rows == [(7, None), (8, None)]
    assert words(replica, "zyp", "jin", "nov") == {"nov"}
    assert found(replica, "dalsi") == (1, [8])
    replica.close()
