"""ETags of records and pages, and the headers that carry them."""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from storage.tables.etag import matches, page_tag, quote, record_tag

RECORD = {"id": 5, "name": "Jana", "points": 2.0, "deleted": False, "note": None, "tags": ["a", "b"]}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
records = st.dictionaries(st.text(), json_values, max_size=6)


def test_a_record_tag_is_32_upper_case_hex_digits() -> None:
    assert re.fullmatch("[0-9A-F]{32}", record_tag(RECORD))


def test_a_record_tag_is_the_same_in_every_process_and_release() -> None:
    assert record_tag({"id": 1, "name": "Ž", "points": 1.5}) == "0762DA0335E5E5575B77C66428991BB0"


@given(records, st.randoms())
def test_the_order_of_keys_does_not_count(record: dict[str, Any], random: Any) -> None:
    items = list(record.items())
    random.shuffle(items)
    assert record_tag(dict(items)) == record_tag(record)


@given(st.integers(-(2**53), 2**53))
def test_F39_whole_floats_and_ints_tag_alike_at_any_depth(number: int) -> None:
    as_int = {"a": number, "b": [number], "c": {"d": number}}
    as_float = {"a": float(number), "b": [float(number)], "c": {"d": float(number)}}
    assert record_tag(as_int) == record_tag(as_float)


@pytest.mark.parametrize(
    "change",
    [
        {"name": "jana"},
        {"points": 2.5},
        {"deleted": True},
        {"deleted": 0},
        {"note": ""},
        {"tags": ["b", "a"]},
        {"tags": "a,b"},
        {"id": "5"},
        {"more": None},
    ],
)
def test_any_change_of_content_changes_the_tag(change: dict[str, Any]) -> None:
    assert record_tag({**RECORD, **change}) != record_tag(RECORD)


@given(records, st.text(), json_values)
def test_keys_with_two_underscores_do_not_count(record: dict[str, Any], name: str, value: Any) -> None:
    record = {key: each for key, each in record.items() if not key.startswith("__")}
    assert record_tag({**record, f"__{name}": value}) == record_tag(record)
    assert record_tag({**record, f"_{name.lstrip('_')}x__": 1, "z": 0}) != record_tag({**record, "z": 0})


@given(st.dictionaries(st.text(max_size=3), json_values | st.floats(), max_size=4))
@example(
    {
        "a": [1e16, 1e-5, {"c": 0.1, "b": [None]}],
        "Ž": "\0\x7f\u2028\U0001f600",
        "\uffff": 1,
        "\U0001f600": 2**70,
    }
)
@example({"a": float("inf"), "b": float("nan"), "c": 1e300, "d": -0.0, "e": 123456789012345.6})
def test_a_tag_is_that_of_the_sorted_json_of_the_content(record: dict[str, Any]) -> None:
    def plain(value: Any) -> Any:
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, list):
            return [*map(plain, value)]
        return {name: plain(each) for name, each in value.items()} if isinstance(value, dict) else value

    content = {name: plain(each) for name, each in record.items() if not name.startswith("__")}
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert (
        record_tag(record)
        == blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest().upper()
    )


def test_a_lone_surrogate_has_a_tag_of_its_own() -> None:
    assert record_tag({"a": "\ud800"}) != record_tag({"a": "\ud801"})


@given(st.lists(st.text("0123456789ABCDEF", min_size=32, max_size=32), min_size=2, max_size=5, unique=True))
def test_a_page_tag_depends_on_order_and_number(tags: list[str]) -> None:
    assert page_tag(tags) == page_tag(iter(tags))
    assert page_tag(tags) != page_tag(tags[::-1])
    assert page_tag(tags) != page_tag(tags[:-1])
    assert page_tag(tags[:1]) != tags[0]


def test_an_empty_page_has_a_tag() -> None:
    assert re.fullmatch("[0-9A-F]{32}", page_tag([]))


TAG = "5C6FEF0BAD91914172B353E157219626"


@pytest.mark.parametrize(
    "header",
    [
        quote(TAG),
        TAG,
        f'W/"{TAG}"',
        f'w/"{TAG}"',
        f"W/{TAG}",
        f'"x", "{TAG}"',
        f'"x",W/"{TAG}" , "y"',
        f"x,{TAG}",
        f"  {TAG}  ",
        "*",
        '"x", *',
    ],
)
def test_F36_a_header_that_names_the_tag_matches(header: str) -> None:
    assert matches(header, TAG)


@pytest.mark.parametrize(
    "header",
    [
        "",
        " ",
        '""',
        ",",
        '"',
        TAG[:-1],
        f"{TAG}0",
        TAG.lower(),
        '"*"',
        f'"x,{TAG}"',
        f'"{TAG},x"',
        "W/",
        "**",
    ],
)
def test_F36_a_header_that_does_not_name_the_tag_does_not_match(header: str) -> None:
    assert not matches(header, TAG)


@given(st.text())
def test_no_header_text_breaks_matching(header: str) -> None:
    assert matches(header, TAG) in (True, False)
    assert matches(f"{quote(TAG)}, {header}", TAG)
