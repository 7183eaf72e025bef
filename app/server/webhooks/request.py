"""Builds the HTTP request of a webhook call: URL, body, headers and signature. Pure.

Called by `delivery`. A POST carries the records. The parameters of the real cloud's GET are not known; ours adds
`entity`, `ids` (comma-separated) and `cloudid` to the registered URL, and the receiver reads the records itself. Both
carry the delivery id, which stays the same over all attempts, and, if the server gave a secret at registration,
`Counterfoil-Signature: t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.<body>`, for a GET over `<t>.<query string>`.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

from app.server.webhooks.matching import Webhook
from app.version import USER_AGENT
from storage.wire import dumps

SIGNATURE = "Counterfoil-Signature"
DELIVERY = "Counterfoil-Delivery"


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookRequest:
    """The request to send. URL, headers and body may hold secrets of the receiver, so that none is in its repr."""

    method: str
    url: str = field(repr=False)
    headers: Mapping[str, str] = field(repr=False)
    body: bytes = field(repr=False)


def build_webhook_request(
    webhook: Webhook, records: Mapping[int, Mapping[str, Any]], *, cloud_id: int, delivery: str, now: int
) -> WebhookRequest:
    """The request that calls `webhook` for `records` (by id). `now` is in wall milliseconds."""
    headers = {"User-Agent": USER_AGENT, DELIVERY: delivery}
    url, body = webhook.url.strip(), b""
    if webhook.method == "GET":
        url = _with_query(url, webhook, records, cloud_id=cloud_id)
        signed = urlsplit(url).query.encode()
    else:
        signed = body = dumps(list(records.values()))
        headers["Content-Type"] = "application/json; charset=utf-8"
    if webhook.secret is not None:
        headers[SIGNATURE] = signature(webhook.secret, signed, at=now // 1000)
    return WebhookRequest(method=webhook.method, url=url, headers=headers, body=body)


def signature(secret: str, signed: bytes, *, at: int) -> str:
    """The value of the signature header; `at` in seconds since 1970, by which the receiver can refuse old calls."""
    digest = hmac.new(secret.encode(), b"%d.%s" % (at, signed), "sha256").hexdigest()
    return f"t={at},v1={digest}"


def _with_query(url: str, webhook: Webhook, ids: Iterable[int], *, cloud_id: int) -> str:
    parts = urlsplit(url)
    added = {"entity": webhook.kind, "ids": ",".join(map(str, ids)), "cloudid": cloud_id}
    # Quoted here, so that the signed query is the one that is sent: httpx would quote further characters.
    registered = quote(parts.query, safe="%/?:@!$&()*+,;=-._~")
    query = "&".join(part for part in (registered, urlencode(added, safe=",")) if part)
    return urlunsplit((parts.scheme, parts.netloc, parts.path, query, ""))
