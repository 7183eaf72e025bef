"""Windows of long lists: each equals the slice of the sorted list, with any sort index and after any write."""

from __future__ import annotations

import random
from itertools import product

import pytest

from storage.query import keyset
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.schema.entities import CATALOGUE
from storage.tables import sort_index
from storage.tables.search_index import index_pending_rows
from storage.tables.stock import put_stock
from storage.text.collation import sort_key
from storage.text.folding import search_text
from tests.storage.support.replicas import open_replica, put, record

CUSTOMERS = CATALOGUE["customers"]
NAMES = ["Chalupa", "Hora", "Ivan", "Čáp", "cibule", "Novák", "Novak", "", "Řezník", "Łoś", "Müller"]
COUNT = 260


@pytest.fixture
def rng():
    return random.Random(11)


@pytest.fixture
def replica(tmp_path, rng):
    opened = open_replica(tmp_path)
    put(
        opened,
        "customers",
        *(
            record(
                "customers", n, lastName=rng.choice(NAMES), firstName=rng.choice(["Jana", "Žofie", ""]),
                companyName=rng.choice(["", "Bar Ž", "Chmel s.r.o."]), points=float(rng.randrange(9)),
                city=rng.choice([None, "Brno", "Žďár"]), tags=rng.choice([[], ["VIP"], ["b", "a"]]),
                expireDate=rng.choice([None, 5, 7]), deleted=rng.random() < 0.1,
                _discountGroupId=rng.choice([None, 1, 2, 3]),
            )
            for n in range(1, COUNT + 1)
        ),
    )  # fmt: skip
    put(
        opened,
        "discount-groups",
        record("discount-groups", 1, name="Žluté"),
        record("discount-groups", 2, name="Modré"),
    )
    yield opened
    opened.close()


def value(replica, entry, name, language="cs"):
    """What a person would sort by, worked out without SQL."""
    if name == "lastName":
        return sort_key(
            language, entry["lastName"].strip() or entry["companyName"].strip() or entry["firstName"]
        )
    if name == "_discountGroupId":
        other = replica.get("discount-groups", entry[name] or 0)
        return sort_key(language, other["name"] if other else "")
    found = entry[name]
    if name == "tags":
        return sort_key(language, found[0] if found else "")
    if isinstance(found, str) or name == "city":
        return sort_key(language, found)
    return float("inf") if found is None else found


def expected(replica, sort, *, wanted=lambda entry: True, deleted=False):
    rows = [each for each in replica.many("customers", range(1, COUNT + 1)).values() if wanted(each)]
    rows = [each for each in rows if deleted or not each["deleted"]]
    keys = sort.split(",")
    rows.sort(key=lambda each: each["id"], reverse=keys[-1].startswith("-"))
    for key in reversed(keys):
        rows.sort(key=lambda each: value(replica, each, key.lstrip("-")), reverse=key.startswith("-"))
    return [each["id"] for each in _ties(rows, keys, replica)]


def _ties(rows, keys, replica):
    """Python's reversed sort keeps the order of equals; ids go the way of the last key."""
    grouped = {}
    for each in rows:
        grouped.setdefault(tuple(value(replica, each, key.lstrip("-")) for key in keys), []).append(each)
    for group in grouped.values():
        yield from sorted(group, key=lambda each: each["id"], reverse=keys[-1].startswith("-"))


def walk(replica, query, total, rng, size):
    """Read the list in random stretches, each from the places that are known by then."""
    seen, places = {}, []
    starts = list(range(0, total, size))
    rng.shuffle(starts)
    for start in starts:
        found = replica.read_window(
            "customers", query, language="cs", total=total, start=start, count=size, places=places
        )
        places += found.ends
        for at, each in enumerate(found.records):
            seen[start + at] = each["id"]
        assert [place.row for place in found.ends] == [start, start + len(found.records) - 1]
    return [seen[at] for at in range(total)]


SORTS = ["lastName,firstName", "-lastName", "lastName,-points", "points,-city", "-tags", "expireDate,lastName",
         "_discountGroupId,lastName", "city", "-firstName,companyName"]  # fmt: skip


