"""What the server says of itself: `/openapi.json`, `/docs` that draws it, and `/health`.

Called by `service` before any cloud is looked for. None of it holds anything of a record.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any

from app.queries.status import Status
from app.server.http.errors import MethodUnknown
from app.server.http.replies import JSON, empty, json_reply, tag_headers
from app.server.openapi.docs_page import CSP, PAGE
from app.server.openapi.document import document
from app.server.request_context import Behaviour, ServedCloud, header
from app.server.v2.options import options
from app.version import VERSION
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from storage.tables.etag import matches
from storage.wire import Numbers, dumps
from sync.client.loopback import is_loopback
from sync.client.transport import Request, Response

log = logging.getLogger(__name__)

DESCRIPTION = "/openapi.json"
DOCS = "/docs"
HEALTH = "/health"
PATHS = frozenset({DESCRIPTION, DOCS, HEALTH})

METHODS = ("GET", "HEAD", "OPTIONS")
HEALTHY = frozenset({"in_step", "waiting"})
"""Headlines of a server that needs nobody: an edit that waits a moment is nothing to report."""


def answer(
    request: Request, clouds: Collection[ServedCloud], behaviour: Behaviour, *, check: Callable[[], object]
) -> Response:
    """The answer to a request for one of `PATHS`.

    `check` is asked when a token is needed and raises what refuses the caller. Raises MethodUnknown.
    """
    path = request.path.removesuffix("/")
    if request.method not in METHODS:
        raise MethodUnknown(method=request.method, allow=METHODS)
    if request.method == "OPTIONS":
        return options(METHODS, None)
    if path == HEALTH:
        if not from_this_computer(request):
            check()
        return health(clouds)
    if path == DOCS:
        return _cached(request, PAGE, _PAGE_TAG, "text/html;charset=UTF-8")
    catalogue = next((each.replica.catalogue for each in clouds), CATALOGUE)
    body, tag = _document(catalogue, behaviour.numbers)
    return _cached(request, body, tag, JSON)


def health(clouds: Collection[ServedCloud]) -> Response:
    """200 with the status of all clouds together; 503 when one of them cannot be read."""
    try:
        found = [_read(each) for each in clouds]
    except Exception as error:  # noqa: BLE001 - whatever it is, this is the place that reports it
        log.error("health: %s", type(error).__name__)  # noqa: TRY400 - its text may quote data
        return json_reply(503, _health_body("down", None), headers=_UNCACHED)
    told = next((each for each in found if each is not None and each.headline not in HEALTHY), None)
    told = told or next((each for each in found if each is not None), None)
    body = _health_body("ok" if told is None or told.headline in HEALTHY else "degraded", told)
    known = [each for each in found if each is not None]
    if known:
        body["waiting"] = sum(each.waiting for each in known)
        body["needs_you"] = sum(each.needs_you for each in known)
    return json_reply(200, body, headers=_UNCACHED)


_UNCACHED = {"cache-control": "no-store"}


def _read(cloud: ServedCloud) -> Status | None:
    cloud.replica.waiting_counts()  # touches the file even where nobody gives a status
    return cloud.status() if cloud.status is not None else None


def _health_body(status: str, told: Status | None) -> dict[str, Any]:
    return {
        "status": status,
        "headline": told.headline if told else None,
        "waiting": told.waiting if told else None,
        "needs_you": told.needs_you if told else None,
        "last_success": told.last_success if told else None,
        "online": told.online if told else None,
        "version": VERSION,
    }


def from_this_computer(request: Request) -> bool:
    """Whether a request came over loopback, or not over a network at all."""
    return request.peer is None or is_loopback(request.peer)


@lru_cache(maxsize=8)
def _document(catalogue: Catalogue, numbers: Numbers) -> tuple[bytes, str]:
    body = dumps(document(catalogue, numbers=numbers))
    return body, _tag(body)


def _tag(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest().upper()


_PAGE_TAG = _tag(PAGE)
_HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def _cached(request: Request, body: bytes, tag: str, kind: str) -> Response:
    known = header(request.headers, "if-none-match")
    if known is not None and matches(known, tag):
        return empty(304, tag=tag, headers=_HEADERS)
    return Response(200, {"content-type": kind, **tag_headers(tag), **_HEADERS}, body)
