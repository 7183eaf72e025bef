"""POST, PUT, PATCH and DELETE: bodies become edits, `Commands.apply` decides and stores, all or nothing.

Called by `service`. Tags are handed down, not compared here: the comparison belongs inside the transaction.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from app.commands.deletion_rules import ROLES, Strategies, Strategy
from app.commands.record_editor import Edit
from app.server.http.error_bodies import plain
from app.server.http.errors import BadRequest
from app.server.http.replies import json_reply
from app.server.request_context import RequestContext
from app.server.v2.reading import encode_records
from app.server.v2.versions import BodyReader
from storage import wire
from storage.errors import InvalidRecord, Problem
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Record
from storage.schema.validation import Op, accept, problems
from storage.tables.etag import page_tag, record_tag
from sync.client.transport import Response

_WHOLE = re.compile(r"[+-]?[0-9]+(\.0*)?", re.ASCII)
_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


def create(context: RequestContext) -> Response:
    """POST of an array: new ids, whatever ids the bodies carry; answered in the same order, 201."""
    edits, refused = _edits_of(context, _body_array(context), Op.CREATE)
    return _apply_many(context, edits, refused, guarded=False)


def create_one(context: RequestContext) -> Response:
    """POST of a single object, as webhooks are registered; answered with 200 (`facts/cloud-api.md` 11)."""
    edit = Edit(op=Op.CREATE, body=interpret_body(context, body_object(context), Op.CREATE))
    return _apply_one(context, edit, status=200)


def replace_many(context: RequestContext) -> Response:
    """PUT of an array with ids, some of them perhaps new: one If-Match over those that exist, in body order.

    201 when all are new, else 200.
    """
    edits, refused = _edits_of(context, _body_array(context), Op.REPLACE)
    seen: set[int] = set()
    for index, edit in enumerate(edits):
        if edit.id is None:
            # Validation names every id that is missing or no number, with whatever else is wrong.
            nameless = [_with_index(Problem("id", "id_missing"), index)]
            raise InvalidRecord(_all_problems(edits, context, refused) or nameless, array=True)
        if edit.id in seen:
            raise BadRequest(problem="repeated_id", index=index)
        seen.add(edit.id)
    if context.behaviour.insert_status is not None:
        known = context.cloud.replica.many(context.entity.name, seen)
        if len(known) < len(seen):
            return plain(context.behaviour.insert_status, path=context.request.path)
    return _apply_many(context, edits, refused, guarded=True)


def replace(context: RequestContext) -> Response:
    """PUT of one: If-Match decides over an existing record (200), and is ignored when it inserts (201)."""
    assert context.id is not None
    body = body_object(context)
    check_id(context, body)
    known = context.cloud.replica.get(context.entity.name, context.id) is not None
    if not known and context.behaviour.insert_status is not None:
        return plain(context.behaviour.insert_status, path=context.request.path)
    edit = Edit(
        op=Op.REPLACE,
        body=interpret_body(context, body, Op.REPLACE),
        id=context.id,
        etag=context.header("if-match"),
    )
    return _apply_one(context, edit, status=200 if known else 201)


def patch(context: RequestContext) -> Response:
    """PATCH: the given fields only, If-Match required. An explicit null clears a nullable field (assumed)."""
    body = body_object(context)
    check_id(context, body)
    edit = Edit(
        op=Op.PATCH,
        body=interpret_body(context, body, Op.PATCH),
        id=context.id,
        etag=context.header("if-match"),
    )
    return _apply_one(context, edit, status=200)


def delete(context: RequestContext) -> Response:
    """DELETE: 200 with the record as it is now, deleted; If-Match is ignored, as documented.

    The body of a product's deletion may say what happens to ingredients that mention it; of others it is ignored.

    Deleting what is deleted already answers the same again (assumed: a repeat after a lost answer must not
    fail).
    """
    strategies = _strategies(context) if context.entity.name == "products" else {}
    edit = Edit(
        op=None, id=context.id, anonymize=boolean_parameter(context, "anonymize"), strategies=strategies
    )
    return _apply_one(context, edit, status=200)


def _strategies(context: RequestContext) -> Strategies:
    body = body_object(context) if context.request.body.strip() else {}
    unknown = [
        Problem(role, "not_a_choice", {"choices": [*Strategy]})
        for role in ROLES
        if role in body and body[role] not in [*Strategy]
    ]
    if unknown:
        raise InvalidRecord(unknown)
    return {role: Strategy(body[role]) for role in ROLES if role in body}


def _apply_one(context: RequestContext, edit: Edit, *, status: int) -> Response:
    step = "delete" if edit.op is None else "save"
    records = context.cloud.commands.apply(
        context.entity.name, [edit], origin=context.origin, step=step, guard="each"
    )
    return json_reply(status, encode_records(context, records)[0], tag=record_tag(records[0]))


def _apply_many(
    context: RequestContext, edits: Sequence[Edit], refused: Sequence[Problem], *, guarded: bool
) -> Response:
    if refused:
        raise InvalidRecord(_all_problems(edits, context, refused), array=True)
    ids = [edit.id for edit in edits if edit.id is not None]
    known = context.cloud.replica.many(context.entity.name, ids) if ids else {}
    try:
        records = context.cloud.commands.apply(
            context.entity.name,
            edits,
            origin=context.origin,
            guard="page" if guarded else "none",
            page_etag=context.header("if-match") if guarded else None,
        )
    except InvalidRecord as error:
        raise InvalidRecord(_all_problems(edits, context) or _with_index_of(error), array=True) from error
    status = 200 if known else context.behaviour.created_status
    return _array_reply(context, records, status)


def _array_reply(context: RequestContext, records: Sequence[Record], status: int) -> Response:
    return json_reply(
        status, encode_records(context, records), tag=page_tag(record_tag(each) for each in records)
    )


def _all_problems(
    edits: Sequence[Edit], context: RequestContext, refused: Sequence[Problem] = ()
) -> list[Problem]:
    """Every finding in every element, so that a client sees them at once; each knows its index."""
    found: list[Problem] = []
    for index, edit in enumerate(edits):
        found += [each for each in refused if each.params.get("index") == index]
        assert edit.op is not None
        try:
            accept(context.entity, edit.body, edit.op)
        except InvalidRecord as error:
            found += [_with_index(each, index) for each in error.problems]
    return found


def _with_index_of(error: InvalidRecord) -> list[Problem]:
    index = error.params.get("index")
    return [_with_index(each, index) for each in error.problems]


def _with_index(problem: Problem, index: object) -> Problem:
    return Problem(problem.field, problem.code, {**problem.params, "index": index})


def with_cloud_id(context: RequestContext, body: Any) -> Any:
    """The body with this cloud's id filled in.

    The interface puts `_cloudId` into the minimum body; the real cloud takes bodies without it or with null
    (`facts/cloud-api.md` 2), and so does this server. Another cloud's id is refused. Raises InvalidRecord.
    """
    if not isinstance(body, Mapping):
        return body
    given = body.get("_cloudId")
    if given is None:
        return {**body, "_cloudId": context.cloud.cloud_id}
    if parse_integer(given) not in (None, context.cloud.cloud_id):
        raise InvalidRecord([Problem("_cloudId", "other_cloud")])
    return body


def interpret_body(context: RequestContext, body: Any, op: Op) -> Any:
    """A body as `Edit` takes it: this cloud's, and read as the version asked for means it.

    Raises InvalidRecord with all that is wrong.
    """
    values, refused = BodyReader(context).read(with_cloud_id(context, body), op, context.id)
    if refused:
        raise InvalidRecord([*refused, *problems(context.entity, values, op)])
    return values


def _edits_of(context: RequestContext, bodies: Sequence[Any], op: Op) -> tuple[list[Edit], list[Problem]]:
    """Edits of an array's elements, and what this version refuses in them, by index."""
    reader = BodyReader(context)
    edits: list[Edit] = []
    found: list[Problem] = []
    for index, body in enumerate(bodies):
        try:
            owned = with_cloud_id(context, body)
        except InvalidRecord as error:
            raise InvalidRecord([_with_index(each, index) for each in error.problems], array=True) from error
        record_id = _current_id(context, _body_id(body)) if op is Op.REPLACE else None
        values, refused = reader.read(owned, op, record_id)
        edits.append(Edit(op=op, body=values, id=record_id))
        found += [_with_index(each, index) for each in refused]
    return edits, found


