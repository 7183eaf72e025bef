"""The order of a list: that of its sort, with any sort index and after any write."""

from __future__ import annotations

import random
from array import array
from dataclasses import replace
from itertools import product

import pytest

from storage.query import ordered_ids
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.query.ordered_ids import RowIds
from storage.records.window_reads import list_reads, read_rows
from storage.schema.entities import CATALOGUE
from storage.tables import sort_index
from storage.tables.stock import put_stock
from storage.text.collation import sort_key
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


def order(replica, query, language="cs", entity="customers"):
    found = RowIds()
    with list_reads(replica, entity) as reads:
        for part in reads.in_order(query, language):
            found.extend(part)
    return list(zip(found.ids, found.scopes, strict=True)) if found.scopes else list(found.ids)


SORTS = ["lastName,firstName", "-lastName", "lastName,-points", "points,-city", "-tags", "expireDate,lastName",
         "_discountGroupId,lastName", "city", "-firstName,companyName"]  # fmt: skip


@pytest.mark.parametrize("kept", [False, True], ids=["worked out", "kept"])
def test_a_list_is_in_the_order_of_its_sort(replica, monkeypatch, kept):
    monkeypatch.setattr(ordered_ids, "FIRST", 7)
    monkeypatch.setattr(ordered_ids, "MORE", 30)
    if kept:
        names = {key.lstrip("-") for sort in SORTS for key in sort.split(",")}
        assert set(replica.create_sort_indexes("customers", names, "cs")) == names - {"_discountGroupId"}
        assert replica.missing_sort_indexes("customers", names, "cs") == ()
    for sort, deleted in product(SORTS, (False, True)):
        query = Query(sort=parse_sort(CUSTOMERS, sort, any_field=True), deleted="all" if deleted else "live")
        assert order(replica, query) == expected(replica, sort, deleted=deleted)


@pytest.mark.parametrize("kept", [False, True], ids=["worked out", "kept"])
def test_a_filter_keeps_the_order(replica, kept):
    if kept:
        replica.create_sort_indexes("customers", ["lastName"], "cs")
    query = Query(sort=parse_sort(CUSTOMERS, "lastName"), where=parse_filter(CUSTOMERS, "points|gteq|4"))
    assert order(replica, query) == expected(replica, "lastName", wanted=lambda each: each["points"] >= 4)
    few = order(replica, replace(query, ids=(5, 3, 9)))
    assert few == [id for id in order(replica, query) if id in (3, 5, 9)]


def test_a_sort_index_follows_every_write(replica, rng):
    replica.create_sort_indexes("customers", ["lastName", "points"], "cs")
    with replica.write() as tx:
        for number in range(1, 60, 3):
            entry = tx.get("customers", number)
            tx.put("customers", {**entry, "lastName": rng.choice(NAMES), "deleted": rng.random() < 0.5})
        tx.put_many("customers", [record("customers", 260, lastName="Chudoba")])
        tx.forget("customers", 3)
    for sort in ("lastName", "-points"):
        query = Query(sort=parse_sort(CUSTOMERS, sort, any_field=True))
        assert order(replica, query) == expected(replica, sort)


def test_another_language_replaces_the_sort_index(replica):
    replica.create_sort_indexes("customers", ["lastName"], "cs")
    assert replica.missing_sort_indexes("customers", ["lastName"], "pl") == ("lastName",)
    replica.create_sort_indexes("customers", ["lastName"], "pl")
    assert replica.missing_sort_indexes("customers", ["lastName", "id", "_discountGroupId"], "pl") == ()
    query = Query(sort=parse_sort(CUSTOMERS, "lastName"))
    names = [replica.known("customers", id)["lastName"] for id in order(replica, query, "pl")]
    assert names.index("Chalupa") < names.index("Hora")
    assert order(replica, query, "'; DROP")


def test_a_long_list_without_sort_index_ignores_the_alphabet(replica, monkeypatch):
    monkeypatch.setattr(sort_index, "MIN_RECORDS", 10)
    found = [
        replica.known("customers", id) for id in order(replica, Query(sort=parse_sort(CUSTOMERS, "lastName")))
    ]
    names = [each["lastName"] or each["companyName"] or each["firstName"] for each in found]
    assert names == sorted(names, key=lambda name: name or "\U0010ffff")
    by_title = Query(sort=parse_sort(CUSTOMERS, "_discountGroupId,lastName", any_field=True))
    groups = [replica.known("customers", id)["_discountGroupId"] for id in order(replica, by_title)]
    assert groups[0] == 2 and groups.index(1) > groups.index(2), (
        "by the names of the groups, with their letters"
    )


@pytest.mark.parametrize("sort", ["", "name", "-name", "stockQuantityStatus", "-id"])
@pytest.mark.parametrize("indexed", [False, True])
def test_a_view_has_each_of_its_rows_once_and_reads_them(tmp_path, sort, indexed):
    opened = open_replica(tmp_path)
    put(
        opened,
        "products",
        *(record("products", n, name=name) for n, name in enumerate(["Ř", "R", "Chléb", "Hora"], 1)),
    )
    with opened.write() as tx:
        put_stock(tx.connection, [
            {"_warehouseId": warehouse, "_productId": n, "stockQuantityStatus": 1.0, "purchasePriceWithoutVat": 1.0,
             "stockStatusVersiondate": 1, "_cloudVersion": 1} for n in (1, 2, 3, 4) for warehouse in (31, 32)
        ])  # fmt: skip
    if indexed:
        opened.create_sort_indexes("warehouse-products", ["name"], "cs")
    view = CATALOGUE["warehouse-products"]
    query = Query(sort=parse_sort(view, sort, any_field=True))
    found = order(opened, query, entity=view.name)
    assert sorted(found) == [(n, warehouse) for n in (1, 2, 3, 4) for warehouse in (31, 32)]
    if sort == "name":
        assert [id for id, _ in found[::2]] == [4, 3, 2, 1]
    rows = RowIds(array("q", [4, 9, 4]), array("q", [32, 31, 31]))
    read = [each and (each["name"], each["_warehouseId"]) for each in read_rows(opened, view.name, rows)]
    assert read == [("Hora", 32), None, ("Hora", 31)]
    opened.close()
