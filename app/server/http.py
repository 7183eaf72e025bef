"""The thin shell between Starlette and `Service.handle`: reads a request whole, answers whole.

Called by `serve` (uvicorn runs it). Knows sizes, hosts and bytes; knows nothing of records.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from urllib.parse import parse_qsl

import anyio.to_thread
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response as HttpResponse
from starlette.types import Receive, Scope, Send

from app.server import errors
from app.server.call import MAX_BODY
from app.server.refusals import BadRequest, BodyTooLarge, BodyTooSlow, Dropped, HostUnknown
from storage.errors import ShopError
from sync.transport import Request, Response

Handle = Callable[[Request], Response]

DRAIN = 4
"""A body over the limit is read on, up to so many times the limit, for its sender to see the 413."""

READ_SECONDS = 30.0
"""Longest wait for a whole request body."""

LOOPBACK_NAMES = frozenset({"localhost", "ip6-localhost"})


class Shell:
    """The ASGI application around one handler."""

    def __init__(self, handle: Handle, *, hosts: frozenset[str] = frozenset(), limit: int = MAX_BODY) -> None:
        self._handle = handle
        self._hosts = frozenset(name.lower() for name in hosts) | LOOPBACK_NAMES
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI's entry; never raises, so that no trace of ours reaches a log of the library."""
        if scope["type"] != "http":
            return
        http = HttpRequest(scope, receive)
        try:
            answer = await self._answer(http)
        except ClientDisconnect:
            return
        except Dropped as dropped:
            await _break_off(dropped, http, send)
            return
        await HttpResponse(answer.body, answer.status, dict(answer.headers))(scope, receive, send)

    async def _answer(self, http: HttpRequest) -> Response:
        path: str = http.url.path
        try:
            request = await self._request(http)
        except ShopError as error:
            answer = errors.reply(error, path=path)
            return Response(answer.status, {**answer.headers, "connection": "close"}, answer.body)
        try:
            return await anyio.to_thread.run_sync(self._handle, request, abandon_on_cancel=True)
        except Dropped:
            raise
        except Exception as error:  # noqa: BLE001 - the edge: nothing of ours goes further
            return errors.reply_to_fault(error, path=path)

    async def _request(self, http: HttpRequest) -> Request:
        if not self._goes_by(http.headers.get("host", "")):
            raise HostUnknown
        raw: bytes = http.scope.get("raw_path") or http.scope["path"].encode()
        try:
            # Only "&" separates: filters carry raw semicolons (`facts/cloud-api.md` 2).
            query = parse_qsl(http.url.query, keep_blank_values=True, errors="strict", separator="&")
        except UnicodeDecodeError as error:
            raise BadRequest(problem="encoding") from error
        return Request(
            method=http.method,
            path=raw.decode("latin-1"),
            query=tuple(query),
            headers=dict(http.headers),
            body=await self._body(http),
            peer=http.client.host if http.client is not None else "",
        )

    def _goes_by(self, host: str) -> bool:
        """Whether `host` (a Host header) is a name of ours or a bare address.

        A foreign page can make a browser come here under its own name, not under an address (DNS rebinding).
        """
        name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
        if name.lower() in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    async def _body(self, http: HttpRequest) -> bytes:
        declared = http.headers.get("content-length", "0")
        if declared.isdigit() and int(declared) > self._limit * DRAIN:
            raise BodyTooLarge(limit=self._limit)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(READ_SECONDS):
                async for part in http.stream():
                    size += len(part)
                    if size > self._limit * DRAIN:
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


async def _break_off(dropped: Dropped, http: HttpRequest, send: Send) -> None:
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
