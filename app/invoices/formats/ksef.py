"""FA(2) and FA(3): the Polish invoices of KSeF. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.invoices.formats.parts import XmlFormat, codes_of, distinct, gtins_of, net_of
from app.invoices.invoice import Charge, Invoice, Kind, Party
from app.invoices.xml_elements import Element, as_number

KINDS: Mapping[str, Kind] = {
    "VAT": "invoice", "ROZ": "invoice", "UPR": "invoice", "KOR": "correction", "KOR_ZAL": "correction",
    "KOR_ROZ": "correction", "ZAL": "advance",
}  # fmt: skip
_CATEGORIES = {
    "zw": "E",
    "0": "Z",
    "0 KR": "Z",
    "0 WDT": "K",
    "0 EX": "G",
    "oo": "AE",
    "np": "O",
    "np I": "O",
    "np II": "O",
}
_NETS = [f"P_13_{each}" for each in ("1", "2", "3", "4", "5", "6_1", "6_2", "6_3", "7", "8", "9", "10", "11")]
"""What the invoice comes to by rates of VAT, without it."""
_SPACE = "http://crd.gov.pl/wzor/"


def _vat(line: Element) -> tuple[Decimal | None, str]:
    """Per cent and category: a number is the standard way, a word says why there is none."""
    foreign = line.number("P_12_XII")
    if foreign is not None:
        return foreign, "S"
    text = line.get("P_12")
    rate = as_number(text) if text else None
    if rate:
        return rate, "S"
    return (None, "") if not text else (Decimal(0), _CATEGORIES.get(text, "O"))


def _line(root: Element, line: Element) -> Mapping[str, Any] | None:
    vat, category = _vat(line)
    quantity, price = line.number("P_8B"), line.number("P_9A")
    discount = line.number("P_10") or Decimal(0)
    total = line.number("P_11")
    if total is None:
        total = net_of(line.number("P_11A"), vat)
    if price is None:
        price = net_of(line.number("P_9B"), vat)
    # The discount is that of one unit by the ministry's own example, and that of the line by many programs.
    discounts = (discount, discount * (quantity or 1)) if discount else (Decimal(0),)
    if total is None and price is not None and quantity is not None:
        total = quantity * price - discounts[-1]
    index = line.get("Indeks")
    # The head is read at the end, and knows no lines.
    if rate := line.get("KursWaluty"):
        root.attributes.setdefault("rate", rate)
    if line.find("P_11A") is not None and line.find("P_11") is None:
        root.attributes["with_vat"] = "true"
    return {
        "name": line.get("P_7"),
        "gtins": gtins_of(line.get("GTIN"), others=[index]),
        "codes": codes_of(index),
        "quantity": quantity,
        "unit": line.get("P_8A"),
        "price": price,
        "total": total,
        "discounts": discounts,
        "vat": vat,
        "vat_category": category,
        "before": line.get("StanPrzed") == "1",
    }


def _party(found: Element | None) -> Party:
    if found is None:
        return Party()
    who = "DaneIdentyfikacyjne"
    nip = found.get(f"{who}/NIP")
    foreign = f"{found.get(f'{who}/KodUE')}{found.get(f'{who}/NrVatUE')}"
    return Party(
        name=found.get(f"{who}/Nazwa"),
        company_ids=distinct([nip, found.get(f"{who}/NrID")]),
        vat_id=f"PL{nip}" if nip else foreign,
        street=found.get("Adres/AdresL1"),
        city=found.get("Adres/AdresL2"),
        country=found.get("Adres/KodKraju"),
    )


def _charges(root: Element) -> tuple[Charge, ...]:
    """What is settled beside the invoice: deposits for packaging stand here."""
    found = []
    for path, sign in (("Obciazenia", 1), ("Odliczenia", -1)):
        for each in root.all(f"Fa/Rozliczenie/{path}"):
            amount = each.number("Kwota")
            if amount:
                found.append(Charge(amount=sign * amount, reason=each.get("Powod")))
    return tuple(found)


def _head(root: Element) -> Invoice:
    nets = [amount for each in _NETS if (amount := root.number(f"Fa/{each}")) is not None]
    currency = root.get("Fa/KodWaluty").upper() or "PLN"
    return Invoice(
        kind=KINDS.get(root.get("Fa/RodzajFaktury"), "other"),
        number=root.get("Fa/P_2"),
        date=root.get("Fa/P_1")[:10],
        currency=currency,
        local_currency="PLN" if currency != "PLN" else "",
        rate=root.number("Fa/KursWalutyZ") or as_number(root.attributes.get("rate", "")),
        with_vat="with_vat" in root.attributes,
        supplier=_party(root.find("Podmiot1")),
        buyer=_party(root.find("Podmiot2")),
        corrects=distinct(root.texts("Fa/DaneFaKorygowanej/NrFaKorygowanej")),
        charges=_charges(root),
        total=sum(nets, Decimal(0)) if nets else None,
    )


FORMAT = XmlFormat(
    code="ksef",
    roots=frozenset({
        (f"{_SPACE}2025/06/25/13775/", "Faktura"), (f"{_SPACE}2023/06/29/12648/", "Faktura"),
    }),
    lines=frozenset({"FaWiersz"}),
    skipped=frozenset({"Zalacznik", "Signature"}),
    line=_line,
    head=_head,
)  # fmt: skip
