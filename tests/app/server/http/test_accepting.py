"""Connections that are being accepted, or still open, when the server stops: each is closed, none is left to the collector."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from app.server.http.accepting import Acceptor
from app.server.http.server import bind
from app.server.http.shares import Place, Shares


class Peer(asyncio.Protocol):
    """A connection that gives its place back."""

    def __init__(self, place: Place, transports: list[Any]) -> None:
        self._place = place
        self._transports = transports

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transports.append(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._place.release()


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the collector had to close."""
    found: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: found.append(repr(what.object)))
    yield found
    gc.collect()


@pytest.mark.parametrize("steps", range(7))
def test_a_connection_that_arrives_while_the_server_stops_is_closed(steps: int, forgotten: list[str]) -> None:
    """Closed so many steps of the event loop after a client has connected: accepted or not, established or not."""

    async def stop_after(bound: socket.socket, client: socket.socket) -> tuple[int, bytes]:
        transports: list[Any] = []
        shares = Shares(8, 8)
        acceptor = Acceptor(
            bound,
            lambda place: Peer(place, transports),
            shares=shares,
            tls=None,
            handshake_seconds=1.0,
            make_room=lambda key: False,
            refusal=lambda: b"",
        )
        acceptor.start()
        await asyncio.sleep(0.01)
        client.connect(bound.getsockname())
        for _ in range(steps):
            await asyncio.sleep(0)
        acceptor.close()
        await acceptor.wait_closed()
        bound.close()
        for transport in transports:
            transport.abort()
        await asyncio.sleep(0.01)
        gc.collect()
        try:
            return shares.taken, client.recv(1)
        except ConnectionResetError:
            return shares.taken, b""

    with bind("127.0.0.1", 0) as bound, socket.socket() as client:
        client.settimeout(5)
        assert asyncio.run(stop_after(bound, client)) == (0, b"")
    assert forgotten == []
