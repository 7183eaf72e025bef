"""Raw requests: each is answered or refused as it was before, however it arrives."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from app.server.asgi import AsgiApp
from app.server.http import request_bodies
from app.server.http.server import Server
from sync.client.transport import Request, Response
from tests.app.server.http.raw_requests import LAST, RAW

Answer = tuple[int, bytes]


def echo(request: Request) -> Response:
    """What was understood of a request."""
    said = [
        request.method,
        request.path,
        request.query,
        dict(request.headers),
        request.body.decode("latin-1"),
    ]
    return Response(200, {"content-type": "application/json"}, json.dumps(said).encode())


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    made = Server(AsgiApp(echo))
    made.start()
    yield made
    made.stop()


def read_answer(peer: socket.socket, data: bytes, *, bodiless: bool) -> tuple[Answer | None, bytes]:
    """The next response, interim ones left out, and what came behind it; None when the connection is closed."""
    while b"\r\n\r\n" not in data:
        if not (part := peer.recv(65536)):
            return None, data
        data += part
    head, _, data = data.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    if status == 100:
        return read_answer(peer, data, bodiless=bodiless)
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    length = 0 if bodiless else int(lengths[0].partition(b":")[2])
    while len(data) < length and (part := peer.recv(65536)):
        data += part
    body = data[:length]
    if status >= 400 and body.startswith(b"{"):
        found = json.loads(body)  # in the cloud's format, but for the time
        assert found["status"] == str(status)
        body = str(found.get("reason")).encode()
    return (status, body), data[length:]


def exchange(server: Server, pieces: list[bytes], *, bodiless: bool = False) -> list[Answer]:
    """The responses to a request, and to the `LAST` one behind it if the connection is still open."""
    answers: list[Answer] = []
    with socket.create_connection(("127.0.0.1", server.port), 10) as peer:
        peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            for piece in pieces:
                peer.sendall(piece)
            found, rest = read_answer(peer, b"", bodiless=bodiless)
            if found is not None:
                answers.append(found)
                peer.sendall(LAST)
            while found is not None:
                found, rest = read_answer(peer, rest, bodiless=False)
                answers += [found] if found is not None else []
        except ConnectionError:
            pass  # closed before the last request was sent
    return answers


@pytest.mark.parametrize("name", RAW)
def test_a_raw_request_is_answered_alike_however_it_arrives(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(request_bodies, "PAUSE_SECONDS", 0.5)
    raw, statuses = RAW[name]
    bodiless = name == "head"
    whole = exchange(server, [raw], bodiless=bodiless)
    assert tuple(status for status, _ in whole) == statuses
    half = len(raw) // 2
    assert exchange(server, [raw[:half], raw[half:]], bodiless=bodiless) == whole


def test_requests_behind_an_ordinary_one_are_read_after_its_answer(server: Server) -> None:
    """They come while it is answered, and may be malformed."""
    first = b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert [status for status, _ in exchange(server, [first, first, first + first[:-1], first[-1:]])] == [
        200
    ] * 5
    # The first answer is lost where the garbage comes before it.
    assert [status for status, _ in exchange(server, [first, b"GARBAGE\r\n\r\n"])][-1] == 400
