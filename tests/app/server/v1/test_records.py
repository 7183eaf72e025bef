"""Conversion of records to v1 and back: names, types, aliases, flags."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.server.v1.field_tables import LINKED_BITS, TABLES
from app.server.v1.records import LARGEST_SAFE, from_v1, to_v1, v1_name, v2_name
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind
from storage.schema.validation import Op, accept, blank

NAMES = sorted(TABLES)

ELEMENT = st.text(st.characters(codec="utf-8", exclude_characters=",\0"), min_size=1, max_size=8).filter(
    lambda text: text == text.strip()
)
VALUES: dict[Kind, st.SearchStrategy[Any]] = {
    Kind.LONG: st.integers(-(2**63), 2**63 - 1),
    Kind.INTEGER: st.integers(-(2**31), 2**31 - 1),
    Kind.DOUBLE: st.floats(allow_nan=False, allow_infinity=False),
    Kind.BOOLEAN: st.booleans(),
    Kind.STRING: st.text(max_size=8),
    Kind.TIMESTAMP: st.integers(0, 4_102_444_800_000),
    Kind.STRINGS: st.lists(ELEMENT, max_size=3),
    Kind.INTEGERS: st.lists(st.integers(0, 20), max_size=3),
}


def shown_fields(entity: Entity) -> list[Field]:
    """The fields with a v1 name."""
    named = {each.field for each in TABLES[entity.name]}
    return [each for each in entity.fields if each.name in named]


@st.composite
def records(draw: st.DrawFn) -> tuple[Entity, dict[str, Any]]:
    """A record of an entity, with nulls where allowed and with linked flags in agreement."""
    entity = CATALOGUE[draw(st.sampled_from(NAMES))]
    record = {
        each.name: draw(st.none() | VALUES[each.kind] if each.null else VALUES[each.kind])
        for each in shown_fields(entity)
    }
    for name, (flags, bit) in LINKED_BITS.get(entity.name, {}).items():
        record[name] = bool(int(record[flags] or 0) >> bit & 1)
    return entity, record


@settings(deadline=None)
@given(records())
def test_a_v1_record_converts_back_to_the_same_values(made: tuple[Entity, dict[str, Any]]) -> None:
    entity, record = made
    assert from_v1(entity, to_v1(entity, record)) == record


@settings(deadline=None)
@given(records())
def test_a_record_sent_back_changes_nothing(made: tuple[Entity, dict[str, Any]]) -> None:
    entity, record = made
    assert from_v1(entity, to_v1(entity, record), onto=record) == record


@settings(deadline=None)
@given(records())
def test_v1_records_hold_only_numbers_texts_and_null(made: tuple[Entity, dict[str, Any]]) -> None:
    shown = to_v1(*made)
    assert {type(each) for each in shown.values()} <= {int, float, str, type(None)}


@settings(deadline=None)
@given(st.sampled_from(NAMES), st.data())
def test_any_body_is_converted_without_an_error(name: str, data: st.DataObject) -> None:
    """Any value under a known name is converted or passed on to validation, never an error."""
    json = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
        max_leaves=4,
    )
    old = st.sampled_from([each.name for each in TABLES[name]] + ["productidString", "unknown"])
    body = data.draw(st.dictionaries(old, json, max_size=5))
    onto = data.draw(st.none() | st.just(blank(CATALOGUE[name])))
    values = from_v1(CATALOGUE[name], body, onto=onto)
    assert values.keys() <= CATALOGUE[name].by_name.keys()


@pytest.mark.parametrize("name", NAMES)
def test_every_column_names_a_field(name: str) -> None:
    entity = CATALOGUE[name]
    columns = TABLES[name]
    assert {each.field for each in columns} <= entity.by_name.keys()
    assert len({each.name.lower() for each in columns}) == len(columns)
    assert {"id", "_cloudId", "deleted", "versionDate"} <= {each.field for each in columns}
    assert all(entity.by_name[each.field].kind is not Kind.TRANSLATIONS for each in columns)


def test_a_product_in_the_v1_format() -> None:
    record = {
        **blank(CATALOGUE["products"]),
        "id": 7, "_cloudId": 3, "_categoryId": 2, "_supplierId": 9, "name": "Rohlík", "ean": ["8590", "123"],
        "plu": [], "tags": ["pečivo", "ráno"], "notes": None, "onSale": False, "flags": 0b1010, "unit": "Piece",
        "deleted": False, "versionDate": 1_700_000_000_000,
    }  # fmt: skip
    shown = to_v1(CATALOGUE["products"], record, related={"categoryname": "Pečivo"})
    assert {
        "productid": 7, "cloudid": 3, "categoryid": 2, "categoryname": "Pečivo", "supplierId": 9,
        "name": "Rohlík", "ean": "8590,123", "plu": "", "tagslist": "pečivo,ráno", "noteslist": None, "onsale": 0,
        "display": 1, "bitflags": 10, "requiresquantityentry": 1, "timeable": 1, "jointsale": 0, "units": "Piece",
        "deleted": 0, "versiondate": 1_700_000_000_000, "vat": 1.21,
    }.items() <= shown.items()  # fmt: skip
    assert not [name for name in shown if name.startswith("_") or name.endswith("String")]


def test_names_are_read_in_any_case_and_unknown_ones_ignored() -> None:
    body = {"NAME": "Mlýn", "pgKey": 1, "TOTAL_ROWS": 2, "serialVersionUID": 3, "Display": "1"}
    assert from_v1(CATALOGUE["suppliers"], body) == {"name": "Mlýn", "display": True}


@pytest.mark.parametrize("name", ["suppliers", "customers"])
@pytest.mark.parametrize(
    ("body", "read"),
    [
        ({"ico": "1"}, {"companyId": "1"}),
        ({"companyid": "1"}, {"companyId": "1"}),
        ({"vatno": "CZ12345678"}, {"vatId": "CZ12345678"}),
        ({"vatid": "CZ12345678"}, {"vatId": "CZ12345678"}),
        ({"ico": "1", "companyid": "2"}, {"companyId": "1"}),
    ],
)
def test_either_name_of_a_field_is_read(name: str, body: dict[str, Any], read: dict[str, Any]) -> None:
    assert from_v1(CATALOGUE[name], body) == read


@pytest.mark.parametrize("changed", ["ico", "companyid"])
def test_of_two_names_for_a_field_the_changed_value_counts(changed: str) -> None:
    record = {"companyId": "old"}
    body = {"ico": "old", "companyid": "old", changed: "new"}
    assert from_v1(CATALOGUE["suppliers"], body, onto=record) == {"companyId": "new"}


@pytest.mark.parametrize(
    ("body", "flags", "price_entry"),
    [
        ({"timeable": 1}, 0b1101, None),
        ({"timeable": "true"}, 0b1101, None),
        ({"timeable": 0}, None, None),
        ({"bitflags": 0b0101, "timeable": 1}, 0b1101, None),
        ({"bitflags": 0b1101, "timeable": 0}, 0b1101, None),
        ({"requirespriceentry": 0}, 0b0001, False),
        ({"requirespriceentry": 1}, None, True),
        ({"bitflags": "1"}, 1, False),
        ({"bitflags": 5.0}, 5, None),
        ({"bitflags": "many", "timeable": 1}, "many", None),
        ({"bitflags": True}, True, None),
    ],
)
def test_single_flags_are_set_in_the_number(
    body: dict[str, Any], flags: object, price_entry: bool | None
) -> None:
    record = {"flags": 0b0101, "requiresPriceEntry": True}
    read = from_v1(CATALOGUE["products"], body, onto=record)
    assert (read.get("flags"), read.get("requiresPriceEntry")) == (flags, price_entry)


def test_a_new_product_gets_its_flag_from_its_field() -> None:
    product = CATALOGUE["products"]
    read = from_v1(product, {"name": "x", "requirespriceentry": 1, "categoryid": 1})
    assert read["flags"] == 0b100
    accept(product, {**blank(product), **read, "_cloudId": 1, "deleted": False}, Op.CREATE)


def test_a_list_element_with_a_comma_is_kept_when_sent_back() -> None:
    """The text `a, b` could be one element or two; an unchanged list keeps its elements."""
    record = {"notes": ["bez cibule, hořčice", "teplé"]}
    shown = to_v1(CATALOGUE["products"], record)["noteslist"]
    assert shown == "bez cibule, hořčice,teplé"
    assert from_v1(CATALOGUE["products"], {"noteslist": shown}, onto=record) == record
    assert from_v1(CATALOGUE["products"], {"noteslist": "a, b,,"}, onto=record) == {"notes": ["a", "b"]}


def test_ids_beyond_doubles_are_also_text_and_the_text_counts() -> None:
    product = CATALOGUE["products"]
    shown = to_v1(product, {"id": LARGEST_SAFE + 2, "_categoryId": LARGEST_SAFE})
    assert (shown["productid"], shown["productidString"]) == (LARGEST_SAFE + 2, str(LARGEST_SAFE + 2))
    assert "categoryidString" not in shown
    assert from_v1(product, {"productid": 9.1e18, "productidString": "77"}) == {"id": 77}


def test_iscompany_is_1_for_a_customer_with_a_company_name() -> None:
    customer = CATALOGUE["customers"]
    assert [to_v1(customer, {"companyName": name})["iscompany"] for name in ("Pekárna", " ", "", None)] == [
        1,
        0,
        0,
        0,
    ]
    assert from_v1(customer, {"iscompany": 1}) == {}


@pytest.mark.parametrize("value", [2, "ano", None, 0.5, [1], {}])
def test_a_value_that_is_no_boolean_is_passed_on_to_validation(value: object) -> None:
    assert from_v1(CATALOGUE["tags"], {"display": value}) == {"display": value}


def test_names_convert_in_both_directions() -> None:
    supplier = CATALOGUE["suppliers"]
    assert v1_name(supplier, "addressLine1") == "address1"
    assert v1_name(supplier, "websiteUrl") == "websiteUrl"
    assert v2_name(supplier, "COUNTRYCODE") == "country"
    assert v2_name(supplier, "vatid") == v2_name(supplier, "vatno") == "vatId"
    assert v2_name(supplier, "pgKey") is None
    assert v2_name(CATALOGUE["products"], "timeable") is None
