"""Records told apart by what a supplier's file has: EAN, PLU, the supplier's code; what cannot be told is said by line."""

from __future__ import annotations

import pytest

from app.change_set import Effect
from app.transfer.columns import guess_mapping, key_candidates
from app.transfer.importer import Importer
from app.transfer.tables import Line, Table
from storage.schema.entities import CATALOGUE
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import put, record

PRODUCTS = CATALOGUE["products"]


@pytest.fixture
def station(tmp_path):
    made = Workstation(tmp_path / "shop")
    put(made.replica, "categories", record("categories", 11, name="Drinks"))
    put(
        made.replica,
        "suppliers",
        record("suppliers", 41, name="Mlýn"),
        record("suppliers", 42, name="Pivovar"),
    )
    for number, values in {
        1: {
            "name": "Cola",
            "ean": ["8590000000017", "8590000000024"],
            "plu": ["007"],
            "supplierProductCode": "A-1",
        },
        2: {"name": "Fanta", "ean": ["0012345678905"], "supplierProductCode": "X", "_supplierId": 41},
        3: {"name": "Sprite", "ean": ["55"], "supplierProductCode": "X", "_supplierId": 42},
        4: {"name": "Tonic", "ean": ["55"], "plu": ["8"]},
    }.items():
        put(made.replica, "products", record("products", number, **{"_categoryId": 11, "vat": 1.21} | values))
    yield made
    made.replica.close()


def planned(station, key, heads, *rows, entity="products"):
    found = Importer(station.replica, station.commands, entity)
    table = Table(tuple(heads), tuple(Line(number, tuple(row)) for number, row in enumerate(rows, start=2)))
    return found, found.plan(table, guess_mapping(found.entity, heads), key)


def outcomes(plan):
    return [(each.effect.value, each.id) for each in plan.lines]


def codes(plan):
    refused = Effect.REFUSED
    return [tuple(each.code for each in line.problems if line.effect is refused) for line in plan.lines]


def doubts(plan):
    return [tuple((each.field, each.code) for each in line.doubts) for line in plan.lines]


def test_a_product_is_found_by_one_of_its_eans_and_keeps_the_others(station):
    found, plan = planned(
        station, "ean", ["EAN", "priceWithVat", "name", "_categoryId"],
        ("8590000000024", "30", "Cola", "11"), (12345678905, 20.0, "Fanta", 11), ("999", "5", "New", "11"),
    )  # fmt: skip
    assert outcomes(plan) == [("changed", 1), ("changed", 2), ("new", None)]
    assert "ean" not in plan.lines[0].after and "ean" not in plan.lines[1].after
    found.apply(plan)
    assert station.get("products", 1)["ean"] == ["8590000000017", "8590000000024"]
    assert station.get("products", 1)["priceWithVat"] == 30.0
    assert station.get("products", 2)["ean"] == ["0012345678905"]


def test_another_code_of_the_line_is_added(station):
    found, plan = planned(station, "ean", ["ean", "name"], ("8590000000017; 4000000000006", "Cola"))
    found.apply(plan)
    assert station.get("products", 1)["ean"] == ["8590000000017", "8590000000024", "4000000000006"]


def test_a_code_of_two_records_and_a_code_twice_in_the_file_are_said(station):
    _, plan = planned(
        station, "ean", ["ean", "name", "_categoryId"],
        ("55", "Sprite", "11"), ("8590000000017", "Cola", "11"), ("8590000000024", "Cola 2", "11"), ("77", "New", "11"),
        ("077", "New again", "11"), ("8590000000017, 0012345678905", "two", "11"),
    )  # fmt: skip
    assert codes(plan) == [("ambiguous",), (), ("line_twice",), (), ("line_twice",), ("ambiguous",)]
    assert plan.lines[0].problems[0].params == {"ids": ["3", "4"], "count": 2} and plan.lines[0].column == "A"
    assert plan.lines[2].problems[0].params == {"line": 3}
    assert plan.lines[4].problems[0].params == {"line": 5} and plan.lines[4].shown("ean") == "077"


def test_a_plu_is_found_with_and_without_its_zeros(station):
    _, plan = planned(station, "plu", ["plu", "name"], (7, "Cola"), ("008", "Tonic"))
    assert outcomes(plan) == [("unchanged", 1), ("unchanged", 4)]


def test_a_code_that_is_found_without_its_zeros_is_said_but_for_a_gtin(station):
    heads = ["plu", "ean", "priceWithVat"]
    _, plan = planned(station, "plu", heads, ("7", "8590000000017", "5"), ("8", "55", "6"))
    assert ("plu", "key_zeros") in doubts(plan)[0]
    assert ("plu", "key_zeros") not in doubts(plan)[1]
    _, plan = planned(station, "ean", ["ean", "priceWithVat"], ("12345678905", "5"))
    assert doubts(plan) == [()]


