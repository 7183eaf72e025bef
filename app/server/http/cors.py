"""Cross-origin requests of web pages (CORS): only of the origins that a setting names, and never with credentials.

Called by `asgi`. A page of such an origin needs a token like any program; cookies and the like are not taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sync.client.transport import Response

METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
REQUEST_HEADERS = "Authorization, Content-Type, Accept, If-Match, If-None-Match, Allow-Version, Idempotency-Key, Last-Event-ID"
EXPOSED = "ETag, Allow, Retry-After, Deprecation, Link, Idempotency-Replayed"
"""Headers of a response that a page may read, beside the few that it always may."""
MAX_AGE = 600
"""Seconds for which a browser remembers the answer to a preflight."""


def parse_origins(text: str) -> frozenset[str]:
    """The origins of the setting, as browsers send them."""
    return frozenset(part.strip().rstrip("/").lower() for part in text.split(",") if part.strip())


def granted_origin(headers: Mapping[str, str], origins: frozenset[str]) -> str | None:
    """The Origin of a request, if it is one of `origins`."""
    origin = headers.get("origin")
    return origin if origin is not None and origin.lower() in origins else None


def is_preflight(method: str, headers: Mapping[str, str]) -> bool:
    """Whether a browser asks if a request may be sent."""
    return method == "OPTIONS" and "access-control-request-method" in headers


def preflight_reply(headers: Mapping[str, str]) -> Response:
    """The response to a preflight of a granted origin; `grant` adds the origin."""
    found = {
        "access-control-allow-methods": METHODS,
        "access-control-allow-headers": REQUEST_HEADERS,
        "access-control-max-age": str(MAX_AGE),
    }
    if headers.get("access-control-request-private-network") == "true":
        # A page of the internet asks for a computer of the shop's network.
        found["access-control-allow-private-network"] = "true"
    return Response(204, found)


def grant(answer: Response, origin: str | None) -> Response:
    """The response with the permission for a page of `origin` to read it; unchanged without one."""
    if origin is None:
        return answer
    vary = ", ".join(part for part in (answer.headers.get("vary"), "Origin") if part)
    allowed = {"access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED, "vary": vary}
    return replace(answer, headers={**answer.headers, **allowed})
