"""Codes that scanners read: check digits, the forms one code is written in, and whose code it is.

Called by the window. The numbers are those of GS1: 8, 12, 13 or 14 digits, the last of which is a check digit.
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
"""Fields that hold codes of things and cards, the likelier first."""
PRODUCT_FIELDS = {"products": "id", "warehouse-products": "id", "product-ingredients": "_productId"}
"""Lists whose records are things on a shelf, and the field that names the product."""
MAX_OWNERS = 20
"""Records of one kind that are looked at; more with one code are a mistake of somebody."""


def is_gtin(code: str) -> bool:
    """Whether `code` is a number of a thing with a right check digit."""
    return (
        looks_like_gtin(code)
        and sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(reversed(code))) % 10 == 0
    )


def looks_like_gtin(code: str) -> bool:
    """Whether it has the length and the digits, whatever the last one is."""
    return len(code) in LENGTHS and code.isascii() and code.isdecimal()


def canonical_code(code: str) -> str:
    """The code as it is stored: an American one of 12 digits as one of 13."""
    return f"0{code}" if len(code) == 12 and is_gtin(code) else code


def equivalent_codes(code: str) -> list[str]:
    """All ways to write the same number, the given one first."""
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

    The search index narrows it down: what all forms have in common is a part of each.
    """
    found: list[CodeOwner] = []
    shared = code.lstrip("0") if is_gtin(code) else code
    for entity, field in CODE_FIELDS:
        if entity not in replica.catalogue or field not in replica.catalogue[entity].by_name:
            continue
        find_by_value = Condition(field, Operator.IN, tuple(equivalent_codes(code)))
        page = replica.page(
            entity, Query(where=(find_by_value,), search=shared), limit=MAX_OWNERS, total=False
        )
        found += [CodeOwner(entity, record["id"]) for record in page.records]
    return list(dict.fromkeys(found))
