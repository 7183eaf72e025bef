"""The receiver of the cloud's webhooks: answers at once and requests a pull of the entity a few seconds later.

Served on a port of its own. The cloud's webhooks are unsigned, so a delivery's body is read and ignored: all that a
call can do is make the next pull come sooner (F92-F96). Where it is called alone says what changed; the address that
`serve` prints, without a kind behind it, says only that something did: the hot lists are pulled, at most once a minute.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import secrets
from collections.abc import Callable

from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response as HttpResponse
from starlette.types import Receive, Scope, Send

from app.server.http.errors import TooManyRequests
from app.server.http.rate_limits import Buckets
from storage.clock import Clock, SystemClock
from storage.schema.entities import CATALOGUE

RequestPull = Callable[[str], None]
"""Requests a pull of an entity, or of the hot lists for `ANYTHING`; must return at once."""

ANYTHING = ""
"""In place of an entity: the printed address was called, and nobody says what changed (F122)."""

ANYTHING_SECONDS = 60.0
"""Least seconds between two pulls for `ANYTHING`, as often as a hot list is polled while people work."""

MAX_READ = 5 * 1024 * 1024
"""Bytes of a delivery that are read, so that its sender gets to read the answer (F93). The rest is left unread: a call is a
hint whatever it carries, and one that was refused for its size would be repeated, or given up and the webhook removed."""

PER_MINUTE = 600
"""Deliveries accepted per minute, a burst of ten seconds' worth. More get 429 and lose nothing: a pull is due (F93)."""

READ_SECONDS = 5.0

SETTLE_SECONDS = 3.0
"""From the first delivery to the pull: merges a burst, and gives the cloud time to commit what it announced."""

log = logging.getLogger(__name__)


class _LeftUnread(Exception):
    """A delivery was accepted and its rest not read, so that the connection cannot be used again."""


def new_secret() -> str:
    """A random path segment of 256 bits."""
    return secrets.token_urlsafe(32)


class Receiver:
    """The ASGI application. Deliveries come to `/<secret>/<payloadEntity>`."""

    def __init__(
        self,
        secret: str,
        request_pull: RequestPull,
        *,
        settle: float = SETTLE_SECONDS,
        clock: Clock | None = None,
    ) -> None:
        self._secret = secret.encode()
        self._request_pull = request_pull
        self._settle = settle
        self._pending: set[str] = set()
        self._clock = clock if clock is not None else SystemClock()
        self._limit = Buckets(PER_MINUTE, clock=self._clock, reason="address")
        self._anything_at: float | None = None
        """When the hot lists were last asked for, monotonic seconds."""
        self.accepted = 0
        """Deliveries answered with 202 since the start."""

    def path(self, payload_entity: str) -> str:
        """The path to register at the cloud for one kind."""
        return f"/{self._secret.decode()}/{payload_entity}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one delivery; never raises."""
        if scope["type"] != "http":
            return
        headers: dict[str, str] = {}
        try:
            status = await self._receive(HttpRequest(scope, receive))
        except TooManyRequests as error:
            status, headers["retry-after"] = 429, str(math.ceil(error.seconds))
        except _LeftUnread:
            status, headers["connection"] = 202, "close"
        if status in (400, 408, 429):
            headers["connection"] = "close"
        await HttpResponse(b"", status, headers)(scope, receive, send)

    async def _receive(self, http: HttpRequest) -> int:
        secret, _, kind = http.scope["path"].removeprefix("/").removesuffix("/").partition("/")
        if not hmac.compare_digest(secret.encode("utf-8", "surrogatepass"), self._secret):
            return 404
        if http.method not in ("POST", "GET"):
            return 405
        # Kinds that announce no entity are accepted, counted and ignored (F94).
        if (entity := CATALOGUE.announced_by(kind)) is not None:
            self._schedule_pull(entity.name)
        elif not kind:
            self._schedule_pull(ANYTHING)
        self._limit.take(http.client.host if http.client is not None else "")
        size = 0
        try:
            async with asyncio.timeout(READ_SECONDS):
                async for part in http.stream():
                    size += len(part)
                    if size > MAX_READ:
                        self.accepted += 1
                        raise _LeftUnread
        except TimeoutError:
            return 408
        except ClientDisconnect:
            return 400
        self.accepted += 1
        return 202

    def _schedule_pull(self, entity: str) -> None:
        if entity not in self._pending:
            self._pending.add(entity)
            wait = self._settle
            if entity == ANYTHING and self._anything_at is not None:
                wait = max(wait, self._anything_at + ANYTHING_SECONDS - self._clock.monotonic())
            asyncio.get_running_loop().call_later(wait, self._pull_now, entity)

    def _pull_now(self, entity: str) -> None:
        self._pending.discard(entity)
        if entity == ANYTHING:
            self._anything_at = self._clock.monotonic()
        try:
            self._request_pull(entity)
        except Exception as error:  # noqa: BLE001 - one failure must not stop later pulls
            log.error(  # noqa: TRY400 - the message may quote data
                "the receiver could not request a pull: %s", type(error).__name__
            )
