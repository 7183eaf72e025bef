"""The thin shell between Starlette and `Service.handle`: reads a request whole, answers whole.

Called by `serve` (the listener runs it). Knows sizes, hosts, bytes and how much may go on at once; knows nothing of
records.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import anyio
import anyio.to_thread
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response as HttpResponse
from starlette.types import Receive, Scope, Send

from app.server.http import error_bodies, request_checks
from app.server.http.errors import BodyTooLarge, BodyTooSlow, Crowded, DropConnection
from app.server.http.gzip import gzip_response
from app.server.http.rate_limits import Limits
from app.server.request_context import MAX_BODY
from app.server.v1.paths import is_v1_path
from storage.errors import ShopError
from sync.client.transport import Request, Response

Handle = Callable[[Request], Response]

DRAIN_FACTOR = 4
"""A body over the limit is read on, up to so many times the limit, for its sender to see the 413."""

READ_SECONDS = 30.0
"""Longest wait for a whole request body."""
DISCARD_SECONDS = 2.0
"""Longest wait for the body of a request that is refused by its head."""

MAX_CONCURRENT = 64
"""Requests being read or answered at once; more get 503. With bodies of 5 MB that is what memory allows."""
THREADS = 4
"""Requests being worked on at once, so that the window has its share of the processor (F100)."""


class AsgiApp:
    """The ASGI application around one handler."""

    def __init__(
        self,
        handle: Handle,
        *,
        hosts: frozenset[str] = frozenset(),
        limit: int = MAX_BODY,
        limits: Limits | None = None,
        threads: int = THREADS,
        from_anywhere: frozenset[str] = frozenset(),
    ) -> None:
        """`from_anywhere` are paths that take a form which another site's page sends."""
        self._handle = handle
        self._from_anywhere = from_anywhere
        self._hosts = frozenset(name.lower() for name in hosts) | request_checks.LOOPBACK_NAMES
        self._limit = limit
        self._limits = limits
        self._threads = anyio.CapacityLimiter(threads)
        self._inside = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI's entry; never raises, so that no trace of ours reaches a log of the library."""
        if scope["type"] != "http":
            return
        http = HttpRequest(scope, receive)
        self._inside += 1
        try:
            answer = await self._answer(http)
        except ClientDisconnect:
            return
        except DropConnection as dropped:
            await _drop(dropped, http, send)
            return
        finally:
            self._inside -= 1
        await HttpResponse(answer.body, answer.status, dict(answer.headers))(scope, receive, send)

    async def _answer(self, http: HttpRequest) -> Response:
        path = _raw_path(http)
        try:
            request = self._head(http, path)
        except ShopError as error:
            answer = error_bodies.reply(error, path=path)
            last = isinstance(error, Crowded) or not await self._discarded(http)
            return _closing(answer) if last else answer
        try:
            request = replace(request, body=await self._body(http))
        except ShopError as error:
            return _closing(error_bodies.reply(error, path=path))
        try:
            return await anyio.to_thread.run_sync(
                self._work, request, abandon_on_cancel=True, limiter=self._threads
            )
        except DropConnection:
            raise
        except Exception as error:  # noqa: BLE001 - the edge: nothing of ours goes further
            return error_bodies.reply_to_fault(error, path=path)

    def _work(self, request: Request) -> Response:
        return gzip_response(self._handle(request), request.headers.get("accept-encoding"))

    def _head(self, http: HttpRequest, path: str) -> Request:
        """The request without its body. Raises what its head, its sender or the crowd does not allow."""
        query: bytes = http.scope["query_string"]
        headers = dict(http.headers)
        peer = http.client.host if http.client is not None else None
        if self._inside > MAX_CONCURRENT:
            raise Crowded
        if self._limits is not None and peer is not None:
            self._limits.count_address(peer)
        request_checks.check_sizes(path.encode("latin-1") + query, http.scope["headers"])
        request_checks.check_host(headers.get("host", ""), self._hosts)
        if path not in self._from_anywhere:
            request_checks.check_origin(http.method, headers, reads_are_safe=not is_v1_path(path))
        request_checks.check_encoding(headers)
        return Request(
            method=http.method, path=path, query=request_checks.parse_query(query), headers=headers, peer=peer
        )

    async def _body(self, http: HttpRequest) -> bytes:
        declared = http.headers.get("content-length", "0")
        if declared.isdigit() and int(declared) > self._limit * DRAIN_FACTOR:
            raise BodyTooLarge(limit=self._limit)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(READ_SECONDS):
                async for part in http.stream():
                    size += len(part)
                    if size > self._limit * DRAIN_FACTOR:
                        break
                    if size <= self._limit:
                        parts.append(part)
                    else:
                        parts.clear()
        except TimeoutError as error:
            raise BodyTooSlow from error
        if size > self._limit:
            raise BodyTooLarge(limit=self._limit)
        return b"".join(parts)

    async def _discarded(self, http: HttpRequest) -> bool:
        """Read a body that nobody wants, so that its sender gets to the answer; whether that was all of it."""
        if "expect" in http.headers:
            return False
        size = 0
        try:
            async with asyncio.timeout(DISCARD_SECONDS):
                async for part in http.stream():
                    size += len(part)
                    if size > self._limit:
                        return False
        except TimeoutError:
            return False
        return True


def _raw_path(http: HttpRequest) -> str:
    raw: bytes = http.scope.get("raw_path") or http.scope["path"].encode()
    return raw.decode("latin-1")


def _closing(answer: Response) -> Response:
    """The connection's last answer: what is left of the request cannot be told from a next one."""
    return replace(answer, headers={**answer.headers, "connection": "close"})


async def _drop(dropped: DropConnection, http: HttpRequest, send: Send) -> None:
    """Close the connection in the middle of an answer, or before its first byte."""
    transport = http.scope.get("state", {}).get("transport")
    if dropped.response is not None:
        headers = [(name.encode(), value.encode()) for name, value in dropped.response.headers.items()]
        headers.append((b"content-length", str(len(dropped.response.body)).encode()))
        await send({"type": "http.response.start", "status": dropped.response.status, "headers": headers})
        await send(
            {"type": "http.response.body", "body": dropped.response.body[: dropped.head], "more_body": True}
        )
    if transport is not None:
        if dropped.response is None:
            transport.abort()
        else:
            transport.close()
    while (await http.receive())["type"] != "http.disconnect":
        pass
