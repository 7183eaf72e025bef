"""One webhook call as it leaves: address, body, headers and signature; pure.

Called by `deliveries`. A POST carries the records. What the cloud's GET passes is not known; ours adds to the
registered address `entity`, `ids` (comma-separated) and `cloudid`, and the one who is called reads the records by
themselves. Both carry the delivery's id, the same over every try, and, from a server that gave a secret at
registration, `Counterfoil-Signature: t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.<body>`, for a GET over
`<t>.<query string>`.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

from app.server.webhooks.matching import Webhook
from storage.wire import dumps
from sync.client.api import user_agent

SIGNATURE = "Counterfoil-Signature"
DELIVERY = "Counterfoil-Delivery"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outgoing:
    """A call to make. Its address may hold a secret of the one who is called: none of it is for a log."""

    method: str
    url: str = field(repr=False)
    headers: Mapping[str, str] = field(repr=False)
    body: bytes = field(repr=False)


def build_webhook_request(
    hook: Webhook, told: Mapping[int, Mapping[str, Any]], *, cloud_id: int, delivery: str, now: int
) -> Outgoing:
    """The call of `hook` that tells these records, given by id. `now` is in wall milliseconds."""
    headers = {"User-Agent": user_agent(), DELIVERY: delivery}
    url, body = hook.url.strip(), b""
    if hook.method == "GET":
        url = _with_query(url, hook, told, cloud_id=cloud_id)
        signed = urlsplit(url).query.encode()
    else:
        signed = body = dumps(list(told.values()))
        headers["Content-Type"] = "application/json; charset=utf-8"
    if hook.secret is not None:
        headers[SIGNATURE] = signature(hook.secret, signed, at=now // 1000)
    return Outgoing(method=hook.method, url=url, headers=headers, body=body)


def signature(secret: str, signed: bytes, *, at: int) -> str:
    """The header's value; `at` in seconds since 1970, for the one who is called to refuse old calls."""
    digest = hmac.new(secret.encode(), b"%d.%s" % (at, signed), "sha256").hexdigest()
    return f"t={at},v1={digest}"


def _with_query(url: str, hook: Webhook, ids: Iterable[int], *, cloud_id: int) -> str:
    parts = urlsplit(url)
    own = {"entity": hook.kind, "ids": ",".join(map(str, ids)), "cloudid": cloud_id}
    # Quoted here, so that what is signed is what arrives: the library would quote the rest.
    registered = quote(parts.query, safe="%/?:@!$&()*+,;=-._~")
    query = "&".join(each for each in (registered, urlencode(own, safe=",")) if each)
    return urlunsplit((parts.scheme, parts.netloc, parts.path, query, ""))