@pytest.mark.parametrize("kept", [False, True], ids=["worked out", "kept"])
def test_any_window_equals_the_slice_of_the_sorted_list(replica, rng, monkeypatch, kept):
    monkeypatch.setattr(keyset, "FAR", 30)
    if kept:
        names = {key.lstrip("-") for sort in SORTS for key in sort.split(",")}
        assert set(replica.create_sort_indexes("customers", names, "cs")) == names - {"_discountGroupId"}
        assert replica.missing_sort_indexes("customers", names, "cs") == ()
    for sort, deleted in product(SORTS, (False, True)):
        query = Query(sort=parse_sort(CUSTOMERS, sort, any_field=True), deleted="all" if deleted else "live")
        wanted = expected(replica, sort, deleted=deleted)
        assert walk(replica, query, len(wanted), rng, 17) == wanted
        for id in rng.sample(range(1, COUNT + 2), 30):
            row = replica.row_of("customers", query, id, language="cs", total=len(wanted))
            assert row == (wanted.index(id) if id in wanted else None)


@pytest.mark.parametrize("whole", [1, 10_000], ids=["order walked", "matches sorted"])
def test_filters_and_search_keep_the_order(replica, rng, monkeypatch, whole):
    monkeypatch.setattr(keyset, "SORTED_WHOLE", whole)
    replica.create_sort_indexes("customers", ["lastName"], "cs")
    query = Query(
        sort=parse_sort(CUSTOMERS, "lastName"), where=parse_filter(CUSTOMERS, "points|gteq|4"), search="o"
    )
    wanted = expected(
        replica, "lastName",
        wanted=lambda each: each["points"] >= 4 and "o" in search_text(CUSTOMERS, each),
    )  # fmt: skip
    assert wanted and set(replica.ids("customers", query)) == set(wanted)
    assert walk(replica, query, len(wanted), rng, 7) == wanted


def test_a_sort_index_follows_every_write(replica, rng):
    replica.create_sort_indexes("customers", ["lastName", "points"], "cs")
    with replica.write() as tx:
        for number in range(1, 60, 3):
            entry = tx.get("customers", number)
            tx.put("customers", {**entry, "lastName": rng.choice(NAMES), "deleted": rng.random() < 0.5})
        tx.put_many("customers", [record("customers", 900, lastName="Chudoba")])
        tx.forget("customers", 3)
    for sort in ("lastName", "-points"):
        query = Query(sort=parse_sort(CUSTOMERS, sort, any_field=True))
        total = replica.count("customers", Query())
        found = replica.read_window("customers", query, language="cs", total=total, start=0, count=total)
        rows = [each for each in replica.many("customers", range(1, 1000)).values() if not each["deleted"]]
        keys = [value(replica, each, sort.lstrip("-")) for each in found.records]
        assert sorted(each["id"] for each in found.records) == sorted(each["id"] for each in rows)
        assert keys == sorted(keys, reverse=sort.startswith("-"))


def test_another_language_replaces_the_sort_index(replica):
    replica.create_sort_indexes("customers", ["lastName"], "cs")
    assert replica.missing_sort_indexes("customers", ["lastName"], "pl") == ("lastName",)
    replica.create_sort_indexes("customers", ["lastName"], "pl")
    assert replica.missing_sort_indexes("customers", ["lastName", "id", "_discountGroupId"], "pl") == ()
    query = Query(sort=parse_sort(CUSTOMERS, "lastName"))
    names = [
        each["lastName"]
        for each in replica.read_window(
            "customers", query, language="pl", total=COUNT, start=0, count=COUNT
        ).records
    ]
    assert names.index("Chalupa") < names.index("Hora")


def test_a_long_list_without_sort_index_ignores_the_alphabet(replica, monkeypatch):
    monkeypatch.setattr(sort_index, "MIN_RECORDS", 10)
    query = Query(sort=parse_sort(CUSTOMERS, "lastName"))
    found = replica.read_window("customers", query, language="cs", total=200, start=0, count=200)
    names = [each["lastName"] or each["companyName"] or each["firstName"] for each in found.records]
    assert names == sorted(names)


def test_a_window_beyond_the_ends_is_empty(replica):
    query = Query(sort=parse_sort(CUSTOMERS, "lastName"))
    for start, total in ((5, 5), (0, 0), (9, 3)):
        found = replica.read_window("customers", query, language="cs", total=total, start=start, count=10)
        assert (found.records, found.ends) == ([], ())
    assert replica.read_window("customers", query, language="'; DROP", total=3, start=0, count=10).records


