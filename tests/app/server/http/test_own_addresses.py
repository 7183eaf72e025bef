"""The addresses of this computer: which of them other computers can use, and which is told first."""

from __future__ import annotations

import socket
import sys

import pytest

from app.server.http import own_addresses
from app.server.http.own_addresses import host_for_others, lan_addresses, own_names
from app.server.http.server import Server
from tests.app.server.http.conftest import Addresses


def test_addresses_of_no_use_to_others_are_left_out_and_the_likeliest_is_first(addresses: Addresses) -> None:
    addresses.set(
        "127.0.0.1", "172.17.0.1", "10.8.0.2", "192.168.1.5", "169.254.3.4", "0.0.0.0", "::1", "fe80::1%eth0",
        "2001:db8::5", "192.168.1.5", "224.0.0.1",
    )  # fmt: skip
    assert lan_addresses() == ("192.168.1.5", "10.8.0.2", "172.17.0.1", "2001:db8::5")


def test_the_address_for_others_is_that_of_a_network(addresses: Addresses) -> None:
    addresses.set("2001:db8::5", "192.168.1.5")
    assert host_for_others("0.0.0.0") == "192.168.1.5"
    assert host_for_others("::") == "2001:db8::5"
    for chosen in ("127.0.0.1", "192.168.7.7", "till.example"):
        assert host_for_others(chosen) == chosen
    addresses.set()
    assert (host_for_others("0.0.0.0"), host_for_others("::")) == ("127.0.0.1", "::1")


def test_a_server_on_all_interfaces_tells_others_an_address_that_works_there(addresses: Addresses) -> None:
    addresses.set("192.168.1.5")
    server = Server(None, host="0.0.0.0", port=8420)
    assert (server.url, server.lan_url) == ("http://127.0.0.1:8420", "http://192.168.1.5:8420")
    assert Server(None, host="::", port=8420).lan_url == "http://[::1]:8420"
    assert Server(None, port=8420).lan_url == "http://127.0.0.1:8420"


def test_a_certificate_names_this_computer_and_no_address_that_changes_by_the_day(
    addresses: Addresses,
) -> None:
    addresses.set("192.168.1.5", "2001:db8::5")
    names = own_names()
    assert {"localhost", "127.0.0.1", "::1", "192.168.1.5"} <= names
    assert "2001:db8::5" not in names


def test_this_computers_own_addresses_can_be_bound() -> None:
    for address in lan_addresses():
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        with socket.socket(family) as bound:
            bound.bind((address, 0))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere interfaces are asked in another way")
def test_the_interfaces_of_this_computer_are_found() -> None:
    assert "127.0.0.1" in set(own_addresses._of_interfaces())
