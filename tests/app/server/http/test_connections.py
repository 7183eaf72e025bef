"""Connections: slow, idle, unread, too many and malformed ones block nobody else."""

from __future__ import annotations

import gc
import json
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from app.server.asgi import AsgiApp
from app.server.http import connections, request_bodies
from app.server.http.server import Server
from sync.client.transport import Request, Response
from tests.fakes.calling_till import wait_for

GO_ON = threading.Event()
WAITING: list[Request] = []
"""Requests that wait for `GO_ON`, or did."""


def answer(request: Request) -> Response:
    if request.path == "/wait":
        WAITING.append(request)
        GO_ON.wait(10)
    size = 4_000_000 if request.path == "/large" else 10
    return Response(200, {"content-type": "text/plain"}, b"x" * size)


@pytest.fixture
def server() -> Iterator[Server]:
    GO_ON.clear()
    made = Server(AsgiApp(answer))
    made.start()
    yield made
    GO_ON.set()
    made.stop()


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(source, 0))


def rest(peer: socket.socket) -> bytes:
    """All bytes until the other side closes."""
    found = b""
    try:
        while part := peer.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def status_and_body(raw: bytes) -> tuple[int, dict[str, object]]:
    top, _, body = raw.partition(b"\r\n\r\n")
    return int(top.split()[1]), json.loads(body)


@pytest.mark.parametrize("sent", [b"", b"GET", b"GET /x HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n"])
def test_an_incomplete_head_is_dropped_after_its_time(
    server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "WAIT_SECONDS", 0.3)
    with dial(server) as peer:
        peer.sendall(sent)
        began = time.monotonic()
        assert rest(peer) == b""
        assert time.monotonic() - began < 4
    assert httpx.get(f"{server.url}/x").status_code == 200


def test_a_head_sent_byte_by_byte_is_dropped_after_its_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow loris: further bytes do not restart the time, on a kept-alive connection neither."""
    monkeypatch.setattr(connections, "WAIT_SECONDS", 0.5)
    with dial(server) as peer:
        peer.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        peer.recv(65536)
        began = time.monotonic()
        with pytest.raises(OSError):  # noqa: PT011 - reset or broken pipe, as it happens
            while time.monotonic() - began < 8:
                peer.sendall(b"G")
                time.sleep(0.1)
        assert time.monotonic() - began < 5


def test_a_slow_answer_is_not_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WAIT_SECONDS", 0.5)
    threading.Timer(1.5, GO_ON.set).start()
    assert httpx.get(f"{server.url}/wait").status_code == 200


def test_an_answer_that_the_client_does_not_read_is_aborted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "WAIT_SECONDS", 0.3)
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.settimeout(10)
        peer.connect(("127.0.0.1", server.port))
        peer.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
        time.sleep(3.5)
        assert len(rest(peer)) < 4_000_000


def test_an_address_over_its_share_of_connections_gets_503(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 10)
    GO_ON.clear()
    WAITING.clear()
    server = Server(AsgiApp(answer, threads=10))
    server.start()
    with ExitStack() as stack:
        stack.callback(server.stop)
        stack.callback(GO_ON.set)
        kept = [stack.enter_context(dial(server)) for _ in range(5)]
        for each in kept:
            each.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        wait_for(lambda: len(WAITING) == 5)
        for _ in range(20):
            with dial(server) as more:
                raw = rest(more)
            assert raw == connections.REFUSAL
        with dial(server, "127.0.0.2") as other:
            other.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert rest(other).startswith(b"HTTP/1.1 200")
        GO_ON.set()
        assert all(rest(each).startswith(b"HTTP/1.1 200") for each in kept)
        time.sleep(0.2)
        assert httpx.get(f"{server.url}/x").status_code == 200


def test_a_connection_that_only_waits_gives_way_to_another_of_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Begun heads first, then idle connections, each time the oldest; never one with a request."""
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 8)
    GO_ON.clear()
    WAITING.clear()
    server = Server(AsgiApp(answer))
    server.start()
    with ExitStack() as stack:
        stack.callback(server.stop)
        stack.callback(GO_ON.set)
        idle, busy, begun, older = (stack.enter_context(dial(server)) for _ in range(4))
        begun.sendall(b"GET /x HTTP/1.1\r\nX-A: ")
        idle.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        said = b""
        while not said.endswith(b"x" * 10):
            said += idle.recv(65536)
        busy.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        wait_for(lambda: len(WAITING) == 1)
        # The fifth takes the place of the connection whose head was begun, the next ones those of the others.
        for at, gone in enumerate((begun, older, idle)):
            more = stack.enter_context(dial(server))
            more.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert rest(gone) == b""
            wait_for(lambda at=at: len(WAITING) == at + 2)
        with dial(server) as refused:
            assert rest(refused).startswith(b"HTTP/1.1 503 ")
        GO_ON.set()
        assert rest(busy).startswith(b"HTTP/1.1 200")


