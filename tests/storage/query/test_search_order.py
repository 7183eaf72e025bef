"""The matches of a search: ordered as ranking each of them would order them, however many there are."""

from __future__ import annotations

import random

import pytest

from app.queries.lists import ListQuery, Lists
from storage.query import ordered_ids, search_order
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


@pytest.fixture(params=["replica", "indexed", "half_indexed"])
def shop(request):
    """Records that the search index does not know, knows, and knows some of."""
    return request.getfixturevalue(request.param)


def order(replica, typed, filter="", *, ranked=True):
    query = ListQuery(search=typed, filter=filter, sort=",".join(SORT), language="cs", ranked=ranked)
    return list(Lists(replica).order("customers", query).ids)


@pytest.mark.parametrize("typed", TYPED)
def test_matches_are_ordered_by_rank(shop, typed):
    assert order(shop, typed) == expected(shop, typed)[0]
    assert order(shop, typed, "points|gteq|2") == expected(shop, typed, lambda each: each["points"] == 2)[0]


@pytest.mark.parametrize("typed", TYPED)
def test_sorted_by_hand_the_list_alone_decides(shop, typed):
    whole = order(shop, "")
    found = set(expected(shop, typed)[0])
    assert order(shop, typed, ranked=False) == [id for id in whole if id in found]


@pytest.mark.parametrize("typed", [each for each in TYPED if each not in ("q", "zz")])
def test_the_first_rows_stay_the_first_when_all_have_come(indexed, typed, monkeypatch):
    """Of very many, notes are not told from words, and nothing of what is shown already moves."""
    for module in (ordered_ids, search_order):
        monkeypatch.setattr(module, "FIRST", 5)
    monkeypatch.setattr(search_order, "TOLD_APART", 0)
    whole, ranks = expected(indexed, typed)
    found = order(indexed, typed)
    query = ListQuery(search=typed, sort=",".join(SORT), language="cs", ranked=True)
    first = list(Lists(indexed).first("customers", query, 10).ids)
    assert first == found[:10]
    told = [id for id in whole if ranks[id] <= Rank.FIELD]
    assert found[: len(told)] == told and sorted(found) == sorted(whole)


def test_a_read_that_is_not_wanted_any_more_ends(indexed, monkeypatch):
    from storage.records import window_reads

    monkeypatch.setattr(window_reads, "STEPS", 1)
    query = ListQuery(search="n", sort=",".join(SORT), language="cs", ranked=True)
    assert Lists(indexed).order("customers", query, wanted=lambda: False) is None
    assert Lists(indexed).order("customers", query) is not None


def test_a_list_that_was_read_is_searched_without_reading_it_again(indexed):
    lists = Lists(indexed)
    query = ListQuery(sort=",".join(SORT), language="cs")
    lists.order("customers", query)
    asked = []
    connection = indexed.database.read()
    connection.set_trace_callback(asked.append)
    before = lists.order("customers", ListQuery(search="nova", sort=query.sort, language="cs", ranked=True))
    connection.set_trace_callback(None)
    assert before and not [each for each in asked if "_by_lastName" in each]
    put(indexed, "customers", record("customers", 999, lastName="Novana"))
    after = lists.order("customers", ListQuery(search="novana", sort=query.sort, language="cs", ranked=True))
    assert list(after.ids) == [999]
    with indexed.write() as tx:
        tx.forget("customers", 999)


def test_the_products_of_a_warehouse_are_ranked(tmp_path):
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
    for filter, wanted in (("_warehouseId|eq|31", [3, 2, 1]), ("", [3, 2, 4, 1])):
        query = ListQuery(search="caj", filter=filter, sort="name", language="cs", ranked=True)
        lists = Lists(opened)
        ids = lists.order("warehouse-products", query)
        assert list(ids.ids) == wanted
        read = lists.rows("warehouse-products", ids).records
        assert [each["_warehouseId"] for each in read] == [32 if id == 4 else 31 for id in wanted]
    opened.close()
