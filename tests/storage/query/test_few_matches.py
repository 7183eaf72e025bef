"""Few matches of a filter among many records: found as the records are stored, and shown in the order of the list."""

from __future__ import annotations

import pytest

from storage.query.grammar import Query, parse_filter, parse_sort
from storage.query.ranking import RANKED_WHOLE
from storage.records.replica import Replica
from storage.records.window_reads import few_matches
from storage.schema.entities import CATALOGUE
from tests.storage.support.replicas import open_replica, put, record

CUSTOMERS = CATALOGUE["customers"]
COUNT = 8000


@pytest.fixture(scope="module")
def replica(tmp_path_factory: pytest.TempPathFactory):
    opened = open_replica(tmp_path_factory.mktemp("few"))
    rows = (
        record("customers", at, lastName=f"N{at * 7919 % 401}", points=float(at % 400), deleted=at % 800 == 0)
        for at in range(1, COUNT + 1)
    )
    put(opened, "customers", *rows)
    opened.create_sort_indexes("customers", ["lastName"], "en")
    yield opened
    opened.close()


def asked(filter: str, sort: str, deleted: str = "live") -> Query:
    return Query(
        where=parse_filter(CUSTOMERS, filter),
        sort=parse_sort(CUSTOMERS, sort, any_field=True),
        deleted="all" if deleted == "all" else "live",
    )


def steps_of(replica: Replica, do: object) -> int:
    found = [0]

    def step() -> None:
        found[0] += 1

    connection = replica.database.read()
    connection.set_progress_handler(step, 100)
    try:
        assert callable(do)
        do()
    finally:
        connection.set_progress_handler(None, 0)
    return found[0]


@pytest.mark.parametrize("sort", ["lastName", "-lastName", "points,-lastName"])
@pytest.mark.parametrize("filter", ["points|lt|3", "points|gteq|395", "deleted|eq|true", "points|lt|0"])
def test_they_are_all_matches_in_the_order_of_the_list(replica: Replica, sort: str, filter: str) -> None:
    query = asked(filter, sort)
    found = few_matches(replica, "customers", query, language="en")
    total = replica.count("customers", query)
    assert found is not None and found.complete and len(found.ids) == total
    window = replica.read_window("customers", query, language="en", total=total, start=0, count=total)
    assert [each["id"] for each in window.records] == list(found.ids)


def test_many_are_read_in_the_order_of_the_list(replica: Replica) -> None:
    assert few_matches(replica, "customers", asked("points|gt|100", "lastName"), language="en") is None
    assert replica.count("customers", asked("points|gt|100", "lastName")) > RANKED_WHOLE


def test_the_deleted_are_found_by_their_index(replica: Replica) -> None:
    query = asked("deleted|eq|true", "lastName")
    assert replica.count("customers", query) == COUNT // 800
    # Reading each record would take several steps for each of them.
    assert steps_of(replica, lambda: few_matches(replica, "customers", query, language="en")) < COUNT // 100