def test_F100_an_address_over_its_share_of_requests_gets_503(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_bodies, "MAX_CONCURRENT", 6)
    GO_ON.clear()
    WAITING.clear()
    server = Server(AsgiApp(answer, threads=10))
    server.start()
    statuses: list[int] = []

    def call() -> None:
        statuses.append(httpx.get(f"{server.url}/wait").status_code)

    threads = [threading.Thread(target=call) for _ in range(3)]
    for each in threads:
        each.start()
    wait_for(lambda: len(WAITING) == 3)
    given = httpx.get(f"{server.url}/x")
    assert (given.status_code, given.headers["retry-after"], given.json()["reason"]) == (503, "2", "CROWDED")
    with dial(server, "127.0.0.2") as other:
        other.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert rest(other).startswith(b"HTTP/1.1 200")
    GO_ON.set()
    for each in threads:
        each.join()
    assert statuses == [200, 200, 200]
    assert httpx.get(f"{server.url}/x").status_code == 200
    server.stop()


def test_a_stop_closes_a_connection_whose_answer_takes_too_long(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: forgotten.append(what.object))
    WAITING.clear()
    with dial(server) as peer:
        peer.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_for(lambda: bool(WAITING))
        server.stop()
        assert rest(peer) == b""
    gc.collect()
    assert forgotten == []


def test_F100_only_as_many_requests_as_threads_are_handled_at_once() -> None:
    busy, most, guard = 0, 0, threading.Lock()

    def slow(request: Request) -> Response:
        nonlocal busy, most
        with guard:
            busy += 1
            most = max(most, busy)
        time.sleep(0.05)
        with guard:
            busy -= 1
        return Response(200)

    server = Server(AsgiApp(slow, threads=2))
    server.start()
    threads = [threading.Thread(target=httpx.get, args=(server.url,)) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    server.stop()
    assert most == 2


@pytest.mark.parametrize(
    "sent",
    [
        b"GARBAGE\r\n\r\n",
        b"GET /" + b"x" * 100_000,
        b"GET /x HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 600_000,
        b"GET /x HTTP/1.1\r\n" + b"A: b\r\n" * 20_000,
        b"POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"A: b\r\n" * 20_000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 100 + b"\r\n\r\n",
    ],
)  # fmt: skip
def test_what_is_no_request_or_has_a_head_without_end_is_refused_and_the_connection_closed(
    server: Server, sent: bytes
) -> None:
    with dial(server) as peer:
        with suppress(ConnectionError):
            peer.sendall(sent)
        # Where it is closed with bytes unread, the answer may be lost.
        assert re.fullmatch(rb"(HTTP/1\.1 400 .*Invalid HTTP request received\.)?", rest(peer), re.DOTALL)
    assert httpx.get(f"{server.url}/x").status_code == 200


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    ],
)
def test_a_request_with_two_lengths_is_rejected_and_nothing_behind_it_is_read(
    server: Server, more: bytes
) -> None:
    with dial(server) as peer:
        peer.sendall(b"POST /x HTTP/1.1\r\nHost: localhost\r\n" + more)
        peer.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        raw = rest(peer)
    assert raw.startswith(b"HTTP/1.1 400 ")
    assert raw.count(b"HTTP/1.1 ") == 1 and b"connection: close" in raw.lower()


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"GARBAGE\r\n\r\n",
    ],
)
def test_every_answer_forbids_browsers_to_guess_its_type(server: Server, sent: bytes) -> None:
    with dial(server) as peer:
        peer.sendall(sent)
        assert rest(peer).count(b"x-content-type-options: nosniff\r\n") == 1


def test_a_body_that_pauses_is_dropped_after_its_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_bodies, "PAUSE_SECONDS", 0.8)
    with dial(server) as peer:
        began = time.monotonic()
        peer.sendall(b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n")
        for _ in range(3):
            time.sleep(0.4)
            peer.sendall(b"x")
        status, body = status_and_body(rest(peer))
        assert (status, body["reason"]) == (408, "BODY_TOO_SLOW")
        assert 1.2 < time.monotonic() - began < 8


def test_pipelined_requests_are_answered_in_order(server: Server) -> None:
    with dial(server) as peer:
        peer.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5)
        peer.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert rest(peer).count(b"HTTP/1.1 200") == 6


def test_what_comes_behind_an_ordinary_request_is_read_no_further_until_that_is_answered(
    server: Server,
) -> None:
    """A client cannot fill the memory with requests that wait for their turn."""
    WAITING.clear()
    more = b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10_000
    with dial(server) as peer:
        peer.sendall(b"GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_for(lambda: bool(WAITING))
        peer.settimeout(0.5)
        sent = 0
        try:
            while sent < 200:
                peer.sendall(more)
                sent += 1
        except TimeoutError:
            pass
        assert sent < 200
    GO_ON.set()
    assert httpx.get(f"{server.url}/x").status_code == 200
