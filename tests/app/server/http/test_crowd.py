"""One machine that opens all the connections it can, or sends bodies slowly: the shop's programs work on beside it."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from app.paths import tokens_file
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.factory import Listen, Services
from app.server.http.request_bodies import SLOW_SECONDS
from app.server.http.server import Server
from app.settings.settings import Settings
from storage.clock import SystemClock

ATTACKER = "127.0.0.2"
HALF_A_HEAD = b"GET /v2/clouds HTTP/1.1\r\nHost: localhost\r\nX-More: "
HEAD_OF_A_SLOW_BODY = (
    b"POST /v2/signin/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 5000\r\n\r\n{"
)
CALLS = 60


@pytest.fixture
def token(tmp_path: Path) -> str:
    return Tokens(tokens_file(tmp_path), clock=SystemClock()).create("till")


@pytest.fixture
def server(tmp_path: Path, token: str) -> Iterator[Server]:
    with Runtime(tmp_path) as runtime:
        runtime.start(Services(sync=False, v2=Listen("127.0.0.1", 0)))
        assert runtime.servers.v2 is not None
        yield runtime.servers.v2


def crowd(
    stack: ExitStack, port: int, sent: bytes, connections: int, address: str = ATTACKER
) -> list[socket.socket]:
    """Connections of the attacker, each of which has sent `sent`, as far as it was let in."""
    opened = []
    for _ in range(connections):
        peer = stack.enter_context(
            socket.create_connection(("127.0.0.1", port), 10, source_address=(address, 0))
        )
        with suppress(OSError):
            peer.sendall(sent)
        opened.append(peer)
    return opened


def till(server: Server, token: str, trusted: Path | None = None) -> list[int]:
    """The statuses of a till's day in small: it signs in, makes suppliers, reads and changes them."""
    found = []
    verify = ssl.create_default_context(cafile=trusted) if trusted is not None else True
    with httpx.Client(base_url=server.url, timeout=10, verify=verify) as client:
        user = {"Authorization": f"User {token}"}
        signed = client.post("/v2/signin/token", json={"_cloudId": 1}, headers=user)
        found.append(signed.status_code)
        client.headers["Authorization"] = f"Bearer {signed.json()['accessToken']}"
        blank = dict.fromkeys(("addressLine1", "city", "companyId", "email", "phone", "vatId", "zip"), "")
        for number in range(CALLS // 3):
            body = {**blank, "_cloudId": 1, "deleted": False, "display": True, "name": f"Mlýn {number}"}
            made = client.post("/v2/clouds/1/suppliers", json=[body])
            path = f"/v2/clouds/1/suppliers/{made.json()[0]['id']}"
            seen = client.get(path)
            tag = {"If-Match": seen.headers["etag"]}
            changed = client.patch(path, json={"phone": str(number)}, headers=tag)
            found += [made.status_code, seen.status_code, changed.status_code]
    return found


WELL = [201, *[201, 200, 200] * (CALLS // 3)]


def test_300_half_sent_heads_from_one_address_do_not_shut_out_a_till(server: Server, token: str) -> None:
    with ExitStack() as stack:
        crowd(stack, server.port, HALF_A_HEAD, 300)
        assert till(server, token) == WELL


def test_slow_bodies_from_one_address_do_not_shut_out_a_till(server: Server, token: str) -> None:
    with ExitStack() as stack:
        crowd(stack, server.port, HEAD_OF_A_SLOW_BODY, 200)
        assert till(server, token) == WELL


def test_300_half_sent_heads_from_the_tills_own_address_give_way_to_it(server: Server, token: str) -> None:
    with ExitStack() as stack:
        crowd(stack, server.port, HALF_A_HEAD, 300, "127.0.0.1")
        assert till(server, token) == WELL


def test_slow_bodies_from_the_tills_own_address_give_way_to_it(server: Server, token: str) -> None:
    with ExitStack() as stack:
        crowd(stack, server.port, HEAD_OF_A_SLOW_BODY, 200, "127.0.0.1")
        time.sleep(SLOW_SECONDS + 0.2)
        assert till(server, token) == WELL


def test_idle_connections_from_the_tills_own_address_give_way_to_it(server: Server, token: str) -> None:
    with ExitStack() as stack:
        crowd(stack, server.port, b"GET /docs HTTP/1.1\r\nHost: localhost\r\n\r\n", 300, "127.0.0.1")
        assert till(server, token) == WELL


@pytest.mark.parametrize("address", ["127.0.0.1", ATTACKER])
def test_300_handshakes_that_are_not_finished_do_not_shut_out_a_till(
    tmp_path: Path, token: str, address: str
) -> None:
    Settings.load(tmp_path).set({"server.tls": "self"})
    with Runtime(tmp_path) as runtime, ExitStack() as stack:
        runtime.start(Services(sync=False, v2=Listen("127.0.0.1", 0)))
        assert runtime.servers.v2 is not None
        crowd(stack, runtime.servers.v2.port, b"", 300, address)
        assert till(runtime.servers.v2, token, runtime.servers.certificate) == WELL


def test_connections_that_were_closed_are_not_counted(server: Server, token: str) -> None:
    for _ in range(4):
        with ExitStack() as stack:
            crowd(stack, server.port, HALF_A_HEAD, 200)
        time.sleep(0.3)
    with ExitStack() as stack:
        peer = crowd(stack, server.port, b"GET /docs HTTP/1.1\r\nHost: localhost\r\n\r\n", 1)[0]
        assert peer.recv(65536).startswith(b"HTTP/1.1 200 ")
    assert till(server, token) == WELL
