"""Which change calls which webhook, and with what: pure.

Called by `deliveries` and by registration. What is known of the cloud's own calls is `facts/cloud-api.md` 11: an
array of flat records of the first generation, without a wrapper. Two points are ours, since no source shows them: a
`POINTSLOG` call carries the customers whose points changed, and a webhook bound to a warehouse gets the
products of that warehouse with its stock, also when only the stock changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.server.routes import WAREHOUSE_VIEW
from app.server.v1.records import to_v1
from storage.schema.fields import Catalogue, Record
from storage.tables.change_triggers import ChangeEvent, Subject

RAISED: Mapping[str, Subject] = {
    "PRODUCT": Subject.PRODUCTS,
    "CUSTOMER": Subject.CUSTOMERS,
    "POINTSLOG": Subject.POINTS,
}
"""What calls the webhooks of each `payloadEntity`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """A registered webhook as its calls need it."""

    id: int
    url: str
    method: str
    kind: str
    """`payloadEntity`."""
    warehouse: int | None = None
    secret: str | None = None

    @property
    def entity(self) -> str:
        """The catalogue's name of the records it is told."""
        if self.kind == "PRODUCT":
            return "products" if self.warehouse is None else WAREHOUSE_VIEW
        return "customers"


def webhook_of(record: Mapping[str, Any], *, secret: str | None = None) -> Webhook:
    """A registration, read."""
    bound = record.get("_warehouseId")
    return Webhook(
        id=record["id"],
        url=record["url"],
        method=record["method"],
        kind=record["payloadEntity"],
        warehouse=None if bound is None else int(bound),
        secret=secret,
    )


def match_events(hooks: Iterable[Webhook], occasions: Sequence[ChangeEvent]) -> dict[int, list[int]]:
    """The records each webhook is told of, in the order of the occasions; webhooks with none are left out."""
    told = {
        hook.id: [each.id for each in occasions if _matches(hook, each)]
        for hook in hooks
        if hook.kind in RAISED
    }
    return {hook: list(dict.fromkeys(records)) for hook, records in told.items() if records}


def _matches(hook: Webhook, occasion: ChangeEvent) -> bool:
    if occasion.subject is Subject.STOCK:
        return hook.kind == "PRODUCT" and hook.warehouse == occasion.scope
    return RAISED[hook.kind] is occasion.subject


def build_payload(
    catalogue: Catalogue,
    hook: Webhook,
    ids: Iterable[int],
    records: Mapping[int, Record],
    *,
    cloud_id: int,
    gone: frozenset[int] = frozenset(),
    categories: Mapping[int, str] | None = None,
) -> dict[int, Record]:
    """What a call brings, by id: the records of `ids` that are in `records`, and those `gone` for good as deleted ones.

    Others are left out: a product that a warehouse never held is no news of that warehouse. `categories` are names
    by id. The cloud's id is text, as in the only captured call.
    """
    entity = catalogue[hook.entity]
    told: dict[int, Record] = {}
    for each in ids:
        record = records.get(each)
        if record is None and each in gone:
            record = {"id": each, "deleted": True}
        if record is not None:
            more: dict[str, Any] = {"cloudid": str(cloud_id)}
            if categories is not None:
                more["categoryname"] = categories.get(record.get("_categoryId") or 0)
            told[each] = to_v1(entity, record, related=more)
    return told
