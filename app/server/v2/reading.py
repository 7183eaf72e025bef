"""GET: lists and single records with their ETags, and `include`.

Called by `service`. Filters reach SQL only through `storage.query.grammar`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.server.http.errors import BadRequest
from app.server.http.replies import empty, json_reply
from app.server.request_context import RequestContext
from app.server.v2.ingredients import ingredients_of
from app.server.v2.versions import (
    add_external_ids,
    drop_unlisted,
    to_stored_fields,
    unlisted_fields,
)
from storage import wire
from storage.errors import UnknownRecord
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.query.pages import Page
from storage.records.replica import Replica
from storage.schema.fields import Entity, Record
from storage.tables.etag import matches, page_tag
from sync.client.transport import Response

DEFAULT_LIMIT = 20
MAX_LIMIT = 100
"""Of the /v2 interface. A larger `limit` counts as this one; assumed, as the cloud's reaction is not documented."""
MAX_PAGE = 2**31 - 1

INGREDIENTS = "ingredients"
"""Value of `include` for entities with ingredients. The real cloud also has customizations, not stored here."""

HIDDEN_FIELDS: dict[str, frozenset[str]] = {"products": frozenset({"purchasePriceWithoutVat"})}
"""Fields that are stored and not served: deprecated on products, served in the warehouse view only."""


def list_page(context: RequestContext) -> Response:
    """A page of a list in its envelope. Its ETag covers exactly the page's records in their order.

    An empty list is 404 without a body under BC0, an empty envelope otherwise.
    """
    page = integer_parameter(context, "page", 1, MAX_PAGE)
    limit = min(integer_parameter(context, "limit", DEFAULT_LIMIT, None), MAX_LIMIT)
    query = Query(
        where=to_stored_fields(context, parse_filter(context.entity, context.parameter("filter") or "")),
        sort=parse_sort(context.entity, context.parameter("sort") or ""),
        scope=context.scope,
    )
    included, wanted = parse_include(context), parse_fields(context)
    check_scope(context)
    offset = (page - 1) * limit
    if_none_match = context.header("if-none-match")
    counted = context.entity.name not in context.behaviour.uncounted
    replica = context.cloud.replica
    # A count costs more than a page and is not needed for a 304.
    found = read_page(context, query, offset=offset, limit=limit, total=counted and if_none_match is None)
    tag = page_tag(found.tags)
    if not found.records and context.empty_is_404:
        return empty(404)
    if if_none_match is not None and matches(if_none_match, tag):
        return empty(304, tag=tag)
    total = found.total
    if counted and total is None:
        total = replica.count(context.entity.name, query)
    numbers = context.behaviour.numbers
    figures = wire.envelope(found.records, page=page, limit=limit, total=total, numbers=numbers)
    return json_reply(200, {**figures, "data": _shown(context, found.records, included, wanted)}, tag=tag)


def get_record(context: RequestContext) -> Response:
    """A record by id: a deleted one with `deleted: true`, 404 for an unknown id.

    Assumed: whether the cloud still serves deleted records by id is not documented.
    """
    assert context.id is not None
    check_scope(context)
    included, wanted = parse_include(context), parse_fields(context)
    # Record and ETag come from one statement: with an ETag newer than the record, an update could get lost.
    query = Query(deleted="all", ids=(context.id,), scope=context.scope)
    found = read_page(context, query, limit=1)
    if not found.records:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    tag = found.tags[0]
    if_none_match = context.header("if-none-match")
    if if_none_match is not None and matches(if_none_match, tag):
        return empty(304, tag=tag)
    return json_reply(200, _shown(context, found.records, included, wanted)[0], tag=tag)


def _shown(
    context: RequestContext,
    records: Sequence[Record],
    included: Sequence[str] = (),
    wanted: frozenset[str] | None = None,
) -> list[dict[str, Any]]:
    return select_fields(encode_records(context, records, included), wanted, included)


def _hides_addresses(context: RequestContext) -> bool:
    """Whether the addresses of webhooks are left out: they often hold a password of the program that is called."""
    return context.entity.name == "webhooks" and not context.access.may_write(context.entity)


