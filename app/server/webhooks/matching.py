"""Matches change events to webhooks, and builds the records of a call. Pure.

Called by `delivery`. As on the cloud, a call carries an array of v1 records without a wrapper. Two points are assumed,
since no source shows them: a `POINTSLOG` call carries the customers whose points changed, and a webhook bound to a
warehouse gets the products of that warehouse with their stock, also when only the stock changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.server.v1.records import to_v1
from storage.schema.fields import Catalogue, Entity, Record
from storage.tables.change_triggers import ChangeEvent, Subject

RAISED: Mapping[str, Subject] = {
    "PRODUCT": Subject.PRODUCTS,
    "CUSTOMER": Subject.CUSTOMERS,
    "POINTSLOG": Subject.POINTS,
}
"""The subject of the change events that call webhooks of each `payloadEntity`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """A registered webhook, as its calls need it."""

    id: int
    url: str
    method: str
    kind: str
    """`payloadEntity`."""
    warehouse: int | None = None
    secret: str | None = None

    def entity(self, catalogue: Catalogue) -> Entity:
        """The entity of the records it receives; with a warehouse the view of that entity, if there is one."""
        announced = catalogue.announced_by(self.kind)
        if announced is None:
            raise ValueError(self.kind)
        if self.warehouse is None:
            return announced
        return next((view for view in catalogue if view.view_of == announced.name), announced)


def webhook_of(record: Mapping[str, Any], *, secret: str | None = None) -> Webhook:
    """The webhook of a registration record."""
    warehouse = record.get("_warehouseId")
    return Webhook(
        id=record["id"],
        url=record["url"],
        method=record["method"],
        kind=record["payloadEntity"],
        warehouse=None if warehouse is None else int(warehouse),
        secret=secret,
    )


def match_events(webhooks: Iterable[Webhook], events: Sequence[ChangeEvent]) -> dict[int, list[int]]:
    """By webhook id, the ids of the records it is called for, in the order of the events; webhooks without any are absent."""
    matched = {
        webhook.id: [event.id for event in events if _matches(webhook, event)]
        for webhook in webhooks
        if webhook.kind in RAISED
    }
    return {webhook: list(dict.fromkeys(ids)) for webhook, ids in matched.items() if ids}


def _matches(webhook: Webhook, event: ChangeEvent) -> bool:
    if event.subject is Subject.STOCK:
        return webhook.kind == "PRODUCT" and webhook.warehouse == event.scope
    return RAISED[webhook.kind] is event.subject


def build_payload(
    catalogue: Catalogue,
    webhook: Webhook,
    ids: Iterable[int],
    records: Mapping[int, Record],
    *,
    cloud_id: int,
    gone: frozenset[int] = frozenset(),
    categories: Mapping[int, str] | None = None,
) -> dict[int, Record]:
    """The v1 records of a call by id: those of `ids` that are in `records`, and those `gone` for good as deleted.

    Other ids are left out, such as products that the webhook's warehouse never held. `categories` are category names by
    id. The cloud's id is text, as in the only captured call of the real cloud.
    """
    entity = webhook.entity(catalogue)
    payload: dict[int, Record] = {}
    for record_id in ids:
        record = records.get(record_id)
        if record is None and record_id in gone:
            record = {"id": record_id, "deleted": True}
        if record is not None:
            related: dict[str, Any] = {"cloudid": str(cloud_id)}
            if categories is not None:
                related["categoryname"] = categories.get(record.get("_categoryId") or 0)
            payload[record_id] = to_v1(entity, record, related=related)
    return payload
