"""Reads the invoices in a file, whatever its name: the format is told by the content.

`read_file` runs in a process of its own with limits (`app.limited_child`), since such a file comes from elsewhere. It knows
neither the shop nor its products.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.errors import BadFile, BadInvoice
from app.invoices.formats.parts import Container, XmlFormat
from app.invoices.formats.table import FORMATS
from app.invoices.invoice import Invoice, InvoiceLine, Note
from app.invoices.xml_elements import Element, Shape, read_xml
from app.limited_child import in_child

MOST_BYTES = 64 * 2**20
MOST_MEMORY = 300 * 2**20
MOST_SECONDS = 30.0
MOST_TOLD_NUMBERS = 3
_XML_STARTS = (b"<", b"\xff\xfe", b"\xfe\xff")
_OTHERS: Mapping[str, str] = {
    "Order": "order", "OrderResponse": "order", "OrderChange": "order", "SCRDMCCBDACIOMessageStructure": "order",
    "DespatchAdvice": "delivery_note", "ReceiptAdvice": "delivery_note", "Reminder": "reminder",
    "Statement": "statement", "Catalogue": "catalogue", "dataPack": "pohoda", "CommonDocument": "isdoc_other",
    "ApplicationResponse": "answer", "Quotation": "quotation", "CrossIndustryDocument": "zugferd_1",
}  # fmt: skip
"""Local name of a root -> what it is; none is an invoice that can be read."""
_FARMERS = "http://crd.gov.pl/wzor/2026/03/06/14189/"


def read_invoices(path: Path, *, cancel: threading.Event | None = None) -> list[Invoice]:
    """The invoices in a file, each once, read in a process of its own.

    Raises BadInvoice and BadFile for a file that is none, is damaged, or takes too much; Cancelled.
    """
    try:
        return in_child(read_file, path, memory=MOST_MEMORY, seconds=MOST_SECONDS, cancel=cancel)
    except BadInvoice as error:
        error.params["file"] = str(path)
        raise


def read_file(path: Path) -> list[Invoice]:
    """`read_invoices` in this process."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(file=str(path), reason="unreadable") from error
    if len(data) > MOST_BYTES:
        raise BadInvoice(reason="too_large", limit=MOST_BYTES // 2**20)
    return read_content(data)


def read_content(data: bytes) -> list[Invoice]:
    """The invoices in the content of a file."""
    for each in FORMATS:
        if isinstance(each, Container) and each.starts in data[:1024]:
            return _of_container(each, data)
    if not data.strip():
        raise BadInvoice(reason="empty")
    return [_of_xml(data)]


def _of_container(container: Container, data: bytes) -> list[Invoice]:
    """The invoices inside, one of each number: the same may be there in two formats."""
    if not data.startswith(container.starts) and data.lstrip().startswith(_XML_STARTS):
        return [_of_xml(data)]
    found: dict[str, Invoice] = {}
    refused: list[BadInvoice] = []
    for part in container.inside(data):
        try:
            invoice = _of_xml(part)
        except BadInvoice as error:
            refused.append(error)
            continue
        code = container.codes.get(invoice.format, invoice.format)
        found.setdefault(invoice.number, replace(invoice, format=code))
    if not found:
        raise next(
            (each for each in refused if each.params["reason"] != "unknown"), BadInvoice(reason="picture")
        )
    return list(found.values())


def _of_xml(data: bytes) -> Invoice:
    reader = _XmlReader()
    root = read_xml(data, reader.shape_of)
    return reader.invoice(root)


class _XmlReader:
    """Reads one document."""

    def __init__(self) -> None:
        self._format: XmlFormat | None = None
        self._place = 0
        self._lines: list[InvoiceLine] = []

    def shape_of(self, space: str, name: str) -> Shape:
        """The shape of the document with this root. Raises BadInvoice."""
        xml = [each for each in FORMATS if isinstance(each, XmlFormat)]
        self._format = next((each for each in xml if (space, name) in each.roots), None)
        if self._format is None:
            raise _not_known(space, name, xml)
        return Shape(self._format.lines, self._format.skipped, self._line)

    def _line(self, root: Element, element: Element) -> None:
        assert self._format is not None
        self._place += 1
        values = self._format.line(root, element)
        notes = tuple(Note("bad_number", {"value": each}) for each in root.unreadable)
        root.unreadable.clear()
        if values is not None:
            self._lines.append(InvoiceLine(line=self._place, notes=notes, **values))

    def invoice(self, root: Element) -> Invoice:
        """The whole of it. Raises BadInvoice for one that names neither number nor lines."""
        assert self._format is not None
        head = self._format.head(root)
        notes = [*head.notes, *(Note("bad_number", {"value": each}) for each in root.unreadable)]
        if not head.number and not self._lines:
            raise BadInvoice(reason="damaged")
        if not self._lines and not any(each.code == "no_lines" for each in notes):
            notes.append(Note("no_lines", {"profile": ""}))
        return replace(head, format=self._format.code, lines=tuple(self._lines), notes=tuple(notes))


def _not_known(space: str, name: str, formats: Iterable[XmlFormat]) -> BadInvoice:
    """Why a document with this root is not read."""
    params: dict[str, Any] = {"reason": "unknown"}
    if space == _FARMERS:
        params = {"reason": "other_document", "what": "farmers"}
    elif name in _OTHERS:
        params = {"reason": "other_document", "what": _OTHERS[name]}
    elif any(name == local for each in formats for _, local in each.roots):
        params = {"reason": "other_version", "version": space[:100]}
    return BadInvoice(**params)
