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
from app.server.call import RequestContext
from app.server.http import error_bodies
from app.server.http.errors import AccessRefused, BadRequest, GenerationOff
from app.server.http.replies import json_reply
from app.server.v1.paths import METHODS, OldTarget, V1Action, check_old_method, resolve_old
from app.server.v1.records import from_v1, to_v1, v1_name, v2_name
from app.server.v1.related import relatives
from app.server.v2.reading import check_scope, positive, shown_page
from app.server.v2.writing import boolean, check_id, meant, object_of, whole
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

Serve = Callable[[Request, OldTarget], Response]

DEPRECATED = "@1685577600"
"""Since 2023-06-01, as RFC 9745 writes it: no source dates the older paths, this is the newest date that they have."""
SUNSET = "Fri, 31 Dec 2027 23:59:59 GMT"
"""Not before then will this server stop to serve them (RFC 8594)."""

MOST = 10_000
"""Records in one answer. More is refused and not cut: these clients step by the limit they asked for."""
MAX_OFFSET = 2**31 - 1
TAG_TYPES = ("PRODUCT", "CASH_IN_OUT", "NOTE", "CUSTOMER")
"""What the path of a new tag may name. The current generation's tags have no type: it is checked and not kept."""
TRIES = 50
"""How often an update is read and written again when others write the same record meanwhile."""

_SERVER_OWNED = ("_cloudId", "versionDate", "created", "modifiedBy")


def answer(request: Request, serve: Serve, *, on: bool) -> Response:
    """Any answer on an older path, marked as deprecated; `serve` checks who may and calls `endpoint`. Never raises."""
    target: OldTarget | None = None
    try:
        target = resolve_old(request.path)
        if not on:
            raise GenerationOff
        response = serve(request, target)
    except ShopError as error:
        entity = CATALOGUE[target.entity] if target is not None else None
        response = _old_error(error_bodies.reply(_in_old_words(error, entity), path=request.path))
    except Exception as error:  # noqa: BLE001 - the edge: every request gets an answer
        response = _old_error(error_bodies.reply_to_fault(error, path=request.path))
    marks = {"deprecation": DEPRECATED, "sunset": SUNSET, "cache-control": "no-store"}
    if target is not None:
        marks["link"] = f'<{target.successor}>; rel="successor-version"'
    return Response(response.status, {**response.headers, **marks}, response.body)


def endpoint(call: RequestContext, target: OldTarget) -> Response:
    """Do what an older path asks for. Raises what the current generation's endpoints raise."""
    match target.deed:
        case V1Action.LIST:
            return _list(call, target)
        case V1Action.ONE:
            return _one(call)
        case V1Action.CREATE:
            return _create(call, _values(call), target)
        case V1Action.UPDATE:
            return _update(call)
        case V1Action.EDIT:
            return _edit_ingredient(call)
        case V1Action.DELETE:
            return _delete(call)


def known_methods(request: Request, target: OldTarget) -> tuple[str, ...] | None:
    """The methods for an OPTIONS request, None for any other that the path knows. Raises MethodUnknown."""
    check_old_method(request.method, target)
    return METHODS[target.deed] if request.method == "OPTIONS" else None


def _list(call: RequestContext, target: OldTarget) -> Response:
    check_scope(call)
    limit = positive(call, "limit", MOST, None)
    if limit > MOST:
        raise BadRequest(problem="too_large", parameter="limit", most=MOST)
    where: tuple[Condition, ...] = ()
    if target.parent is not None:
        where = (Condition("_parentProductId", Operator.EQ, (target.parent,)),)
    query = Query(where=where, sort=parse_sort(call.entity, _sort(call)), scope=call.scope)
    found = shown_page(call, query, offset=positive(call, "offset", 0, MAX_OFFSET, least=0), limit=limit)
    related = relatives(call.cloud.replica, call.entity, found.records)
    pairs = zip(found.records, related, strict=True)
    return json_reply(200, [to_v1(call.entity, record, related=more) for record, more in pairs])


def _sort(call: RequestContext) -> str:
    """The keys asked for under their current names; an unknown one stays, for its refusal to name it."""
    keys = (each.strip() for each in (call.asked("sort") or "").split(","))
    bare = ((each.startswith("-"), each.removeprefix("-")) for each in keys)
    return ",".join("-" * down + (v2_name(call.entity, name) or name) for down, name in bare)


