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
    assert own.leads_here(f" http://{host}:{PORT}/v2/x?y")
    assert not own.leads_here(f"http://{host}:{PORT + 1}/v2/x?y")


@pytest.mark.skipif(not resolve_host("127.1", PORT), reason="this system reads no short addresses")
@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f000001"])
def test_short_and_numeric_addresses_lead_here(own: LoopGuard, host: str) -> None:
    assert own.leads_here(f"http://{host}:{PORT}/")


def test_this_computers_lan_address_leads_here(own: LoopGuard) -> None:
    for address in [each for each in resolve_host(socket.gethostname(), PORT) if "." in each]:
        assert own.leads_here(f"http://{address}:{PORT}/")


@pytest.mark.parametrize(
    "host", ["203.0.113.9", "shop.example", "gone.example", "[2001:db8::9]", "127.0.0.1.x y"]
)
def test_other_computers_and_invalid_urls_do_not_lead_here(own: LoopGuard, host: str) -> None:
    assert not own.leads_here(f"http://{host}:{PORT}/")


def test_the_port_of_a_stopped_server_does_not_lead_here(own: LoopGuard) -> None:
    own.remove(PORT)
    assert not own.leads_here(f"http://127.0.0.1:{PORT}/")


def test_the_default_port_follows_from_the_scheme() -> None:
    own = LoopGuard()
    own.add(443)
    assert own.leads_here("https://localhost/x")
    assert not own.leads_here("http://localhost/x")
