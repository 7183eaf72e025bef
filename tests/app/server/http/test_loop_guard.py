"""URLs that lead back to this program, in every spelling."""

from __future__ import annotations

import socket

import pytest

from app.server.http.loop_guard import LoopGuard, resolve_host

PORT = 8420


@pytest.fixture
def own() -> LoopGuard:
    names = {
        "shop.example": ["203.0.113.9"],
        "here.example": ["203.0.113.9", "127.0.0.1"],
        "gone.example": [],
    }
    made = LoopGuard(lookup=lambda host, port: names[host] if host in names else resolve_host(host, port))
    made.add(PORT)
    return made


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "127.9.9.9", "0.0.0.0", "[::]", "[::ffff:127.0.0.1]",
     "user:pw@127.0.0.1", "here.example"],
)  # fmt: skip
def test_urls_of_this_computer_lead_here(own: LoopGuard, host: str) -> None:
    assert own.refusal(f" http://{host}:{PORT}/v2/x?y") == "own_address"
    assert own.refusal(f"http://{host}:{PORT + 1}/v2/x?y") is None


@pytest.mark.skipif(not resolve_host("127.1", PORT), reason="this system reads no short addresses")
@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f000001"])
def test_short_and_numeric_addresses_lead_here(own: LoopGuard, host: str) -> None:
    assert own.refusal(f"http://{host}:{PORT}/") == "own_address"


def test_this_computers_lan_address_leads_here(own: LoopGuard) -> None:
    for address in [each for each in resolve_host(socket.gethostname(), PORT) if "." in each]:
        assert own.refusal(f"http://{address}:{PORT}/") == "own_address"


@pytest.mark.parametrize(
    "host", ["203.0.113.9", "shop.example", "gone.example", "[2001:db8::9]", "127.0.0.1.x y"]
)
def test_other_computers_and_invalid_urls_do_not_lead_here(own: LoopGuard, host: str) -> None:
    assert own.refusal(f"http://{host}:{PORT}/") is None


def test_the_port_of_a_stopped_server_does_not_lead_here(own: LoopGuard) -> None:
    own.remove(PORT)
    assert own.refusal(f"http://127.0.0.1:{PORT}/") is None


def test_the_default_port_follows_from_the_scheme() -> None:
    own = LoopGuard()
    own.add(443)
    assert own.refusal("https://localhost/x") == "own_address"
    assert own.refusal("http://localhost/x") is None


LINK_LOCAL = [
    "169.254.169.254", "169.254.0.1", "[fe80::1]", "[fe80::1%25eth0]", "[febf::1]", "[::ffff:169.254.169.254]",
    "[64:ff9b::a9fe:a9fe]", "[2002:a9fe:a9fe::1]", "metadata.example", "both.example",
]  # fmt: skip


@pytest.fixture(params=[True, False])
def outside(request: pytest.FixtureRequest) -> LoopGuard:
    names = {
        "metadata.example": ["169.254.169.254"],
        "both.example": ["8.8.8.8", "fe80::1%3"],
        "shop.example": ["8.8.8.8"],
    }
    return LoopGuard(
        lookup=lambda host, port: names[host] if host in names else resolve_host(host, port),
        private=lambda: request.param,
    )


@pytest.mark.parametrize("host", LINK_LOCAL)
def test_link_local_addresses_are_never_called(outside: LoopGuard, host: str) -> None:
    assert outside.refusal(f"http://{host}/latest/meta-data") == "link_local_address"


PRIVATE = ["127.0.0.1", "localhost", "[::1]", "10.1.2.3", "172.16.0.1", "192.168.1.5", "100.64.0.1", "0.0.0.0",
           "[fd00::1]", "[::ffff:10.0.0.1]", "[64:ff9b::a00:1]", "224.0.0.1"]  # fmt: skip


@pytest.mark.parametrize("host", PRIVATE)
def test_private_addresses_are_called_if_the_setting_says_so(host: str) -> None:
    allowed = [True, False]
    guard = LoopGuard(private=lambda: allowed[0])
    assert guard.refusal(f"http://{host}:8420/") is None
    del allowed[0]
    assert guard.refusal(f"http://{host}:8420/") == "private_address"


@pytest.mark.parametrize("host", ["8.8.8.8", "[2001:4860:4860::8888]", "shop.example"])
def test_addresses_of_the_internet_are_called(outside: LoopGuard, host: str) -> None:
    assert outside.refusal(f"http://{host}/") is None
