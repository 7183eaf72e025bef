"""Hosts that mean this computer."""

from __future__ import annotations

import pytest

from sync.client.loopback import address, is_loopback


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("192.168.0.7", "192.168.0.7"),
        ("::ffff:192.168.0.7", "192.168.0.7"),
        ("fe80::1%eth0", "fe80::1"),
        ("0127.0.0.1", None),
        ("shop.example", None),
        ("", None),
    ],
)
def test_the_ip_address_of_a_host(host: str, found: str | None) -> None:
    spelled = address(host)
    assert (str(spelled) if spelled else None) == found


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", "localhost", "till.localhost"]
)
def test_hosts_of_this_computer_alone(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host", ["192.168.0.7", "0.0.0.0", "::", "localhost.example", "127.0.0.1.example", ""]
)
def test_hosts_that_others_reach(host: str) -> None:
    assert not is_loopback(host)
