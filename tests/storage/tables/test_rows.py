"""The row codec, for every kind of value and every entity."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.canonical import same
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Kind, Merge
from storage.tables.etag import record_tag
from storage.tables.rows import Rows, rows_of
from tests.storage.support.replicas import open_replica, put, record
from tests.storage.support.values import any_json, native, records

STORED = list(CATALOGUE.stored())


@given(st.data())
def test_a_record_survives_the_row_codec(data: st.DataObject) -> None:
    entity = data.draw(st.sampled_from(STORED))
    given_record = data.draw(records(entity))
    rows = rows_of(entity)
    row = rows.to_row(given_record, 5)
    assert rows.from_row(row) == rows.whole(given_record)
    assert rows.cloud_version(row) == 5
    assert rows.tag(row) == record_tag(rows.whole(given_record))


@given(
    st.dictionaries(
        st.text(max_size=8).filter(lambda name: name not in CATALOGUE["tags"].by_name), any_json, max_size=3
    )
)
def test_unknown_keys_are_kept_verbatim(extra: dict[str, Any]) -> None:
    rows = rows_of(CATALOGUE["tags"])
    back = rows.from_row(rows.to_row({"id": 1, **extra}, None))
    assert repr({name: back[name] for name in extra}) == repr(extra)


ALIKE: dict[Kind, tuple[tuple[Any, Any], ...]] = {
    Kind.STRING: ((None, ""), ("a", "A")),
    Kind.DOUBLE: ((1.5, 1.5000000000000002), (2.0, 2.5)),
    Kind.BOOLEAN: ((False, None), (False, True)),
    Kind.STRINGS: (([], None), (["a", "b"], ["b", "a"])),
    Kind.TRANSLATIONS: (({}, None), ({"a": "1", "b": "2"}, {"b": "2", "a": "1"})),
}
"""Pairs of values by kind, some of which are the same."""


@given(st.data(), st.booleans())
def test_content_is_compared_as_the_decoded_records_are(data: st.DataObject, confirmed: bool) -> None:
    entity = data.draw(st.sampled_from(STORED))
    rows = rows_of(entity)
    before = rows.whole(data.draw(records(entity)))
    after = dict(before)
    for each in data.draw(st.lists(st.sampled_from(entity.fields), max_size=4)):
        if each.name != "id":
            own = data.draw(native[each.kind])
            pair = data.draw(st.sampled_from([(own, None), (own, own), *ALIKE.get(each.kind, ())]))
            before[each.name], after[each.name] = pair if data.draw(st.booleans()) else pair[::-1]
    more = data.draw(st.sampled_from([{}, {"undeclared": 1}]))
    content = [
        each.name
        for each in entity.fields
        if each.merge is not Merge.SERVER or each.name in ("_cloudId", "deleted")
    ]
    expected = all(same(entity, name, before[name], after[name]) for name in content)
    found = rows.has_content_of(rows.to_row(before, 5), rows.encode(after | more), confirmed=confirmed)
    assert found == (expected and (confirmed or not more))


def test_the_database_keeps_every_value_as_it_is(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    values = {
        "lastName": "Ňuňa 😀 'x\" ;--", "points": 0.1, "tags": ["a", "Ž"], "deleted": False, "id": 2**53 - 1,
        "strange": {"deep": [1, None, "é"]}, "half": "\ud800", "big": 2**70,
    }  # fmt: skip
    stored = record("customers", 1) | values
    put(replica, "customers", stored)
    read = replica.get("customers", 2**53 - 1)
    assert {name: read[name] for name in values} == values
    assert type(read["points"]) is float and read["deleted"] is False
    replica.close()


def test_a_missing_field_is_null_and_a_null_flag_stays_null(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", {"id": 1})
    assert set(replica.get("customers", 1).values()) == {1, None}
    replica.close()


def test_a_codec_is_made_once_per_entity() -> None:
    assert rows_of(CATALOGUE["tags"]) is rows_of(CATALOGUE["tags"])
    assert rows_of(CATALOGUE["tags"]) is not rows_of(
        CATALOGUE["tags"].with_field(CATALOGUE["taxes"].fields[2])
    )


@pytest.mark.parametrize("entity", STORED, ids=lambda each: each.name)
def test_the_id_is_the_first_column(entity: Any) -> None:
    assert Rows(entity).to_row({"id": 9}, None)[0] == 9
