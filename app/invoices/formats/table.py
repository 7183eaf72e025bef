"""The formats that can be read: a row for each. A new one is a module beside this one and a row here."""

from __future__ import annotations

from app.invoices.formats import cii, hybrid_pdf, isdoc, isdocx, ksef, ubl
from app.invoices.formats.parts import Container, XmlFormat

FORMATS: tuple[XmlFormat | Container, ...] = (
    isdoc.FORMAT,
    isdocx.FORMAT,
    ubl.FORMAT,
    cii.FORMAT,
    hybrid_pdf.FORMAT,
    ksef.FORMAT,
)
