"""JSON made of rows: for any row the bytes that the long way makes, or the same error."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage import wire
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind
from storage.schema.products import PRODUCTS
from storage.tables.row_json import row_encoder
from storage.tables.rows import Rows, rows_of
from tests.storage.support.values import any_entity, any_json, records, words

CUSTOMERS = CATALOGUE["customers"]
EXTERNAL = ("externalIds", "externalId")

odd_text = st.sampled_from(
    ["", '"\\/', "\x00\x1f\x7f\u2028", "é😀", "[]", "{}", "[1,2]", '[ "a" ]', '["\\ud800"]', '{"b":1,"a":NaN}', "[", "null", "1e999"]
)  # fmt: skip
odd = st.one_of(
    st.none(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), st.binary(max_size=3), odd_text, words
)  # fmt: skip


def stored(entity: Entity, record: dict[str, Any]) -> list[Any]:
    """The row as SQLite gives it back: a boolean as a number."""
    return [int(each) if isinstance(each, bool) else each for each in rows_of(entity).to_row(record, 5)]


@st.composite
def some_rows(draw: st.DrawFn, entity: Entity) -> list[list[Any]]:
    """Rows as they are stored, and some with values that nobody stored."""
    found = []
    for _ in range(draw(st.integers(0, 3))):
        extra = draw(
            st.dictionaries(st.sampled_from(["id", "name", "__own", "vendor", "{x}"]), any_json, max_size=1)
        )
        row = stored(entity, extra | draw(records(entity)))
        for place in draw(st.lists(st.integers(0, len(entity.fields)), max_size=2)):
            row[place] = draw(odd)
        found.append(row)
    return found  # fmt: skip


def the_long_way(
    rows: Rows, row: Any, shown: frozenset[str], numbers: wire.Numbers, list_of: tuple[str, str] | None
) -> str:
    record = rows.from_row(row)
    encoded = wire.encode(rows.entity, record, numbers=numbers)
    if list_of is not None and record[list_of[1]] is not None:
        encoded[list_of[0]] = [record[list_of[1]]]
    kept = shown | (encoded.keys() - rows.entity.by_name.keys() if shown == {*rows.entity.names()} else set())
    return wire.text({name: value for name, value in encoded.items() if name in kept})


def outcome(work: Any) -> object:
    try:
        return work()
    except (ValueError, TypeError, AttributeError, sqlite3.DatabaseError) as error:
        return type(error)


@given(st.data())
def test_json_of_any_rows_is_that_of_their_records(data: st.DataObject) -> None:
    entity = data.draw(any_entity)
    rows, drawn = rows_of(entity), data.draw(some_rows(entity))
    names = frozenset(entity.names())
    shown = data.draw(st.one_of(st.just(names), st.frozensets(st.sampled_from(entity.names()), min_size=1)))
    numbers: wire.Numbers = data.draw(st.sampled_from(["string", "json"]))
    list_of = EXTERNAL if {*EXTERNAL} <= names else None
    encode = row_encoder(entity, shown, numbers, list_of)

    def long(row: Any) -> str:
        return the_long_way(rows, row, shown, numbers, list_of)

    for row in drawn:
        assert outcome(lambda row=row: encode([row], long)) == outcome(lambda row=row: [long(row)])


def test_rows_as_they_are_stored_never_take_the_long_way() -> None:
    def never(row: Any) -> str:
        raise AssertionError(row)

    for entity in CATALOGUE:
        values: dict[Kind, Any] = {
            Kind.LONG: 5, Kind.INTEGER: 6, Kind.DOUBLE: 1.5, Kind.BOOLEAN: True, Kind.STRING: 'a"b', Kind.TIMESTAMP: 1,
            Kind.STRINGS: ["x"], Kind.INTEGERS: [1, 2], Kind.TRANSLATIONS: {"cs": "y"},
        }  # fmt: skip
        full = {each.name: values[each.kind] for each in entity.fields}
        encode = row_encoder(entity, frozenset(entity.names()), "json")
        both = encode([stored(entity, full), stored(entity, {"id": 5})], never)
        dates = {each.name for each in entity.fields if each.kind is Kind.TIMESTAMP}
        assert json.loads(both[0]) == full | dict.fromkeys(dates, "1970-01-01T00:00:00.001Z")
        assert json.loads(both[1]) == dict.fromkeys(entity.names()) | {"id": 5}


def test_more_patterns_of_types_than_are_remembered_are_encoded_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("storage.tables.row_json._PATTERNS", 1)
    entity = CUSTOMERS.with_field(Field(name="of{this}test", kind=Kind.STRING, null=True))
    encode = row_encoder(entity, frozenset(entity.names()), "string")
    for record in ({"id": 1}, {"id": 2, "note": "x"}, {"id": 3, "of{this}test": "'y'"}):
        row = stored(entity, record)
        assert json.loads(encode([row], str)[0]) == wire.encode(entity, rows_of(entity).from_row(row))


def test_an_encoder_is_made_once_for_the_same_fields() -> None:
    names = frozenset(PRODUCTS.names())
    assert row_encoder(PRODUCTS, names, "string", EXTERNAL) is row_encoder(
        PRODUCTS, names, "string", EXTERNAL
    )
