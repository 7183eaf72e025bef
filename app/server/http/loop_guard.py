"""Judges the URLs that webhooks call.

A webhook that called one of this program's own servers would trigger itself for ever; the runtime and the practice
cloud add their servers' ports. Link-local addresses are never called: what answers there is the network or the machine
itself, such as a cloud's metadata service, and no program of a shop. URLs are judged at registration and again before
each call, and then the address of the connection itself, since a host name can change its address at any moment.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from typing import Literal

from sync.client import loopback
from sync.client.http import called_address
from sync.errors import BadAddress

NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses that stand for IPv4 addresses (RFC 6052)."""

Lookup = Callable[[str, int], list[str]]
"""Resolves a host name to addresses; an empty list when that fails."""


def resolve_host(host: str, port: int) -> list[str]:
    """The addresses that a connection would use, of any spelling the system knows (`127.1`, `0x7f000001`)."""
    try:
        resolved = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(address[0]) for *_, address in resolved]


Refusal = Literal["own_address", "link_local_address", "private_address"]
"""Why a URL is not called; the code of the problem in a delivery and of the violation in a registration."""


class LoopGuard:
    """The ports of this program's servers, and the addresses that webhooks may call.

    `private` says whether they may call this computer and its networks; it is asked each time.
    """

    def __init__(self, *, lookup: Lookup = resolve_host, private: Callable[[], bool] = lambda: True) -> None:
        self._ports: set[int] = set()
        self._lookup = lookup
        self._private = private

    def add(self, port: int) -> None:
        """Add the port of a server of ours."""
        self._ports.add(port)

    def remove(self, port: int) -> None:
        """Remove the port of a server that stopped."""
        self._ports.discard(port)

    def refusal(self, url: str) -> Refusal | None:
        """Why a request to `url` must not be made; None when it may, also for a name without an address.

        A router that forwards an outside address back to us is not recognised.
        """
        try:
            host, port = called_address(url)
        except BadAddress:
            return None
        # The host itself too: a zone in its address need not be one that this system can look up.
        refused = (self.refused_peer(address, port) for address in (host, *self._lookup(host, port)))
        return next((found for found in refused if found is not None), None)

    def refused_peer(self, address: str, port: int) -> Refusal | None:
        """Why a connection to this address and port must not be used."""
        ip = loopback.address(address)
        if ip is None:
            return None
        meant = (ip, *_embedded(ip))
        if any(each.is_link_local for each in meant):
            return "link_local_address"
        if port in self._ports and any(map(_is_this_computer, meant)):
            return "own_address"
        if not self._private() and any(not each.is_global or each.is_multicast for each in meant):
            return "private_address"
        return None


def _embedded(ip: loopback.Address) -> tuple[ipaddress.IPv4Address, ...]:
    """The IPv4 addresses to which a gateway would pass a packet on: of 6to4, Teredo and NAT64."""
    if isinstance(ip, ipaddress.IPv4Address):
        return ()
    found = [ip.sixtofour, *(ip.teredo or ())]
    if ip in NAT64:
        found.append(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
    return tuple(each for each in found if each is not None)


def _is_this_computer(ip: loopback.Address) -> bool:
    if ip.is_loopback or ip.is_unspecified:
        return True
    family = socket.AF_INET if isinstance(ip, ipaddress.IPv4Address) else socket.AF_INET6
    try:
        # Only addresses of this computer's own interfaces can be bound.
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(ip), 0))
    except OSError:
        return False
    return True
