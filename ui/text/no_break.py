"""Spaces that must not break: before a unit or a key, within thousands and dates, after prepositions of one letter."""

from __future__ import annotations

import re
from functools import lru_cache

NO_BREAK = "\u00a0"

_UNITS = "ms|s|min|h|px|pt|mm|cm|m|km|mg|g|dkg|kg|ml|cl|dl|hl|l|kB|MB|GB|Kč|€|zł"
_NUMBER = r"(?<=[\d}])"
_KEYS = r"(?:Ctrl|Strg|Shift|Alt)\+|(?:Enter|Esc|Tab|Delete|F\d+)\b"
_EVERYWHERE = re.compile(
    rf"{_NUMBER} (?=[%‰])"
    # "10 s" at the end of a clause is a unit, "10 s DPH" begins with a preposition.
    rf"|{_NUMBER} (?=(?:{_UNITS})(?:$|[^\w\s]))"
    # After a small letter, where "Enter" is the key: as a verb it begins its sentence.
    rf"|(?<=[^\W\d_A-Z]) (?={_KEYS})"
    r"|(?<=\d) (?=\d{3}(?!\d))|(?<=\d) (?=× \d)|(?<=\d ×) (?=\d)|(?<=\d\u00a0×) (?=\d)"
)
_DATE = r"|(?<=\d\.) (?=\d)"
_BY_LANGUAGE = {
    "cs": re.compile(r"(?<=\b[kKsSvVzZoOuUaAiI]) (?=\S)" + _DATE),
    "sk": re.compile(r"(?<=\b[kKsSvVzZoOuUaAiI]) (?=\S)" + _DATE),
    "pl": re.compile(r"(?<=\b[wWzZoOuUaAiI]) (?=\S)"),
    "de": re.compile(r"(?<=\bz\.) (?=B\.)" + _DATE),
}


@lru_cache(maxsize=4096)
def bound(text: str, language: str) -> str:
    """`text` with no-break spaces where the language wants them; a placeholder in braces counts as a number."""
    text = _EVERYWHERE.sub(NO_BREAK, text)
    rule = _BY_LANGUAGE.get(language)
    return rule.sub(NO_BREAK, text) if rule else text
