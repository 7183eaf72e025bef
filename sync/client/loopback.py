"""Loopback addresses: one reading of hosts for the client, both ends of a sign-in, and the servers.

Names are never resolved.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


def address(host: str) -> Address | None:
    """The IP address that `host` is, without its zone, IPv4 unmapped from IPv6; None for a name."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=1024)
def is_loopback(host: str) -> bool:
    """Whether `host` means this computer on every network."""
    found = address(host)
    if found is None:
        return host == "localhost" or host.endswith(".localhost")
    return found.is_loopback
