"""What the host of an address is, read in one place: the client, both ends of a sign-in and the servers must agree.

Called by the transport and, above it, by whoever asks which computer an address means. Names are never looked up.
"""

from __future__ import annotations

import ipaddress
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


def address(host: str) -> Address | None:
    """The address that `host` spells, without its zone and out of an IPv6 form of IPv4; None for a name."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def is_loopback(host: str) -> bool:
    """Whether `host` is this computer by itself, whatever network it is in."""
    found = address(host)
    if found is None:
        return host == "localhost" or host.endswith(".localhost")
    return found.is_loopback
