"""GET: lists and single records, their tags, and what may be embedded in them.

Called by `service`. Every value of a filter reaches SQL through `storage.query.grammar`; nothing here builds SQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.server.http.errors import BadRequest
from app.server.http.replies import empty, json_reply
from app.server.request_context import RequestContext
from app.server.v2.ingredients import ingredients_of
from app.server.v2.versions import add_external_ids, to_stored_fields
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

HIDDEN_FIELDS: dict[str, frozenset[str]] = {"products": frozenset({"purchasePriceWithoutVat"})}
"""Fields that are stored and not answered: deprecated on products, shown in the warehouse view only
(`facts/cloud-api.md` 9)."""


def list_page(context: RequestContext) -> Response:
    """A page in its envelope, tagged over exactly its records in their order (`facts/cloud-api.md` 6).

    Nothing found is 404 without a body under BC0 and an empty envelope otherwise.
    """
    page = integer_parameter(context, "page", 1, MAX_PAGE)
    limit = min(integer_parameter(context, "limit", DEFAULT_LIMIT, None), MAX_LIMIT)
    query = Query(
        where=to_stored_fields(context, parse_filter(context.entity, context.parameter("filter") or "")),
        sort=parse_sort(context.entity, context.parameter("sort") or ""),
        scope=context.scope,
    )
    included = parse_include(context)
    check_scope(context)
    offset = (page - 1) * limit
    known = context.header("if-none-match")
    counted = context.entity.name not in context.behaviour.uncounted
    replica = context.cloud.replica
    # A count costs more than a page; whoever gets 304 never sees it.
    found = read_page(context, query, offset=offset, limit=limit, total=counted and known is None)
    tag = page_tag(found.tags)
    if not found.records and context.empty_is_404:
        return empty(404)
    if known is not None and matches(known, tag):
        return empty(304, tag=tag)
    total = found.total
    if counted and total is None:
        total = replica.count(context.entity.name, query)
    data = encode_records(context, found.records, included)
    numbers = context.behaviour.numbers
    body = wire.envelope(data, page=page, limit=limit, total=total, numbers=numbers)
    return json_reply(200, body, tag=tag)


def get_record(context: RequestContext) -> Response:
    """A record by id.

    A deleted one is answered with `deleted: true`, one that never existed with 404 (assumed: whether the
    cloud still shows deleted records by id is not documented).
    """
    assert context.id is not None
    check_scope(context)
    included = parse_include(context)
    # One statement for record and tag: a tag newer than its record would let an update be lost.
    query = Query(deleted="all", ids=(context.id,), scope=context.scope)
    found = read_page(context, query, limit=1)
    if not found.records:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    tag = found.tags[0]
    known = context.header("if-none-match")
    if known is not None and matches(known, tag):
        return empty(304, tag=tag)
    return json_reply(200, encode_records(context, found.records, included)[0], tag=tag)


def encode_records(
    context: RequestContext, records: Sequence[Record], included: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Records as this server answers them."""
    numbers = context.behaviour.numbers
    left_out = HIDDEN_FIELDS.get(context.entity.name, frozenset())
    data = [wire.encode(context.entity, record, numbers=numbers) for record in records]
    for each in data:
        for name in left_out:
            each.pop(name, None)
    add_external_ids(context, records, data)
    if INGREDIENTS in included:
        _embed_ingredients(context, records, data)
    return data


def read_page(
    context: RequestContext, query: Query, *, offset: int = 0, limit: int, total: bool = False
) -> Page:
    """The page to show; see `served_page`."""
    return served_page(context.cloud.replica, context.entity, query, offset=offset, limit=limit, total=total)


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


def parse_include(context: RequestContext) -> tuple[str, ...]:
    """What `include` asks for. Raises BadRequest with what it may."""
    included = tuple(part.strip() for part in (context.parameter("include") or "").split(",") if part.strip())
    allowed = INCLUDES.get(context.entity.name, ())
    if any(each not in allowed for each in included):
        raise BadRequest(problem="include", allowed=allowed)
    return included


def integer_parameter(
    context: RequestContext, name: str, default: int, most: int | None, *, least: int = 1
) -> int:
    """A whole number of the query, from `least` up. Raises BadRequest."""
    text = context.parameter(name)
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


def check_scope(context: RequestContext) -> None:
    """A view of a warehouse that does not exist is 404, not an empty list."""
    warehouse = context.scope.get("_warehouseId")
    if warehouse is not None and context.cloud.replica.get("warehouses", warehouse) is None:
        raise UnknownRecord(entity="warehouses", id=warehouse)


def _embed_ingredients(
    context: RequestContext, products: Sequence[Record], data: Sequence[dict[str, Any]]
) -> None:
    """Live ingredients under each product; they do not enter the tag (`facts/cloud-api.md` 4 and 6)."""
    replica = context.cloud.replica
    entity = replica.catalogue["product-ingredients"]
    by_parent: dict[Any, list[dict[str, Any]]] = {product["id"]: [] for product in products}
    for record in ingredients_of(replica, [*by_parent]):
        shown = wire.encode(entity, record, numbers=context.behaviour.numbers)
        by_parent[record["_parentProductId"]].append(shown)
    for product, each in zip(products, data, strict=True):
        each[INGREDIENTS] = by_parent[product["id"]]
