"""Which product a line of a price list is about: by EAN, supplier's code, PLU or name, the surest first.

Used by `price_lists`. Each product's codes are read once; supplier's codes mean products of that supplier only.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from app.supplier_list.columns import CODE, EAN, KEYS, NAME, PLU
from app.transfer.columns import ColumnMapping
from app.transfer.matching import GTIN, SHOWN_IDS, KeyIndex, TitleIndex, key_parts, loose, squeezed
from storage.errors import Problem
from storage.records.replica import Replica
from storage.schema.fields import Record

PRODUCTS = "products"
SUPPLIER = "_supplierId"


@dataclass(frozen=True, slots=True)
class ProductMatch:
    """The product of a line, None where there is none or it cannot be told; `problem` says why not."""

    id: int | None = None
    by: str = ""
    problem: Problem | None = None
    """Why it cannot be told."""
    candidates: tuple[int, ...] = ()
    """The products that it may be about where it cannot be told."""
    doubts: tuple[Problem, ...] = ()
    """Why it may be another one."""


class ProductMatcher:
    """Matches the lines of lists of one supplier; `eans`: all that are asked for, in every form, where they are few."""

    def __init__(
        self, replica: Replica, supplier: int, mapped: ColumnMapping, eans: Collection[str] | None = None
    ) -> None:
        entity = replica.catalogue[PRODUCTS]
        self._supplier = supplier
        self.supplier_of: dict[int, int] = dict(replica.values_by_id(PRODUCTS, SUPPLIER))
        self._codes = {
            name: KeyIndex(replica, entity, name, eans if name == EAN else None)
            for name in (EAN, CODE, PLU)
            if name in mapped
        }
        self._titles = TitleIndex(replica, entity) if NAME in mapped else None

    def own(self) -> list[int]:
        """The products of the supplier."""
        return [product for product, supplier in self.supplier_of.items() if supplier == self._supplier]

    def match(self, values: Mapping[str, Any]) -> ProductMatch:
        """The product of a line. What the product itself has is compared by `doubts`."""
        found = {name: ids for name in KEYS if (ids := self._ids(name, values))}
        if not found:
            return ProductMatch(problem=self._shortened(values))
        by, ids = next(iter(found.items()))
        if len(ids) > 1:
            ids = self._narrowed(ids, found)
        if len(ids) > 1:
            shown = [str(each) for each in ids[:SHOWN_IDS]]
            problem = Problem(by, "ambiguous", {"ids": shown, "count": len(ids)})
            return ProductMatch(problem=problem, candidates=tuple(ids))
        others = [name for name, those in found.items() if name != NAME and ids[0] not in those]
        doubts = tuple(
            Problem(name, "other_product", {"ids": [str(each) for each in found[name][:SHOWN_IDS]]})
            for name in others
        )
        return ProductMatch(ids[0], by, doubts=doubts)

    def _shortened(self, values: Mapping[str, Any]) -> Problem | None:
        """A code of which a spreadsheet left only the beginning."""
        for name, index in self._codes.items():
            if (near := index.nearest(values.get(name))) is not None:
                return Problem(name, "id_shortened", {"id": near})
        return None

    def _ids(self, name: str, values: Mapping[str, Any]) -> list[int]:
        if name == NAME:
            return self._titles.ids(values) if self._titles is not None else []
        ids = self._codes[name].ids(values.get(name)) if name in self._codes else []
        return [each for each in ids if self.supplier_of.get(each) == self._supplier] if name == CODE else ids

    def _narrowed(self, ids: list[int], found: Mapping[str, list[int]]) -> list[int]:
        """Of several products those that another code of the line names, too, or else those of the supplier."""
        for those in found.values():
            if both := [each for each in ids if each in those]:
                ids = both
            if len(ids) == 1:
                return ids
        own = [each for each in ids if self.supplier_of.get(each) == self._supplier]
        return own if len(own) == 1 else ids


def doubts_about(values: Mapping[str, Any], by: str, product: Record) -> list[Problem]:
    """What speaks against a match: a surer code that the product has otherwise, or one that was found without its zeros."""
    found: list[Problem] = []
    for name in KEYS[: KEYS.index(by)]:
        given, there = key_parts(values.get(name)), key_parts(product.get(name))
        if name == CODE and product.get(SUPPLIER) is None:
            continue
        if given and there and not {loose(each) for each in given} & {loose(each) for each in there}:
            found.append(Problem(name, "other_code", {"was": ", ".join(there[:SHOWN_IDS])}))
    if by not in (GTIN, NAME):
        there_exact = set(map(squeezed, key_parts(product.get(by))))
        if not any(squeezed(each) in there_exact for each in key_parts(values.get(by))):
            found.append(Problem(by, "key_zeros"))
    return found
