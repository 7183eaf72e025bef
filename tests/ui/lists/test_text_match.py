"""Which parts of a text are marked as matches."""

from __future__ import annotations

import pytest

from ui.widgets.text_match import match_spans


@pytest.mark.parametrize(
    ("text", "words", "marked"),
    [
        ("Nováková Jana", ("nova",), ["Nová"]),
        ("Bar Nova, Novákova 5", ("nova",), ["Nova", "Nová"]),
        ("Pekárna Lípa", ("karn",), ["kárn"]),
        ("Straße 5", ("strasse", "5"), ["Straße", "5"]),
        ("Straße", ("s",), ["S"]),
        ("+420 602 123 456", ("602123",), ["602 123"]),
        ("+420 602 123 456", ("602", "456"), ["602", "456"]),
        ("č. 602 123", ("602123",), []),
        ("Łódź", ("lodz",), ["Łódź"]),
        ("abcabc", ("bca", "ab"), ["abca"]),
        ("", ("a",), []),
        ("abc", (), []),
    ],
)
def test_parts_that_match_are_marked(text: str, words: tuple[str, ...], marked: list[str]) -> None:
    assert [text[start : start + length] for start, length in match_spans(text, words)] == marked
