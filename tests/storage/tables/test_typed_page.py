"""Typed pages: for any bytes they make the rows that the long way makes, to the last bit, or nothing at all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind
from storage.schema.validation import decode
from storage.tables.derived_columns import Unexpected
from storage.tables.rows import rows_of
from storage.tables.typed_page import TypedRecords, typed_records
from tests.storage.support.values import EVERY, any_json, on_the_wire, records, words

STORED = [*CATALOGUE.stored()]
CUSTOMERS = CATALOGUE["customers"]
PRODUCTS = CATALOGUE["products"]
ODD_NUMBERS = [
    "0", "-0", "007", "+5", "5.0", "5.", ".5", "1e3", "1E-7", "-1.50", "0.00001", "00.10", "9007199254740993", "1e400",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1" * 5000, "", " 1", "1\n", "١", "NaN",
    "null", "true", 0, -0.0, 1.0, 0.1, 1e-7, 1e16, 1e300, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), 10**30, True, False, None,
]  # fmt: skip
ODD_DATES = [
    "2026-11-23T12:00:00.000Z", "2026-11-23T12:00:00.1234567Z", "2026-11-23", "2026-11-23T13:00:00+01:00", "0001-01-01",
    "2026-02-30T00:00:00Z", "1763899200000", 1763899200000, 1763899200000.0, "9999-12-31T23:59:59.999Z", "", None, True,
]  # fmt: skip
ODD_TEXTS = [
    "", " ", "\0", "\x1c\x1d", "Žofie  Nováková", "İstanbul", "ß", "ﬁ", "e\u0301", "\u2028", "\U0001f600", "\x7f", '"\\/', "\ud800",
    "+420 602 123 456", "602123456", None, 5, ["a"], {"a": "b"},
]  # fmt: skip
odd = st.one_of(
    st.sampled_from(ODD_NUMBERS), st.sampled_from(ODD_DATES), st.sampled_from(ODD_TEXTS), any_json
)


def typed(entity: Entity) -> TypedRecords:
    found = typed_records(entity)
    assert found is not None
    return found


def spelled(rows: list[dict[str, Any]], **members: Any) -> bytes:
    """A page as the cloud spells it; half a surrogate pair becomes an escape."""
    try:
        return json.dumps({**members, "data": rows}, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return json.dumps({**members, "data": rows}).encode()


def the_long_way(entity: Entity, body: bytes, floor: int) -> list[tuple[Any, ...]]:
    """The rows as `Transaction.put_many` makes them of records that are new."""
    rows, made = rows_of(entity), []
    for each in json.loads(body)["data"]:
        whole = rows.whole(decode(entity, each))
        version = whole.get("versionDate")
        if floor and version is not None and version <= floor:
            whole["versionDate"] = floor + 1
        made.append(rows.complete(whole, rows.encode(whole), version))
    return made


def the_short_way(entity: Entity, body: bytes, floor: int) -> list[tuple[Any, ...]] | None:
    page = typed(entity).read(body)
    try:
        return None if page is None else typed(entity).rows(page.records, floor)
    except Unexpected:
        return None


def exact(rows: list[tuple[Any, ...]]) -> list[list[tuple[str, str]]]:
    """With the type of each value and the sign of each zero; SQLite stores a boolean as a number."""
    return [
        [
            ("int", str(int(each))) if isinstance(each, bool) else (type(each).__name__, repr(each))
            for each in row
        ]
        for row in rows
    ]


@st.composite
def pages(draw: st.DrawFn) -> tuple[Entity, bytes]:
    """A page as it usually is, in which here and there something is odd."""
    entity = draw(st.sampled_from(STORED))
    rows = []
    for record in draw(st.lists(records(entity), max_size=4)):
        row = on_the_wire(entity, record) if draw(st.booleans()) else dict(record)
        for field in draw(st.lists(st.sampled_from(entity.fields), max_size=2)):
            row[field.name] = draw(odd)
        if draw(st.integers(0, 9)) == 0:
            row[draw(words)] = draw(any_json)
        rows.append(row)
    members: dict[str, Any] = {"currentPage": "1", "totalItemsCount": str(len(rows)), "nextPage": None}
    return entity, spelled(rows, **members)


@given(pages(), st.sampled_from([0, 1_763_899_200_000]))
def test_both_ways_make_the_same_rows(page: tuple[Entity, bytes], floor: int) -> None:
    entity, body = page
    short = the_short_way(entity, body, floor)
    if short is not None:
        assert exact(short) == exact(the_long_way(entity, body, floor))


def values_of(field: Field) -> list[Any]:
    match field.kind:
        case Kind.LONG | Kind.INTEGER | Kind.DOUBLE:
            return ODD_NUMBERS
        case Kind.TIMESTAMP:
            return ODD_DATES
        case Kind.STRINGS:
            return [[], [""], ["b", "a", "a"], ["Žluťoučký kůň"], ["\ud800"], [None], [1], *ODD_TEXTS]
        case Kind.INTEGERS:
            return [[], ["1", 2], [1.0], [None], ["x"], ["9" * 30], *ODD_NUMBERS]
        case Kind.TRANSLATIONS:
            return [{}, {"en": "Bread", "cs": "Chléb"}, {"en": None}, {"en": 1}, {"__x": "y"}, *ODD_TEXTS]
    return ODD_TEXTS


@pytest.mark.parametrize("entity", STORED, ids=lambda each: each.name)
def test_each_odd_value_of_each_field_is_the_same_or_refused(entity: Entity) -> None:
    taken = 0
    for field in entity.fields:
        for value in values_of(field):
            body = spelled([{"id": "5", field.name: value}])
            short = the_short_way(entity, body, 0)
            if short is not None:
                taken += 1
                assert exact(short) == exact(the_long_way(entity, body, 0)), (field.name, value)
    assert taken > 5 * len(entity.fields)


@given(st.data())
def test_what_the_cloud_nearly_always_sends_is_taken(data: st.DataObject) -> None:
    entity = data.draw(st.sampled_from(STORED))
    sent = [on_the_wire(entity, each) for each in data.draw(st.lists(records(entity), max_size=3))]
    for row in sent:
        for field in entity.fields:
            if field.kind is Kind.DOUBLE and row.get(field.name) is not None:
                row[field.name] = data.draw(st.decimals(-(10**9), 10**9, places=4).map(str))
    assert the_short_way(entity, spelled(sent), 0) is not None


@given(st.binary(max_size=60))
@example(b"")
@example(b"[]")
@example(b'{"data":null}')
@example(b'\xef\xbb\xbf{"data":[]}')
@example('{"data":[]}'.encode("utf-16"))
@example(b'{"data":[{"id":"1","firstName":"\xed\xa0\x80"}]}')
@example(b'{"data":[{"id":"1","firstName":"\xff"}]}')
@example(b'{"data":[{"id":NaN}]}')
@example(b'{"data":[],"more":' + b"[" * 5000 + b"]" * 5000 + b"}")
@example(b'{"data":[{"firstName":"without an id"}]}')
@example(b'{"data":[{"id":"1","unknown":null}]}')
@example(b'{"data":[],"unknown":null}')
def test_other_bytes_are_no_typed_page(body: bytes) -> None:
    assert typed(CUSTOMERS).read(body) is None


def test_of_equal_names_the_last_one_counts_either_way() -> None:
    body = b'{"data":[{"id":"9"}],"data":[{"id":"1","id":"2","firstName":"a","firstName":"b"}],"nextPage":"1","nextPage":null}'
    page = typed(CUSTOMERS).read(body)
    assert page is not None and page.envelope == {"nextPage": None}
    assert exact(typed(CUSTOMERS).rows(page.records, 0)) == exact(the_long_way(CUSTOMERS, body, 0))


def test_more_values_than_are_remembered_are_right_too() -> None:
    rows = [
        {"id": str(n), "priceWithVat": f"{n}.5", "name": f"Chléb {n}", "tags": [str(n)]} for n in range(5000)
    ]
    for _ in range(2):
        body = spelled(rows)
        short = the_short_way(PRODUCTS, body, 0)
        assert short is not None
        assert exact(short[-500:]) == exact(the_long_way(PRODUCTS, spelled(rows[-500:]), 0))


def test_every_entity_with_a_table_has_a_typed_form() -> None:
    assert [each.name for each in EVERY if typed_records(each) is None] == []


def test_an_entity_whose_names_are_no_identifiers_has_none() -> None:
    assert typed_records(CUSTOMERS.with_field(Field(name="class", kind=Kind.STRING))) is None
    assert typed_records(CUSTOMERS.with_field(Field(name="a-b", kind=Kind.STRING))) is None
    added = CUSTOMERS.with_field(Field(name="shoeSize", kind=Kind.DOUBLE, null=True, search=True))
    body = spelled([{"id": 1, "shoeSize": "44.50"}, {"id": 2, "shoeSize": 0}])
    assert exact(the_short_way(added, body, 0) or []) == exact(the_long_way(added, body, 0))
