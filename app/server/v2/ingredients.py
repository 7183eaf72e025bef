"""Reads the live ingredients of many products in few queries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from storage.query.grammar import Condition, Operator, Query
from storage.records.replica import Replica
from storage.schema.fields import Entity, Record

CHUNK = 500
PAGE = 1000


def ingredients_of(replica: Replica, entity: Entity, products: Sequence[int]) -> Iterator[Record]:
    """Live ingredients whose parent is one of `products`, ids of `entity`: the products or a view of them."""
    ingredients = replica.catalogue[entity.view_of or entity.name].ingredients_entity
    if ingredients is None:
        return
    for start in range(0, len(products), CHUNK):
        where = Condition("_parentProductId", Operator.IN, tuple(products[start : start + CHUNK]))
        offset = 0
        while True:
            query = Query(where=(where,))
            records = replica.page(ingredients, query, offset=offset, limit=PAGE, total=False).records
            yield from records
            if len(records) < PAGE:
                break
            offset += PAGE
