"""Matching of typed words against a text, for the search boxes of the command palette and the settings."""

from __future__ import annotations

from storage.text.folding import fold


def matches(text: str, typed: str) -> bool:
    """Whether each typed word begins a word of `text`, accents and case aside."""
    words = fold(text).split()
    return all(any(word.startswith(part) for word in words) for part in fold(typed).split())
