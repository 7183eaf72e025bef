"""UBL 2.1 invoices and credit notes, as Peppol BIS Billing 3 and other profiles of EN 16931 write them. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.invoices.formats.parts import XmlFormat, codes_of, distinct, gtins_of, uuid_of
from app.invoices.invoice import Charge, Invoice, Kind, Party
from app.invoices.xml_elements import Element

KINDS: Mapping[str, Kind] = {
    "": "invoice", "380": "invoice", "326": "invoice", "389": "invoice", "381": "credit_note", "384": "correction",
    "383": "debit_note", "386": "advance", "325": "proforma",
}  # fmt: skip
"""By the code of UNCL 1001; the others are told."""
_SPACE = "urn:oasis:names:specification:ubl:schema:xsd:"


def _charges(element: Element, path: str) -> list[Charge]:
    """Discounts and charges, discounts negative."""
    found = []
    for each in element.all(path):
        amount = each.number("Amount")
        if amount:
            sign = 1 if each.get("ChargeIndicator") == "true" else -1
            reason = each.get("AllowanceChargeReason")
            found.append(Charge(amount=sign * amount, reason=reason))
    return found


def _line(_root: Element, line: Element) -> Mapping[str, Any] | None:
    quantity = "InvoicedQuantity" if line.find("InvoicedQuantity") is not None else "CreditedQuantity"
    standard = line.get("Item/StandardItemIdentification/ID")
    sellers = line.get("Item/SellersItemIdentification/ID")
    base = line.number("Price/BaseQuantity")
    tax = "Item/ClassifiedTaxCategory"
    return {
        "name": line.get("Item/Name") or line.get("Item/Description"),
        "gtins": gtins_of(standard, others=[sellers]),
        "codes": codes_of(sellers),
        "quantity": line.number(quantity),
        "unit": line.attribute(quantity, "unitCode"),
        "pack": line.number("Item/PackSizeNumeric"),
        "price": line.number("Price/PriceAmount"),
        "base": base if base and base > 0 else Decimal(1),
        "total": line.number("LineExtensionAmount"),
        "discounts": (-sum((each.amount for each in _charges(line, "AllowanceCharge")), Decimal(0)),),
        "vat": line.number(f"{tax}/Percent"),
        "vat_category": line.get(f"{tax}/ID"),
    }


def _party(found: Element | None) -> Party:
    if found is None:
        return Party()
    vat = [
        each.get("CompanyID")
        for each in found.all("PartyTaxScheme")
        if each.get("TaxScheme/ID") in ("VAT", "")
    ]
    address = "PostalAddress"
    return Party(
        name=found.get("PartyLegalEntity/RegistrationName") or found.get("PartyName/Name"),
        company_ids=distinct([
            *found.texts("PartyLegalEntity/CompanyID"), *found.texts("PartyIdentification/ID"), found.get("EndpointID"),
        ]),
        vat_id=vat[0] if vat else "",
        street=found.get(f"{address}/StreetName"),
        city=found.get(f"{address}/CityName"),
        zip=found.get(f"{address}/PostalZone"),
        country=found.get(f"{address}/Country/IdentificationCode"),
    )  # fmt: skip


def _rate(root: Element, currency: str, local: str) -> Decimal | None:
    """What the VAT in both currencies says about the rate."""
    taxes = {
        each.attribute("TaxAmount", "currencyID"): each.number("TaxAmount") for each in root.all("TaxTotal")
    }
    ours, theirs = taxes.get(currency), taxes.get(local)
    return theirs / ours if ours and theirs else None


def _head(root: Element) -> Invoice:
    currency, tax_currency = root.get("DocumentCurrencyCode").upper(), root.get("TaxCurrencyCode").upper()
    local = tax_currency if tax_currency != currency else ""
    code = root.get("InvoiceTypeCode") or root.get("CreditNoteTypeCode")
    return Invoice(
        kind="credit_note" if root.name == "CreditNote" else KINDS.get(code, "other"),
        number=root.get("ID"),
        uuid=uuid_of(root.get("UUID")),
        date=root.get("IssueDate")[:10],
        currency=currency,
        local_currency=local,
        rate=_rate(root, currency, local) if local else None,
        supplier=_party(root.find("AccountingSupplierParty/Party")),
        buyer=_party(root.find("AccountingCustomerParty/Party")),
        corrects=distinct(root.texts("BillingReference/InvoiceDocumentReference/ID")),
        charges=tuple(_charges(root, "AllowanceCharge")),
        total=root.number("LegalMonetaryTotal/TaxExclusiveAmount"),
    )


FORMAT = XmlFormat(
    code="ubl",
    roots=frozenset({(f"{_SPACE}Invoice-2", "Invoice"), (f"{_SPACE}CreditNote-2", "CreditNote")}),
    lines=frozenset({"InvoiceLine", "CreditNoteLine"}),
    skipped=frozenset({"UBLExtensions", "Signature", "EmbeddedDocumentBinaryObject"}),
    line=_line,
    head=_head,
)
