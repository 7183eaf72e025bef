"""Every format of invoices: the same forty lines from each, what each has of its own, and what is no invoice."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from app.errors import BadInvoice
from app.invoices import units
from app.invoices.amounts import exchange_of, unit_price
from app.invoices.formats.table import FORMATS
from app.invoices.invoice import Invoice
from app.invoices.reading import read_content
from tests.app.invoices import samples
from tests.app.invoices.samples import FORTY, WRITERS, Item


def read(data: bytes) -> Invoice:
    [found] = read_content(data)
    return found


def essence(invoice: Invoice) -> list[tuple[object, ...]]:
    """What the comparison uses of the lines, without how a format writes units and prices."""
    exchange = exchange_of(invoice, invoice.currency, None)
    return [
        (each.line, each.name, each.gtins, each.code, each.quantity, units.sort_of(each.unit), each.total, each.vat,
         unit_price(each, exchange).price, [note.code for note in unit_price(each, exchange).notes])
        for each in invoice.lines
    ]  # fmt: skip


def test_every_format_has_a_sample() -> None:
    assert {each.code for each in FORMATS} - {"pdf"} == set(WRITERS) - {"zugferd"}


@pytest.mark.parametrize("name", WRITERS)
def test_forty_lines_are_the_same_in_every_format(name: str) -> None:
    found, wanted = read(WRITERS[name](FORTY)), read(samples.isdoc(FORTY))
    assert found.format == name and len(found.lines) == 40
    assert essence(found) == essence(wanted)
    heads = [
        (
            each.kind,
            each.number,
            each.date,
            each.currency,
            each.supplier.name,
            each.supplier.company_ids,
            each.total,
        )
        for each in (found, wanted)
    ]
    assert heads[0] == heads[1]


@pytest.mark.parametrize("name", WRITERS)
def test_what_corrects_an_invoice_names_it(name: str) -> None:
    found = read(WRITERS[name](samples.credit(FORTY)))
    assert found.kind == ("correction" if name == "ksef" else "credit_note") and found.corrects == ("FV-47",)


def test_a_price_for_a_hundred_and_discounts() -> None:
    text = samples.ubl(
        replace(FORTY, items=(Item("Sáčky", price="35", quantity="300", total="105"),))
    ).decode()
    price = "<cbc:PriceAmount>35</cbc:PriceAmount>"
    text = text.replace(price, f'{price}<cbc:BaseQuantity unitCode="C62">100</cbc:BaseQuantity>')
    found = unit_price(read(text.encode()).lines[0], exchange_of(read(text.encode()), "CZK", None))
    assert found.price == Decimal("0.35") and not found.notes


def test_isdoc_in_euro_keeps_its_own_crowns() -> None:
    text = samples.isdoc(
        replace(FORTY, items=(Item("Víno", price="121.8", total="243.60", quantity="2"),))
    ).decode()
    text = text.replace("<CurrRate>1<", "<ForeignCurrencyCode>EUR</ForeignCurrencyCode><CurrRate>24.36<")
    text = text.replace("<UnitPrice>", "<LineExtensionAmountCurr>10.00</LineExtensionAmountCurr><UnitPrice>")
    found = read(text.encode())
    assert (found.currency, found.local_currency, found.rate) == ("EUR", "CZK", Decimal("24.36"))
    in_crowns, in_euro = exchange_of(found, "CZK", None), exchange_of(found, "EUR", None)
    assert (
        unit_price(found.lines[0], in_crowns).price == Decimal("121.80")
        and in_crowns.notes[0].code == "rate_of_invoice"
    )
    assert unit_price(found.lines[0], in_euro).price == Decimal("5.00")
    assert unit_price(found.lines[0], exchange_of(found, "PLN", None)).price is None


def test_the_rate_for_a_hundred_units() -> None:
    text = (
        samples.isdoc(FORTY)
        .decode()
        .replace("<CurrRate>1<", "<ForeignCurrencyCode>HUF</ForeignCurrencyCode><CurrRate>6.2<")
    )
    text = text.replace("<RefCurrRate>1<", "<RefCurrRate>100<")
    assert read(text.encode()).rate == Decimal("0.062")


def test_vat_in_both_currencies_gives_the_rate() -> None:
    taxes = "".join(
        f'<cac:TaxTotal><cbc:TaxAmount currencyID="{code}">{amount}</cbc:TaxAmount></cac:TaxTotal>'
        for code, amount in (("EUR", "21.00"), ("CZK", "511.56"))
    )
    text = samples.ubl(replace(FORTY, currency="EUR")).decode()
    text = text.replace(
        "<cac:LegalMonetaryTotal>",
        f"<cbc:TaxCurrencyCode>CZK</cbc:TaxCurrencyCode>{taxes}<cac:LegalMonetaryTotal>",
    )
    assert read(text.encode()).rate == Decimal("24.36")


def test_polish_prices_with_vat() -> None:
    text = samples.ksef(
        replace(FORTY, items=(Item("Ser", price="10.80", quantity="2", vat="8", total="21.60"),))
    ).decode()
    text = text.replace("P_9A>", "P_9B>").replace("P_11>", "P_11A>")
    found = read(text.encode())
    assert found.with_vat and unit_price(found.lines[0], exchange_of(found, "", None)).price == 10


def test_groups_of_the_extended_profile_count_once() -> None:
    text = samples.cii(replace(FORTY, items=(Item("Celkem"), Item("Kus")))).decode()
    first = "<ram:LineID>1</ram:LineID>"
    text = text.replace(first, f"{first}<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>")
    assert [each.line for each in read(text.encode()).lines] == [2]


def test_discounts_of_the_whole_invoice_are_charges() -> None:
    [found] = read(samples.ubl(replace(FORTY, charge="30.00"))).charges
    assert found.amount == -30 and found.reason == "Sleva"


@pytest.mark.parametrize("text", ["1 000,50", "12,5", "1.234,5", "NaN", "1e999", "٣"])
def test_a_number_that_is_none_is_told_and_never_guessed(text: str) -> None:
    data = samples.ubl(replace(FORTY, items=(Item("Zboží", total=None), Item("Další")))).decode()
    data = data.replace("PriceAmount>10<", f"PriceAmount>{text}<", 1)
    first, second = read(data.encode()).lines
    assert [each.code for each in first.notes] == ["bad_number"] and not second.notes
    assert unit_price(first, exchange_of(read(data.encode()), "", None)).price is None


@pytest.mark.parametrize(
    ("encoding", "declared", "mark"),
    [
        ("utf-8", "UTF-8", "\ufeff"),
        ("cp1250", "windows-1250", ""),
        ("iso8859-2", "ISO-8859-2", ""),
        ("utf-16", "UTF-16", ""),
    ],
)
def test_encodings_and_marks(encoding: str, declared: str, mark: str) -> None:
    text = mark + samples.ubl(FORTY).decode().replace('encoding="UTF-8"', f'encoding="{declared}"')
    assert read(text.encode(encoding)).supplier.name == "Nová farma Kuřim s.r.o."


def test_gtins_in_the_wrong_field_and_written_oddly() -> None:
    ean = samples.gtin(7)
    text = samples.ubl(replace(FORTY, items=(Item("A", ean), Item("B", "", ean)))).decode()
    text = text.replace('schemeID="0160"', 'schemeID="EAN"').replace(
        f">{ean}<", f"> {ean[:1]} {ean[1:]} <", 1
    )
    first, second = read(text.encode()).lines
    assert first.gtins == second.gtins == (ean,) and second.codes == ()


def test_attachments_come_through_a_tree_of_names() -> None:
    assert read(samples.pdf({"cida.xml": samples.cii(FORTY)}, nested=True)).number == "FV-47"
    both = samples.pdf({"invoice.isdoc": samples.isdoc(FORTY), "factur-x.xml": samples.cii(FORTY)})
    assert read(both).format == "zugferd"
    other = samples.cii(replace(FORTY, number="FV-48"))
    assert len(read_content(samples.pdf({"a.xml": samples.cii(FORTY), "b.xml": other}))) == 2


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "empty"),
        (b"%PDF-1.7\n%%EOF", "damaged"),
        (samples.pdf({}), "picture"),
        (samples.pdf({"note.xml": b"<note/>"}), "picture"),
        (b"PK\x03\x04 cut", "damaged"),
        (b"a;b;c", "damaged_xml"),
        (b"<html><body/></html>", "unknown"),
        (samples.ubl(FORTY)[:2000], "damaged_xml"),
        (b'<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', "other_document"),
        (b'<Reminder xmlns="urn:oasis:names:specification:ubl:schema:xsd:Reminder-2"/>', "other_document"),
        (b'<d:dataPack xmlns:d="http://www.stormware.cz/schema/version_2/data.xsd"/>', "other_document"),
        (b'<Faktura xmlns="http://crd.gov.pl/wzor/2026/03/06/14189/"/>', "other_document"),
        (b'<Invoice xmlns="urn:of:somebody"/>', "other_version"),
    ],
)  # fmt: skip
def test_what_is_no_invoice_says_what_it_is(data: bytes, reason: str) -> None:
    with pytest.raises(BadInvoice) as told:
        read_content(data)
    assert told.value.params["reason"] == reason


def test_a_profile_without_lines_is_told() -> None:
    text = (
        samples.cii(replace(FORTY, items=()))
        .decode()
        .replace("urn:cen.eu:en16931:2017", "urn:factur-x.eu:1p0:minimum")
    )
    found = read(text.encode())
    assert not found.lines and [(each.code, each.params["profile"]) for each in found.notes] == [
        ("no_lines", "MINIMUM")
    ]


def test_lines_of_text_are_skipped_and_a_second_code_is_kept() -> None:
    """As a large Czech program writes them: headings and roundings of quantity 0, its own number before the code."""
    text = samples.isdoc(
        replace(FORTY, items=(Item("Fakturace zboží", quantity="0"), Item("Zboží", code="000001")))
    ).decode()
    text = text.replace('unitCode="ks">0<', 'unitCode="">0<')
    second = "<SecondarySellersItemIdentification><ID>001-001</ID></SecondarySellersItemIdentification>"
    text = text.replace("</SellersItemIdentification>", f"</SellersItemIdentification>{second}")
    [line] = read(text.encode()).lines
    assert line.line == 2 and line.codes == ("000001", "001-001")
