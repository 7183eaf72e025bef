"""Builds responses: JSON with or without an ETag, and empty ones. Called by every endpoint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.tables.etag import quote
from storage.wire import dumps
from sync.client.transport import Response

JSON = "application/json;charset=UTF-8"
BODILESS = frozenset({204, 304})
"""Statuses whose responses have no body, and say no length."""


def tag_headers(tag: str | None) -> dict[str, str]:
    """The ETag header, and the permission for browsers to read it, as the cloud sends both."""
    return {"etag": quote(tag), "access-control-expose-headers": "ETag"} if tag is not None else {}


def json_reply(
    status: int, body: Any, *, tag: str | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    """A response with `body` as JSON."""
    return Response(
        status=status,
        headers={"content-type": JSON, **tag_headers(tag), **(headers or {})},
        body=dumps(body),
    )


def empty(status: int, *, tag: str | None = None, headers: Mapping[str, str] | None = None) -> Response:
    """A response without a body, such as 304 and the 404 of an empty list."""
    return Response(status=status, headers={**tag_headers(tag), **(headers or {})}, body=b"")
