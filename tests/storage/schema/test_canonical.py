"""Canonical values: which values are equal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind, Merge
from storage.schema.validation import canonical, same
from tests.storage.support.values import any_entity, any_json, native, on_the_wire, records, words

CUSTOMERS = CATALOGUE["customers"]


def declared(kind: Kind, merge: Merge = Merge.HOLD) -> Field:
    return Field(name="x", kind=kind, merge=merge)


any_field = st.builds(declared, st.sampled_from(list(Kind)), st.sampled_from([Merge.HOLD, Merge.SET]))


@given(any_field, any_json)
def test_canonical_never_raises_and_is_its_own_form(field: Field, value: object) -> None:
    once = canonical(field, value)
    assert repr(canonical(field, once)) == repr(once)


@given(st.data(), any_field)
def test_same_is_reflexive_and_symmetric(data: st.DataObject, field: Field) -> None:
    entity = Entity(name="any", singular="any", fields=(field,))
    one, two = data.draw(native[field.kind]), data.draw(native[field.kind])
    assert same(entity, "x", one, one)
    assert same(entity, "x", one, two) == same(entity, "x", two, one)


@given(st.data())
def test_a_value_and_its_wire_spelling_are_the_same(data: st.DataObject) -> None:
    entity = data.draw(any_entity)
    record = data.draw(records(entity))
    spelled = on_the_wire(entity, record)
    assert all(same(entity, name, record[name], spelled[name]) for name in record)


@given(st.lists(words, max_size=5), st.randoms())
def test_sets_have_no_order_and_no_repeats(items: list[str], rng: Any) -> None:
    field = declared(Kind.STRINGS, Merge.SET)
    shuffled = items + items[:1]
    rng.shuffle(shuffled)
    assert canonical(field, shuffled) == canonical(field, items)


@pytest.mark.parametrize(
    ("kind", "one", "other", "equal"),
    [
        (Kind.DOUBLE, "1.0", 1, True), (Kind.DOUBLE, "1.50", 1.5, True), (Kind.DOUBLE, -0.0, 0, True),
        (Kind.DOUBLE, 41.3223140495868, "41.32231404958678", True), (Kind.DOUBLE, 1.1, 1.2, False),
        (Kind.DOUBLE, 0, None, False), (Kind.DOUBLE, 0.1 + 0.2, 0.3, True), (Kind.DOUBLE, 100.001, 100.002, False),
        (Kind.LONG, "12", 12, True), (Kind.LONG, "12.0", 12, True), (Kind.LONG, 2**53 + 1, 2**53, False),
        (Kind.LONG, str(2**53 + 1), 2**53, False), (Kind.INTEGER, None, 0, False),
        (Kind.STRING, None, "", True), (Kind.STRING, "a", "a ", False), (Kind.STRING, "a", "A", False),
        (Kind.STRINGS, None, [], True), (Kind.STRINGS, ["a", "b"], ["b", "a"], False),
        (Kind.STRINGS, "a", ["a"], True), (Kind.STRINGS, ["a", "a"], ["a"], False),
        (Kind.INTEGERS, ["1", 2], [1, 2], True), (Kind.BOOLEAN, None, False, False),
        (Kind.TIMESTAMP, "1970-01-01T01:00:01+01:00", 1000, True), (Kind.TIMESTAMP, "1000", 1000, True),
        (Kind.TIMESTAMP, "1970-01-01T00:00:01Z", 1001, False), (Kind.TRANSLATIONS, {}, None, True),
        (Kind.TRANSLATIONS, {"a": "1", "b": "2"}, {"b": "2", "a": "1"}, True),
        (Kind.TRANSLATIONS, {"a": "1"}, {"a": "2"}, False),
    ],
)  # fmt: skip
def test_same_by_kind(kind: Kind, one: object, other: object, equal: bool) -> None:
    entity = Entity(name="any", singular="any", fields=(declared(kind),))
    assert same(entity, "x", one, other) is equal


def test_same_of_an_undeclared_field_is_plain_equality() -> None:
    assert same(CUSTOMERS, "_new", "1", "1")
    assert not same(CUSTOMERS, "_new", "1", 1)
