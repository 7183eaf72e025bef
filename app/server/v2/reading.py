"""GET: lists and single records, their tags, and what may be embedded in them.

Called by `service`. Every value of a filter reaches SQL through `storage.query.grammar`; nothing here builds SQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.server.call import RequestContext
from app.server.http.errors import BadRequest
from app.server.http.replies import empty, json_reply
from app.server.v2.ingredients import ingredients_of
from app.server.v2.versions import show_external_ids, stored_terms
from storage import wire
from storage.errors import UnknownRecord
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.records.replica import Page, Replica
from storage.schema.fields import Entity, Record
from storage.tables.etag import matches, page_tag
from sync.client.transport import Response

DEFAULT_LIMIT = 20
MAX_LIMIT = 100
"""`interface.md`, Limits. A larger limit is taken for this one (assumed: `facts/cloud-api.md` 3)."""
MAX_PAGE = 2**31 - 1

INGREDIENTS = "ingredients"
INCLUDES: dict[str, tuple[str, ...]] = {"products": (INGREDIENTS,)}
"""What `include` may name, by entity. The real cloud also knows customizations; they are not held here."""

LEFT_OUT: dict[str, frozenset[str]] = {"products": frozenset({"purchasePriceWithoutVat"})}
"""Fields that are stored and not answered: deprecated on products, shown in the warehouse view only
(`facts/cloud-api.md` 9)."""


def list_page(call: RequestContext) -> Response:
    """A page in its envelope, tagged over exactly its records in their order (`facts/cloud-api.md` 6).

    Nothing found is 404 without a body under BC0 and an empty envelope otherwise.
    """
    page = positive(call, "page", 1, MAX_PAGE)
    limit = min(positive(call, "limit", DEFAULT_LIMIT, None), MAX_LIMIT)
    query = Query(
        where=stored_terms(call, parse_filter(call.entity, call.asked("filter") or "")),
        sort=parse_sort(call.entity, call.asked("sort") or ""),
        scope=call.scope,
    )
    included = includes(call)
    check_scope(call)
    offset = (page - 1) * limit
    known = call.header("if-none-match")
    counted = call.entity.name not in call.behaviour.uncounted
    replica = call.cloud.replica
    # A count costs more than a page; whoever gets 304 never sees it.
    found = shown_page(call, query, offset=offset, limit=limit, total=counted and known is None)
    tag = page_tag(found.tags)
    if not found.records and call.empty_is_404:
        return empty(404)
    if known is not None and matches(known, tag):
        return empty(304, tag=tag)
    total = found.total
    if counted and total is None:
        total = replica.count(call.entity.name, query)
    data = shown(call, found.records, included)
    numbers = call.behaviour.numbers
    body = wire.envelope(data, page=page, limit=limit, total=total, numbers=numbers)
    return json_reply(200, body, tag=tag)


def one(call: RequestContext) -> Response:
    """A record by id.

    A deleted one is answered with `deleted: true`, one that never existed with 404 (assumed: whether the
    cloud still shows deleted records by id is not documented).
    """
    assert call.id is not None
    check_scope(call)
    included = includes(call)
    # One statement for record and tag: a tag newer than its record would let an update be lost.
    query = Query(deleted="all", ids=(call.id,), scope=call.scope)
    found = shown_page(call, query, limit=1)
    if not found.records:
        raise UnknownRecord(entity=call.entity.name, id=call.id)
    tag = found.tags[0]
    known = call.header("if-none-match")
    if known is not None and matches(known, tag):
        return empty(304, tag=tag)
    return json_reply(200, shown(call, found.records, included)[0], tag=tag)


def shown(
    call: RequestContext, records: Sequence[Record], included: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Records as this server answers them."""
    numbers = call.behaviour.numbers
    left_out = LEFT_OUT.get(call.entity.name, frozenset())
    data = [wire.encode(call.entity, record, numbers=numbers) for record in records]
    for each in data:
        for name in left_out:
            each.pop(name, None)
    show_external_ids(call, records, data)
    if INGREDIENTS in included:
        _embed_ingredients(call, records, data)
    return data


def shown_page(
    call: RequestContext, query: Query, *, offset: int = 0, limit: int, total: bool = False
) -> Page:
    """The page to show; see `served_page`."""
    return served_page(call.cloud.replica, call.entity, query, offset=offset, limit=limit, total=total)


def served_page(
    replica: Replica, entity: Entity, query: Query, *, offset: int = 0, limit: int, total: bool = False
) -> Page:
    """A page for others to see, its newest versionDate remembered: what arrives late sorts after it (design 6).

    The practice cloud is no replica of anything: its versionDate is the time of the write and stays so.
    """
    while True:
        found = replica.page(entity.name, query, offset=offset, limit=limit, total=total)
        newest = max((record.get("versionDate") or 0 for record in found.records), default=0)
        if replica.authoritative or not replica.mark_served(entity.view_of or entity.name, newest):
            return found


def includes(call: RequestContext) -> tuple[str, ...]:
    """What `include` asks for. Raises BadRequest with what it may."""
    asked = tuple(part.strip() for part in (call.asked("include") or "").split(",") if part.strip())
    allowed = INCLUDES.get(call.entity.name, ())
    if any(each not in allowed for each in asked):
        raise BadRequest(problem="include", allowed=allowed)
    return asked


def positive(call: RequestContext, name: str, default: int, most: int | None, *, least: int = 1) -> int:
    """A whole number of the query, from `least` up. Raises BadRequest."""
    text = call.asked(name)
    if text is None or not text.strip():
        return default
    text = text.strip()
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
        raise BadRequest(problem="number", parameter=name)
    # A huge one counts as the most there is; Python refuses to read more digits than about so many.
    number = int(text[:4000])
    if number < least:
        raise BadRequest(problem="too_small", parameter=name, least=least)
    return number if most is None else min(number, most)


def check_scope(call: RequestContext) -> None:
    """A view of a warehouse that does not exist is 404, not an empty list."""
    warehouse = call.scope.get("_warehouseId")
    if warehouse is not None and call.cloud.replica.get("warehouses", warehouse) is None:
        raise UnknownRecord(entity="warehouses", id=warehouse)


def _embed_ingredients(
    call: RequestContext, products: Sequence[Record], data: Sequence[dict[str, Any]]
) -> None:
    """Live ingredients under each product; they do not enter the tag (`facts/cloud-api.md` 4 and 6)."""
    replica = call.cloud.replica
    entity = replica.catalogue["product-ingredients"]
    by_parent: dict[Any, list[dict[str, Any]]] = {product["id"]: [] for product in products}
    for record in ingredients_of(replica, [*by_parent]):
        shown = wire.encode(entity, record, numbers=call.behaviour.numbers)
        by_parent[record["_parentProductId"]].append(shown)
    for product, each in zip(products, data, strict=True):
        each[INGREDIENTS] = by_parent[product["id"]]
