"""Whether an address leads back into this program: a webhook that called us would call itself for ever.

Filled by the runtime and the practice cloud when their servers start; asked at registration and before each call,
since a name can come to mean another computer.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable

from sync.client import loopback
from sync.client.http import called_address
from sync.errors import BadAddress

Lookup = Callable[[str, int], list[str]]
"""The addresses of a host name; none when it has none now."""


def resolve_host(host: str, port: int) -> list[str]:
    """As a connection would; takes the spellings the system takes (`127.1`, `0x7f000001`)."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(address[0]) for *_, address in found]


class LoopGuard:
    """The ports this program listens on, and every name this computer has for itself."""

    def __init__(self, *, lookup: Lookup = resolve_host) -> None:
        self._ports: set[int] = set()
        self._lookup = lookup

    def add(self, port: int) -> None:
        """A server of ours listens there."""
        self._ports.add(port)

    def remove(self, port: int) -> None:
        """It does no more."""
        self._ports.discard(port)

    def leads_here(self, url: str) -> bool:
        """Whether a call of `url` would arrive at one of our servers.

        An address behind which a router sends connections back to us cannot be told from another computer's.
        """
        try:
            host, port = called_address(url)
        except BadAddress:
            return False
        return port in self._ports and any(_is_this_computer(each) for each in self._lookup(host, port))


def _is_this_computer(address: str) -> bool:
    ip = loopback.address(address)
    if ip is None:
        return False
    if ip.is_loopback or ip.is_unspecified:
        return True
    family = socket.AF_INET if isinstance(ip, ipaddress.IPv4Address) else socket.AF_INET6
    try:
        # Only an address of one of our own interfaces can be bound.
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(ip), 0))
    except OSError:
        return False
    return True
