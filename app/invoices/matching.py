"""Which product a line of an invoice is about: by GTIN, what a person said before, the supplier's code, then the name.

Only reads. The index of codes is that of price lists (`app.supplier_list.matching`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from app.invoices.invoice import InvoiceLine
from app.labels.gtin import equivalent_codes, is_gtin
from app.supplier_list.columns import CODE, EAN, NAME
from app.supplier_list.matching import ProductMatch, ProductMatcher
from app.transfer.matching import loose
from storage.records.replica import Replica
from storage.tables.supplier_invoices import SupplierItem
from storage.text.folding import fold

MatchedBy = Literal["gtin", "remembered", "supplier_code", "name", "chosen", ""]
_MATCHED_BY: Mapping[str, MatchedBy] = {EAN: "gtin", CODE: "supplier_code", NAME: "name", "": ""}


@dataclass(frozen=True, slots=True)
class LineMatch:
    """What a line is about. `item` is what a person said about the article before; `is_pack`: its GTIN is that of a pack of the product."""

    found: ProductMatch
    by: MatchedBy = ""
    item: SupplierItem | None = None
    code: str = ""
    """The supplier's code that found it, or the first of the line."""
    is_pack: bool = False


class LineMatcher:
    """Matches the lines of one invoice of a supplier, which may be one that is not here yet."""

    def __init__(self, replica: Replica, supplier: int, lines: Iterable[InvoiceLine]) -> None:
        gtins = {each for line in lines for each in (*line.gtins, *inner_gtins(line.gtins))}
        eans = {form for each in gtins for form in (*equivalent_codes(each), each.lstrip("0"))}
        self._products = ProductMatcher(replica, supplier, (EAN, CODE, NAME), eans)
        self._items = replica.supplier_prices.invoices.items(supplier)

    def match(self, line: InvoiceLine) -> LineMatch:
        """What a line is about."""
        item = next((self._items[key] for key in keys_of(line) if key in self._items), None)
        found, code = ProductMatch(), ""
        for code in line.codes or ("",):
            found = self._products.match({EAN: list(line.gtins), CODE: code or None})
            if found.id is not None:
                break
        else:
            # All names are read with the first line that no code finds.
            code = line.code
            found = self._products.match({EAN: list(line.gtins), CODE: code or None, NAME: line.name})
        if found.problem is not None and found.problem.code != "ambiguous":
            found = ProductMatch()  # that is a fault of spreadsheets
        if found.by == EAN:
            return LineMatch(found, "gtin", item, code=code)
        if inner := inner_gtins(line.gtins):
            packed = self._products.match({EAN: inner})
            if packed.id is not None:
                return LineMatch(packed, "gtin", item, code=line.code, is_pack=True)
        if item is not None and (found.problem is None or item.product in found.candidates):
            return LineMatch(ProductMatch(item.product, NAME), "remembered" if item.product else "", item)
        return LineMatch(found, _MATCHED_BY[found.by if found.id is not None else ""], None, code=code)


def keys_of(line: InvoiceLine) -> list[str]:
    """By what an article is remembered, the surest first: the supplier's code, a GTIN, the name."""
    found = [f"code:{loose(each)}" for each in line.codes]
    found += [f"gtin:{loose(each)}" for each in line.gtins]
    name = " ".join(fold(line.name).split())
    return [*found, f"name:{name}"] if name else found


def inner_gtins(codes: Iterable[str]) -> list[str]:
    """The codes of the pieces in the packs that GTINs of 14 digits stand for."""
    found = []
    for each in codes:
        if len(each) == 14 and each[0] in "12345678":
            body = each[1:13]
            found += [code for digit in range(10) if is_gtin(code := f"{body}{digit}")]
    return found
