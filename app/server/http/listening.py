"""Responses that are held open until there is something to say, and streams of events.

An endpoint answers with a `Listening`; `asgi` hands it to `Listeners`, which waits without a thread. Called without
HTTP, a `Listening` is an ordinary response that says what there was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request as HttpRequest
from starlette.types import Send

from app.server.http.change_signal import ChangeSignal
from app.server.http.crowd import Crowd
from sync.client.transport import Response

MAX_LISTENERS = 240
"""Requests held open at once; a few connections less than are taken."""
HEARTBEAT_SECONDS = 15.0
"""Between two parts of a stream: a comment tells client and proxies that it lives, and the server that they do."""
HEARTBEAT = b":\n\n"

Run = Callable[[Callable[[], Response | None]], Awaitable[Response | None]]
"""Runs a function in a thread."""


@dataclass(frozen=True, slots=True)
class Listening(Response):
    """A response that may wait.

    `again` is called in a thread after changes and returns what there is to say, None for nothing yet. Of a `stream`
    each response is one more part, and one with another status than 200 ends it; otherwise the first one is the answer.
    """

    signal: ChangeSignal = field(kw_only=True)
    generation: int = field(kw_only=True)
    """That of the signal, before the changes were read."""
    again: Callable[[], Response | None] = field(kw_only=True)
    topics: frozenset[str] = field(kw_only=True)
    """What it waits for news of."""
    seconds: float = field(kw_only=True, default=0.0)
    """How long it is held; a stream has no end."""
    stream: bool = field(kw_only=True, default=False)


class Listeners:
    """The requests of one server that are held open."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self.places = Crowd(MAX_LISTENERS)
        """Taken by `asgi` for each request that may be held open, from its head on."""

    async def serve(self, answer: Listening, http: HttpRequest, send: Send) -> Response | None:
        """The response to send, or None for one that was sent or whose client is gone."""
        loop = asyncio.get_running_loop()
        woken = asyncio.Event()
        releases = answer.signal.releases

        def wake() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(woken.set)

        unsubscribe = answer.signal.listen(wake, answer.topics)
        gone = asyncio.ensure_future(_until_gone(http))
        turn = _Turn(answer, woken, gone, lambda: answer.signal.releases != releases)
        try:
            if answer.stream:
                await self._stream(turn, send)
                return None
            return await self._hold(turn)
        finally:
            unsubscribe()
            gone.cancel()

    async def _hold(self, turn: _Turn) -> Response | None:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + turn.answer.seconds
        looked = turn.answer.generation
        while True:
            if looked != turn.answer.signal.generation:
                looked = turn.answer.signal.generation
                if (found := await self._run(turn.answer.again)) is not None:
                    return found
            if turn.gone.done():
                return None
            if turn.released() or not await turn.wait(deadline - loop.time()):
                return turn.answer

    async def _stream(self, turn: _Turn, send: Send) -> None:
        answer = turn.answer
        headers = [(name.encode(), value.encode("latin-1")) for name, value in answer.headers.items()]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        body = answer.body or HEARTBEAT
        while not turn.gone.done():
            await send({"type": "http.response.body", "body": body, "more_body": True})
            part = await self._run(answer.again)
            while part is None and not turn.released() and not turn.gone.done():
                woken = await turn.wait(HEARTBEAT_SECONDS)
                part = await self._run(answer.again)
                if part is None and not woken:
                    part = Response(200, body=HEARTBEAT)
            body = b"" if part is None else part.body
            if part is None or part.status != 200:
                break
        if not turn.gone.done():
            await send({"type": "http.response.body", "body": body, "more_body": False})


@dataclass(frozen=True, slots=True)
class _Turn:
    """One held request."""

    answer: Listening
    woken: asyncio.Event
    gone: asyncio.Future[Any]
    released: Callable[[], bool]

    async def wait(self, seconds: float) -> bool:
        """Wait until the client is gone or something happened; False when the time is up first."""
        if seconds <= 0:
            return False
        waking: asyncio.Future[Any] = asyncio.ensure_future(self.woken.wait())
        try:
            done, _ = await asyncio.wait(
                {waking, self.gone}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            waking.cancel()
        self.woken.clear()
        return bool(done)


async def _until_gone(http: HttpRequest) -> None:
    while (await http.receive())["type"] != "http.disconnect":
        pass
