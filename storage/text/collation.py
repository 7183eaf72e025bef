"""Sort keys by language that compare byte by byte: Czech ch after h, Polish ł after l.

Used by `sort_index`, and registered in SQLite as the function `sort_key`. Pure; follows the alphabets of CLDR 44
(which letters are letters of their own). A letter that is not in the alphabet sorts as its base letter, and accents
decide only between texts that are otherwise equal.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from storage.text.folding import fold
from storage.visible_text import visible

VERSION = 2
"""Increased when keys change, so that stored keys are rebuilt."""
LAST = "\U0010fffd"
"""The key of a blank text, which sorts last."""
MAX_CHARACTERS = 120
"""Only so many characters of a text decide."""

_LATIN = "abcdefghijklmnopqrstuvwxyz"
_OWN_LETTERS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "cs": {"c": "č", "h": "\ue000", "r": "ř", "s": "š", "z": "ž"},
    "sk": {"a": "ä", "c": "č", "h": "\ue000", "o": "ô", "s": "š", "z": "ž"},
    "pl": {"a": "ą", "c": "ć", "e": "ę", "l": "ł", "n": "ń", "o": "ó", "s": "ś", "z": "źż"},
    "de": {},
    "en": {},
})  # fmt: skip
"""By language: the letters that follow a base letter; the private-use character stands for `ch`."""
LANGUAGES = tuple(_OWN_LETTERS)
_CH = "\ue000"
_FIRST_LETTER = 0x41
_TIE = "\x01"
_SPACE = "\x02"
_MARK = "\x03"
_MAX_CACHED = 5_000


class _Alphabet(dict[int, str]):
    """Weights by code point, computed on first use and cached up to a limit."""

    def __init__(self, own: Mapping[str, str]) -> None:
        super().__init__()
        letters = "".join(letter + own.get(letter, "") for letter in _LATIN)
        for place, letter in enumerate(letters):
            self[ord(letter)] = chr(_FIRST_LETTER + place)
        self._digraphs = _CH in letters

    @property
    def digraphs(self) -> bool:
        """Whether `ch` is one letter."""
        return self._digraphs

    def __missing__(self, point: int) -> str:
        weight = self._weight(chr(point))
        if len(self) < _MAX_CACHED:
            self[point] = weight
        return weight

    def _weight(self, character: str) -> str:
        if character.isspace():
            return _SPACE
        if "0" <= character <= "9":
            return character
        plain = fold(character)
        if plain != character:
            return plain.translate(self)
        if not character.isalnum():
            return _MARK + character
        # Another script: after the Latin letters, by code point.
        return character


@cache
def _alphabet(language: str) -> _Alphabet:
    return _Alphabet(_OWN_LETTERS.get(language, {}))


def sort_key(language: str, text: str | None) -> str:
    """A key that compares by code points as `text` sorts in `language`; blank texts come last.

    Case never decides. An unknown language has the Latin alphabet.
    """
    lowered = " ".join(visible(text or "")[:MAX_CHARACTERS].replace("\0", " ").split()).lower()
    if not lowered:
        return LAST
    plain = lowered.isascii()
    if not plain:
        lowered = unicodedata.normalize("NFC", lowered)
    alphabet = _alphabet(language)
    spelled = lowered.replace("ch", _CH) if alphabet.digraphs else lowered
    weights = spelled.translate(alphabet)
    return weights if plain else f"{weights}{_TIE}{lowered}"
