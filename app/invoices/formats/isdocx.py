"""ISDOCX: an ISDOC document and its attachments in a ZIP archive. Nothing is written; the attachments are not read."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterable

from app.errors import BadInvoice
from app.invoices.formats.parts import Container
from app.invoices.xml_elements import Element, Shape, read_xml

MOST_PARTS = 1000
MOST_UNPACKED = 64 * 2**20
MOST_MANIFEST = 2**20
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1


def _inside(data: bytes) -> Iterable[bytes]:
    # Each part has such a mark: a list of millions of them would fill the memory before it is counted.
    if data.count(b"PK\x01\x02") > MOST_PARTS:
        raise BadInvoice(reason="damaged")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            name = _main_document(packed)
            if name is None:
                raise BadInvoice(reason="none_inside")
            return [_unpacked(packed, name, MOST_UNPACKED)]
    except (
        zipfile.BadZipFile,
        zlib.error,
        KeyError,
        ValueError,
        EOFError,
        OSError,
        RuntimeError,
    ) as error:
        raise BadInvoice(reason="damaged") from error


def _main_document(packed: zipfile.ZipFile) -> str | None:
    """What the manifest names; without one, as before version 6, the one document of the format in the root."""
    names = packed.namelist()
    if "manifest.xml" in names:
        manifest = read_xml(
            _unpacked(packed, "manifest.xml", MOST_MANIFEST),
            lambda *_: Shape(frozenset(), frozenset(), _no_line),
        )
        named = manifest.attribute("maindocument", "filename")
        if named in names:
            return named
    documents = [each for each in names if "/" not in each and each.casefold().endswith(".isdoc")]
    return documents[0] if len(documents) == 1 else None


def _no_line(*_: Element) -> None:
    raise AssertionError


def _unpacked(packed: zipfile.ZipFile, name: str, most: int) -> bytes:
    """A part; a size that the archive declares is not believed."""
    part = packed.getinfo(name)
    if part.flag_bits & _ENCRYPTED:
        raise BadInvoice(reason="encrypted")
    if part.compress_type not in _PACKINGS:
        raise BadInvoice(reason="damaged")
    with packed.open(part) as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise BadInvoice(reason="too_large", limit=most // 2**20)
    return content


FORMAT = Container(code="isdocx", starts=b"PK", inside=_inside, codes={"isdoc": "isdocx"})
