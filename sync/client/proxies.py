"""The proxy settings of the system, which the HTTP client follows: of the environment, of Windows, of macOS.

Called by `http` and by the self-test.
"""

from __future__ import annotations

from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from sync.client.loopback import is_loopback


def uses_proxy(url: str, host: str) -> bool:
    """Whether a call goes through a proxy; never one to this computer."""
    if is_loopback(urlsplit(url).hostname or ""):
        return False
    proxies = getproxies()
    scheme = urlsplit(url.strip()).scheme.lower()
    return (scheme in proxies or "all" in proxies) and not proxy_bypass(host)


def system_proxies() -> dict[str, str]:
    """Host and port of each proxy by the scheme it is for, without user names and passwords."""
    return {
        scheme: _without_credentials(address) for scheme, address in getproxies().items() if scheme != "no"
    }


def _without_credentials(address: str) -> str:
    kind, divider, rest = address.strip().rpartition("://")
    place = rest.partition("/")[0].rpartition("@")[2]
    return f"{kind}{divider}{place}"
