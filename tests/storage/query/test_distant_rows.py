"""How many rows a jump in a long list reads: steps of SQLite's machine, which no other program on this computer changes."""

from __future__ import annotations

from itertools import product

import pytest

from storage.query.grammar import Order, Query
from storage.query.keyset import KeysetPosition
from storage.records.replica import Replica
from tests.storage.support.replicas import open_replica, put, record

COUNT = 12_000
PAGE = 50


@pytest.fixture(scope="module")
def replica(tmp_path_factory: pytest.TempPathFactory):
    opened = open_replica(tmp_path_factory.mktemp("distant"))
    rows = (
        record("customers", at, lastName=f"N{at * 7919 % 4001}", points=float(at % 5), deleted=at % 50 == 0)
        for at in range(1, COUNT + 1)
    )
    put(opened, "customers", *rows)
    opened.create_sort_indexes("customers", ["lastName", "points"], "en")
    yield opened
    opened.close()


def jump(replica: Replica, query: Query, start: int, places: list[KeysetPosition]) -> tuple[list[int], int]:
    """The ids of a page, and the hundreds of steps that it took."""
    found = [0]

    def step() -> None:
        found[0] += 1

    total = replica.count("customers", query)
    connection = replica.database.read()
    connection.set_progress_handler(step, 100)
    try:
        window = replica.read_window(
            "customers", query, language="en", total=total, start=start, count=PAGE, places=places
        )
    finally:
        connection.set_progress_handler(None, 0)
    places += window.ends
    return [each["id"] for each in window.records], found[0]


@pytest.mark.parametrize("sort", ["lastName", "points"])
def test_a_jump_is_counted_from_the_nearer_end(replica: Replica, sort: str) -> None:
    query = Query(sort=(Order(sort),))
    _, at_the_start = jump(replica, query, 2000, [])
    _, at_the_end = jump(replica, query, COUNT * 49 // 50 - 2000, [])
    _, halfway = jump(replica, query, COUNT // 2, [])
    assert at_the_end <= at_the_start * 1.2 + 10
    # Each row in between once: five or six steps for each.
    assert halfway <= COUNT // 2 * 7 // 100 + 60


@pytest.mark.parametrize("sort", ["lastName", "points"])
def test_a_jump_goes_on_from_an_earlier_one(replica: Replica, sort: str) -> None:
    query, places = Query(sort=(Order(sort),)), list[KeysetPosition]()
    _, first = jump(replica, query, 6000, places)
    _, second = jump(replica, query, 7500, places)
    assert second < first / 2


@pytest.mark.parametrize(("sort", "descending"), [*product(["lastName", "points"], [False, True])])
def test_every_jump_shows_the_rows_that_reading_on_would(
    replica: Replica, sort: str, descending: bool
) -> None:
    query = Query(sort=(Order(sort, descending=descending),))
    total = replica.count("customers", query)
    places: list[KeysetPosition] = []
    whole = [
        each["id"]
        for each in replica.read_window(
            "customers", query, language="en", total=total, start=0, count=total
        ).records
    ]
    for start in (5000, 1100, 9000, 5100, 1200, 8800, 11_000, 3000, 7000, 5002, total - PAGE):
        found, _ = jump(replica, query, start, places)
        assert found == whole[start : start + PAGE]
