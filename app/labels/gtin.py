"""Equivalent forms of a code, and the records that have a scanned one.

Called by the window. What a scan means is told by `scanned`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.labels.scanned import LENGTHS, is_gtin, item_of, looks_like_gtin, possible_codes
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.text.folding import compact
from storage.text.matching import code_part
from storage.visible_text import code_text

__all__ = ["canonical_code", "equivalent_codes", "find_owners", "is_gtin", "looks_like_gtin"]

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
MAX_READ = 200
"""Most records of one entity that are looked at: a code may also be a number of another kind there."""


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


def find_owners(replica: Replica, scan: str) -> list[CodeOwner]:
    """Records with the scanned code in any of its forms, the likelier first.

    Where none has it, and it is that of a weighed article, the products with the same article.
    """
    for code in possible_codes(scan):
        same = frozenset(equivalent_codes(code))
        if found := _owners(replica, CODE_FIELDS, map(code_part, same), same.__contains__):
            return found
    item = item_of(scan)
    if item is None:
        return []
    part = code_part(item, whole=False)
    found = _owners(
        replica, CODE_FIELDS[:1], [part], lambda text: len(text) in (7, 13) and text.startswith(item)
    )
    plu = item[2:].lstrip("0")
    return found or _owners(
        replica, CODE_FIELDS[-1:], map(code_part, {plu, item[2:]}), lambda text: text.lstrip("0") == plu
    )


def _owners(
    replica: Replica, fields: Iterable[tuple[str, str]], parts: Iterable[str], has: Callable[[str], bool]
) -> list[CodeOwner]:
    """The records that the search index finds by `parts` and that have in one of these fields what `has` looks for."""
    query, found = Query(codes=tuple(parts)), dict[CodeOwner, None]()
    records: dict[str, list[Record]] = {}
    for entity, field in fields:
        if entity not in replica.catalogue or field not in replica.catalogue[entity].by_name:
            continue
        if entity not in records:
            records[entity] = list(replica.page(entity, query, limit=MAX_READ, total=False).records)
        owners = [each for each in records[entity] if any(map(has, _codes(each.get(field))))]
        found |= dict.fromkeys(CodeOwner(entity, each["id"]) for each in owners[:MAX_OWNERS])
    return list(found)


def _codes(value: object) -> list[str]:
    """The codes of a field as a scanner reads them; those of the cloud may hold anything."""
    texts = [code_text(str(each)) for each in (value if isinstance(value, list | tuple) else [value or ""])]
    return [*texts, *(digits for each in texts if (digits := compact(each)) is not None)]
