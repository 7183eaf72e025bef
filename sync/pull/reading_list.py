"""Every list of the cloud that is read: the entities in push order, then each warehouse's stock.

Asked by the engine and by whoever must know how many there are.
"""

from __future__ import annotations

from storage.query.grammar import Query
from storage.records.replica import Replica
from sync.pull.streams import Stream

STOCK_VERSION = "stockStatusVersiondate"


def lists(replica: Replica) -> list[Stream]:
    """All of them; those without dates (webhooks) first, since they are read whole."""
    listed = [each for each in replica.catalogue.stored() if "list" in each.verbs]
    found = [Stream(each, each.name) for each in sorted(listed, key=lambda each: each.soft_delete)]
    views = [each for each in replica.catalogue if each.view_of is not None]
    numbers = warehouses(replica) if views else []
    return found + [
        Stream(view, f"warehouses/{number}/products", number, STOCK_VERSION)
        for view in views
        for number in numbers
    ]


def warehouses(replica: Replica) -> list[int]:
    """Ids of the live warehouses."""
    page = replica.page("warehouses", Query(), limit=1000, total=False)
    return [int(each["id"]) for each in page.records]
