"""The receiver of the cloud's webhooks: answers at once, believes nothing, and pokes a pull a little later.

Called by the runtime, on a port of its own. A delivery's body is read only to get it out of the way: webhooks
are unsigned, so all they can do is make us look at the cloud sooner (F92-F96).
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import secrets
from collections.abc import Callable, Mapping
from types import MappingProxyType

from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response as HttpResponse
from starlette.types import Receive, Scope, Send

from app.server.http.errors import TooManyRequests
from app.server.http.rate_limits import Buckets
from storage.clock import Clock, SystemClock

RequestPull = Callable[[str], None]
"""Asks for a pull of an entity; must return at once."""

MAX_DELIVERY = 64 * 1024
"""Bytes of one delivery (F93)."""

PER_MINUTE = 600
"""Deliveries taken in a minute, ten seconds' worth at once; more get 429 and lose nothing: the pull is due (F93)."""

READ_SECONDS = 5.0

SETTLE_SECONDS = 3.0
"""Between the first delivery and the poke: a burst becomes one, and the cloud has what it announced."""

ENTITIES: Mapping[str, str] = MappingProxyType(
    {
        "PRODUCT": "products",
        "POINTSLOG": "customers",
        "CUSTOMER": "customers",
        "STOCKLOG": "warehouse-products",
    }
)
"""`payloadEntity` -> what is pulled. Other kinds are taken, counted and ignored (F94)."""

log = logging.getLogger(__name__)


def new_secret() -> str:
    """An unguessable path segment, 256 bits."""
    return secrets.token_urlsafe(32)


class Receiver:
    """The ASGI application. Deliveries come to `/<secret>/<payloadEntity>`."""

    def __init__(
        self, secret: str, poke: RequestPull, *, settle: float = SETTLE_SECONDS, clock: Clock | None = None
    ) -> None:
        self._secret = secret.encode()
        self._poke = poke
        self._settle = settle
        self._allowance = Buckets(
            PER_MINUTE, clock=clock if clock is not None else SystemClock(), what="address"
        )
        self._pending: set[str] = set()
        self.taken = 0
        """Deliveries answered with 202 since the start."""

    def path(self, payload_entity: str) -> str:
        """Path to register at the cloud for one kind."""
        return f"/{self._secret.decode()}/{payload_entity}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI's entry; never raises."""
        if scope["type"] != "http":
            return
        headers: dict[str, str] = {}
        try:
            status = await self._take(HttpRequest(scope, receive))
        except TooManyRequests as error:
            status, headers["retry-after"] = 429, str(math.ceil(error.seconds))
        if status in (408, 413, 429):
            headers["connection"] = "close"
        await HttpResponse(b"", status, headers)(scope, receive, send)

    async def _take(self, http: HttpRequest) -> int:
        secret, _, kind = http.scope["path"].removeprefix("/").removesuffix("/").partition("/")
        if not hmac.compare_digest(secret.encode("utf-8", "surrogatepass"), self._secret):
            return 404
        if http.method not in ("POST", "GET"):
            return 405
        if (entity := ENTITIES.get(kind)) is not None:
            self._announce(entity)
        self._allowance.take(http.client.host if http.client is not None else "")
        size = 0
        try:
            async with asyncio.timeout(READ_SECONDS):
                async for part in http.stream():
                    size += len(part)
                    if size > MAX_DELIVERY:
                        return 413
        except TimeoutError:
            return 408
        except ClientDisconnect:
            return 400
        self.taken += 1
        return 202

    def _announce(self, entity: str) -> None:
        if entity not in self._pending:
            self._pending.add(entity)
            asyncio.get_running_loop().call_later(self._settle, self._fire, entity)

    def _fire(self, entity: str) -> None:
        self._pending.discard(entity)
        try:
            self._poke(entity)
        except Exception as error:  # noqa: BLE001 - a poke that fails must not stop the next
            log.error(  # noqa: TRY400 - the text of an exception may quote data
                "poke failed: %s", type(error).__name__
            )
