"""Addresses of clouds, as people type them and as they are kept.

Knows no HTTP: the first sight of the window needs the address of the shop, and nothing that sends.
"""

from __future__ import annotations

import re
from urllib.parse import quote, urlsplit

from sync.client.loopback import is_loopback
from sync.errors import BadAddress


def base_address(text: str) -> str:
    """The base URL without trailing slashes and without a `/v2` at its end, since paths begin with it.

    Raises BadAddress.
    """
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise BadAddress(problem="port") from None
    if parts.scheme.lower() not in ("http", "https"):
        raise BadAddress(problem="scheme")
    if "@" in parts.netloc:
        raise BadAddress(problem="credentials")
    if not parts.hostname or not re.fullmatch(r"[\w.:%-]+", parts.hostname):
        raise BadAddress(problem="host")
    if port == 0:
        raise BadAddress(problem="port")
    if parts.query or parts.fragment:
        raise BadAddress(problem="query")
    prefix = quote(parts.path, safe="/%~!$&'()*+,;=:@").rstrip("/").removesuffix("/v2").rstrip("/")
    return f"{parts.scheme.lower()}://{parts.netloc}{prefix}"


def complete_address(text: str) -> str:
    """An address as a person types it, with the scheme that was left out: `http://` for this computer, else `https://`."""
    text = text.strip()
    if not text or "://" in text or text.lower().startswith(("http:", "https:")):
        return text
    text = text.lstrip("/")
    try:
        host = urlsplit(f"//{text}").hostname or ""
    except ValueError:
        host = ""  # `base_address` says what is wrong with it
    return f"{'http' if is_loopback(host) else 'https'}://{text}"


def is_loopback_url(base_url: str) -> bool:
    """Whether the address is this computer, for which no proxy is used."""
    return is_loopback(urlsplit(base_url).hostname or "")
