"""HTTP/1.1 connections as uvicorn serves them, with limits that uvicorn has no options for.

Called by `http.server` only. Limits the connections of an address and of all, the bytes and seconds that the head of a
request may take, how long a client may leave an answer unread, and the seconds of a TLS handshake; answers malformed
requests in the cloud's error format. Knows nothing of the application.

Ordinary requests, nearly all there are, are read by `ordinary_requests` and answered by `ordinary_cycle`; h11 reads the others, and it alone
refuses. On one connection they may take turns: while h11 has begun nothing, and nothing is being answered.

This overrides internals of uvicorn, which may change in any release. That is why pyproject.toml pins the version;
`tests/app/server/http/test_protocol.py` names the version that was read. They are:

- `H11Protocol`: `connection_made`, `connection_lost`, `data_received`, `on_response_complete` (called by the cycle) and
  `send_400_response` (called inside an `except` block of h11's `RemoteProtocolError`), the attributes `app_state`,
  `connections`, `conn`, `cycle`, `loop` and `transport`, and of the cycle `response_started`, `response_complete`, `disconnected` and `message_event`;
- what its `handle_events` does with a request (`_serve` does the same): `_unset_keepalive_if_required`, `headers`, `scope`, `app`, `tasks`,
  `flow`, and `RequestResponseCycle`, of which `ordinary_cycle` overrides `send`;
- `Server`: `startup` (replaced whole), `shutdown`, `on_tick` (called ten times a second), `servers` (of whose members only `close`
  and `wait_closed` are called), `started`, `server_state`;
- the constructor arguments of `H11Protocol`.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from app.server.http import error_bodies
from app.server.http.accepting import Acceptor
from app.server.http.errors import Crowded
from app.server.http.ordinary_cycle import OrdinaryCycle
from app.server.http.ordinary_requests import OrdinaryRequest, read_ordinary
from app.server.http.request_bodies import WHOLE_BODY
from app.server.http.request_checks import MAX_ADDRESS, MAX_HEADER_BYTES
from app.server.http.shares import Place, Shares
from sync.client.transport import Response

MAX_CONNECTIONS = 256
"""Open connections; one more gets 503. A shop has a dozen programs with a few connections each."""
ADDRESS_CONNECTIONS = 64
"""Of them, for one address of another computer; see `shares` for what an address gets when many want some."""

HEAD_SECONDS = 10.0
"""From the opening of the connection, or the first byte of a request, to the end of its head (slow loris)."""
UNREAD_SECONDS = 30.0
"""How long an answer may stay in the write buffer because the client does not read."""
KEEP_ALIVE_SECONDS = 30
"""How long an idle connection stays open."""
HANDSHAKE_SECONDS = 10.0
"""For a TLS handshake."""

EVERY_ANSWER: Mapping[str, str] = {"x-content-type-options": "nosniff"}
"""Headers of every answer, whoever makes it: a browser must not take an error for a script."""

LINGER_SECONDS = 1.0
"""How long a connection is still read from after a request was rejected as malformed."""


def closing_answer(answer: Response) -> bytes:
    """The bytes of an answer after which the connection is closed."""
    headers = {
        **answer.headers,
        **EVERY_ANSWER,
        "content-length": str(len(answer.body)),
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {answer.status} {HTTPStatus(answer.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + answer.body


class Connection(H11Protocol):
    """One connection. The application finds its transport in `scope["state"]["transport"]`, to abort it for a fault."""

    def __init__(self, place: Place, **named: Any) -> None:
        super().__init__(**named)
        self.place = place
        self._idle_since: float | None = None
        self._head_since: float | None = None
        self._unread_since: float | None = None
        self._rejected = False
        self._nothing_begun = self.conn.their_state
        """The state in which h11 is between two requests."""
        self._behind = b""
        """What came behind an ordinary request, until that is answered."""

    def connection_made(self, transport: Any) -> None:
        """Wait for the head of a request from now on."""
        self.app_state = {**self.app_state, "transport": transport}
        super().connection_made(transport)
        self._head_since = time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place of the connection back."""
        self.place.release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass the client's bytes on, and note since when the head of a request is incomplete."""
        if self._rejected or self.transport.is_closing():
            return
        self._idle_since = None
        self._read(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._head_since = None
        elif self._head_since is None:
            self._head_since = time.monotonic()

    def _read(self, data: bytes) -> None:
        if isinstance(self.cycle, OrdinaryCycle) and not self.cycle.response_complete:
            self._behind += data
            self.flow.pause_reading()
        elif self.conn.their_state is self._nothing_begun and not self.conn.trailing_data[0]:
            request = read_ordinary(data)
            if request is None:
                super().data_received(data)
            else:
                self._serve(request)
        else:
            super().data_received(data)

    def _serve(self, request: OrdinaryRequest) -> None:
        """Hand a request to the application as uvicorn does one that h11 has read."""
        self._unset_keepalive_if_required()
        path, _, query = request.target.partition(b"?")
        self.headers = request.headers
        self.scope = {
            "type": "http",
            "asgi": {"version": self.asgi_version, "spec_version": "2.3"},
            "http_version": "1.1",
            "server": self.server,
            "client": self.client,
            "scheme": self.scheme,  # type: ignore[typeddict-item]
            "method": request.method.decode("ascii"),
            "root_path": "",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "headers": self.headers,
            "state": {**self.app_state, WHOLE_BODY: request.body},
        }
        self.cycle = OrdinaryCycle(
            scope=self.scope,
            conn=self.conn,
            transport=self.transport,
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=False,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            on_response=self.on_response_complete,
        )
        self.cycle.body += request.body
        self.cycle.more_body = False
        self.cycle.message_event.set()
        task = self.loop.create_task(self.cycle.run_asgi(self.app))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def on_response_complete(self) -> None:
        """Note since when the connection is idle, and read what came behind an ordinary request."""
        super().on_response_complete()
        if self._behind and not self.transport.is_closing():
            behind, self._behind = self._behind, b""
            self.data_received(behind)
            return
        # Otherwise it has begun with a request that was sent before this answer.
        self._idle_since = time.monotonic() if self.cycle.response_complete else None

    @property
    def waits(self) -> tuple[int, float] | None:
        """How dispensable it is, the lowest first: begun heads before idle ones, and the oldest. None while it works."""
        if self._rejected or self.transport.is_closing():
            return None
        if self._head_since is not None:
            return 0, self._head_since
        return None if self._idle_since is None else (1, self._idle_since)

    def give_way(self) -> None:
        """Close at once, for another connection of the same address."""
        self.place.release()
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed or oversized head in the cloud's error format instead of uvicorn's plain text."""
        del msg
        self._rejected = True
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started:
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        status = getattr(sys.exc_info()[1], "error_status_hint", HTTPStatus.BAD_REQUEST)
        if status == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE and self._is_in_request_line():
            status = HTTPStatus.REQUEST_URI_TOO_LONG
        # Not through h11, which cannot send after a protocol error of the client or before any request.
        self.transport.write(closing_answer(error_bodies.plain(status, path="")))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # Closed at once with unread input, the connection would be reset and the client might miss the answer.
        self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def _is_in_request_line(self) -> bool:
        return b"\n" not in self.conn.trailing_data[0][:MAX_ADDRESS]

    def overdue(self, now: float) -> bool:
        """Whether the client exceeds HEAD_SECONDS or UNREAD_SECONDS; `now` in monotonic seconds."""
        if not self.transport.get_write_buffer_size():
            self._unread_since = None
        elif self._unread_since is None:
            self._unread_since = now
        elif now - self._unread_since > UNREAD_SECONDS:
            return True
        return self._head_since is not None and now - self._head_since > HEAD_SECONDS


class Listener(uvicorn.Server):
    """uvicorn's server on a socket bound by us, with or without TLS, that aborts overdue connections."""

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
                headers=[*EVERY_ANSWER.items()],
                proxy_headers=False,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=1,
                h11_max_incomplete_event_size=MAX_HEADER_BYTES,
            )
        )
        self._bound = bound
        self._tls = tls
        self._refusal = b""
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen. Replaces uvicorn's method, whose server counts no connection before it has been set up."""
        del sockets
        self._loop = asyncio.get_running_loop()
        acceptor = Acceptor(
            self._bound,
            self._connection,
            shares=Shares(MAX_CONNECTIONS, ADDRESS_CONNECTIONS),
            tls=self._tls,
            handshake_seconds=HANDSHAKE_SECONDS,
            make_room=self._make_room,
            refusal=lambda: self._refusal,
        )
        self._renew_refusal()
        acceptor.start()
        self.servers = [acceptor]  # type: ignore[list-item]
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop as uvicorn does, then abort what did not end in time, which it leaves to the garbage collector."""
        await super().shutdown(sockets)
        for server in self.servers:
            await server.wait_closed()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection):
                connection.transport.abort()
        await asyncio.sleep(0)

    def call(self, work: Callable[[], object]) -> None:
        """Run `work` in the server's thread, between two steps of its connections."""
        with suppress(RuntimeError):  # stopped
            if self._loop is not None:
                self._loop.call_soon_threadsafe(work)

    def _connection(self, place: Place) -> Connection:
        return Connection(place, config=self.config, server_state=self.server_state, app_state={})

    def _make_room(self, key: str) -> bool:
        """Close the connection of an address that waits the longest for a request."""
        own = [
            (waits, connection)
            for connection in self.server_state.connections
            if isinstance(connection, Connection)
            and connection.place.key == key
            and (waits := connection.waits) is not None
        ]
        if not own:
            return False
        min(own, key=lambda each: each[0])[1].give_way()
        return True

    def _renew_refusal(self) -> None:
        # Made once a second and not for each refused connection, of which there may be thousands.
        self._refusal = closing_answer(error_bodies.reply(Crowded(), path=""))

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second; once a second, abort overdue connections."""
        if counter % 10 == 0:
            self._renew_refusal()
            now = time.monotonic()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Connection) and connection.overdue(now):
                    connection.transport.abort()
        return await super().on_tick(counter)
