"""Invoices inside a PDF: ZUGFeRD, Factur-X, ISDOC.PDF. The only module that imports pypdf.

The library's own list of attachments goes one level into the tree of names, so the tree is walked here, each node once.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from app.errors import BadInvoice
from app.invoices.formats.parts import Container

if TYPE_CHECKING:
    from pypdf import PdfReader

MOST_ATTACHMENTS = 20
MOST_NODES = 1000
MOST_UNPACKED = 64 * 2**20
_KNOWN = ("factur-x.xml", "xrechnung.xml", "zugferd-invoice.xml", "invoice.isdoc")
"""Names that the formats prescribe; others are seen, too."""
_ENDINGS = (".xml", ".isdoc")


def _inside(data: bytes) -> Iterable[bytes]:
    import pypdf
    from pypdf.errors import PyPdfError

    try:
        reader = pypdf.PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise BadInvoice(reason="encrypted")
        found = sorted(_attachments(reader), key=lambda each: each[0])
        documents = [_content(stream) for _, stream in found[:MOST_ATTACHMENTS]]
    except BadInvoice:
        raise
    except (PyPdfError, ImportError) as error:
        # Where a cipher needs another library it is one that nobody sends invoices with.
        encrypted = isinstance(error, ImportError) or "Dependency" in type(error).__name__
        raise BadInvoice(reason="encrypted" if encrypted else "damaged") from error
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OSError, RecursionError) as error:
        raise BadInvoice(reason="damaged") from error
    if not documents:
        raise BadInvoice(reason="picture")
    return documents


def _content(stream: Any) -> bytes:
    content: bytes = stream.get_data()
    if len(content) > MOST_UNPACKED:
        raise BadInvoice(reason="too_large", limit=MOST_UNPACKED // 2**20)
    return content


def _attachments(reader: PdfReader) -> Iterator[tuple[int, Any]]:
    """The streams of attachments that may be invoices, with a number by which the likelier come first."""
    root = _object(reader.trailer["/Root"])
    seen: set[int] = set()
    for specification in [*_named(_object(root.get("/Names"))), *_array(root.get("/AF"))]:
        node = _object(specification)
        files = _object(node.get("/EF")) if hasattr(node, "get") else None
        stream = _object(files.get("/UF") or files.get("/F")) if files is not None else None
        if stream is None or id(stream) in seen or not hasattr(stream, "get_data"):
            continue
        seen.add(id(stream))
        name = str(node.get("/UF") or node.get("/F") or "").casefold()
        if name in _KNOWN or name.endswith(_ENDINGS) or "xml" in str(stream.get("/Subtype", "")).casefold():
            yield _KNOWN.index(name) if name in _KNOWN else len(_KNOWN), stream


def _named(names: Any) -> Iterator[Any]:
    """The file specifications in the tree of names, each node of it once."""
    waiting = [_object(names.get("/EmbeddedFiles"))] if names is not None else []
    seen: set[int] = set()
    while waiting:
        node = waiting.pop()
        if node is None or id(node) in seen or len(seen) >= MOST_NODES:
            continue
        seen.add(id(node))
        yield from _array(node.get("/Names"))[1::2]
        waiting += [_object(each) for each in _array(node.get("/Kids"))]


def _array(value: Any) -> list[Any]:
    found = _object(value)
    return list(found)[: MOST_NODES * 2] if isinstance(found, list) else []


def _object(value: Any) -> Any:
    """What a reference leads to."""
    return value.get_object() if hasattr(value, "get_object") else value


FORMAT = Container(
    code="pdf",
    starts=b"%PDF",
    inside=_inside,
    codes={"cii": "zugferd", "isdoc": "isdoc_pdf", "ubl": "ubl_pdf"},
)