def encode_records(
    context: RequestContext, records: Sequence[Record], included: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """The records in the format of a response, without what the client did not ask for or has no right to."""
    numbers = context.behaviour.numbers
    hidden = HIDDEN_FIELDS.get(context.entity.name, frozenset())
    data = [wire.encode(context.entity, record, numbers=numbers) for record in records]
    for encoded in data:
        for name in hidden:
            encoded.pop(name, None)
    add_external_ids(context, records, data)
    drop_unlisted(context, data)
    if _hides_addresses(context):
        for encoded in data:
            encoded["url"] = ""
    if INGREDIENTS in included:
        _embed_ingredients(context, records, data)
    return data


def read_page(
    context: RequestContext, query: Query, *, offset: int = 0, limit: int, total: bool = False
) -> Page:
    """A page of the context's entity; see `served_page`."""
    return served_page(context.cloud.replica, context.entity, query, offset=offset, limit=limit, total=total)


def served_page(
    replica: Replica, entity: Entity, query: Query, *, offset: int = 0, limit: int, total: bool = False
) -> Page:
    """A page to serve. Its newest versionDate is stored, and changes that arrive later get a higher one.

    So a client that reads "changed since the newest I have" misses nothing, although changes of the cloud arrive late.
    Not for an authoritative replica (the practice cloud), whose versionDate is the time of the write.
    """
    while True:
        found = replica.page(entity.name, query, offset=offset, limit=limit, total=total)
        if not note_served(replica, entity, found.records):
            return found


def note_served(replica: Replica, entity: Entity, records: Sequence[Record]) -> bool:
    """Note the versionDates that are about to be served; returns whether one is higher than any before."""
    newest = max((record.get("versionDate") or 0 for record in records), default=0)
    return not replica.authoritative and replica.mark_served(entity.view_of or entity.name, newest)


def includes_of(entity: Entity) -> tuple[str, ...]:
    """The values of `include` that lists and records of an entity allow."""
    return (INGREDIENTS,) if entity.ingredients_entity is not None else ()


def parse_include(context: RequestContext) -> tuple[str, ...]:
    """The values of `include`. Raises BadRequest with the allowed ones, AccessRefused for records of another entity."""
    included = tuple(part.strip() for part in (context.parameter("include") or "").split(",") if part.strip())
    allowed = includes_of(context.entity)
    if any(name not in allowed for name in included):
        raise BadRequest(problem="include" if allowed else "nothing_to_include", allowed=allowed)
    if INGREDIENTS in included:
        context.access.check(context.cloud.replica.catalogue[str(context.entity.ingredients_entity)])
    return included


def parse_fields(context: RequestContext) -> frozenset[str] | None:
    """The fields that the parameter `fields` names; None without it. Raises BadRequest with the allowed ones."""
    names = frozenset(part.strip() for part in (context.parameter("fields") or "").split(",") if part.strip())
    if not names:
        return None
    hidden = HIDDEN_FIELDS.get(context.entity.name, frozenset()) | unlisted_fields(context)
    allowed = tuple(name for name in context.entity.names() if name not in hidden)
    if not names <= {*allowed}:
        raise BadRequest(problem="fields", parameter="fields", allowed=allowed)
    return names


def select_fields(
    data: list[dict[str, Any]], wanted: frozenset[str] | None, included: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """The records with `wanted` fields only, beside their id and what was included; the ETag stays that of the whole."""
    if wanted is None:
        return data
    kept = {"id", *wanted, *included}
    return [{name: value for name, value in encoded.items() if name in kept} for encoded in data]


def integer_parameter(
    context: RequestContext, name: str, default: int, most: int | None, *, least: int = 1
) -> int:
    """A query parameter as an integer of at least `least`; larger than `most` counts as `most`. Raises BadRequest."""
    text = context.parameter(name)
    if text is None or not text.strip():
        return default
    text = text.strip()
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
        raise BadRequest(problem="number", parameter=name)
    # Python refuses to parse more than 4300 digits; a number of that length exceeds any limit.
    number = int(text[:4000])
    if number < least:
        raise BadRequest(problem="too_small", parameter=name, least=least)
    return number if most is None else min(number, most)


def check_scope(context: RequestContext) -> None:
    """Raises UnknownRecord for a view of an unknown warehouse, which is 404 instead of an empty list."""
    owner = context.entity.scope_entity
    for scope_id in context.scope.values():
        if owner is not None and context.cloud.replica.get(owner, scope_id) is None:
            raise UnknownRecord(entity=owner, id=scope_id)


def _embed_ingredients(
    context: RequestContext, products: Sequence[Record], data: Sequence[dict[str, Any]]
) -> None:
    """Add the live ingredients to each product. They do not change its ETag."""
    replica = context.cloud.replica
    entity = replica.catalogue[str(context.entity.ingredients_entity)]
    by_parent: dict[Any, list[dict[str, Any]]] = {product["id"]: [] for product in products}
    for record in ingredients_of(replica, context.entity, [*by_parent]):
        shown = wire.encode(entity, record, numbers=context.behaviour.numbers)
        by_parent[record["_parentProductId"]].append(shown)
    for product, encoded in zip(products, data, strict=True):
        encoded[INGREDIENTS] = by_parent[product["id"]]
