"""Folding for search: text without diacritics, case and typographic variants.

Called by `rows` (the stored column `_search`) and `sql` (the words searched there). Knows which fields are
searchable; knows no SQL. Folding works character by character, so a part of a text folds to a part of
the folded text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from storage.schema.fields import Entity
from storage.visible_text import is_passed_over

_LETTERS = {
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i", "ŋ": "n", "ĸ": "k", "ƒ": "f",
    "æ": "ae", "œ": "oe", "þ": "th", "ß": "ss", "·": "", "ʼ": "'",
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-", "×": "x",
}  # fmt: skip
"""Characters that Unicode does not decompose although people type them plainly."""

_SEPARATORS = str.maketrans("", "", "+-./()")
_NUMBER = re.compile(r"[+(]*[0-9][0-9 +\-./()]*[0-9]")
"""A telephone or company number as people write it, among other words."""
_PHONE_DIGITS = 6
_MAX_CACHED = 10_000


class _FoldTable(dict[int, str]):
    """Folded form by code point, computed on first use and cached up to a limit."""

    def __missing__(self, point: int) -> str:
        folded = _fold_character(chr(point))
        if len(self) < _MAX_CACHED:
            self[point] = folded
        return folded


def _fold_character(character: str) -> str:
    current = character
    while True:
        parts = unicodedata.normalize("NFKD", current).casefold()
        folded = "".join(
            _LETTERS.get(part, part)
            for part in parts
            if unicodedata.category(part) not in ("Mn", "Me", "Cf") and not is_passed_over(part)
        )
        if folded == current:
            break
        current = folded
    return "".join(" " if unicodedata.category(part) == "Cc" else part for part in current)


_FOLD_TABLE = _FoldTable()
"""What `str.translate` folds a text with."""


def fold(text: str) -> str:
    """`text` without diacritics and case, `ł` as l, `ß` as ss, without what nobody sees; idempotent."""
    # Most texts are plain ASCII, which folds to lower case: a fifth of the work.
    return text.lower() if text.isascii() and text.isprintable() else text.translate(_FOLD_TABLE)


def initial(text: object) -> str:
    """The letter that a name is filed under, without its accent; "#" for anything but a letter, "" without a name."""
    folded = fold(text).strip() if isinstance(text, str) else ""
    first = folded[:1].upper()
    return first if first.isalpha() or not first else "#"


def compact(text: str) -> str | None:
    """The digits of a telephone number; None unless the text is digits and separators only.

    Fewer than six digits are a date or a quantity rather than a telephone number.
    """
    plain = "".join(text.split()).translate(_SEPARATORS)
    if len(plain) < _PHONE_DIGITS or not (plain.isascii() and plain.isdigit()):
        return None
    return plain


def numbers_in(folded: str) -> list[str]:
    """The digits of each number of six or more that a folded text has with separators."""
    found = []
    for number in _NUMBER.findall(folded):
        digits = "".join(number.split()).translate(_SEPARATORS)
        if digits != number and len(digits) >= _PHONE_DIGITS:
            found.append(digits)
    return found


NAME_START, NAME, CODE, FIELD, NOTE = "\x1c", "\x1d", "\x1e", "\x1f", " "
"""What stands before each word of the search text, and says where the word is: at the start of a field of the title,
later in one, in a code (it also follows the last one), in another field, in a note. Nobody can type the first four: folding
makes them spaces. `matching` ranks by them."""
CODES = frozenset({"ean", "plu", "barcode", "supplierProductCode", "companyId", "companyId2", "vatId"})
"""Fields with codes and numbers that people type whole."""
NOTES_FORM = "notes"
"""The form group of notes."""
SEARCH_TEXT_VERSION = 3
"""To be raised with any change of what `search_text` makes: the stored texts are then made anew."""


class Searched(NamedTuple):
    """A searched field: its name, what stands before its first word, before the others and at the end."""

    name: str
    start: str
    rest: str
    end: str
    numbers: bool
    """Whether numbers in it are also searched by their digits: telephone numbers and codes."""


@cache
def searched_fields(entity: Entity) -> tuple[Searched, ...]:
    """The searched fields of an entity, in the order of its search texts."""
    found = []
    for each in entity.fields:
        if not each.search:
            continue
        if each.name in CODES:
            start = rest = CODE
        elif each.name in entity.title:
            start, rest = NAME_START, NAME
        else:
            start = rest = NOTE if each.form == NOTES_FORM else FIELD
        end = CODE if start is CODE else ""
        numbers = start is CODE or "phone" in each.name.lower()
        found.append(Searched(each.name, start, rest, end, numbers))
    return tuple(found)


def search_text(entity: Entity, record: Mapping[str, Any]) -> str:
    """Folded words of the fields marked `search`, each after what says where it is; telephone numbers and codes also
    without separators.
    """
    parts: list[str] = []
    for name, start, rest, end, numbers in searched_fields(entity):
        value = record.get(name)
        if value is None or value == "":
            continue
        if value.__class__ is not str:
            words = _words_of(value, numbers=numbers)
        elif numbers and value.isascii() and value.isdigit():
            words = [value]
        else:
            words = fold(value).split()
            if numbers:
                words += numbers_in(" ".join(words))
        if words:
            parts.append(start + rest.join(words) + end)
    return "".join(parts)


def _words_of(value: object, *, numbers: bool) -> list[str]:
    """The words of a value that is no text."""
    if isinstance(value, Mapping):
        return [word for each in value.values() for word in fold(str(each)).split()]
    if isinstance(value, list | tuple):
        texts = [fold(str(each)) for each in value]
        return [word for each in texts for word in (*each.split(), *(numbers_in(each) if numbers else ()))]
    return fold(str(value)).split()
