"""The endpoints of v1: its records, errors and headers around the same commands as `/v2`.

Called by `server.service`. Assumed where v1 is not documented: a list without a limit holds all records, up to
MAX_RECORDS; an update changes the named fields only; a create fills missing fields with defaults; `versiondate` in a
body is ignored, since v1 has no concurrency control.
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
from app.server.v2.idempotency import answer_once
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
from storage.tables.idempotency import AnswerOnce
from storage.visible_text import visible
from sync.client.transport import Request, Response

Handler = Callable[[Request, V1Route], Response]

DEPRECATED = "@1685577600"
"""2023-06-01 in the format of RFC 9745: the newest date in the documentation of v1, which names no date itself."""
SUNSET = "Fri, 31 Dec 2027 23:59:59 GMT"
"""This server serves v1 at least until then (RFC 8594)."""

MAX_RECORDS = 10_000
"""Records in one response. A larger limit is an error, not cut: v1 clients advance by the limit they sent."""
MAX_OFFSET = 2**31 - 1
TAG_TYPES = ("PRODUCT", "CASH_IN_OUT", "NOTE", "CUSTOMER")
"""Types that the path of a new tag may name. Tags in v2 have no type: it is checked and not stored."""
MAX_ATTEMPTS = 50
"""Attempts of an update whose record others change at the same time."""

SERVER_OWNED = ("_cloudId", "versionDate", "created", "modifiedBy")
"""Fields that a body may hold and that are not read."""


def answer(request: Request, handler: Handler, *, enabled: bool) -> Response:
    """The response to a v1 path, marked as deprecated; `handler` authorises and calls `endpoint`. Never raises."""
    route: V1Route | None = None
    try:
        route = resolve_v1(request.path)
        if not enabled:
            raise V1Disabled
        response = handler(request, route)
    except ShopError as error:
        entity = CATALOGUE[route.entity] if route is not None else None
        response = _v1_error(error_bodies.reply(_with_v1_names(error, entity), path=request.path))
    except Exception as error:  # noqa: BLE001 - the edge: every request gets a response
        response = _v1_error(error_bodies.reply_to_fault(error, path=request.path))
    headers = {"deprecation": DEPRECATED, "sunset": SUNSET, "cache-control": "no-store"}
    if route is not None:
        headers["link"] = f'<{route.successor}>; rel="successor-version"'
    return Response(response.status, {**response.headers, **headers}, response.body)


def endpoint(context: RequestContext, route: V1Route) -> Response:
    """Execute the action of a v1 route. Raises what the v2 endpoints raise."""
    match route.action:
        case V1Action.LIST:
            return _list(context, route)
        case V1Action.ONE:
            return _get(context)
        case V1Action.CREATE:
            return _create(context, _values(context), route)
        case V1Action.UPDATE:
            return _update(context)
        case V1Action.EDIT:
            return _edit_ingredient(context)
        case V1Action.DELETE:
            return _delete(context)


def known_methods(request: Request, route: V1Route) -> tuple[str, ...] | None:
    """The methods of the path for an OPTIONS request, None for any other allowed method. Raises MethodUnknown."""
    check_v1_method(request.method, route)
    return METHODS[route.action] if request.method == "OPTIONS" else None


def _list(context: RequestContext, route: V1Route) -> Response:
    check_scope(context)
    limit = integer_parameter(context, "limit", MAX_RECORDS, None)
    if limit > MAX_RECORDS:
        raise BadRequest(problem="too_large", parameter="limit", most=MAX_RECORDS)
    where: tuple[Condition, ...] = ()
    if route.parent is not None:
        where = (Condition("_parentProductId", Operator.EQ, (route.parent,)),)
    query = Query(where=where, sort=parse_sort(context.entity, _sort(context)), scope=context.scope)
    page = read_page(
        context, query, offset=integer_parameter(context, "offset", 0, MAX_OFFSET, least=0), limit=limit
    )
    related = related_members(context.cloud.replica, context.entity, page.records)
    pairs = zip(page.records, related, strict=True)
    return json_reply(200, [to_v1(context.entity, record, related=members) for record, members in pairs])


def _sort(context: RequestContext) -> str:
    """The sort keys under their v2 names; an unknown key stays as it is, so that the error names it."""
    keys = (key.strip() for key in (context.parameter("sort") or "").split(","))
    bare = ((key.startswith("-"), key.removeprefix("-")) for key in keys)
    return ",".join("-" * descending + (v2_name(context.entity, name) or name) for descending, name in bare)


def _get(context: RequestContext) -> Response:
    check_scope(context)
    return _record_reply(context, _current(context)[0])


def _current(context: RequestContext) -> tuple[Record, str]:
    """The current record of the path and its ETag. Raises UnknownRecord."""
    assert context.id is not None
    query = Query(deleted="all", ids=(context.id,), scope=context.scope)
    page = read_page(context, query, limit=1)
    if not page.records:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    return page.records[0], page.tags[0]


def _values(context: RequestContext, onto: Record | None = None) -> Record:
    values = from_v1(context.entity, body_object(context), onto=onto)
    return {name: value for name, value in values.items() if name == "_cloudId" or name not in SERVER_OWNED}


def _create(context: RequestContext, values: Record, route: V1Route | None = None) -> Response:
    if route is not None and route.tag_type is not None and route.tag_type.upper() not in TAG_TYPES:
        raise BadRequest(problem="tag_type", allowed=TAG_TYPES)
    # Nobody wants a record without a name: one that is left out, or blank, is missing.
    defaults = {
        name: value
        for name, value in blank(context.entity).items()
        if value is not None and name not in context.entity.title
    }
    unnamed = {name for name in context.entity.title if _is_blank(values.get(name))}
    body = {**defaults, **{name: value for name, value in values.items() if name not in {"id", *unnamed}}}

    def work(once: AnswerOnce | None) -> Response:
        edit = Edit(op=Op.CREATE, body=interpret_body(context, body, Op.CREATE))
        return _record_reply(context, _apply(context, edit, once))

    return answer_once(context, lambda records, _: _record_reply(context, records[0]), work)


def _is_blank(value: object) -> bool:
    return isinstance(value, str) and not visible(value).strip()


def _update(context: RequestContext) -> Response:
    """Change the fields of a body. Single flags are set in the current record, so that no other flag is lost."""
    attempts_left = MAX_ATTEMPTS
    while True:
        attempts_left -= 1
        current, tag = _current(context)
        values = _values(context, current)
        check_id(context, values)
        values.pop("id", None)
        edit = Edit(op=Op.PATCH, body=interpret_body(context, values, Op.PATCH), id=context.id, etag=tag)
        try:
            return _record_reply(context, _apply(context, edit))
        except PreconditionFailed:
            if not attempts_left:
                raise


def _edit_ingredient(context: RequestContext) -> Response:
    """Create or update an ingredient, found by the id in the body or by its pair of products; `deleted` 1 deletes it."""
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
    records = context.cloud.replica.page(
        context.entity.name, Query(where=where), limit=1, total=False
    ).records
    return records[0]["id"] if records else None


def _delete(context: RequestContext) -> Response:
    if not context.behaviour.v1_deletes:
        raise AccessRefused(reason="DELETE_BY_GET_OFF")
    edit = Edit(op=None, id=context.id, anonymize=boolean_parameter(context, "anonymize"))
    return _record_reply(context, _apply(context, edit))


def _apply(context: RequestContext, edit: Edit, once: AnswerOnce | None = None) -> Record:
    step = "delete" if edit.op is None else "save"
    records, _ = context.cloud.commands.apply_tagged(
        context.entity.name, [edit], origin=context.origin, step=step, guard="each", once=once
    )
    return records[0]


def _record_reply(context: RequestContext, record: Record) -> Response:
    related = related_members(context.cloud.replica, context.entity, [record])[0]
    return json_reply(200, to_v1(context.entity, record, related=related))


def _with_v1_names(error: ShopError, entity: Entity | None) -> ShopError:
    """The same error with the v1 names of fields."""
    if entity is None:
        return error
    match error:
        case InvalidRecord():
            problems = [
                Problem(problem.field and v1_name(entity, problem.field), problem.code, problem.params)
                for problem in error.problems
            ]
            return InvalidRecord(problems)
        case InvalidQuery():
            field = error.params.get("field")
            allowed = error.params.get("allowed")
            names = [v1_name(entity, str(name)) for name in allowed] if isinstance(allowed, list) else []
            return InvalidQuery(
                **{**error.params, "field": field and v1_name(entity, str(field)), "allowed": names}
            )
    return error


def _v1_error(response: Response) -> Response:
    """The error body of v2 with the member `error`, the message, and the status as a number."""
    body = wire.loads(response.body)
    headers = {name: value for name, value in response.headers.items() if name != "content-type"}
    v1_body = {**body, "error": body["message"], "status": response.status}
    return json_reply(response.status, v1_body, headers=headers)
