"""A small HTTP/1.1 client over one kept connection, fast enough not to distort what is measured or raced.

Used by the bench, the race and the soak. It speaks just enough: Content-Length, no redirects, no compression.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

_WRITTEN = ((b"content-length", b"Content-Length"), (b"etag", b"ETag"), (b"etag", b"Etag"))
"""The headers that are looked at, and how servers write them."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: status, header lines, those that are looked at in lower case, body."""

    status: int
    head: bytes
    body: bytes

    @property
    def json(self) -> Any:
        """The body's value."""
        return json.loads(self.body)

    def header(self, name: str) -> str:
        """The value of a header; blank when absent."""
        _, _, rest = self.head.partition(f"\r\n{name}:".encode())
        return rest.partition(b"\r\n")[0].decode().strip()


class Client:
    """One kept connection."""

    def __init__(self, port: int, headers: Mapping[str, str]) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        common = {"Host": f"127.0.0.1:{port}", "Content-Type": "application/json", **headers}
        self._common = "".join(f"{name}: {value}\r\n" for name, value in common.items())
        self._rest = b""

    def send(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """One exchange that must succeed: anything but a 2xx raises RuntimeError."""
        answer = self.exchange(method, path, body, **headers)
        if not 200 <= answer.status < 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer

    def exchange(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """One exchange, whatever its status. Raises ConnectionError when the server hangs up."""
        own = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        self._socket.sendall(f"{method} {path} HTTP/1.1\r\n{self._common}{own}{length}\r\n".encode() + body)
        return self._read()

    def _read(self) -> Answer:
        data = self._rest
        while (end := data.find(b"\r\n\r\n")) < 0:
            data += self._more()
        first, _, rest = data[:end].partition(b"\r\n")
        head = b"\r\n" + rest + b"\r\n"
        for plain, written in _WRITTEN:
            head = head.replace(written, plain)
        answer = Answer(int(first.split()[1]), head, b"")
        length = int(answer.header("content-length") or 0)
        parts, have = [data[end + 4 :]], len(data) - end - 4
        while have < length:
            parts.append(self._more())
            have += len(parts[-1])
        body = b"".join(parts)
        self._rest = body[length:]
        return Answer(answer.status, head, body[:length])

    def _more(self) -> bytes:
        found = self._socket.recv(1 << 18)
        if not found:
            raise ConnectionError("closed by the server")
        return found

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
