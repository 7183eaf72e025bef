"""Costs and margins of all products, kept up to date for lists that show, sort or filter by them.

Called on worker threads, by the list of products and by the command line: a second for 100,000 products.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.query.grammar import parse_filter, parse_sort
from storage.schema.fields import Entity
from storage.schema.products import COST, MARGIN

if TYPE_CHECKING:
    from storage.records.replica import Replica

PRODUCTS = "products"
SOURCES = frozenset({PRODUCTS, "product-ingredients", "warehouse-products", "warehouses", "suppliers", ""})
"""Entities whose changes change costs; an empty one is any."""


def keep_margins(replica: Replica) -> bool:
    """Calculate and keep them; returns whether any changed. Raises StorageError."""
    from app.queries.costs import Costs

    found = Costs(replica)
    costs = found.all()
    margins = {id: margin for id in costs if (margin := found.margin(id)) is not None}
    changed = replica.derived.keep(PRODUCTS, COST.name, costs)
    return bool(replica.derived.keep(PRODUCTS, MARGIN.name, margins) + changed)


def asks_for_derived(entity: Entity, filter: str, sort: str) -> bool:
    """Whether a filter or a sort names a derived field. Raises InvalidQuery."""
    derived = {each.name for each in entity.derived}
    named = {each.field for each in parse_filter(entity, filter, derived=True)}
    named |= {each.field for each in parse_sort(entity, sort, any_field=True)}
    return bool(derived & named)
