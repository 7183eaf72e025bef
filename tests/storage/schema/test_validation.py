"""Validation of bodies: types, lengths, limits, rules over one field and over several."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.errors import BugError, InvalidRecord, Problem
from storage.schema import validation
from storage.schema.entities import CATALOGUE
from storage.schema.fields import MOST_TEXT, Entity, Field, Kind
from storage.schema.rules import PROBLEM_CODES
from storage.schema.validation import Op, accept, blank, problems
from tests.storage.support.values import EVERY, any_entity, any_json, bodies, codes, records

CUSTOMERS = CATALOGUE["customers"]
PRODUCTS = CATALOGUE["products"]
OPS = list(Op)

any_op = st.sampled_from(OPS)


def customer(**fields: Any) -> dict[str, Any]:
    return {**blank(CUSTOMERS), "_cloudId": 12345, "lastName": "Nováková", **fields}


def product(**fields: Any) -> dict[str, Any]:
    return {**blank(PRODUCTS), "_cloudId": 12345, "name": "Káva", "_categoryId": 5, **fields}


def other(entity: str, **fields: Any) -> dict[str, Any]:
    return {**blank(CATALOGUE[entity]), "_cloudId": 12345, "name": "x", **fields}


def refused(entity: Entity, body: object, op: Op = Op.CREATE, **more: Any) -> list[tuple[str | None, str]]:
    with pytest.raises(InvalidRecord) as caught:
        accept(entity, body, op, **more)
    for each in caught.value.problems:
        assert set(PROBLEM_CODES[each.code]) <= set(each.params), each
    return codes(caught.value.problems)


@pytest.mark.parametrize("name", sorted(each.name for each in CUSTOMERS.fields if each.required))
@pytest.mark.parametrize("op", [Op.CREATE, Op.REPLACE])
def test_each_field_of_the_minimum_body_is_required(name: str, op: Op) -> None:
    body = customer(id=7)
    del body[name]
    assert refused(CUSTOMERS, body, op) == [(name, "missing")]


def test_the_minimum_body_is_sufficient() -> None:
    body = {name: value for name, value in customer().items() if CUSTOMERS.by_name[name].required}
    assert accept(CUSTOMERS, body, Op.CREATE) == body


@pytest.mark.parametrize("entity", EVERY, ids=lambda each: each.name)
def test_null_is_refused_where_the_interface_has_no_question_mark(entity: Entity) -> None:
    for each in entity.fields:
        found = [
            problem for problem in problems(entity, {each.name: None}, Op.PATCH) if problem.field == each.name
        ]
        if each.name == "id":
            assert codes(found) == [("id", "id_missing")]
        else:
            assert codes(found) == ([] if each.null else [(each.name, "null")])


@pytest.mark.parametrize("entity", EVERY, ids=lambda each: each.name)
def test_texts_may_be_as_long_as_declared_and_no_longer(entity: Entity) -> None:
    for each in entity.fields:
        if each.length is None or each.choices:
            continue
        fitting, longer = "ž" * each.length, "ž" * (each.length + 1)
        found = {
            text: [
                problem
                for problem in problems(
                    entity, {each.name: [text] if each.kind is Kind.STRINGS else text}, Op.PATCH
                )
                if problem.code == "too_long"
            ]
            for text in (fitting, longer)
        }
        assert found[fitting] == []
        assert found[longer] == [
            Problem(each.name, "too_long", {"limit": each.length, "actual": each.length + 1})
        ]


def test_notes_are_limited_together() -> None:
    assert problems(PRODUCTS, {"notes": ["a" * 500, "b" * 500]}, Op.PATCH) == []
    found = problems(PRODUCTS, {"notes": ["a" * 500, "b" * 501]}, Op.PATCH)
    assert found == [Problem("notes", "too_long_together", {"limit": 1000, "actual": 1001})]


def test_every_field_has_a_limit_and_no_rule_is_asked_about_a_text_beyond_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(value: object) -> None:
        raise AssertionError(f"asked about {len(str(value))} letters")

    rules = {name: asked for entity in CATALOGUE for each in entity.fields for name in each.rules}
    monkeypatch.setattr(validation, "FIELD_RULES", rules)
    for entity in CATALOGUE:
        for each in entity.fields:
            longest = each.length or MOST_TEXT
            beyond: dict[Kind, Any] = {
                Kind.STRING: "a" * (longest + 1),
                Kind.STRINGS: [""] * (MOST_TEXT + 2),
                Kind.INTEGERS: [1] * (MOST_TEXT + 1),
                Kind.TRANSLATIONS: {"cs": "a" * MOST_TEXT},
            }
            if each.kind in beyond:
                found = problems(entity, {each.name: beyond[each.kind]}, Op.PATCH)
                named = {one.code for one in found if one.field == each.name}
                assert named & {"too_long", "too_long_together"}, (entity.name, each.name)


@pytest.mark.parametrize("value", [7, "7", "7.0", 7.0, "+7", "007"])
def test_whole_numbers_come_as_numbers_or_as_text(value: object) -> None:
    read = accept(CUSTOMERS, {"flags": value}, Op.PATCH)["flags"]
    assert read == 7
    assert type(read) is int


@pytest.mark.parametrize("value", [1.5, "1.5", "15e-1", "+1.5", "1.50"])
def test_doubles_come_as_numbers_or_as_text(value: object) -> None:
    assert accept(CUSTOMERS, {"points": value}, Op.PATCH) == {"points": 1.5}


def test_a_whole_double_is_a_float_in_memory() -> None:
    assert type(accept(CUSTOMERS, {"points": 3}, Op.PATCH)["points"]) is float


NO_NUMBERS = [True, False, "", " 1", "1 ", "1_000", "0x10", "abc", "NaN", "nan", "Infinity", "１", [], {}, math.nan,
              math.inf, -math.inf, "1e999", "9" * 5000, 10**400]  # fmt: skip


@pytest.mark.parametrize("value", NO_NUMBERS, ids=lambda each: repr(each)[:12])
def test_a_value_that_is_no_number_is_refused(value: object) -> None:
    assert {code for _, code in refused(CUSTOMERS, {"points": value}, Op.PATCH)} <= {
        "wrong_type",
        "too_large",
    }
    assert {code for _, code in refused(CUSTOMERS, {"flags": value}, Op.PATCH)} <= {"wrong_type", "too_large"}


@pytest.mark.parametrize("value", [1.5, "1.5"])
def test_a_fraction_is_no_whole_number(value: object) -> None:
    assert refused(CUSTOMERS, {"flags": value}, Op.PATCH) == [("flags", "wrong_type")]


@pytest.mark.parametrize(
    ("entity", "field", "value", "code"),
    [
        ("customers", "id", 0, "too_small"), ("customers", "id", -1, "too_small"),
        ("customers", "id", 2**63, "too_large"), ("customers", "id", str(2**63 - 1), None),
        ("employees", "id", 0, None), ("employees", "id", -1, "too_small"),
        ("customers", "_cloudId", 0, "too_small"), ("customers", "_cloudId", 2**31, "too_large"),
        ("customers", "_cloudId", 2**31 - 1, None), ("customers", "_discountGroupId", 0, "too_small"),
        ("customers", "flags", -(2**63), None), ("customers", "flags", -(2**63) - 1, "too_small"),
        ("products", "flags", 2**31, "too_large"), ("products", "allergens", [1, 2**31], "too_large"),
        ("customers", "points", 0, None), ("customers", "points", "0.0", None),
        ("customers", "points", -0.01, "too_small"), ("customers", "points", "-1", "too_small"),
        ("products", "vat", 1, None), ("products", "vat", "2.0", None), ("products", "vat", 0.99, "too_small"),
        ("products", "vat", 21, "too_large"), ("categories", "vat", 2.01, "too_large"),
        ("categories", "vat", None, None), ("taxes", "value", 0, None), ("taxes", "value", 100, None),
        ("taxes", "value", -1, "too_small"), ("taxes", "value", 100.5, "too_large"),
        ("discount-groups", "discountPercent", 100, None), ("discount-groups", "discountPercent", 101, "too_large"),
        ("products", "unit", "Piece", None), ("products", "unit", "piece", "not_a_choice"),
        ("products", "unitMeasurement", "Liter", None), ("products", "unitMeasurement", "", "not_a_choice"),
        ("products", "stockOverdraft", "WARN", None), ("products", "stockOverdraft", "MAYBE", "not_a_choice"),
        ("webhooks", "method", "PUT", "not_a_choice"), ("webhooks", "payloadVersion", "V2", "not_a_choice"),
        ("webhooks", "payloadEntity", "CUSTOMER", None), ("webhooks", "payloadEntity", "TAG", "not_a_choice"),
        ("webhooks", "url", "not a url", "bad_url"), ("webhooks", "url", "ftp://a", "bad_url"),
        ("suppliers", "websiteUrl", "a b", "bad_url"), ("suppliers", "websiteUrl", "", None),
        ("suppliers", "websiteUrl", None, None), ("suppliers", "vatId", "cz1", "bad_vat_id"),
        ("eet-subjects", "vatId", "", None), ("eet-subjects", "vatId", "CZ1", "bad_vat_id"),
        ("customers", "vatId", "CZ12345678", None), ("customers", "tags", ["a", "b?"], "forbidden_characters"),
        ("products", "tags", ["(a)"], "forbidden_characters"), ("products", "tags", None, None),
        ("tags", "name", "", "blank"), ("tags", "name", "  ", "blank"), ("tags", "name", ".x", "reserved_name"),
        ("tags", "name", ".dailymenu", None), ("tags", "name", "a$", "forbidden_characters"),
        ("employees", "name", "", "blank"), ("employees", "name", "Petr", None),
        ("products", "margin", "30%", None), ("products", "margin", "130%", "bad_margin"),
        ("products", "margin", "x", "bad_margin"), ("products", "margin", None, None),
        ("customers", "note", "a\0b", "nul_character"), ("customers", "tags", ["a\0"], "nul_character"),
        ("products", "translatedName", {"cs": "\0"}, "nul_character"),
        ("products", "translatedName", {"cs": "Káva", "en": "Coffee"}, None),
        ("products", "translatedName", {"cs": 1}, "wrong_type"), ("products", "translatedName", "x", "wrong_type"),
        ("customers", "note", "\ud83d", "lone_surrogate"), ("customers", "tags", ["\udc00"], "lone_surrogate"),
        ("customers", "note", "\U0001f600", None), ("customers", "firstName", 5, "wrong_type"),
        ("customers", "display", 1, "wrong_type"), ("customers", "display", "true", "wrong_type"),
        ("customers", "tags", "VIP", "wrong_type"), ("customers", "tags", [1], "wrong_type"),
        ("customers", "tags", [None], "wrong_type"), ("products", "allergens", ["1", 2], None),
        ("customers", "birthday", "yesterday", "bad_date"), ("customers", "birthday", True, "bad_date"),
        ("customers", "birthday", "2024-02-30T00:00:00Z", "bad_date"), ("customers", "birthday", 1.5, "bad_date"),
        ("customers", "birthday", 10**20, "bad_date"), ("customers", "birthday", "1700000000000", None),
        ("customers", "deleted", True, "deleted_true"), ("customers", "deleted", False, None),
    ],
)  # fmt: skip
def test_each_limit_from_both_sides(entity: str, field: str, value: object, code: str | None) -> None:
    found = problems(CATALOGUE[entity], {field: value}, Op.PATCH)
    assert codes(found) == ([] if code is None else [(field, code)])
    assert all(set(PROBLEM_CODES[each.code]) <= set(each.params) for each in found)


@pytest.mark.parametrize("op", OPS)
def test_deleted_is_never_true_in_a_body(op: Op) -> None:
    assert refused(CUSTOMERS, customer(id=7, deleted=True), op) == [("deleted", "deleted_true")]


def test_id_is_needed_in_put_and_never_null_in_patch() -> None:
    assert accept(CUSTOMERS, customer(id=None), Op.CREATE)["id"] is None
    assert "id" not in accept(CUSTOMERS, customer(), Op.CREATE)
    assert (
        accept(CATALOGUE["webhooks"], other("webhooks", id=None, url="http://a/b"), Op.CREATE)["id"] is None
    )
    assert refused(CUSTOMERS, customer(), Op.REPLACE) == [("id", "id_missing")]
    assert refused(CUSTOMERS, customer(id=None), Op.REPLACE) == [("id", "id_missing")]
    assert refused(CUSTOMERS, {"id": None, "note": "x"}, Op.PATCH) == [("id", "id_missing")]
    assert accept(CUSTOMERS, {"note": "x"}, Op.PATCH) == {"note": "x"}
    assert accept(CUSTOMERS, {"id": "7", "note": "x"}, Op.PATCH) == {"id": 7, "note": "x"}


def test_unknown_keys_are_dropped_unless_asked_for() -> None:
    body = {"note": "x", "etag": "A", "futureField": {"a": [1]}}
    assert accept(CUSTOMERS, body, Op.PATCH) == {"note": "x"}
    assert accept(CUSTOMERS, body, Op.PATCH, known=["futureField", "gone", "note"]) == {
        "note": "x",
        "futureField": {"a": [1]},
    }


def test_all_problems_come_at_once_in_the_order_of_the_fields() -> None:
    body = customer(
        firstName="", lastName=" ", points=-1, vatId="x", display=None, tags=["a,b"], birthday="?"
    )
    assert refused(CUSTOMERS, body) == [
        ("vatId", "bad_vat_id"),
        ("tags", "forbidden_characters"),
        ("display", "null"),
        ("points", "too_small"),
        ("birthday", "bad_date"),
        (None, "all_names_blank"),
    ]


@pytest.mark.parametrize("body", [None, 1, "x", [], [{}], True])
def test_a_body_that_is_no_object_is_refused(body: object) -> None:
    assert refused(CUSTOMERS, body) == [(None, "wrong_type")]


def test_names_in_a_patch_are_checked_together_with_the_record() -> None:
    known = customer(lastName="Nováková", firstName="")
    assert refused(CUSTOMERS, {"lastName": ""}, Op.PATCH, onto=known) == [(None, "all_names_blank")]
    assert accept(CUSTOMERS, {"lastName": ""}, Op.PATCH, onto={**known, "companyName": "Pekárna"}) == {
        "lastName": ""
    }
    assert accept(CUSTOMERS, {"lastName": ""}, Op.PATCH) == {"lastName": ""}


def test_a_patch_of_other_fields_is_not_refused_for_values_of_the_cloud() -> None:
    odd = customer(lastName=" ", firstName=None, companyName="")
    assert accept(CUSTOMERS, {"note": "x"}, Op.PATCH, onto=odd) == {"note": "x"}
    assert accept(PRODUCTS, {"name": "x"}, Op.PATCH, onto=product(flags=4)) == {"name": "x"}


def test_price_entry_and_its_flag_move_together() -> None:
    assert refused(PRODUCTS, product(flags=4)) == [("requiresPriceEntry", "price_entry_flag")]
    onto = product()
    assert refused(PRODUCTS, {"flags": 4}, Op.PATCH, onto=onto) == [
        ("requiresPriceEntry", "price_entry_flag")
    ]
    both = {"flags": 4, "requiresPriceEntry": True}
    assert accept(PRODUCTS, both, Op.PATCH, onto=onto) == both


def test_a_value_of_wrong_type_skips_rules_over_several_fields() -> None:
    assert refused(PRODUCTS, product(flags="x")) == [("flags", "wrong_type")]
    assert refused(CUSTOMERS, customer(lastName=5)) == [("lastName", "wrong_type")]
    body = {"flags": "x", "requiresPriceEntry": True}
    assert refused(PRODUCTS, body, Op.PATCH, onto=product()) == [("flags", "wrong_type")]


def test_an_undeclared_rule_is_a_bug() -> None:
    odd_field = Field(name="text", kind=Kind.STRING, rules=("no_such_rule",))
    odd = Entity(name="odd", singular="odd", fields=(Field(name="id", kind=Kind.LONG), odd_field))
    with pytest.raises(BugError):
        problems(odd, {"text": "x"}, Op.PATCH)
    with pytest.raises(BugError):
        problems(replace(CUSTOMERS, rules=("no_such_rule",)), customer(), Op.CREATE)


@given(any_entity, any_op, any_json)
def test_accept_of_any_json_refuses_with_problems_only(entity: Entity, op: Op, body: object) -> None:
    try:
        accept(entity, body, op)
    except InvalidRecord as error:
        assert error.problems


@given(st.data(), any_op)
def test_accept_of_nearly_right_bodies_refuses_with_problems_only(data: st.DataObject, op: Op) -> None:
    entity = data.draw(any_entity)
    body, onto = data.draw(bodies(entity)), data.draw(st.none() | records(entity))
    try:
        values = accept(entity, body, op, onto=onto)
    except InvalidRecord as error:
        assert error.problems == problems(entity, body, op, onto=onto)
        assert all(each.code in PROBLEM_CODES for each in error.problems)
    else:
        assert problems(entity, body, op, onto=onto) == []
        assert set(values) == set(body) & set(entity.names())
        assert accept(entity, values, op, onto=onto) == values


@pytest.mark.parametrize("name", ["allergens", "plu", "tags"])
def test_a_list_of_100_000_wrong_elements_is_refused_at_once_and_told_once(name: str) -> None:
    wrong: list[object] = [None] * 100_000
    problems(CATALOGUE["products"], {name: []}, Op.PATCH)
    began = time.process_time()
    found = problems(CATALOGUE["products"], {name: wrong}, Op.PATCH)
    assert [(each.field, each.code) for each in found] == [(name, "wrong_type")]
    assert time.process_time() - began < 0.2
