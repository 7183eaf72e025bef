"""The shop check: what it finds in real records, that what is in order passes, and what a dismissal hides."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from app.shop_check.check import check_shop, without_dismissed
from app.shop_check.dismissals import FILE, Dismissals
from app.shop_check.finding import CHECKS, Finding
from storage.tables.stock import put_stock

FINE: dict[str, Any] = {
    "name": "Bread", "_categoryId": 11, "onSale": True, "display": True, "priceWithVat": 121.0,
    "priceWithoutVat": 100.0, "vat": 1.21, "ean": ["8594001021512"], "plu": ["7"], "tags": ["Fresh"],
}  # fmt: skip


@pytest.fixture
def shop(station):
    """A product and a customer that are in order, and what they refer to."""
    station.known("categories", 11, name="Bakery")
    station.known("taxes", 21, name="Standard", value=21.0)
    station.known("products", 1, **FINE)
    station.known(
        "customers", 5, firstName="Ada", lastName="", companyName="", companyId="27082440", vatId="CZ27082440"
    )
    return station


def found(shop) -> list[Finding]:
    return check_shop(shop.replica)


def codes(shop) -> list[tuple[str, str, int]]:
    return [(each.check, each.entity, each.id) for each in found(shop)]


def test_records_in_order_have_no_findings(shop):
    assert codes(shop) == []


PRODUCTS = {
    "no_price": {"priceWithVat": 0.0, "priceWithoutVat": 0.0},
    "below_cost": {"purchasePriceWithoutVat": 100.01},
    "prices_disagree": {"priceWithoutVat": 121.0},
    "unknown_rate": {"vat": 1.12, "priceWithoutVat": 108.035714285714},
    "ean_wrong": {"ean": ["8594001021513"]},
    "no_category": {"_categoryId": 999},
}


@pytest.mark.parametrize("check", PRODUCTS)
def test_a_product_that_is_odd_is_found(shop, check):
    shop.known("products", 2, **{**FINE, "ean": [], "plu": [], **PRODUCTS[check]})
    assert codes(shop) == [(check, "products", 2)]


@pytest.mark.parametrize(
    "values",
    [
        {"priceWithVat": 0.0, "priceWithoutVat": 0.0, "onSale": False},
        {"priceWithVat": 0.0, "priceWithoutVat": 0.0, "requiresPriceEntry": True},
        {"ean": ["2900001000000"]},  # the shop's own code, with room for the weight
        {"ean": ["BAG-17"]},
        {"purchasePriceWithoutVat": 100.0},
        {"deleted": True, "_categoryId": None, "ean": FINE["ean"]},
    ],
)
def test_what_is_meant_so_is_no_finding(shop, values):
    shop.known("products", 2, **{**FINE, "ean": [], "plu": [], **values})
    assert codes(shop) == []


def test_cost_is_the_highest_purchase_price_of_any_warehouse(shop):
    for warehouse, price in ((31, 90.0), (32, 120.5)):
        shop.known("warehouses", warehouse, name=str(warehouse))
        with shop.replica.write() as tx:
            put_stock(tx.connection, [{
                "_warehouseId": warehouse, "_productId": 1, "stockQuantityStatus": 1.0,
                "purchasePriceWithoutVat": price, "stockStatusVersiondate": 1, "_cloudVersion": 1,
            }])  # fmt: skip
    (only,) = found(shop)
    assert (only.check, only.params) == ("below_cost", {"price": 100.0, "cost": 120.5})


def test_a_code_of_two_products_is_found_at_both(shop):
    shop.known("products", 2, **FINE)
    assert codes(shop) == [
        ("ean_twice", "products", 1), ("ean_twice", "products", 2),
        ("plu_twice", "products", 1), ("plu_twice", "products", 2),
    ]  # fmt: skip
    assert found(shop)[0].params == {"code": "8594001021512", "others": [2]}


def test_a_recipe_line_that_lost_a_product_is_found(shop):
    shop.known("product-ingredients", 9, _parentProductId=1, _productId=404, quantity=1.0)
    (only,) = found(shop)
    assert (only.check, only.id, only.params) == ("line_of_nothing", 9, {"missing": ["ingredient"]})


def test_recipes_in_a_circle_are_found(shop):
    for id in (2, 3, 4, 5):
        shop.known("products", id, **{**FINE, "ean": [], "plu": []})
    lines = [(1, 2), (2, 3), (3, 2), (3, 4), (5, 5)]
    for at, (parent, part) in enumerate(lines):
        shop.known("product-ingredients", 90 + at, _parentProductId=parent, _productId=part, quantity=1.0)
    circles = [(each.id, each.params) for each in found(shop) if each.check == "recipe_circle"]
    assert circles == [(2, {"others": [3]}), (3, {"others": [2]}), (5, {"others": [5]})]


@pytest.mark.parametrize(
    ("values", "check"),
    [
        ({"firstName": " ", "lastName": ""}, "no_name"),
        ({"companyId": "27082441"}, "company_id_wrong"),
        ({"vatId": "CZ27082441"}, "vat_id_wrong"),
        ({"vatId": "de136695977"}, "vat_id_wrong"),
    ],
)
def test_a_customer_that_is_odd_is_found(shop, values, check):
    shop.known("customers", 6, **{"firstName": "Bo", "lastName": "", "companyName": "", **values})
    assert codes(shop) == [(check, "customers", 6)]


@pytest.mark.parametrize("number", ["", "US-99", "123", "XX123456789", "270 82 440"])
def test_a_number_of_an_unknown_form_passes(shop, number):
    shop.known("customers", 6, firstName="Bo", lastName="", companyId=number, vatId=number)
    assert codes(shop) == []


def test_the_rarer_spelling_of_a_tag_is_found(shop):
    shop.known("products", 2, **{**FINE, "ean": [], "plu": [], "tags": ["fresh "]})
    shop.known("customers", 6, firstName="Bo", lastName="", tags=["Fresh"])
    (only,) = found(shop)
    assert (only.check, only.id, only.params) == (
        "tags_differ_by_case", 2, {"tag": "fresh", "usual": "Fresh"},
    )  # fmt: skip


def test_findings_come_in_the_order_of_the_checks(shop):
    for number, values in enumerate(PRODUCTS.values(), 2):
        shop.known("products", number, **{**FINE, "ean": [], "plu": [], **values})
    order = [CHECKS.index(each.check) for each in found(shop)]
    assert order == sorted(order) and len(order) == len(PRODUCTS)


def test_a_cancelled_check_reads_no_records(shop):
    shop.known("products", 2, **{**FINE, "_categoryId": None})
    cancel = threading.Event()
    cancel.set()
    assert check_shop(shop.replica, cancel) == []


def test_a_dismissed_finding_comes_back_when_its_value_changes(shop, tmp_path):
    shop.known("products", 2, **{**FINE, "plu": [], "ean": ["8594001021513"]})
    Dismissals(tmp_path, 7).dismiss(found(shop))
    assert without_dismissed(found(shop), Dismissals(tmp_path, 7).keys()) == []
    assert without_dismissed(found(shop), Dismissals(tmp_path, 8).keys()) == found(shop), "another cloud"
    shop.known("products", 2, **{**FINE, "plu": [], "ean": ["8594001021514"]})
    assert without_dismissed(found(shop), Dismissals(tmp_path, 7).keys()) == found(shop)


def test_a_dismissal_can_be_taken_back(shop, tmp_path):
    shop.known("products", 2, **{**FINE, "plu": [], "ean": [], "_categoryId": None})
    kept = Dismissals(tmp_path, 7)
    kept.dismiss(found(shop))
    kept.restore(found(shop))
    assert Dismissals(tmp_path, 7).keys() == frozenset()


@pytest.mark.parametrize("content", [b"{", b"[]", b'{"7": 3}', b"\xff", b"[" * 50_000])
def test_a_damaged_file_of_dismissals_is_set_aside(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)
    assert Dismissals(tmp_path, 7).keys() == frozenset()
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [content]


def test_what_earns_less_than_it_should_is_found_after_the_cost_of_an_ingredient_rose(shop):
    plain = {**FINE, "ean": [], "plu": []}
    shop.known(
        "products", 2, **{**plain, "name": "Flour", "unit": "Kilogram", "purchasePriceWithoutVat": 60.0}
    )
    shop.known("product-ingredients", 9, _parentProductId=1, _productId=2, quantity=1000.0, unit="Gram")
    assert [each.check for each in check_shop(shop.replica, least_margin=40)] == []
    shop.cloud_changes("products", 2, purchasePriceWithoutVat=70.0)
    low = [each for each in check_shop(shop.replica, least_margin=40) if each.id == 1]
    assert [(each.check, each.params) for each in low] == [
        ("margin_low", {"price": 100.0, "cost": 70.0, "margin": 30.0, "least": 40})
    ]
    assert check_shop(shop.replica) == []
    shop.cloud_changes("products", 1, marginMin=31.0)
    (own,) = check_shop(shop.replica, least_margin=10)
    assert (own.id, own.params["least"]) == (1, 31.0)
    shop.cloud_changes("products", 2, purchasePriceWithoutVat=101.0)
    assert {(each.check, each.id) for each in check_shop(shop.replica)} == {
        ("below_cost", 1),
        ("below_cost", 2),
    }
