"""Webhooks that programs of the shop register at this computer's own server: list, register, delete.

Called by `service` for a replica of a cloud; the practice cloud, which is the cloud, keeps them as records of
the `webhooks` entity instead. Registrations never leave this computer (design 6); `deliveries` calls them.
"""

from __future__ import annotations

import random
import secrets
from typing import Any

from app.server.call import RequestContext
from app.server.http.errors import BadRequest
from app.server.http.replies import empty, json_reply
from app.server.v2 import writing
from app.server.v2.reading import DEFAULT_LIMIT, MAX_LIMIT, MAX_PAGE, positive
from app.server.v2.writing import body_of
from storage import wire
from storage.errors import InvalidRecord, Problem, UnknownRecord
from storage.records.replica import MAX_SAFE_ID
from storage.schema.fields import Record
from storage.schema.validation import Op, accept
from storage.tables.etag import matches, page_tag, record_tag
from sync.client.transport import Response


def list_hooks(call: RequestContext) -> Response:
    """All registrations, in the usual envelope; the interface offers no filter or sort for them."""
    page = positive(call, "page", 1, MAX_PAGE)
    limit = min(positive(call, "limit", DEFAULT_LIMIT, None), MAX_LIMIT)
    kept = call.cloud.replica.hooks.list()
    found = kept[(page - 1) * limit : page * limit]
    tag = page_tag(record_tag(each) for each in found)
    if not found and call.empty_is_404:
        return empty(404)
    if (known := call.header("if-none-match")) is not None and matches(known, tag):
        return empty(304, tag=tag)
    numbers = call.behaviour.numbers
    data = [wire.encode(call.entity, each, numbers=numbers) for each in found]
    body = wire.envelope(data, page=page, limit=limit, total=len(kept), numbers=numbers)
    return json_reply(200, body, tag=tag)


def register(call: RequestContext) -> Response:
    """One object in, the registration with its id out, 200 (`facts/cloud-api.md` 11).

    The answer has one member more than the cloud's: `secret`, with which calls are signed; it is never shown again.
    Raises InvalidRecord for an address that leads back into this server.
    """
    body = body_of(call.request.body)
    if not isinstance(body, dict):
        raise BadRequest(problem="object_expected")
    if str(body.get("_cloudId") or call.cloud.cloud_id) != str(call.cloud.cloud_id):
        raise InvalidRecord([Problem("_cloudId", "other_cloud")])
    values = accept(call.entity, {**body, "_cloudId": call.cloud.cloud_id}, Op.CREATE)
    record = {name: values.get(name) for name in call.entity.names()}
    _check_target(call, values)
    record |= {"id": random.SystemRandom().randrange(1, MAX_SAFE_ID), "versionDate": call.clock.now()}
    secret = secrets.token_hex(32)
    return _single(call, call.cloud.replica.hooks.add(record, secret=secret), secret=secret)


def register_record(call: RequestContext) -> Response:
    """The same where webhooks are records: the practice cloud, which signs nothing, as the real one does not."""
    body = body_of(call.request.body)
    if isinstance(body, dict):
        _check_target(call, body)
    return writing.create_one(call)


def _check_target(call: RequestContext, body: dict[str, Any]) -> None:
    url = body.get("url")
    if isinstance(url, str) and call.cloud.own.lead_here(url):
        raise InvalidRecord([Problem("url", "own_address")])


def remove(call: RequestContext) -> Response:
    """The registration as it was; 404 for an unknown id."""
    assert call.id is not None
    record = call.cloud.replica.hooks.remove(call.id)
    if record is None:
        raise UnknownRecord(entity=call.entity.name, id=call.id)
    return _single(call, record)


def _single(call: RequestContext, record: Record, **more: str) -> Response:
    data = wire.encode(call.entity, record, numbers=call.behaviour.numbers)
    headers = {"cache-control": "no-store"} if more else {}
    return json_reply(200, {**data, **more}, tag=record_tag(record), headers=headers)
