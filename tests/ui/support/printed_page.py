"""Reads what was printed: the words of a PDF as Qt writes it, and the bars of a picture, as a scanner would.

Used by the tests of labels.
"""

from __future__ import annotations

import re
import zlib
from itertools import groupby

from PySide6.QtGui import QImage

from app.labels.barcode_symbols import WIDTHS

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_FONT = re.compile(rb"/(F\d+) \d+(?:\.\d+)? Tf|<([0-9A-Fa-f]+)> Tj|\bET\b")
DIGITS = ("3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112")
"""Widths of the ten digits of EAN, GS1 General Specifications figure 5.2.1.2.1-1."""
FIRST = {"OOOOOO": 0, "OOEOEE": 1, "OOEEOE": 2, "OOEEEO": 3, "OEOOEE": 4, "OEEOOE": 5, "OEEEOO": 6, "OEOEOE": 7,
         "OEOEEO": 8, "OEEOEO": 9}  # fmt: skip


def pdf_pages(content: bytes) -> list[list[str]]:
    """The texts of each page, in the order they were painted."""
    objects = {int(number): body for number, body in _OBJECT.findall(content)}
    return [
        _texts(_stream(objects[_ref(body, b"Contents")]), _fonts(objects[_ref(body, b"Resources")], objects))
        for body in objects.values()
        if b"/Type /Page\n" in body
    ]


def pdf_sizes(content: bytes) -> list[list[int]]:
    """The size of the letters of each of those texts, in dots."""
    objects = {int(number): body for number, body in _OBJECT.findall(content)}
    streams = [
        _stream(objects[_ref(body, b"Contents")]) for body in objects.values() if b"/Type /Page\n" in body
    ]
    return [[int(size) for size in re.findall(rb"/F\d+ (\d+)(?:\.\d+)? Tf", stream)] for stream in streams]


def _ref(body: bytes, name: bytes) -> int:
    found = re.search(rb"/" + name + rb" (\d+) 0 R", body)
    assert found is not None
    return int(found[1])


def _stream(body: bytes) -> bytes:
    return zlib.decompressobj().decompress(body.partition(b"stream\n")[2])


def _fonts(resources: bytes, objects: dict[int, bytes]) -> dict[bytes, dict[int, str]]:
    return {
        name: _letters(objects[_ref(objects[int(number)], b"ToUnicode")])
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", resources)
    }


def _letters(table: bytes) -> dict[int, str]:
    found: dict[int, str] = {}
    for start, end, letter in re.findall(rb"<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>", table):
        for at in range(int(start, 16), int(end, 16) + 1):
            found[at] = chr(int(letter, 16) + at - int(start, 16))
    for start, listed in re.findall(rb"<([0-9A-F]+)> <[0-9A-F]+> \[(.*?)\]", table):
        for at, letter in enumerate(re.findall(rb"<([0-9A-F]+)>", listed), start=int(start, 16)):
            found[at] = bytes.fromhex(letter.decode()).decode("utf-16-be")
    return found


def _texts(stream: bytes, fonts: dict[bytes, dict[int, str]]) -> list[str]:
    texts: list[str] = []
    said = ""
    letters: dict[int, str] = {}
    for name, shown in _FONT.findall(stream):
        if name:
            letters = fonts[name]
        elif shown:
            said += "".join(letters[int(shown[at : at + 4], 16)] for at in range(0, len(shown), 4))
        elif said:
            texts.append(" ".join(said.split()))
            said = ""
    return texts


def scan(image: QImage, y: int) -> str:
    """The code whose bars cross the line `y` of a picture that holds nothing else there."""
    dark = [image.pixelColor(x, y).lightness() < 128 for x in range(image.width())]
    runs = [(key, len(list(group))) for key, group in groupby(dark)]
    widths = [width for _, width in runs[1:-1]] if not runs[0][0] and not runs[-1][0] else []
    assert widths, "no bars"
    step = min(widths)
    modules = "".join(str(round(width / step)) for width in widths)
    return _ean(modules) if len(modules) in (59, 43) else _code128(modules)


def _ean(widths: str) -> str:
    each = 6 if len(widths) == 59 else 4
    assert widths[:3] == widths[-3:] == "111" and widths[3 + 4 * each :][:5] == "11111"
    digits, parities = "", ""
    for at in (*range(3, 3 + 4 * each, 4), *range(8 + 4 * each, 8 + 8 * each, 4)):
        part = widths[at : at + 4]
        even = part not in DIGITS
        digits += str(DIGITS.index(part[::-1] if even else part))
        parities += "E" if even else "O"
    return f"{FIRST[parities[:6]]}{digits}" if each == 6 else digits


def _code128(widths: str) -> str:
    assert widths.endswith("2331112")
    values = [WIDTHS.index(widths[at : at + 6]) for at in range(0, len(widths) - 7, 6)]
    *data, check = values
    assert (data[0] + sum(place * value for place, value in enumerate(data))) % 103 == check
    text, pairs = "", data[0] == 105
    for value in data[1:]:
        if value in (99, 100) and (value == 99) != pairs:
            pairs = value == 99
        else:
            text += f"{value:02}" if pairs else chr(value + 32)
    return text
