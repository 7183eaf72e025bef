"""Notices that this computer has another network, or one again after none: a cable plugged in, another Wi-Fi, a VPN.

Called by the runtime every few seconds. Asks the system by which address it would reach the internet; no packet is sent.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress

LOOK_SECONDS = 15
"""Seconds between two looks."""
_BEYOND = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of documentation (RFC 5737, RFC 3849): beyond this network, and nobody's."""


def local_addresses() -> tuple[str, ...]:
    """The addresses by which this computer would reach the internet; empty without a network."""
    found = []
    for family, beyond in _BEYOND:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            # Of a datagram socket this only chooses the route.
            probe.connect((beyond, 9))
            found.append(str(probe.getsockname()[0]))
    return tuple(found)


class NetworkWatch:
    """Compares the addresses with those of the last look."""

    def __init__(self, addresses: Callable[[], tuple[str, ...]] | None = None) -> None:
        self._addresses = addresses or local_addresses
        self._seen: tuple[str, ...] | None = None

    def changed(self) -> bool:
        """Whether there is a network, and another one than at the last look; the first look only remembers."""
        found, before = self._addresses(), self._seen
        self._seen = found
        return before is not None and bool(found) and found != before
