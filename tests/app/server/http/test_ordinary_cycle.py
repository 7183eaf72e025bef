"""Responses to ordinary requests are those that h11 writes, in one piece."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from typing import Any

import h11
import pytest

from app.server.asgi import AsgiApp
from app.server.http import protocol
from app.server.http.errors import DropConnection
from app.server.http.server import Server
from sync.client.transport import Request, Response

GET = b"GET %b HTTP/1.1\r\nHost: localhost\r\n\r\n"
LONG = Response(200, {"content-type": "text/plain"}, b"x" * 300_000)


def answer(request: Request) -> Response:
    match request.path:
        case "/empty":
            return Response(204, {"etag": '"A"'})
        case "/unchanged":
            return Response(304, {"etag": '"A"'})
        case "/long":
            return LONG
        case "/injected":
            return Response(200, {"link": "a\r\nset-cookie: b"}, b"x")
        case "/unnamed":
            return Response(200, {"a b": "c"}, b"x")
        case "/dropped":
            raise DropConnection(Response(200, {"content-type": "text/plain"}, b"x" * 100), 40)
        case "/closing":
            return Response(200, {"Connection": "close"}, b"x")
    return Response(200, {"content-type": "application/json"}, request.body or b"{}")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    made = Server(AsgiApp(answer))
    made.start()
    yield made
    made.stop()


def exchange(server: Server, path: bytes, *, closes: bool) -> bytes:
    """All that is sent back, without dates and the case of header names; unless that closes, a last request follows."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as peer:
        peer.sendall(GET % path)
        data = peer.recv(1) if not closes else b""
        if not closes:
            peer.sendall(GET % b"/closing")
        while part := peer.recv(1 << 20):
            data += part
    parts = re.split(rb"(HTTP/1.1 .*?\r\n\r\n)", data, flags=re.DOTALL)
    return b"".join(_comparable(part) if part.startswith(b"HTTP/1.1 ") else part for part in parts)


def _comparable(head: bytes) -> bytes:
    lines = head.lower().split(b"\r\n")
    return b"\r\n".join(sorted(line for line in lines if not line.startswith(b"date:")))


@pytest.mark.parametrize(
    ("path", "closes"),
    [
        (b"/x", False), (b"/empty", False), (b"/unchanged", False), (b"/long", False), (b"/x%zz", False),
        (b"/injected", True), (b"/unnamed", True), (b"/dropped", True), (b"/closing", True),
    ],
)  # fmt: skip
def test_a_response_is_the_one_that_h11_writes(
    server: Server, monkeypatch: pytest.MonkeyPatch, path: bytes, closes: bool
) -> None:
    own = exchange(server, path, closes=closes)
    monkeypatch.setattr(protocol, "read_ordinary", lambda _: None)
    assert own == exchange(server, path, closes=closes)
    assert b"set-cookie" not in own and own.count(b"http/1.1 ") == (
        0 if path in (b"/injected", b"/unnamed") else 1 if closes else 2
    )


class CountingTransport:
    """A transport that counts what is written."""

    def __init__(self, transport: Any, writes: list[int]) -> None:
        self._transport = transport
        self._writes = writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        self._writes.append(len(data))
        self._transport.write(data)


def test_an_ordinary_request_costs_no_h11_and_one_write(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guard of the speed that does not depend on the machine."""
    writes: list[int] = []
    made = protocol.Connection.connection_made

    def forbidden(*_: Any) -> None:
        raise AssertionError("h11 was asked")

    def connection_made(self: protocol.Connection, transport: Any) -> None:
        made(self, CountingTransport(transport, writes))

    monkeypatch.setattr(protocol.Connection, "connection_made", connection_made)
    with socket.create_connection(("127.0.0.1", server.port), 10) as peer:
        for _ in range(3):
            with monkeypatch.context() as patched:
                for name in ("receive_data", "next_event", "send"):
                    patched.setattr(h11.Connection, name, forbidden)
                peer.sendall(GET % b"/x")
                assert peer.recv(65536).endswith(b"\r\n\r\n{}")
    assert len(writes) == 3
