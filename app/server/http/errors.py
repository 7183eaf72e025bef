"""Errors of this server as codes and parameters; `error_bodies` turns them into a status and a body.

Raised by `asgi`, routing, authentication and the endpoints. `DropConnection` is for faults: it gives no response.
"""

from __future__ import annotations

from storage.errors import ShopError
from sync.client.transport import Response


class BadRequest(ShopError):
    """A path, query or body of the wrong shape (400).

    `params["problem"]`: json (`position`, `line`, `column`), object_expected, array_expected, array_empty,
    array_too_long (`most`), repeated_id (`index`), number (`parameter`), boolean (`parameter`), too_small
    (`parameter`, `least`), too_large (`parameter`, `most`), encoding, too_many_parameters
    (`most`), repeated_parameter (`parameter`), include (`allowed`), nothing_to_include, tag_type (`allowed`),
    entities (`parameter`, `allowed`), cursor (`parameter`), key (`parameter`, `most`),
    fields (`parameter`, `allowed`).
    """

    code = "bad_request"


class UnknownPath(ShopError):
    """No such path in the interface (404)."""

    code = "unknown_path"


class MethodUnknown(ShopError):
    """The path does not know this method (405); `params["allow"]` lists those it knows."""

    code = "method_unknown"


class SignInNeeded(ShopError):
    """Authentication failed (401); `params["reason"]` is INVALID_AUTH_HEADER or INVALID_REFRESH_TOKEN."""

    code = "sign_in_needed"


class AccessRefused(ShopError):
    """The caller has no such right (403); `params["reason"]` is one of the cloud's, such as CLOUD_FORBIDDEN."""

    code = "access_refused"


class KeyReused(ShopError):
    """The Idempotency-Key came with another request before (409)."""

    code = "key_reused"


class V1Disabled(ShopError):
    """The v1 paths are switched off (410)."""

    code = "generation_off"


class BodyTooLarge(ShopError):
    """The body has more bytes than `params["limit"]` (413)."""

    code = "body_too_large"


class BodyTooSlow(ShopError):
    """The body did not arrive in time (408)."""

    code = "body_too_slow"


class HostUnknown(ShopError):
    """The Host header names another server (400)."""

    code = "host_unknown"


class OriginForeign(ShopError):
    """A web page of another origin wants to write, or sends a preflight (403)."""

    code = "origin_foreign"


class AddressTooLong(ShopError):
    """Path and query have more than `params["limit"]` bytes (414)."""

    code = "address_too_long"


class HeadersTooLarge(ShopError):
    """More headers than `params["most"]`, or more bytes of them than `params["limit"]` (431)."""

    code = "headers_too_large"


class EncodingUnknown(ShopError):
    """The body is compressed, which is not supported (415)."""

    code = "encoding_unknown"


class BodyNotJson(ShopError):
    """The Content-Type says that the body is something else than JSON in UTF-8 (415)."""

    code = "body_not_json"


class TooManyRequests(ShopError):
    """A rate limit is exceeded (429).

    `params`: `reason` (address, token, sign_in), `seconds` until the next request is allowed.
    """

    code = "too_many_requests"

    def __init__(self, *, reason: str, seconds: float) -> None:
        super().__init__(reason=reason, seconds=seconds)
        self.seconds = seconds


class Crowded(ShopError):
    """The server already handles as many requests, or connections, as it may (503)."""

    code = "crowded"


class DropConnection(Exception):
    """Break the connection: after `head` bytes of the body of `response`, or without one before the first byte."""

    def __init__(self, response: Response | None = None, head: int = 0) -> None:
        super().__init__("dropped")
        self.response = response
        self.head = head
