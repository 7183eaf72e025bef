"""The endpoints about the server itself: `/openapi.json`, the page `/docs` to which `/` leads, `/health` and `/metrics`.

Called by `service` before a request is routed to a cloud. No response holds data of a record.
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
from app.server.http.request_metrics import RequestMetrics
from app.server.metrics import metrics
from app.server.openapi.docs_page import CSP, PAGE
from app.server.openapi.document import document
from app.server.request_context import Access, Behaviour, ServedCloud, header
from app.server.v2.options import options
from app.version import VERSION
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from storage.tables.etag import matches
from storage.wire import Numbers, dumps
from sync.client.loopback import is_loopback
from sync.client.transport import Request, Response

log = logging.getLogger(__name__)

START = ""
"""The address of the server without a path, which leads to the page."""
DESCRIPTION = "/openapi.json"
DOCS = "/docs"
HEALTH = "/health"
METRICS = "/metrics"
PATHS = frozenset({START, DESCRIPTION, DOCS, HEALTH, METRICS})

METHODS = ("GET", "HEAD", "OPTIONS")
HEALTHY = frozenset({"in_step", "waiting"})
"""Headlines of a healthy server; changes that wait to be sent are normal."""


def answer(
    request: Request,
    clouds: Collection[ServedCloud],
    behaviour: Behaviour,
    *,
    check: Callable[[], Access],
    requests: RequestMetrics,
) -> Response:
    """The response to a request for one of `PATHS`.

    `check` is called where a token is needed or given, and raises when it is missing or invalid. Raises MethodUnknown.
    """
    path = request.path.removesuffix("/")
    if request.method not in METHODS:
        raise MethodUnknown(method=request.method, allow=METHODS)
    if request.method == "OPTIONS":
        return options(METHODS, None)
    if path == HEALTH:
        known = header(request.headers, "authorization") is not None
        if known or not from_this_computer(request):
            check()
        return health(clouds, counts=known)
    if path == METRICS:
        access = check()
        return metrics(requests, [cloud for cloud in clouds if cloud.cloud_id == access.cloud_id], access)
    if path == START:
        return Response(307, headers={"location": DOCS})
    if path == DOCS:
        return _cached(request, PAGE, _PAGE_TAG, "text/html;charset=UTF-8")
    catalogue = next((cloud.replica.catalogue for cloud in clouds), CATALOGUE)
    body, tag = _document(catalogue, behaviour.numbers)
    return _cached(request, body, tag, JSON)


def health(clouds: Collection[ServedCloud], *, counts: bool) -> Response:
    """200 with the status of all clouds, the worst one's headline; 503 when one of them cannot be read.

    Without `counts` the numbers of changes are null: how much a shop edits is nobody's business without a token.
    """
    try:
        statuses = [status for cloud in clouds if (status := _status(cloud)) is not None]
    except Exception as error:  # noqa: BLE001 - any fault makes the server unhealthy
        log.error("health: %s", type(error).__name__)  # noqa: TRY400 - the message may quote data
        return json_reply(503, _health_body("down", None), headers=_UNCACHED)
    worst = next((status for status in statuses if status.headline not in HEALTHY), None)
    shown = worst or next(iter(statuses), None)
    body = _health_body("ok" if worst is None else "degraded", shown)
    if statuses and counts:
        body["waiting"] = sum(status.waiting for status in statuses)
        body["needs_you"] = sum(status.needs_you for status in statuses)
    return json_reply(200, body, headers=_UNCACHED)


_UNCACHED = {"cache-control": "no-store"}


def _status(cloud: ServedCloud) -> Status | None:
    cloud.replica.waiting_counts()  # reads the file also where there is no status
    return cloud.status() if cloud.status is not None else None


def _health_body(state: str, status: Status | None) -> dict[str, Any]:
    return {
        "status": state,
        "headline": status.headline if status else None,
        "waiting": None,
        "needs_you": None,
        "last_success": status.last_success if status else None,
        "online": status.online if status else None,
        "version": VERSION,
    }


def from_this_computer(request: Request) -> bool:
    """Whether a request came over loopback, or without HTTP."""
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
}


def _cached(request: Request, body: bytes, tag: str, content_type: str) -> Response:
    if_none_match = header(request.headers, "if-none-match")
    if if_none_match is not None and matches(if_none_match, tag):
        return empty(304, tag=tag, headers=_HEADERS)
    return Response(200, {"content-type": content_type, **tag_headers(tag), **_HEADERS}, body)
