"""`python -m tests.bench.stub_server COUNT`: the stub shop over HTTP, in a process of its own.

Prints its port. Besides the cloud's interface it takes orders below `/bench`: `touch` edits records as somebody else
would, `faults` lets a share of the requests fail by a reset connection, `rows` gives so many of the records from a place
on, `counts` what went over the wire.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tests.bench.stub_shop import StubShop, customers

_WORDS = {200: "OK", 201: "Created", 304: "Not Modified", 404: "Not Found", 412: "Precondition Failed"}


class Server:
    """The shop and what is counted about it."""

    def __init__(self, count: int) -> None:
        self.shop = StubShop(customers(count))
        self.requests = self.bytes = 0
        self.share = 0.0
        self._rng = random.Random(1)

    def fails(self) -> bool:
        """Whether this request is one of those that fail."""
        return self._rng.random() < self.share

    def order(self, name: str, body: bytes) -> bytes:
        """What the bench itself asks for."""
        values: dict[str, Any] = json.loads(body) if body else {}
        match name:
            case "touch":
                self.shop.touch(values["ids"], values["values"])
            case "faults":
                self.share = values["share"]
            case "rows":
                return b"[" + b",".join(self.shop.rows(values["start"], values["most"])) + b"]"
            case "counts":
                found = {"requests": self.requests, "bytes": self.bytes}
                self.requests = self.bytes = 0
                return json.dumps(found).encode()
        return b"{}"


class Wire(asyncio.Protocol):
    """One kept connection: just enough HTTP/1.1."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._data = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember where to answer."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer every whole request that is here."""
        self._data += data
        while (end := self._data.find(b"\r\n\r\n")) >= 0:
            first, *lines = self._data[:end].decode("latin-1").split("\r\n")
            headers = {name.title(): value for name, _, value in (line.partition(": ") for line in lines)}
            length = int(headers.get("Content-Length", 0))
            if len(self._data) < end + 4 + length:
                return
            body, self._data = self._data[end + 4 : end + 4 + length], self._data[end + 4 + length :]
            method, target, _ = first.split(" ")
            self._answer(method, target, headers, body)

    def _answer(self, method: str, target: str, headers: dict[str, str], body: bytes) -> None:
        assert self._transport is not None
        server, parts = self._server, urlsplit(target)
        if parts.path.startswith("/bench/"):
            found = server.order(parts.path.removeprefix("/bench/"), body)
            self._transport.write(_head(200, {}, found) + found)
            return
        server.requests += 1
        if server.fails():
            self._transport.abort()
            return
        status, answer, found = server.shop.answer(
            method, parts.path, dict(parse_qsl(parts.query)), headers, body
        )
        server.bytes += len(found) + len(body)
        self._transport.write(_head(status, answer, found) + found)


def _head(status: int, headers: dict[str, str], body: bytes) -> bytes:
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return (
        f"HTTP/1.1 {status} {_WORDS.get(status, 'X')}\r\n{lines}content-length: {len(body)}\r\n\r\n".encode()
    )


async def _serve(count: int) -> None:
    server = Server(count)
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: Wire(server), "127.0.0.1", 0)
    print(listening.sockets[0].getsockname()[1], flush=True)
    await listening.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1])))