def test_a_suppliers_code_is_looked_for_among_the_suppliers_products(station):
    _, plan = planned(
        station, "supplierProductCode", ["supplierProductCode", "_supplierId", "name"],
        ("x", "Pivovar", "Sprite"), ("X", "41", "Fanta"), ("a-1", "", "Cola"), ("X", "", "?"),
    )  # fmt: skip
    assert outcomes(plan) == [("unchanged", 3), ("unchanged", 2), ("unchanged", 1), ("refused", None)]
    assert codes(plan)[3] == ("ambiguous",)


def test_the_id_decides_where_it_agrees_and_refuses_where_it_does_not(station):
    station.known("customers", 1, lastName="A", externalId="x1")
    station.known("customers", 2, lastName="B", externalId=None)
    station.known("customers", 3, lastName="C", externalId="x3")
    _, plan = planned(
        station, "externalId", ["id", "externalId", "lastName"],
        ("1", "x1", "A"), ("2", "", "B"), ("1", "x3", "?"), ("2", "x9", "?"), ("3", "", "?"), ("99", "x3", "C"),
        ("98", "x98", "New"), entity="customers",
    )  # fmt: skip
    assert outcomes(plan)[:2] == [("unchanged", 1), ("unchanged", 2)]
    assert codes(plan)[2:] == [("id_differs",), ("id_taken",), ("id_taken",), (), ()]
    assert plan.lines[2].problems[0].params == {"id": 3}
    assert outcomes(plan)[5:] == [("unchanged", 3), ("new", 98)]


def test_keys_are_offered_for_what_the_file_has_the_surest_first():
    heads = ("name", "supplierProductCode", "plu", "ean", "externalId", "priceWithVat")
    assert key_candidates(PRODUCTS, heads) == ["externalId", "ean", "plu", "supplierProductCode", "name"]
    customers = ("lastName", "email", "companyId", "barcode")
    assert key_candidates(CATALOGUE["customers"], customers) == ["barcode", "companyId", "email"]
    assert key_candidates(CATALOGUE["suppliers"], ("name", "vatId")) == ["vatId", "name"]


def test_a_line_without_its_key_is_a_new_record_and_said(station):
    _, plan = planned(
        station, "ean", ["ean", "name", "_categoryId"], ("", "Without", "11"), ("999", "With", "11")
    )
    assert outcomes(plan) == [("new", None), ("new", None)]
    assert doubts(plan) == [(("ean", "key_blank"),), ()]


def test_codes_that_another_record_has_are_said_when_they_are_no_key(station):
    _, plan = planned(
        station, "name", ["name", "ean", "plu", "_categoryId"],
        ("Cola", "8590000000017", "007", "11"), ("New", "8590000000017", "", "11"), ("One", "1234", "", "11"),
        ("Two", "1234", "", "11"),
    )  # fmt: skip
    assert doubts(plan) == [(), (("ean", "code_taken"),), (), (("ean", "code_twice"),)]
    assert plan.lines[1].doubts[0].params == {"ids": ["1"]} and plan.lines[3].doubts[0].params == {"line": 4}


def test_a_reference_to_no_record_is_said(station):
    _, plan = planned(station, None, ["name", "_categoryId"], ("a", "11"), ("b", "12"))
    assert doubts(plan) == [(), (("_categoryId", "no_record_of_id"),)]


@pytest.mark.parametrize("key", ["id", "supplierProductCode", None])
def test_what_a_spreadsheet_left_of_an_id_or_a_code_is_never_a_new_record(station, key):
    ours, category, code = 1005819458291946, 6406245017618841, "1234567890123456789"
    put(station.replica, "categories", record("categories", category, name="Long"))
    kept = {"_categoryId": category, "vat": 1.21, "supplierProductCode": code}
    put(station.replica, "products", record("products", ours, name="A", **kept))
    heads = ["id", "name", "_categoryId", "supplierProductCode"]
    rounded, cut, written, filled = (
        "1005819458291950",
        "1005819458291940",
        "1005820000000000",
        "1005819458291947",
    )
    _, plan = planned(
        station, key, heads, *((each, "A", "11", "") for each in (rounded, cut, written, filled))
    )
    assert codes(plan) == [("id_shortened",)] * 4
    assert {each.problems[0].params["id"] for each in plan.lines} == {str(ours)}
    _, plan = planned(
        station, key, heads, ("", "B", "6406245017618840", "B"), ("2005819458291950", "C", "11", "C")
    )
    assert codes(plan) == [("id_shortened",), ()] and plan.lines[0].column == "C"
    if key == "supplierProductCode":
        _, plan = planned(station, key, heads, ("", "A", "11", "1234567890123450000"))
        assert codes(plan) == [("id_shortened",)]
