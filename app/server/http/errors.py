"""Why this server does not serve a request, as codes and parameters; `errors` gives them status and words.

Raised by the shell, by routing, by signing in and by the endpoints. Beside them stands `DropConnection`, which is no
answer at all.
"""

from __future__ import annotations

from storage.errors import ShopError
from sync.client.transport import Response


class BadRequest(ShopError):
    """A path, query or body of the wrong shape (400).

    `params["problem"]`: json (`position`, `line`, `column`), object_expected, array_expected, array_empty,
    array_too_long (`most`), repeated_id (`index`), number (`parameter`), boolean (`parameter`), too_small
    (`parameter`, `least`), too_large (`parameter`, `most`), encoding, too_many_parameters
    (`most`), include (`allowed`), tag_type (`allowed`).
    """

    code = "bad_request"


class UnknownPath(ShopError):
    """No such path in the interface (404)."""

    code = "unknown_path"


class MethodUnknown(ShopError):
    """The path exists and does not know this method (405); `params["allow"]` lists those it knows."""

    code = "method_unknown"


class SignInNeeded(ShopError):
    """401; `params["reason"]` as in `facts/cloud-api.md` 7."""

    code = "sign_in_needed"


class AccessRefused(ShopError):
    """403; `params["reason"]` as in `facts/cloud-api.md` 7."""

    code = "access_refused"


class V1Disabled(ShopError):
    """The paths of the first generation are switched off (410)."""

    code = "generation_off"


class BodyTooLarge(ShopError):
    """More bytes than `params["limit"]` (413)."""

    code = "body_too_large"


class BodyTooSlow(ShopError):
    """The body did not arrive in time (408)."""

    code = "body_too_slow"


class HostUnknown(ShopError):
    """The Host header names a host this server does not go by (400)."""

    code = "host_unknown"


class OriginForeign(ShopError):
    """A web page of another origin wants to write, or asks whether it may (403)."""

    code = "origin_foreign"


class AddressTooLong(ShopError):
    """Path and query have more than `params["limit"]` bytes (414)."""

    code = "address_too_long"


class HeadersTooLarge(ShopError):
    """More headers than `params["most"]`, or more bytes of them than `params["limit"]` (431)."""

    code = "headers_too_large"


class EncodingUnknown(ShopError):
    """The body is compressed; only plain ones are taken (415)."""

    code = "encoding_unknown"


class TooManyRequests(ShopError):
    """An allowance is used up (429).

    `params`: `reason` (address, token, sign_in), `seconds` until the next request is let in.
    """

    code = "too_many_requests"

    def __init__(self, *, reason: str, seconds: float) -> None:
        super().__init__(reason=reason, seconds=seconds)
        self.seconds = seconds


class Crowded(ShopError):
    """As many requests are being served as may be at once (503)."""

    code = "crowded"


class DropConnection(Exception):
    """Break the connection after `head` bytes of the body of `response`; without one, before any byte."""

    def __init__(self, response: Response | None = None, head: int = 0) -> None:
        super().__init__("dropped")
        self.response = response
        self.head = head
