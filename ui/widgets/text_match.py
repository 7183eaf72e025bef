"""Matching of typed words against a text: for the search boxes of the settings, and to mark what a search found."""

from __future__ import annotations

from functools import lru_cache

from storage.text.folding import compact, fold
from storage.text.matching import spellings

Span = tuple[int, int]
"""First character and number of characters."""


def matches(text: str, typed: str) -> bool:
    """Whether each typed word begins a word of `text`, accents and case aside."""
    words = fold(text).split()
    return all(any(word.startswith(part) for word in words) for part in fold(typed).split())


@lru_cache(maxsize=4096)
def match_spans(text: str, words: tuple[str, ...]) -> tuple[Span, ...]:
    """The parts of `text` that the folded words match, in order, none touching the next.

    Of a word that begins some words of the text only those places; digits also across the separators of a telephone number.
    """
    plain = fold(text)
    if all(word not in plain for word in words) and compact(text) is None:
        return ()
    places = list(range(len(text)))
    if not text.isascii():
        places = [place for place, character in enumerate(text) for _ in fold(character)]
    found: set[int] = set()
    is_phone = compact(text) is not None
    for word in words:
        places_of_word = _places(plain, word, places)
        if not places_of_word and is_phone:
            digits = [at for at, part in enumerate(plain) if part.isdigit()]
            number = "".join(plain[at] for at in digits)
            at_digits = [places[at] for at in digits]
            found_as = (_places(number, each, at_digits, whole=True) for each in spellings(word))
            places_of_word = next(filter(None, found_as), places_of_word)
        found |= places_of_word
    return _joined(sorted(found))


def _places(plain: str, word: str, places: list[int], *, whole: bool = False) -> set[int]:
    """The characters of the text that a word matches; with `whole` all between its first and last."""
    starts = []
    at = plain.find(word)
    while at >= 0:
        starts.append(at)
        at = plain.find(word, at + 1)
    beginning = [at for at in starts if at == 0 or not plain[at - 1].isalnum()]
    found: set[int] = set()
    for at in beginning or starts:
        last = at + len(word) - 1
        found |= (
            set(range(places[at], places[last] + 1))
            if whole
            else {places[each] for each in range(at, last + 1)}
        )
    return found


def _joined(places: list[int]) -> tuple[Span, ...]:
    spans: list[Span] = []
    for place in places:
        if spans and sum(spans[-1]) == place:
            spans[-1] = spans[-1][0], spans[-1][1] + 1
        else:
            spans.append((place, 1))
    return tuple(spans)
