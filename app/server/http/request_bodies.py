"""Reads the bodies of requests, within limits of size and time, and makes room where slow ones take all places.

Called by `asgi`. Knows no records, and of a request only its body.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.requests import Request as HttpRequest

from app.server.http.errors import BodyTooLarge, BodyTooSlow
from app.server.http.rate_limits import caller_key
from app.server.http.shares import Place, Shares

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


WHOLE_BODY = "whole_body"
"""Key of a request's state, under which its connection puts a body that has come with its head."""


@dataclass(slots=True, eq=False)
class _Reading:
    """A body that is being read; `over` once it had to give way."""

    place: Place
    timeout: asyncio.Timeout
    since: float
    over: bool = False


def whole_body(http: HttpRequest) -> bytes | None:
    """The body of a request that has come with its head; None when it is still to be read, if there is one."""
    found: bytes | None = http.scope.get("state", {}).get(WHOLE_BODY)
    return found


class Bodies:
    """The places of requests, and the bodies that are being read, at most `limit` bytes each. For one event loop."""

    def __init__(self, limit: int, places: Shares) -> None:
        self._limit = limit
        self._places = places
        self._readings: dict[_Reading, None] = {}
        """The oldest first."""

    def admit(self, address: str) -> Place | None:
        """A place for a request of `address`: a free one, else that of its slowest body, which then ends with 408."""
        place = self._places.take(address)
        if place is None and (slow := self._slowest(caller_key(address))) is not None:
            slow.over = True
            slow.timeout.reschedule(0.0)
            slow.place.release()
            place = self._places.take(address)
        return place

    def _slowest(self, key: str) -> _Reading | None:
        latest = asyncio.get_running_loop().time() - SLOW_SECONDS
        return next(
            (
                each
                for each in self._readings
                if each.place.key == key
                and each.since < latest
                and not each.over
                and not each.timeout.expired()
            ),
            None,
        )

    async def read(self, http: HttpRequest, place: Place) -> bytes:
        """The body. Raises BodyTooLarge and BodyTooSlow, after which the rest may be unread."""
        if (whole := whole_body(http)) is not None:
            if len(whole) > self._limit:
                raise BodyTooLarge(limit=self._limit)
            return whole
        declared = http.headers.get("content-length", "0")
        if declared.isdigit() and int(declared) > self._limit * DRAIN_FACTOR:
            raise BodyTooLarge(limit=self._limit)
        parts: list[bytes] = []
        size = 0
        loop = asyncio.get_running_loop()
        deadline = loop.time() + READ_SECONDS
        try:
            async with asyncio.timeout(min(READ_SECONDS, PAUSE_SECONDS)) as pause:
                with self._noted(place, pause) as reading:
                    async for part in http.stream():
                        if reading.over:
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
        if (whole := whole_body(http)) is not None:
            return len(whole) <= self._limit
        if "expect" in http.headers:
            return False
        size = 0
        try:
            async with asyncio.timeout(DISCARD_SECONDS) as end:
                with self._noted(place, end):
                    async for part in http.stream():
                        size += len(part)
                        if size > self._limit:
                            return False
        except TimeoutError:
            return False
        return True

    @contextmanager
    def _noted(self, place: Place, timeout: asyncio.Timeout) -> Iterator[_Reading]:
        reading = _Reading(place, timeout, asyncio.get_running_loop().time())
        self._readings[reading] = None
        try:
            yield reading
        finally:
            del self._readings[reading]
