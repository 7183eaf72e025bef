"""JSON on the wire: the encoded form, and which bytes are accepted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.fields import Entity, Field, Kind
from storage.wire import MAX_DEPTH, MalformedJson, dumps, encode, envelope, iso, loads, parse_timestamp

THINGS = Entity(
    name="things",
    singular="thing",
    fields=(
        Field(name="id", kind=Kind.LONG),
        Field(name="size", kind=Kind.INTEGER),
        Field(name="weight", kind=Kind.DOUBLE),
        Field(name="deleted", kind=Kind.BOOLEAN),
        Field(name="name", kind=Kind.STRING),
        Field(name="at", kind=Kind.TIMESTAMP),
        Field(name="tags", kind=Kind.STRINGS),
        Field(name="codes", kind=Kind.INTEGERS),
        Field(name="titles", kind=Kind.TRANSLATIONS),
    ),
)
RECORD: dict[str, Any] = {
    "id": 9007199254740993,
    "size": -5,
    "weight": 41.3223140495868,
    "deleted": False,
    "name": "Žluť",
    "at": 1700000000120,
    "tags": ["a"],
    "codes": [7, 8],
    "titles": {"cs": "x"},
    "unknownNumber": 5,
    "unknownObject": {"a": [1, None]},
}


def test_F39_numbers_are_encoded_as_strings_and_timestamps_as_iso() -> None:
    assert encode(THINGS, RECORD) == {
        **RECORD,
        "id": "9007199254740993",
        "size": "-5",
        "weight": "41.3223140495868",
        "at": "2023-11-14T22:13:20.120Z",
        "codes": ["7", "8"],
    }


def test_json_numbers_are_encoded_on_request() -> None:
    assert encode(THINGS, RECORD, numbers="json") == {**RECORD, "at": "2023-11-14T22:13:20.120Z"}


def test_null_stays_null_and_missing_stays_missing() -> None:
    empty = dict.fromkeys(THINGS.names())
    assert encode(THINGS, empty) == empty
    assert encode(THINGS, {}) == {}


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0.0"), (1.0, "1.0"), (0.1, "0.1"), (-2.5, "-2.5"), (1e22, "1e+22")]
)
def test_a_double_is_encoded_as_its_shortest_text(number: float, text: str) -> None:
    assert encode(THINGS, {"weight": number}) == {"weight": text}


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_no_digit_of_a_price_is_lost(number: float) -> None:
    assert float(encode(THINGS, {"weight": number})["weight"]) == number


def test_internal_keys_are_dropped_and_the_record_is_unchanged() -> None:
    record = {"id": 1, "__state": "waiting", "_unknown": 2}
    assert encode(THINGS, record) == {"id": "1", "_unknown": 2}
    assert record == {"id": 1, "__state": "waiting", "_unknown": 2}


def test_key_order_is_kept() -> None:
    assert list(encode(THINGS, RECORD)) == list(RECORD)


@given(st.integers(-62_135_596_800_000, 253_402_300_799_999))
def test_timestamps_survive_the_wire(milliseconds: int) -> None:
    assert parse_timestamp(iso(milliseconds)) == milliseconds


@pytest.mark.parametrize(
    ("page", "count", "total", "last", "following", "before"),
    [
        (1, 2, 5, 3, 2, None),
        (2, 2, 5, 3, 3, 1),
        (3, 1, 5, 3, None, 2),
        (1, 0, 0, 1, None, None),
        (2, 2, 4, 2, None, 1),
        (1, 2, None, None, 2, None),
        (2, 1, None, None, None, 1),
    ],
)
def test_the_envelope_of_a_page(
    page: int, count: int, total: int | None, last: int | None, following: int | None, before: int | None
) -> None:
    data: list[dict[str, Any]] = [{}] * count
    found = envelope(data, page=page, limit=2, total=total, numbers="json")
    assert list(found.items()) == [
        ("currentPage", page),
        ("perPage", 2),
        ("totalItemsOnPage", count),
        ("totalItemsCount", total),
        ("firstPage", 1),
        ("lastPage", last),
        ("nextPage", following),
        ("prevPage", before),
        ("data", data),
    ]
    texts = envelope(data, page=page, limit=2, total=total)
    assert list(texts) == list(found)
    for name, value in found.items():
        expected = value if value is None or name == "data" else str(value)
        assert texts[name] == expected


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(json_values)
def test_loads_inverts_dumps(value: Any) -> None:
    assert loads(dumps(value)) == value


def test_dumped_json_is_compact_utf8() -> None:
    assert dumps({"a": ["ž", 1, True]}) == '{"a":["ž",1,true]}'.encode()


def test_dumping_a_lone_surrogate_gives_an_escape() -> None:
    assert dumps(["ž\ud800"]) == b'["\\u017e\\ud800"]'


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_nan_and_infinities_are_not_dumped(number: float) -> None:
    with pytest.raises(ValueError):
        dumps([number])


def test_a_byte_order_mark_and_equal_keys_are_tolerated() -> None:
    assert loads(b'\xef\xbb\xbf{"a": 1, "a": 2}') == {"a": 2}


def refused(data: bytes) -> tuple[str, int, int, int]:
    with pytest.raises(MalformedJson) as caught:
        loads(data)
    return caught.value.reason, caught.value.position, caught.value.line, caught.value.column


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", ("syntax", 0, 1, 1)),
        (b'{"a": 1,\n "b" 2}', ("syntax", 14, 2, 6)),
        (b"[1] x", ("syntax", 4, 1, 5)),
        (b"{'a': 1}", ("syntax", 1, 1, 2)),
        (b"<html>", ("syntax", 0, 1, 1)),
        (b'["a\nb"]', ("syntax", 3, 1, 4)),
        (b'["\xc5\xbe",\n"\xff"]', ("utf8", 8, 2, 2)),
        (b'["NaN",\n NaN]', ("constant", 9, 2, 2)),
        (b'["-Infinity \\" NaN", -Infinity]', ("constant", 21, 1, 22)),
        (b'[5, 1e308, "1e309", 1e309]', ("number", 20, 1, 21)),
        (b'["' + b"9" * 5000 + b'", ' + b"9" * 5000 + b"]", ("number", 5005, 1, 5006)),
        (b'["\\ud83d\\ude00", "\\\\ud800", "\\ud800"]', ("surrogate", 29, 1, 30)),
        (b'{"\\udc00": 1}', ("surrogate", 2, 1, 3)),
    ],
)
def test_F28_malformed_json_is_refused_with_its_position(
    data: bytes, expected: tuple[str, int, int, int]
) -> None:
    assert refused(data) == expected


@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b'{"[":', b"}")])
@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 900, 100_000])
def test_F28_deep_nesting_is_refused_and_never_overflows(opening: bytes, closing: bytes, depth: int) -> None:
    data = opening * depth + b"1" + closing * depth
    assert refused(data) == ("depth", MAX_DEPTH * len(opening), 1, MAX_DEPTH * len(opening) + 1)


def test_the_deepest_allowed_nesting_is_accepted() -> None:
    value = loads(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)
    for _ in range(MAX_DEPTH - 1):
        (value,) = value
    assert value == []


def test_paired_surrogate_escapes_are_characters() -> None:
    assert loads(b'"\\ud83d\\ude00"') == "😀"


@given(st.binary() | st.text(st.sampled_from('[]{}":,\\u0dDeE8+-.19NaIfinty \n')).map(str.encode))
def test_F28_any_bytes_are_read_as_the_standard_reader_does_or_refused(data: bytes) -> None:
    try:
        value = loads(data)
    except MalformedJson as error:
        assert 0 <= error.position <= len(data)
        assert min(error.line, error.column) >= 1
    else:
        assert value == json.loads(data.decode("utf-8-sig"))
