"""The endpoints of webhooks that programs of the shop register at this computer: list, register, delete.

Called by `service` for a replica of a cloud; the practice cloud stores webhooks as records of the `webhooks` entity
instead. These registrations are never sent to the cloud; `webhooks.delivery` calls them.
"""

from __future__ import annotations

import random
import secrets
from typing import Any

from app.server.http.errors import BadRequest
from app.server.http.replies import empty, json_reply
from app.server.request_context import RequestContext
from app.server.v2 import writing
from app.server.v2.reading import DEFAULT_LIMIT, MAX_LIMIT, MAX_PAGE, integer_parameter
from app.server.v2.writing import parse_json
from storage import wire
from storage.errors import InvalidRecord, Problem, UnknownRecord
from storage.records.replica import MAX_SAFE_ID
from storage.schema.fields import Record
from storage.schema.validation import Op, accept
from storage.tables.etag import matches, page_tag, record_tag
from sync.client.transport import Response

NEVER_RAISED = ("STOCKLOG", "ORDERBEAN", "RESERVATION")
"""Kinds (`payloadEntity`) that can be registered and are never called: no such record exists on this server."""


def list_webhooks(context: RequestContext) -> Response:
    """A page of the registrations; the interface has no filter or sort for them."""
    page = integer_parameter(context, "page", 1, MAX_PAGE)
    limit = min(integer_parameter(context, "limit", DEFAULT_LIMIT, None), MAX_LIMIT)
    registrations = context.cloud.replica.hooks.list()
    shown = registrations[(page - 1) * limit : page * limit]
    tag = page_tag(record_tag(record) for record in shown)
    if not shown and context.empty_is_404:
        return empty(404)
    if (if_none_match := context.header("if-none-match")) is not None and matches(if_none_match, tag):
        return empty(304, tag=tag)
    numbers = context.behaviour.numbers
    data = [wire.encode(context.entity, record, numbers=numbers) for record in shown]
    body = wire.envelope(data, page=page, limit=limit, total=len(registrations), numbers=numbers)
    return json_reply(200, body, tag=tag)


def register(context: RequestContext) -> Response:
    """Register one webhook; answers the registration with its id, 200.

    The response has one member more than the cloud's: `secret`, which signs the calls and is not shown again. Raises
    InvalidRecord for a URL that leads back to this server.
    """
    body = parse_json(context.request.body)
    if not isinstance(body, dict):
        raise BadRequest(problem="object_expected")
    if str(body.get("_cloudId") or context.cloud.cloud_id) != str(context.cloud.cloud_id):
        raise InvalidRecord([Problem("_cloudId", "other_cloud")])
    values = accept(context.entity, {**body, "_cloudId": context.cloud.cloud_id}, Op.CREATE)
    record = {name: values.get(name) for name in context.entity.names()}
    _check_url(context, values)
    record |= {"id": random.SystemRandom().randrange(1, MAX_SAFE_ID), "versionDate": context.clock.now()}
    secret = secrets.token_hex(32)
    return _registration_reply(context, context.cloud.replica.hooks.add(record, secret=secret), secret=secret)


def register_record(context: RequestContext) -> Response:
    """Register a webhook as a record, in the practice cloud, which like the real one does not sign its calls."""
    body = parse_json(context.request.body)
    if isinstance(body, dict):
        _check_url(context, body)
    return writing.create_one(context)


def _check_url(context: RequestContext, body: dict[str, Any]) -> None:
    url = body.get("url")
    if isinstance(url, str) and context.cloud.loop_guard.leads_here(url):
        raise InvalidRecord([Problem("url", "own_address")])


def remove(context: RequestContext) -> Response:
    """Delete a registration and answer it; 404 for an unknown id."""
    assert context.id is not None
    record = context.cloud.replica.hooks.remove(context.id)
    if record is None:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    return _registration_reply(context, record)


def _registration_reply(context: RequestContext, record: Record, **more: str) -> Response:
    data = wire.encode(context.entity, record, numbers=context.behaviour.numbers)
    headers = {"cache-control": "no-store"} if more else {}
    return json_reply(200, {**data, **more}, tag=record_tag(record), headers=headers)
