"""How many rows a keystroke reads, in figures that no machine changes: steps of SQLite's machine, which grow with each row."""

from __future__ import annotations

import pytest

from storage.query.grammar import Order, Query
from storage.records.replica import Replica
from storage.records.window_reads import best_matches
from storage.tables.search_index import index_new_rows
from tests.storage.support.replicas import open_replica, put, record

RARE = 100
"""Customers who have the rare word; everybody has the common one."""
SORT = (Order("lastName"), Order("firstName"))


@pytest.fixture(scope="module")
def replicas(tmp_path_factory: pytest.TempPathFactory):
    """A shop with some customers, and one with eight times as many, both with their indexes."""
    made = {}
    for count in (1500, 12_000):
        replica = made[count] = open_replica(tmp_path_factory.mktemp(str(count)))
        rows = (
            record(
                "customers",
                at,
                lastName=f"Common{at % 97}",
                firstName="Rare" if at % (count // RARE) == 0 else "A",
            )
            for at in range(1, count + 1)
        )
        put(replica, "customers", *rows)
        index_new_rows(replica.database, replica.catalogue, enough=1)
        replica.create_sort_indexes("customers", ["lastName", "firstName"], "en")
    yield made
    for replica in made.values():
        replica.close()


def steps(replica: Replica, word: str, *, rows: bool = True) -> int:
    """Tens of steps of the best matches and of the first `rows` for a word."""
    query = Query(search=word, sort=SORT)
    total = replica.count("customers", query)
    found = [0]

    def step() -> None:
        found[0] += 1

    connection = replica.database.read()
    connection.set_progress_handler(step, 10)
    try:
        assert best_matches(replica, "customers", query, language="en").ids
        if not rows:
            return found[0]
        window = replica.read_window("customers", query, language="en", total=total, start=0, count=100)
        assert len(window.records) == 100
    finally:
        connection.set_progress_handler(None, 0)
    return found[0]


@pytest.mark.parametrize("word", ["rar", "rare"])
def test_a_word_of_few_records_reads_these_alone(replicas: dict[int, Replica], word: str) -> None:
    few, many = (steps(replica, word) for replica in replicas.values())
    assert many <= few + 100


@pytest.mark.parametrize("word", ["com", "common"])
def test_a_word_of_all_records_reads_as_many_as_are_shown(replicas: dict[int, Replica], word: str) -> None:
    few, many = (steps(replica, word) for replica in replicas.values())
    # Its first hundred are met soon, in the order of the list.
    assert many <= few + 3 * 1500, (few, many)


def test_names_that_all_begin_with_the_word_are_read_where_they_stand(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    replica, far = open_replica(tmp_path_factory.mktemp("far")), 3000
    names = [f"Alfa{at * 7919 % far:04}" for at in range(far)] + [
        f"Zeta{at * 7919 % far:04}" for at in range(far)
    ]
    rows = (record("customers", at, lastName=name, firstName="A") for at, name in enumerate(names, start=1))
    put(replica, "customers", *rows)
    index_new_rows(replica.database, replica.catalogue, enough=1)
    replica.create_sort_indexes("customers", ["lastName", "firstName"], "en")
    query = Query(search="zeta", sort=SORT)

    def found() -> list[str]:
        ids = best_matches(replica, "customers", query, language="en").ids
        return [replica.known("customers", each)["lastName"] for each in ids]

    assert found() == [f"Zeta{at:04}" for at in range(100)]
    # Two counts, and no look at each of them.
    assert steps(replica, "zeta", rows=False) < 2 * far
    # One that is no longer filed under its name: now they are looked at again, in the order of the list.
    put(replica, "customers", record("customers", far + 1, lastName="Beta", firstName="Zeta"))
    index_new_rows(replica.database, replica.catalogue, enough=1)
    assert found()[:2] == ["Beta", "Zeta0001"]
    # And one that the search index has not met.
    put(replica, "customers", record("customers", 1, lastName="Cyan", firstName="Zeta"))
    assert found()[:3] == ["Beta", "Cyan", "Zeta0001"]
    replica.close()
