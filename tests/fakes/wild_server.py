"""A real HTTP server on 127.0.0.1 that misbehaves at the level of the socket, as told."""

from __future__ import annotations

import socket
import ssl
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Behaviour = Callable[["Handler"], None]


class Handler(BaseHTTPRequestHandler):
    """Reads each request whole, notes it, then does what the server was told."""

    protocol_version = "HTTP/1.1"
    timeout = 10
    server: WildServer

    def handle_one_request(self) -> None:
        """As inherited; a client that went away is no news."""
        try:
            super().handle_one_request()
        except OSError:
            self.close_connection = True

    def _any(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.seen.append((self.command, self.path, dict(self.headers), body))
        self.server.behaviour(self)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = _any

    def log_message(self, format: str, *args: object) -> None:
        """Silent."""


class WildServer(ThreadingHTTPServer):
    """Notes requests in `seen`, connections in `connections`; `released` ends every hang."""

    daemon_threads = False
    block_on_close = True

    def __init__(self, behaviour: Behaviour) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.behaviour = behaviour
        self.seen: list[tuple[str, str, dict[str, str], bytes]] = []
        self.connections = 0
        self.released = threading.Event()
        self.tls: ssl.SSLContext | None = None

    @property
    def url(self) -> str:
        """Its base URL."""
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.server_port}"

    def get_request(self) -> tuple[socket.socket, object]:
        """Counts the connection."""
        connection, address = super().get_request()
        self.connections += 1
        return connection, address

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Shakes hands first when TLS was asked for."""
        if self.tls is None:
            super().finish_request(request, client_address)
            return
        try:
            secured = self.tls.wrap_socket(request, server_side=True)
        except (ssl.SSLError, OSError):
            return
        with secured:
            super().finish_request(secured, client_address)


@contextmanager
def serving(behaviour: Behaviour, *, tls: ssl.SSLContext | None = None) -> Iterator[WildServer]:
    """The server, running until the block ends."""
    server = WildServer(behaviour)
    server.tls = tls
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.released.set()
        server.shutdown()
        thread.join()
        server.server_close()


def says(status: int, body: bytes = b"", **headers: str) -> Behaviour:
    """A well-formed answer; `_` in header names is `-`."""

    def behave(handler: Handler) -> None:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return behave


def drops(handler: Handler) -> None:
    """Closes the connection instead of answering."""
    handler.close_connection = True


def resets(handler: Handler) -> None:
    """Resets the connection instead of answering."""
    handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    handler.close_connection = True


def truncates(handler: Handler) -> None:
    """Announces more than it sends."""
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"data": [')
    handler.close_connection = True


def breaks_chunk(handler: Handler) -> None:
    """Ends a chunked answer in the middle of a chunk."""
    handler.send_response(200)
    handler.send_header("Transfer-Encoding", "chunked")
    handler.end_headers()
    handler.wfile.write(b"ff\r\nabc")
    handler.close_connection = True


def hangs(handler: Handler) -> None:
    """Says nothing until released."""
    handler.server.released.wait(30)
    handler.close_connection = True


def hangs_in_body(handler: Handler) -> None:
    """Falls silent in the middle of the body."""
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b"{")
    hangs(handler)


def drips(handler: Handler) -> None:
    """Sends a byte now and then: never silent for long, never done."""
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    while not handler.server.released.wait(0.02):
        handler.wfile.write(b" ")
    handler.close_connection = True


def floods(handler: Handler) -> None:
    """Sends without end and without announcing a length."""
    handler.send_response(200)
    handler.end_headers()
    while not handler.server.released.is_set():
        handler.wfile.write(b"x" * 65536)


def babbles(handler: Handler) -> None:
    """Speaks something that is not HTTP."""
    handler.wfile.write(b"220 smtp.example.com ESMTP ready\r\n\r\n")
    handler.close_connection = True
