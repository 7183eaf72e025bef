"""POST, PUT, PATCH and DELETE: turns bodies into edits, which `Commands.apply` checks and stores, all or none.

Called by `service`. ETags are passed on, since they must be compared inside the transaction.
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
from app.server.v2.idempotency import answer_once
from app.server.v2.reading import encode_records, note_served
from app.server.v2.versions import BodyReader, unlisted_fields
from storage import wire
from storage.errors import InvalidRecord, Problem
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Record
from storage.schema.validation import Op, accept, problems
from storage.tables.etag import page_tag
from storage.tables.idempotency import AnswerOnce
from sync.client.transport import Response

_WHOLE = re.compile(r"[+-]?[0-9]+(\.0*)?", re.ASCII)
_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


def create(context: RequestContext) -> Response:
    """POST of an array: creates records under new ids, ids in the bodies are ignored; 201, in the same order."""

    def work(once: AnswerOnce | None) -> Response:
        edits, refused = _edits_of(context, _body_array(context), Op.CREATE)
        return _apply_many(context, edits, refused, guarded=False, once=once)

    status = context.behaviour.created_status
    return answer_once(context, lambda records, tags: _array_reply(context, records, tags, status), work)


def create_one(context: RequestContext) -> Response:
    """POST of a single object, as for webhooks; 200, as on the cloud."""

    def work(once: AnswerOnce | None) -> Response:
        edit = Edit(op=Op.CREATE, body=interpret_body(context, body_object(context), Op.CREATE))
        return _apply_one(context, edit, status=200, once=once)

    return answer_once(context, lambda records, tags: _one_reply(context, records[0], tags[0], 200), work)


def replace_many(context: RequestContext) -> Response:
    """PUT of an array of new and existing records; If-Match is one ETag over the existing ones in the body's order.

    201 when all are new, else 200.
    """
    edits, refused = _edits_of(context, _body_array(context), Op.REPLACE)
    seen: set[int] = set()
    for index, edit in enumerate(edits):
        if edit.id is None:
            # Validation reports every id that is missing or no number, with all other problems.
            missing = [_with_index(Problem("id", "id_missing"), index)]
            raise InvalidRecord(_all_problems(edits, context, refused) or missing, array=True)
        if edit.id in seen:
            raise BadRequest(problem="repeated_id", index=index)
        seen.add(edit.id)
    if context.behaviour.insert_status is not None:
        known = context.cloud.replica.many(context.entity.name, seen)
        if len(known) < len(seen):
            return plain(context.behaviour.insert_status, path=context.request.path)
    return _apply_many(context, edits, refused, guarded=True)


def replace(context: RequestContext) -> Response:
    """PUT of one record: replaces an existing one if If-Match allows (200); ignores If-Match to insert (201)."""
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
        keep=unlisted_fields(context),
    )
    return _apply_one(context, edit, status=200 if known else 201)


def patch(context: RequestContext) -> Response:
    """PATCH: changes the given fields, If-Match required. An explicit null clears a nullable field (assumed)."""
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
    """DELETE: 200 with the deleted record; If-Match is ignored, as documented.

    A body for a product (an entity with ingredients) may name the strategies for ingredients that refer to it; other bodies are ignored. A repeated
    deletion succeeds (assumed, since a repeat after a lost response must not fail).
    """
    strategies = _strategies(context) if context.entity.ingredients_entity is not None else {}
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


def _apply_one(
    context: RequestContext, edit: Edit, *, status: int, once: AnswerOnce | None = None
) -> Response:
    step = "delete" if edit.op is None else "save"
    records, tags = context.cloud.commands.apply_tagged(
        context.entity.name, [edit], origin=context.origin, step=step, guard="each", once=once
    )
    note_served(context.cloud.replica, context.entity, records)
    return _one_reply(context, records[0], tags[0], status)


def _one_reply(context: RequestContext, record: Record, tag: str, status: int) -> Response:
    return json_reply(status, encode_records(context, [record])[0], tag=tag)


def _apply_many(
    context: RequestContext,
    edits: Sequence[Edit],
    refused: Sequence[Problem],
    *,
    guarded: bool,
    once: AnswerOnce | None = None,
) -> Response:
    if refused:
        raise InvalidRecord(_all_problems(edits, context, refused), array=True)
    ids = [edit.id for edit in edits if edit.id is not None]
    known = context.cloud.replica.many(context.entity.name, ids) if ids else {}
    try:
        records, tags = context.cloud.commands.apply_tagged(
            context.entity.name,
            edits,
            origin=context.origin,
            guard="page" if guarded else "none",
            page_etag=context.header("if-match") if guarded else None,
            once=once,
        )
    except InvalidRecord as error:
        raise InvalidRecord(_all_problems(edits, context) or _indexed_problems(error), array=True) from error
    note_served(context.cloud.replica, context.entity, records)
    return _array_reply(context, records, tags, 200 if known else context.behaviour.created_status)


def _array_reply(
    context: RequestContext, records: Sequence[Record], tags: Sequence[str], status: int
) -> Response:
    return json_reply(status, encode_records(context, records), tag=page_tag(tags))


def _all_problems(
    edits: Sequence[Edit], context: RequestContext, refused: Sequence[Problem] = ()
) -> list[Problem]:
    """Every problem of every element with its index, so that a client sees all at once."""
    found: list[Problem] = []
    for index, edit in enumerate(edits):
        found += [problem for problem in refused if problem.params.get("index") == index]
        assert edit.op is not None
        try:
            accept(context.entity, edit.body, edit.op)
        except InvalidRecord as error:
            found += [_with_index(problem, index) for problem in error.problems]
    return found


def _indexed_problems(error: InvalidRecord) -> list[Problem]:
    index = error.params.get("index")
    return [_with_index(problem, index) for problem in error.problems]


def _with_index(problem: Problem, index: object) -> Problem:
    return Problem(problem.field, problem.code, {**problem.params, "index": index})


def with_cloud_id(context: RequestContext, body: Any) -> Any:
    """The body with this cloud's id filled in. Raises InvalidRecord for another cloud's.

    The interface requires `_cloudId`; like the real cloud, this server accepts bodies without it or with null.
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
    """The body of an `Edit`: with the cloud's id, interpreted for the request's version.

    Raises InvalidRecord with every problem.
    """
    values, refused = BodyReader(context).read(with_cloud_id(context, body), op, context.id)
    if refused:
        raise InvalidRecord([*refused, *problems(context.entity, values, op)])
    return values


