"""Reads what was printed: the texts of a PDF as Qt writes it, and the barcodes of a picture with zxing-cpp.

Used by the tests of labels.
"""

from __future__ import annotations

import re
import zlib

import zxingcpp
from PySide6.QtGui import QImage

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_FONT = re.compile(rb"/(F\d+) \d+(?:\.\d+)? Tf|<([0-9A-Fa-f]+)> Tj|\bET\b")


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


def read_barcodes(image: QImage) -> list[tuple[str, str]]:
    """Symbology and text of every barcode in a picture, as a scanner reads them."""
    return [(str(found.symbology), found.text) for found in zxingcpp.read_barcodes(image)]
