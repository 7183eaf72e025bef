"""What is a cloud's form of a value, and what is another value (F35, F119)."""

from __future__ import annotations

from typing import Any

import pytest

from storage.schema.entities import CATALOGUE
from sync.change.server_form import is_server_form

DAY = 86_400_000

FORMS: list[tuple[str, str, Any, Any]] = [
    ("customers", "note", "  Two  words\n", "two words"),
    ("customers", "note", "", None),
    ("customers", "note", "   ", None),
    ("customers", "phone", "+420 777 111 222", "+420777111222"),
    ("customers", "hexColor", "#ff8800", "#FF8800"),
    ("customers", "lastName", "Ha\u030cra", "H\u01cera"),
    ("customers", "tags", ["B", "a", "a "], ["a", "b"]),
    ("employees", "phone", "(777) 123-456", "777123456"),
    ("customers", "phone", "+420 777 123 456", "420777123456"),
    ("customers", "points", 12.345, 12.35),
    ("customers", "points", 12.345, 12.34),
    ("customers", "points", 12.5, 12.0),
    ("customers", "points", "7", 7.0),
    ("customers", "birthday", 5 * DAY + 1234, 5 * DAY + 1000),
    ("customers", "birthday", 5 * DAY + 1234, 5 * DAY),
    ("customers", "birthday", 5 * DAY, 5 * DAY - 2 * 3_600_000),
    ("categories", "translatedName", {"cs": "Chléb ", "sk": ""}, {"cs": "chléb"}),
]

OTHERS: list[tuple[str, str, Any, Any]] = [
    ("customers", "note", "a" * 380, "a" * 100),
    ("customers", "note", "mine", None),
    ("customers", "note", None, "old"),
    ("customers", "barcode", "123", "122"),
    ("customers", "lastName", "Hára", "Hara"),
    ("customers", "phone", "+420 777 123 456", "777 123 456"),
    ("customers", "companyId", "123-456", "123456"),
    ("customers", "tags", ["a", "b"], ["a"]),
    ("customers", "points", 380.0, 100.0),
    ("customers", "points", 0.004, 0.0),
    ("customers", "points", 12.9, 12.0),
    ("customers", "birthday", 5 * DAY, 4 * DAY),
    ("customers", "birthday", 5 * DAY, None),
    ("customers", "flags", 5, 4),
    ("customers", "display", True, False),
    ("categories", "translatedName", {"cs": "Chléb", "sk": "Chlieb"}, {"cs": "Chléb"}),
]


@pytest.mark.parametrize(("entity", "name", "sent", "stored"), FORMS)
def test_F35_a_form_says_what_was_sent(entity: str, name: str, sent: Any, stored: Any) -> None:
    assert is_server_form(CATALOGUE[entity], name, sent, stored)


@pytest.mark.parametrize(("entity", "name", "sent", "stored"), OTHERS)
def test_F119_a_cut_or_another_value_is_no_form(entity: str, name: str, sent: Any, stored: Any) -> None:
    assert not is_server_form(CATALOGUE[entity], name, sent, stored)
