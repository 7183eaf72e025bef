"""The best matches of a search: as ranking each match would order them, however many there are."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.query import ranking
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.records.window_reads import best_matches
from storage.schema.entities import CATALOGUE
from storage.tables.search_index import index_pending_rows
from storage.tables.stock import put_stock
from storage.text.collation import sort_key
from storage.text.folding import search_text
from storage.text.matching import Rank, Ranking, search_words
from tests.storage.support.replicas import open_replica, put, record

CUSTOMERS = CATALOGUE["customers"]
SORT = ("lastName", "firstName")
COUNT = 400
TYPED = (
    "nova",
    "jana novak",
    "brno",
    "12",
    "1",
    "n",
    "q",
    "602 1",
    "K-77",
    "novak brno",
    "ova",
    "bar no",
    "zz",
)


@pytest.fixture(scope="module")
def replica(tmp_path_factory):
    yield from filled(tmp_path_factory)


@pytest.fixture(scope="module")
def indexed(tmp_path_factory):
    """The same shop with a search index and sort indexes, as those of long lists."""
    for opened in filled(tmp_path_factory):
        opened.create_sort_indexes("customers", SORT, "cs")
        with opened.write() as tx:
            index_pending_rows(tx.connection, "customers", enough=1)
        yield opened


def filled(tmp_path_factory):
    rng = random.Random(5)
    opened = open_replica(tmp_path_factory.mktemp("ranking"))
    put(
        opened,
        "customers",
        *(
            record(
                "customers", n, firstName=rng.choice(["Jana", "Nora Anna", "Petr"]),
                lastName=rng.choice(["Novák", "Nová", "Brno", "Horák Novák", "Q"]),
                companyName=rng.choice(["", "Bar Nova", "Bistro 12"]), city=rng.choice(["Brno", "Nová Paka", None]),
                phone=f"+420 602 1{rng.randrange(100):02}", barcode=rng.choice(["", "12", "K-77", "1"]),
                note=rng.choice([None, "nova 12", "brno k-77"]), deleted=rng.random() < 0.1,
                points=float(rng.randrange(3)),
            )
            for n in range(1, COUNT + 1)
        ),
    )  # fmt: skip
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def half_indexed(tmp_path_factory):
    """The same shop with sort indexes, when some of its records are not in the search index yet."""
    for opened in filled(tmp_path_factory):
        opened.create_sort_indexes("customers", SORT, "cs")
        with opened.write() as tx:
            index_pending_rows(tx.connection, "customers", enough=1)
        put(
            opened,
            "customers",
            *(each | {"note": "n"} for each in opened.many("customers", range(1, 90)).values()),
        )
        yield opened


def expected(replica, typed, wanted=lambda entry: True):
    ranking = Ranking(search_words(typed))
    rows = [each for each in replica.many("customers", range(1, COUNT + 1)).values() if not each["deleted"]]
    ranks = {each["id"]: ranking.rank(search_text(CUSTOMERS, each)) for each in rows if wanted(each)}
    found = [each for each in rows if ranks.get(each["id"]) is not None]
    # An empty last name is filed by the company or the first name, but here every record has one.
    keys = {each["id"]: [sort_key("cs", each[name]) for name in SORT] for each in found}
    found.sort(key=lambda each: (ranks[each["id"]], keys[each["id"]], each["id"]))
    return [each["id"] for each in found], ranks


def best(replica, typed, filter="", *, sort=SORT, within=None):
    query = Query(
        search=typed,
        where=parse_filter(CUSTOMERS, filter),
        sort=parse_sort(CUSTOMERS, ",".join(sort), any_field=True),
    )
    return best_matches(replica, "customers", query, language="cs", within=within)


@pytest.mark.parametrize("typed", TYPED)
def test_few_matches_are_all_ranked(replica, typed, monkeypatch):
    monkeypatch.setattr(ranking, "RANKED_WHOLE", COUNT)
    found = best(replica, typed)
    assert found.complete
    assert list(found.ids) == expected(replica, typed)[0]


def told(whole, ranks, typed):
    """The matches whose rank the search index tells; of a single letter only what begins the name."""
    worst = Rank.NAME if len(typed) == 1 else Rank.FIELD
    return [id for id in whole if ranks[id] <= worst]


@pytest.mark.parametrize("typed", [each for each in TYPED if each not in ("q", "zz")])
def test_of_many_the_best_come_first(indexed, typed, monkeypatch):
    """Those with a rank that the search index can tell, each rank in the order of the list."""
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 0)
    monkeypatch.setattr(ranking, "BEST", 30)
    whole, ranks = expected(indexed, typed)
    found = best(indexed, typed)
    assert not found.complete
    wanted = told(whole, ranks, typed)
    if len(typed) == 1:
        # Of the names only the one that the list is sorted by.
        rows = indexed.many("customers", wanted)
        wanted = [
            id for id in wanted if ranks[id] is Rank.CODE or rows[id]["lastName"].lower().startswith(typed)
        ]
    assert list(found.ids) == wanted[:30]


@pytest.mark.parametrize("typed", [each for each in TYPED if each not in ("q", "zz")])
def test_of_many_that_are_not_indexed_yet_the_best_come_first(replica, typed, monkeypatch):
    """Long lists without a sort index are sorted without the alphabet; the ranks are right all the same."""
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 0)
    whole, ranks = expected(replica, typed)
    best_ranks = [ranks[id] for id in told(whole, ranks, typed)[: ranking.BEST]]
    assert [ranks[id] for id in best(replica, typed).ids] == best_ranks


ENDS = ("a", "o", "1", " ", " b", " n", " nova", " 602")


@st.composite
def typings(draw):
    """What somebody types, letter by letter."""
    text = draw(st.sampled_from(TYPED)) + "".join(draw(st.lists(st.sampled_from(ENDS), max_size=2)))
    return [text[:end] for end in range(1, len(text) + 1) if text[:end].strip()]


@settings(max_examples=60, deadline=None)
@given(
    keys=typings(),
    kept=st.sampled_from((20, 45, 400)),
    walk=st.sampled_from(((1, 10), (1, 60), (1, 1000), (1000, 10))),
    down=st.sampled_from(("", "-")),
    filter=st.sampled_from(("", "", "points|gteq|2")),
    data=st.data(),
)
def test_what_fewer_letters_found_gives_what_a_search_of_its_own_finds(
    indexed, half_indexed, keys, kept, walk, down, filter, data
):
    """Narrowed letter by letter, read in the order of the list, or all matches sorted: the same answer."""
    shop = indexed if data.draw(st.booleans()) else half_indexed
    sort = (down + SORT[0], down + SORT[1])
    with pytest.MonkeyPatch.context() as patched:
        for name, value in (("RANKED_WHOLE", 0), ("BEST", 20), ("KEPT", kept), ("TIES", 3)):
            patched.setattr(ranking, name, value)
        patched.setattr(ranking, "WALK_FIRST", walk[1])
        within = None
        for typed in keys:
            for name, value in zip(("COMMON", "WALK_STEP"), walk, strict=True):
                patched.setattr(ranking, name, value)
            within = best(shop, typed, filter, sort=sort, within=within)
            patched.setattr(ranking, "COMMON", COUNT + 1)  # no reading in order
            patched.setattr(ranking, "KEPT", 100)
            plain = best(shop, typed, filter, sort=sort)
            patched.setattr(ranking, "KEPT", kept)
            assert within == plain, typed


def test_more_letters_are_looked_for_among_what_was_found(indexed, monkeypatch):
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 0)
    monkeypatch.setattr(ranking, "BEST", 10)
    before = best(indexed, "nov")

    def names_asked(within):
        asked = statements(indexed, lambda: best(indexed, "nova", within=within))
        return [each for each in asked if "\x1cnova" in each]

    assert names_asked(before) == []
    assert names_asked(None)


def test_more_letters_read_no_more_texts_than_are_shown(indexed, monkeypatch):
    """Those behind keep their place: the last of them are looked at by the letter that needs them."""
    for name, value in (("RANKED_WHOLE", 0), ("BEST", 5), ("KEPT", 30)):
        monkeypatch.setattr(ranking, name, value)
    found = best(indexed, "no")
    for typed in ("nov", "nova"):
        asked = statements(indexed, lambda typed=typed, known=found: best(indexed, typed, within=known))
        texts = [each for each in asked if '"_search" FROM' in each and "json_each" in each]
        names = json.loads(texts[0].split("json_each('")[1].split("'")[0])
        assert len(names) == 5
        found = best(indexed, typed, within=found)
        (start,) = (each for each in found.starts if each.rank is Rank.NAME)
        assert len(start.ids) == 30


def test_ties_are_decided_without_the_first_sort_index(indexed, monkeypatch):
    """Its keys are there already: only the other sort indexes are looked up for the first matches."""
    for name, value in (("RANKED_WHOLE", 0), ("BEST", 5), ("COMMON", COUNT + 1)):
        monkeypatch.setattr(ranking, name, value)
    asked = statements(indexed, lambda: best(indexed, "nov"))
    assert [each for each in asked if '"customers_by_firstName" AS o1' in each]
    assert not [each for each in asked if each.count('"customers_by_lastName"') > 1]
    assert not [each for each in asked if "json_each" in each and "_by_" in each]


def test_a_word_that_few_of_those_kept_have_is_looked_up_at_once(indexed, monkeypatch):
    """After the first of them it is clear that all together would not do."""
    for name, value in (("RANKED_WHOLE", 0), ("BEST", 20), ("KEPT", 60), ("TIES", 3)):
        monkeypatch.setattr(ranking, name, value)
    before = best(indexed, "nov")
    (start,) = (each for each in before.starts if each.rank is Rank.NAME)
    assert len(start.ids) == 60 and not start.whole
    asked = statements(indexed, lambda: best(indexed, "nov brno", within=before))
    texts = [each for each in asked if '"_search" FROM' in each and str(start.ids[0]) in each]
    assert len(texts) == 1


def test_a_walk_needs_no_statement_to_sort_what_it_met(indexed, monkeypatch):
    for name, value in (("RANKED_WHOLE", 0), ("BEST", 10), ("COMMON", 1), ("WALK_FIRST", 40)):
        monkeypatch.setattr(ranking, name, value)
    asked = statements(indexed, lambda: best(indexed, "jana"))
    assert [each for each in asked if "AS stored" in each and "ORDER BY" in each]
    assert not [each for each in asked if "json_each" in each]


def test_a_walk_is_as_long_as_its_first_rows_let_expect(monkeypatch):
    monkeypatch.setattr(ranking, "BEST", 100)
    assert ranking._rows_to_read(100, 10) == 991
    assert ranking._rows_to_read(900, 90) == 111
    assert ranking._rows_to_read(100, 0) > ranking.WALK_MOST


def test_a_common_word_is_found_by_reading_the_first_of_the_list(indexed, monkeypatch):
    for name, value in (("RANKED_WHOLE", 0), ("BEST", 10), ("COMMON", 1), ("WALK_STEP", 40)):
        monkeypatch.setattr(ranking, name, value)
    asked = statements(indexed, lambda: best(indexed, "jana"))
    assert not [each for each in asked if "MATCH" in each and "ORDER BY" in each and "\x1cjana" in each]


def test_a_letter_is_looked_up_in_the_sort_index_alone(indexed, monkeypatch):
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 0)
    asked = [each for each in statements(indexed, lambda: best(indexed, "n")) if "BETWEEN" in each]
    plan = [row[3] for row in indexed.database.read().execute(f"EXPLAIN QUERY PLAN {asked[0]}")]
    (first,) = (each for each in plan if " o0 " in each)
    assert "USING COVERING INDEX" in first
    (second,) = (each for each in plan if " o1 " in each)
    assert "INTEGER PRIMARY KEY" in second
    assert not [each for each in plan if "SCAN" in each and "found" not in each]


def test_a_key_is_no_more_work_in_a_longer_list(tmp_path, monkeypatch):
    """More letters, a common word, a single letter: as many steps of SQLite for three times the records."""
    for name, value in (("RANKED_WHOLE", 50), ("BEST", 20), ("KEPT", 40), ("COMMON", 100), ("WALK_STEP", 50)):
        monkeypatch.setattr(ranking, name, value)

    def work(count):
        opened = open_replica(tmp_path / str(count))
        names = ["Novák", "Nová", "Adam", "Horák", "Bílý"]
        put(
            opened,
            "customers",
            *(
                record("customers", n, firstName=names[n % 3], lastName=f"{names[n % 5]}{n}", city="Brno")
                for n in range(1, count)
            ),
        )
        opened.create_sort_indexes("customers", SORT, "cs")
        with opened.write() as tx:
            index_pending_rows(tx.connection, "customers", enough=1)
        found = {}
        for typed, within in (("n", None), ("brno", None), ("no", None), ("nova", "no")):
            known = best(opened, within) if within else None
            steps = []
            connection = opened.database.read()
            connection.set_progress_handler(lambda: steps.append(1), 10)
            assert len(best(opened, typed, within=known).ids) == 20
            connection.set_progress_handler(None, 0)
            found[typed] = len(steps)
        opened.close()
        return found

    short, long = work(1000), work(3000)
    assert {typed: steps > 1.5 * short[typed] + 20 for typed, steps in long.items()} == dict.fromkeys(
        short, False
    ), (short, long)


def statements(replica, do):
    """The statements of a call, with their values."""
    seen = []
    connection = replica.database.read()
    connection.set_trace_callback(seen.append)
    do()
    connection.set_trace_callback(None)
    return seen


def test_a_filter_limits_the_best_too(indexed, monkeypatch):
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 0)
    whole, ranks = expected(indexed, "nova", lambda each: each["points"] == 2)
    found = best(indexed, "nova", "points|gteq|2")
    assert list(found.ids) == told(whole, ranks, "nova")[:100]


def test_ids_known_from_fewer_letters_are_enough(replica, monkeypatch):
    monkeypatch.setattr(ranking, "RANKED_WHOLE", COUNT)
    before = best(replica, "nov")
    query = Query(search="novak", sort=parse_sort(CUSTOMERS, ",".join(SORT), any_field=True))
    narrowed = best_matches(replica, "customers", replace(query, ids=before.ids), language="cs")
    assert narrowed == best(replica, "novak")


def test_the_products_of_a_warehouse_are_ranked(tmp_path, monkeypatch):
    opened = open_replica(tmp_path)
    put(opened, "warehouses", record("warehouses", 31, name="Brno"), record("warehouses", 32, name="Praha"))
    put(
        opened,
        "products",
        record("products", 1, name="Bílá káva", subtitle="čaj"),
        record("products", 2, name="Čaj"),
        record("products", 3, name="Džus", plu=["caj"]),
        record("products", 4, name="Čaj jinde"),
    )
    with opened.write() as tx:
        for warehouse, product in ((31, 1), (31, 2), (31, 3), (32, 4)):
            row = {"_warehouseId": warehouse, "_productId": product, "stockQuantityStatus": 1.0}
            put_stock(tx.connection, [row])
    shelf = CATALOGUE["warehouse-products"]
    for whole in (0, 100):
        monkeypatch.setattr(ranking, "RANKED_WHOLE", whole)
        query = Query(
            search="caj", where=parse_filter(shelf, "_warehouseId|eq|31"), sort=parse_sort(shelf, "name")
        )
        found = best_matches(opened, "warehouse-products", query, language="cs")
        assert found.ids == (3, 2, 1), whole
    opened.close()
