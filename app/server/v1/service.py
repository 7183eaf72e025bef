"""The first generation's paths: its records, its errors and its headers around the same commands as `/v2`.

Called by `service`. Where the old interface is not documented (`facts/cloud-api.md` 13 and 16) this assumes: a list
without a limit holds all there is, up to MOST; an update changes the fields it names and no other; a create fills
what it leaves out with defaults; `versiondate` in a body is ignored, since that generation knew no concurrency.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.commands.record_editor import Edit
from app.server.http import error_bodies
from app.server.http.errors import AccessRefused, BadRequest, V1Disabled
from app.server.http.replies import json_reply
from app.server.request_context import RequestContext
from app.server.v1.paths import METHODS, V1Action, V1Route, check_v1_method, resolve_v1
from app.server.v1.records import from_v1, to_v1, v1_name, v2_name
from app.server.v1.related import related_members
from app.server.v2.reading import check_scope, integer_parameter, read_page
from app.server.v2.writing import body_object, boolean_parameter, check_id, interpret_body, parse_integer
from storage import wire
from storage.errors import (
    InvalidQuery,
    InvalidRecord,
    PreconditionFailed,
    Problem,
    ShopError,
    UnknownRecord,
)
from storage.query.grammar import Condition, Operator, Query, parse_sort
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, blank
from sync.client.transport import Request, Response

Handler = Callable[[Request, V1Route], Response]

DEPRECATED = "@1685577600"
"""Since 2023-06-01, as RFC 9745 writes it: no source dates the older paths, this is the newest date that they have."""
SUNSET = "Fri, 31 Dec 2027 23:59:59 GMT"
"""Not before then will this server stop to serve them (RFC 8594)."""

MAX_RECORDS = 10_000
"""Records in one answer. More is refused and not cut: these clients step by the limit they asked for."""
MAX_OFFSET = 2**31 - 1
TAG_TYPES = ("PRODUCT", "CASH_IN_OUT", "NOTE", "CUSTOMER")
"""What the path of a new tag may name. The current generation's tags have no type: it is checked and not kept."""
MAX_ATTEMPTS = 50
"""How often an update is read and written again when others write the same record meanwhile."""

_SERVER_OWNED = ("_cloudId", "versionDate", "created", "modifiedBy")


def answer(request: Request, serve: Handler, *, on: bool) -> Response:
    """Any answer on an older path, marked as deprecated; `serve` checks who may and calls `endpoint`. Never raises."""
    target: V1Route | None = None
    try:
        target = resolve_v1(request.path)
        if not on:
            raise V1Disabled
        response = serve(request, target)
    except ShopError as error:
        entity = CATALOGUE[target.entity] if target is not None else None
        response = _v1_error(error_bodies.reply(_with_v1_names(error, entity), path=request.path))
    except Exception as error:  # noqa: BLE001 - the edge: every request gets an answer
        response = _v1_error(error_bodies.reply_to_fault(error, path=request.path))
    marks = {"deprecation": DEPRECATED, "sunset": SUNSET, "cache-control": "no-store"}
    if target is not None:
        marks["link"] = f'<{target.successor}>; rel="successor-version"'
    return Response(response.status, {**response.headers, **marks}, response.body)


def endpoint(context: RequestContext, target: V1Route) -> Response:
    """Do what an older path asks for. Raises what the current generation's endpoints raise."""
    match target.action:
        case V1Action.LIST:
            return _list(context, target)
        case V1Action.ONE:
            return _get(context)
        case V1Action.CREATE:
            return _create(context, _values(context), target)
        case V1Action.UPDATE:
            return _update(context)
        case V1Action.EDIT:
            return _edit_ingredient(context)
        case V1Action.DELETE:
            return _delete(context)


def known_methods(request: Request, target: V1Route) -> tuple[str, ...] | None:
    """The methods for an OPTIONS request, None for any other that the path knows. Raises MethodUnknown."""
    check_v1_method(request.method, target)
    return METHODS[target.action] if request.method == "OPTIONS" else None


def _list(context: RequestContext, target: V1Route) -> Response:
    check_scope(context)
    limit = integer_parameter(context, "limit", MAX_RECORDS, None)
    if limit > MAX_RECORDS:
        raise BadRequest(problem="too_large", parameter="limit", most=MAX_RECORDS)
    where: tuple[Condition, ...] = ()
    if target.parent is not None:
        where = (Condition("_parentProductId", Operator.EQ, (target.parent,)),)
    query = Query(where=where, sort=parse_sort(context.entity, _sort(context)), scope=context.scope)
    found = read_page(
        context, query, offset=integer_parameter(context, "offset", 0, MAX_OFFSET, least=0), limit=limit
    )
    related = related_members(context.cloud.replica, context.entity, found.records)
    pairs = zip(found.records, related, strict=True)
    return json_reply(200, [to_v1(context.entity, record, related=more) for record, more in pairs])


