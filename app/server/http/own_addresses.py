"""The names and addresses of this computer, and the one to tell other computers.

Called by `tls`, `server` and `supervisor`. They are asked of the system each time, since a network can change them at
any moment; no packet is sent and no name server is asked.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv6Address
from pathlib import Path

from sync.client import loopback

ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound

_SIOCGIFADDR = {"linux": 0x8915, "darwin": 0xC0206921}
"""The request for the IPv4 address of an interface, by system."""
_IPV6_OF_LINUX = Path("/proc/net/if_inet6")


def lan_addresses() -> tuple[str, ...]:
    """Addresses at which other computers may reach this one: IPv4 first, of it 192.168, then 10, then the others."""
    usable = {}
    for text in (*_of_interfaces(), *_of_host_name()):
        ip = loopback.address(text)
        if ip is not None and not (
            ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast
        ):
            usable[str(ip)] = ip
    return tuple(
        sorted(
            usable,
            key=lambda text: (
                usable[text].version, not text.startswith("192.168."), not text.startswith("10.")
            ),
        )
    )  # fmt: skip


def host_for_others(host: str) -> str:
    """`host`, or for all interfaces the address by which other computers reach it; loopback without a network."""
    if host not in ALL_INTERFACES:
        return host
    four, six = ALL_INTERFACES
    wanted = {four: 4, six: 6}[host]
    found = (text for text in lan_addresses() if ("." in text) == (wanted == 4))
    return next(found, {four: "127.0.0.1", six: "::1"}[host])


def own_names() -> frozenset[str]:
    """Host names and IPv4 addresses of this computer. IPv6 addresses often change by the day, for privacy."""
    host = socket.gethostname()
    lan = {text for text in lan_addresses() if "." in text}
    names = {"localhost", "127.0.0.1", "::1", host, f"{host.partition('.')[0]}.local", *lan}
    return frozenset(each for each in names if each and each.isascii())


def _of_interfaces() -> Iterator[str]:
    request = _SIOCGIFADDR.get(sys.platform)
    if sys.platform == "win32" or request is None:
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(asked.fileno(), request, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])
    with suppress(OSError):
        for line in _IPV6_OF_LINUX.read_text("ascii").splitlines():
            yield str(IPv6Address(bytes.fromhex(line[:32])))


def _of_host_name() -> Iterator[str]:
    if os.name == "nt":
        # Windows knows the addresses of its own name; elsewhere a name server might be asked, or none answer.
        with suppress(OSError):
            for *_, address in socket.getaddrinfo(socket.gethostname(), None):
                yield str(address[0])
