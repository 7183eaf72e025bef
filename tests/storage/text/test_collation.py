"""Sort keys: the letters of each language in order, accents and case last, and the same from SQLite."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.text.collation import LANGUAGES, LAST, sort_key

IN_ORDER = {
    "cs": "12 rohlíků | 7up | a.s. | Adam | Cibule | Cyril | cz | Čáp | Dan | Ďas | Dz | Hynek | Hz | Chalupa | Chyba | Ivan"
    " | Novak | Novák | Nováková | Rum | Ryba | Řezník | Sz | Šimek | Zelená | Zz | Žák | Жук",
    "sk": "Az | Äx | Cz | Čajka | dar | ďateľ | Háj | Chata | Iva | Oz | Ôsmy | Sz | Šalát | Zz | Žaba",
    "pl": "Az | Ąz | Chata | Cz | Ćma | Ez | Ęz | Halina | Lz | Łoś | Nz | Ńz | Oz | Ósmy | Sz | Ślimak | Zebra | Zz | Źdźbło | Żaba",
    "de": "Ärger | Bz | Chor | Mueller | Muller | Müller | Mz | Öl | Strasse | Straße | Übung | Z",
    "en": "Äpfel | Chalk | Cook | Hall | Łuk | Zoe",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_sorts_by_its_own_alphabet(language):
    words = IN_ORDER[language].split(" | ")
    assert sorted(reversed(words), key=lambda each: sort_key(language, each)) == [each for each in words], (
        words
    )


def test_digits_and_signs_come_before_letters_and_blanks_after_everything():
    words = ["-akce", "1 kg", "abc", "žluť", "Ω", "漢"]
    assert sorted(words, key=lambda each: sort_key("cs", each)) == words
    assert sort_key("cs", "  ") == sort_key("cs", None) == LAST
    assert sort_key("cs", "漢") < LAST


def test_case_and_composition_make_no_difference():
    assert sort_key("cs", "CHLÉB") == sort_key("cs", "chléb") == sort_key("cs", " Chléb ")
    assert sort_key("cs", unicodedata.normalize("NFD", "Čáp")) == sort_key("cs", "Čáp")
    assert sort_key("xx", "Čáp") == sort_key("en", "Čáp")


@given(st.sampled_from(LANGUAGES), st.text())
def test_any_text_has_a_key_that_sqlite_can_hold(language, text):
    key = sort_key(language, text.replace("\ud800", ""))
    assert "\0" not in key
    assert key


@given(st.sampled_from(LANGUAGES), st.text("abchčřžłóöß ", max_size=6), st.text("abchz", max_size=3))
def test_a_prefix_sorts_before_the_longer_text(language, start, rest):
    if start.strip() and rest and not (start + rest).lower().replace("ch", "").count("c") > 9:
        whole = f"{start.strip()} {rest}"
        assert sort_key(language, start) < sort_key(language, whole)
