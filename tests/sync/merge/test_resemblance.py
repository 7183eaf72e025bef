"""Which rows may be a record that was sent, in other words (F138)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.entities import CATALOGUE
from sync.merge.create_markers import marker
from sync.merge.resemblance import keys, likeness, resembles

CUSTOMERS = CATALOGUE["customers"]
SENT = {"lastName": "Nováková", "phone": "(777) 123-456", "email": "n@example.com", "externalId": marker(7)}

MAYBE: list[dict[str, Any]] = [
    {"lastName": "NOVAKOVA"},
    {"lastName": "Nováková", "externalId": ""},
    {"lastName": "Nováková", "externalId": marker(7).upper()},
    {"lastName": "Malá", "phone": "777123456", "email": "N@EXAMPLE.COM"},
    {"firstName": "Nová", "lastName": "ková"},
]
OTHERS: list[dict[str, Any]] = [
    {"lastName": "Nováková", "deleted": True},
    {"lastName": "Nováková", "externalId": marker(8)},
    {"lastName": "Novák"},
    {"lastName": "Malá", "phone": "777123456"},
    {"lastName": ""},
    {},
]


@pytest.mark.parametrize("row", MAYBE)
def test_F138_a_row_in_other_words(row: dict[str, Any]) -> None:
    assert resembles(CUSTOMERS, SENT, row)


@pytest.mark.parametrize("row", OTHERS)
def test_F138_another_row(row: dict[str, Any]) -> None:
    assert not resembles(CUSTOMERS, SENT, row)


def test_F138_a_long_name_that_was_cut_and_a_short_one_that_was_not() -> None:
    suppliers = CATALOGUE["suppliers"]
    assert resembles(suppliers, {"name": "Společnost pro výrobu pečiva"}, {"name": "Společnost pro výr"})
    assert not resembles(suppliers, {"name": "New 10"}, {"name": "New 1"})


def test_F138_the_values_in_common_are_counted() -> None:
    assert likeness(CUSTOMERS, SENT, {"lastName": "Nováková", "phone": "777123456", "email": "x"}) == 2


_TEXT = st.text(alphabet="aá1 -", max_size=24)
_RECORD = st.fixed_dictionaries({name: _TEXT for name in ("firstName", "lastName", "phone", "email")})


@given(sent=_RECORD, row=_RECORD)
def test_F138_what_resembles_has_a_key_in_common(sent: dict[str, str], row: dict[str, str]) -> None:
    assert not resembles(CUSTOMERS, sent, row) or keys(CUSTOMERS, sent) & keys(CUSTOMERS, row)
