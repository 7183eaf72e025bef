"""JSON texts of stored values: what is written is read back, whichever way it was written."""

from __future__ import annotations

import json
from math import inf, isnan, nan
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.database.stored_json import parse, to_text

NUMBERS = st.integers() | st.floats(allow_nan=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


class Inexact(float):
    """A double that another encoder may not know."""


@given(VALUES)
def test_values_are_read_back_as_they_were_written(value: Any) -> None:
    found = parse(to_text(value))
    assert (found, repr(found)) == (value, repr(json.loads(json.dumps(value))))


@pytest.mark.parametrize(
    "value", [inf, -inf, [inf], {"a": (1, {"b": -inf})}, {"a": Inexact(1.5)}, "\ud800", {"\udfff": 1}]
)
def test_what_one_encoder_refuses_or_loses_is_written_by_the_other(value: Any) -> None:
    assert parse(to_text(value)) == json.loads(json.dumps(value))


def test_a_double_that_is_no_number_stays_one() -> None:
    assert isnan(parse(to_text({"a": [nan]}))["a"][0])


def test_every_text_can_be_stored() -> None:
    assert to_text({"a": "\ud83d", "b": "\u017e"}).encode()