def _sort(context: RequestContext) -> str:
    """The keys asked for under their current names; an unknown one stays, for its refusal to name it."""
    keys = (each.strip() for each in (context.parameter("sort") or "").split(","))
    bare = ((each.startswith("-"), each.removeprefix("-")) for each in keys)
    return ",".join("-" * down + (v2_name(context.entity, name) or name) for down, name in bare)


def _get(context: RequestContext) -> Response:
    check_scope(context)
    return _record_reply(context, _current(context)[0])


def _current(context: RequestContext) -> tuple[Record, str]:
    """The record meant and the tag it has. Raises UnknownRecord."""
    assert context.id is not None
    query = Query(deleted="all", ids=(context.id,), scope=context.scope)
    found = read_page(context, query, limit=1)
    if not found.records:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    return found.records[0], found.tags[0]


def _values(context: RequestContext, onto: Record | None = None) -> Record:
    values = from_v1(context.entity, body_object(context), onto=onto)
    return {name: value for name, value in values.items() if name == "_cloudId" or name not in _SERVER_OWNED}


def _create(context: RequestContext, values: Record, target: V1Route | None = None) -> Response:
    if target is not None and target.tag_type is not None and target.tag_type.upper() not in TAG_TYPES:
        raise BadRequest(problem="tag_type", allowed=TAG_TYPES)
    defaults = {name: value for name, value in blank(context.entity).items() if value is not None}
    body = {**defaults, **{name: value for name, value in values.items() if name != "id"}}
    edit = Edit(op=Op.CREATE, body=interpret_body(context, body, Op.CREATE))
    return _record_reply(context, _apply(context, edit))


def _update(context: RequestContext) -> Response:
    """Change the fields a body names. Single flags are set in what is stored now, so that no flag is lost."""
    left = MAX_ATTEMPTS
    while True:
        left -= 1
        current, tag = _current(context)
        values = _values(context, current)
        check_id(context, values)
        values.pop("id", None)
        edit = Edit(op=Op.PATCH, body=interpret_body(context, values, Op.PATCH), id=context.id, etag=tag)
        try:
            return _record_reply(context, _apply(context, edit))
        except PreconditionFailed:
            if not left:
                raise


def _edit_ingredient(context: RequestContext) -> Response:
    """Create or update by the id in the body, else by the pair of products; `deleted` 1 deletes."""
    values = _values(context)
    record_id = _ingredient_id(context, values)
    if values.get("deleted") is True:
        if record_id is None:
            raise UnknownRecord(entity=context.entity.name, id=record_id)
        return _record_reply(context, _apply(context, Edit(op=None, id=record_id)))
    return _create(context, values) if record_id is None else _update(replace(context, id=record_id))


def _ingredient_id(context: RequestContext, values: Mapping[str, Any]) -> int | None:
    if (given := parse_integer(values.get("id"))) is not None:
        return given
    pair = {name: parse_integer(values.get(name)) for name in ("_parentProductId", "_productId")}
    if None in pair.values():
        return None
    where = tuple(Condition(name, Operator.EQ, (value or 0,)) for name, value in pair.items())
    found = context.cloud.replica.page(context.entity.name, Query(where=where), limit=1, total=False).records
    return found[0]["id"] if found else None


def _delete(context: RequestContext) -> Response:
    if not context.behaviour.v1_deletes:
        raise AccessRefused(reason="DELETE_BY_GET_OFF")
    edit = Edit(op=None, id=context.id, anonymize=boolean_parameter(context, "anonymize"))
    return _record_reply(context, _apply(context, edit))


def _apply(context: RequestContext, edit: Edit) -> Record:
    step = "delete" if edit.op is None else "save"
    return context.cloud.commands.apply(
        context.entity.name, [edit], origin=context.origin, step=step, guard="each"
    )[0]


def _record_reply(context: RequestContext, record: Record) -> Response:
    related = related_members(context.cloud.replica, context.entity, [record])[0]
    return json_reply(200, to_v1(context.entity, record, related=related))


def _with_v1_names(error: ShopError, entity: Entity | None) -> ShopError:
    """The same refusal with the first generation's names of fields."""
    if entity is None:
        return error
    match error:
        case InvalidRecord():
            named = [
                Problem(each.field and v1_name(entity, each.field), each.code, each.params)
                for each in error.problems
            ]
            return InvalidRecord(named)
        case InvalidQuery():
            field = error.params.get("field")
            allowed = error.params.get("allowed")
            names = [v1_name(entity, str(each)) for each in allowed] if isinstance(allowed, list) else []
            return InvalidQuery(
                **{**error.params, "field": field and v1_name(entity, str(field)), "allowed": names}
            )
    return error


def _v1_error(response: Response) -> Response:
    """An object with `error`, which says in words what is wrong; beside it what the current generation says."""
    body = wire.loads(response.body)
    headers = {name: value for name, value in response.headers.items() if name != "content-type"}
    said = {**body, "error": body["message"], "status": response.status}
    return json_reply(response.status, said, headers=headers)