def test_warehouse_products_use_the_sort_index_of_products(tmp_path):
    opened = open_replica(tmp_path)
    put(
        opened,
        "products",
        *(record("products", n, name=name) for n, name in enumerate(["Ř", "R", "Chléb", "Hora"], 1)),
    )
    with opened.write() as tx:
        put_stock(tx.connection, [
            {"_warehouseId": 31, "_productId": n, "stockQuantityStatus": 1.0, "purchasePriceWithoutVat": 1.0,
             "stockStatusVersiondate": 1, "_cloudVersion": 1} for n in (1, 2, 3, 4)
        ])  # fmt: skip
    view = CATALOGUE["warehouse-products"]
    query = Query(sort=parse_sort(view, "name"), where=parse_filter(view, "_warehouseId|eq|31"))
    for _ in range(2):
        found = opened.read_window("warehouse-products", query, language="cs", total=4, start=0, count=9)
        assert [each["name"] for each in found.records] == ["Hora", "Chléb", "R", "Ř"]
        rows = [
            opened.row_of("warehouse-products", query, id, language="cs", total=4) for id in (4, 3, 2, 1, 5)
        ]
        assert rows == [0, 1, 2, 3, None]
        opened.create_sort_indexes("warehouse-products", ["name"], "cs")
    opened.close()


@pytest.mark.parametrize(
    ("common", "most"), [(1, 1), (10**6, 1), (10**6, 10**6)], ids=["found and sorted", "walked", "looked for"]
)
@pytest.mark.parametrize("indexed", [False, True], ids=["index behind", "indexed"])
def test_a_search_is_the_same_by_every_plan(replica, rng, monkeypatch, common, most, indexed):
    monkeypatch.setattr(keyset, "SORTED_WHOLE", 1)
    monkeypatch.setattr(keyset, "COMMON", common)
    # Of the whole list no search can find more than all.
    monkeypatch.setattr(keyset, "MOST", most if most > 1 else 0)
    replica.create_sort_indexes("customers", ["lastName", "firstName"], "cs")
    if indexed:
        with replica.write() as tx:
            index_pending_rows(tx.connection, "customers", enough=1)
    for sort, deleted in product(("lastName,firstName", "-lastName,firstName"), (False, True)):
        query = Query(sort=parse_sort(CUSTOMERS, sort), search="nov", deleted="all" if deleted else "live")
        wanted = expected(
            replica, sort, deleted=deleted, wanted=lambda each: "nov" in search_text(CUSTOMERS, each)
        )
        assert len(wanted) > 20
        assert walk(replica, query, len(wanted), rng, 7) == wanted


@pytest.mark.parametrize("sort", ["", "name", "-name", "stockQuantityStatus", "-id"])
@pytest.mark.parametrize("indexed", [False, True])
def test_windows_of_a_view_have_each_row_once(tmp_path, sort, indexed):
    opened = open_replica(tmp_path)
    put(opened, "products", *(record("products", n, name=f"P{n % 2}", _categoryId=1) for n in range(1, 6)))
    with opened.write() as tx:
        put_stock(tx.connection, [
            {"_warehouseId": warehouse, "_productId": n, "stockQuantityStatus": 1.0, "purchasePriceWithoutVat": 1.0,
             "stockStatusVersiondate": 1, "_cloudVersion": 1} for n in range(1, 6) for warehouse in (31, 32, 33)
        ])  # fmt: skip
    if indexed:
        opened.create_sort_indexes("warehouse-products", ["name"], "en")
    query = Query(sort=parse_sort(CATALOGUE["warehouse-products"], sort, any_field=True))
    seen, ends = [], ()
    for start in range(0, 15, 4):
        found = opened.read_window(
            "warehouse-products", query, language="en", total=15, start=start, count=4, places=ends[-1:]
        )
        seen += [(each["id"], each["_warehouseId"]) for each in found.records]
        ends = (*ends, *found.ends)
    assert sorted(seen) == [(n, warehouse) for n in range(1, 6) for warehouse in (31, 32, 33)]
    opened.close()
