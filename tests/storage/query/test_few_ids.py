"""Few matches are found all, whatever the search index knows of them; many are told without reading them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.query.few_ids import few_ids
from storage.query.grammar import Query, parse_filter
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.tables.search_index import index_new_rows
from storage.text.matching import Ranking, search_words
from tests.storage.support.replicas import open_replica, put, record

CUSTOMERS = CATALOGUE["customers"]
COUNT = 3000
WORDS = ("ev", "eva", "602", "1", "12", "e", "zz", "brno", "+420", '"', "k-7", " ")


@pytest.fixture(scope="module")
def replica(tmp_path_factory: pytest.TempPathFactory):
    """Customers of whom the last third is called Eva; some are deleted, some not in the index or there as they were."""
    opened = open_replica(tmp_path_factory.mktemp("few"))

    def customer(at: int, name: str = "") -> dict[str, object]:
        name = name or ("Eva" if at > COUNT - COUNT // 3 else "Adam")
        return record(
            "customers", at, firstName=name, lastName=f"K-{at % 97}", phone=f"+420 602 {at:04}", city="Brno",
            deleted=at % 300 == 0,
        )  # fmt: skip

    put(opened, "customers", *(customer(at) for at in range(1, COUNT + 1)))
    index_new_rows(opened.database, opened.catalogue, enough=1)
    put(opened, "customers", *(customer(at, "Zdena") for at in range(1, COUNT, 500)))
    yield opened
    opened.close()


def asked(replica: Replica, text: str, most: int, filter: str = "") -> tuple[list[int] | None, int]:
    """What is found, and the tens of steps that SQLite took."""
    steps = []
    query = Query(search=text, where=parse_filter(CUSTOMERS, filter))
    with replica.database.reading() as connection:
        connection.set_progress_handler(lambda: steps.append(1), 10)
        try:
            return few_ids(connection, CUSTOMERS, query, most), len(steps)
        finally:
            connection.set_progress_handler(None, 0)


def matching(replica: Replica, text: str) -> tuple[set[int], set[int]]:
    """The records that match: live ones, and all."""
    ranking = Ranking(search_words(text))
    rows = replica.database.read().execute('SELECT id, "deleted", "_search" FROM customers').fetchall()
    found = {id: deleted for id, deleted, words in rows if ranking.rank(words) is not None}
    return {id for id, deleted in found.items() if not deleted}, {*found}


@given(
    words=st.lists(st.sampled_from(WORDS), min_size=1, max_size=3),
    most=st.sampled_from((2, 30, COUNT)),
    filter=st.sampled_from(("", "", "points|lt|1")),
)
def test_few_are_found_all_and_many_are_told(
    replica: Replica, words: list[str], most: int, filter: str
) -> None:
    text = " ".join(words)
    found, _ = asked(replica, text, most, filter)
    live, whole = matching(replica, text)
    if found is None:
        assert len(whole) > most
    else:
        assert len(found) == len({*found}) <= most
        assert live <= {*found} <= whole


def test_a_short_word_that_begins_many_words_is_told_by_the_index(replica: Replica) -> None:
    found, steps = asked(replica, "ev", 100)
    # Row by row two thousand others would be read before the first.
    assert found is None and steps < COUNT / 10
    assert asked(replica, "va", 100)[1] > COUNT / 3


def test_reading_ends_with_the_last_one_wanted(replica: Replica) -> None:
    found, few = asked(replica, "602 1", 20)
    assert found is None
    found, many = asked(replica, "602 zz", 20)
    assert found == [] and few < many / 10
