"""Files made to harm their reader: each is refused, in a process with limits that ends with it."""

from __future__ import annotations

import io
import resource
import zipfile
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from app.errors import BadFile, BadInvoice
from app.invoices.reading import read_content, read_invoices
from tests.app.invoices import samples
from tests.app.invoices.samples import FORTY

ROOT = b'<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">'


def refused(path: Path, data: bytes) -> str:
    """The reason, from the process with limits."""
    file = path / "invoice"
    file.write_bytes(data)
    with pytest.raises((BadInvoice, BadFile)) as told:
        read_invoices(file)
    assert told.value.params["file"] == str(file)
    return str(told.value.params["reason"])


def test_an_invoice_is_read_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "anything.bin"
    file.write_bytes(samples.zugferd(FORTY))
    [found] = read_invoices(file)
    assert len(found.lines) == 40 and found.lines[25].name == "Mléko karton 12 ks"


@pytest.mark.parametrize(
    "external", [b"<!ENTITY x SYSTEM 'file:///etc/passwd'>", b"<!ENTITY a 'ha'><!ENTITY x '&a;&a;&a;'>", b""]
)
def test_any_document_type_is_refused_before_an_entity_is_read(external: bytes) -> None:
    data = b"<?xml version='1.0'?><!DOCTYPE Invoice [" + external + b"]>" + ROOT + b"<ID>&x;</ID></Invoice>"
    with pytest.raises(BadInvoice) as told:
        read_content(data)
    assert told.value.params["reason"] == "doctype"


@pytest.mark.parametrize(
    "data",
    [
        ROOT + b"<a>" * 60_000,
        ROOT + b"<UBLExtensions>" + b"<a>" * 60_000,
        ROOT + b"<a/>" * 300_000 + b"</Invoice>",
        ROOT + b"<InvoiceLine>" + b"<a/>" * 300_000,
    ],
)  # fmt: skip
def test_deep_and_endless_elements_are_refused(data: bytes) -> None:
    with pytest.raises(BadInvoice) as told:
        read_content(data)
    assert told.value.params["reason"] == "too_deep"


def test_very_many_lines_are_refused() -> None:
    with pytest.raises(BadInvoice) as told:
        read_content(ROOT + b"<InvoiceLine/>" * 50_001)
    assert told.value.params["reason"] == "too_many_lines"


def test_a_tag_without_end_takes_no_time() -> None:
    with pytest.raises(BadInvoice) as told:
        read_content(ROOT + b"<a " + b"b='c' " * 2_000_000)
    assert told.value.params["reason"] == "damaged_xml"


def test_an_archive_that_unpacks_to_very_much(tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.isdoc", b"<a>" + b" " * (200 * 2**20))
    assert refused(tmp_path, packed.getvalue()) == "too_large"


@pytest.mark.parametrize("name", ["../../a.isdoc", "/etc/a.isdoc", "a.isdoc"])
def test_an_archive_is_never_unpacked_to_the_disk(name: str, tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("manifest.xml", f'<manifest><maindocument filename="{name}"/></manifest>')
        archive.writestr(name, samples.isdoc(FORTY))
    assert read_content(packed.getvalue())[0].number == "FV-47" and not list(tmp_path.iterdir())


def test_an_archive_of_very_many_parts_is_refused() -> None:
    with pytest.raises(BadInvoice) as told:
        read_content(b"PK\x03\x04" + b"PK\x01\x02" * 5000)
    assert told.value.params["reason"] == "damaged"


def test_an_encrypted_pdf_says_so() -> None:
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(samples.zugferd(FORTY))))
    writer.encrypt("secret", algorithm="RC4-128")
    found = io.BytesIO()
    writer.write(found)
    with pytest.raises(BadInvoice) as told:
        read_content(found.getvalue())
    assert told.value.params["reason"] == "encrypted"


def test_a_tree_of_names_that_is_its_own_child_ends() -> None:
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import ArrayObject, DictionaryObject, NameObject

    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(samples.pdf({}))))
    node = DictionaryObject()
    reference = writer._add_object(node)
    node[NameObject("/Kids")] = ArrayObject([reference] * 50)
    writer.root_object[NameObject("/Names")] = DictionaryObject({NameObject("/EmbeddedFiles"): reference})
    found = io.BytesIO()
    writer.write(found)
    with pytest.raises(BadInvoice) as told:
        read_content(found.getvalue())
    assert told.value.params["reason"] == "picture"


def test_an_attachment_that_unpacks_to_very_much(tmp_path: Path) -> None:
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import NameObject

    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(samples.pdf({"factur-x.xml": b"<a/>"}))))
    streams = [each.get_object() for each in writer._objects if hasattr(each.get_object(), "_data")]
    bomb = next(each for each in streams if each.get("/Type") == "/EmbeddedFile")
    packer = zlib.compressobj(9)
    content = b"".join(packer.compress(b" " * 2**20) for _ in range(200)) + packer.flush()
    bomb._data, bomb[NameObject("/Filter")] = content, NameObject("/FlateDecode")
    found = io.BytesIO()
    writer.write(found)
    assert refused(tmp_path, found.getvalue()) in ("damaged", "too_large", "memory")


def test_an_attachment_of_megabytes_is_not_kept() -> None:
    binary = (
        "<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>"
        + "QUJD" * 5_000_000
    )
    binary += "</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:LegalMonetaryTotal>"
    data = samples.ubl(FORTY).decode().replace("<cac:LegalMonetaryTotal>", binary, 1).encode()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    [found] = read_content(data)
    assert len(found.lines) == 40
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000


def test_what_no_limit_foresaw_ends_with_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.invoices.reading.MOST_SECONDS", 0.0)
    assert refused(tmp_path, samples.ubl(replace(FORTY, items=FORTY.items * 200))) == "time"
