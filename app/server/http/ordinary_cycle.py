"""An ordinary request on its way through the application: its whole body is there, and its response is written at once.

Made by `protocol`. Overrides `send` of uvicorn's `RequestResponseCycle`, which serialises with h11 and writes head and
body apart; the rest of it stays.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.h11_impl import RequestResponseCycle

from app.server.http.replies import BODILESS

STATUS_LINES = {each.value: f"HTTP/1.1 {each.value} {each.phrase}\r\n".encode() for each in HTTPStatus}
_NAME = re.compile(rb"[-!#$%&'*+.^_`|~0-9A-Za-z]+")
_ILLEGAL = re.compile(rb"[\x00\n-\r]")
"""What would end a header line, or be no text of one."""


class OrdinaryCycle(RequestResponseCycle):
    """One request and its response, without h11."""

    _head = b""
    """Of the response, until the first part of its body."""
    _chunked = False

    async def send(self, message: Any) -> None:
        """Take a message of the application (ASGI)."""
        if self.flow.write_paused and not self.disconnected:
            await self.flow.drain()
        if self.disconnected:
            return
        if message["type"] == "http.response.start" and not self.response_started:
            self._start(message["status"], [*self.default_headers, *message.get("headers", ())])
        elif message["type"] == "http.response.body" and self.response_started and not self.response_complete:
            self._write(message.get("body", b""), more=message.get("more_body", False))
        else:
            raise RuntimeError(f"Unexpected ASGI message {message['type']!r}.")

    def _start(self, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        self.response_started = True
        lines = [STATUS_LINES[status]]
        sized = status in BODILESS
        for name, value in headers:
            if _NAME.fullmatch(name) is None or _ILLEGAL.search(value) is not None:
                raise RuntimeError("illegal header in a response")
            lower = name.lower()
            if lower == b"content-length":
                sized = True
            elif lower == b"connection" and value.lower() == b"close":
                self.keep_alive = False
                continue
            lines += (name, b": ", value, b"\r\n")
        if not sized:
            self._chunked = True
            lines.append(b"transfer-encoding: chunked\r\n")
        if not self.keep_alive:
            lines.append(b"connection: close\r\n")
        lines.append(b"\r\n")
        self._head = b"".join(lines)

    def _write(self, body: bytes, *, more: bool) -> None:
        if self._chunked:
            body = (b"%x\r\n%b\r\n" % (len(body), body) if body else b"") + (b"" if more else b"0\r\n\r\n")
        if data := self._head + body:
            self.transport.write(data)
        self._head = b""
        if not more:
            self.response_complete = True
            self.message_event.set()
            if not self.keep_alive:
                self.transport.close()
            self.on_response()