def check_id(context: RequestContext, body: Mapping[str, Any]) -> None:
    """A body's id, if it has one, is the path's, by whichever of its names. Raises InvalidRecord."""
    given = body.get("id")
    if given is not None and _current_id(context, parse_integer(given)) not in (
        None,
        _current_id(context, context.id),
    ):
        raise InvalidRecord([Problem("id", "other_id")])


def _current_id(context: RequestContext, record_id: int | None) -> int | None:
    return None if record_id is None else context.cloud.replica.current_id(context.entity.name, record_id)


def _body_id(body: Any) -> int | None:
    return parse_integer(body.get("id")) if isinstance(body, Mapping) else None


def parse_integer(value: object) -> int | None:
    """A long as JSON number or text, read as validation reads it; None for anything else, which that then names."""
    if isinstance(value, str):
        readable = len(value) <= 100 and _WHOLE.fullmatch(value) is not None
        value = value.partition(".")[0]
    else:
        readable = isinstance(value, int | float) and not isinstance(value, bool) and value == value // 1
    number = int(value) if readable else None  # type: ignore[call-overload]
    return number if number is not None and LOWEST_LONG <= number <= HIGHEST_LONG else None


def parse_json(data: bytes) -> Any:
    """The body as JSON values. Raises BadRequest with the position of the fault."""
    try:
        return wire.loads(data)
    except wire.MalformedJson as error:
        raise BadRequest(
            problem="json", reason=error.reason, position=error.position, line=error.line, column=error.column
        ) from None


def body_object(context: RequestContext) -> dict[str, Any]:
    """The body as an object. Raises BadRequest."""
    body = parse_json(context.request.body)
    if not isinstance(body, dict):
        raise BadRequest(problem="object_expected")
    return body


def _body_array(context: RequestContext) -> list[Any]:
    """The array of a POST or PUT. Raises BadRequest; an empty one is refused (assumed)."""
    body = parse_json(context.request.body)
    most = max(context.entity.batch_limit, 1)
    if not isinstance(body, list):
        raise BadRequest(problem="array_expected")
    if not body:
        raise BadRequest(problem="array_empty")
    if len(body) > most:
        raise BadRequest(problem="array_too_long", most=most)
    return body


def boolean_parameter(context: RequestContext, name: str) -> bool:
    """A query parameter that is true or false, false when absent. Raises BadRequest."""
    text = context.parameter(name)
    if text is None or not text.strip():
        return False
    if (value := _BOOLEANS.get(text.strip().lower())) is None:
        raise BadRequest(problem="boolean", parameter=name)
    return value
