"""Scanned codes: check digits, equivalent forms of a code, and the records that have it.

Called by the window. A GTIN of GS1 has 8, 12, 13 or 14 digits, the last of which is a check digit.
"""

from __future__ import annotations

from dataclasses import dataclass

from storage.query.grammar import Condition, Operator, Query
from storage.records.replica import Replica

LENGTHS = frozenset({8, 12, 13, 14})
CODE_FIELDS = (
    ("products", "ean"),
    ("customers", "barcode"),
    ("employees", "barcode"),
    ("warehouses", "barcode"),
    ("products", "plu"),
)
"""Fields with codes of products and cards, the likelier first."""
PRODUCT_FIELDS = {"products": "id", "warehouse-products": "id", "product-ingredients": "_productId"}
"""Lists whose records stand for products, and the field with the id of the product."""
MAX_OWNERS = 20
"""Most records of one entity returned for a code."""


def is_gtin(code: str) -> bool:
    """Whether `code` is a GTIN with the right check digit."""
    return (
        looks_like_gtin(code)
        and sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(reversed(code))) % 10 == 0
    )


def looks_like_gtin(code: str) -> bool:
    """Whether it has the length and digits of a GTIN, whatever the check digit."""
    return len(code) in LENGTHS and code.isascii() and code.isdecimal()


def canonical_code(code: str) -> str:
    """The code as it is stored: a UPC of 12 digits as an EAN of 13."""
    return f"0{code}" if len(code) == 12 and is_gtin(code) else code


def equivalent_codes(code: str) -> list[str]:
    """All forms of the same number, the given one first."""
    found = [code]
    if is_gtin(code):
        bare = code.lstrip("0")
        found += [bare.zfill(length) for length in sorted(LENGTHS) if len(bare) <= length]
    return list(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class CodeOwner:
    """A live record that has a code."""

    entity: str
    id: int


def find_owners(replica: Replica, code: str) -> list[CodeOwner]:
    """Records with the code in any of its forms, the likelier first.

    The search index narrows the query by the digits that all forms share.
    """
    found: list[CodeOwner] = []
    shared = code.lstrip("0") if is_gtin(code) else code
    for entity, field in CODE_FIELDS:
        if entity not in replica.catalogue or field not in replica.catalogue[entity].by_name:
            continue
        condition = Condition(field, Operator.IN, tuple(equivalent_codes(code)))
        page = replica.page(entity, Query(where=(condition,), search=shared), limit=MAX_OWNERS, total=False)
        found += [CodeOwner(entity, record["id"]) for record in page.records]
    return list(dict.fromkeys(found))
