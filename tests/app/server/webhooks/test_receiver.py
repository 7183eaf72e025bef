"""The receiver: answers at once, ignores the body, merges a burst into one pull."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from queue import Empty, Queue

import httpx
import pytest

from app.server.http.server import Server
from app.server.webhooks.receiver import (
    ANYTHING,
    ANYTHING_SECONDS,
    MAX_READ,
    PER_MINUTE,
    Receiver,
    new_secret,
)
from tests.fakes.clock import ManualClock

SETTLE = 0.15


@pytest.fixture
def pokes() -> Queue[str]:
    return Queue()


@pytest.fixture
def receiver(pokes: Queue[str]) -> Receiver:
    return Receiver(new_secret(), pokes.put, settle=SETTLE)


@pytest.fixture
def client(receiver: Receiver) -> Iterator[httpx.Client]:
    server = Server(receiver, name="receiver")
    server.start()
    with httpx.Client(base_url=server.url) as made:
        yield made
    server.stop()


def test_F92_a_burst_of_deliveries_is_one_pull(
    client: httpx.Client, receiver: Receiver, pokes: Queue[str]
) -> None:
    began = time.monotonic()
    for at in range(20):
        assert client.post(receiver.path("PRODUCT"), json=[{"productid": at}]).status_code == 202
    lasted = time.monotonic() - began
    seen = [pokes.get(timeout=10)]
    with pytest.raises(Empty):
        while True:
            seen.append(pokes.get(timeout=2 * SETTLE))
    # one, and one more for each time that a slow machine took longer over the burst than it takes to settle
    assert set(seen) == {"products"} and len(seen) <= 1 + lasted / SETTLE
    assert client.get(receiver.path("PRODUCT")).status_code == 202
    assert pokes.get(timeout=10) == "products"
    assert receiver.accepted == 21


@pytest.mark.parametrize(
    ("kind", "entity"),
    [("POINTSLOG", "customers"), ("CUSTOMER", "customers"), ("STOCKLOG", "warehouse-products")],
)
def test_each_kind_requests_a_pull_of_its_entity(
    client: httpx.Client, receiver: Receiver, pokes: Queue[str], kind: str, entity: str
) -> None:
    client.post(receiver.path(kind) + "/", content=b"not json at all")
    assert pokes.get(timeout=10) == entity


@pytest.mark.parametrize("kind", ["RESERVATION", "ORDERBEAN", "COFFEE"])
def test_F94_unknown_kinds_are_accepted_and_ignored(
    client: httpx.Client, receiver: Receiver, pokes: Queue[str], kind: str
) -> None:
    assert client.post(receiver.path(kind), json=[]).status_code == 202
    with pytest.raises(Empty):
        pokes.get(timeout=2 * SETTLE)


@pytest.mark.parametrize("path", ["/", "/PRODUCT", "/x/PRODUCT", "/%ff/PRODUCT", "/é/PRODUCT"])
def test_F93_a_path_without_the_secret_is_404(client: httpx.Client, pokes: Queue[str], path: str) -> None:
    assert client.post(path, json=[]).status_code == 404
    with pytest.raises(Empty):
        pokes.get(timeout=2 * SETTLE)


@pytest.mark.parametrize("size", [65 * 1024, MAX_READ])
def test_F93_a_large_delivery_is_a_hint_like_any_other(
    client: httpx.Client, receiver: Receiver, pokes: Queue[str], size: int
) -> None:
    assert client.post(receiver.path("PRODUCT"), content=b"x" * size).status_code == 202
    assert receiver.accepted == 1
    assert pokes.get(timeout=10) == "products"


def test_F93_of_an_endless_delivery_only_a_part_is_read(
    client: httpx.Client, receiver: Receiver, pokes: Queue[str]
) -> None:
    with socket.create_connection((client.base_url.host, client.base_url.port or 0), 10) as peer:
        head = (
            f"POST {receiver.path('PRODUCT')} HTTP/1.1\r\nHost: x\r\nContent-Length: {10 * MAX_READ}\r\n\r\n"
        )
        peer.sendall(head.encode() + b"x" * (MAX_READ + 1))
        answer = peer.recv(65536)
        assert answer.startswith(b"HTTP/1.1 202 ") and b"connection: close" in answer
    assert receiver.accepted == 1
    assert pokes.get(timeout=10) == "products"


def test_F93_other_methods_are_405(client: httpx.Client, receiver: Receiver) -> None:
    assert client.put(receiver.path("PRODUCT"), json=[]).status_code == 405


def test_F93_a_delivery_with_two_lengths_is_rejected_and_the_connection_closed(
    client: httpx.Client, receiver: Receiver
) -> None:
    lengths = {"Content-Length": "3", "Transfer-Encoding": "chunked"}
    answer = client.post(receiver.path("PRODUCT"), headers=lengths, content=b"0\r\n\r\n")
    assert (answer.status_code, answer.headers["connection"]) == (400, "close")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert receiver.accepted == 0


def test_F93_deliveries_over_the_rate_limit_are_429_and_still_pull(pokes: Queue[str]) -> None:
    receiver = Receiver(new_secret(), pokes.put, settle=SETTLE, clock=ManualClock())
    server = Server(receiver)
    server.start()
    with httpx.Client(base_url=server.url) as client:
        for _ in range(PER_MINUTE // 6):
            assert client.post(receiver.path("PRODUCT"), json=[]).status_code == 202
        refused = client.post(receiver.path("CUSTOMER"), json=[])
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
        assert client.post("/wrong/PRODUCT", json=[]).status_code == 404
    seen: set[str] = set()
    while seen != {"products", "customers"}:
        seen.add(pokes.get(timeout=10))
    server.stop()


@pytest.mark.parametrize("end", ["", "/"])
@pytest.mark.parametrize("method", ["POST", "GET"])
def test_F122_the_printed_address_alone_asks_for_the_hot_lists(
    client: httpx.Client, receiver: Receiver, pokes: Queue[str], method: str, end: str
) -> None:
    printed = receiver.path("").removesuffix("/")
    assert client.request(method, printed + end).status_code == 202
    assert pokes.get(timeout=10) == ANYTHING


def test_F122_F93_the_printed_address_asks_once_a_minute(pokes: Queue[str]) -> None:
    clock = ManualClock()
    receiver = Receiver("s" * 40, pokes.put, settle=0.01, clock=clock)
    server = Server(receiver)
    server.start()
    with httpx.Client(base_url=server.url) as client:
        assert client.post(receiver.path("")).status_code == 202
        assert pokes.get(timeout=10) == ANYTHING
        clock.sleep(ANYTHING_SECONDS - 0.4)
        began = time.monotonic()
        for _ in range(5):
            assert client.post(receiver.path("")).status_code == 202
        assert pokes.get(timeout=10) == ANYTHING, "late, and not lost"
        assert time.monotonic() - began > 0.3
        with pytest.raises(Empty):
            pokes.get(timeout=0.3)
    server.stop()


def test_a_response_does_not_wait_for_the_pull(pokes: Queue[str]) -> None:
    receiver = Receiver(new_secret(), pokes.put, settle=600.0)
    server = Server(receiver)
    server.start()
    with httpx.Client(base_url=server.url) as client:
        assert client.post(receiver.path("PRODUCT"), json=[]).status_code == 202
    assert pokes.empty()
    server.stop()


def test_a_failing_pull_request_does_not_stop_the_receiver(caplog: pytest.LogCaptureFixture) -> None:
    def fail(entity: str) -> None:
        raise RuntimeError(f"secret {entity}")

    receiver = Receiver("s" * 40, fail, settle=0)
    server = Server(receiver)
    server.start()
    for _ in range(2):
        assert httpx.post(server.url + receiver.path("PRODUCT"), json=[]).status_code == 202
        time.sleep(0.05)
    server.stop()
    assert "RuntimeError" in caplog.text and "secret" not in caplog.text


def test_secrets_are_unguessable() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100 and all(len(each) >= 43 for each in made)
