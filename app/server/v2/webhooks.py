"""Webhooks that programs of the shop register at this computer's own server: list, register, delete.

Called by `service` for a replica of a cloud; the practice cloud, which is the cloud, keeps them as records of
the `webhooks` entity instead. Registrations never leave this computer (design 6); `deliveries` calls them.
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
    """All registrations, in the usual envelope; the interface offers no filter or sort for them."""
    page = integer_parameter(context, "page", 1, MAX_PAGE)
    limit = min(integer_parameter(context, "limit", DEFAULT_LIMIT, None), MAX_LIMIT)
    kept = context.cloud.replica.hooks.list()
    found = kept[(page - 1) * limit : page * limit]
    tag = page_tag(record_tag(each) for each in found)
    if not found and context.empty_is_404:
        return empty(404)
    if (known := context.header("if-none-match")) is not None and matches(known, tag):
        return empty(304, tag=tag)
    numbers = context.behaviour.numbers
    data = [wire.encode(context.entity, each, numbers=numbers) for each in found]
    body = wire.envelope(data, page=page, limit=limit, total=len(kept), numbers=numbers)
    return json_reply(200, body, tag=tag)


def register(context: RequestContext) -> Response:
    """One object in, the registration with its id out, 200 (`facts/cloud-api.md` 11).

    The answer has one member more than the cloud's: `secret`, with which calls are signed; it is never shown again.
    Raises InvalidRecord for an address that leads back into this server.
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
    return _single(context, context.cloud.replica.hooks.add(record, secret=secret), secret=secret)


def register_record(context: RequestContext) -> Response:
    """The same where webhooks are records: the practice cloud, which signs nothing, as the real one does not."""
    body = parse_json(context.request.body)
    if isinstance(body, dict):
        _check_url(context, body)
    return writing.create_one(context)


def _check_url(context: RequestContext, body: dict[str, Any]) -> None:
    url = body.get("url")
    if isinstance(url, str) and context.cloud.own.leads_here(url):
        raise InvalidRecord([Problem("url", "own_address")])


def remove(context: RequestContext) -> Response:
    """The registration as it was; 404 for an unknown id."""
    assert context.id is not None
    record = context.cloud.replica.hooks.remove(context.id)
    if record is None:
        raise UnknownRecord(entity=context.entity.name, id=context.id)
    return _single(context, record)


def _single(context: RequestContext, record: Record, **more: str) -> Response:
    data = wire.encode(context.entity, record, numbers=context.behaviour.numbers)
    headers = {"cache-control": "no-store"} if more else {}
    return json_reply(200, {**data, **more}, tag=record_tag(record), headers=headers)
