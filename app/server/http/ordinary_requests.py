"""Ordinary requests, read at once: whole, well-formed, and saying nothing about the connection.

Called by `protocol` for what clients nearly always send. Anything else is left to h11, which alone refuses: what is read
here is a part of what h11 takes, and is read as h11 reads it. A test holds both to one result.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.server.http.request_checks import MAX_HEADER_BYTES

_TOKEN = rb"[-!#$%&'*+.^_`|~0-9A-Za-z]++"
_VALUE = rb"(?:[\x21-\x7e\x80-\xff][\t\x20-\x7e\x80-\xff]*+)?"
_HEAD = re.compile(
    rb"(GET|POST|PUT|PATCH|DELETE|OPTIONS) (/[\x21-\x7e]*+) HTTP/1\.1\r\n"
    rb"((?:" + _TOKEN + rb":[ \t]*+" + _VALUE + rb"\r\n)++)\r\n"
)
_LENGTH = re.compile(rb"[0-9]{1,7}")
_ABOUT_THE_CONNECTION = frozenset(
    {b"transfer-encoding", b"upgrade", b"expect", b"te", b"trailer", b"proxy-connection", b"http2-settings"}
)


@dataclass(frozen=True, slots=True)
class OrdinaryRequest:
    """A request with its whole body; header names in lower case, values without the blanks around them."""

    method: bytes
    target: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


def read_ordinary(data: bytes) -> OrdinaryRequest | None:
    """The one request that `data` is, to its last byte; None for anything that is not plainly one."""
    found = _HEAD.match(data)
    if found is None or found.end() > MAX_HEADER_BYTES:
        return None
    headers: list[tuple[bytes, bytes]] = []
    hosts = 0
    length: bytes | None = None
    for line in found[3].split(b"\r\n"):
        if not line:
            break  # behind the last one
        name, _, value = line.partition(b":")
        name, value = name.lower(), value.strip(b" \t")
        if name == b"host":
            hosts += 1
        elif name == b"content-length":
            if length is not None or _LENGTH.fullmatch(value) is None:
                return None
            length = value
        elif name == b"connection":
            if value.lower() != b"keep-alive":
                return None
        elif name in _ABOUT_THE_CONNECTION:
            return None
        headers.append((name, value))
    if hosts != 1 or len(data) - found.end() != int(length or 0):
        return None
    return OrdinaryRequest(found[1], found[2], headers, data[found.end() :])
