"""The ASGI application between the HTTP server and a handler such as `Service.handle`.

Checks the head, reads the whole body, calls the handler in a thread and sends the whole response. Limits sizes and
concurrency; knows nothing of records.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.types import Receive, Scope, Send

from app.server.http import cors, error_bodies, request_checks
from app.server.http.crowd import Place
from app.server.http.errors import Crowded, DropConnection
from app.server.http.gzip import gzip_response
from app.server.http.listening import Listeners, Listening
from app.server.http.rate_limits import Limits
from app.server.http.replies import BODILESS
from app.server.http.request_bodies import Bodies
from app.server.http.workers import Workers
from app.server.request_context import MAX_BODY
from app.server.routes import is_feed_path
from app.server.v1.paths import is_v1_path
from storage.errors import ShopError
from sync.client.transport import Request, Response

Handle = Callable[[Request], Response]
Observe = Callable[[str, str, int, float], None]
"""Method, path, status, and the seconds until the response was there, without the time that it is held open."""

WAITING_THREADS = 1
"""The same for requests that wait for changes."""
THREADS = 4
"""Handlers running at once, so that the window keeps its share of the processor (F100)."""


class AsgiApp:
    """The ASGI application for one handler."""

    def __init__(
        self,
        handle: Handle,
        *,
        hosts: frozenset[str] = frozenset(),
        limit: int = MAX_BODY,
        limits: Limits | None = None,
        threads: int = THREADS,
        cross_origin: frozenset[str] = frozenset(),
        origins: frozenset[str] = frozenset(),
        observe: Observe | None = None,
    ) -> None:
        """`hosts` are the names of this server, `limit` bytes of a body, `cross_origin` paths that other sites may post to.

        Pages of `origins` may read and write everything that their token may, but for the v1 paths. `observe` is told
        of every request.
        """
        self._handle = handle
        self._cross_origin = cross_origin
        self._origins = origins
        self._observe = observe
        self._hosts = frozenset(name.lower() for name in hosts) | request_checks.LOOPBACK_NAMES
        self._limits = limits
        self._workers = Workers(threads)
        self._waiting_workers = Workers(WAITING_THREADS)
        self._bodies = Bodies(limit)
        self._listeners = Listeners(self._waiting_workers.run)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request. Never raises, so that no stack trace reaches a log of the library."""
        if scope["type"] != "http":
            return
        http = HttpRequest(scope, receive)
        origin = self._granted_origin(http)
        began = time.perf_counter()
        waits = _may_wait(http)
        # Who waits for changes has places and threads of its own: when all are told at once, other requests go first.
        admit = self._listeners.places.enter if waits else self._bodies.admit
        place = admit(http.client.host if http.client is not None else "")
        answer: Response | None
        try:
            answer = await self._answer(http, place, self._waiting_workers if waits else self._workers)
            if self._observe is not None:
                self._observe(http.method, _raw_path(http), answer.status, time.perf_counter() - began)
            if isinstance(answer, Listening) and waits:
                answer = await self._listen(cors.grant(answer, origin), http, send)
        except ClientDisconnect:
            return
        except DropConnection as drop:
            await _drop(drop, http, send)
            return
        finally:
            if place is not None:
                place.leave()
        if answer is not None:
            answer = cors.grant(answer, origin)
            await _send(answer, send)

    async def _listen(self, answer: Response, http: HttpRequest, send: Send) -> Response | None:
        """The response once there is something to say; None for one that was sent as a stream, or that nobody awaits."""
        assert isinstance(answer, Listening)
        found = await self._listeners.serve(answer, http, send)
        return found if found is None else gzip_response(found, http.headers.get("accept-encoding"))

    async def _answer(self, http: HttpRequest, place: Place | None, workers: Workers) -> Response:
        path = _raw_path(http)
        if place is None:
            return _closing(error_bodies.reply(Crowded(), path=path))
        try:
            request = self._read_head(http, path)
        except ShopError as error:
            answer = error_bodies.reply(error, path=path)
            return answer if await self._bodies.discard(http, place) else _closing(answer)
        if cors.is_preflight(request.method, request.headers) and self._granted_origin(http) is not None:
            return cors.preflight_reply(request.headers)
        try:
            request = replace(request, body=await self._bodies.read(http, place))
        except ShopError as error:
            return _closing(error_bodies.reply(error, path=path))
        try:
            return await workers.run(lambda: self._handle_in_thread(request))
        except DropConnection:
            raise
        except Exception as error:  # noqa: BLE001 - the edge: every request gets a response
            return error_bodies.reply_to_fault(error, path=path)

    def _granted_origin(self, http: HttpRequest) -> str | None:
        """The origin of a page that may read the response."""
        if not self._origins or is_v1_path(_raw_path(http)):
            return None
        return cors.granted_origin(http.headers, self._origins)

    def _handle_in_thread(self, request: Request) -> Response:
        return gzip_response(self._handle(request), request.headers.get("accept-encoding"))

    def _read_head(self, http: HttpRequest, path: str) -> Request:
        """The request without its body. Raises what `request_checks` and the limits raise."""
        query: bytes = http.scope["query_string"]
        headers = dict(http.headers)
        peer = http.client.host if http.client is not None else None
        if self._limits is not None and peer is not None:
            self._limits.count_address(peer)
        request_checks.check_sizes(path.encode("latin-1") + query, http.scope["headers"])
        request_checks.check_host(http.headers.getlist("host"), self._hosts)
        if path not in self._cross_origin and self._granted_origin(http) is None:
            request_checks.check_origin(http.method, headers, reads_are_safe=not is_v1_path(path))
        request_checks.check_encoding(headers)
        return Request(
            method=http.method, path=path, query=request_checks.parse_query(query), headers=headers, peer=peer
        )


def _may_wait(http: HttpRequest) -> bool:
    """Whether a request may be held open: one for changes, without a body."""
    sized = "content-length" in http.headers or "transfer-encoding" in http.headers
    return http.method == "GET" and not sized and is_feed_path(_raw_path(http))


def _raw_path(http: HttpRequest) -> str:
    raw: bytes = http.scope.get("raw_path") or http.scope["path"].encode()
    return raw.decode("latin-1")


def _closing(answer: Response) -> Response:
    """The response that closes the connection, since the unread rest of the body would look like a next request."""
    return replace(answer, headers={**answer.headers, "connection": "close"})


async def _send(answer: Response, send: Send) -> None:
    """Send a whole response."""
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in answer.headers.items()
    ]
    if answer.status not in BODILESS and "content-length" not in answer.headers:
        headers.append((b"content-length", b"%d" % len(answer.body)))
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


async def _drop(drop: DropConnection, http: HttpRequest, send: Send) -> None:
    """Close the connection in the middle of a response, or before its first byte."""
    transport = http.scope.get("state", {}).get("transport")
    if drop.response is not None:
        headers = [(name.encode(), value.encode()) for name, value in drop.response.headers.items()]
        headers.append((b"content-length", str(len(drop.response.body)).encode()))
        await send({"type": "http.response.start", "status": drop.response.status, "headers": headers})
        await send({"type": "http.response.body", "body": drop.response.body[: drop.head], "more_body": True})
    if transport is not None:
        if drop.response is None:
            transport.abort()
        else:
            transport.close()
    while (await http.receive())["type"] != "http.disconnect":
        pass
