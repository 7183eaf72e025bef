"""Compression of responses with gzip, for clients that accept it.

Called by `asgi`. The ETag stays that of the record, as on the cloud.
"""

from __future__ import annotations

import gzip
from dataclasses import replace

from app.server.http.listening import Listening
from sync.client.transport import Response

MIN_BYTES = 1024
LEVEL = 4
"""Of 9. A page of records shrinks to a tenth in a millisecond."""

_KINDS = ("application/json", "text/")


def gzip_response(answer: Response, accepted: str | None) -> Response:
    """`answer`, compressed if it is large enough and `accepted` (the Accept-Encoding header) allows it."""
    if isinstance(answer, Listening) or not answer.headers.get("content-type", "").startswith(_KINDS):
        return answer
    headers = {**answer.headers, "vary": "Accept-Encoding"}
    if len(answer.body) <= MIN_BYTES or not accepts_gzip(accepted):
        return replace(answer, headers=headers)
    body = gzip.compress(answer.body, LEVEL, mtime=0)
    return replace(answer, headers={**headers, "content-encoding": "gzip"}, body=body)


def accepts_gzip(accepted: str | None) -> bool:
    """Whether an Accept-Encoding header allows gzip (RFC 9110, 12.5.3)."""
    weights: dict[str, float] = {}
    for coding in (accepted or "").split(","):
        name, _, parameters = coding.partition(";")
        weights[name.strip().lower()] = _weight(parameters)
    return weights.get("gzip", weights.get("x-gzip", weights.get("*", 0.0))) > 0


def _weight(text: str) -> float:
    name, _, value = text.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
