"""HTTP/1.1 over one connection, as uvicorn speaks it, with limits on what a connection may hold up.

Called by `serve` only. Counts connections, bounds the head of a request in bytes and in time, and gives up on
clients that do not read. What is asked and answered is the application's.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import sys
import time
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from app.server.http import error_bodies
from app.server.http.errors import Crowded
from app.server.http.request_checks import MAX_ADDRESS, MAX_HEADER_BYTES
from sync.client.transport import Response

MAX_CONNECTIONS = 256
"""At once; more get 503. A shop has a dozen programs with a few connections each."""

HEAD_SECONDS = 10.0
"""From the first byte of a request, or from the connection, to the end of its head (slow loris)."""
UNREAD_SECONDS = 30.0
"""How long bytes of an answer may wait for a client that does not read them."""
KEEP_ALIVE_SECONDS = 30
"""How long a connection stays open without a request."""
HANDSHAKE_SECONDS = 10.0
"""For a TLS handshake."""

LINGER_SECONDS = 1.0
"""How long a connection that was refused is still read from."""


class Connection(H11Protocol):
    """One connection. `scope["state"]["transport"]` lets the application break it off, for faults."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._waiting_since: float | None = None
        self._unread_since: float | None = None
        self._refused = False

    def connection_made(self, transport: Any) -> None:
        """Take it, or turn it away when there are too many."""
        self.app_state = {**self.app_state, "transport": transport}
        super().connection_made(transport)
        self._waiting_since = time.monotonic()
        if len(self.connections) > MAX_CONNECTIONS:
            self._write(error_bodies.reply(Crowded(), path=""))
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Bytes of a client."""
        if self._refused or self.transport.is_closing():
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._waiting_since = None
        elif self._waiting_since is None:
            self._waiting_since = time.monotonic()

    def send_400_response(self, msg: str) -> None:
        """Bytes that are no request, or too many of them: the cloud's error shape instead of plain text."""
        del msg
        self._refused = True
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started:
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        status = getattr(sys.exc_info()[1], "error_status_hint", HTTPStatus.BAD_REQUEST)
        if status == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE and self._in_first_line():
            status = HTTPStatus.REQUEST_URI_TOO_LONG
        self._write(error_bodies.plain(status, path=""))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # What the client still sends is thrown away for a moment: closed at once, it would miss the answer.
        self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def _in_first_line(self) -> bool:
        return b"\n" not in self.conn.trailing_data[0][:MAX_ADDRESS]

    def _write(self, answer: Response) -> None:
        # Past h11, which after an error of the client, or before any request, has nothing to say.
        headers = {**answer.headers, "content-length": str(len(answer.body)), "connection": "close"}
        lines = [f"HTTP/1.1 {answer.status} {HTTPStatus(answer.status).phrase}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode("latin-1") + answer.body)

    def overdue(self, now: float) -> bool:
        """Whether its client has kept us waiting for too long; `now` in monotonic seconds."""
        if not self.transport.get_write_buffer_size():
            self._unread_since = None
        elif self._unread_since is None:
            self._unread_since = now
        elif now - self._unread_since > UNREAD_SECONDS:
            return True
        return self._waiting_since is not None and now - self._waiting_since > HEAD_SECONDS


class Listener(uvicorn.Server):
    """uvicorn's server over one socket of ours, with or without TLS, that looks after its connections."""

    def __init__(self, app: Any, bound: socket.socket, tls: ssl.SSLContext | None, *, backlog: int) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                loop="asyncio",
                http=Connection,
                backlog=backlog,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level="critical",
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=1,
                h11_max_incomplete_event_size=MAX_HEADER_BYTES,
            )
        )
        self._bound = bound
        self._tls = tls

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen. As uvicorn's own, which cannot be told how long a TLS handshake may take."""
        del sockets
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            self._connection,
            sock=self._bound,
            ssl=self._tls,
            backlog=self.config.backlog,
            ssl_handshake_timeout=HANDSHAKE_SECONDS if self._tls is not None else None,
        )
        self.servers = [server]
        self.started = True

    def _connection(self) -> Connection:
        return Connection(config=self.config, server_state=self.server_state, app_state={})

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second the connections that are overdue are cut."""
        if counter % 10 == 0:
            now = time.monotonic()
            for each in list(self.server_state.connections):
                if isinstance(each, Connection) and each.overdue(now):
                    each.transport.abort()
        return await super().on_tick(counter)
