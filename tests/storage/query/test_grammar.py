"""The filter and sort grammar: what it accepts, and its exact errors."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.errors import InvalidQuery
from storage.query.grammar import (
    GROUPS,
    LISTS,
    MAX_CONDITIONS,
    MAX_VALUES,
    Condition,
    Operator,
    Order,
    Special,
    operators,
    parse_filter,
    parse_sort,
    read_value,
    render,
)
from storage.schema.fields import Entity, Field, Filter, Kind, Sort

EM = Filter.EQUALS | Filter.ENUM
ALL = EM | Filter.NUMBER | Filter.STRING | Filter.BITS
THINGS = Entity(
    name="things",
    singular="thing",
    fields=(
        Field(name="id", kind=Kind.LONG, filter=EM),
        Field(name="name", kind=Kind.STRING, filter=EM | Filter.STRING, sort=Sort.BOTH),
        Field(name="size", kind=Kind.INTEGER, filter=EM | Filter.NUMBER | Filter.BITS),
        Field(name="weight", kind=Kind.DOUBLE, filter=EM | Filter.NUMBER, sort=Sort.BOTH),
        Field(name="deleted", kind=Kind.BOOLEAN, filter=EM),
        Field(name="at", kind=Kind.TIMESTAMP, filter=EM | Filter.NUMBER, sort=Sort.BOTH),
        Field(name="tags", kind=Kind.STRINGS, filter=EM),
        Field(name="codes", kind=Kind.INTEGERS, filter=EM),
        Field(name="phone", kind=Kind.LONG, filter=Filter.STRING),
        Field(name="note", kind=Kind.STRING),
        Field(name="open", kind=Kind.STRING, filter=ALL),
    ),
)


def refused(text: str) -> dict[str, Any]:
    with pytest.raises(InvalidQuery) as caught:
        parse_filter(THINGS, text)
    return caught.value.params


def one(text: str) -> Condition:
    (condition,) = parse_filter(THINGS, text)
    return condition


@pytest.mark.parametrize("text", ["", " ", ";", " ; ;"])
def test_an_empty_filter_has_no_conditions(text: str) -> None:
    assert parse_filter(THINGS, text) == ()


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("name|eq|Jana", Condition("name", Operator.EQ, ("Jana",))),
        ("name|eq|", Condition("name", Operator.EQ, ("",))),
        ("name|eq| a b ", Condition("name", Operator.EQ, (" a b ",))),
        ("name|like|a|b|", Condition("name", Operator.LIKE, ("a|b|",))),
        ("name|like|null", Condition("name", Operator.LIKE, ("null",))),
        ("name|eq|a,b", Condition("name", Operator.EQ, ("a,b",))),
        ("name|in|a,,b c", Condition("name", Operator.IN, ("a", "", "b c"))),
        ("name|ne|null", Condition("name", Operator.NE, (Special.NULL,))),
        ("name|notin|42,notnull", Condition("name", Operator.NOTIN, ("42", Special.NOT_NULL))),
        (" size | gteq | -5 ", Condition("size", Operator.GTEQ, (-5,))),
        ("size|bin|17", Condition("size", Operator.BIN, (17,))),
        ("id|in|1, 9007199254740993", Condition("id", Operator.IN, (1, 9007199254740993))),
        ("id|eq|-9223372036854775808", Condition("id", Operator.EQ, (-(2**63),))),
        ("weight|lt|1", Condition("weight", Operator.LT, (1.0,))),
        ("weight|eq|-1.5e-3", Condition("weight", Operator.EQ, (-0.0015,))),
        ("deleted|in|0,1", Condition("deleted", Operator.IN, (False, True))),
        ("deleted|eq|False", Condition("deleted", Operator.EQ, (False,))),
        ("at|gt|1700000000123", Condition("at", Operator.GT, (1700000000123,))),
        ("at|gt|2023-11-14T22:13:20.123Z", Condition("at", Operator.GT, (1700000000123,))),
        ("at|lteq|2023-11-14T23:13:20.123+01:00", Condition("at", Operator.LTEQ, (1700000000123,))),
        ("at|lteq|2023-11-14T23:13:20.123 01:00", Condition("at", Operator.LTEQ, (1700000000123,))),
        ("at|eq|2023-11-14T22:13:20", Condition("at", Operator.EQ, (1700000000000,))),
        ("tags|eq|VIP", Condition("tags", Operator.EQ, ("VIP",))),
        ("codes|in|7,8", Condition("codes", Operator.IN, (7, 8))),
        ("phone|like|777", Condition("phone", Operator.LIKE, ("777",))),
    ],
)
def test_a_condition_is_read_with_its_field_s_type(text: str, condition: Condition) -> None:
    found = one(text)
    assert found == condition
    assert [type(each) for each in found.values] == [type(each) for each in condition.values]


def test_conditions_are_joined_by_semicolons() -> None:
    found = parse_filter(THINGS, "at|gteq|1;at|lt|2;;name|eq|x;")
    assert [(each.field, each.operator) for each in found] == [("at", "gteq"), ("at", "lt"), ("name", "eq")]


@pytest.mark.parametrize("text", ["name", "name|eq", "|", "name eq x", "tags|eq|a;b"])
def test_a_condition_without_three_parts_is_malformed(text: str) -> None:
    assert refused(text)["problem"] == "malformed"


def test_an_error_has_position_and_alternatives() -> None:
    assert refused("name|eq|x;  size|like|5") == {
        "problem": "operator_not_allowed",
        "position": 12,
        "field": "size",
        "operator": "like",
        "allowed": ["eq", "ne", "gt", "gteq", "lt", "lteq", "in", "notin", "bin", "bex"],
    }


@pytest.mark.parametrize("word", ["gte", "EQ", "", "regexp", "eq)"])
def test_an_unknown_operator_is_refused_with_the_known_ones(word: str) -> None:
    found = refused(f"name|{word}|x")
    assert (found["problem"], found["operator"]) == ("operator_not_allowed", word)
    assert found["allowed"] == ["eq", "ne", "like", "in", "notin"]


def test_an_unknown_field_is_refused_with_the_filterable_ones() -> None:
    found = refused('name"; DROP TABLE things|eq|x'.replace(";", ""))
    assert (found["problem"], found["position"], found["field"]) == (
        "unknown_field",
        0,
        'name" DROP TABLE things',
    )
    assert "name" in found["allowed"] and "note" not in found["allowed"]


def test_a_field_without_groups_is_not_filterable() -> None:
    assert refused("note|eq|x") == {
        "problem": "not_filterable",
        "position": 0,
        "field": "note",
        "operator": "eq",
        "allowed": [],
    }


@pytest.mark.parametrize("text", ["deleted|eq|null", "deleted|in|0,null", "deleted|ne|notnull"])
def test_null_is_refused_on_deleted(text: str) -> None:
    found = refused(text)
    assert (found["problem"], found["field"], found["allowed"]) == ("null_not_allowed", "deleted", ["0", "1"])


@pytest.mark.parametrize(
    ("text", "value", "kind"),
    [
        ("id|eq|abc", "abc", "long"),
        ("id|eq|", "", "long"),
        ("id|eq|1.0", "1.0", "long"),
        ("id|eq|1_000", "1_000", "long"),
        ("id|eq|\u0661", "\u0661", "long"),
        ("id|eq|9223372036854775808", "9223372036854775808", "long"),
        ("id|eq|" + "9" * 5000, "9" * 5000, "long"),
        ("id|in|1,,2", "", "long"),
        ("id|in|", "", "long"),
        ("size|gt|null", "null", "integer"),
        ("size|bin|0x1", "0x1", "integer"),
        ("weight|gt|nan", "nan", "double"),
        ("weight|gt|inf", "inf", "double"),
        ("weight|gt|1e999", "1e999", "double"),
        ("weight|gt|1,5", "1,5", "double"),
        ("deleted|eq|yes", "yes", "boolean"),
        ("deleted|eq|2", "2", "boolean"),
        ("at|gt|yesterday", "yesterday", "timestamp"),
        ("at|gt|2023-13-01T00:00:00Z", "2023-13-01T00:00:00Z", "timestamp"),
        ("codes|eq|x", "x", "integer[]"),
        ("name|eq|\ud800", "\ud800", "string"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(text: str, value: str, kind: str) -> None:
    found = refused(text)
    assert (found["problem"], found["value"], found["kind"]) == ("bad_value", value, kind)


def test_a_filter_beyond_the_limits_of_sqlite_is_refused() -> None:
    assert len(parse_filter(THINGS, ";".join(["id|eq|1"] * MAX_CONDITIONS))) == MAX_CONDITIONS
    assert refused(";".join(["id|eq|1"] * (MAX_CONDITIONS + 1)))["problem"] == "too_many"
    assert refused("id|in|" + ",".join(["1"] * (MAX_VALUES + 1)))["problem"] == "too_many"


@pytest.mark.parametrize("group", list(GROUPS))
def test_a_group_allows_its_operators_and_no_other(group: Filter) -> None:
    entity = Entity(name="x", singular="x", fields=(Field(name="n", kind=Kind.LONG, filter=group),))
    allowed = {each for each in Operator if each in GROUPS[group]}
    assert set(operators(entity.by_name["n"])) == allowed
    for each in Operator:
        if each in allowed:
            assert parse_filter(entity, f"n|{each}|1")
        else:
            with pytest.raises(InvalidQuery):
                parse_filter(entity, f"n|{each}|1")


def _native(declared: Field, operator: Operator) -> st.SearchStrategy[Any]:
    forbidden = ";," if operator in LISTS else ";"
    text = st.text(st.characters(exclude_characters=forbidden, exclude_categories=["Cs"]))
    writable = text.filter(lambda each: each.strip() not in ("null", "notnull"))
    if operator is Operator.LIKE:
        return text
    plain: dict[Kind, st.SearchStrategy[Any]] = {
        Kind.STRING: writable,
        Kind.STRINGS: writable,
        Kind.BOOLEAN: st.booleans(),
        Kind.DOUBLE: st.floats(allow_nan=False, allow_infinity=False),
    }
    value = plain.get(declared.kind, st.integers(-(2**63), 2**63 - 1))
    if declared.name != "deleted" and operator in (Operator.EQ, Operator.NE, *LISTS):
        return value | st.sampled_from(Special)
    return value


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    declared = draw(st.sampled_from([each for each in THINGS.fields if each.filter and each.name != "open"]))
    operator = draw(st.sampled_from(operators(declared)))
    values = st.lists(_native(declared, operator), min_size=1, max_size=4 if operator in LISTS else 1)
    return Condition(declared.name, operator, tuple(draw(values)))


@given(st.lists(conditions(), max_size=5))
def test_what_is_rendered_is_read_back_the_same(drawn: list[Condition]) -> None:
    assert parse_filter(THINGS, render(drawn)) == tuple(drawn)


@pytest.mark.parametrize(
    ("operator", "value"),
    [(Operator.EQ, "a;b"), (Operator.IN, "a,b"), (Operator.EQ, "null"), (Operator.NOTIN, "notnull")],
)
def test_a_text_that_the_grammar_cannot_express_is_refused(operator: Operator, value: str) -> None:
    with pytest.raises(InvalidQuery) as caught:
        render([Condition("name", operator, (value,))])
    assert caught.value.params["problem"] == "not_writable"


@given(st.text(st.sampled_from("nameidsz|;,0149.-eqin likdt\x00'\"%_\ud800č")))
def test_any_text_is_read_or_refused_with_a_position_inside_it(text: str) -> None:
    try:
        parse_filter(THINGS, text)
    except InvalidQuery as error:
        position = error.params["position"]
        assert isinstance(position, int)
        assert 0 <= position < len(text)
        assert {"problem", "field", "operator", "allowed"} <= error.params.keys()


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("", ()),
        ("name", (Order("name"),)),
        ("-at, name,", (Order("at", descending=True), Order("name"))),
        ("name,-name,weight", (Order("name"), Order("weight"))),
    ],
)
def test_sort_keys_are_read_left_to_right(text: str, orders: tuple[Order, ...]) -> None:
    assert parse_sort(THINGS, text) == orders


@pytest.mark.parametrize(
    ("text", "problem", "position", "name"),
    [
        ("name,nope", "unknown_field", 5, "nope"),
        ("-note", "not_sortable", 0, "note"),
        ("name, id", "not_sortable", 6, "id"),
        ("--name", "unknown_field", 0, "-name"),
        ("-", "unknown_field", 0, ""),
        ('name" DESC', "unknown_field", 0, 'name" DESC'),
    ],
)
def test_a_sort_key_that_cannot_be_served_is_refused(
    text: str, problem: str, position: int, name: str
) -> None:
    with pytest.raises(InvalidQuery) as caught:
        parse_sort(THINGS, text)
    assert caught.value.params == {
        "problem": problem,
        "position": position,
        "field": name,
        "operator": None,
        "allowed": ["name", "weight", "at"],
    }


def test_the_window_may_sort_by_any_field_but_not_by_an_unknown_one() -> None:
    assert parse_sort(THINGS, "-note,id", any_field=True) == (Order("note", descending=True), Order("id"))
    with pytest.raises(InvalidQuery):
        parse_sort(THINGS, "nope", any_field=True)


def test_a_single_value_is_read() -> None:
    assert read_value(Kind.INTEGERS, " 7 ") == 7
    assert read_value(Kind.TRANSLATIONS, "x") == "x"
