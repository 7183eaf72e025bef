"""Connections as uvicorn serves them with httptools, each with a place and limits of bytes and seconds.

Called by `server`. Of uvicorn's connection only the callbacks that asyncio defines are overridden. The middleware `Watched` tells
apart when a connection works on a request and when it waits for its client.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from app.server.http.crowd import Crowd, Place
from app.server.http.request_checks import MAX_HEADER_BYTES, MAX_HEADERS

MAX_CONNECTIONS = 256
"""Open connections. A shop has a dozen programs with a few connections each."""
WAIT_SECONDS = 30.0
"""From the opening of a connection, or its last answer, to the end of the next head; and how long an answer may stay unread."""
MOST_WAITING_BYTES, MOST_BYTES = 2**19, 24 * 2**20
"""Bytes that may come until a head is whole, and of a request: more than one reading from the network, and than is read of a
body that is too large."""
EVERY_ANSWER: Mapping[str, str] = {"x-content-type-options": "nosniff"}
"""Headers of every answer: a browser must not take an error for a script."""
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
"""To a connection of an address that has its share."""


class Connections:
    """The connections of one server."""

    def __init__(self) -> None:
        self._crowd = Crowd(MAX_CONNECTIONS)
        self._open: dict[object, Connection] = {}
        """By the client's address and port."""

    def make(self, **named: Any) -> Connection:
        """A new connection, as uvicorn asks for it."""
        return Connection(self, **named)

    def enter(self, connection: Connection, address: str) -> Place | None:
        """A place for a connection that was accepted."""
        place = self._crowd.enter(address, connection.transport.abort)
        if place is not None:
            self._open[connection.client] = connection
        return place

    def leave(self, connection: Connection) -> None:
        """A connection is closed."""
        self._open.pop(connection.client, None)

    def of(self, scope: Scope) -> Connection | None:
        """The connection of a request."""
        return self._open.get(scope["client"])

    async def watch(self) -> None:
        """Abort, once a second, the connections whose clients take too long."""
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            for connection in [*self._open.values()]:
                if connection.overdue(now):
                    connection.transport.abort()

    def abort(self) -> None:
        """Abort all of them: the server has stopped."""
        for connection in [*self._open.values()]:
            connection.transport.abort()


class Connection(HttpToolsProtocol):
    """One connection."""

    def __init__(self, connections: Connections, **named: Any) -> None:
        super().__init__(**named)
        self._all = connections
        self._place: Place | None = None
        self._bytes = self._headers = self._head_bytes = 0
        """Of the request that is coming."""
        self._unread_since: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or refuse."""
        super().connection_made(transport)
        self._place = self._all.enter(self, self.client[0] if self.client is not None else "")
        if self._place is None:
            transport.write(REFUSAL)
            transport.close()
        self.waits()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self._place is not None:
            self._place.leave()
            self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass the client's bytes on."""
        if self.transport.is_closing():
            return
        self._bytes += len(data)
        waits = self._place is None or self._place.waits_since is not None
        if self._bytes > (MOST_WAITING_BYTES if waits else MOST_BYTES):
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Begin a request. This and the next two are called by the parser, which refuses a request with 400 where they raise."""
        self._headers = self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a piece of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, of the head or behind the body."""
        self._headers += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head_bytes += size
        # What is a little too large is told so by `request_checks`.
        if self._headers > 2 * MAX_HEADERS or self._head_bytes > 2 * MAX_HEADER_BYTES:
            raise ValueError

    def works(self) -> None:
        """A request has come, and is read or answered."""
        if self._place is not None:
            self._place.waits_since = None

    def waits(self) -> None:
        """The next request may come."""
        self._bytes = 0
        if self._place is not None:
            self._place.waits_since = time.monotonic()

    def overdue(self, now: float) -> bool:
        """Whether the client takes more than WAIT_SECONDS for a head, or to read; `now` in monotonic seconds."""
        if not self.transport.get_write_buffer_size():
            self._unread_since = None
        elif self._unread_since is None:
            self._unread_since = now
        since = [self._unread_since, self._place.waits_since if self._place is not None else None]
        return any(each is not None and now - each > WAIT_SECONDS for each in since)


class Watched:
    """The application, whose requests have their connection's transport in `scope["state"]`, to break it for a fault."""

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self._app = app
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        connection = self._connections.of(scope) if scope["type"] == "http" else None
        if connection is None:
            return
        scope["state"]["transport"] = connection.transport
        connection.works()
        try:
            await self._app(scope, receive, send)
        finally:
            connection.waits()
