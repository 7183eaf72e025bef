"""Cross Industry Invoice D16B and later: XRechnung, and what lies in ZUGFeRD and Factur-X. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.invoices.formats.parts import XmlFormat, codes_of, distinct, gtins_of
from app.invoices.formats.ubl import KINDS
from app.invoices.invoice import Charge, Invoice, Note, Party
from app.invoices.xml_elements import Element

_TRADE = "SupplyChainTradeTransaction"
_AGREEMENT = f"{_TRADE}/ApplicableHeaderTradeAgreement"
_SETTLEMENT = f"{_TRADE}/ApplicableHeaderTradeSettlement"
_SUMS = f"{_SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation"
_PRODUCT = "SpecifiedTradeProduct"
_NET = "SpecifiedLineTradeAgreement/NetPriceProductTradePrice"
_GROSS = "SpecifiedLineTradeAgreement/GrossPriceProductTradePrice"
_LINE = "SpecifiedLineTradeSettlement"
_QUANTITY = "SpecifiedLineTradeDelivery/BilledQuantity"


def _charges(element: Element, path: str) -> list[Charge]:
    """Discounts and charges, discounts negative."""
    found = []
    for each in element.all(path):
        amount = each.number("ActualAmount")
        if amount:
            sign = 1 if each.get("ChargeIndicator/Indicator") == "true" else -1
            found.append(Charge(amount=sign * amount, reason=each.get("Reason")))
    return found


def _line(_root: Element, line: Element) -> Mapping[str, Any] | None:
    # The extended profile groups lines: what only adds up or explains others would count twice.
    if line.get("AssociatedDocumentLineDocument/LineStatusReasonCode") in ("GROUP", "INFORMATION"):
        return None
    sellers = line.get(f"{_PRODUCT}/SellerAssignedID")
    base = line.number(f"{_NET}/BasisQuantity") or line.number(f"{_GROSS}/BasisQuantity")
    tax = f"{_LINE}/ApplicableTradeTax"
    return {
        "name": line.get(f"{_PRODUCT}/Name") or line.get(f"{_PRODUCT}/Description"),
        "gtins": gtins_of(line.get(f"{_PRODUCT}/GlobalID"), others=[sellers]),
        "codes": codes_of(sellers),
        "quantity": line.number(_QUANTITY),
        "unit": line.attribute(_QUANTITY, "unitCode"),
        "pack": line.number("SpecifiedLineTradeDelivery/PerPackageUnitQuantity"),
        "price": line.number(f"{_NET}/ChargeAmount"),
        "base": base if base and base > 0 else Decimal(1),
        "total": line.number(f"{_LINE}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),
        "discounts": (
            -sum(
                (each.amount for each in _charges(line, f"{_LINE}/SpecifiedTradeAllowanceCharge")), Decimal(0)
            ),
        ),
        "vat": line.number(f"{tax}/RateApplicablePercent"),
        "vat_category": line.get(f"{tax}/CategoryCode"),
    }


def _party(found: Element | None) -> Party:
    if found is None:
        return Party()
    taxes = {
        each.attribute("ID", "schemeID"): each.get("ID") for each in found.all("SpecifiedTaxRegistration")
    }
    address = "PostalTradeAddress"
    return Party(
        name=found.get("Name"),
        company_ids=distinct([
            *found.texts("SpecifiedLegalOrganization/ID"), *found.texts("ID"), *found.texts("GlobalID"), taxes.get("FC", ""),
        ]),
        vat_id=taxes.get("VA", ""),
        street=found.get(f"{address}/LineOne"),
        city=found.get(f"{address}/CityName"),
        zip=found.get(f"{address}/PostcodeCode"),
        country=found.get(f"{address}/CountryID"),
    )  # fmt: skip


def _date(text: str) -> str:
    return f"{text[:4]}-{text[4:6]}-{text[6:8]}" if len(text) >= 8 and text[:8].isdecimal() else text[:10]


def _rate(root: Element, currency: str, local: str) -> Decimal | None:
    """The rate of the extended profile, or what the VAT in both currencies says about it."""
    said = root.number(f"{_SETTLEMENT}/TaxApplicableTradeCurrencyExchange/ConversionRate")
    if said:
        return said
    taxes = {each.attributes.get("currencyID"): each.number() for each in root.all(f"{_SUMS}/TaxTotalAmount")}
    ours, theirs = taxes.get(currency), taxes.get(local)
    return theirs / ours if ours and theirs else None


def _head(root: Element) -> Invoice:
    currency = root.get(f"{_SETTLEMENT}/InvoiceCurrencyCode").upper()
    tax_currency = root.get(f"{_SETTLEMENT}/TaxCurrencyCode").upper()
    local = tax_currency if tax_currency != currency else ""
    charges = _charges(root, f"{_SETTLEMENT}/SpecifiedTradeAllowanceCharge")
    for each in root.all(f"{_SETTLEMENT}/SpecifiedLogisticsServiceCharge"):
        charges.append(
            Charge(amount=each.number("AppliedAmount") or Decimal(0), reason=each.get("Description"))
        )
    profile = root.get("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID").rpartition(
        ":"
    )[2]
    return Invoice(
        kind=KINDS.get(root.get("ExchangedDocument/TypeCode"), "other"),
        number=root.get("ExchangedDocument/ID"),
        date=_date(root.get("ExchangedDocument/IssueDateTime/DateTimeString")),
        currency=currency,
        local_currency=local,
        rate=_rate(root, currency, local) if local else None,
        supplier=_party(root.find(f"{_AGREEMENT}/SellerTradeParty")),
        buyer=_party(root.find(f"{_AGREEMENT}/BuyerTradeParty")),
        corrects=distinct(root.texts(f"{_SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID")),
        charges=tuple(each for each in charges if each.amount),
        total=root.number(f"{_SUMS}/TaxBasisTotalAmount"),
        notes=(Note("no_lines", {"profile": profile.upper()}),) if profile in ("minimum", "basicwl") else (),
    )


FORMAT = XmlFormat(
    code="cii",
    roots=frozenset(
        {("urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100", "CrossIndustryInvoice")}
    ),
    lines=frozenset({"IncludedSupplyChainTradeLineItem"}),
    skipped=frozenset({"AttachmentBinaryObject", "Signature"}),
    line=_line,
    head=_head,
)
