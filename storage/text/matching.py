"""How well a search text matches typed words: which matches a list shows first.

Pure. Called by `storage.query.search_order`, which asks the search index for the matches of each rank, and by the search over
all entities. A search text says before each word where it is (`folding.search_text`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum

from storage.text.folding import CODE, FIELD, NAME, NAME_START, compact, fold

MAX_SEARCH_CHARACTERS = 500
MAX_SEARCH_WORDS = 24

_NOTES = re.compile(f" [^{NAME_START}{NAME}{CODE}{FIELD}]*")


_LABEL = re.compile(
    r"(?:tel|telefon|phone|mob|mobil|gsm|fax|ico?|ic|dic|nip|regon|ean|plu)[.:]*\s*(?=[+(0-9])"
)
"""What people write before a number."""
_ONE_NUMBER = 9
"""Digits from which words that are digits only are one number, written in groups."""
_NATIONAL = 9
"""Digits of a telephone number without the code of its country, here and around."""
_COUNTRIES = ("420", "421", "48", "49", "43", "36")


class Rank(IntEnum):
    """Where the typed words are, the best first."""

    CODE = 0
    """The whole of a code."""
    NAME = 1
    """A name begins with the first word; the others begin words of the name."""
    NAME_WORD = 2
    """Each begins a word of the name."""
    FIELD = 3
    """Each begins a word that is not in a note: of the name, a code, an e-mail, a telephone number, an address."""
    INSIDE = 4
    """Some are inside of words, none is only in a note."""
    NOTE = 5
    """Some are only in a note."""


PLACES: dict[Rank, tuple[str, str]] = {
    Rank.NAME: (NAME_START, NAME_START + NAME),
    Rank.NAME_WORD: (NAME_START + NAME, NAME_START + NAME),
    Rank.FIELD: (NAME_START + NAME + CODE + FIELD, NAME_START + NAME + CODE + FIELD),
}
"""By rank: what may stand before the first word, and before each other."""


def search_words(text: str) -> list[str]:
    """The words of a typed search, folded; each of them once. A number that is written in groups is one word."""
    typed = " ".join(fold(text[:MAX_SEARCH_CHARACTERS]).split())
    label = _LABEL.match(typed)
    bare = typed[label.end() :] if label else typed
    if (digits := compact(bare)) is not None and (label or len(digits) >= _ONE_NUMBER):
        return [bare]
    return list(dict.fromkeys(typed.split()))[:MAX_SEARCH_WORDS]


def spellings(word: str) -> list[str]:
    """A word, and for a number also its digits, as they are stored; without the zeros and the code of a country before it."""
    digits = compact(word)
    if digits is None:
        return [word]
    bare = digits.lstrip("0")
    found = [word, digits, bare]
    abroad = digits.startswith("00") or word.startswith("+") or bare.startswith(_COUNTRIES)
    if abroad and _NATIONAL + 2 <= len(bare) <= _NATIONAL + 3:
        found.append(bare[-_NATIONAL:])
    found += [place.join(word.split()) for place in (NAME, FIELD) if " " in word]
    return list(dict.fromkeys(each for each in found if len(each) > 2))


def code_part(code: str, *, whole: bool = True) -> str:
    """The part of a search text that a code makes; not `whole`, what its codes begin with."""
    return CODE + CODE.join(fold(code).split()) + (CODE if whole else "")


def marked(rank: Rank, words: Sequence[str]) -> list[list[str]]:
    """For each word the parts of a search text of which one must be there for the rank (or a better one)."""
    if rank is Rank.CODE:
        return [[f"{CODE}{each}{CODE}" for each in spellings(word)] for word in words]
    first, others = PLACES[rank]
    return [
        [place + each for each in spellings(word) for place in (others if at else first)]
        for at, word in enumerate(words)
    ]


class Ranking:
    """Ranks search texts by how well they match the words."""

    def __init__(self, words: Sequence[str]) -> None:
        self._spelled = [spellings(word) for word in words]
        self._marked = [(rank, marked(rank, words)) for rank in (Rank.CODE, *PLACES)]

    def rank(self, text: str) -> Rank | None:
        """How well a search text matches; None if it lacks one of the words."""
        if not has_parts(text, self._spelled):
            return None
        for rank, parts in self._marked:
            if has_parts(text, parts):
                return rank
        return Rank.INSIDE if has_parts(_NOTES.sub("", text), self._spelled) else Rank.NOTE


def has_parts(text: str, wanted: Sequence[Sequence[str]]) -> bool:
    """Whether of each list one part is in the text."""
    for parts in wanted:
        for part in parts:
            if part in text:
                break
        else:
            return False
    return True
