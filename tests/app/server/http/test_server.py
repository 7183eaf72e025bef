"""Start and stop of a server: a port in use is an error, a stop is quick and leaves no thread."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from app.errors import PortInUse
from app.server.asgi import AsgiApp
from app.server.http import request_bodies
from app.server.http.server import Server, base_url
from sync.client.transport import Request, Response


def answer(request: Request) -> Response:
    body = json.dumps([request.method, request.path, request.query, len(request.body)]).encode()
    return Response(200, {"content-type": "application/json"}, body)


def fail(request: Request) -> Response:
    raise RuntimeError(f"secret {request.headers.get('authorization')}")


@contextmanager
def running(app: object, **options: object) -> Iterator[Server]:
    server = Server(app, **options)  # type: ignore[arg-type]
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_a_port_in_use_raises_port_in_use() -> None:
    with running(AsgiApp(answer)) as first:
        second = Server(AsgiApp(answer), port=first.port)
        with pytest.raises(PortInUse) as caught:
            second.start()
        assert caught.value.params == {"host": "127.0.0.1", "port": first.port}
        assert not second.running and first.running


@pytest.mark.parametrize(("host", "port"), [("203.0.113.7", 0), ("127.0.0.1", 70_000)])
def test_an_address_that_cannot_be_bound_raises_port_in_use(host: str, port: int) -> None:
    with pytest.raises(PortInUse):
        Server(AsgiApp(answer), host=host, port=port).start()


def test_a_stop_with_a_connected_client_leaves_no_thread() -> None:
    served: list[threading.Thread] = []

    def answer_and_note(request: Request) -> Response:
        served.append(threading.current_thread())
        return answer(request)

    before = set(threading.enumerate())
    # Other servers of this process come and go meanwhile: only its own threads count.
    server = Server(AsgiApp(answer_and_note), name="stopped-here")
    server.start()
    with httpx.Client(base_url=server.url) as client:
        assert client.get("/x").status_code == 200
        own = [*served, *(each for each in threading.enumerate() if each.name == "server-stopped-here")]
        assert len(own) == 2 and not before.intersection(own)
        began = time.monotonic()
        server.stop()  # with the client's connection still open
    assert time.monotonic() - began < 10
    assert not server.running
    for each in own:
        each.join(10)
        assert not each.is_alive()
    server.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url)


def test_the_port_is_free_after_a_stop() -> None:
    with running(AsgiApp(answer)) as first:
        port = first.port
        httpx.get(first.url)
    with running(AsgiApp(answer), port=port) as second:
        assert httpx.get(f"{second.url}/x").status_code == 200


def test_base_urls_for_clients_of_this_computer() -> None:
    assert base_url("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert base_url("::", 80) == "http://[::1]:80"
    assert base_url("192.0.2.1", 80) == "http://192.0.2.1:80"


def test_a_request_reaches_the_handler_completely() -> None:
    with running(AsgiApp(answer)) as server:
        given = httpx.post(
            f"{server.url}/v2/a%20b/?filter=a%7Ceq%7C1;b|eq|2&empty=&filter=%2B", content=b"1234"
        )
    wanted = ["POST", "/v2/a%20b/", [["filter", "a|eq|1;b|eq|2"], ["empty", ""], ["filter", "+"]], 4]
    assert given.json() == wanted


def test_a_query_that_is_no_utf8_is_400() -> None:
    with running(AsgiApp(answer)) as server:
        assert httpx.get(f"{server.url}/x?filter=%ff").status_code == 400


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("localhost:1234", 200),
        ("127.0.0.1", 200),
        ("[::1]:80", 200),
        ("192.168.1.5:8420", 200),
        ("till.local", 200),
        ("TILL.local:8420", 200),
        ("evil.example", 400),
        ("127.0.0.1.evil.example", 400),
    ],
)
def test_an_unknown_host_is_400(host: str, status: int) -> None:
    with running(AsgiApp(answer, hosts=frozenset({"till.local"}))) as server:
        assert httpx.get(f"{server.url}/x", headers={"Host": host}).status_code == status


@pytest.mark.parametrize("length", [101, 350, 5000])
def test_a_body_over_the_limit_is_413(length: int) -> None:
    with running(AsgiApp(answer, limit=100)) as server, httpx.Client(base_url=server.url) as client:
        assert client.post("/x", content=b"x" * 100).status_code == 200
        given = client.post("/x", content=b"x" * length)
        assert given.status_code == 413 and given.json()["status"] == "413"
        assert client.get("/x").status_code == 200


def test_a_body_over_the_limit_in_chunks_is_413() -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(12):
            yield b"x" * 20

    with running(AsgiApp(answer, limit=100)) as server:
        assert httpx.post(f"{server.url}/x", content=chunks()).status_code == 413


def test_an_internal_error_is_500_without_details(caplog: pytest.LogCaptureFixture) -> None:
    with running(AsgiApp(fail)) as server:
        given = httpx.get(f"{server.url}/x", headers={"Authorization": "Bearer hidden-token"})
    assert given.status_code == 500
    assert given.json()["message"] == "The server failed"
    assert "RuntimeError" in caplog.text and "test_server.py" in caplog.text
    for text in (given.text, caplog.text):
        assert "hidden-token" not in text and "Traceback" not in text


def test_a_slow_body_is_408(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_bodies, "READ_SECONDS", 0.1)
    with running(AsgiApp(answer)) as server, socket.create_connection(("127.0.0.1", server.port), 5) as peer:
        peer.sendall(b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12")
        assert peer.recv(100).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "sent",
    [
        b"GARBAGE\r\n\r\n",
        b"GET /x HTTP/1.1\r\n\r\n",
        b"GET /x HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
        b"POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /\x00\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12",
    ],
)
def test_malformed_requests_do_not_stop_the_server(sent: bytes) -> None:
    with running(AsgiApp(answer)) as server:
        with socket.create_connection(("127.0.0.1", server.port), 5) as peer:
            peer.sendall(sent)
            peer.shutdown(socket.SHUT_WR)
            peer.settimeout(5)
            while peer.recv(65536):
                pass
        assert httpx.get(f"{server.url}/x").status_code == 200