def _edits_of(context: RequestContext, bodies: Sequence[Any], op: Op) -> tuple[list[Edit], list[Problem]]:
    """The edits of an array's elements, and the problems that this version finds in them, with their index."""
    reader, keep = BodyReader(context), unlisted_fields(context)
    edits: list[Edit] = []
    found: list[Problem] = []
    ids = [_body_id(body) if op is Op.REPLACE else None for body in bodies]
    current = context.cloud.replica.current_ids(context.entity.name, (id for id in ids if id is not None))
    for index, (body, given) in enumerate(zip(bodies, ids, strict=True)):
        try:
            completed = with_cloud_id(context, body)
        except InvalidRecord as error:
            raise InvalidRecord(
                [_with_index(problem, index) for problem in error.problems], array=True
            ) from error
        record_id = given if given is None else current.get(given, given)
        values, refused = reader.read(completed, op, record_id)
        edits.append(Edit(op=op, body=values, id=record_id, keep=keep))
        found += [_with_index(problem, index) for problem in refused]
    return edits, found


def check_id(context: RequestContext, body: Mapping[str, Any]) -> None:
    """Raises InvalidRecord if the body's id is not the path's; a former id of the same record is equal to it."""
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
    """A long from a JSON number or string, as validation parses it; None for anything else, which it reports."""
    if isinstance(value, str):
        readable = len(value) <= 100 and _WHOLE.fullmatch(value) is not None
        value = value.partition(".")[0]
    else:
        readable = isinstance(value, int | float) and not isinstance(value, bool) and value == value // 1
    number = int(value) if readable else None  # type: ignore[call-overload]
    return number if number is not None and LOWEST_LONG <= number <= HIGHEST_LONG else None


def parse_json(data: bytes) -> Any:
    """The JSON value of a body. Raises BadRequest with the position of the error."""
    try:
        return wire.loads(data)
    except wire.MalformedJson as error:
        raise BadRequest(
            problem="json", reason=error.reason, position=error.position, line=error.line, column=error.column
        ) from None


def body_object(context: RequestContext) -> dict[str, Any]:
    """The request's body as an object. Raises BadRequest."""
    body = parse_json(context.request.body)
    if not isinstance(body, dict):
        raise BadRequest(problem="object_expected")
    return body


def _body_array(context: RequestContext) -> list[Any]:
    """The array of a POST or PUT. Raises BadRequest, also for an empty one (assumed)."""
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
    """A query parameter as a boolean, False when absent. Raises BadRequest."""
    text = context.parameter(name)
    if text is None or not text.strip():
        return False
    if (value := _BOOLEANS.get(text.strip().lower())) is None:
        raise BadRequest(problem="boolean", parameter=name)
    return value
