"""How a text file is encoded: said by its first bytes, or told from the letters that each encoding would give.

Called by `tables` and `doubts`. Pure. What no language writes is odd: signs inside of words, letters that no shop's
language has, a capital after a small letter.
"""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

ENCODINGS = ("utf-8", "utf-16", "cp1250", "cp1252", "iso-8859-2", "cp852", "mac_latin2")
_WINDOWS, _OLD = ("cp1250", "cp1252", "iso-8859-2"), ("cp852", "mac_latin2")
"""Each decodes any byte. Those of DOS and of old Macs are so rare that they must be much better."""
_MUCH = 2
_LOST = "\ufffd"
_ODD_SIGNS = re.compile(
    r"[ˇ˘˛˙¸˝¨\x80-\x9f]|(?<=[^\W\d_])[¹³¿¼¾º£¥¡»«¶±¦¬](?=[^\W\d_])|[ĄŁŻĽ](?=\d)|[©®](?=»|[^\W\d_])"
)
_ODD_LETTERS = re.compile(
    "[\ufffd\u2500-\u259f]|&(?:#\\d{2,5}|[A-Za-z]{2,8});"  # lost, the frames of DOS, letters of web pages
    "|(?<=[^\\W\\d_])[‡†‰¦¬¤§¶÷‚„“”›‹](?=[^\\W\\d_])|(?<=[^\\W\\d_])[‡‰¦¬]|[¦¬‡](?=[^\\W\\d_])"
    "|[ÃÂÄÅĂĹ][\u0080-\u00bf€‚„…†‡‰‹›™–—“”‘’ˇ˘˝˛Ľľž˜]"  # UTF-8 read as something else
    "|(?<=[a-zß-ÿāăąćčďđēėęěģīįĺļľłńņňōőŕřśşšţťūůűųźżž])(?=[^\\x00-\\x7f])[À-ÖØ-ÞĀĂĄĆČĎĐĒĖĘĚĢĪĮĹĻĽŁŃŅŇŌŐŔŘŚŞŠŢŤŪŮŰŲŹŻŽ]"
)
_ALPHABETS = [
    re.compile(rf"[^\W\d_{letters}\x00-\x7f]", re.IGNORECASE)
    for letters in (
        "áčďéěíňóřšťúůýžöü",
        "áäčďéíĺľňóôŕšťúýžöü",
        "ąćęłńóśźżéöü",
        "äöüßé",
        "áéíóöőúüűä",
        "àâçéèêëîïôùûüœæ",
    )
]
"""Letters beyond ASCII that Czech, Slovak, Polish, German, Hungarian and French do not have."""
_MANY = 0.25
"""Share of odd letters among those beyond ASCII from which a whole text is doubted."""


class Decoded(NamedTuple):
    """A text and how it was read."""

    text: str
    encoding: str
    guessed: bool = False
    """Told from the letters alone."""
    doubtful: bool = False
    """So odd, or so few letters, that another encoding may be meant."""


def decode(data: bytes, encoding: str = "") -> Decoded:
    """The text of a file; a byte that cannot be decoded is U+FFFD.

    Raises UnicodeDecodeError only for an encoding that was given.
    """
    if encoding:
        return Decoded(data.decode("utf-8-sig" if encoding == "utf-8" else encoding), encoding)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Decoded(data.decode("utf-16", "replace"), "utf-16")
    start = data[:2000]
    if start.count(0) > len(start) // 4:
        wide = "utf-16-le" if start[1::2].count(0) >= start[::2].count(0) else "utf-16-be"
        return Decoded(data.decode(wide, "replace"), "utf-16")
    text = data.decode("utf-8-sig", "replace")
    wrong = text.count(_LOST)
    # Letters of another encoding are seldom valid UTF-8, and never most of them.
    if not wrong or data.startswith(codecs.BOM_UTF8) or 2 * wrong <= _beyond_ascii(text):
        return Decoded(text, "utf-8")
    return _guess(data)


def _guess(data: bytes) -> Decoded:
    odd, encoding, text = min(_read(data, each) for each in _WINDOWS)
    less, old, other = min(_read(data, each) for each in _OLD)
    if _MUCH * less + 1 < odd:
        odd, text, encoding = less, other, old
    doubtful = less < odd or odd > _MANY * _beyond_ascii(text)
    return Decoded(text, ENCODINGS[encoding], guessed=True, doubtful=doubtful)


def _read(data: bytes, encoding: str) -> tuple[int, int, str]:
    """How odd the text is, and the place of its encoding, by which equals are sorted."""
    text = data.decode(encoding, "replace")
    return _oddness(text), ENCODINGS.index(encoding), text


def _beyond_ascii(text: str) -> int:
    return sum(each > "\x7f" for each in text)


def is_odd(text: str) -> bool:
    """Whether a text has letters that no language has in such a place."""
    return (not text.isascii() or "&" in text) and _ODD_LETTERS.search(text) is not None


def _oddness(text: str) -> int:
    """How much no language writes: signs and letters in places where none has them, and letters of several languages."""
    foreign = min(sum(1 for _ in each.finditer(text)) for each in _ALPHABETS)
    return text.count(_LOST) + len(_ODD_SIGNS.findall(text)) + len(_ODD_LETTERS.findall(text)) + foreign
