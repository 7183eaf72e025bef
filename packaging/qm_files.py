"""Writes Qt's `.qm` files, which the window's translators load, from the messages of a `.ts` file.

The bytes are those of Qt's own lrelease, which is a part of PySide6 and starts only where the libraries of a window are: whoever
builds a package needs neither. The format is that of `qm.cpp` in Qt's linguist: sections of a tag, a length and data.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import NamedTuple

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _PLURALS = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_ONE, _ONE_THEN_FEW = b"\x01\x01", b"\x01\x01\xff\x04\x02\x04"
PLURAL_RULES = {
    "en": _ONE,
    "de": _ONE,
    "cs": _ONE_THEN_FEW,
    "sk": _ONE_THEN_FEW,
    "pl": b"\x01\x01\xff\x14\x02\x04\xfd\x2c\x0a\x13",
}
"""Qt's rules that choose a plural form: n is 1; n is 2 to 4; of Polish the last digit is, and the last two are not 10 to 19."""


class Message(NamedTuple):
    """A translated text: one translation, or one for each plural form."""

    context: str
    source: str
    translations: Sequence[str]


def compiled(messages: Iterable[Message], locale: str) -> bytes:
    """The content of a `.qm` file for a locale such as cs_CZ; raises KeyError for a language without plural rules."""
    records, index = bytearray(), []
    for each in sorted(messages):
        index.append((_elf_hash(each.source.encode()), len(records)))
        records += _record(each)
    hashes = b"".join(struct.pack(">2I", *entry) for entry in sorted(index))
    sections = (
        (_LANGUAGE, locale.encode()),
        (_HASHES, hashes),
        (_MESSAGES, bytes(records)),
        (_PLURALS, PLURAL_RULES[locale.partition("_")[0]]),
    )
    return MAGIC + b"".join(_field(tag, data) for tag, data in sections)


def _record(message: Message) -> bytes:
    texts = [_field(_TRANSLATION, each.encode("utf-16-be")) for each in message.translations]
    named = ((_COMMENT, ""), (_SOURCE, message.source), (_CONTEXT, message.context))
    return b"".join([*texts, *(_field(tag, text.encode()) for tag, text in named), bytes([_END])])


def _field(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _elf_hash(text: bytes) -> int:
    """The hash of the ELF format, never 0."""
    found = 0
    for each in text:
        found = (found << 4) + each
        high = found & 0xF000_0000
        found = (found ^ high >> 24) & ~high
    return found or 1
