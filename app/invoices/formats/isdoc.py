"""ISDOC 5 and 6: the Czech format. Prices of units are in the local currency, whatever the invoice's. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.invoices.formats.parts import XmlFormat, codes_of, distinct, gtins_of, uuid_of
from app.invoices.invoice import Invoice, Kind, Party
from app.invoices.xml_elements import Element

KINDS: Mapping[str, Kind] = {
    "1": "invoice", "2": "credit_note", "3": "debit_note", "4": "proforma", "5": "advance", "6": "credit_note",
    "7": "invoice",
}  # fmt: skip


def _currencies(root: Element) -> tuple[str, str, Decimal | None]:
    """The invoice's currency, the local one beside it, and what one unit of the former costs in the latter."""
    local = root.get("LocalCurrencyCode").upper()
    foreign = root.get("ForeignCurrencyCode").upper()
    if not foreign or foreign == local:
        return local, "", None
    rate, units = root.number("CurrRate"), root.number("RefCurrRate") or Decimal(1)
    return foreign, local, rate / units if rate and units > 0 else None


def _line(root: Element, line: Element) -> Mapping[str, Any] | None:
    quantity, total = line.number("InvoicedQuantity"), line.number("LineExtensionAmount")
    if not quantity and not total:
        name = line.get("Item/Description")
        if quantity is None or not name or not line.attribute("InvoicedQuantity", "unitCode"):
            return None
    _, local, rate = _currencies(root)
    before = line.number("LineExtensionAmountBeforeDiscount")
    price, local_total, discounts = line.number("UnitPrice"), None, [Decimal(0)]
    if before is not None and total is not None and before != total:
        discounts.append((before - total) / (rate or 1))
    if local:
        local_total, foreign = total, line.number("LineExtensionAmountCurr")
        total = foreign if foreign is not None else total / rate if total is not None and rate else None
        price = price / rate if price is not None and rate else None
    sellers = [line.get(f"Item/{each}SellersItemIdentification/ID") for each in ("", "Secondary", "Tertiary")]
    catalogue = line.get("Item/CatalogueItemIdentification/ID")
    return {
        "name": line.get("Item/Description"),
        "gtins": gtins_of(catalogue, others=sellers),
        "codes": codes_of(*sellers, catalogue),
        "quantity": quantity,
        "unit": line.attribute("InvoicedQuantity", "unitCode"),
        "price": price,
        "total": total,
        "local_total": local_total,
        "discounts": tuple(discounts),
        "vat": line.number("ClassifiedTaxCategory/Percent"),
        "vat_category": _category(line),
    }


def _category(line: Element) -> str:
    if line.get("ClassifiedTaxCategory/LocalReverseChargeFlag") == "true" or line.find(
        "ClassifiedTaxCategory/LocalReverseCharge"
    ):
        return "AE"
    return "O" if line.get("ClassifiedTaxCategory/VATApplicable") == "false" else "S"


def _party(found: Element | None) -> Party:
    if found is None:
        return Party()
    address = "Party/PostalAddress"
    tax_ids = found.texts("Party/PartyTaxScheme/CompanyID")
    return Party(
        name=found.get("Party/PartyName/Name"),
        company_ids=distinct(found.texts("Party/PartyIdentification/ID")),
        vat_id=tax_ids[0] if tax_ids else "",
        street=f"{found.get(f'{address}/StreetName')} {found.get(f'{address}/BuildingNumber')}".strip(),
        city=found.get(f"{address}/CityName"),
        zip=found.get(f"{address}/PostalZone"),
        country=found.get(f"{address}/Country/IdentificationCode"),
    )


def _head(root: Element) -> Invoice:
    currency, local, rate = _currencies(root)
    buyer = root.find("AccountingCustomerParty") or root.find("BuyerCustomerParty")
    return Invoice(
        kind=KINDS.get(root.get("DocumentType"), "other"),
        number=root.get("ID"),
        uuid=uuid_of(root.get("UUID")),
        date=root.get("IssueDate")[:10],
        currency=currency,
        local_currency=local,
        rate=rate,
        supplier=_party(root.find("AccountingSupplierParty")),
        buyer=_party(buyer),
        corrects=distinct(root.texts("OriginalDocumentReferences/OriginalDocumentReference/ID")),
        total=root.number(f"LegalMonetaryTotal/TaxExclusiveAmount{'Curr' if local else ''}"),
    )


FORMAT = XmlFormat(
    code="isdoc",
    roots=frozenset({
        ("http://isdoc.cz/namespace/2013", "Invoice"), ("http://isdoc.cz/namespace/invoice", "Invoice"),
    }),
    lines=frozenset({"InvoiceLine"}),
    skipped=frozenset({"Signature", "Extensions", "SupplementsList", "StoreBatches"}),
    line=_line,
    head=_head,
)  # fmt: skip
