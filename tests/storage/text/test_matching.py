"""How well a search text matches typed words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from storage.schema.entities import CATALOGUE
from storage.text.folding import search_text
from storage.text.matching import Rank, Ranking, search_words

CUSTOMERS, PRODUCTS = CATALOGUE["customers"], CATALOGUE["products"]

JANA = {
    "firstName": "Jana Marie", "lastName": "Nováková", "companyName": "Bar U Brány", "phone": "+420 602 123 456",
    "email": "jana@centrum.cz", "addressLine1": "Dlouhá 12", "city": "Brno", "barcode": "K-778",
    "vatId": "CZ12345678", "note": "chodí s Petrem, 4711", "internalNote": "nová čísla",
}  # fmt: skip
MILK = {"name": "Mléko polotučné 1,5 %", "ean": ["8590001234567"], "plu": ["12", "7"], "subtitle": "z Tábora"}


@pytest.mark.parametrize(
    ("typed", "rank"),
    [
        ("K-778", Rank.CODE),
        ("cz12345678", Rank.CODE),
        ("novak", Rank.NAME),
        ("Novák jana", Rank.NAME),
        ("jana nov", Rank.NAME),
        ("bar br", Rank.NAME),
        ("marie", Rank.NAME_WORD),
        ("marie novak", Rank.NAME_WORD),
        ("brno", Rank.FIELD),
        ("nova brno", Rank.FIELD),
        ("dlouha", Rank.FIELD),
        ("602 123 456", Rank.FIELD),
        ("+420602123456", Rank.FIELD),
        ("k-77", Rank.FIELD),
        ("centrum", Rank.INSIDE),
        ("602123456", Rank.INSIDE),
        ("00420602123456", Rank.FIELD),
        ("tel. 602 123 456", Rank.FIELD),
        ("0602 123 456", Rank.INSIDE),
        ("ovak", Rank.INSIDE),
        ("petrem", Rank.NOTE),
        ("4711", Rank.NOTE),
        ("jana petrem", Rank.NOTE),
        ("cisla", Rank.NOTE),
        ("kveta", None),
        ("jana kveta", None),
    ],
)
def test_a_customer_is_ranked_by_where_the_words_are(typed: str, rank: Rank | None) -> None:
    assert Ranking(search_words(typed)).rank(search_text(CUSTOMERS, JANA)) is rank


@pytest.mark.parametrize(
    ("typed", "rank"),
    [
        ("8590001234567", Rank.CODE),
        ("7", Rank.CODE),
        ("12", Rank.CODE),
        ("1", Rank.NAME_WORD),
        ("85900", Rank.FIELD),
        ("234567", Rank.INSIDE),
        ("mlek", Rank.NAME),
        ("mleko pol", Rank.NAME),
        ("polo", Rank.NAME_WORD),
        ("tabora", Rank.FIELD),
    ],
)
def test_a_product_is_found_by_its_whole_code_before_its_name(typed: str, rank: Rank) -> None:
    assert Ranking(search_words(typed)).rank(search_text(PRODUCTS, MILK)) is rank


def test_a_code_is_before_a_name_and_a_name_before_an_address_and_an_address_before_a_note() -> None:
    records = [
        {"barcode": "brno"},
        {"companyName": "Brno"},
        {"companyName": "Bar Brno"},
        {"city": "Brno"},
        {"note": "Brno"},
    ]
    ranks = [Ranking(["brno"]).rank(search_text(CUSTOMERS, each)) for each in records]
    assert None not in ranks
    assert all(better < worse for better, worse in pairwise(rank or Rank.CODE for rank in ranks))


@pytest.mark.parametrize(
    ("stored", "typed"),
    [
        ({"phone": "tel. 603 444 555"}, "603444555"),
        ({"phone": "604 555 666 (domů)"}, "604 555 666"),
        ({"phone": "601111222,602333444"}, "602333444"),
        ({"phone": "608111222/609333444"}, "609 333 444"),
        ({"phone": "603 444 555"}, "+420 603 444 555"),
        ({"phone": "603 444 555"}, "00420603444555"),
        ({"phone": "+421 905 123 456"}, "0905 123 456"),
        ({"phone": "0905/123 456"}, "+421905123456"),
        ({"phone": "+49 170 1234567"}, "0170 1234567"),
        ({"companyId": "270 74 358"}, "27074358"),
        ({"companyId": "27074358"}, "IČO 270 74 358"),
        ({"vatId": "CZ 270-74-358"}, "27074358"),
        ({"note": "volat 603 444 555"}, "603 444 555"),
        ({"companyName": "Chata 603 444 555"}, "603 444 555"),
        ({"barcode": "8594\u00a0000 000048"}, "8594000000048"),
    ],
)
def test_a_number_is_found_by_its_digits_however_it_is_written(stored: dict[str, str], typed: str) -> None:
    assert Ranking(search_words(typed)).rank(search_text(CUSTOMERS, stored)) is not None
