"""Accepts connections on a listening socket, at most a fair share for each address.

Called by `protocol` in place of asyncio's own server, which knows no limit: there a connection is an object, and with
TLS a handshake, before anybody can count it. Here a connection over the share of its address costs an accept, a send
and a close. Knows no HTTP.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import ssl
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from app.server.http.errors import TooManyRequests
from app.server.http.rate_limits import Buckets, caller_key
from app.server.http.shares import Place, Shares
from storage.clock import SystemClock

EXHAUSTED = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
EXHAUSTED_SECONDS = 0.5
"""Wait before the next accept when the system has no file or memory left for a connection."""

ROOMS_PER_MINUTE = 1200
"""How often one connection of an address is closed for another one: that costs more than to refuse the other."""

log = logging.getLogger(__name__)


class Acceptor:
    """Accepts until it is closed. `make` builds the protocol of a connection that holds the place it is given.

    `make_room` closes a connection of an address (its `caller_key`) that waits for nothing but the client, for a new
    one; False when there is none. `refusal` is what a refused connection is told, without TLS only: over TLS it would take a handshake.
    """

    def __init__(
        self,
        bound: socket.socket,
        make: Callable[[Place], asyncio.Protocol],
        *,
        shares: Shares,
        tls: ssl.SSLContext | None,
        handshake_seconds: float,
        make_room: Callable[[str], bool],
        refusal: Callable[[], bytes],
    ) -> None:
        self._bound = bound
        self._make = make
        self._shares = shares
        self._tls = tls
        self._handshake_seconds = handshake_seconds
        self._make_room = make_room
        self._rooms = Buckets(ROOMS_PER_MINUTE, clock=SystemClock(), reason="address")
        self._refusal = refusal
        self._tasks: set[asyncio.Task[None]] = set()
        """The accepting itself, and connections that are not established yet."""
        self._handshakes: dict[Place, asyncio.Task[None]] = {}
        """Those of the latter that are in a TLS handshake, the oldest first."""
        self._unbegun: set[Place] = set()
        """Places of connections whose task has not run yet."""

    def start(self) -> None:
        """Accept on the running event loop."""
        self._spawn(self._accept())

    def close(self) -> None:
        """Accept no more, and drop what is not established."""
        for task in self._tasks:
            task.cancel()

    async def wait_closed(self) -> None:
        """Wait until that is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                peer, address = await self._next(loop)
            except OSError as error:
                # Such as a client that hung up before it was accepted.
                await asyncio.sleep(EXHAUSTED_SECONDS if error.errno in EXHAUSTED else 0)
                continue
            place = self._shares.take(address[0]) or self._take_from_itself(address[0])
            if place is None:
                self._refuse(peer)
            else:
                self._begin(peer, place)
            # A waiting connection is accepted without giving way: a flood would stop every answer.
            await asyncio.sleep(0)

    async def _next(self, loop: asyncio.AbstractEventLoop) -> tuple[socket.socket, Any]:
        """The next connection. asyncio's own wait for it loses one that comes in the moment in which it is cancelled."""
        if not isinstance(loop, asyncio.SelectorEventLoop):
            return await loop.sock_accept(self._bound)  # that of Windows closes it
        while True:
            with suppress(BlockingIOError):
                return self._bound.accept()
            readable: asyncio.Future[None] = loop.create_future()
            loop.add_reader(self._bound, _set, readable)
            try:
                await readable
            finally:
                loop.remove_reader(self._bound)

    def _begin(self, peer: socket.socket, place: Place) -> None:
        """Establish a connection, or close it when it is cancelled before it began: none of `_establish` runs then."""
        task = self._spawn(self._establish(peer, place))
        self._unbegun.add(place)
        if self._tls is not None:
            self._handshakes[place] = task

        def done(_task: asyncio.Task[None]) -> None:
            if place in self._unbegun:
                self._unbegun.discard(place)
                self._handshakes.pop(place, None)
                place.release()
                peer.close()

        task.add_done_callback(done)

    def _take_from_itself(self, address: str) -> Place | None:
        """A place of an address that has its share: programs that share one must not be shut out by one of them."""
        key = caller_key(address)
        try:
            self._rooms.take(key)
        except TooManyRequests:
            return None
        unfinished = next((place for place in self._handshakes if place.key == key), None)
        if unfinished is not None:
            self._handshakes.pop(unfinished).cancel()
            unfinished.release()
        elif not self._make_room(key):
            return None
        return self._shares.take(address)

    def _refuse(self, peer: socket.socket) -> None:
        with peer, suppress(OSError):
            if self._tls is None:
                peer.send(self._refusal())

    async def _establish(self, peer: socket.socket, place: Place) -> None:
        established = False
        self._unbegun.discard(place)
        with suppress(OSError):
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: self._make(place),
                peer,
                ssl=self._tls,
                ssl_handshake_timeout=self._handshake_seconds if self._tls is not None else None,
            )
            established = True
        except OSError as error:
            log.debug("no connection: %s", type(error).__name__)
        finally:
            self._handshakes.pop(place, None)
            if not established:
                place.release()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _set(readable: asyncio.Future[None]) -> None:
    if not readable.done():
        readable.set_result(None)
