"""Recognises URLs of this program's own servers: a webhook that called one would trigger itself for ever.

The runtime and the practice cloud add their servers' ports. URLs are checked at registration and again before each
call, since a host name can change its address.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable

from sync.client import loopback
from sync.client.http import called_address
from sync.errors import BadAddress

Lookup = Callable[[str, int], list[str]]
"""Resolves a host name to addresses; an empty list when that fails."""


def resolve_host(host: str, port: int) -> list[str]:
    """The addresses that a connection would use, of any spelling the system knows (`127.1`, `0x7f000001`)."""
    try:
        resolved = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(address[0]) for *_, address in resolved]


class LoopGuard:
    """The ports of this program's servers, compared with URLs that lead to this computer."""

    def __init__(self, *, lookup: Lookup = resolve_host) -> None:
        self._ports: set[int] = set()
        self._lookup = lookup

    def add(self, port: int) -> None:
        """Add the port of a server of ours."""
        self._ports.add(port)

    def remove(self, port: int) -> None:
        """Remove the port of a server that stopped."""
        self._ports.discard(port)

    def leads_here(self, url: str) -> bool:
        """Whether a request to `url` would arrive at one of our servers.

        A router that forwards an outside address back to us is not recognised.
        """
        try:
            host, port = called_address(url)
        except BadAddress:
            return False
        return port in self._ports and any(map(_is_this_computer, self._lookup(host, port)))


def _is_this_computer(address: str) -> bool:
    ip = loopback.address(address)
    if ip is None:
        return False
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
