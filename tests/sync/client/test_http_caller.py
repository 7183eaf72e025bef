"""`HttpCaller` against a real server on the loopback: its own deadline, no redirect, no cookie, no proxy."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from sync.client.http import HttpCaller, called_address
from sync.errors import BadAddress, Offline, ProtocolMismatch, SyncError
from tests.fakes.wild_server import (
    Behaviour,
    Handler,
    babbles,
    drips,
    drops,
    floods,
    hangs,
    hangs_in_body,
    resets,
    says,
    serving,
    truncates,
)

HEADERS = {"Counterfoil-Delivery": "d1"}


@pytest.fixture
def caller() -> Iterator[HttpCaller]:
    made = HttpCaller()
    yield made
    made.close()


def drips_head(handler: Handler) -> None:
    """Sends its head a byte at a time: never silent for long, never an answer."""
    for byte in b"HTTP/1.1 200 OK\r\nX-Long: " + b"x" * 10_000:
        if handler.server.released.wait(0.02):
            break
        handler.wfile.write(bytes([byte]))
    handler.close_connection = True


def test_a_call_carries_method_address_headers_and_body(caller: HttpCaller) -> None:
    with serving(says(204)) as server:
        assert caller.call("POST", f" {server.url}/a?token=b", headers=HEADERS, body=b"[]") == 204
        assert caller.call("GET", f"{server.url}/a?ids=1,2", headers=HEADERS) == 204
    method, path, headers, body = server.seen[0]
    assert (method, path, body, headers["Counterfoil-Delivery"]) == ("POST", "/a?token=b", b"[]", "d1")
    assert server.seen[1][:2] == ("GET", "/a?ids=1,2")
    assert server.connections == 2


@pytest.mark.parametrize("status", [200, 301, 307, 308, 404, 410, 500, 503])
def test_every_status_is_an_answer_and_no_redirect_is_followed(caller: HttpCaller, status: int) -> None:
    with serving(says(200)) as elsewhere, serving(says(status, Location=elsewhere.url)) as server:
        assert caller.call("POST", server.url, headers={}) == status
        assert elsewhere.seen == []


def test_a_cookie_is_not_kept(caller: HttpCaller) -> None:
    with serving(says(200, Set_Cookie="a=b; Path=/")) as server:
        for _ in range(2):
            caller.call("GET", server.url, headers={})
    assert "Cookie" not in server.seen[1][2]


@pytest.mark.parametrize("behaviour", [floods, truncates, hangs_in_body, drips])
def test_the_status_counts_whatever_becomes_of_the_body(caller: HttpCaller, behaviour: Behaviour) -> None:
    with serving(behaviour) as server:
        began = time.monotonic()
        assert caller.call("POST", server.url, headers={}, timeout=0.3) == 200
        assert time.monotonic() - began < 10, "as long as what hangs"


@pytest.mark.parametrize("behaviour", [hangs, drips_head])
def test_a_call_ends_when_its_time_is_over(caller: HttpCaller, behaviour: Behaviour) -> None:
    with serving(behaviour) as server:
        began = time.monotonic()
        with pytest.raises(Offline) as caught:
            caller.call("POST", server.url, headers={}, body=b"[]", timeout=0.3)
        assert time.monotonic() - began < 10, "as long as what hangs"
    assert caught.value.reason == "timeout"


@pytest.mark.parametrize(
    ("behaviour", "error"), [(drops, Offline), (resets, Offline), (babbles, ProtocolMismatch)]
)
def test_a_failed_call_has_a_reason(caller: HttpCaller, behaviour: Behaviour, error: type[SyncError]) -> None:
    with serving(behaviour) as server, pytest.raises(error):
        caller.call("POST", server.url, headers={}, timeout=2.0)


def test_a_closed_port_is_refused(caller: HttpCaller) -> None:
    with serving(says(200)) as server:
        url = server.url
    with pytest.raises(Offline) as caught:
        caller.call("POST", url, headers={})
    assert (caught.value.sent, caught.value.reason) == (False, "refused")


def test_closing_breaks_off_what_hangs_and_refuses_the_rest() -> None:
    caller = HttpCaller()
    problems: list[SyncError] = []

    def call(url: str) -> None:
        try:
            caller.call("POST", url, headers={})
        except SyncError as error:
            problems.append(error)

    with serving(hangs) as server:
        thread = threading.Thread(target=call, args=(server.url,))
        thread.start()
        while not server.seen:
            time.sleep(0.005)
        caller.close()
        thread.join(2.0)
        assert not thread.is_alive()
        call(server.url)
    assert [type(each) for each in problems] == [Offline, Offline]


def test_no_proxy_is_asked_for_this_computer(caller: HttpCaller, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(says(200)) as server, serving(says(502)) as proxy:
        monkeypatch.setenv("http_proxy", proxy.url)
        monkeypatch.delenv("no_proxy", raising=False)
        assert caller.call("POST", server.url, headers={}) == 200
        assert caller.call("POST", "http://hooks.example/x", headers={}) == 502


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://10.0.0.1", ("10.0.0.1", 80)),
        (" https://User:pw@Shop.example/x?y", ("shop.example", 443)),
        ("http://[::1]:8420/x", ("::1", 8420)),
        ("http://2130706433:81", ("2130706433", 81)),
    ],
)
def test_the_address_a_call_connects_to(url: str, address: tuple[str, int]) -> None:
    assert called_address(url) == address


@pytest.mark.parametrize(
    "url", ["", "x", "ftp://a", "http://", "http://[::1", "http://a:99999999", "//a", "http://xn--a./"]
)
def test_unusable_addresses_cannot_be_called(caller: HttpCaller, url: str) -> None:
    with pytest.raises(BadAddress):
        called_address(url)
    with pytest.raises(BadAddress):
        caller.call("GET", url, headers={})
