"""Timestamps in every accepted form, and in the written one."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.timestamps import EARLIEST, LATEST, iso, parse
from tests.storage.support.values import any_json


@given(st.integers(EARLIEST, LATEST))
def test_iso_and_parse_are_inverse(milliseconds: int) -> None:
    assert parse(iso(milliseconds)) == milliseconds
    assert parse(milliseconds) == parse(str(milliseconds)) == milliseconds
    assert len(iso(milliseconds)) == len("1970-01-01T00:00:00.000Z")


@given(any_json)
def test_parse_raises_nothing_but_value_error(value: object) -> None:
    try:
        assert EARLIEST <= parse(value) <= LATEST
    except ValueError:
        pass


@pytest.mark.parametrize(
    "value",
    [None, True, [], "", " ", "x", "2023-11", "2023-W01-1", "2023-11-14T", "2023-11-14T25:00:00Z",
     "2023-11-14T22:13:20Zx", "2023-11-14T22:13:20Z\n", "0001-01-01T00:00:00+14:00", LATEST + 1, EARLIEST - 1, 1.5,
     math.nan, math.inf, "１７００"],
)  # fmt: skip
def test_parse_refuses(value: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse(value)


def test_digits_alone_are_epoch_milliseconds() -> None:
    assert parse("2023") == 2023
    assert parse("20231114") == 20231114
    assert parse("-1") == -1


def test_fractions_of_a_millisecond_are_truncated() -> None:
    assert parse("1970-01-01T00:00:00.0019999Z") == 1
    assert parse("1969-12-31T23:59:59.9999Z") == -1


def test_iso_refuses_instants_outside_the_calendar() -> None:
    for value in (LATEST + 1, EARLIEST - 1, 2**80):
        with pytest.raises(ValueError, match="years"):
            iso(value)
