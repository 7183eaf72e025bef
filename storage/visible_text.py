"""Characters that nobody sees: removed from what is written here, and passed over by search.

Called at every entrance (`storage.schema.validation.accept`, the readers of files, editors, the scanner) and by `folding`. What
the cloud sends is kept as it is. Pure.
"""

from __future__ import annotations

import re
import unicodedata

_SPACES = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
"""Spaces of another width, and those at which no line breaks: for a person a space."""
_BREAKS = "\x0b\x0c\x1c-\x1f\x85\u2028\u2029"
"""What separates lines and fields for programs, but for the tab and the ends of a line."""
_NEVER_SEEN = (
    "\x01-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f"
    "\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
)
"""Controls, soft hyphens, marks of direction and of byte order, spaces without width, fillers."""
_JOINERS = "\u200c\u200d\ufe00-\ufe0f\U000e0000-\U000e0fff"
"""Seen only by what they do to the sign before them: in scripts whose letters join, and in pictures."""
_JOINED = (
    "\u0590-\u10ff\u1200-\u1fff\u2190-\u2bff\u2e80-\ufdff\ufe00-\ufe0f\ufe70-\ufefc\U00010000-\U000e0fff"
)
_UNSEEN = re.compile(f"[{_NEVER_SEEN}]|(?<![{_JOINED}])[{_JOINERS}]+")
_ODD = re.compile(f"[{_NEVER_SEEN}{_JOINERS}{_SPACES}{_BREAKS}]")
_SPACE = re.compile(f"[{_SPACES}{_BREAKS}]")
_PASSED_OVER = re.compile(f"[{_NEVER_SEEN}{_JOINERS}]")
_DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")


def visible(text: str) -> str:
    """`text` without the characters that nobody sees, with plain spaces, of which none is left at its ends.

    A NUL stays, for which a text is refused. A text without any of these is returned as it is.
    """
    if (text.isascii() and text.isprintable()) or _ODD.search(text) is None:
        return text
    return _SPACE.sub(" ", _UNSEEN.sub("", text)).strip()


def code_text(text: str) -> str:
    """A code as a scanner reads it: plain signs and digits, no invisible character, no space around it or between digits."""
    plain = _PASSED_OVER.sub("", visible(text)).strip()
    if not plain.isascii():
        plain = unicodedata.normalize("NFKC", _DASHES.sub("-", plain))
    bare = "".join(plain.split())
    return bare if bare.isascii() and bare.isdigit() else plain


def is_passed_over(character: str) -> bool:
    """Whether search passes over a character."""
    return _PASSED_OVER.fullmatch(character) is not None
