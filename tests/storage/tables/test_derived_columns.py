"""ETag and search text of a record: both ways make the same, to the last bit, or the short one makes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Kind
from storage.tables.derived_columns import derived_columns
from storage.tables.etag import record_tag
from storage.tables.rows import rows_of
from storage.text.folding import search_text
from tests.storage.support.values import any_json, records, words

STORED = [*CATALOGUE.stored()]
ODD: list[Any] = [
    None, True, False, 0, -1, 2**53, 2**53 + 1, 2**63, 2**64, -(2**70), 0.0, -0.0, 1.0, 0.1, 1e-5, 1e-7, 1e16, 1e300,
    float("inf"), float("nan"), "", "text", "\0", "\x7f", "\u2028", "\ud800", '"\\/', "Žofie  Nováková", "İ", [], [""],
    ["b", "a"], [1, 2.0], [1.5], [None], [[1]], [{"b": 1, "a": 2.0}], ["\ud800"], {}, {"b": "x", "a": None}, {"a": 1.0},
    {"a": {"c": 1, "b": 2}}, {"__a": "x"}, ("a",),
]  # fmt: skip


def short(entity: Entity, record: dict[str, Any]) -> tuple[str, str] | None:
    return derived_columns(entity)([*rows_of(entity).whole(record).values()])


def long(entity: Entity, record: dict[str, Any]) -> tuple[str, str]:
    whole = rows_of(entity).whole(record)
    return record_tag(whole), search_text(entity, whole)


@st.composite
def stored_records(draw: st.DrawFn) -> tuple[Entity, dict[str, Any]]:
    """A record as it usually is, in which here and there something is odd."""
    entity = draw(st.sampled_from(STORED))
    record = draw(records(entity))
    for field in draw(st.lists(st.sampled_from(entity.fields), max_size=2)):
        record[field.name] = draw(st.one_of(st.sampled_from(ODD), any_json))
    if draw(st.integers(0, 9)) == 0:
        record[draw(words)] = draw(any_json)
    return entity, record


@given(stored_records())
def test_both_ways_make_the_same(drawn: tuple[Entity, dict[str, Any]]) -> None:
    entity, record = drawn
    made = short(entity, record)
    if made is not None:
        assert made == long(entity, record)


@pytest.mark.parametrize("entity", STORED, ids=lambda each: each.name)
def test_each_odd_value_of_each_field_is_the_same_or_left_to_the_other_way(entity: Entity) -> None:
    taken = 0
    for field in entity.fields:
        for value in ODD:
            record = {"id": 5, field.name: value}
            made = short(entity, record)
            if made is not None:
                taken += 1
                assert made == long(entity, record), (field.name, value)
    assert taken > 3 * len(entity.fields)


@given(st.data())
def test_what_is_nearly_always_stored_is_taken(data: st.DataObject) -> None:
    entity = data.draw(st.sampled_from(STORED))
    record = data.draw(records(entity))
    for field in entity.fields:
        if field.kind is Kind.DOUBLE:
            record[field.name] = float(data.draw(st.decimals(-(10**9), 10**9, places=4)))
    assert short(entity, record) == long(entity, record)


def test_an_undeclared_member_is_left_to_the_other_way() -> None:
    assert short(CATALOGUE["customers"], {"id": 5, "shoeSize": 44}) is None
    assert short(CATALOGUE["customers"], {"id": 5, "points": "44"}) is None
