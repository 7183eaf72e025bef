"""The invented shop is plausible, valid by the catalogue, and as old on any day."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from typing import Any

import pytest

from app.practice.shop.shop import build_shop
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


def test_the_shop_is_as_old_on_another_day_and_never_of_tomorrow(shop: Shop) -> None:
    early = build_shop(now=NOW + 400 * DAY - NOW % DAY + 60_000)
    for (_, before), (name, after) in zip(entity_records(shop), entity_records(early), strict=True):
        assert NOW + 400 * DAY - NOW % DAY + 60_000 >= after["versionDate"], name
        assert after["versionDate"] - before["versionDate"] in (399 * DAY, 400 * DAY)


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


def test_prices_with_and_without_vat_agree_at_full_precision(shop: Shop) -> None:
    for each in shop["products"]:
        assert each["vat"] in (1.21, 1.12, 1.0)
        assert round(each["priceWithoutVat"] * each["vat"], 2) == each["priceWithVat"]
    assert {each["vat"] for each in shop["products"]} == {1.21, 1.12, 1.0}
    taxed = [each for each in live(shop["products"]) if each["vat"] > 1]
    assert sum(len(repr(each["priceWithoutVat"])) > 12 for each in taxed) > len(taxed) * 0.8


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
