"""Reads the bodies of requests, within limits of size and time, and makes room where slow ones take all places.

Called by `asgi`. Knows no records, and of a request only its body.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import Request as HttpRequest

from app.server.http.crowd import Crowd, Place
from app.server.http.errors import BodyTooLarge, BodyTooSlow

MAX_CONCURRENT = 128
"""Requests being read or answered at once; more get 503. The limit is memory, with bodies of 5 MB."""
DRAIN_FACTOR = 4
"""A body over the limit is read up to so many times the limit, so that its sender gets to read the 413."""

READ_SECONDS = 30.0
"""Time for a whole request body."""
PAUSE_SECONDS = 5.0
"""Time from one part of a body to the next."""
DISCARD_SECONDS = 2.0
"""Time for the body of a request that was rejected by its head."""
SLOW_SECONDS = 1.0
"""From then on a body gives way to another request of the same address, when that has no place left."""


class Bodies:
    """The places of requests, and the bodies that are being read, at most `limit` bytes each. For one event loop."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._crowd = Crowd(MAX_CONCURRENT, patience=SLOW_SECONDS)

    def admit(self, address: str) -> Place | None:
        """A place for a request of `address`; another one's slow body may end with 408 for it."""
        return self._crowd.enter(address)

    async def read(self, http: HttpRequest, place: Place) -> bytes:
        """The body. Raises BodyTooLarge and BodyTooSlow, after which the rest may be unread."""
        declared = http.headers.get("content-length", "0")
        if declared.isdigit() and int(declared) > self._limit * DRAIN_FACTOR:
            raise BodyTooLarge(limit=self._limit)
        parts: list[bytes] = []
        size = 0
        loop = asyncio.get_running_loop()
        deadline = loop.time() + READ_SECONDS
        try:
            async with asyncio.timeout(min(READ_SECONDS, PAUSE_SECONDS)) as pause:
                with _waiting(place, pause):
                    async for part in http.stream():
                        if not place.held:
                            raise BodyTooSlow
                        pause.reschedule(min(deadline, loop.time() + PAUSE_SECONDS))
                        size += len(part)
                        if size > self._limit * DRAIN_FACTOR:
                            break
                        if size <= self._limit:
                            parts.append(part)
                        else:
                            parts.clear()
        except TimeoutError as error:
            raise BodyTooSlow from error
        if size > self._limit:
            raise BodyTooLarge(limit=self._limit)
        return b"".join(parts)

    async def discard(self, http: HttpRequest, place: Place) -> bool:
        """Read and drop the body of a rejected request, so that its sender reads the response; False if there is more."""
        if "expect" in http.headers:
            return False
        size = 0
        try:
            async with asyncio.timeout(DISCARD_SECONDS) as end:
                with _waiting(place, end):
                    async for part in http.stream():
                        size += len(part)
                        if size > self._limit:
                            return False
        except TimeoutError:
            return False
        return True


@contextmanager
def _waiting(place: Place, timeout: asyncio.Timeout) -> Iterator[None]:
    """While a body is read, its place waits for the client, and gives way by the end of that wait."""

    def give_way() -> None:
        if not timeout.expired():
            timeout.reschedule(0.0)

    place.give_way, place.waits_since = give_way, time.monotonic()
    try:
        yield
    finally:
        place.waits_since = None
