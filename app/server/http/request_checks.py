"""Checks of a request's head before its body is read: sizes, Host, Origin, Content-Encoding, query.

Called by `asgi`. Pure functions of the head's text.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping, Sequence
from functools import lru_cache
from urllib.parse import parse_qsl, urlsplit

from app.server.http.errors import (
    AddressTooLong,
    BadRequest,
    BodyNotJson,
    EncodingUnknown,
    HeadersTooLarge,
    HostUnknown,
    OriginForeign,
)

MAX_ADDRESS = 8 * 1024
"""Bytes of path and query; a filter by 100 ids takes 2 kB."""
MAX_HEADERS = 100
MAX_HEADER_BYTES = 32 * 1024
"""Bytes of all names and values; also the limit of the connection for a head."""
MAX_PARAMETERS = 100
"""Parameters of a query; the interface has six."""

LONGEST_IP = 64
"""Characters of an IP address with its zone; what is longer is none, and is not remembered as none."""

UTF_8 = frozenset({"utf-8", "utf8", "us-ascii"})
LOOPBACK_NAMES = frozenset({"localhost", "ip6-localhost"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def check_sizes(address: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    """Raises AddressTooLong, HeadersTooLarge."""
    if len(address) > MAX_ADDRESS:
        raise AddressTooLong(limit=MAX_ADDRESS)
    if (
        len(headers) > MAX_HEADERS
        or sum(len(name) + len(value) for name, value in headers) > MAX_HEADER_BYTES
    ):
        raise HeadersTooLarge(most=MAX_HEADERS, limit=MAX_HEADER_BYTES)


def check_host(hosts: Sequence[str], names: frozenset[str]) -> None:
    """Raises HostUnknown unless there is one Host header, and it is one of `names` or an IP address.

    Against DNS rebinding: a foreign page can make a browser send its own host name here, but no address.
    """
    if len(hosts) != 1:
        raise HostUnknown
    host = hosts[0]
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    if name.lower() not in names and not (len(name) <= LONGEST_IP and _is_address(name)):
        raise HostUnknown


@lru_cache(maxsize=256)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(method: str, headers: Mapping[str, str], *, reads_are_safe: bool = True) -> None:
    """A page of another origin may read and not write; raises OriginForeign.

    Nothing is ever granted to other origins, so a preflight is refused with it. `reads_are_safe` is False for
    paths where a GET may delete: then every method is refused.
    """
    origin = headers.get("origin")
    if origin is None or _same_origin(origin, headers.get("host", "")):
        return
    preflight = method == "OPTIONS" and "access-control-request-method" in headers
    if preflight or method not in SAFE_METHODS or not reads_are_safe:
        raise OriginForeign


def _same_origin(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def check_encoding(headers: Mapping[str, str]) -> None:
    """Raises EncodingUnknown for a compressed body, which could unpack to any size."""
    chunked = headers.get("transfer-encoding", "chunked").strip().lower() == "chunked"
    if not chunked or headers.get("content-encoding", "identity").strip().lower() not in ("", "identity"):
        raise EncodingUnknown


def check_content_type(content_type: str | None) -> None:
    """Raises BodyNotJson for a body that says it is something else; one that says nothing is read as JSON."""
    media, _, rest = (content_type or "").lower().partition(";")
    said = [
        part.partition("=")[2].strip(' "') for part in rest.split(";") if part.strip().startswith("charset=")
    ]
    is_json = media.strip() in ("", "application/json") or media.strip().endswith("+json")
    if not is_json or not {*said} <= UTF_8:
        raise BodyNotJson


def parse_query(query: bytes) -> tuple[tuple[str, str], ...]:
    """The decoded parameters of a query, in order. Raises BadRequest.

    Only "&" separates them, since filters contain unescaped semicolons.
    """
    if query.count(b"&") >= MAX_PARAMETERS:
        raise BadRequest(problem="too_many_parameters", most=MAX_PARAMETERS)
    try:
        text = query.decode("utf-8")
        return tuple(parse_qsl(text, keep_blank_values=True, errors="strict", separator="&"))
    except UnicodeDecodeError as error:
        raise BadRequest(problem="encoding") from error
