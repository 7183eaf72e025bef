"""Which records are found to be one, and which are not."""

from __future__ import annotations

from typing import Any

import pytest

from app.duplicates.find import Group, groups
from app.duplicates.traits import traits

JANA = {
    "firstName": "Jana", "lastName": "Nováková", "phone": "+420 777 123 456", "email": "jana@example.org",
    "addressLine1": "Dlouhá 5", "zip": "110 00", "birthday": 315532800000,
}  # fmt: skip
FIRM = {
    "companyName": "Pekárna U Mostu s.r.o.",
    "companyId": "01234567",
    "vatId": "CZ01234567",
    "phone": "222 333 444",
}
DRINK = {"name": "Kofola Original 0,5 l", "ean": ["8594000000017"], "unit": "Piece"}


def found(entity: str, *records: dict[str, Any]) -> list[Group]:
    return groups(traits(entity, {**each, "id": id}) for id, each in enumerate(records, 1))


@pytest.mark.parametrize(
    ("entity", "one", "other", "reason"),
    [
        ("customers", JANA, JANA, "email"),
        ("customers", JANA, {"firstName": "NOVAKOVA", "lastName": "Ing. Jana", "phone": "00420777123456"}, "phone"),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Novaková", "email": "JANA@example.org "}, "email"),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Nováokvá", "phone": "777123456"}, "phone"),
        ("customers", JANA, {"firstName": "J.", "lastName": "Nováková", "phone": "777 123 456"}, "phone"),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Nováková", "birthday": 315532800000}, "name"),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Nováková", "addressLine1": "dlouha 5", "zip": "11000"}, "name"),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Nováková"}, "name"),
        ("customers", FIRM, {"lastName": "Dvořák", "companyId": "1234567"}, "company_id"),
        ("suppliers", {"name": "Sady Hodějice, spol. s r. o.", "phone": "1234567"}, {"name": "SADY HODEJICE s.r.o."}, "name"),
        ("suppliers", {"name": "Sady", "vatId": "CZ01234567"}, {"name": "Sady Hodějice", "vatId": "CZ 01234567"}, "vat_id"),
        ("products", DRINK, {"name": "kofola 0.5l pet", "ean": ["123", "8594000000017"]}, "code"),
        ("products", DRINK, {"name": "Original Kofola 0.5 l", "unit": "Piece"}, "name"),
        ("products", DRINK, {"name": "Kofola Origina 0,5l", "unit": "Piece"}, "name"),
    ],
)  # fmt: skip
def test_what_is_one(entity: str, one: dict[str, Any], other: dict[str, Any], reason: str) -> None:
    (group,) = found(entity, one, other)
    assert (group.ids, group.reason) == ((1, 2), reason)


@pytest.mark.parametrize(
    ("entity", "one", "other"),
    [
        ("customers", JANA, {"firstName": "Petr", "lastName": "Novák", "phone": "777 123 456"}),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Nováková", "phone": "606 111 222", "email": "x@y.cz"}),
        ("customers", JANA, {"firstName": "Jana", "lastName": "Dvořáková", "birthday": 315532800000}),
        ("customers", {"lastName": ""}, {"lastName": ""}),
        ("products", DRINK, {"name": "Kofola Original 1 l", "ean": ["8594000000024"], "unit": "Piece"}),
        ("products", DRINK, {"name": "Kofola Original 2 x 0,5 l", "unit": "Piece"}),
    ],
)  # fmt: skip
def test_what_is_two(entity: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    assert found(entity, one, other) == []


def test_groups_come_best_first_and_hold_all_that_are_one() -> None:
    first = {"firstName": "Eva", "lastName": "Malá", "email": "eva@example.org"}
    found_groups = found(
        "customers", first, JANA, {**first, "phone": "601 601 601"}, JANA, {**first, "zip": "1"}
    )
    assert [each.ids for each in found_groups] == [(2, 4), (1, 3, 5)]
    assert found_groups[0].certainty > found_groups[1].certainty >= 0.8


def test_two_that_a_person_called_two_are_no_group() -> None:
    pair = [traits("customers", {**JANA, "id": id}) for id in (1, 2)]
    assert groups(pair, apart=[(1, 2)]) == []
