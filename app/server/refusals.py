"""Why this server does not serve a request, as codes and parameters; `errors` gives them status and words.

Raised by the shell, by routing, by signing in and by the endpoints. Beside them stands `Dropped`, which is no
answer at all.
"""

from __future__ import annotations

from storage.errors import ShopError
from sync.transport import Response


class BadRequest(ShopError):
    """A path, query or body of the wrong shape (400).

    `params["problem"]`: json (`position`, `line`, `column`), object_expected, array_expected, array_empty,
    array_too_long (`most`), repeated_id (`index`), number (`parameter`), boolean (`parameter`), too_small
    (`parameter`, `least`), too_large (`parameter`, `most`), encoding, include (`allowed`), tag_type (`allowed`).
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


class GenerationOff(ShopError):
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


class Dropped(Exception):
    """Break the connection after `head` bytes of the body of `response`; without one, before any byte."""

    def __init__(self, response: Response | None = None, head: int = 0) -> None:
        super().__init__("dropped")
        self.response = response
        self.head = head
