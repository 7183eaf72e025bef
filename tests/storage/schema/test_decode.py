"""Decoding records of the cloud: refused only where a value cannot be stored."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.errors import InvalidRecord
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Kind
from storage.schema.rules import PROBLEM_CODES
from storage.schema.validation import decode
from tests.storage.support.values import any_entity, any_json, codes, on_the_wire, records

CUSTOMERS = CATALOGUE["customers"]
PRODUCTS = CATALOGUE["products"]


@given(st.data())
def test_decode_inverts_encode(data: st.DataObject) -> None:
    entity = data.draw(any_entity)
    record = data.draw(records(entity))
    read = decode(entity, json.loads(json.dumps(on_the_wire(entity, record))))
    assert read == record
    assert decode(entity, record) == record
    assert {name: type(value) for name, value in read.items()} == {
        name: float if entity.by_name[name].kind is Kind.DOUBLE else type(value)
        for name, value in record.items()
    }


@given(any_entity, any_json)
def test_decode_of_any_json_refuses_with_problems_only(entity: Entity, obj: object) -> None:
    try:
        decode(entity, obj)
    except InvalidRecord as error:
        assert error.problems
        assert all(each.code in PROBLEM_CODES for each in error.problems)


def test_F28_decode_accepts_values_that_break_our_rules() -> None:
    sent = {
        "id": "7", "firstName": "x" * 5000, "points": "-3", "vatId": "nonsense", "hexColor": None, "deleted": True,
        "tags": ["a,b"], "flags": None,
    }  # fmt: skip
    assert decode(CUSTOMERS, sent) == {**sent, "id": 7, "points": -3.0}
    assert decode(PRODUCTS, {"id": 1, "unit": "Parsec"}) == {"id": 1, "unit": "Parsec"}


def test_decode_keeps_unknown_keys_and_does_not_invent_missing_ones() -> None:
    sent = {"id": 1, "shiny": {"a": ["1", 2, None]}, "_newId": "12"}
    assert decode(CUSTOMERS, sent) == sent


def test_decode_reads_an_older_single_text_as_an_array() -> None:
    assert decode(PRODUCTS, {"id": 1, "ean": "859", "plu": "", "tags": None}) == {
        "id": 1, "ean": ["859"], "plu": [], "tags": None,
    }  # fmt: skip


def test_F80_decode_reads_timestamps_of_every_form() -> None:
    for text in ("2023-11-14T22:13:20.000Z", "2023-11-14T22:13:20Z", "2023-11-14T23:13:20+01:00", 1700000000000,
                 "1700000000000", "2023-11-14T22:13:20.000+0000", "2023-11-14T22:13:20"):  # fmt: skip
        assert decode(CUSTOMERS, {"id": 1, "versionDate": text})["versionDate"] == 1700000000000


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ({}, [("id", "missing")]),
        ({"id": None}, [("id", "null")]),
        ({"id": "x"}, [("id", "wrong_type")]),
        ({"id": 2**63}, [("id", "wrong_type")]),
        ({"id": 1, "points": True}, [("points", "wrong_type")]),
        ({"id": 1, "points": "NaN", "note": 5}, [("note", "wrong_type"), ("points", "wrong_type")]),
        ({"id": 1, "versionDate": "soon"}, [("versionDate", "bad_date")]),
        ({"id": 1, "note": "\ud800"}, [("note", "lone_surrogate")]),
        ([], [(None, "wrong_type")]),
        (None, [(None, "wrong_type")]),
    ],
)
def test_F29_decode_names_the_field_that_cannot_be_stored(
    sent: object, found: list[tuple[str | None, str]]
) -> None:
    with pytest.raises(InvalidRecord) as caught:
        decode(CUSTOMERS, sent)
    assert sorted(codes(caught.value.problems), key=str) == sorted(found, key=str)
