"""Checks of one record alone: pure functions from a record to the findings about it.

Called by `shop_check` for every record of an entity that is not deleted. Company and VAT numbers are checked by
python-stdnum.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app import prices
from app.labels.gtin import is_gtin, looks_like_gtin
from app.shop_check.finding import Finding
from storage.schema.fields import Record
from storage.schema.rules import CUSTOMER_NAMES

PRODUCTS = "products"
IN_STORE = "2"
"""EAN-13 codes that begin with it are the shop's own, where digits are often left for the weight."""
LEGAL_FORM = re.compile(r"\d{8}", re.ASCII)
"""A company id in Czechia and Slovakia."""
EUROPEAN = re.compile(r"[A-Z]{2}[0-9A-Z+*]{2,12}", re.ASCII)
"""A VAT number with the prefix of its country."""

RecordCheck = Callable[[str, Record], Iterator[Finding]]


def price_missing(entity: str, record: Record) -> Iterator[Finding]:
    """A product on sale without a price that the till does not ask for."""
    sold = record.get("onSale") and record.get("display", True) and not record.get("requiresPriceEntry")
    if sold and not record.get(prices.WITH_VAT):
        yield Finding("no_price", entity, record["id"])


def prices_disagree(entity: str, record: Record) -> Iterator[Finding]:
    """The two prices of a product contradict each other."""
    if prices.in_step(record):
        return
    net, shelf = prices.each_way(record) or (None, None)
    yield Finding(
        "prices_disagree",
        entity,
        record["id"],
        {
            "with_vat": record.get(prices.WITH_VAT),
            "without_vat": record.get(prices.WITHOUT_VAT),
            "rate": record.get(prices.RATE),
            "net_at_shelf_price": net,
            "shelf_at_net_price": shelf,
        },
    )


def codes_wrong(entity: str, record: Record) -> Iterator[Finding]:
    """An EAN whose check digit is wrong, so that a scanner reads another product or nothing."""
    for code in texts_of(record, "ean"):
        in_store = len(code) == 13 and code.startswith(IN_STORE)
        if looks_like_gtin(code) and not in_store and not is_gtin(code):
            yield Finding("ean_wrong", entity, record["id"], {"code": code})


def name_missing(entity: str, record: Record) -> Iterator[Finding]:
    """A customer without any name."""
    if not any(str(record.get(name) or "").strip() for name in CUSTOMER_NAMES):
        yield Finding("no_name", entity, record["id"])


def numbers_wrong(entity: str, record: Record) -> Iterator[Finding]:
    """A company id or VAT number that nobody can have: its check digit is wrong.

    Numbers of another form than those known here pass.
    """
    company = _compact(record.get("companyId"))
    if LEGAL_FORM.fullmatch(company):
        from stdnum.cz.dic import calc_check_digit_legal

        if calc_check_digit_legal(company[:-1]) != company[-1]:
            yield Finding(
                "company_id_wrong", entity, record["id"], {"number": str(record["companyId"]).strip()}
            )
    vat = _compact(record.get("vatId")).upper()
    if EUROPEAN.fullmatch(vat):
        from stdnum.eu.vat import MEMBER_STATES, is_valid

        country = "gr" if vat.startswith("EL") else vat[:2].lower()
        if country in MEMBER_STATES and not is_valid(vat):
            yield Finding("vat_id_wrong", entity, record["id"], {"number": str(record["vatId"]).strip()})


def texts_of(record: Mapping[str, Any], name: str) -> list[str]:
    """The texts of a list field, trimmed, each once, empty ones left out."""
    values = record.get(name)
    found = (
        each.strip() for each in (values if isinstance(values, list | tuple) else ()) if isinstance(each, str)
    )
    return list(dict.fromkeys(each for each in found if each))


def _compact(value: object) -> str:
    return re.sub(r"[\s./-]", "", value) if isinstance(value, str) else ""


RECORD_CHECKS: Mapping[str, tuple[RecordCheck, ...]] = {
    PRODUCTS: (price_missing, prices_disagree, codes_wrong),
    "customers": (name_missing, numbers_wrong),
    "suppliers": (numbers_wrong,),
}
"""By entity."""