def _one(call: RequestContext) -> Response:
    check_scope(call)
    return _shown(call, _current(call)[0])


def _current(call: RequestContext) -> tuple[Record, str]:
    """The record meant and the tag it has. Raises UnknownRecord."""
    assert call.id is not None
    query = Query(deleted="all", ids=(call.id,), scope=call.scope)
    found = shown_page(call, query, limit=1)
    if not found.records:
        raise UnknownRecord(entity=call.entity.name, id=call.id)
    return found.records[0], found.tags[0]


def _values(call: RequestContext, onto: Record | None = None) -> Record:
    values = from_v1(call.entity, object_of(call), onto=onto)
    return {name: value for name, value in values.items() if name == "_cloudId" or name not in _SERVER_OWNED}


def _create(call: RequestContext, values: Record, target: OldTarget | None = None) -> Response:
    if target is not None and target.tag_type is not None and target.tag_type.upper() not in TAG_TYPES:
        raise BadRequest(problem="tag_type", allowed=TAG_TYPES)
    defaults = {name: value for name, value in blank(call.entity).items() if value is not None}
    body = {**defaults, **{name: value for name, value in values.items() if name != "id"}}
    edit = Edit(op=Op.CREATE, body=meant(call, body, Op.CREATE))
    return _shown(call, _applied(call, edit))


def _update(call: RequestContext) -> Response:
    """Change the fields a body names. Single flags are set in what is stored now, so that no flag is lost."""
    left = TRIES
    while True:
        left -= 1
        current, tag = _current(call)
        values = _values(call, current)
        check_id(call, values)
        values.pop("id", None)
        edit = Edit(op=Op.PATCH, body=meant(call, values, Op.PATCH), id=call.id, etag=tag)
        try:
            return _shown(call, _applied(call, edit))
        except PreconditionFailed:
            if not left:
                raise


def _edit_ingredient(call: RequestContext) -> Response:
    """Create or update by the id in the body, else by the pair of products; `deleted` 1 deletes."""
    values = _values(call)
    record_id = _ingredient_id(call, values)
    if values.get("deleted") is True:
        if record_id is None:
            raise UnknownRecord(entity=call.entity.name, id=record_id)
        return _shown(call, _applied(call, Edit(op=None, id=record_id)))
    return _create(call, values) if record_id is None else _update(replace(call, id=record_id))


def _ingredient_id(call: RequestContext, values: Mapping[str, Any]) -> int | None:
    if (given := whole(values.get("id"))) is not None:
        return given
    pair = {name: whole(values.get(name)) for name in ("_parentProductId", "_productId")}
    if None in pair.values():
        return None
    where = tuple(Condition(name, Operator.EQ, (value or 0,)) for name, value in pair.items())
    found = call.cloud.replica.page(call.entity.name, Query(where=where), limit=1, total=False).records
    return found[0]["id"] if found else None


def _delete(call: RequestContext) -> Response:
    if not call.behaviour.first_generation_deletes:
        raise AccessRefused(reason="DELETE_BY_GET_OFF")
    edit = Edit(op=None, id=call.id, anonymize=boolean(call, "anonymize"))
    return _shown(call, _applied(call, edit))


def _applied(call: RequestContext, edit: Edit) -> Record:
    step = "delete" if edit.op is None else "save"
    return call.cloud.commands.apply(call.entity.name, [edit], origin=call.origin, step=step, guard="each")[0]


def _shown(call: RequestContext, record: Record) -> Response:
    related = relatives(call.cloud.replica, call.entity, [record])[0]
    return json_reply(200, to_v1(call.entity, record, related=related))


def _in_old_words(error: ShopError, entity: Entity | None) -> ShopError:
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


def _old_error(response: Response) -> Response:
    """An object with `error`, which says in words what is wrong; beside it what the current generation says."""
    body = wire.loads(response.body)
    headers = {name: value for name, value in response.headers.items() if name != "content-type"}
    said = {**body, "error": body["message"], "status": response.status}
    return json_reply(response.status, said, headers=headers)
