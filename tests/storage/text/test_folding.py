"""Folding and search text: what the search box finds."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.fields import Entity, Field, Kind
from storage.text.folding import CODE, FIELD, NAME, NAME_START, NOTE, fold, search_text

CONTACTS = Entity(
    name="contacts",
    singular="contact",
    fields=(
        Field(name="id", kind=Kind.LONG),
        Field(name="name", kind=Kind.STRING, search=True),
        Field(name="phone", kind=Kind.STRING, search=True),
        Field(name="secret", kind=Kind.STRING),
        Field(name="tags", kind=Kind.STRINGS, search=True),
        Field(name="number", kind=Kind.LONG, search=True),
        Field(name="titles", kind=Kind.TRANSLATIONS, search=True),
        Field(name="barcode", kind=Kind.STRINGS, search=True),
        Field(name="remark", kind=Kind.STRING, search=True, form="notes"),
    ),
)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Žluťoučký KŮŇ", "zlutoucky kun"),
        ("Łódź", "lodz"),
        ("Straße GROẞ", "strasse gross"),
        ("Đorđe", "dorde"),
        ("SMØRREBRØD Æble œuf", "smorrebrod aeble oeuf"),
        ("ISTANBUL İstanbul ısı", "istanbul istanbul isi"),
        ("e\u0301clair éclair", "eclair eclair"),
        ("ﬁnále ½ Ⅷ", "finale 1⁄2 viii"),
        ("O’Brien „Bar“ 5–10", 'o\'brien "bar" 5-10'),
        ("a\u00a0b\tc\x00d", "a b c d"),
        ("No\u00advá\u200b \u202dká\ufeffva\x7f", "nova kava"),
        ("Ελλάς Ёлка", "ελλασ елка"),
        ("日本 😀", "日本 😀"),
        ("", ""),
    ],
)
def test_fold_removes_diacritics_case_and_variants(text: str, folded: str) -> None:
    assert fold(text) == folded


@given(st.text())
def test_fold_is_idempotent(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_fold_is_idempotent_for_every_character_that_has_a_decomposition() -> None:
    characters = map(chr, range(sys.maxunicode + 1))
    composed = [each for each in characters if unicodedata.decomposition(each) or each.casefold() != each]
    assert len(composed) > 5000
    assert [each for each in composed if fold(fold(each)) != fold(each)] == []


@given(st.text(), st.text(), st.text())
def test_a_part_of_a_text_folds_to_a_part_of_the_folded_text(before: str, part: str, after: str) -> None:
    assert fold(part) in fold(before + part + after)


@given(st.text(alphabet=st.characters(codec="iso8859-2", categories=["L", "N", "P"])))
def test_fold_ignores_composition_and_case(text: str) -> None:
    assert fold(unicodedata.normalize("NFD", text)) == fold(text)
    assert fold(text.upper()) == fold(text)


@given(st.text(alphabet=st.characters(max_codepoint=126, min_codepoint=32)))
def test_plain_ascii_folds_to_lower_case(text: str) -> None:
    """What makes the search text of most records cheap."""
    assert fold(text) == text.lower()


def test_search_text_takes_no_control_character_of_a_value() -> None:
    written = search_text(CONTACTS, {"name": "A\x00B\x1fC\x0bD", "remark": "\x1e12\x1e"})
    assert written == f"{NAME_START}a{NAME}b{NAME}c{NAME}d{NOTE}12"


def test_search_text_says_of_each_word_where_it_is() -> None:
    record = {"name": "Bar Žába", "phone": "+420 777", "barcode": ["12", "8 590"], "remark": "platí hotově"}
    written = search_text(CONTACTS, record)
    assert written == (
        f"{NAME_START}bar{NAME}zaba{FIELD}+420{FIELD}777{FIELD}420777"
        f"{CODE}12{CODE}8{CODE}590{CODE}{NOTE}plati{NOTE}hotove"
    )


def test_search_text_holds_marked_fields_only_as_single_spaced_words() -> None:
    record = {
        "id": 77,
        "name": "  Jana \n Nováková ",
        "secret": "hidden",
        "tags": ["VIP", "stálý host"],
        "number": 42,
        "titles": {"cs": "Paní"},
        "unknown": "hidden too",
    }
    assert " ".join(search_text(CONTACTS, record).split()) == "jana novakova vip staly host 42 pani"


def test_search_text_of_an_empty_record_is_empty() -> None:
    assert search_text(CONTACTS, {"name": None, "phone": "", "tags": []}) == ""


@pytest.mark.parametrize("phone", ["+420 777 123 456", "(+420) 777-123.456", "420/777123456"])
def test_search_text_contains_a_phone_also_as_its_digits(phone: str) -> None:
    assert search_text(CONTACTS, {"phone": phone}).split()[-1] == "420777123456"


@pytest.mark.parametrize("phone", ["tel. 777 123 456", "777\u00a0123 456 (domů)", "602111222 / 777-123.456"])
def test_search_text_contains_a_phone_among_words_as_its_digits(phone: str) -> None:
    assert "777123456" in search_text(CONTACTS, {"phone": phone}).split()[-1]


def test_search_text_does_not_double_a_plain_phone() -> None:
    assert search_text(CONTACTS, {"phone": "777123456"}).split() == ["777123456"]
    assert search_text(CONTACTS, {"name": "777-123-456"}).split() == ["777-123-456"]
