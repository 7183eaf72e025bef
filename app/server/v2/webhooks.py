"""The endpoints of webhooks that programs of the shop register at this computer: list, register, delete.

Called by `service` for a replica of a cloud; the practice cloud stores webhooks as records of the `webhooks` entity
instead. These registrations are never sent to the cloud; `webhooks.delivery` calls them.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

from app.server.http.errors import BadRequest
from app.server.http.replies import empty, json_reply
from app.server.request_context import RequestContext
from app.server.v2 import writing
from app.server.v2.idempotency import answer_once
from app.server.v2.reading import encode_records, parse_fields, read_page, select_fields
from app.server.v2.writing import parse_json
from storage.errors import InvalidRecord, Problem, UnknownRecord
from storage.query.grammar import Query, parse_filter, parse_sort
from storage.records.replica import MAX_SAFE_ID
from storage.schema.fields import Record
from storage.schema.validation import Op, accept
from storage.tables.etag import matches, page_tag, record_tag
from storage.tables.idempotency import AnswerOnce
from sync.client.transport import Response

MAX_WEBHOOKS = 20
"""Registrations of a token: each is called for every change, so that their number is what a change costs."""

MOST_RECORDS = 10_000
"""Webhooks in a list of the practice cloud."""

NEVER_RAISED = ("STOCKLOG", "ORDERBEAN", "RESERVATION")
"""Kinds (`payloadEntity`) that can be registered and are never called: no such record exists on this server."""


def list_webhooks(context: RequestContext) -> Response:
    """All registrations as a bare array: the interface knows no page, filter or sort for them."""
    registrations = context.cloud.replica.hooks.list()
    return _list(context, registrations, [record_tag(each) for each in registrations])


def list_records(context: RequestContext) -> Response:
    """The same of the practice cloud, where they are records; assumed: a filter and a sort are taken, as for any list."""
    query = Query(
        where=parse_filter(context.entity, context.parameter("filter") or ""),
        sort=parse_sort(context.entity, context.parameter("sort") or ""),
    )
    found = read_page(context, query, limit=MOST_RECORDS)
    return _list(context, found.records, found.tags)


def _list(context: RequestContext, records: Sequence[Record], tags: Sequence[str]) -> Response:
    wanted, tag = parse_fields(context), page_tag(tags)
    if not records and context.empty_is_404:
        return empty(404)
    if (if_none_match := context.header("if-none-match")) is not None and matches(if_none_match, tag):
        return empty(304, tag=tag)
    return json_reply(200, select_fields(encode_records(context, records), wanted), tag=tag)


def register(context: RequestContext) -> Response:
    """Register one webhook; answers the registration with its id, 200.

    Where the client asks beyond the interface, the response has one member more than the cloud's: `secret`, which
    signs the calls and is not shown again; without it they are not signed. Raises InvalidRecord for a URL that may not
    be called, AccessRefused for records that the client may not read, Refused when it has as many webhooks as it may.
    """
    secret = secrets.token_hex(32) if context.extended else None
    hooks, owner = context.cloud.replica.hooks, context.access.name

    def reply(records: Sequence[Record], tags: Sequence[str]) -> Response:
        del tags
        shown = {"secret": secret} if secret is not None else {}
        return _registration_reply(context, records[0], **shown)

    def work(once: AnswerOnce | None) -> Response:
        record = _registration(context)
        stored = hooks.add(record, secret=secret, owner=owner, most=MAX_WEBHOOKS, once=once)
        return reply([stored], ())

    return answer_once(context, reply, work)


def _registration(context: RequestContext) -> Record:
    body = parse_json(context.request.body)
    if not isinstance(body, dict):
        raise BadRequest(problem="object_expected")
    if str(body.get("_cloudId") or context.cloud.cloud_id) != str(context.cloud.cloud_id):
        raise InvalidRecord([Problem("_cloudId", "other_cloud")])
    values = accept(context.entity, {**body, "_cloudId": context.cloud.cloud_id}, Op.CREATE)
    record = {name: values.get(name) for name in context.entity.names()}
    _check_kind(context, values)
    _check_url(context, values)
    return record | {
        "id": random.SystemRandom().randrange(1, MAX_SAFE_ID),
        "versionDate": context.clock.now(),
    }


def register_record(context: RequestContext) -> Response:
    """Register a webhook as a record, in the practice cloud, which like the real one does not sign its calls."""
    body = parse_json(context.request.body)
    if isinstance(body, dict):
        _check_kind(context, body)
        _check_url(context, body)
    return writing.create_one(context)


def _check_kind(context: RequestContext, body: dict[str, Any]) -> None:
    """A webhook carries records to whoever registered it: the token must have a right to them, with a warehouse to its view."""
    kind, catalogue = body.get("payloadEntity"), context.cloud.replica.catalogue
    announced = catalogue.announced_by(kind) if isinstance(kind, str) else None
    if announced is None:
        return
    context.access.check(announced)
    if body.get("_warehouseId") is not None:
        for view in catalogue:
            if view.view_of == announced.name:
                context.access.check(view)


def _check_url(context: RequestContext, body: dict[str, Any]) -> None:
    url = body.get("url")
    if isinstance(url, str) and (refusal := context.cloud.loop_guard.refusal(url)) is not None:
        raise InvalidRecord([Problem("url", refusal)])


def remove(context: RequestContext) -> Response:
    """Delete a registration and answer it; 404 for an unknown id."""
    assert context.id is not None
    record = context.cloud.replica.hooks.remove(context.id)
    if record is None:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    return _registration_reply(context, record)


def _registration_reply(context: RequestContext, record: Record, **more: str) -> Response:
    data = encode_records(context, [record])[0]
    headers = {"cache-control": "no-store"} if more else {}
    return json_reply(200, {**data, **more}, tag=record_tag(record), headers=headers)
