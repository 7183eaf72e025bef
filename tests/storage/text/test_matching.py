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
