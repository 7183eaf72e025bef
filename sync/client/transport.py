"""The transport: one request in, one answer out, as plain values.

`sync.client.api` uses it; `sync.client.http` implements it over HTTP, `app.server` answers the same two values without
HTTP, simulations implement it in memory. It knows no token, no record and no retry.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

MAX_BODY = 16 * 1024 * 1024
"""Bytes of one answer that are read at most (F32)."""


@dataclass(frozen=True, slots=True)
class Request:
    """One HTTP request. Headers and body stay out of its repr: they may hold tokens (F107)."""

    method: str
    path: str
    """Begins with a slash, without the base URL, percent-encoded where needed."""
    query: tuple[tuple[str, str], ...] = ()
    """Names and values in order, not encoded."""
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    body: bytes = field(default=b"", repr=False)
    timeout: float | None = None
    """Seconds for the whole exchange; None leaves it to the transport."""
    peer: str | None = None
    """On the server's side, the client's address; None without a network."""


@dataclass(frozen=True, slots=True)
class Response:
    """One HTTP answer, read to its end. Header names are lower-case."""

    status: int
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    body: bytes = field(default=b"", repr=False)


class Transport(Protocol):
    """Sends requests. May be called by up to four threads at once."""

    def send(self, request: Request) -> Response:
        """The answer, whatever its status.

        Raises `sync.errors`: Offline (`sent` says whether the bytes may have arrived), TlsRefused,
        ProtocolMismatch (no HTTP, or longer than `MAX_BODY`).
        """
        ...
