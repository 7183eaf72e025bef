"""The generated shop is plausible, valid by the catalogue, and the same for the same seed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from typing import Any

import pytest

from app.practice.shop import codes
from app.practice.shop.categories import CATEGORY_TEMPLATES
from app.practice.shop.goods_raw import MATERIALS
from app.practice.shop.recipe_book import RECIPES
from app.practice.shop.shop import build_shop
from app.practice.shop.templates import KINDS, expand, items_of, size_of
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Kind, Record
from storage.schema.rules import FORBIDDEN_IN_TAGS
from storage.schema.validation import Op, problems

NOW = 1_795_230_000_000
"""2026-11-21 in ms since 1970."""
DAY = 86_400_000
Shop = dict[str, list[Record]]


@pytest.fixture(scope="module")
def shop() -> Shop:
    return build_shop(now=NOW)


def live(records: list[Record]) -> list[Record]:
    return [record for record in records if not record["deleted"]]


def entity_records(shop: Shop) -> Iterator[tuple[str, Record]]:
    return ((name, record) for name, records in shop.items() if name != "stock" for record in records)


@pytest.mark.parametrize(
    ("entity", "least", "most"),
    [
        ("products", 1500, 2000),
        ("product-ingredients", 300, 310),
        ("customers", 400, 400),
        ("suppliers", 30, 30),
        ("employees", 12, 12),
        ("tags", 40, 40),
        ("eet-subjects", 2, 2),
        ("categories", 20, 20),
        ("taxes", 3, 3),
        ("discount-groups", 4, 4),
        ("warehouses", 2, 2),
    ],
)
def test_every_entity_has_its_count(shop: Shop, entity: str, least: int, most: int) -> None:
    assert least <= len(live(shop[entity])) <= most


def test_about_two_percent_of_products_and_customers_are_deleted_on_top(shop: Shop) -> None:
    for entity in ("products", "customers"):
        gone = len(shop[entity]) - len(live(shop[entity]))
        assert 0.015 < gone / len(shop[entity]) < 0.03


def test_every_record_has_every_field_of_its_entity_and_breaks_no_rule(shop: Shop) -> None:
    assert set(shop) == {entity.name for entity in CATALOGUE.stored()} | {"stock"}
    for name, record in entity_records(shop):
        entity = CATALOGUE[name]
        assert set(record) == set(entity.names()), name
        assert problems(entity, {**record, "deleted": False}, Op.REPLACE) == [], record


def test_values_have_the_native_types_of_the_catalogue(shop: Shop) -> None:
    types: dict[Kind, type] = {
        Kind.LONG: int, Kind.INTEGER: int, Kind.TIMESTAMP: int, Kind.DOUBLE: float, Kind.BOOLEAN: bool,
        Kind.STRING: str, Kind.STRINGS: list, Kind.INTEGERS: list, Kind.TRANSLATIONS: dict,
    }  # fmt: skip
    for name, record in entity_records(shop):
        for field in CATALOGUE[name].fields:
            value = record[field.name]
            assert type(value) is types[field.kind] or (value is None and field.null), (
                name,
                field.name,
                value,
            )


def test_every_seed_gives_a_valid_shop_of_the_same_size() -> None:
    for seed in range(2, 7):
        other = build_shop(seed=seed, now=NOW)
        assert len(live(other["products"])) >= 1500
        assert len(other["product-ingredients"]) >= 300
        for name, record in entity_records(other):
            assert problems(CATALOGUE[name], {**record, "deleted": False}, Op.REPLACE) == [], record


def test_same_seed_same_shop_and_other_seed_other_shop(shop: Shop) -> None:
    assert build_shop(now=NOW) == shop
    other = build_shop(seed=2, now=NOW)
    for entity in ("products", "customers", "product-ingredients", "suppliers", "stock"):
        assert other[entity] != shop[entity]
    assert {each["id"] for each in other["products"]}.isdisjoint(each["id"] for each in shop["products"])


def test_cloud_id_is_in_every_record() -> None:
    assert {record["_cloudId"] for _, record in entity_records(build_shop(cloud_id=77, now=NOW))} == {77}


def test_ids_are_distinct_and_look_random(shop: Shop) -> None:
    ids = [record["id"] for _, record in entity_records(shop)]
    assert len(set(ids)) == len(ids)
    assert all(10**15 <= number < 2**53 for number in ids if number)
    assert [each["id"] for each in shop["employees"]].count(0) == 1
    products = [each["id"] for each in shop["products"]]
    assert products != sorted(products)


def test_eans_are_czech_or_slovak_unique_and_have_the_right_check_digit(shop: Shop) -> None:
    eans = [ean for each in shop["products"] for ean in each["ean"] or ()]
    assert len(eans) > 800
    assert len(set(eans)) == len(eans)
    for ean in eans:
        assert re.fullmatch(r"85[89]\d{10}", ean)
        assert (sum(map(int, ean[::2])) + 3 * sum(map(int, ean[1::2]))) % 10 == 0
    assert {ean[:3] for ean in eans} == {"858", "859"}


def test_loose_goods_have_a_plu_of_their_own_instead(shop: Shop) -> None:
    loose = [each for each in live(shop["products"]) if each["onSale"] and not each["ean"]]
    assert len(loose) > 300
    plus = [plu for each in loose for plu in each["plu"]]
    assert len(plus) == len(loose) == len(set(plus))


def test_prices_with_and_without_vat_agree_at_full_precision(shop: Shop) -> None:
    for each in shop["products"]:
        assert each["vat"] in (1.21, 1.12, 1.0)
        assert round(each["priceWithoutVat"] * each["vat"], 2) == each["priceWithVat"]
    assert {each["vat"] for each in shop["products"]} == {1.21, 1.12, 1.0}
    taxed = [each for each in live(shop["products"]) if each["vat"] > 1]
    assert sum(len(repr(each["priceWithoutVat"])) > 12 for each in taxed) > len(taxed) * 0.8


def test_vat_of_products_and_categories_are_rates_of_the_cloud(shop: Shop) -> None:
    rates = {round(1 + tax["value"] / 100, 2) for tax in shop["taxes"]}
    assert {each["vat"] for each in (*shop["products"], *shop["categories"])} <= rates


def test_product_names_are_many_and_hardly_any_twice(shop: Shop) -> None:
    names = Counter(each["name"] for each in live(shop["products"]))
    assert sum(count - 1 for count in names.values()) <= 3
    assert len({name.split()[0] for name in names}) > 150
    assert not any(re.search(r"[{}|*]|  ", name) for name in names)
    assert "Káva zrnková provozní" in names
    assert max(Counter(each["_categoryId"] for each in live(shop["products"])).values()) < 150


def test_only_weighed_and_poured_products_have_other_units(shop: Shop) -> None:
    units = Counter(each["unit"] for each in shop["products"])
    assert set(units) == {"Piece", "Kilogram", "Liter"}
    for each in shop["products"]:
        asks_quantity = bool(each["flags"] & 1 << 1)
        assert asks_quantity == (each["unit"] == "Kilogram" and each["onSale"])


def test_age_limit_is_on_alcohol_and_nothing_else(shop: Shop) -> None:
    by_id = {each["id"]: each["name"] for each in shop["categories"]}
    for each in shop["products"]:
        if each["minCustomerAge"] is not None:
            assert by_id[each["_categoryId"]] in ("Pivo a cider", "Víno", "Lihoviny")
            assert "nealko" not in each["name"].casefold()
            assert "alkohol 18+" in each["tags"]


def test_references_lead_to_live_records(shop: Shop) -> None:
    known: dict[str | None, set[Any]] = {
        name: {record["id"] for record in live(records)} for name, records in shop.items() if name != "stock"
    }
    for name, record in entity_records(shop):
        for field in CATALOGUE[name].fields:
            if field.references and record[field.name] is not None:
                assert record[field.name] in known[field.references], (name, field.name)
    for row in shop["stock"]:
        assert row["_warehouseId"] in known["warehouses"]
        assert row["_productId"] in known["products"]


def test_tags_in_use_are_tags_of_the_cloud_and_each_is_used(shop: Shop) -> None:
    names = [each["name"] for each in shop["tags"]]
    assert len(set(names)) == len(names)
    assert not set("".join(names)) & set(FORBIDDEN_IN_TAGS)
    used = {
        tag
        for entity in ("products", "customers", "employees")
        for each in shop[entity]
        for tag in each["tags"]
    }
    assert used <= set(names)
    assert len(used) > 36


def test_ingredients_make_no_circle_and_are_no_part_of_themselves(shop: Shop) -> None:
    graph: dict[int, set[int]] = {}
    pairs = [(each["_parentProductId"], each["_productId"]) for each in shop["product-ingredients"]]
    for parent, part in pairs:
        assert parent != part
        graph.setdefault(parent, set()).add(part)
    assert len(set(pairs)) == len(pairs)
    TopologicalSorter(graph).prepare()
    assert any(part in graph for part in set().union(*graph.values())), "no half-made stock"


def test_ingredients_are_measured_in_the_group_of_their_material(shop: Shop) -> None:
    group = {"Gram": "Kilogram", "Milliliter": "Liter", "Centiliter": "Liter", "Deciliter": "Liter"}
    by_id = {each["id"]: each for each in shop["products"]}
    for each in shop["product-ingredients"]:
        material = by_id[each["_productId"]]
        assert group.get(each["unit"], each["unit"]) == material["unit"], material["name"]
        assert 0 < each["quantity"] < 1000


def test_every_recipe_key_and_material_of_the_data_exists() -> None:
    materials = {name for pattern, *_ in MATERIALS for name, _ in expand(pattern)}
    assert {material for recipe in RECIPES.values() for material, _, _ in recipe} <= materials
    items = [item for category in CATEGORY_TEMPLATES for item in items_of(category)]
    assert set(RECIPES) <= {item.recipe for item in items}
    assert {item.kind for item in items} == set(KINDS)


def test_patterns_expand_to_every_combination() -> None:
    assert list(expand("Chléb {bílý|tmavý*1.5} {|malý*.5}")) == [
        ("Chléb bílý", 1.0),
        ("Chléb bílý malý", 0.5),
        ("Chléb tmavý", 1.5),
        ("Chléb tmavý malý", 0.75),
    ]


def test_no_moment_is_later_than_now_and_created_is_not_after_the_last_change(shop: Shop) -> None:
    for name, record in entity_records(shop):
        assert NOW - 735 * DAY < record["versionDate"] <= NOW, name
    for each in shop["customers"]:
        assert each["created"] <= each["versionDate"]
    for row in shop["stock"]:
        assert row["stockStatusVersiondate"] <= NOW


def test_F42_bulk_imports_left_runs_of_more_than_a_page_of_equal_version_dates(shop: Shop) -> None:
    runs = Counter(each["versionDate"] for each in shop["products"])
    assert sum(count > 100 for count in runs.values()) >= 3
    assert sum(count == 1 for count in runs.values()) > 300
    assert max(Counter(each["versionDate"] for each in shop["customers"]).values()) > 100


def test_names_have_the_endings_of_their_gender(shop: Shop) -> None:
    women = {"Marie", "Jana", "Eva", "Hana", "Lenka", "Zuzana", "Katarína", "Lucia", "Tereza", "Monika"}
    men = {"Jan", "Petr", "Tomáš", "Jozef", "Peter", "Štefan", "Jiří", "Juraj", "Pavel", "Karel"}
    for each in shop["customers"]:
        if each["firstName"] in women:
            assert each["lastName"].endswith(("á", "í", "ů")), each["lastName"]
        if each["firstName"] in men:
            assert not each["lastName"].endswith(("ová", "ná", "lá")), each["lastName"]


def test_firms_have_registration_numbers_with_the_right_check_digits(shop: Shop) -> None:
    firms = [each for each in shop["customers"] if each["companyName"]] + shop["suppliers"]
    assert len(firms) > 100
    for each in firms:
        digits = list(map(int, each["companyId"]))
        rest = sum(digit * weight for digit, weight in zip(digits, range(8, 1, -1), strict=False)) % 11
        assert len(digits) == 8
        assert digits[7] == (11 - rest) % 10
        if each["vatId"].startswith("CZ"):
            assert each["vatId"] == f"CZ{each['companyId']}"
        elif each["vatId"]:
            assert int(each["vatId"][2:]) % 11 == 0


def test_customers_are_people_and_firms_of_both_countries_with_real_looking_contacts(shop: Shop) -> None:
    customers = live(shop["customers"])
    assert 60 < sum(bool(each["companyName"]) for each in customers) < 180
    assert 60 < sum(each["country"] == "SK" for each in customers) < 180
    emails = [each["email"] for each in customers if each["email"]]
    cards = [each["barcode"] for each in customers if each["barcode"]]
    assert len(set(emails)) == len(emails)
    assert len(set(cards)) == len(cards)
    assert any((each["birthday"] or 0) < 0 for each in customers)
    assert any(each["expireDate"] for each in customers)
    assert any(each["points"] > 0 for each in customers)
    for each in customers:
        land, prefix = ("sk", "+421") if each["country"] == "SK" else ("cz", "+420")
        assert re.fullmatch(rf"[a-z0-9.]+@example\.{land}|", each["email"])
        assert re.fullmatch(rf"\{prefix} \d{{3}} \d{{3}} \d{{3}}|", each["phone"])
        assert re.fullmatch(r"\d{3} \d{2}", each["zip"])


def test_most_stocked_products_are_in_both_warehouses(shop: Shop) -> None:
    per_product = Counter(row["_productId"] for row in shop["stock"])
    assert len(per_product) > 1000
    assert sum(count == 2 for count in per_product.values()) > len(per_product) * 0.7
    pairs = {(row["_warehouseId"], row["_productId"]) for row in shop["stock"]}
    assert len(pairs) == len(shop["stock"])
    assert any(row["stockQuantityStatus"] < 0 for row in shop["stock"])
    assert any(row["stockQuantityStatus"] == 0 for row in shop["stock"])


@pytest.mark.parametrize("whole", ["25123891", "00000060", "00000019"])
def test_company_number_gives_every_kind_of_check_digit(whole: str) -> None:
    assert codes.company_number(whole[:7]) == whole


def test_ean13_matches_the_worked_example_of_the_standard() -> None:
    assert codes.ean13("400638133393") == "4006381333931"


@pytest.mark.parametrize(
    ("name", "size"), [("Kofola originál 0,5 l", (0.5, "Liter")), ("Víčko na misku", (None, None))]
)
def test_size_is_read_from_the_name(name: str, size: tuple[float | None, str | None]) -> None:
    assert size_of(name) == size


def test_a_poured_product_uses_as_much_material_as_its_size(shop: Shop) -> None:
    by_id = {each["id"]: each["name"] for each in shop["products"]}
    poured = [each for each in shop["product-ingredients"] if "sud" in by_id[each["_productId"]].split()]
    for each in poured:
        litres, _ = size_of(by_id[each["_parentProductId"]])
        if each["unit"] == "Liter" and litres is not None:
            assert each["quantity"] == litres
